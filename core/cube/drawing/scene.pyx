# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The cube in perspective, without any drawing library: what to fill, in which order, and what lies under a point.

Exactness: a cube in mid-turn is at most three slabs perpendicular to the turning axis. Each is convex, and planes
perpendicular to the axis separate them, so drawing them by decreasing distance from the eye along the axis, each
without its averted faces, hides exactly what is hidden (Newell, Newell & Sancha, 1972: the painter's algorithm is
exact where planes separate the parts).
"""
from libc.math cimport M_PI, asin, atan2, ceil, cos, fabs, sin, sqrt, tan
from libc.stdint cimport int32_t, uint8_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy

from collections import namedtuple

BODY, PLATE, CUT, BEVEL, STICKER = range(5)

# Proportions in cubies.
cdef double ROUNDING = 0.085  # radius of a cubie's edges
cdef double PLATE_MARGIN = 0.05  # from a cubie's edge to the flat part of its face
cdef double STICKER_MARGIN = 0.064
cdef double STICKER_RADIUS = 0.125
cdef double BEVEL_WIDTH = 0.030
cdef double DISTANCE = 3.4  # from the centre to the eye, in cube sides
cdef double BOUND = 0.86  # radius that `fit` keeps inside, in cube sides; sqrt(3) / 2 holds every corner
cdef double ARC = 0.5522847498307936  # control points of a quarter circle as a cubic
# Light comes from the upper left before the cube; screen right, up, towards the eye.
cdef double[3] LIGHT = [-0.37, 0.76, 0.53]

# Faces U R F D L B: the axis each is perpendicular to and its side, and the axes and signs of its columns and rows.
cdef int[6] AXIS = [1, 0, 2, 1, 0, 2]
cdef int[6] SIDE = [1, 1, 1, -1, -1, -1]
cdef int[6] COLUMN_AXIS = [0, 2, 0, 0, 2, 0]
cdef int[6] COLUMN_SIGN = [1, -1, 1, 1, 1, -1]
cdef int[6] ROW_AXIS = [2, 1, 1, 2, 1, 1]
cdef int[6] ROW_SIGN = [1, -1, -1, -1, -1, -1]

Hit = namedtuple("Hit", "face row column point")
Grip = namedtuple("Grip", "axis layer slope_x slope_y")
Slab = namedtuple("Slab", "first last turning")
Item = namedtuple("Item", "kind colour light x0 y0 x1 y1")


cdef inline double dot(const double* a, const double* b) noexcept nogil:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


cdef inline void project(const View* view, const double* p, double* out) noexcept nogil:
    """The pixel of a point, and the pixels a unit length there takes across the line of sight."""
    cdef double scale = view.focal / (view.distance - dot(p, view.near))
    out[0] = view.x + scale * dot(p, view.right)
    out[1] = view.y - scale * dot(p, view.up)
    out[2] = scale


cdef void turn_vector(double* v, int axis, double angle) noexcept nogil:
    """Rotate `v` about an axis, anticlockwise as seen from its positive end."""
    cdef int b = (axis + 1) % 3, c = (axis + 2) % 3
    cdef double s = sin(angle), k = cos(angle), t = v[b]
    v[b] = k * t - s * v[c]
    v[c] = s * t + k * v[c]


cdef inline double side_of(const double* a, const double* b, const double* c) noexcept nogil:
    """Positive when c lies to the left of the way from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


cdef int convex_hull(double[8][3] points, double[17][3] hull) noexcept nogil:
    """Andrew's monotone chain over the first two coordinates, anticlockwise. Returns the number of corners."""
    cdef int i, k, count = 0, lower
    cdef double[3] t
    for i in range(1, 8):
        memcpy(t, points[i], sizeof(t))
        k = i
        while k > 0 and (points[k - 1][0] > t[0] or (points[k - 1][0] == t[0] and points[k - 1][1] > t[1])):
            memcpy(points[k], points[k - 1], sizeof(t))
            k -= 1
        memcpy(points[k], t, sizeof(t))
    for i in range(8):
        while count >= 2 and side_of(hull[count - 2], hull[count - 1], points[i]) <= 0:
            count -= 1
        memcpy(hull[count], points[i], sizeof(t))
        count += 1
    lower = count + 1
    for i in range(6, -1, -1):
        while count >= lower and side_of(hull[count - 2], hull[count - 1], points[i]) <= 0:
            count -= 1
        memcpy(hull[count], points[i], sizeof(t))
        count += 1
    return count - 1


cdef class Scene:
    def __cinit__(self, int size=3):
        if not 2 <= size <= 7:
            raise ValueError("size must be in 2..7")
        self.size = size
        self.view.distance = DISTANCE * size
        self.look(0.0, 0.0)
        self.fit(0.0, 0.0, 100.0)

    def __dealloc__(self):
        free(self.buffer)

    def look(self, double yaw, double pitch):
        self.yaw, self.pitch = yaw, pitch
        self.view.right = [cos(yaw), 0, -sin(yaw)]
        self.view.up = [-sin(pitch) * sin(yaw), cos(pitch), -sin(pitch) * cos(yaw)]
        self.view.near = [cos(pitch) * sin(yaw), sin(pitch), cos(pitch) * cos(yaw)]

    def fit(self, double x, double y, double radius):
        self.view.x, self.view.y = x, y
        self.radius = radius
        self.view.focal = radius / tan(asin(BOUND / DISTANCE))

    def project(self, double x, double y, double z):
        cdef double[3] p = [x, y, z]
        cdef double[3] out
        project(&self.view, p, out)
        return out[0], out[1]

    def ground(self, double radius, double height):
        # Across the line of sight, and along its shadow on the ground.
        cdef double[3] middle = [0, height, 0]
        cdef double[3] side = [radius * self.view.right[0], height, radius * self.view.right[2]]
        cdef double[3] front = [radius * sin(self.yaw), height, radius * cos(self.yaw)]
        cdef double[3] a, b, c
        project(&self.view, middle, a)
        project(&self.view, side, b)
        project(&self.view, front, c)
        return fabs(b[0] - a[0]), fabs(c[1] - a[1])

    cdef int begin(self) except -1:
        """Start a path: its element count is written by `end`."""
        self.path_start = self.used
        self.elements = 0
        self.used += 4
        return 0

    cdef int element(self, int kind, double x, double y) except -1:
        cdef Py_ssize_t room
        cdef uint8_t* grown
        cdef int32_t code = kind
        if self.used + 64 > self.room:
            room = 2 * self.room + 65536
            grown = <uint8_t*>realloc(self.buffer, room)
            if grown == NULL:
                raise MemoryError
            self.buffer, self.room = grown, room
        memcpy(self.buffer + self.used, &code, 4)
        memcpy(self.buffer + self.used + 4, &x, 8)
        memcpy(self.buffer + self.used + 12, &y, 8)
        self.used += 20
        self.elements += 1
        return 0

    cdef int end(self) except -1:
        """Finish a path of one outline."""
        cdef int32_t[2] tail = [0, 0]  # where the outline starts, fill rule
        cdef int32_t count = self.elements
        memcpy(self.buffer + self.path_start, &count, 4)
        memcpy(self.buffer + self.used, tail, 8)
        self.used += 8
        return 0

    cdef int plate(self, View* view, int face, double level, double[4] box, double radius) except -1:
        """Add a rounded rectangle on a face's plane; `box` is left, top, right, bottom in columns and rows."""
        cdef double[13][2] at
        cdef double[3] p, q
        cdef double bend = radius * (1 - ARC)
        cdef double left = box[0], top = box[1], right = box[2], bottom = box[3]
        cdef int i
        at[0] = [left + radius, top]
        at[1] = [right - radius, top]
        at[2] = [right - bend, top]
        at[3] = [right, top + bend]
        at[4] = [right, top + radius]
        at[5] = [right, bottom - radius]
        at[6] = [right, bottom - bend]
        at[7] = [right - bend, bottom]
        at[8] = [right - radius, bottom]
        at[9] = [left + radius, bottom]
        at[10] = [left + bend, bottom]
        at[11] = [left, bottom - bend]
        at[12] = [left, bottom - radius]
        self.begin()
        p[AXIS[face]] = level
        for i in range(17):
            # After the lower left corner come the left side and the upper left corner, back to the start.
            if i < 13:
                p[COLUMN_AXIS[face]] = COLUMN_SIGN[face] * at[i][0]
                p[ROW_AXIS[face]] = ROW_SIGN[face] * at[i][1]
            else:
                p[COLUMN_AXIS[face]] = COLUMN_SIGN[face] * (left + (bend if i == 15 else radius if i == 16 else 0))
                p[ROW_AXIS[face]] = ROW_SIGN[face] * (top + (radius if i == 13 else bend if i == 14 else 0))
            project(view, p, q)
            # 0 move, 1 line, 2 first and 3 further control points of a cubic.
            self.element(0 if i == 0 else 1 if i % 4 == 1 else 2 if i % 4 == 2 else 3, q[0], q[1])
        self.end()
        return 0

    cdef int body(self, list items, View* view, double[3] low, double[3] high, double radius) except -1:
        """Add the outline of a box with rounded edges: the hull of the circles its eight corner spheres project to.

        A sphere's image is taken as a circle; at this distance the ellipse differs by less than 2 %.
        """
        cdef double[8][3] centres
        cdef double[17][3] hull
        cdef double[3] p
        cdef int i, k, count, steps, first = 1
        cdef double before, after, angle
        for i in range(8):
            for k in range(3):
                p[k] = high[k] - radius if (i >> k) & 1 else low[k] + radius
            project(view, p, centres[i])
        count = convex_hull(centres, hull)
        self.begin()
        for i in range(count):
            # The outward normal of an edge (dx, dy) of an anticlockwise polygon is (dy, -dx).
            k = (i + count - 1) % count
            before = atan2(hull[k][0] - hull[i][0], hull[i][1] - hull[k][1])
            k = (i + 1) % count
            after = atan2(hull[i][0] - hull[k][0], hull[k][1] - hull[i][1])
            if after < before:
                after += 2 * M_PI
            steps = <int>ceil((after - before) / 0.35)
            for k in range(steps + 1):
                angle = before + (after - before) * k / steps if steps else before
                self.element(0 if first else 1, hull[i][0] + radius * hull[i][2] * cos(angle),
                             hull[i][1] + radius * hull[i][2] * sin(angle))
                first = 0
        self.end()
        items.append(Item(BODY, -1, 0.0, 0.0, 0.0, 0.0, 0.0))
        return 0

    cdef int bodies(self, list items, View* view, const bint* seen, int axis, int first, int last) except -1:
        """Add the outlines of a slab's cubies that show, and of the core that closes the gaps between them."""
        cdef int n = self.size, face, k
        cdef int[3] at
        cdef double half = 0.5 * n
        cdef double[3] low, high
        cdef bint shows
        for k in range(3):
            low[k] = 2 * ROUNDING - half + (first if k == axis else 0)
            high[k] = -2 * ROUNDING + (last + 1 - half if k == axis else half)
        self.body(items, view, low, high, ROUNDING)
        for at[0] in range(n):
            for at[1] in range(n):
                for at[2] in range(n):
                    if not first <= at[axis] <= last:
                        continue
                    shows = False
                    for face in range(6):
                        k = AXIS[face]
                        if SIDE[face] > 0:
                            shows |= seen[face] and at[k] == (last if k == axis else n - 1)
                        else:
                            shows |= seen[face] and at[k] == (first if k == axis else 0)
                    if shows:
                        for k in range(3):
                            low[k], high[k] = at[k] - half, at[k] + 1 - half
                        self.body(items, view, low, high, ROUNDING)
        return 0

    def order(self, int axis, layers):
        cdef int n = self.size, first = 0, last
        cdef double eye = self.view.distance * self.view.near[axis] + 0.5 * n
        found = []
        while first < n:
            turning = first in layers
            last = first
            while last + 1 < n and (last + 1 in layers) == turning:
                last += 1
            found.append((-max(first - eye, eye - last - 1, 0.0), first, last, turning))
            first = last + 1
        return [Slab(*slab[1:]) for slab in sorted(found)]

    def slab(self, const uint8_t[::1] facelets not None, int axis, int first, int last, double quarters=0.0):
        cdef int n = self.size, face, k
        cdef double half = 0.5 * n
        cdef View view = self.view
        cdef double[3] light
        cdef double[6] level
        cdef bint[6] seen
        cdef list items = []
        if facelets.shape[0] != 6 * n * n:
            raise ValueError("facelets must hold 6 * size * size colours")
        if not (0 <= axis < 3 and 0 <= first <= last < n):
            raise ValueError("axis must be in 0..2, layers in 0..size - 1")
        # A slab turned clockwise is what a viewer sees who goes round it anticlockwise.
        turn_vector(view.right, axis, quarters * M_PI / 2)
        turn_vector(view.up, axis, quarters * M_PI / 2)
        turn_vector(view.near, axis, quarters * M_PI / 2)
        self.used = 0
        for k in range(3):
            light[k] = LIGHT[0] * view.right[k] + LIGHT[1] * view.up[k] + LIGHT[2] * view.near[k]
        for face in range(6):
            level[face] = SIDE[face] * half
            if AXIS[face] == axis:
                level[face] = last + 1 - half if SIDE[face] > 0 else first - half
            seen[face] = SIDE[face] * (view.distance * view.near[AXIS[face]] - level[face]) > 0
        self.bodies(items, &view, seen, axis, first, last)
        for face in range(6):
            if seen[face]:
                self.face(items, &view, &facelets[0], light, face, level[face], axis, first, last)
        return items, self.buffer[:self.used]

    cdef int face(self, list items, View* view, const uint8_t* facelets, const double* light, int face, double level,
                  int axis, int first, int last) except -1:
        """Add one face of a slab: plastic plates, and if it is a face of the cube, stickers with their bevels."""
        cdef int n = self.size, row, column, layer
        cdef double half = 0.5 * n
        cdef double shine = SIDE[face] * light[AXIS[face]]
        cdef bint outer = fabs(fabs(level) - half) < 1e-9
        cdef double[4] box
        for row in range(n):
            for column in range(n):
                layer = first
                if COLUMN_AXIS[face] == axis:
                    layer = column if COLUMN_SIGN[face] > 0 else n - 1 - column
                elif ROW_AXIS[face] == axis:
                    layer = row if ROW_SIGN[face] > 0 else n - 1 - row
                if not first <= layer <= last:
                    continue
                box[0], box[1] = column - half + PLATE_MARGIN, row - half + PLATE_MARGIN
                box[2], box[3] = column + 1 - half - PLATE_MARGIN, row + 1 - half - PLATE_MARGIN
                self.plate(view, face, level, box, STICKER_RADIUS)
                items.append(Item(PLATE if outer else CUT, -1, shine, 0.0, 0.0, 0.0, 0.0))
                if outer:
                    for layer in range(4):
                        box[layer] += (STICKER_MARGIN - PLATE_MARGIN) * (1 if layer < 2 else -1)
                    self.sticker(items, view, light, face, level, box, facelets[(face * n + row) * n + column])
        return 0

    cdef int sticker(self, list items, View* view, const double* light, int face, double level, double[4] box,
                     int colour) except -1:
        """Add a sticker: nested plates whose rims are its four bevels, then its top, shaded from its lit side on."""
        cdef double across = COLUMN_SIGN[face] * light[COLUMN_AXIS[face]]
        cdef double down = ROW_SIGN[face] * light[ROW_AXIS[face]]
        cdef double shine = SIDE[face] * light[AXIS[face]]
        cdef double plane = sqrt(across * across + down * down) + 1e-9
        cdef double[3] p, lit, dim
        cdef double radius = STICKER_RADIUS, slope
        cdef int side
        for side in range(4):
            # A bevel at 45 degrees takes its light half from the face's normal and half from its side's.
            slope = (across if side % 2 == 0 else down) * (1 if side >= 2 else -1)
            self.plate(view, face, level, box, radius)
            items.append(Item(BEVEL, colour, 0.7071 * (shine + slope), shine, 0.0, 0.0, 0.0))
            box[side] += BEVEL_WIDTH if side < 2 else -BEVEL_WIDTH
            radius -= 0.25 * BEVEL_WIDTH
        self.plate(view, face, level, box, radius)
        p[AXIS[face]] = level
        p[COLUMN_AXIS[face]] = COLUMN_SIGN[face] * (0.5 * (box[0] + box[2]) + 0.5 * across / plane)
        p[ROW_AXIS[face]] = ROW_SIGN[face] * (0.5 * (box[1] + box[3]) + 0.5 * down / plane)
        project(view, p, lit)
        p[COLUMN_AXIS[face]] -= COLUMN_SIGN[face] * across / plane
        p[ROW_AXIS[face]] -= ROW_SIGN[face] * down / plane
        project(view, p, dim)
        items.append(Item(STICKER, colour, shine, lit[0], lit[1], dim[0], dim[1]))
        return 0

    def pick(self, double x, double y):
        cdef double[3] ray, p, eye
        cdef double half = 0.5 * self.size, t
        cdef int face, k, a
        for k in range(3):
            eye[k] = self.view.distance * self.view.near[k]
            ray[k] = (-self.view.near[k] + self.view.right[k] * (x - self.view.x) / self.view.focal
                      - self.view.up[k] * (y - self.view.y) / self.view.focal)
        for face in range(6):
            a = AXIS[face]
            if SIDE[face] * eye[a] <= half or SIDE[face] * ray[a] >= 0:
                continue
            t = (SIDE[face] * half - eye[a]) / ray[a]
            for k in range(3):
                p[k] = eye[k] + t * ray[k]
            if fabs(p[(a + 1) % 3]) < half and fabs(p[(a + 2) % 3]) < half:
                return Hit(face, <int>(ROW_SIGN[face] * p[ROW_AXIS[face]] + half),
                           <int>(COLUMN_SIGN[face] * p[COLUMN_AXIS[face]] + half), (p[0], p[1], p[2]))
        return None

    def grip(self, hit, double dx, double dy):
        cdef double[3] p = hit.point
        cdef double[3] tangent, q
        cdef double depth, scale, nearing, sx, sy, fit, best = -1
        cdef int axis, k, normal = AXIS[<int>hit.face]
        found = None
        project(&self.view, p, q)
        scale = q[2]
        depth = self.view.focal / scale
        for axis in range(3):
            if axis == normal:
                continue
            # Clockwise about the axis e the point moves along p x e; of that, the part that stays on the face, because
            # to a finger on the screen the face is flat.
            tangent = [0, 0, 0]
            if (axis + 2) % 3 == normal:
                tangent[(axis + 1) % 3] = p[normal]
            else:
                tangent[(axis + 2) % 3] = -p[normal]
            k = <int>(p[axis] + 0.5 * self.size)
            nearing = dot(tangent, self.view.near) / depth
            sx = scale * (dot(tangent, self.view.right) + dot(p, self.view.right) * nearing)
            sy = -scale * (dot(tangent, self.view.up) + dot(p, self.view.up) * nearing)
            fit = fabs(dx * sx + dy * sy) / sqrt(sx * sx + sy * sy + 1e-12)
            if fit > best:
                best = fit
                found = Grip(axis, k, sx * M_PI / 2, sy * M_PI / 2)
        return found
