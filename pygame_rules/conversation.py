"""One game as a conversation, in the game's own words, with people or computers in the seats."""

from collections.abc import Mapping, Sequence

from pygame_rules.coach import Coach
from pygame_rules.computer import Computer
from pygame_rules.core import Move
from pygame_rules.errors import RulesError, Unreadable, WrongAnswer
from pygame_rules.game import NO_MOVE_RULE, Game
from pygame_rules.play import SEATS, Ending, How, Play, other
from pygame_rules.talk import COMMANDS, Dialogue, Say, agree, listen


class Conversation:
    """Talks players through their games: knows which seats are computers, and has a coach at hand."""

    def __init__(self, coach: Coach, computers: Mapping[int, Computer], *, claims: bool) -> None:
        self.coach = coach
        self.computers = computers
        self.claims = claims
        self.hinted: list[tuple[int, int]] = []  # The seat and the number of every hint given in this game.

    def play_game(self, play: Play) -> Dialogue[Ending]:
        """One game, to its end, in the game's own words."""
        game, wording = play.game, play.game.wording
        gap = "\n" if wording.blank_line_between_turns else ""
        self.hinted.clear()
        if wording.opening:
            yield Say(wording.opening.format(number=play.number) + gap)
        while not play.ending:
            mover, made = play.name(play.turn), len(play.moves)
            yield Say(game.turn_words(mover, play.number))
            play = yield from self._turn(play)
            if len(play.moves) > made:
                digit = play.moves[-1].digit
                yield Say(wording.moved.format(player=mover, digit=digit, number=play.number) + gap)
            elif not play.ending:
                yield Say(f"Back to {play.number}.{gap}")
        yield Say(_closing(play, play.ending))
        for seat in SEATS:
            used = sum(1 for hinted, _ in self.hinted if hinted == seat)
            if used:
                yield Say(f"Hints used by {play.name(seat)}: {used}.")
        return play.ending

    def _turn(self, play: Play) -> Dialogue[Play]:
        """One turn: ask until the game has changed; a wrong answer is explained and asked again."""
        while True:
            try:
                return (yield from self._attempt(play))
            except WrongAnswer as wrong:
                play = play.strike()
                yield Say(f"{wrong} Strike {play.strikes}.")
                if (yield from self._is_claimed(play)):
                    return play.claim()
            except RulesError as error:
                yield Say(str(error))

    def _attempt(self, play: Play) -> Dialogue[Play]:
        """Put the game's own questions, to a person or a computer, until they make a move."""
        computer = self.computers.get(play.turn)
        planned = play.game.answers(play.number, computer.choose(play.number)) if computer else ()
        answers: list[str] = []
        while True:
            asked = _after(play, answers)
            if isinstance(asked, Move):
                return play.make(asked)
            if planned:
                answers.append(planned[len(answers)])
                yield Say(f"{asked}{answers[-1]}")
                continue
            answer = yield from listen(asked)
            if answer in ("?", "help"):
                yield Say(self._hint(play) if answer == "?" else _help(play.game))
                continue
            if answer in ("undo", "redo", "resign"):
                return self._command(play, answer)
            try:
                _after(play, [*answers, answer])
            except Unreadable as error:
                yield Say(str(error))
            else:
                answers.append(answer)

    def _command(self, play: Play, command: str) -> Play:
        """Do what was asked for; the moves of a computer are taken back and made again along."""
        if command == "resign":
            return play.resign()
        return play.undo(past=self.computers) if command == "undo" else play.redo(past=self.computers)

    def _hint(self, play: Play) -> str:
        """The next of three hints about this number: who is winning, which move, why."""
        hints = self.coach.hints(play.number)
        given = self.hinted.count((play.turn, play.number))
        if given == len(hints):
            return hints[-1]
        self.hinted.append((play.turn, play.number))
        return hints[given]

    def _is_claimed(self, play: Play) -> Dialogue[bool]:
        """Whether the opponent wants the game after three strikes; a computer never does."""
        opponent = other(play.turn)
        if not (self.claims and play.claimable) or opponent in self.computers:
            return False
        return (yield from agree(f"{play.name(opponent)}, do you claim the game? (yes/no) "))


def _after(play: Play, answers: Sequence[str]) -> str | Move:
    """What follows these answers to the game's questions: the next question, or the move."""
    asking = play.game.ask(play.number, first=not play.moves)
    prompt = next(asking)
    try:
        for answer in answers:
            prompt = asking.send(answer)
    except StopIteration as done:
        move: Move = done.value
        return move
    return prompt


def _help(game: Game) -> str:
    return "\n".join([*game.rules, NO_MOVE_RULE, *(f"{word}: {does}" for word, does in COMMANDS.items())])


def _closing(play: Play, ending: Ending) -> str:
    winner, loser = play.name(ending.winner), play.name(ending.loser)
    if ending.how is How.WON:
        return play.game.wording.won.format(player=winner)
    if ending.how is How.LOST:
        return play.game.wording.lost.format(player=loser, winner=winner)
    return ending.sentence(play.players)
