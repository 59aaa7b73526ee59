"""Links: every form that was ever published leads somewhere, and a bad one to a sentence."""

from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules import GAMES, Game
from web import screens
from web.app import router
from web.app.router import ALSO_CALLED, LATER, LOBBY, PLAY, Route, read, unescaped

SCREENS = {LOBBY, PLAY, "about", "learn", "explore"}
SLUGS = list(GAMES)


def names(route: Route) -> tuple[str, str, str, dict[str, str], str]:
    """A route without the wrapping of its options."""
    return route.screen, route.game, route.rest, dict(route.options), route.problem


# --- what was published ---


@pytest.mark.parametrize("link", ["", "#", "#/", "#//", "/", f"#/{LOBBY}"])
def test_no_link_leads_to_the_lobby(link: str) -> None:
    assert names(read(link, SCREENS)) == (LOBBY, "", "", {}, "")


def test_a_slug_leads_to_the_table_of_its_game(game: Game) -> None:
    for link in (f"#/{game.slug}", game.slug, f"#/{game.slug}/", f"/{game.slug}"):
        assert names(read(link, SCREENS)) == (PLAY, game.slug, "", {}, "")


def test_a_start_and_moves_follow_the_slug_as_they_are(game: Game) -> None:
    assert read(f"#/{game.slug}/256", SCREENS).rest == "256"
    assert read(f"#/{game.slug}/256/-6.x1", SCREENS).rest == "256/-6.x1"


@pytest.mark.parametrize(
    ("query", "options"),
    [
        ("opponent=friend", {"opponent": "friend"}),
        ("opponent=computer&level=sharp&you=1", {"opponent": "computer", "level": "sharp", "you": "1"}),
        ("names=Ann,Ben", {"names": "Ann,Ben"}),
        ("names=Zo%C3%AB%2C%26%3D", {"names": "Zoë,&="}),
        ("a=1&a=2", {"a": "2"}),
        ("flag&&x=", {"flag": "", "x": ""}),
        ("a=b=c?d#e", {"a": "b=c?d#e"}),
        ("", {}),
    ],
)
def test_options_stand_behind_a_question_mark(query: str, options: dict[str, str]) -> None:
    for slug in SLUGS:
        for path in (f"{slug}", f"{slug}/256", f"{slug}/256/-6.x1"):
            route = read(f"#/{path}?{query}", SCREENS)
            assert (route.screen, route.game, dict(route.options)) == (PLAY, slug, options)
            assert "?" not in route.rest


def test_a_screen_is_reached_by_its_name_with_or_without_a_game(game: Game) -> None:
    assert names(read("#/learn", SCREENS)) == ("learn", "", "", {}, "")
    assert names(read(f"#/{game.slug}/learn", SCREENS)) == ("learn", game.slug, "", {}, "")
    assert names(read(f"#/{game.slug}/learn/3", SCREENS)) == ("learn", game.slug, "3", {}, "")
    assert names(read("#/explore?rule=ends%3D0", SCREENS)) == ("explore", "", "", {"rule": "ends=0"}, "")
    assert names(read(f"#/{game.slug}/explore/250?rule=ends=0", SCREENS)) == (
        "explore",
        game.slug,
        "250",
        {"rule": "ends=0"},
        "",
    )
    assert names(read("#/about/privacy/more", SCREENS)) == ("about", "", "privacy/more", {}, "")


@pytest.mark.parametrize("name", LATER)
def test_a_screen_that_is_not_built_yet_is_said_in_a_sentence(name: str) -> None:
    built = SCREENS - {name}
    assert LATER[name].endswith("not built yet.")
    assert names(read(f"#/{name}", built)) == (LOBBY, "", "", {}, LATER[name])
    assert names(read(f"#/{name}/2026-11-16?rule=x", built)) == (LOBBY, "", "", {}, LATER[name])
    for slug in SLUGS:
        assert names(read(f"#/{slug}/{name}/3", built)) == (PLAY, slug, "", {}, LATER[name])


@pytest.mark.parametrize("name", LATER)
def test_once_it_is_built_nothing_is_said(name: str) -> None:
    assert names(read(f"#/{name}/x", {*SCREENS, name})) == (name, "", "x", {}, "")


@pytest.mark.parametrize(
    "path",
    [
        *("learn", "explore", "puzzles", "daily", "daily/2026-11-16", "trainer", "endless", "you", "stats", "class"),
        *("terminal", "about"),
    ],
)
def test_every_published_path_is_known_today(path: str) -> None:
    route = read(f"#/{path}", screens.NAMES)
    name = ALSO_CALLED.get(path, path.partition("/")[0])
    assert route.screen == name or route.problem == LATER[name]


# --- what is wrong ---


def test_an_unknown_game_is_named_in_the_sentence() -> None:
    assert names(read("#/chess/1/2", SCREENS)) == (LOBBY, "", "", {}, "There is no game called “chess”.")
    assert read(f"#/{PLAY}", SCREENS).problem == f"There is no game called “{PLAY}”.", "a table needs a game"


@pytest.mark.parametrize("name", SLUGS)
def test_slugs_are_taken_as_they_are_written(name: str) -> None:
    assert read(f"#/{name.upper()}", SCREENS).screen == LOBBY
    assert read(f"#/{name}x", SCREENS).problem


def test_a_link_that_is_too_long_is_not_read() -> None:
    assert read("#/" + "a" * (router.LONGEST - 2), SCREENS).problem.startswith("There is no game")
    assert names(read("#/" + "a" * (router.LONGEST - 1), SCREENS)) == (
        LOBBY,
        "",
        "",
        {},
        "This link is too long to be read.",
    )


@given(st.text() | st.text(st.sampled_from("#/?&=%.-x019aé\ud800")))
def test_any_text_gives_a_route_to_a_screen(text: str) -> None:
    for link in (text, f"#/{text}", f"#/{SLUGS[0]}/{text}", f"#/{SLUGS[0]}?{text}", f"#/about/{text}"):
        route = read(link, SCREENS)
        assert route.screen in SCREENS
        assert route.game in ("", *SLUGS)
        assert len(route.problem) < 200
        assert route.problem.isprintable()


# --- escapes, and the way without what could be wrong ---


@given(st.text(st.sampled_from("%0123456789abcdefABCDEFgé/-.\ud800")) | st.text())
def test_percent_signs_are_resolved_as_the_standard_library_does(text: str) -> None:
    assert unescaped(text) == unquote(text)


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1))
def test_what_was_escaped_comes_back(text: str) -> None:
    assert unescaped(quote(text, safe="")) == text
    assert dict(read(f"#/about?{quote(text, safe='')}={quote(text, safe='')}", SCREENS).options) == {text: text}


def test_escaped_links_are_read_like_others() -> None:
    assert names(read("#/%64igit-duel%2F256%2F-6.x1", SCREENS)) == (PLAY, "digit-duel", "256/-6.x1", {}, "")


def test_the_bare_way_leads_to_the_same_screen_and_game_with_nothing_else() -> None:
    route = read("#/digit-duel/256/-6?opponent=friend", SCREENS)
    assert names(route.bare("Oh.")) == (PLAY, "digit-duel", "", {}, "Oh.")
    assert names(read("#/about/x?y=z", SCREENS).bare("")) == ("about", "", "", {}, "")


def test_options_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        read("#/about?a=b", SCREENS).options["a"] = "c"  # type: ignore[index]
