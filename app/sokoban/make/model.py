"""Model of the workbench: wishes for new levels, generated levels, and the job generating them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import run_low_priority
from app.base.language.wording import estimate, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.session.session import Record
from app.base.storage import fields
from app.base.storage.autosave import Autosave
from app.base.storage.settings import Settings
from app.sokoban.library.library import Library
from app.sokoban.library.titles import MADE_LEVELS
from app.sokoban.make.card import CARD, LevelCard, restore_card
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.generate.difficulty import USUAL, DifficultyMeasure
from core.sokoban.generate.make import NewLevel, Order, make
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import GenerationMethod, Tries, Wishes

BATCH = 24
"""Number of levels made in a batch."""
ROOMS = 24
"""Average number of rooms tried for each level of a batch, at most."""
NOTHING_S = 20.0
"""Seconds without any level after which the workbench suggests which wish to relax."""
FIRST = Wishes(10, 9, 4, None, None, 15, 60)
STORE_KEY, SLOT = "sokoban-make", "starred"
STARRED = fields.record({"cards": fields.list_field(CARD)})
DIFFICULTY, PUSHES, NEWEST = "difficulty", "pushes", "newest"
_SETTING = "sokoban/make"


@dataclass
class GenerationBatch:
    """Batch of levels that is being generated, or was generated last."""

    wishes: Wishes
    like: LevelCard | None
    count: int
    tries: Tries
    """Counts of the tried rooms, updated by the worker."""
    seen: Tries = field(default_factory=Tries)
    """Copy of `tries` made by the last `look`, so that all figures shown are of the same moment."""
    job: Job | None = None

    def look(self) -> None:
        """Copy the worker's current counts to `seen`."""
        self.seen = self.tries.copy()


class MakeModel(QObject):
    """Model of the workbench: wishes, cards, their order, and the batch that is being generated."""

    changed = Signal()
    """A wish or the seed has changed."""
    cards_changed = Signal()
    """The cards, their stars, their grades or their order have changed."""
    progressed = Signal()
    """More rooms were tried, or a batch began or ended."""

    def __init__(self, services: Services, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._library = services, library
        self._settings = settings = services.settings
        self.wishes = _load_wishes(settings)
        self.seed: int = settings.get(f"{_SETTING}/seed", 1)
        self.parts = frozenset(
            part for part in DifficultyMeasure if settings.get(f"{_SETTING}/weigh-{part}", part in USUAL)
        )
        self.order: str = settings.get(f"{_SETTING}/order", DIFFICULTY)
        self._cards: list[LevelCard] = []
        self._discarded: list[LevelCard] = []
        self.run: GenerationBatch | None = None
        self._next: dict[tuple[Wishes, int, str], int] = {}
        """Seed with which the next batch begins, by wishes, first seed and key of the varied level."""
        self._came = GuiThreadCallback(self._on_came)
        self._load()
        self._autosave = Autosave(services.store, self._record, lambda: (STORE_KEY, SLOT), self)

    # Wishes

    def wish(self, wishes: Wishes) -> None:
        """Replace and remember the wishes; they apply to the next batch."""
        self.wishes = wishes
        for name, value in (("width", wishes.width), ("height", wishes.height), ("boxes", wishes.boxes),
                            ("least", wishes.least), ("most", wishes.most),
                            ("style", wishes.style or ""), ("method", wishes.method or "")):  # fmt: skip
            self._settings.set(f"{_SETTING}/{name}", value)
        self.changed.emit()

    def set_seed(self, seed: int) -> None:
        """Set and remember the seed of the next batch."""
        self.seed = seed
        self._settings.set(f"{_SETTING}/seed", seed)
        self.changed.emit()

    def weigh(self, part: DifficultyMeasure, on: bool) -> None:
        """Include a measure in the difficulty, or leave it out."""
        self.parts = self.parts | {part} if on else self.parts - {part}
        self._settings.set(f"{_SETTING}/weigh-{part}", on)
        self.cards_changed.emit()

    def sort(self, order: str) -> None:
        """Set and remember the order in which the cards are shown."""
        self.order = order
        self._settings.set(f"{_SETTING}/order", order)
        self.cards_changed.emit()

    # Cards

    @property
    def cards(self) -> Sequence[LevelCard]:
        """Cards in the chosen order."""
        keys = {
            DIFFICULTY: lambda card: -card.level.measures.difficulty(self.parts),
            PUSHES: lambda card: -card.level.measures.pushes,
            NEWEST: lambda card: -card.number,
        }
        return sorted(self._cards, key=keys.get(self.order, keys[DIFFICULTY]))

    @property
    def starred_cards(self) -> list[LevelCard]:
        """Cards of the levels that the user has starred to keep."""
        return [card for card in self.cards if card.starred]

    @property
    def can_bring_back(self) -> bool:
        return bool(self._discarded)

    def grade(self, card: LevelCard) -> int:
        """Return the grade of a card, 1 to 5, by the measures that are included in the difficulty."""
        return card.level.measures.grade(self.parts)

    def star(self, card: LevelCard) -> None:
        """Star a card, or remove its star; starred cards are kept in the store."""
        card.starred = not card.starred
        self._autosave.touch()
        self.cards_changed.emit()

    def discard(self, card: LevelCard) -> None:
        """Remove a card from the workbench; its level is not made again."""
        self._cards.remove(card)
        self._discarded.append(card)
        self._autosave.touch()
        self.cards_changed.emit()

    def bring_back(self) -> LevelCard | None:
        """Put back and return the card that was discarded last; None if there is none."""
        if not self._discarded:
            return None
        card = self._discarded.pop()
        self._cards.append(card)
        self._autosave.touch()
        self.cards_changed.emit()
        return card

    def clear(self) -> None:
        """Discard all cards that are not starred."""
        for card in [card for card in self._cards if not card.starred]:
            self._cards.remove(card)
            self._discarded.append(card)
        self.cards_changed.emit()

    def save(self) -> int:
        """Save the starred levels to a collection and return their number.

        Raises InputError if nothing can be saved at present.
        """
        starred = [card for card in sorted(self._cards, key=lambda card: card.number) if card.starred]
        for card in starred:
            level = card.entry.level
            assert level is not None
            self._library.save_level(MADE_LEVELS, level)
        return len(starred)

    def flush(self) -> None:
        """Save unsaved stars now."""
        self._autosave.flush()

    @property
    def pending(self) -> bool:
        """Whether a change of the starred levels is not saved yet."""
        return self._autosave.pending

    def _record(self) -> Record:
        return {"cards": [card.record for card in self._cards if card.starred]}

    def _load(self) -> None:
        store = self._services.store
        record = store.load_game(STORE_KEY, SLOT, STARRED)
        if record is None:
            return
        try:
            self._cards = [restore_card(card, number) for number, card in enumerate(record["cards"])]
        except InputError as error:
            store.set_game_aside(STORE_KEY, SLOT, error)

    # Generation

    @property
    def making(self) -> bool:
        return self.run is not None and self.run.job is not None

    @property
    def to_come(self) -> int:
        """Number of levels of the running batch that are still to be made."""
        run = self.run
        return max(0, run.count - run.seen.made) if run is not None and run.job is not None else 0

    def start(self, like: LevelCard | None = None) -> None:
        """Generate a batch of levels according to the wishes, or variations of the level of card `like`."""
        self.stop()
        wishes = replace(self.wishes, style=like.level.style) if like is not None else self.wishes
        start = like.level.made.state if like is not None else None
        if start is not None:
            wishes = replace(wishes, width=start.board.width, height=start.board.height, boxes=len(start.boxes))
        more = (wishes, self.seed, like.key if like is not None else "")
        seed = self._next.get(more, 1 if like is not None else self.seed)
        run = self.run = GenerationBatch(wishes, like, BATCH, Tries())
        known = frozenset(card.key for card in (*self._cards, *self._discarded))
        order = Order(wishes, seed, run.count, ROOMS * run.count, start, known)
        run.job = job = self._services.jobs.run(
            tr("Making variations" if like is not None else "Making levels"),
            lambda control: self._work(run, order, control),
            tr("seed {seed}", seed=seed),
        )
        job.progressed.connect(lambda: self._on_progress(run))
        job.ended.connect(lambda: self._on_batch_ended(run, more, seed))
        self.progressed.emit()

    def stop(self) -> None:
        """Cancel the running batch; the levels made so far stay."""
        if self.run is not None and self.run.job is not None:
            self.run.job.cancel()

    def _work(self, run: GenerationBatch, order: Order, control: Control) -> None:
        """Generate the batch's levels in the worker thread, without those that the library already has."""
        with self._services.store.working() as db:
            identities = {row[0] for row in db.execute("SELECT identity FROM sokoban_level")}
        order = replace(order, known=order.known | identities)
        run_low_priority(lambda: make(order, control, partial(self._came, run), run.tries))

    def _on_came(self, run: GenerationBatch, level: NewLevel) -> None:
        run.look()
        if any(card.key == level.identity for card in (*self._cards, *self._discarded)):
            return
        made_by = level.arguments(run.wishes)
        if run.like is not None:
            made_by = f"a variation of the level of {run.like.made_by}, {made_by}"  # not shown
        number = 1 + max((card.number for card in (*self._cards, *self._discarded)), default=0)
        self._cards.append(LevelCard(level, made_by, number))
        self.cards_changed.emit()

    def _on_progress(self, run: GenerationBatch) -> None:
        job = run.job
        if job is None or run is not self.run:
            return
        run.look()
        job.tell_done(run.seen.made / run.count)
        self.progressed.emit()

    def _on_batch_ended(self, run: GenerationBatch, more: tuple[Wishes, int, str], seed: int) -> None:
        run.look()
        self._next[more] = seed + run.seen.rooms
        run.job = None
        self.progressed.emit()
        self.cards_changed.emit()

    # Messages about the batch

    @property
    def nothing_came(self) -> bool:
        """Whether the batch has made no level for so long that a wish should be relaxed."""
        run = self.run
        if run is None or run.seen.made or not run.seen.rooms:
            return False
        return run.job is None or run.job.seconds > NOTHING_S

    @property
    def advice(self) -> str:
        """Message about the wish that refused most rooms, and how to relax it; empty while levels come."""
        tries = self.run.seen if self.run is not None else None
        if tries is None or tries.main_refusal is None or not self.nothing_came:
            return ""
        return tr(
            "{refused:,} of %n rooms: {reason}. {advice}.",
            one="{refused:,} of %n room: {reason}. {advice}.",
            n=tries.rooms,
            refused=tries.refused[tries.main_refusal],
            reason=translate(tries.main_refusal.reason),
            advice=translate(tries.main_refusal.advice),
        )

    @property
    def progress(self) -> str:
        """Progress of the batch in sentences; empty before anything was generated."""
        run = self.run
        if run is None:
            return ""
        tried, left = _describe_tries(run.seen), run.job.seconds_left if run.job is not None else None
        if left is None:
            return tried
        rest = estimate(left)
        return sentences(tried, tr("{sentence}.", sentence=f"{rest[:1].upper()}{rest[1:]}"))


def _describe_tries(tries: Tries) -> str:
    """Return how many rooms were tried, and why some of them made no level."""
    reasons = translate(tries.reasons)
    if not reasons:
        return tr("%n rooms tried.", one="%n room tried.", n=tries.rooms)
    return tr(
        "%n rooms tried, {dropped:,} dropped: {reasons}.",
        one="%n room tried, {dropped:,} dropped: {reasons}.",
        n=tries.rooms,
        dropped=tries.refused.total(),
        reasons=reasons,
    )


def _load_wishes(settings: Settings) -> Wishes:
    """Return the wishes stored in the settings, or the default ones if these are invalid."""
    try:
        style, method = settings.get(f"{_SETTING}/style", ""), settings.get(f"{_SETTING}/method", "")
        figures = {
            name: settings.get(f"{_SETTING}/{name}", getattr(FIRST, name))
            for name in ("width", "height", "boxes", "least", "most")
        }
        return Wishes(
            style=RoomStyle(style) if style else None, method=GenerationMethod(method) if method else None, **figures
        )
    except (InputError, ValueError):
        return FIRST
