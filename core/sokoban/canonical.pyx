# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The smallest picture of a level among its eight symmetries. See canonical.pyi."""
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp

from core.sokoban.board cimport Board

cdef enum:
    FLOOR = 1
    GOAL = 2
    BOX = 4
    MAN = 8
    HEADER = 4  # width and height, two bytes each


cdef void paint(
    const uint8_t* grid, int start, int outer, int outer_step, int inner, int inner_step, uint8_t* picture
) noexcept nogil:
    """Copy `outer` rows of `inner` cells, walking over the grid in the given steps, behind a header."""
    cdef int row, cell
    picture[0] = <uint8_t>(inner >> 8)
    picture[1] = <uint8_t>inner
    picture[2] = <uint8_t>(outer >> 8)
    picture[3] = <uint8_t>outer
    picture += HEADER
    for row in range(outer):
        cell = start + row * outer_step
        for _ in range(inner):
            picture[0] = grid[cell]
            picture += 1
            cell += inner_step


def canonical(Board board, bytes inside, list boxes, list men):
    """See canonical.pyi."""
    cdef const uint8_t* within = inside
    cdef const uint8_t* goals = board.goals
    cdef int stride = board.stride
    cdef int left = board.width
    cdef int right = -1
    cdef int top = board.height
    cdef int bottom = -1
    cdef int x, y, cell, width, height, way, start, across, down
    cdef Py_ssize_t size
    cdef uint8_t* grid
    cdef uint8_t* picture
    cdef uint8_t* best
    cdef uint8_t* spare
    cdef bytes result
    if len(inside) != board.size:
        raise ValueError("inside has one byte for every cell of the board")
    for y in range(board.height):
        cell = (y + 1) * stride + 1
        for x in range(board.width):
            if within[cell + x]:
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
    if right < 0:
        return bytes(HEADER)
    width = right - left + 1
    height = bottom - top + 1
    size = HEADER + width * height
    grid = <uint8_t*>malloc(board.size + 2 * size)
    if grid == NULL:
        raise MemoryError
    best = grid + board.size
    picture = best + size
    for cell in range(board.size):
        grid[cell] = 0
        if within[cell]:
            grid[cell] = FLOOR + GOAL if goals[cell] else FLOOR
    for cell in boxes:
        if within[cell]:
            grid[cell] |= BOX
    for cell in men:
        if within[cell]:
            grid[cell] |= MAN
    best[0] = 255  # larger than any picture
    for way in range(8):
        start = (top + 1) * stride + left + 1
        across = 1
        down = stride
        if way & 1:
            start += width - 1
            across = -1
        if way & 2:
            start += (height - 1) * stride
            down = -stride
        # the narrow pictures come first in the order, so only they can be the smallest
        if way < 4 and width <= height:
            paint(grid, start, height, down, width, across, picture)
        elif way >= 4 and height <= width:
            paint(grid, start, width, across, height, down, picture)
        else:
            continue
        if memcmp(picture, best, size) < 0:
            spare = best
            best = picture
            picture = spare
    result = PyBytes_FromStringAndSize(<const char*>best, size)
    free(grid)
    return result
