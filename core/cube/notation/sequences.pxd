# cython: language_level=3
"""Canonical sequences of turns: of those that are plainly the same, exactly one.

A face is never turned twice running, except that in quarter turns a clockwise one may be followed by the same again;
of two opposite faces the lower one goes first. An automaton reads a sequence turn by turn; state 0 is the start.
"""
from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    # after nothing; after a face is done with; after one clockwise quarter of it, in quarter turns only
    STATES = 13


cdef struct Automaton:
    uint32_t allowed[STATES]        # a bit for each turn that may follow
    uint8_t after[STATES][18]


cdef uint32_t turns_of_metric(metric) except 0
cdef Automaton automaton_of(metric)
