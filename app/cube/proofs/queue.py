"""Queue of the bank's positions, proved here or on a Dask cluster; it survives a restart."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import run_low_priority
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.proofs.cluster import ClusterProofs
from app.cube.proofs.progress import Attempt, BankRow, Id, ProofProgress, progress_of
from app.cube.solve.bank import Bank, Work, to_csv
from app.cube.solve.known_depths import KnownDepths
from app.cube.solve.log import ProofLog
from app.cube.solve.solver import THREADS, WindowSolver, table_size
from app.cube.solve.worker import CubeSearchRequest
from core.base.control import Control
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.notation import format_moves
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search

TITLE = phrase("Proving the depths of the listed positions")
PROVING, ON_CLUSTER, ADDRESS = "cube/proving", "cube/proving_on_cluster", "cube/cluster"
"""Settings keys: whether the queue is on, whether it runs on a cluster, and the scheduler's address."""
BEGIN_MS = 600
"""Delay before a resumed queue starts, so that the page is shown first."""
LOOK_MS, AT_ONCE = 15, 20
"""Delay between two look-ups of known depths, and the number of entries in each."""
AGAIN_MS = 4000
"""Interval of reading the bank again while it is shown or at work, for others may have changed it."""
KEEP_SECONDS = 5.0
"""Interval in seconds at which the work on an entry is stored."""
FEW = 5
"""Number of proofs needed for an estimate of the time left."""
DEEP = {Metric.HTM: 16, Metric.QTM: 19}
"""Least depth of all but one random cube in 400; only proofs this deep count for the estimate."""
MOST_SEED = 1 << 48


class ProofQueue(QObject):
    """Queue of a window's positions, in both metrics, whose depths are proved one after the other."""

    changed = Signal()
    """The entries, their known depths or the progress have changed."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._bank, self._depths = Bank(services.store), services.get_shared(KnownDepths)
        self._solver, self._log = WindowSolver.of_window(services), services.get_shared(ProofLog)
        self._solver.asked.connect(self.hold)
        jobs = services.jobs.for_pages("cube", "lab")
        self._asker, self._drawing = QuestionRunner(jobs), QuestionRunner(jobs)
        self._cluster: ClusterProofs | None = None
        self._attempts: dict[Id, Attempt] = {}
        self.trouble = ""
        """Reason why the cluster proves nothing, in a sentence; "" if nothing is wrong."""
        self._told = GuiThreadCallback(self._on_told)
        self._unlooked: list[BankRow] = []
        self._took: dict[Metric, list[float]] = {metric: [] for metric in Metric}
        """Seconds of each proof of a deep position since the queue was started."""
        self._held = False
        self.rows: list[BankRow] = []
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self.read)
        self._beginning = QTimer(self, interval=BEGIN_MS, singleShot=True)
        self._beginning.timeout.connect(self._begin)
        self.read()
        if self.is_enabled:
            self._beginning.start()

    # state

    @property
    def is_enabled(self) -> bool:
        """Whether the queue is switched on and proves all that is not proved yet."""
        return self._services.settings.get(PROVING, False)

    @property
    def running(self) -> bool:
        """Whether positions are being proved."""
        return self._asker.is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether the queue waits for a search that the user has asked for."""
        return self._gives_way and self.is_enabled and self.unproved_count > 0

    @property
    def _gives_way(self) -> bool:
        """Whether the queue pauses for a search by the user; a cluster need not."""
        return self._held and not self.on_cluster

    @property
    def on_cluster(self) -> bool:
        """Whether proofs are to run on a Dask cluster."""
        return self._services.settings.get(ON_CLUSTER, False)

    @property
    def address(self) -> str:
        """Address of the cluster's scheduler, as the user entered it."""
        return self._services.settings.get(ADDRESS, "")

    @property
    def cluster(self) -> ClusterProofs | None:
        """Cluster that is at work or being contacted; None otherwise."""
        return self._cluster if self.running else None

    @property
    def proved_count(self) -> int:
        """Number of positions that are proved."""
        return sum(row.proved for row in self.rows)

    @property
    def unproved_count(self) -> int:
        """Number of positions that are not proved, or not looked up yet."""
        return len(self.rows) - self.proved_count

    @property
    def at_work(self) -> Mapping[Id, ProofProgress]:
        """Progress of the running proofs."""
        return {one: attempt.now for one, attempt in self._attempts.items()}

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds left, from the deep proofs since the start; None while too few are done."""
        total, attempts = 0.0, self._attempts.values()
        for metric in Metric:
            took = self._took[metric]
            left = sum(not row.proved and _may_be_deep(row) for row in self.rows if row.entry.metric is metric)
            if left and len(took) < FEW:
                return None
            # running proofs count with their time so far, so that a long one does not seem about to end
            under_way = sum(attempt.now.seconds for attempt in attempts if attempt.row.entry.metric is metric)
            total += left * (sum(took) + under_way) / len(took) if left else 0.0
        at_once = 1 if self._cluster is None else max(1, min(self.unproved_count, self._cluster.threads))
        return total / at_once if self.running and total else None

    def csv(self) -> str:
        """Return the entries with known brackets as CSV, like `statewalk cube bank export`."""
        return to_csv((row.entry, row.known) for row in self.rows if row.known is not None)

    def look_on(self, watched: bool) -> None:
        """Read the bank regularly while it is watched or at work, because others may add and prove."""
        if watched and not self._again.isActive():
            self.read()
        if watched or self.running:
            self._again.start()
        else:
            self._again.stop()

    # actions

    def add(self, positions: Iterable[tuple[str, Cube]], metric: Metric) -> int:
        """Enter positions and return how many are new; a position whose class is there already is not."""
        before = len(self.rows)
        for text, cube in positions:
            self._bank.add(cube, metric, text)
        self.read()
        added = len(self.rows) - before
        if self.is_enabled:
            self._begin()
        return added

    def add_random(self, count: int, metric: Metric) -> None:
        """Enter uniformly random positions, drawn in a worker."""
        seed = random.randrange(MOST_SEED)
        work = partial(_draw_positions, seed, count)
        self._drawing.ask(
            seed, tr("Scrambling the cube"), work, lambda drawn: self._announce_added(self.add(drawn, metric)),
            detail=tr("%n random cubes", one="%n random cube", n=count),
        )  # fmt: skip

    def _announce_added(self, added: int) -> None:
        words = tr("%n positions added", one="%n position added", n=added)
        self._services.messages.toast(words, tr("Start proving them whenever you like"))

    def remove(self, rows: Sequence[BankRow]) -> None:
        """Remove entries from the bank; what is known of their depths is kept."""
        gone = {row.id for row in rows}
        if self._cluster is None and not gone.isdisjoint(self._attempts):
            self._stop()
        for row in rows:
            self._attempts.pop(row.id, None)
            self._bank.remove(row.entry)
        self.rows = [row for row in self.rows if row.id not in gone]
        self.changed.emit()
        self._begin()

    def move(self, row: BankRow, to: int) -> None:
        """Move an entry to another index of the queue."""
        others = [other for other in self.rows if other is not row]
        to = max(0, min(to, len(others)))
        if self.rows.index(row) == to:
            return
        before = others[to - 1].entry.place if to else None
        after = others[to].entry.place if to < len(others) else None
        place = _find_place_between(before, after)
        self._bank.put(row.entry, place)
        row.entry = row.entry._replace(place=place)
        others.insert(to, row)
        self.rows = others
        self._begin()
        self.changed.emit()

    def start(self) -> None:
        """Switch the queue on and prove the open entries, the first one first."""
        self._services.settings.set(PROVING, True)
        # stored at once, so that the queue resumes even if the program is killed
        self._services.settings.sync()
        for took in self._took.values():
            took.clear()
        self.trouble = ""
        if self._cluster is not None and self._cluster.address != self.address:
            self._stop()
        self._begin()
        self.changed.emit()

    def prove_on(self, cluster: bool) -> None:
        """Choose whether a cluster or this machine does the proofs."""
        if cluster != self.on_cluster:
            self._stop()
            self._services.settings.set(ON_CLUSTER, cluster)
            self.trouble = ""
            self._begin()
            self.changed.emit()

    def write_address(self, address: str) -> None:
        """Store the scheduler's address for the next start; running proofs stay where they are."""
        self._services.settings.set(ADDRESS, address.strip())
        self.trouble = ""
        self.changed.emit()

    def pause(self) -> None:
        """Switch the queue off at once; proofs resume later at the depth they have reached."""
        self._services.settings.set(PROVING, False)
        self._stop()
        self.changed.emit()

    def hold(self, held: bool) -> None:
        """Pause for a search by the user, or continue after it."""
        if held == self._held:
            return
        self._held = held
        if self._gives_way:
            self._stop()
        else:
            self._begin()
        self.changed.emit()

    # reading the bank

    def read(self) -> None:
        """Read the bank; what is known of the depths is then looked up in parts."""
        if self._services.jobs.is_closed:
            # the timer fired after the window was closed
            self._again.stop()
            return
        before = {row.id: row for row in self.rows}
        entries = [entry for metric in Metric for entry in self._bank.entries(metric)]
        rows = [BankRow(entry) for entry in sorted(entries, key=lambda entry: entry.place)]
        for row in rows:
            if row.id in before:
                row.known, row.proved = before[row.id].known, before[row.id].proved
        self.rows = rows
        for row in rows:
            if row.id in self._attempts:
                self._attempts[row.id].row = row
        self._unlooked = [row for row in rows if not row.proved]
        self._looking.start()
        self.changed.emit()

    def _look(self) -> None:
        if self._services.jobs.is_closed:
            self._looking.stop()
            return
        for row in self._unlooked[:AT_ONCE]:
            found = self._depths.knowledge[row.entry.metric].look_again(row.entry.cube)
            row.learn(found if row.known is None else row.known.combine_with(found))
        del self._unlooked[:AT_ONCE]
        if not self._unlooked:
            self._looking.stop()
            self._begin()
        self.changed.emit()

    # proofs

    def _begin(self) -> None:
        if self._beginning.isActive() or not self.is_enabled or self._gives_way or self._services.jobs.is_closed:
            return
        if (self.running and self._cluster is None) or any(row.known is None for row in self.rows):
            return
        row = next((row for row in self.rows if not row.proved), None)
        if row is None:
            self._on_all_proved()
        elif self.on_cluster:
            self._begin_on_cluster()
        else:
            self._begin_here(row)

    def _begin_here(self, row: BankRow) -> None:
        entry = row.entry
        knowledge = self._depths.knowledge[entry.metric]
        knowledge.look_again(entry.cube)
        known = knowledge.look_up(entry.cube)
        row.learn(known)
        if known.is_proved:
            QTimer.singleShot(0, self, self._begin)
            return
        search, begun = self._solver.solver.search(entry.cube, entry.metric, known), time.monotonic()
        attempt = self._attempts[row.id] = Attempt(row, known.lower, ProofProgress(known, making=True))

        def look() -> None:
            attempt.now = progress_of(search, begun)

        def follow() -> None:
            look()
            self._on_progress(attempt)

        def end(found: Bracket) -> None:
            look()
            self._on_attempt_ended(attempt, found)

        job = self._ask(row.id, partial(_run, search), end)
        job.ticked.connect(follow)
        job.ticked.connect(partial(self._log.follow, search))
        job.ended.connect(partial(self._log.end, search))

    def _begin_on_cluster(self) -> None:
        if self._cluster is None:
            self._cluster = ClusterProofs(self.address, self._solver.solver.size, self._told)
            job = self._ask(id(self._cluster), self._cluster.run, lambda _: None)
            job.progressed.connect(self._tell)
        wanted = [(row, row.known) for row in self.rows if not row.proved]
        self._cluster.want({row.id: CubeSearchRequest(row.entry.cube, known) for row, known in wanted})

    def _ask(self, question: Hashable, work: Callable[[Control], Any], then: Callable[[Any], object]) -> Job:
        job = self._asker.ask(
            question, translate(TITLE), work, then, detail=self._detail(), on_failure=self._on_failure,
            on_cancelled=self._on_proving_cancelled,
        )  # fmt: skip
        self._again.start()
        self.changed.emit()
        return job

    def _stop(self) -> None:
        """Stop all proofs at once, and store the work they took."""
        if self._asker.is_busy:
            self._take_all()
            self._asker.forget()
        self._end()

    def _end(self) -> None:
        self._attempts.clear()
        self._cluster = None

    def _detail(self) -> str:
        at = min(self.proved_count + 1, len(self.rows))  # the last one may be proved a moment before its job has ended
        return tr("{done} of {all}", done=format_integer(at), all=format_integer(len(self.rows)))

    def _tell(self) -> None:
        """Show the progress in the status line."""
        job = self._asker.job
        if job is None:
            return
        waits = self._cluster is None and any(progress.making for progress in self.at_work.values())
        made = job.counted_fraction if waits else None
        if made is None:
            job.title, job.detail = translate(TITLE), self._detail()
            job.tell(self.proved_count / max(1, len(self.rows)), self.seconds_left)
        else:
            job.title, job.detail = tr("Building the pruning table"), table_size(self._solver.solver.size)
            job.tell(made, None)

    def _on_progress(self, attempt: Attempt) -> None:
        if attempt.row.known is None or attempt.now.bracket != attempt.row.known:
            self._learn(attempt)
        if time.monotonic() - attempt.at >= KEEP_SECONDS:
            self._take(attempt)
        self._tell()
        self.changed.emit()

    def _on_told(self, cluster: ClusterProofs, entry: Id, progress: ProofProgress, over: bool) -> None:
        """Take the progress of a worker, which is final if `over`."""
        if cluster is not self._cluster or not self.running:
            return
        attempt = self._attempts.get(entry)
        if attempt is None:
            row = next((row for row in self.rows if row.id == entry), None)
            if row is None or row.known is None:
                return
            attempt = self._attempts[entry] = Attempt(row, row.known.lower, progress)
        attempt.now = progress
        if over:
            self._on_attempt_ended(attempt, progress.bracket)
        else:
            self._on_progress(attempt)

    def _learn(self, attempt: Attempt) -> None:
        row = attempt.row
        self._depths.learn(row.entry.cube, attempt.now.bracket)
        row.learn(self._depths.knowledge[row.entry.metric].look_up(row.entry.cube))

    def _take(self, attempt: Attempt, proved: float | None = None) -> None:
        """Store what was proved, and the work since it was last stored."""
        row, now, begun = attempt.row, attempt.now, attempt.begun
        self._learn(attempt)
        if now.making:
            # making a table serves all positions, so its time belongs to none
            return
        nodes, seconds = max(0, now.nodes - attempt.nodes), max(0.0, now.seconds - attempt.seconds)
        work = Work(nodes, seconds, begun, self._solver.solver.size, proved)
        self._bank.spend(row.entry, work)
        row.entry = row.entry._replace(
            nodes=row.entry.nodes + nodes, seconds=row.entry.seconds + seconds, proved=row.entry.proved or proved,
            begun=begun if row.entry.begun is None else row.entry.begun, tables=row.entry.tables or work.table,
        )  # fmt: skip
        attempt.nodes, attempt.seconds, attempt.at = now.nodes, now.seconds, time.monotonic()

    def _take_all(self) -> None:
        for attempt in self._attempts.values():
            self._take(attempt)

    def _on_attempt_ended(self, attempt: Attempt, found: Bracket) -> None:
        self._take(attempt, time.time() if found.is_proved else None)
        if found.lower >= DEEP[found.metric]:
            self._took[found.metric].append(attempt.now.seconds)
        self._attempts.pop(attempt.row.id, None)
        self.changed.emit()
        self._begin()

    def _on_all_proved(self) -> None:
        self._stop()
        if self.is_enabled:
            self._services.settings.set(PROVING, False)
            if self.rows:
                kept = tr("{number} in the list", number=format_integer(len(self.rows)))
                self._services.messages.toast(tr("All positions are proved"), kept)
            self.changed.emit()

    def _on_failure(self, reason: str) -> None:
        self._services.settings.set(PROVING, False)
        self.trouble = reason if self._cluster is not None else ""
        self._take_all()
        self._end()
        self._services.messages.say(tr("The positions are not proved."), reason, good=False)
        self.changed.emit()

    def _on_proving_cancelled(self) -> None:
        """Switch the queue off if its job was cancelled by the user, but not if the window was closed."""
        self._take_all()
        if not self._services.jobs.is_closed:
            self._services.settings.set(PROVING, False)
        self._end()
        self.changed.emit()


def _run(search: Search, control: Control) -> Bracket:
    return run_low_priority(partial(search.run, control, THREADS))


def _draw_positions(seed: int, count: int, control: Control) -> Sequence[tuple[str, Cube]]:
    from core.cube.random_state import random_state_scramble

    found = []
    for at in range(count):
        if control.cancelled:
            break
        moves = random_state_scramble(seed + at)
        found.append((format_moves(moves), position(moves)))
    return found


def _may_be_deep(row: BankRow) -> bool:
    return row.known is None or row.known.upper >= DEEP[row.entry.metric]


def _find_place_between(before: float | None, after: float | None) -> float:
    if before is None and after is None:
        return 0.0
    if before is None:
        assert after is not None
        return after - 1.0
    return before + 1.0 if after is None else (before + after) / 2
