"""What a tab hears of another one: the same game is followed, another one waits behind the one here."""

from support.headless import at, effects, friends, opened, part_text, saved_text, table, then
from support.press import fill, make, more, press

from web.app import storage
from web.app.messages import Navigate, StorageChanged
from web.app.state import Opponent, Settings, State, Theme
from web.screens.play.messages import ComputerMoved, ShowPly


def heard(here: State, there: State, slug: str = "zero-hero") -> State:
    """The page after another one has saved its game."""
    return then(here, StorageChanged(f"game.{slug}", saved_text(there)))


def numbers(state: State) -> list[int]:
    saved = table(state).saved
    return [each.play.number for each in (saved, *saved.parked)]


def test_the_same_game_in_another_tab_is_followed() -> None:
    here = at("zero-hero/73/-7")
    ahead = heard(here, at("zero-hero/73/-7.-6"))
    assert (table(ahead).play.number, ahead.path) == (60, "zero-hero/73/-7.-6")
    assert ahead.announced[1] == "In another tab the number became 60."
    undone = heard(ahead, press(at("zero-hero/73/-7"), "Undo"))
    assert (table(undone).play.number, len(table(undone).play.undone)) == (73, 1)


def test_what_is_no_news_or_of_another_kind_changes_nothing_on_the_table() -> None:
    here = at("zero-hero/73/-7")
    for text in (saved_text(friends("zero-hero/99")), saved_text(here), "{", ""):
        assert table(then(here, StorageChanged("game.zero-hero", text))) == table(here)
    other = heard(here, friends("digit-duel/256"), "digit-duel")
    assert table(other) is table(here)
    assert "game.digit-duel" in other.shared.saved


def test_what_another_tab_saved_is_there_when_the_game_is_opened() -> None:
    lobby = heard(at(""), at("zero-hero/73/-7"))
    assert lobby.path == ""
    assert table(then(lobby, Navigate("#/zero-hero"))).play.number == 66
    assert "game.zero-hero" not in then(lobby, StorageChanged("game.zero-hero", "")).shared.saved


def test_another_game_in_another_tab_waits_behind_the_one_here() -> None:
    here = heard(friends("zero-hero/99"), at("zero-hero/73/-7"))
    assert numbers(here) == [99, 66]
    assert numbers(heard(here, at("zero-hero/73/-7.-6"))) == [99, 60]
    assert numbers(heard(here, at("zero-hero/73/-3"))) == [99, 70, 66]
    assert numbers(then(here, Navigate("#/"), Navigate("#/zero-hero"))) == [66], "nothing was played here"


def test_a_game_given_up_and_the_next_of_a_match_are_followed_too() -> None:
    here = make(friends("zero-hero/73", points=3), "-7")
    over = more(here, "Resign", "Resign")
    followed = heard(here, over)
    assert table(followed).saved.standing.score == (1, 0)
    assert followed.announced[1] == "In another tab the number became 66. Player 1 wins."
    following = heard(followed, press(over, "Next game"))
    assert (numbers(following), table(following).saved.match.score) == ([100], (1, 0))


def test_a_finished_game_stays_when_another_tab_only_lays_out_its_number() -> None:
    here = make(friends("zero-hero/7"), "-7")
    assert table(heard(here, friends("zero-hero/7"))) == table(here)
    assert numbers(heard(here, press(here, "Undo"))) == [7]


def test_hints_count_whichever_tab_they_were_asked_in() -> None:
    here, there = friends("zero-hero/73"), press(friends("zero-hero/73"), "Hint", "Hint")
    both = heard(here, there)
    assert (table(both).saved.hints, both.announced) == ((2, 0), here.announced)
    assert table(heard(there, make(here, "-7"))).saved.hints == (2, 0)


def test_what_happens_in_another_tab_disturbs_neither_looking_back_nor_the_computer() -> None:
    here = make(opened("zero-hero/73", opponent=Opponent.COMPUTER), "-7")
    here = then(here, ComputerMoved("zero-hero/73/-7", ("-6",)), ShowPly(1))
    followed = heard(here, make(press(here, "Back to now"), "-6"))
    assert (table(followed).ui.viewed_ply, table(followed).play.number) == (1, 54)
    present = press(followed, "Back to now")
    assert effects(present) == (), "the other tab's computer is thinking"
    assert [effect.key for effect in effects(press(present, "Go on"))] == [
        ("choose move", present.path, table(present).saved.seating.level)
    ]
    back = heard(followed, at("zero-hero/73/-7"))
    assert table(back).ui.viewed_ply is None, "there is no such move any more"


def test_what_is_typed_here_stays_while_another_tab_plays() -> None:
    here = fill(press(at("zero-hero/73/-7"), "Opponent: Player 2"), "Player 1", "Ann")
    form = table(heard(here, at("zero-hero/73/-7.-6"))).setup
    assert form
    assert form.players == ("Ann", "Player 2")


def test_who_plays_is_followed_too() -> None:
    here, there = at("zero-hero/73/-7"), at("zero-hero/73/-7.-6?opponent=computer")
    assert table(heard(here, there)).saved.seating == table(there).saved.seating


def test_names_chosen_in_another_tab_are_those_of_the_next_game() -> None:
    text = storage.encode_settings(Settings(players=("Ann", "Bo"), theme=Theme.DARK))
    state = then(friends("zero-hero/73"), StorageChanged(storage.SETTINGS, text))
    assert table(state).play.players == ("Player 1", "Player 2")
    assert state.shared.settings.theme is Theme.DARK
    assert "Ann begins" in part_text(more(state, "New game"))
