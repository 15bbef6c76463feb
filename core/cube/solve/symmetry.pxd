# cython: language_level=3
"""The geometry of the optimal solver's cosets, made on first use."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from core.cube.cubie cimport Cubies


cdef extern from "cosets.h" nogil:
    enum:
        TURNS
        AXES
        SYMMETRIES
        CORNER_SPLITS
        CORNER_TWISTS
        RAW_CORNERS
        CORNER_CLASSES
        SLICE_SETS
        MIDDLE

    ctypedef struct Geometry:
        uint8_t turn_corner[18][16]
        uint8_t turn_edge[18][16]
        uint8_t inverse_turn[18]
        uint8_t frame_turn[3][18]
        uint8_t frame_rotation[3]
        uint8_t front_shift[3]
        uint8_t right_shift[3]
        uint8_t edge_from[48][16]
        uint8_t corner_from[16][8]
        uint8_t mirrors[16]
        uint8_t swaps_layers[16]
        uint16_t quarter[16]
        uint8_t split_rank[256]
        uint8_t split_set[70]
        uint16_t slice_rank[4096]
        uint16_t slice_set[495]
        uint32_t corner_class[153090]
        uint8_t split_turn[256]
        uint32_t split_base[256]
        uint32_t twisted_class[153090]
        uint8_t product[16][16]
        uint32_t representative[9930]
        uint16_t class_turn[18][9930]
        uint8_t class_symmetry[18][9930]


cdef const Geometry* geometry() except NULL
cdef void edges_of(const Cubies* cubies, uint8_t* out) noexcept nogil
cdef void frame_of(const Cubies* cubies, int axis, Cubies* out) noexcept nogil
