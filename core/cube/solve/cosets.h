/* Geometry of the cosets that the optimal solver's tables are indexed by; filled once by symmetry.pyx.
 *
 * A position is looked at along one axis. Its corners are reduced to which places hold corners of the U layer (70) and
 * to their twist (2187); its edges to which places hold the four edges of the middle slice (495) and to flips of some
 * of them. The 16 symmetries that keep the axis join the 153,090 corner parts to 9,930 classes.
 *
 * A corner byte is piece | twist << 4. An edge byte is piece | flips << 4 with one flip bit for each axis: bit a is set
 * if the edge cannot be placed right without quarter turns of the faces of axis a. Axes: 0 = UD, 1 = RL, 2 = FB, so
 * the axis of face f is f % 3. For two axes a and b the bits differ exactly where one of place and piece, but not both,
 * lies in the slice of the third axis: the flips of two axes give the places of the slice.
 */
#ifndef STATEWALK_COSETS_H
#define STATEWALK_COSETS_H

#include <stdint.h>

#define TURNS 18
#define AXES 3
#define SYMMETRIES 16
#define CORNER_SPLITS 70
#define CORNER_TWISTS 2187
#define RAW_CORNERS (CORNER_SPLITS * CORNER_TWISTS)
#define CORNER_CLASSES 9930
#define SLICE_SETS 495
/* The places 8..11 of the edges FR FL BL BR. */
#define MIDDLE 0xF00u
/* Turns that are odd permutations of the corners. */
#define QUARTER_TURNS 0x2DB6Du

typedef struct {
    uint8_t turn_corner[TURNS][16]; /* 8 bytes, zero-padded to a vector */
    uint8_t turn_edge[TURNS][16];
    uint8_t inverse_turn[TURNS];
    /* Frame a is the cube rotated so that axis a becomes UD; turn t is turn frame_turn[a][t] there. */
    uint8_t frame_turn[AXES][TURNS];
    uint8_t frame_rotation[AXES];
    /* In frame a, the flips of the axes that lie along FB and RL there are brought to bit 7 by these left shifts. */
    uint8_t front_shift[AXES], right_shift[AXES];
    /* Symmetry s after frame a: place p takes what was at edge_from[16 a + s][p]; lanes 12..15 repeat themselves. */
    uint8_t edge_from[AXES * SYMMETRIES][16];
    uint8_t corner_from[SYMMETRIES][8];
    uint8_t mirrors[SYMMETRIES];  /* twists are negated */
    uint8_t swaps_layers[SYMMETRIES]; /* U and D change places */
    uint16_t quarter[SYMMETRIES]; /* 0xFFFF if FB and RL change places, else 0 */
    uint8_t split_rank[256];
    uint8_t split_set[CORNER_SPLITS];
    uint16_t slice_rank[4096];
    uint16_t slice_set[SLICE_SETS];
    uint32_t corner_class[RAW_CORNERS]; /* class << 4 | the symmetry that leads to the representative */
    /* The same in two steps, small enough for a processor's nearer caches: rotation split_turn[layer bits] takes the
       split to one of few, and twisted_class[split_base[layer bits] + the twist then] has the class and symmetry. */
    uint8_t split_turn[256];
    uint32_t split_base[256];
    uint32_t twisted_class[CORNER_SPLITS * CORNER_TWISTS];
    uint8_t product[SYMMETRIES][SYMMETRIES]; /* one symmetry, then another */
    uint32_t representative[CORNER_CLASSES];
    uint16_t class_turn[TURNS][CORNER_CLASSES];
    uint8_t class_symmetry[TURNS][CORNER_CLASSES];
} Geometry;

#endif
