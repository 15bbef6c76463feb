# cython: language_level=3, cdivision=True
"""The optimal solver: iterative deepening over the kernel in `search.h`."""
import threading

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, qsort
from libc.string cimport memcmp, memcpy, memset

from core.control cimport Control
from core.cube.cubie cimport ROTATED_FACE, TURN, Cube, Cubies, compose, invert
from core.cube.moves import MOVES
from core.cube.solve.solution import Solution
from core.cube.solve.symmetry cimport Geometry, edges_of, frame_of, geometry
from core.cube.solve.table cimport CosetTable, Table
from core.cube.symmetries cimport conjugate


cdef extern from "../../portable.h" nogil:
    int wide_processor()


cdef extern from "search.h" nogil:
    enum:
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

_FACES = "URFDLB"
_AMOUNTS = ("", "2", "'")
# The tree is split into sequences of this many turns once it is deep enough to be worth it.
_SPLIT = {"htm": 3, "qtm": 4}
_SPLIT_FROM = {"htm": 12, "qtm": 14}


cdef bint is_odd(const Cubies* position) noexcept:
    """Whether the position is an odd number of quarter turns from solved."""
    cdef int i, j
    cdef bint odd = False
    for i in range(8):
        for j in range(i):
            odd ^= <bint>((position.corner[j] & 15) > (position.corner[i] & 15))
    return odd


cdef void fill_node(const Cubies* position, Node* node) noexcept:
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


cdef tuple least_image(tuple word, list maps):
    """The first, in order, of a sequence's images, turns of opposite faces in a row counted in either order."""
    best = None
    for turned in maps:
        image = [turned[t] for t in word]
        for i in range(len(image) - 1):
            if image[i] // 3 == image[i + 1] // 3 + 3:
                image[i], image[i + 1] = image[i + 1], image[i]
        for i in range(len(image) - 1):
            if image[i] // 3 == image[i + 1] // 3:
                # A half turn in QTM; side 1 has it as two anticlockwise quarters.
                image[i] = image[i + 1] = image[i] // 3 * 3 + 2
        if best is None or image < best:
            best = image
    return tuple(best)


cdef int heavier(const void* a, const void* b) noexcept nogil:
    """For qsort: the larger key first."""
    cdef uint64_t x = (<const uint64_t*>a)[0], y = (<const uint64_t*>b)[0]
    return (x < y) - (x > y)


cdef void breathe(int64_t number):
    """Let other threads have the interpreter now and then: a long loop in C would hold it to the end."""
    if number % 64 == 0:
        with nogil:
            pass


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
    cdef list reached
    cdef readonly Control control
    cdef readonly int lower_bound
    cdef readonly int depth
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
        self.reached = []
        self.search.geometry = geometry()
        self.search.table = &table.table
        self.search.cancelled = &self.control.cells.cancelled
        self.search.wanted = solutions
        self.paths = <uint8_t (*)[32]>calloc(solutions, 32)
        if self.paths == NULL:
            raise MemoryError
        self.search.solutions = self.paths
        set_tables(&self.search, table.metric == "qtm")
        for face in range(6):
            if _FACES[ROTATED_FACE[self.rotation][face]] in faces:
                allowed |= 7u << 3 * face
        self.limited = len(set(faces)) < 6
        for side in range(2):
            for last in range(NO_TURN + 1):
                self.search.next[side][last] &= allowed
        self._split(0)
        self.lower_bound = self.depth = max(self._first_bound(), lower + self._mismatch(lower))
        if upper is not None:
            self.offer(upper)

    def __dealloc__(self):
        free(self.nodes)
        free(self.order)
        free(self.search.weight)
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
        cdef int64_t at = min(self.search.next_prefix, self.search.prefix_count)
        cdef list reached = self.reached
        if at >= len(reached):
            return at / self.search.prefix_count
        return reached[at] / max(1, reached[-1])

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

    cdef list _symmetries(self):
        """What the symmetries that leave the position as it is do to the turns; the identity is the first."""
        cdef Cubies image
        cdef int s, t, other
        maps = []
        for s in range(48):
            conjugate(&self.position, s, &image)
            if memcmp(&image, &self.position, sizeof(Cubies)):
                continue
            turned = []
            for t in range(18):
                conjugate(&TURN[t], s, &image)
                for other in range(18):
                    if memcmp(&image, &TURN[other], sizeof(Cubies)) == 0:
                        turned.append(other)
            maps.append(turned)
        return maps

    cdef int _split(self, int length) except -1:
        """Make the nodes after every sequence of `length` first turns, one of each set of symmetric sequences."""
        cdef Cubies* positions
        cdef Node* nodes
        cdef Node node
        cdef int t, kept = 0
        cdef int64_t capacity = 20000 if length else 1
        # what a symmetry makes of a sequence may turn faces that are not to be turned
        maps = self._symmetries() if length and not self.limited else []
        positions = <Cubies*>malloc(2 * sizeof(Cubies))
        nodes = <Node*>calloc(capacity, sizeof(Node))
        if positions == NULL or nodes == NULL:
            free(positions)
            free(nodes)
            raise MemoryError
        words = [()]
        for _ in range(length):
            longer = []
            for number, word in enumerate(words):
                breathe(number)
                allowed = self.search.next[1][self._state(word)]
                longer += [(*word, t) for t in range(18) if allowed >> t & 1]
            words = longer
        for number, word in enumerate(words):
            breathe(number)
            if len(maps) > 1 and least_image(word, maps) != word:
                continue
            memset(&node, 0, sizeof(Node))
            positions[0] = self.position
            for i, t in enumerate(word):
                compose(&positions[0], &TURN[self.search.geometry.inverse_turn[t]], &positions[1])
                positions[0] = positions[1]
                node.path[<int>i] = 128 | t
            fill_node(positions, &node)
            node.last[0] = NO_TURN
            node.last[1] = self._state(word)
            node.prefix = kept
            measure(&self.search, &node)
            nodes[kept] = node
            kept += 1
        free(positions)
        free(self.nodes)
        free(self.order)
        free(self.search.weight)
        self.nodes = nodes
        self.order = <uint32_t*>malloc(kept * sizeof(uint32_t))
        self.search.weight = <uint32_t*>calloc(kept, sizeof(uint32_t))
        if self.order == NULL or self.search.weight == NULL:
            raise MemoryError
        for t in range(kept):
            self.order[t] = t
        self.reached = []
        self.search.prefixes = nodes
        self.search.prefix_count = kept
        self.search.prefix_length = length
        self.search.order = self.order
        return 0

    cdef int _state(self, tuple word):
        cdef int state = NO_TURN, t
        for t in word:
            state = self.search.state[1][state][t]
        return state

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
        cdef int64_t i, total = 0, count = self.search.prefix_count
        cdef uint32_t* weight = self.search.weight
        cdef uint32_t* order = self.order
        cdef uint64_t* keys = <uint64_t*>malloc(count * sizeof(uint64_t))
        if keys == NULL:
            raise MemoryError
        with nogil:
            for i in range(count):
                keys[i] = <uint64_t>weight[i] << 32 | <uint64_t>(count - 1 - i)
            qsort(keys, count, sizeof(uint64_t), heavier)
            for i in range(count):
                order[i] = <uint32_t>count - 1 - <uint32_t>keys[i]
        reached = [0]
        for i in range(count):
            breathe(i)
            total += keys[i] >> 32
            reached.append(total)
        free(keys)
        self.reached = reached
        return 0

    cdef void _iterate(self, int threads):
        """Look for solutions of length `depth`."""
        if self.search.prefix_length == 0 and self.depth >= _SPLIT_FROM[self.table.metric]:
            self._split(_SPLIT[self.table.metric])
        elif self.search.prefix_length:
            self._sort()
        self.search.depth = self.depth
        self.search.next_prefix = self.search.nodes = self.search.looks = self.search.stop = self.search.found = 0
        memset(self.search.weight, 0, self.search.prefix_count * sizeof(uint32_t))
        if self.search.prefix_length == 0:
            threads = 1
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
            self.earlier += self.search.nodes
            self.search.nodes = 0
            self.depth += 2 if self.table.metric == "qtm" else 1
            self.lower_bound = self.depth
            if report is not None:
                report(self)
        return self.solution()

    def solution(self):
        """The bracket as it stands."""
        return Solution(self.best, self.lower_bound, self.upper_bound, self.nodes_tried)

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
