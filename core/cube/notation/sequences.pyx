# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Canonical sequences of turns: of those that are plainly the same, exactly one."""
from libc.stdint cimport int64_t, uint32_t

from core.base.control cimport Cells, Control, cancelled
from core.cube.cubie cimport TURN, Cube, Cubies, compose
from core.base.portable cimport lowest_bit

METRICS = ("htm", "qtm")
cdef enum:
    OPEN = 7


cdef uint32_t turns_of_metric(metric) except 0:
    if metric not in METRICS:
        raise ValueError("metric must be htm or qtm")
    return 0b111111111111111111 if metric == "htm" else 0b101101101101101101


cdef Automaton automaton_of(metric):
    cdef Automaton found
    cdef uint32_t turns = turns_of_metric(metric)
    cdef int state, last, face, m
    for state in range(STATES):
        found.allowed[state] = 0
        last = (state - 1) % 6
        for m in range(18):
            face = m // 3
            found.after[state][m] = 1 + face
            if not turns >> m & 1:
                continue
            if state == 0 or not (face == last or face + 3 == last):
                found.allowed[state] |= 1 << m
                if metric == "qtm" and m % 3 == 0:
                    found.after[state][m] = OPEN + face
            elif state >= OPEN and face == last and m % 3 == 0:
                found.allowed[state] |= 1 << m
    return found


def canonical_counts(metric, int longest):
    cdef Automaton automaton = automaton_of(metric)
    at = [1] + [0] * (STATES - 1)
    counts = [1]
    for _ in range(longest):
        following = [0] * STATES
        for state in range(STATES):
            for m in range(18):
                if automaton.allowed[state] >> m & 1:
                    following[automaton.after[state][m]] += at[state]
        at = following
        counts.append(sum(at))
    return counts


cdef dict growths = {}  # by metric: plots ask for each depth


def branching_factor(metric):
    if metric not in growths:
        counts = canonical_counts(metric, 60)
        growths[metric] = counts[60] / counts[59]
    return growths[metric]


cdef int64_t walk(const Automaton* automaton, const Cubies* c, int state, int left, int64_t before, Cells* cells,
                  ) noexcept nogil:
    cdef Cubies turned
    cdef uint32_t turns = automaton.allowed[state]
    cdef int64_t count = 0
    cdef int m
    if left == 0:
        return 1
    if left > 3 and cancelled(cells, before):
        return 0
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        compose(c, &TURN[m], &turned)
        count += walk(automaton, &turned, automaton.after[state][m], left - 1, before + count, cells)
    return count


def walk_all(Cube cube, metric, int length, Control control=None):
    cdef Automaton automaton = automaton_of(metric)
    cdef int64_t count
    control = Control() if control is None else control
    control.cells.total = canonical_counts(metric, length)[length]
    with nogil:
        count = walk(&automaton, &cube.cubies, 0, length, 0, &control.cells)
    if not control.cells.cancelled:
        control.cells.done = count
    return count
