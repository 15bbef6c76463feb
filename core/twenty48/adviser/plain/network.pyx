# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memcpy

from core.twenty48.adviser.entries cimport Entries, look_up

from core.twenty48.adviser.entries import MOST_ENTRIES
from core.twenty48.shape import BoardShape, shape_of


def images_of(pattern, shape):
    rows, columns = shape
    found = [pattern]
    for flip in ((False, True), (True, False), (True, True)):
        found.append(tuple([
            (rows - 1 - cell // columns if flip[0] else cell // columns) * columns
            + (columns - 1 - cell % columns if flip[1] else cell % columns)
            for cell in pattern
        ]))
    if rows == columns:
        found += [tuple([cell % columns * columns + cell // columns for cell in image]) for image in found]
    return found


def entries_of(patterns, levels):
    # in Python's whole numbers, and a multiple of eight for the packing
    return -(-sum([levels ** len(pattern) for pattern in patterns]) // 8) * 8


cdef Layout layout_of(shape, patterns, int levels) except *:
    cdef Layout layout
    cdef int f = 0, k
    cdef object base = 0, kinds = levels
    layout.rows, layout.columns = shape_of(shape)
    layout.cells = layout.rows * layout.columns
    if not patterns or not 1 <= len(patterns[0]) <= MAX_LENGTH:
        raise ValueError(f"patterns of 1 to {MAX_LENGTH} cells")
    layout.length = len(patterns[0])
    if not 2 <= levels <= 32:
        raise ValueError("2 to 32 levels")
    layout.levels = levels
    if entries_of(patterns, kinds) > MOST_ENTRIES:
        raise ValueError(f"more than {MOST_ENTRIES} entries")
    for pattern in patterns:
        if len(pattern) != layout.length or len(set(pattern)) != layout.length:
            raise ValueError(f"{pattern} is not {layout.length} different cells")
        if not set(pattern) <= set(range(layout.cells)):
            raise ValueError(f"{pattern} leaves the board")
        for image in images_of(pattern, (layout.rows, layout.columns)):
            if f == MAX_FEATURES:
                raise ValueError(f"more than {MAX_FEATURES} look-ups a board")
            layout.base[f] = base
            for k in range(layout.length):
                layout.place[f * layout.length + k] = image[k]
            f += 1
        base += kinds ** len(pattern)
    layout.features = f
    layout.entries = entries_of(patterns, kinds)
    return layout


cdef class PlainNetwork(Entries):
    def __cinit__(self, shape, patterns, int levels, memory, double unit):
        self.shape = BoardShape(*shape)
        self.patterns = tuple([tuple(pattern) for pattern in patterns])
        self.levels = levels
        self.layout = layout_of(self.shape, self.patterns, levels)
        self.hold(memory, self.layout.entries, self.layout.features, unit)

    def value(self, bytes cells):
        cdef uint8_t board[MAX_CELLS]
        cdef uint32_t feature[MAX_FEATURES]
        if len(cells) != self.layout.cells:
            raise ValueError(f"{len(cells)} cells, not {self.layout.cells}")
        memcpy(board, <const uint8_t*>cells, self.layout.cells)
        locate(&self.layout, board, feature)
        return self.unit * look_up(self.table, feature, self.features)
