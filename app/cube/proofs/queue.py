"""The positions of the bank, proved one after the other in the background; paused, and taken up after a start."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.cube.solve.bank import Bank, Entry, Work, to_csv
from app.cube.solve.known_depths import KnownDepths
from app.cube.solve.solver import SIZES, THREADS, WindowSolver
from app.services.jobs import Asker
from app.services.priority import run_low_priority
from app.services.services import Services
from app.services.wording import counted, grouped
from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation import format_moves
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Stage
from core.trials import mean

TITLE = "Proving depths"
PROVING = "cube/proving"
"""Whether the queue is to go on, also after the next start."""
BEGIN_MS = 600
"""The page is shown before a queue goes on that the program was left with."""
LOOK_MS, AT_ONCE = 15, 20
"""What is known of so many entries is looked up in one go, and the next ones so much later."""
AGAIN_MS = 4000
"""So often it is looked whether others have added, or proved, while it is in sight or at work."""
KEEP_SECONDS = 5.0
"""So often the work that went into an entry is kept."""
FEW = 5
"""No estimate before so many proofs."""
DEEP = {Metric.HTM: 16, Metric.QTM: 19}
"""All but one random cube in 400 is so deep; proofs of nearer ones take no time, and say nothing of theirs."""
MOST_SEED = 1 << 48


@dataclass
class Row:
    """An entry, and what is known of its depth; None until that was looked up."""

    entry: Entry
    known: Bracket | None = None
    proved: bool = False
    """Whether a shortest solution is known."""

    def learn(self, known: Bracket) -> None:
        """What is known of its depth now."""
        if known is not self.known:
            self.known, self.proved = known, known.proved

    @property
    def id(self) -> tuple[str, Metric]:
        """What stands for it."""
        return self.entry.position, self.entry.metric


class ProofQueue(QObject):
    """The one of a window. In order, but for those that are proved; entries of both metrics in one row."""

    changed = Signal()
    """What waits, what is known of it, or how far the work is."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._bank, self._depths = Bank(services.store), services.shared(KnownDepths)
        self._solver = WindowSolver.of(services)
        self._solver.asked.connect(self.hold)
        self._asker, self._drawing = Asker(services.jobs), Asker(services.jobs)
        self._search: Search | None = None
        self._at_work: Row | None = None
        self._spent_nodes, self._spent_seconds, self._spent_at = 0, 0.0, 0.0
        """What was kept of the work on the entry that is being proved, and when."""
        self._began, self._begun = 0.0, 0
        """When it was begun, and what was known then."""
        self._unlooked: list[Row] = []
        self._took: dict[Metric, list[float]] = {metric: [] for metric in Metric}
        """Seconds of the proofs of deep positions since the queue was started."""
        self._held = False
        self.rows: list[Row] = []
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self.read)
        self._beginning = QTimer(self, interval=BEGIN_MS, singleShot=True)
        self._beginning.timeout.connect(self._begin)
        self.read()
        if self.wanted:
            self._beginning.start()

    # what there is

    @property
    def wanted(self) -> bool:
        """Whether it is to prove what is not proved."""
        return self._services.settings.get(PROVING, False)

    @property
    def running(self) -> bool:
        """Whether a position is being proved."""
        return self._asker.busy

    @property
    def held(self) -> bool:
        """Whether it waits for a search that the user has asked for."""
        return self._held and self.wanted and self.left > 0

    @property
    def done(self) -> int:
        """Those that are proved."""
        return sum(row.proved for row in self.rows)

    @property
    def left(self) -> int:
        """Those that are not, or not looked up yet."""
        return len(self.rows) - self.done

    @property
    def search(self) -> Search | None:
        """The proof that is under way."""
        return self._search if self.running else None

    @property
    def at_work(self) -> Row | None:
        """The entry that is being proved."""
        return self._at_work if self.running else None

    @property
    def seconds_left(self) -> float | None:
        """Estimate from the proofs of deep positions since it was started; None while there is no basis for one."""
        total, spent = 0.0, self.seconds
        for metric in Metric:
            took = self._took[metric]
            left = sum(not row.proved and _may_be_deep(row) for row in self.rows if row.entry.metric is metric)
            if left and len(took) < FEW:
                return None
            total += left * mean(took) if left else 0.0
        return max(0.0, total - spent) if self.running and total else None

    @property
    def seconds(self) -> float:
        """What the proof that is under way took by now, without the time to have the table."""
        search = self._search
        return 0.0 if search is None else max(0.0, time.monotonic() - self._began - search.table_seconds)

    def csv(self) -> str:
        """All that is known of the entries, as `statewalk cube bank export` writes it."""
        return to_csv((row.entry, row.known) for row in self.rows if row.known is not None)

    def look_on(self, watched: bool) -> None:
        """Look for what others add and prove while somebody watches."""
        if watched and not self._again.isActive():
            self.read()
        if watched or self.running:
            self._again.start()
        else:
            self._again.stop()

    # what can be done with it

    def add(self, positions: Iterable[tuple[str, Cube]], metric: Metric) -> int:
        """Enter positions; how many of them are new. Those that look like one that is there are that."""
        before = len(self.rows)
        for text, cube in positions:
            self._bank.add(cube, metric, text)
        self.read()
        added = len(self.rows) - before
        if self.wanted:
            self._begin()
        return added

    def add_random(self, count: int, metric: Metric) -> None:
        """Enter random positions, each equally likely."""
        seed = random.randrange(MOST_SEED)
        work = partial(_drawn, seed, count)
        self._drawing.ask(
            seed, "Scrambling", work, lambda drawn: self._told_added(self.add(drawn, metric)),
            detail=counted(count, "random cube"),
        )  # fmt: skip

    def _told_added(self, added: int) -> None:
        self._services.messages.toast(f"{counted(added, 'position')} added", "Start proving them whenever you like")

    def remove(self, rows: Sequence[Row]) -> None:
        """Forget entries; what is known of their depths stays known."""
        gone = {row.id for row in rows}
        if self._at_work is not None and self._at_work.id in gone:
            self._stop()
        for row in rows:
            self._bank.remove(row.entry)
        self.rows = [row for row in self.rows if row.id not in gone]
        self.changed.emit()
        self._begin()

    def move(self, row: Row, to: int) -> None:
        """Let an entry stand at another place of the row."""
        others = [one for one in self.rows if one is not row]
        to = max(0, min(to, len(others)))
        if self.rows.index(row) == to:
            return
        before = others[to - 1].entry.place if to else None
        after = others[to].entry.place if to < len(others) else None
        place = _between(before, after)
        self._bank.put(row.entry, place)
        row.entry = row.entry._replace(place=place)
        others.insert(to, row)
        self.rows = others
        self.changed.emit()

    def start(self) -> None:
        """Prove what is not proved, from the first on."""
        self._services.settings.set(PROVING, True)
        # it is to go on also if the program is killed
        self._services.settings.sync()
        for took in self._took.values():
            took.clear()
        self._begin()
        self.changed.emit()

    def pause(self) -> None:
        """Stop at once. What was excluded stays excluded: the proof goes on at its depth."""
        self._services.settings.set(PROVING, False)
        self._stop()
        self.changed.emit()

    def hold(self, held: bool) -> None:
        """Give way to a search that the user has asked for, or go on after it."""
        if held == self._held:
            return
        self._held = held
        if held:
            self._stop()
        else:
            self._begin()
        self.changed.emit()

    # reading

    def read(self) -> None:
        """Take up what is in the bank; what is known of it is looked up bit by bit."""
        if self._services.jobs.closed:
            # a timer that comes after the window
            self._again.stop()
            return
        before = {row.id: row for row in self.rows}
        entries = [entry for metric in Metric for entry in self._bank.entries(metric)]
        rows = [Row(entry) for entry in sorted(entries, key=lambda entry: entry.place)]
        for row in rows:
            if row.id in before:
                row.known, row.proved = before[row.id].known, before[row.id].proved
        at_work = self._at_work
        self.rows = rows
        if at_work is not None:
            self._at_work = next((row for row in rows if row.id == at_work.id), at_work)
        self._unlooked = [row for row in rows if not row.proved]
        self._looking.start()
        self.changed.emit()

    def _look(self) -> None:
        if self._services.jobs.closed:
            self._looking.stop()
            return
        for row in self._unlooked[:AT_ONCE]:
            found = self._depths.knowledge[row.entry.metric].look_again(row.entry.cube)
            row.learn(found if row.known is None else row.known.narrowed(found))
        del self._unlooked[:AT_ONCE]
        if not self._unlooked:
            self._looking.stop()
            self._begin()
        self.changed.emit()

    # at work

    def _begin(self) -> None:
        if self._beginning.isActive() or not self.wanted or self._held or self.running:
            return
        if self._services.jobs.closed or any(row.known is None for row in self.rows):
            return
        row = next((row for row in self.rows if not row.proved), None)
        if row is None:
            self._on_all_proved()
            return
        entry = row.entry
        knowledge = self._depths.knowledge[entry.metric]
        knowledge.look_again(entry.cube)
        known = knowledge.of(entry.cube)
        row.learn(known)
        if known.proved:
            QTimer.singleShot(0, self, self._begin)
            return
        search = self._search = self._solver.solver.search(entry.cube, entry.metric, known)
        self._at_work, self._begun = row, known.lower
        self._began = self._spent_at = time.monotonic()
        self._spent_nodes, self._spent_seconds = 0, 0.0
        job = self._asker.ask(
            row.id, TITLE, partial(_run, search), self._on_proved, detail=self._detail(),
            on_failure=self._on_failure, on_cancelled=self._on_cancelled,
        )  # fmt: skip
        job.progressed.connect(self._on_progress)
        self._again.start()
        self.changed.emit()

    def _stop(self) -> None:
        """At once; what it took is kept."""
        if self._asker.busy:
            self._take()
            self._asker.forget()
        self._end()

    def _end(self) -> None:
        self._search = self._at_work = None

    def _detail(self) -> str:
        return f"{grouped(self.done + 1)} of {grouped(len(self.rows))}"

    def _on_progress(self) -> None:
        search, job, row = self.search, self._asker.job, self._at_work
        if search is None or job is None or row is None:
            return
        if row.known is None or search.bracket != row.known:
            self._learn(row, search.bracket)
        if time.monotonic() - self._spent_at >= KEEP_SECONDS:
            self._take()
        making = search.stage is Stage.TABLE and job.control.total > 0
        job.title = "Making the table" if making else TITLE
        job.detail = dict(SIZES)[self._solver.solver.size] if making else self._detail()
        if making:
            job.tell(job.control.done / job.control.total, None)
        else:
            job.tell(self.done / max(1, len(self.rows)), self.seconds_left)
        self.changed.emit()

    def _learn(self, row: Row, bracket: Bracket) -> None:
        self._depths.learn(row.entry.cube, bracket)
        row.learn(self._depths.knowledge[row.entry.metric].of(row.entry.cube))

    def _take(self, proved: float | None = None) -> None:
        """Keep what was reached, and what it took since it was last kept."""
        row, search = self._at_work, self._search
        if row is None or search is None:
            return
        self._learn(row, search.bracket)
        if search.stage is Stage.TABLE:
            # that is made once, for all
            return
        now, nodes, spent = time.monotonic(), search.nodes, self.seconds
        seconds = max(0.0, spent - self._spent_seconds)
        work = Work(max(0, nodes - self._spent_nodes), seconds, self._begun, self._solver.solver.size, proved)
        self._bank.spend(row.entry, work)
        row.entry = row.entry._replace(
            nodes=row.entry.nodes + work.nodes, seconds=row.entry.seconds + seconds, proved=row.entry.proved or proved,
            begun=self._begun if row.entry.begun is None else row.entry.begun, tables=row.entry.tables or work.table,
        )  # fmt: skip
        self._spent_nodes, self._spent_seconds, self._spent_at = nodes, spent, now

    def _on_proved(self, found: Bracket) -> None:
        row = self._at_work
        if row is not None:
            self._take(time.time() if found.proved else None)
            if found.lower >= DEEP[found.metric]:
                self._took[found.metric].append(self._spent_seconds)
        self._end()
        self.changed.emit()
        self._begin()

    def _on_all_proved(self) -> None:
        if self.wanted:
            self._services.settings.set(PROVING, False)
            if self.rows:
                self._services.messages.toast("All positions are proved", f"{grouped(len(self.rows))} in the bank")
            self.changed.emit()

    def _on_failure(self, reason: str) -> None:
        self._services.settings.set(PROVING, False)
        self._end()
        self._services.messages.say("The positions are not proved.", reason, good=False)
        self.changed.emit()

    def _on_cancelled(self) -> None:
        """Somebody has stopped it in the status line. If the window is closing, it goes on after the next start."""
        self._take()
        if not self._services.jobs.closed:
            self._services.settings.set(PROVING, False)
        self._end()
        self.changed.emit()


def _run(search: Search, control: Control) -> Bracket:
    return run_low_priority(partial(search.run, control, THREADS))


def _drawn(seed: int, count: int, control: Control) -> Sequence[tuple[str, Cube]]:
    from core.cube.random_state import random_state_scramble

    found = []
    for at in range(count):
        if control.cancelled:
            break
        moves = random_state_scramble(seed + at)
        found.append((format_moves(moves), position(moves)))
    return found


def _may_be_deep(row: Row) -> bool:
    return row.known is None or row.known.upper >= DEEP[row.entry.metric]


def _between(before: float | None, after: float | None) -> float:
    if before is None and after is None:
        return 0.0
    if before is None:
        assert after is not None
        return after - 1.0
    return before + 1.0 if after is None else (before + after) / 2
