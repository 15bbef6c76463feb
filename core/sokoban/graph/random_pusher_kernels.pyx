# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The loops of the random pusher. See random_pusher_kernels.pyi."""
from libc.math cimport fabs
from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from core.base.control cimport Control, cancelled
from core.base.rng cimport below, mix64
from core.sokoban.board cimport Board, State
from core.sokoban.deadlock.deadlocks cimport BOX, HELD, Deadlocks
from core.sokoban.graph.graph cimport Graph

cdef enum:
    POLL = 0x3FFF

SOLVED, STUCK, CUT = 1, 2, 3


cdef class Transitions:
    cdef readonly int64_t size       # positions a walk leaves; number `size` stands for every solved one
    cdef readonly int32_t deepest
    cdef readonly object numbers     # of the graph's position, its row here; -1 where the walk has ended
    cdef readonly object rows        # where a row's pushes begin
    cdef readonly object targets     # rows; pushes that lose the level are left out
    cdef readonly object pushes      # of a row, these counted
    cdef readonly object left        # pushes from a row to the nearest solved position

    def __init__(self, Graph graph, int64_t start=-1):
        """See random_pusher_kernels.pyi."""
        import numpy as np

        cdef int64_t i, k, row, held = 0, edges = 0, target
        cdef int32_t[::1] numbers, left, targets, pushes, order
        cdef int64_t[::1] rows
        if not graph.complete:
            raise ValueError("the graph is not whole")
        self.numbers = np.full(graph.count, -1, dtype=np.int32)
        self.pushes = np.zeros(graph.count + 1, dtype=np.int32)
        queue = np.zeros(graph.count + 1, dtype=np.int32)
        numbers, order = self.numbers, queue
        with nogil:
            # in the order of a search from the start, so that what a walk meets lies together
            if start >= 0 and graph.left[start] > 0:
                numbers[start] = 0
                order[0] = <int32_t>start
                held = 1
                row = 0
                while row < held:
                    i = order[row]
                    row += 1
                    for k in range(<int64_t>graph.rows[i], <int64_t>graph.rows[i + 1]):
                        target = graph.targets[k]
                        if graph.left[target] >= 0:
                            edges += 1
                        if graph.left[target] > 0 and numbers[target] < 0:
                            numbers[target] = <int32_t>held
                            order[held] = <int32_t>target
                            held += 1
            elif start < 0:
                for i in range(graph.count):
                    if graph.left[i] > 0:
                        numbers[i] = <int32_t>held
                        order[held] = <int32_t>i
                        held += 1
                        for k in range(<int64_t>graph.rows[i], <int64_t>graph.rows[i + 1]):
                            edges += graph.left[graph.targets[k]] >= 0
        self.size = held
        self.rows = np.zeros(held + 1, dtype=np.int64)
        self.targets = np.zeros(edges, dtype=np.int32)
        self.pushes = np.zeros(held, dtype=np.int32)
        self.left = np.zeros(held + 1, dtype=np.int32)
        rows, targets, pushes, left = self.rows, self.targets, self.pushes, self.left
        edges = 0
        with nogil:
            for row in range(held):
                i = order[row]
                left[row] = graph.left[i]
                if left[row] > self.deepest:
                    self.deepest = left[row]
                pushes[row] = <int32_t>(graph.rows[i + 1] - graph.rows[i])
                if graph.dead_pushes != NULL:
                    pushes[row] += graph.dead_pushes[i]
                for k in range(<int64_t>graph.rows[i], <int64_t>graph.rows[i + 1]):
                    target = graph.targets[k]
                    if graph.left[target] >= 0:
                        targets[edges] = numbers[target] if graph.left[target] else <int32_t>held
                        edges += 1
                rows[row + 1] = edges

    def relax(self, double[::1] values, double[::1] given, int sweeps, Control control):
        """See random_pusher_kernels.pyi."""
        cdef const int64_t[::1] rows = self.rows
        cdef const int32_t[::1] targets = self.targets
        cdef const int32_t[::1] pushes = self.pushes
        cdef int64_t n = self.size, step, i, k
        cdef int sweep
        cdef double total, residual = 0
        with nogil:
            for sweep in range(sweeps):
                for step in range(n):
                    if (step & POLL) == 0 and control.cells.cancelled:
                        break
                    i = step if sweep & 1 else n - 1 - step
                    total = 0
                    for k in range(rows[i], rows[i + 1]):
                        total += values[targets[k]]
                    values[i] = given[i] + total / pushes[i]
            for i in range(n):
                total = 0
                for k in range(rows[i], rows[i + 1]):
                    total += values[targets[k]]
                total = given[i] + total / pushes[i]
                if total != values[i]:
                    residual = max(residual, fabs(total - values[i]) / values[i] if values[i] else 1.0)
        return residual

    def distributions(self, int64_t start, int longest, Control control):
        """See random_pusher_kernels.pyi."""
        import numpy as np

        cdef const int64_t[::1] rows = self.rows
        cdef const int32_t[::1] targets = self.targets
        cdef const int32_t[::1] pushes = self.pushes
        cdef const int32_t[::1] left = self.left
        cdef int64_t n = self.size, i, k
        cdef int step
        cdef double share, dying
        cdef bint stop = False
        table = np.zeros((longest + 1, self.deepest + 2))
        here, there = np.zeros(n + 1), np.zeros(n + 1)
        cdef double[:, ::1] shares = table
        cdef double[::1] distribution, after, spare
        distribution, after = here, there
        distribution[start] = 1
        shares[0, left[start]] = 1
        cdef int64_t before = control.cells.done if control.cells.total else 0  # this may be a part of more work
        if not control.cells.total:
            control.cells.total = longest
        with nogil:
            for step in range(1, longest + 1):
                dying = 0
                for i in range(n):
                    if (i & POLL) == 0 and control.cells.cancelled:
                        stop = True
                        break
                    if distribution[i] == 0:
                        continue
                    share = distribution[i] / pushes[i]
                    distribution[i] = 0
                    for k in range(rows[i], rows[i + 1]):
                        after[targets[k]] += share
                    dying += share * (pushes[i] - (rows[i + 1] - rows[i]))
                if stop:
                    break
                shares[step, self.deepest + 1] = shares[step - 1, self.deepest + 1] + dying
                after[n] += distribution[n]
                distribution[n] = 0
                for i in range(n + 1):
                    shares[step, left[i]] += after[i]
                spare = distribution
                distribution = after
                after = spare
                control.cells.done = before + step
        return table[:step] if stop else table

    def walk(self, int64_t start, int64_t walks, uint64_t seed, int longest, int looked, Control control):
        """See random_pusher_kernels.pyi."""
        import numpy as np

        cdef const int64_t[::1] rows = self.rows
        cdef const int32_t[::1] targets = self.targets
        cdef const int32_t[::1] pushes = self.pushes
        cdef const int32_t[::1] left = self.left
        cdef int64_t n = self.size, one, at
        cdef int64_t made = 0
        cdef int step, chosen
        cdef uint64_t random
        kinds, steps = np.zeros(walks, dtype=np.int8), np.zeros(walks, dtype=np.int32)
        depths = np.full(walks, -1, dtype=np.int32)
        cdef int8_t[::1] kind = kinds
        cdef int32_t[::1] length = steps
        cdef int32_t[::1] depth = depths
        control.cells.total = walks
        with nogil:
            for one in range(walks):
                if cancelled(&control.cells, one):
                    break
                random = mix64(seed + mix64(<uint64_t>one))
                at = start
                step = 0
                while True:
                    if step == looked:
                        depth[one] = left[at]
                    if at == n:
                        kind[one] = 1
                        break
                    if step == longest:
                        kind[one] = 3
                        break
                    if (step & POLL) == POLL and control.cells.cancelled:
                        break
                    chosen = <int>below(&random, <unsigned int>pushes[at])
                    step += 1
                    if chosen >= rows[at + 1] - rows[at]:
                        kind[one] = 2
                        break
                    at = targets[rows[at] + chosen]
                if kind[one] == 0:
                    break
                if kind[one] == 1 and step < looked:
                    depth[one] = 0
                length[one] = step
                made = one + 1
                control.cells.done = made
        return kinds[:made], steps[:made], depths[:made]


def walk_board(State start, int64_t walks, uint64_t seed, int longest, Control control):
    """See random_pusher_kernels.pyi."""
    import numpy as np

    cdef Board board = start.board
    cdef Deadlocks deadlocks = Deadlocks(board)
    cdef int size = board.size, count = start.box_count()
    cdef const uint16_t* first = start.box_cells()
    cdef const uint8_t* goal = board.goals
    cdef uint16_t* boxes = <uint16_t*>malloc(<size_t>(count + 1) * 2)
    cdef uint16_t* queue = <uint16_t*>malloc(<size_t>size * 2)
    cdef int* place = <int*>malloc(<size_t>size * sizeof(int))
    cdef int* seen = <int*>calloc(size, sizeof(int))
    cdef int* choices = <int*>malloc(<size_t>(4 * count + 1) * sizeof(int))
    cdef int64_t one, made = 0
    cdef int step, man, i, placed, found, box, d, turn = 0
    cdef bint whole = count == board.goal_count
    cdef uint64_t random
    kinds, steps = np.zeros(walks, dtype=np.int8), np.zeros(walks, dtype=np.int32)
    cdef int8_t[::1] kind = kinds
    cdef int32_t[::1] length = steps
    if boxes == NULL or queue == NULL or place == NULL or seen == NULL or choices == NULL:
        free(boxes)
        free(queue)
        free(place)
        free(seen)
        free(choices)
        raise MemoryError
    control.cells.total = walks
    with nogil:
        for one in range(walks):
            if cancelled(&control.cells, one):
                break
            random = mix64(seed + mix64(<uint64_t>one))
            man = start.man
            placed = 0
            memset(place, 255, size * sizeof(int))
            for i in range(count):
                boxes[i] = first[i]
                place[boxes[i]] = i
                placed += goal[boxes[i]]
            step = 0
            while True:
                if whole and placed == count:
                    kind[one] = 1
                    break
                if has_deadlock(deadlocks, boxes, count):
                    kind[one] = 2
                    break
                if step == longest:
                    kind[one] = 3
                    break
                if (step & 63) == 63 and control.cells.cancelled:
                    break
                turn += 1
                if turn < 0:
                    memset(seen, 0, size * sizeof(int))
                    turn = 1
                found = pushes_from(board, man, place, seen, turn, queue, choices)
                if found == 0:
                    kind[one] = 2
                    break
                i = choices[<int>below(&random, <unsigned int>found)]
                box, d = i >> 2, i & 3
                man = boxes[box]
                placed -= goal[man]
                place[man] = -1
                boxes[box] = <uint16_t>(man + board.step[d])
                place[boxes[box]] = box
                placed += goal[boxes[box]]
                step += 1
            if kind[one] == 0:
                break
            length[one] = step
            made = one + 1
            control.cells.done = made
    free(boxes)
    free(queue)
    free(place)
    free(seen)
    free(choices)
    return kinds[:made], steps[:made]


cdef bint has_deadlock(Deadlocks deadlocks, const uint16_t* boxes, int count) noexcept nogil:
    """Whether a box is on a dead square, or boxes hold each other with one off its goal."""
    cdef int i
    cdef bint frozen = False
    for i in range(count):
        if not deadlocks.alive[boxes[i]]:
            return True
    for i in range(count):
        deadlocks.marks[boxes[i]] = BOX | HELD
    deadlocks.release(boxes, count)
    for i in range(count):
        if deadlocks.marks[boxes[i]] & HELD and not deadlocks.goal[boxes[i]]:
            frozen = True
    for i in range(count):
        deadlocks.marks[boxes[i]] = 0
    return frozen


cdef int pushes_from(
    Board board, int man, const int* place, int* seen, int turn, uint16_t* queue, int* choices,
) noexcept nogil:
    """Write every push as box << 2 | direction; return how many there are."""
    cdef int head = 0, tail = 1, found = 0
    cdef int cell, near, d
    seen[man] = turn
    queue[0] = <uint16_t>man
    while head < tail:
        cell = queue[head]
        head += 1
        for d in range(4):
            if not board.sides[cell] >> d & 1:
                continue
            near = cell + board.step[d]
            if place[near] >= 0:
                if board.sides[near] >> d & 1 and place[near + board.step[d]] < 0:
                    choices[found] = place[near] << 2 | d
                    found += 1
            elif seen[near] != turn:
                seen[near] = turn
                queue[tail] = <uint16_t>near
                tail += 1
    return found
