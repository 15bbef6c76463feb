# cython: language_level=3
"""The cube in perspective, without any drawing library: what to fill, in which order, and what lies under a point."""
from libc.stdint cimport uint8_t


cdef struct View:
    # Unit vectors of the screen, right, up and towards the eye, and the eye's distance from the cube's centre.
    double right[3]
    double up[3]
    double near[3]
    double distance
    # Pixels at unit depth, and the pixel of the cube's centre.
    double focal
    double x
    double y


cdef class Scene:
    cdef readonly int size
    cdef readonly double yaw
    cdef readonly double pitch
    cdef readonly double radius
    cdef View view
    cdef uint8_t* buffer
    cdef Py_ssize_t used
    cdef Py_ssize_t room
    cdef Py_ssize_t path_start
    cdef int elements
    cdef int begin(self) except -1
    cdef int end(self) except -1
    cdef int element(self, int kind, double x, double y) except -1
    cdef int plate(self, View* view, int face, double level, double[4] box, double radius) except -1
    cdef int body(self, list items, View* view, double[3] low, double[3] high, double radius) except -1
    cdef int bodies(self, list items, View* view, const bint* seen, int axis, int first, int last) except -1
    cdef int face(self, list items, View* view, const uint8_t* facelets, const double* light, int face, double level,
                  int axis, int first, int last) except -1
    cdef int sticker(self, list items, View* view, const double* light, int face, double level, double[4] box,
                     int colour) except -1
