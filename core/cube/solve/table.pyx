# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Layout and generation of the coset table. The kernel is `generate.h`."""
import threading

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from core.base.control cimport Cells, Control
from core.cube.solve.symmetry cimport CORNER_CLASSES, SLICE_SETS, Geometry, geometry


cdef extern from "../../base/portable.h" nogil:
    int wide_processor()
    int64_t FETCH_ADD(int64_t* cell, int64_t n)


cdef extern from "generate.h" nogil:
    ctypedef struct Groups:
        pass

    void make_groups(const Geometry* g, Groups* groups)
    int64_t make_level(const Geometry* g, const Groups* groups, Table* table, int depth, int set, uint64_t* reached,
                       int wide)

from core.base.memory import memory_for

SIZES = ("small", "medium", "big", "large")
METRICS = ("htm", "qtm")
# Lines of a slice set, entries of a line, and lines for each byte of least depths.
_CLASSES = {"small": SMALL_CLASSES, "medium": CORNER_CLASSES, "big": CORNER_CLASSES, "large": CORNER_CLASSES}
_ENTRIES = {"small": 2 * SMALL_FLIPS, "medium": 256, "big": 1024, "large": 2048}
# The depth that an entry cannot tell from less, chosen by measurement (README.md).
_BASES = {("small", "htm"): 7, ("medium", "htm"): 8, ("big", "htm"): 9, ("large", "htm"): 9,
          ("small", "qtm"): 8, ("medium", "qtm"): 9, ("big", "qtm"): 10, ("large", "qtm"): 10}
_TURNS = {"htm": (1 << 18) - 1, "qtm": 0b101101101101101101}


def entry_bytes(size):
    return SLICE_SETS * _CLASSES[size] * _ENTRIES[size] // 4


def table_bytes(size):
    return entry_bytes(size) // 64 * 65


cdef class CosetTable:
    def __cinit__(self, str size, str metric, memory, counts=(), base=None):
        self.size = size
        self.metric = metric
        self.memory = memory
        self.counts = tuple(counts)
        self.view = memory
        if self.view.shape[0] != table_bytes(size):
            raise ValueError(f"a {size} table takes {table_bytes(size)} bytes")
        self.table.entries = <uint8_t*>&self.view[0]
        self.table.low = self.table.entries + <Py_ssize_t>entry_bytes(size)
        self.table.size = SIZES.index(size)
        self.table.base = _BASES[size, metric] if base is None else base
        self.table.turns = _TURNS[metric]

    @property
    def nbytes(self):
        return self.view.shape[0]

    @property
    def base(self):
        return self.table.base

    @property
    def data(self):
        return memoryview(self.memory).toreadonly()


cdef class _Generator:
    """What the threads of one generation share."""
    cdef CosetTable target
    cdef Groups* groups
    cdef const Geometry* geometry
    cdef int depth
    cdef int64_t next_set
    cdef int64_t count
    cdef int64_t sets_done
    cdef Control control

    def __cinit__(self, CosetTable target, Control control):
        self.target = target
        self.control = control
        self.geometry = geometry()
        self.groups = <Groups*>malloc(sizeof(Groups))
        if self.groups == NULL:
            raise MemoryError
        make_groups(self.geometry, self.groups)

    def __dealloc__(self):
        free(self.groups)

    def work(self):
        """Slice sets of the current level until none is left."""
        cdef int64_t set
        cdef int words = max(4, _ENTRIES[self.target.size] // 64)
        cdef uint64_t* reached = <uint64_t*>malloc(<size_t>CORNER_CLASSES * words * sizeof(uint64_t))
        cdef Cells* cells = &self.control.cells
        cdef int wide = wide_processor()
        if reached == NULL:
            cells.cancelled = 1
            return
        with nogil:
            while not (<volatile int*>&cells.cancelled)[0]:
                set = FETCH_ADD(&self.next_set, 1)
                if set >= SLICE_SETS:
                    break
                FETCH_ADD(&self.count, make_level(self.geometry, self.groups, &self.target.table, self.depth, <int>set,
                                                  reached, wide))
                FETCH_ADD(&cells.done, 1)
        free(reached)

    def start(self):
        """Depth 0: the entry of the solved cube."""
        cdef const Geometry* g = self.geometry
        cdef Table* table = &self.target.table
        # The corners of the D layer in places 4..7 untwisted, the slice's edges in places 8..11.
        cdef uint32_t home = g.corner_class[g.split_rank[0xF0] * 2187]
        cdef int64_t line = <int64_t>g.slice_rank[0xF00] * <int64_t>_CLASSES[self.target.size] + (home >> 4)
        cdef int64_t line_bytes = _ENTRIES[self.target.size] // 4
        cdef int64_t half = min(line_bytes, 64) // 2
        memset(table.low, table.base + 3, <size_t>(entry_bytes(self.target.size) // 64))
        table.low[line * line_bytes // 64] = 0
        table.entries[line * line_bytes + half * (table.base & 1)] = 1


def generate(str size, str metric="htm", *, Control control=None, int threads=1, base=None):
    cdef CosetTable table
    cdef _Generator generator
    if size not in SIZES or metric not in METRICS:
        raise ValueError(f"no {size} table for {metric}")
    if control is None:
        control = Control()
    table = CosetTable(size, metric, memory_for(table_bytes(size)), (), base)
    generator = _Generator(table, control)
    generator.start()
    counts = [1]
    levels = table.table.base + 2
    control.cells.done = 0
    control.cells.total = levels * SLICE_SETS
    for depth in range(1, levels + 1):
        generator.depth = depth
        generator.next_set = generator.count = 0
        helpers = [threading.Thread(target=generator.work) for _ in range(threads - 1)]
        for helper in helpers:
            helper.start()
        generator.work()
        for helper in helpers:
            helper.join()
        if control.cells.cancelled:
            return None
        counts.append(generator.count)
    table.counts = tuple(counts)
    return table
