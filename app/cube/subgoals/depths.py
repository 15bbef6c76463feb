"""Model of the depths of the cube's parts, without widgets; the rows of the pane are derived from it."""

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
"""White is up when the cube is shown at first."""
COUNTING = phrase("Counting the cases of each part")


class Practice(NamedTuple):
    """Practice scramble, after which a part has this depth."""

    part: Subgoal
    metric: Metric
    depth: int
    moves: Sequence[str]


class PartDepths(CubeFollower):
    """Depths of the parts of the current cube, updated after every turn."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services = services
        self._counting, self._drawing = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._counted: dict[Metric, set[str]] = {metric: set() for metric in Metric}
        """Kinds of parts whose cases are counted, by metric."""
        self._practised: Practice | None = None
        """Practice scramble drawn last."""
        self._reached = False
        self._wanted = False
        """Whether a practice scramble is to follow once the cases are counted."""
        settings = services.settings
        face, kind = settings.get(FACE_KEY, USUAL_FACE), settings.get(KIND_KEY, KINDS[0])
        self._face = face if face in FACES else USUAL_FACE
        self._kind = kind if kind in KINDS else KINDS[0]
        self.crosses: Mapping[str, int | None] = {}
        """Depth of the cross of each face; empty until the cases are counted."""
        self.rows: Mapping[str, NearestSubgoal] = {}
        """Nearest part of each kind that has the chosen colour."""
        model.session.changed.connect(self._announce_reached)
        model.practise = self._practise_on

    # choices

    @property
    def face(self) -> str:
        """Face whose colour is chosen."""
        return self._face

    @face.setter
    def face(self, face: str) -> None:
        if face != self._face:
            self._face = face
            self._services.settings.set(FACE_KEY, face)
            self.follow()

    @property
    def kind(self) -> str:
        """Chosen kind of part, which is plotted and practised."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        if kind != self._kind:
            self._kind = kind
            self._services.settings.set(KIND_KEY, kind)
            self.changed.emit()

    @property
    def metric(self) -> Metric:
        """Metric in which depths are counted."""
        return self._model.metric

    @property
    def is_large(self) -> bool:
        """Whether the current cube is a 3x3x3; smaller ones have no such parts."""
        return self._model.is_large

    def distribution(self, kind: str) -> DepthDistribution | None:
        """Return the number of cases at each depth for the part in a row; None while they are counted."""
        row = self.rows.get(kind)
        return None if row is None else distribution(row.name, self.metric)

    # updates

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
        """Update the depths of the kinds whose cases are counted."""
        cube, metric, counted = self._model.session.state, self.metric, self._counted[self.metric]
        if not (self._in_sight and self.is_large):
            return
        self.rows = {kind: nearest(kind, self._face, cube, metric) for kind in KINDS if kind in counted}
        self.crosses = {face: part.depth(cube, metric) for face, part in PARTS["cross"].items()} if self.rows else {}
        self.changed.emit()
        if self._wanted and self._kind in self.rows:
            self.practise()

    # actions

    def lay_out(self, kind: str) -> Sequence[str] | None:
        """Plan the turns of a shortest way to a part and return them; None if there is no way."""
        row = self.rows.get(kind)
        turns = None if row is None else row.part.way(self._model.session.state, self.metric)
        if turns:
            self._model.session.player.stop()
            self._model.session.plan(turns)
        return turns

    @property
    def practice_depth(self) -> int:
        """Depth to practise for the chosen kind; always one that has cases."""
        cases = self.distribution(self._kind)
        wanted = self._services.settings.get(f"{DEPTH_KEY}/{self._kind}", -1)
        if cases is None:
            return max(wanted, 0)
        return wanted if 0 <= wanted <= cases.deepest and cases.layers[wanted].states else cases.most_populous.depth

    @practice_depth.setter
    def practice_depth(self, depth: int) -> None:
        self._services.settings.set(f"{DEPTH_KEY}/{self._kind}", depth)
        self.changed.emit()

    @property
    def practice(self) -> Practice | None:
        """Practice scramble that the current game began with, or None."""
        wanted = self._practised
        return wanted if wanted is not None and self.is_large and self._model.scramble == list(wanted.moves) else None

    def practise(self) -> None:
        """Begin with a scramble for the chosen part and depth, as soon as its cases are counted.

        Undo brings the current cube back.
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
            detail=tr("{name}, depth {depth}", name=part.name, depth=depth),
        )

    def _begin(self, practice: Practice) -> None:
        self._practised, self._reached = practice, False
        self._model.begin_scrambled(practice.moves)

    def _announce_reached(self) -> None:
        """Emit, once a game, that turns of the user have solved the practised part."""
        wanted, session = self.practice, self._model.session
        if wanted is None or self._reached or not session.position or session.player.stepping:
            return
        if wanted.part.depth(session.state, wanted.metric) == 0:
            self._reached = True
            self._model.reached.emit()


def _count(metric: Metric, counted: set[str], control: Control) -> None:
    """Count the cases of each kind in turn; the window shows those that are counted already."""
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
