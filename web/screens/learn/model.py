"""What a lesson knows: its game, the step, the number within it, and what was answered."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from pygame_rules import GAMES, Game
from pygame_rules.computer import Level
from pygame_rules.errors import RulesError
from pygame_rules.lessons import Lesson, Position, Step, lesson_of
from pygame_rules.patterns import Report, Rule
from pygame_rules.solver import Solver
from web.app import screen
from web.app.router import Route
from web.app.state import Opponent, Shared
from web.app.storage import DamagedSave
from web.saves.game import NAMESPACE, decode_game
from web.saves.progress import LESSONS, Progress, progress

NONE = Progress()


class BadStep(RulesError):
    """A link to a step that a lesson does not have."""


@dataclass(frozen=True)
class LearnModel:
    """Without a game it is the list of all lessons, with the progress of each.

    ``answers`` has what was said of each number of the step: whether the player to move wins, or nothing yet.
    """

    game: Game | None = None
    lesson: Lesson | None = None
    at: int = 0
    place: int = 0
    answers: tuple[bool | None, ...] = ()
    todo: tuple[int, ...] = ()  # The numbers of the step that are still to be asked about, behind the open one.
    moved: str = ""  # The last move that was tried …
    told: str = ""  # … and what was said of it.
    checked: bool = False
    shown: bool = False  # The answer was asked for before a try.
    rule: Rule | None = None
    testing: bool = False
    report: Report | None = None
    proved: bool = False  # The game that the step asks for has been won.
    progress: Progress = NONE
    all_progress: tuple[tuple[str, int, int], ...] = ()  # Of each lesson: its game's slug, steps done, steps in all.

    @property
    def step(self) -> Step:
        """The step that is open."""
        assert self.lesson
        return self.lesson.steps[self.at]

    @property
    def position(self) -> Position:
        """The number that is asked about."""
        return self.step.positions[self.place]

    @property
    def right(self) -> bool:
        """Whether everything that was answered is right."""
        return all(
            answer is None or answer == position.wins
            for answer, position in zip(self.answers, self.step.positions, strict=False)
        )

    @property
    def failed(self) -> bool:
        """Whether a wrong answer was checked, so that the number has to be answered again."""
        return self.checked and not self.shown and not self.right

    @property
    def solved(self) -> bool:
        """Whether the open number or rule is settled, so that there is nothing to do but to go on."""
        step = self.step
        if self.shown or step.kind == "see":
            return True
        if step.kind == "play":
            return self.moved in self.position.moves
        if step.kind == "say":
            return bool(self.report and self.report.holds)
        return self.proved if step.kind == "prove" else self.checked

    def at_step(self, at: int) -> "LearnModel":
        """The lesson at another step, from its first number on, with nothing answered yet."""
        opened = LearnModel(self.game, self.lesson, at, progress=self.progress)
        asked_one_by_one = opened.step.kind in ("play", "predict")
        return replace(opened, todo=tuple(range(1, len(opened.step.positions))) if asked_one_by_one else ())

    def after_answer(self) -> "LearnModel | None":
        """The step at its next number; one that was answered wrongly comes back. None behind the last."""
        todo = (*self.todo, self.place) if self.failed else self.todo
        if not todo:
            return None
        # What was right in a pair stays answered.
        pairs = zip(self.answers, self.step.positions, strict=False) if self.step.kind == "compare" else ()
        kept = tuple(answer if answer == position.wins else None for answer, position in pairs)
        return replace(self.at_step(self.at), place=todo[0], todo=todo[1:], answers=kept)


def open_learn(route: Route, shared: Shared, _: Random) -> "screen.Step[LearnModel]":
    """The list of lessons, or a lesson at the step that a link names, or at the first that is not done."""
    if not route.game:
        return screen.Step(LearnModel(all_progress=tuple(_counts(shared.saved))))
    game = GAMES[route.game]
    lesson = lesson_of(game)
    if lesson is None:
        raise BadStep(f"There is no lesson about {game.title} yet.")
    made = progress(shared.saved, game.slug)
    model = LearnModel(game, lesson, progress=made)
    at = _place(game, lesson, route.rest) if route.rest else _first_open(lesson, made)
    return screen.Step(_proving(model.at_step(at), shared))


def _counts(saved: Mapping[str, str]) -> list[tuple[str, int, int]]:
    found = []
    for slug, game in GAMES.items():
        lesson = lesson_of(game)
        if lesson:
            names = {step.name for step in lesson.steps}
            found.append((slug, len(names & set(progress(saved, slug).done)), len(names)))
    return found


def _place(game: Game, lesson: Lesson, text: str) -> int:
    """The step of a link, by its number, its name, or the claim it teaches."""
    names = [step.name for step in lesson.steps]
    if text in names:
        return names.index(text)
    taught = lesson.teaching(text) if text in {claim.name for claim in Solver(game).insight.claims} else None
    if taught:
        return lesson.steps.index(taught)
    if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadStep(f"This lesson has the steps 1 to {len(names)}.")


def _first_open(lesson: Lesson, made: Progress) -> int:
    return next((at for at, step in enumerate(lesson.steps) if step.name not in made.done), 0)


def _proving(model: LearnModel, shared: Shared) -> LearnModel:
    """Where a game is to be won: whether the one that is saved is just that, and won."""
    if model.step.kind != "prove" or model.game is None:
        return model
    text = shared.saved.get(NAMESPACE + model.game.slug, "")
    try:
        saved = decode_game(text) if text else None
    except DamagedSave:
        saved = None
    if saved is None or saved.autoplayed:
        return model
    play, seating = saved.play, saved.seating
    wanted = (model.position.number, Opponent.COMPUTER, Level.PERFECT)
    won = bool(play.ending) and play.ending is not None and play.ending.winner == seating.you
    return replace(model, proved=won and (play.start, seating.opponent, seating.level) == wanted)


def path(model: LearnModel) -> str:
    """The link to the open step."""
    return f"{model.game.slug}/learn/{model.at + 1}" if model.game else "learn"


def saved(model: LearnModel) -> Mapping[str, Progress]:
    """The progress of the open lesson, once there is any."""
    return {LESSONS + model.game.slug: model.progress} if model.game and model.progress.done else {}
