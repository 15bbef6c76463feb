"""What is true of the parts of the cube on the board, without a widget: the rows of the pane are derived from it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.follower import CubeFollower
from app.cube.model.model import MOST_SEED, CubeModel
from core.base.control import Control
from core.base.depth import DepthDistribution
from core.base.words import phrase
from core.cube.cubie import FACES, Cube
from core.cube.metrics import Metric
from core.cube.subgoals.goal import Subgoal
from core.cube.subgoals.nearest import KINDS, NAMES, NearestSubgoal, distribution, nearest
from core.cube.subgoals.parts import PARTS, practice_scramble

FACE_KEY, KIND_KEY, DEPTH_KEY = "cube/part_face", "cube/part", "cube/part_depth"
USUAL_FACE = "U"
"""White, as the cube is held at first."""
COUNTING = phrase("Counting the cases of each part")


class Practice(NamedTuple):
    """A scramble after which a part is so deep."""

    part: Subgoal
    metric: Metric
    depth: int
    moves: Sequence[str]


class PartDepths(CubeFollower):
    """How deep the parts are; what a turn changes is there at once."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services = services
        self._counting, self._drawing = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._counted: dict[Metric, set[str]] = {metric: set() for metric in Metric}
        """The kinds whose cases are counted."""
        self._practised: Practice | None = None
        """What was last asked for to practise."""
        self._reached = False
        self._wanted = False
        """Whether to practise waits for the cases."""
        settings = services.settings
        face, kind = settings.get(FACE_KEY, USUAL_FACE), settings.get(KIND_KEY, KINDS[0])
        self._face = face if face in FACES else USUAL_FACE
        self._kind = kind if kind in KINDS else KINDS[0]
        self.crosses: Mapping[str, int | None] = {}
        """The depth of the cross of each face; empty until the cases are counted."""
        self.rows: Mapping[str, NearestSubgoal] = {}
        """What is known of each kind, for the colour that is chosen."""
        model.session.changed.connect(self._announce_reached)
        model.practise = self._practise_on

    # what is chosen

    @property
    def face(self) -> str:
        """The face whose colour is chosen."""
        return self._face

    @face.setter
    def face(self, face: str) -> None:
        if face != self._face:
            self._face = face
            self._services.settings.set(FACE_KEY, face)
            self.follow()

    @property
    def kind(self) -> str:
        """The kind that is looked at more closely, and practised."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        if kind != self._kind:
            self._kind = kind
            self._services.settings.set(KIND_KEY, kind)
            self.changed.emit()

    @property
    def metric(self) -> Metric:
        """How turns are counted."""
        return self._model.metric

    @property
    def is_large(self) -> bool:
        """Whether the cube on the page has such parts."""
        return self._model.is_large

    def distribution(self, kind: str) -> DepthDistribution | None:
        """The cases of what a row speaks of at each depth; None while they are being counted."""
        row = self.rows.get(kind)
        return None if row is None else distribution(row.name, self.metric)

    # following the board

    def follow(self) -> None:
        if not (self._in_sight and self.is_large):
            self._counting.forget()
            self.crosses, self.rows = {}, {}
            self.changed.emit()
            return
        metric, counted = self.metric, self._counted[self.metric]
        if len(counted) < len(KINDS):
            job = self._counting.ask(
                metric,
                translate(COUNTING),
                partial(_count, metric, counted),
                lambda _: self.follow(),
                detail=tr("in {unit}", unit=metric.unit),
            )
            job.progressed.connect(self._look)
        self._look()

    def _look(self) -> None:
        """At those kinds whose cases are counted."""
        cube, metric, counted = self._model.session.state, self.metric, self._counted[self.metric]
        if not (self._in_sight and self.is_large):
            return
        self.rows = {kind: nearest(kind, self._face, cube, metric) for kind in KINDS if kind in counted}
        self.crosses = {face: part.depth(cube, metric) for face, part in PARTS["cross"].items()} if self.rows else {}
        self.changed.emit()
        if self._wanted and self._kind in self.rows:
            self.practise()

    # what can be done

    def lay_out(self, kind: str) -> Sequence[str] | None:
        """Let a shortest way to a part wait to be played; its turns. None where there is none: it is not defined."""
        row = self.rows.get(kind)
        way = None if row is None else row.part.way(self._model.session.state, self.metric)
        if way:
            self._model.session.player.stop()
            self._model.session.plan(way)
        return way

    @property
    def practice_depth(self) -> int:
        """The depth that is practised of the kind that is chosen: one that there is."""
        found = self.distribution(self._kind)
        wanted = self._services.settings.get(f"{DEPTH_KEY}/{self._kind}", -1)
        if found is None:
            return max(wanted, 0)
        return wanted if 0 <= wanted <= found.deepest and found.layers[wanted].states else found.most_populous.depth

    @practice_depth.setter
    def practice_depth(self, depth: int) -> None:
        self._services.settings.set(f"{DEPTH_KEY}/{self._kind}", depth)
        self.changed.emit()

    @property
    def practice(self) -> Practice | None:
        """What is practised in the game on the board; None if it began otherwise."""
        wanted = self._practised
        return wanted if wanted is not None and self.is_large and self._model.scramble == list(wanted.moves) else None

    def practise(self) -> None:
        """Begin with a scramble after which the part is so deep; undo brings this cube back.

        As soon as its cases are counted.
        """
        row = self.rows.get(self._kind)
        self._wanted = row is None
        if row is not None:
            self._draw(row.part, self.metric, self.practice_depth)

    def _practise_on(self) -> bool:
        wanted = self.practice
        if wanted is not None:
            self._draw(wanted.part, wanted.metric, wanted.depth)
        return wanted is not None

    def _draw(self, part: Subgoal, metric: Metric, depth: int) -> None:
        seed = random.randint(1, MOST_SEED)
        work = partial(_draw_practice, part, metric, depth, seed)
        self._drawing.ask(
            seed,
            tr("Scrambling the cube"),
            work,
            self._begin,
            detail=tr("{name} of {depth}", name=part.name, depth=depth),
        )

    def _begin(self, practice: Practice) -> None:
        self._practised, self._reached = practice, False
        self._model.begin_scrambled(practice.moves)

    def _announce_reached(self) -> None:
        """Announce, once a game, that turns of the user have solved the part that is practised."""
        wanted, session = self.practice, self._model.session
        if wanted is None or self._reached or not session.position or session.player.stepping:
            return
        if wanted.part.depth(session.state, wanted.metric) == 0:
            self._reached = True
            self._model.reached.emit()


def _count(metric: Metric, counted: set[str], control: Control) -> None:
    """Make the tables, one kind after the other; the window looks at those that are there already."""
    for kind in KINDS:
        if control.cancelled:
            return
        if kind not in counted:
            for name in NAMES[kind]:
                distribution(name, metric)
            nearest(kind, USUAL_FACE, Cube(), metric)
            counted.add(kind)


def _draw_practice(part: Subgoal, metric: Metric, depth: int, seed: int, _control: Control) -> Practice:
    return Practice(part, metric, depth, practice_scramble(part, metric, depth, seed))
