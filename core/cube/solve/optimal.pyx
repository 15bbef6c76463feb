# cython: language_level=3, cdivision=True
"""The optimal solver: iterative deepening over the kernel in `search.h`."""
import threading

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, qsort
from libc.string cimport memcmp, memcpy, memset

from core.base.control cimport Control
from core.cube.cubie cimport ROTATED_FACE, TURN, Cube, Cubies, compose, invert
from core.cube.moves import MOVES
from core.cube.solve.prefixes cimport Image, Word, foresee, share_tried, split
from core.cube.solve.solution import SolverResult
from core.cube.solve.symmetry cimport Geometry, edges_of, frame_of, geometry
from core.cube.solve.table cimport CosetTable, Table
from core.cube.symmetries cimport conjugate


cdef extern from "../../base/portable.h" nogil:
    int wide_processor()


cdef extern from "search.h" nogil:
    enum:
        DRAW
        MAX_DEPTH
        NO_TURN

    ctypedef struct Node:
        uint8_t edge[2][16]
        uint8_t corner[2][3][8]
        uint8_t low[2][4]
        uint8_t after[2][4]
        uint8_t last[2]
        uint8_t odd
        uint32_t prefix
        uint8_t path[32]

    ctypedef struct Search:
        const Geometry* geometry
        const Table* table
        uint32_t next[2][19]
        uint8_t state[2][19][18]
        int depth
        int prefix_length
        const Node* prefixes
        const uint32_t* order
        int64_t prefix_count
        int64_t next_prefix
        int64_t threads_done
        uint32_t* weight
        int64_t nodes
        int64_t looks
        int stop
        int* cancelled
        int64_t wanted
        int64_t found
        uint8_t (*solutions)[32]

    ctypedef struct Worker:
        pass

    void set_tables(Search* search, int qtm)
    void measure(const Search* search, Node* node)
    void run_search(Search* search, Worker* worker, int wide)

cdef enum:
    MOST_PREFIXES = 60000

_FACES = "URFDLB"
_AMOUNTS = ("", "2", "'")
# The tree is split into sequences of this many turns at a solution's beginning and at its end, once it is deep enough.
# Where a symmetry joins the position with its inverse, a solution's end is the beginning of another one.
_SPLIT = {"htm": (3, 0), "qtm": (4, 0)}
_SPLIT_BOTH = (2, 2)
_SPLIT_FROM = {"htm": 12, "qtm": 14}
# The iteration after one with so many nodes is split too, and one so far above the table's bound.
_MANY_NODES = 200000
_FAR_ABOVE, _FAR_FROM = 4, 8
# How many turns less are tried first where a tree is split and nothing is known of its prefixes. It takes 1/180 of the
# time in HTM, 1/90 in QTM, and tells what they take and which come first.
_TRIAL = {"htm": 2, "qtm": 2}
# How many times more nodes the next iteration takes: as many as the one before, or where that had few nodes, this.
_GROWTH = {"htm": 13.5, "qtm": 90.0}
_FEW_NODES = 10000


cdef bint is_odd(const Cubies* position) noexcept nogil:
    """Whether the position is an odd number of quarter turns from solved."""
    cdef int i, j
    cdef bint odd = False
    for i in range(8):
        for j in range(i):
            odd ^= <bint>((position.corner[j] & 15) > (position.corner[i] & 15))
    return odd


cdef void fill_node(const Cubies* position, Node* node) noexcept nogil:
    """The parts of a node that describe the position."""
    cdef Cubies sides[2]
    cdef Cubies seen
    cdef int side, axis
    node.odd = is_odd(position)
    sides[0] = position[0]
    invert(position, &sides[1])
    for side in range(2):
        edges_of(&sides[side], node.edge[side])
        for axis in range(3):
            frame_of(&sides[side], axis, &seen)
            memcpy(node.corner[side][axis], seen.corner, 8)


cdef int heavier(const void* a, const void* b) noexcept nogil:
    """For qsort: the larger key first."""
    cdef uint64_t x = (<const uint64_t*>a)[0], y = (<const uint64_t*>b)[0]
    return (x < y) - (x > y)


cdef class OptimalSearch:
    cdef Search search
    cdef CosetTable table
    cdef Cubies position
    cdef int rotation
    cdef Node* nodes
    cdef uint32_t* order
    cdef uint8_t (*paths)[32]
    cdef int64_t earlier
    cdef int limit
    cdef double* foreseen       # share of the iteration's nodes, by prefix
    cdef double guess           # nodes of the whole iteration by those of the one before, 0 if unknown
    cdef double growth          # how many times more nodes an iteration takes than the one before
    cdef int64_t nodes_before   # of the whole iteration before
    cdef readonly Control control
    cdef readonly int lower_bound
    cdef readonly int depth
    cdef int table_bound
    cdef int threads
    cdef object best
    cdef int wide
    cdef bint limited

    def __cinit__(self, Cube cube, CosetTable table, upper=None, Control control=None, int solutions=1,
                  bint portable=False, int lower=0, str faces=_FACES):
        cdef int side, last, face
        cdef uint32_t allowed = 0
        if solutions < 1:
            raise ValueError("at least one solution must be asked for")
        self.table = table
        self.control = Control() if control is None else control
        self.position = cube.cubies
        self.rotation = cube.rotation
        self.wide = not portable and wide_processor()
        self.search.geometry = geometry()
        self.search.table = &table.table
        self.search.cancelled = &self.control.cells.cancelled
        self.search.wanted = solutions
        self.paths = <uint8_t (*)[32]>calloc(solutions, 32)
        if self.paths == NULL:
            raise MemoryError
        self.search.solutions = self.paths
        self.growth = _GROWTH[table.metric]
        set_tables(&self.search, table.metric == "qtm")
        for face in range(6):
            if _FACES[ROTATED_FACE[self.rotation][face]] in faces:
                allowed |= 7u << 3 * face
        self.limited = len(set(faces)) < 6
        for side in range(2):
            for last in range(NO_TURN + 1):
                self.search.next[side][last] &= allowed
        self._split(whole=True)
        self.table_bound = self._first_bound()
        self.lower_bound = self.depth = max(self.table_bound, lower + self._mismatch(lower))
        if upper is not None:
            self.offer(upper)

    def __dealloc__(self):
        self._let_go()
        free(self.paths)

    @property
    def nodes_tried(self):
        return self.earlier + self.search.nodes

    @property
    def upper_bound(self):
        return None if self.best is None else self.length(self.best)

    @property
    def moves(self):
        return self.best

    @property
    def fraction(self):
        cdef int64_t drawn = min(self.search.next_prefix, self.search.prefix_count)
        cdef int64_t at_hand = 0 if self.search.threads_done == self.threads else self.threads * DRAW
        if self.search.depth != self.depth or self.search.prefix_length == 0:
            return 0.0
        # the arrays are exchanged under the interpreter's lock, which is held here
        return share_tried(self.order, self.search.weight, self.foreseen, self.search.prefix_count, drawn,
                           max(0, drawn - at_hand), self.guess)

    @property
    def looks(self):
        cdef Node node
        fill_node(&self.position, &node)
        measure(&self.search, &node)
        return tuple([tuple([node.low[side][axis] for axis in range(3)]) for side in range(2)])

    def length(self, moves):
        """The length of face turns in the metric."""
        if self.table.metric == "htm":
            return len(moves)
        return sum([2 if move.endswith("2") else 1 for move in moves])

    def offer(self, moves):
        cdef Cube cube = Cube()
        (<Cube>cube).cubies = self.position
        cube.rotation = self.rotation
        moves = tuple(moves)
        for move in moves:
            cube = cube * MOVES[move].cube
        if not cube.solved:
            raise ValueError("these moves do not solve the cube")
        length = self.length(moves)
        if self.best is None or length < self.length(self.best):
            self.best = moves
            if length <= self.depth and self.search.wanted == 1:
                self.search.stop = 1

    cdef int _first_bound(self) except -1:
        """The best bound that the table gives without search."""
        cdef Node* node = self.nodes
        cdef int side, axis, bound = 0
        for side in range(2):
            least = min([min(node.low[side][axis], node.after[side][axis]) for axis in range(3)])
            bound = max(bound, max([node.low[side][axis] for axis in range(3)]))
            if bound == least > 0:
                bound += 1
        if bound == 0 and not self._solved():
            bound = 1
        return bound + self._mismatch(bound)

    cdef bint _solved(self):
        cdef Cubies home = (<Cube>Cube()).cubies
        return memcmp(&home, &self.position, sizeof(Cubies)) == 0

    cdef int _mismatch(self, int length):
        """1 if no solution can be of that length in QTM, where every turn changes the parity."""
        return self.table.metric == "qtm" and is_odd(&self.position) != (length & 1)

    cdef int _images(self, Image* images) noexcept nogil:
        """What the symmetries that leave the position as it is, or make it of its inverse, do to the turns of its
        solutions; their number. The identity is the first."""
        cdef Cubies inverse, seen
        cdef int s, inverted, count = 0
        cdef uint8_t t, other
        invert(&self.position, &inverse)
        for inverted in range(2):
            for s in range(48):
                conjugate(&inverse if inverted else &self.position, s, &seen)
                if memcmp(&seen, &self.position, sizeof(Cubies)):
                    continue
                images[count].inverted = inverted
                for t in range(18):
                    conjugate(&TURN[t], s, &seen)
                    for other in range(18):
                        if memcmp(&seen, &TURN[other], sizeof(Cubies)) == 0:
                            images[count].turn[t] = other
                count += 1
        return count

    cdef int _split(self, bint whole=False) except -1:
        """Make the nodes after every sequence of first and last turns, one of each set of symmetric sequences; `whole`:
        the position itself."""
        cdef Image[96] images
        cdef Word* words
        cdef Node* nodes
        cdef uint32_t* order
        cdef uint32_t* weight
        cdef double* foreseen
        cdef int64_t kept, i, room = 1 if whole else MOST_PREFIXES
        cdef int first = 0, last = 0, count = 0
        # what a symmetry makes of a sequence may turn faces that are not to be turned, and of several solutions that
        # symmetries join all are wanted
        if not whole and not self.limited and self.search.wanted == 1:
            count = self._images(images)
        if not whole:
            first, last = _SPLIT_BOTH if count and images[count - 1].inverted else _SPLIT[self.table.metric]
        words = <Word*>calloc(room, sizeof(Word))
        if words == NULL:
            raise MemoryError
        with nogil:
            kept = split(self.search.next, self.search.state, first, last, images, count, words, room)
            nodes = <Node*>calloc(kept, sizeof(Node))
            if nodes != NULL:
                for i in range(kept):
                    nodes[i].prefix = <uint32_t>i
                    self._begin(words[i], first, last, &nodes[i])
        free(words)
        order = <uint32_t*>malloc(kept * sizeof(uint32_t))
        weight = <uint32_t*>calloc(kept, sizeof(uint32_t))
        foreseen = <double*>malloc(kept * sizeof(double))
        if nodes == NULL or order == NULL or weight == NULL or foreseen == NULL:
            free(nodes)
            free(order)
            free(weight)
            free(foreseen)
            raise MemoryError
        for i in range(kept):
            order[i] = <uint32_t>i
            foreseen[i] = 1.0 / kept
        self._let_go()
        self.nodes, self.order, self.foreseen, self.search.weight = nodes, order, foreseen, weight
        self.guess = 0
        self.search.prefixes, self.search.order = nodes, order
        self.search.prefix_count, self.search.prefix_length = kept, first + last
        return 0

    cdef void _begin(self, const uint8_t* word, int first, int last, Node* node) noexcept nogil:
        """The node after a sequence."""
        cdef Cubies position = self.position, after
        cdef int i, side
        node.last[0] = node.last[1] = NO_TURN
        for i in range(first + last):
            side = i < first
            if side:
                compose(&position, &TURN[self.search.geometry.inverse_turn[word[i]]], &after)
            else:
                compose(&TURN[word[i]], &position, &after)
            position = after
            node.last[side] = self.search.state[side][node.last[side]][word[i]]
            node.path[i] = side << 7 | word[i]
        fill_node(&position, node)
        measure(&self.search, node)

    cdef void _let_go(self) noexcept:
        free(self.nodes)
        free(self.order)
        free(self.foreseen)
        free(self.search.weight)

    def _work(self):
        """One thread's share of an iteration."""
        cdef Worker* worker = <Worker*>malloc(sizeof(Worker))
        if worker == NULL:
            self.control.cells.cancelled = 1
            return
        with nogil:
            run_search(&self.search, worker, self.wide)
        free(worker)

    cdef int _sort(self) except -1:
        """Where the last iteration met most nodes a solution is likeliest: go there first."""
        cdef int64_t i, count = self.search.prefix_count
        cdef uint32_t* weight = self.search.weight
        cdef uint32_t* order = self.order
        cdef double total = 0
        cdef uint64_t* keys = <uint64_t*>malloc(count * sizeof(uint64_t))
        if keys == NULL:
            raise MemoryError
        with nogil:
            for i in range(count):
                keys[i] = <uint64_t>weight[i] << 32 | <uint64_t>(count - 1 - i)
                total += weight[i]
            qsort(keys, count, sizeof(uint64_t), heavier)
            for i in range(count):
                order[i] = <uint32_t>count - 1 - <uint32_t>keys[i]
        foresee(weight, count, self.foreseen)
        self.guess = total * self.growth
        free(keys)
        return 0

    cdef void _iterate(self, int threads):
        """Look for solutions of length `depth`."""
        cdef int trial = self.depth - <int>_TRIAL[self.table.metric]
        cdef bint large = self.depth >= _SPLIT_FROM[self.table.metric] or self.nodes_before > _MANY_NODES
        large |= self.depth >= _FAR_FROM and self.depth - self.table_bound > _FAR_ABOVE
        if self.search.prefix_length == 0 and large:
            self._split()
            if trial >= _SPLIT_FROM[self.table.metric]:
                self._try(trial, threads)
                self._sort()
                if self.table.metric == "htm":
                    self.guess *= self.growth
        elif self.search.prefix_length:
            self._sort()
        self._try(self.depth, 1 if self.search.prefix_length == 0 else threads)

    cdef void _try(self, int depth, int threads):
        """Look for solutions of that length. From here on `fraction` speaks of it if it is `self.depth`."""
        self.search.next_prefix = self.search.threads_done = self.search.stop = 0
        self.search.nodes = self.search.looks = self.search.found = 0
        memset(self.search.weight, 0, self.search.prefix_count * sizeof(uint32_t))
        self.threads = threads
        self.search.depth = depth
        if self.search.wanted == 1 and self.best is not None and self.length(self.best) <= self.depth:
            # offered since `run` looked last
            self.search.stop = 1
            return
        helpers = [threading.Thread(target=self._work) for _ in range(threads - 1)]
        for helper in helpers:
            helper.start()
        self._work()
        for helper in helpers:
            helper.join()

    def run(self, int threads=1, report=None, int until=MAX_DEPTH + 1):
        while self.depth <= MAX_DEPTH and self.lower_bound < until:
            if self.control.cells.cancelled:
                break
            if self.search.wanted == 1 and self.best is not None and self.length(self.best) <= self.depth:
                self.lower_bound = self.length(self.best)
                break
            self._iterate(max(1, threads))
            if self._found():
                self.best = self._moves(0)
                self.lower_bound = self.depth
                break
            if self.control.cells.cancelled:
                break
            if self.search.stop:
                continue
            # where the tree has just been split, symmetries took a part of it away
            if self.nodes_before > _FEW_NODES and (self.search.prefix_length == 0 or self.guess > 0):
                self.growth = <double>self.search.nodes / self.nodes_before
            self.nodes_before = self.search.nodes
            self.earlier += self.search.nodes
            self.search.nodes = 0
            self.depth += 2 if self.table.metric == "qtm" else 1
            self.lower_bound = self.depth
            if report is not None:
                report(self)
        return self.solution()

    def solution(self):
        """The bracket as it stands."""
        return SolverResult(self.best, self.lower_bound, self.upper_bound, self.nodes_tried)

    cdef bint _found(self):
        """Whether there is a solution of length `depth`, or no more room to look for one among shorter ones."""
        return self.search.found and (self.solutions() or self.search.found >= self.search.wanted)

    @property
    def complete(self):
        return self.search.found < self.search.wanted

    def solutions(self):
        found = {}
        for i in range(min(self.search.found, self.search.wanted)):
            moves = self._moves(i)
            # where the two sides meet, turns of one face may be next to each other: then it is a shorter solution
            if self.length(moves) == self.search.depth:
                found.setdefault(moves, None)
        return list(found)

    cdef tuple _moves(self, int at):
        """A solution found, as the turns of a cube held as it is, opposite faces in a row in one order."""
        cdef int i, t
        head, tail = [], []
        for i in range(self.search.depth):
            t = self.paths[at][i] & 127
            if self.paths[at][i] >> 7:
                head.append(self.search.geometry.inverse_turn[t])
            else:
                tail.append(t)
        turns = head + tail[::-1]
        merged = []
        for t in turns:
            # Two quarters of a face stand side by side, or around a turn of the opposite face where the sides met.
            if merged and merged[-1] // 3 == t // 3:
                merged[-1] = 3 * (t // 3) + 1
            elif len(merged) > 1 and merged[-2] // 3 == t // 3 and merged[-1] // 3 % 3 == t // 3 % 3:
                merged[-2] = 3 * (t // 3) + 1
            else:
                merged.append(t)
        for i in range(len(merged) - 1):
            if merged[i] // 3 == merged[i + 1] // 3 + 3:
                merged[i], merged[i + 1] = merged[i + 1], merged[i]
        return tuple([_FACES[ROTATED_FACE[self.rotation][t // 3]] + _AMOUNTS[t % 3] for t in merged])


def solve(Cube cube, CosetTable table, *, upper=None, int threads=1, Control control=None, report=None):
    return OptimalSearch(cube, table, upper, control).run(threads, report)


def all_solutions(Cube cube, CosetTable table, int count, *, int threads=1, Control control=None, report=None,
                  int lower=0, str faces=_FACES, int until=MAX_DEPTH + 1):
    cdef int room = count
    while True:
        search = OptimalSearch(cube, table, None, control, room, False, lower, faces)
        search.run(threads, report, until)
        found = search.solutions()
        if len(found) >= count or search.complete or search.control.cancelled:
            return found[:count]
        room *= 4
