# cython: language_level=3
"""Boards that take two words or more: rows with a bit of wall between them, one position after another."""
from libc.stdint cimport uint64_t

from core.base.control cimport Cells
from core.sokoban.bitset cimport copy, lowest_bit, shifted, spread, spread_after
from core.sokoban.graph.graph cimport Graph


cdef inline int followers(Graph self, int words, const uint64_t* code, uint64_t* found, int* dead,
                          const Cells* cells) noexcept nogil:
    """What is a push or pull after one position of two words or more; compiled anew for two."""
    cdef uint64_t* boxes = self.scratch
    cdef uint64_t* open = boxes + words
    cdef uint64_t* area = open + words
    cdef uint64_t* standing = area + words
    cdef uint64_t* going = standing + words
    cdef uint64_t* spare = going + words
    cdef uint64_t way
    cdef int man = <int>(code[words - 1] >> self.man_shift)
    cdef int d, w, at, step, target, stand, count = 0
    copy(code, boxes, words)
    boxes[words - 1] &= self.box_bits
    for w in range(words):
        open[w] = self.floor[w] & ~boxes[w]
    spread(open, man, self.line, words, self.bits, area, self.stack)
    dead[0] = 0
    for d in range(4):
        step = 1 if d & 1 else self.line
        if d & 2:
            step = -step
        if self.pull:
            # he stands beside the box and needs the cell beyond
            shifted(area, -step, standing, words)
            shifted(area, -2 * step, going, words)
        else:
            shifted(area, step, standing, words)
            shifted(open, -step, going, words)
        for w in range(words):
            way = boxes[w] & standing[w] & going[w]
            while way and not cells.cancelled:
                at = 64 * w + lowest_bit(way)
                way &= way - 1
                target = at + step
                if not self.live[target >> 6] >> (target & 63) & 1:
                    dead[0] += 1
                    continue
                copy(boxes, found, words)
                found[at >> 6] ^= <uint64_t>1 << (at & 63)
                found[target >> 6] ^= <uint64_t>1 << (target & 63)
                open[at >> 6] ^= <uint64_t>1 << (at & 63)
                open[target >> 6] ^= <uint64_t>1 << (target & 63)
                if self.pull:
                    stand = spread(open, target + step, self.line, words, self.bits, spare, self.stack)
                else:
                    stand = spread_after(open, area, at, target, self.line, words, self.bits, spare, self.stack)
                open[at >> 6] ^= <uint64_t>1 << (at & 63)
                open[target >> 6] ^= <uint64_t>1 << (target & 63)
                found[words - 1] |= <uint64_t>stand << self.man_shift
                found += words
                count += 1
    return count
