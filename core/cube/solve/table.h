/* The coset table in memory.
 *
 * Line = slice set * classes + corner class; SMALL has room for six classes more than there are, so that no cache line
 * is shared by two slice sets. A line holds the entries of all flips in blocks of one 64-byte cache line each (SMALL: one
 * 64-bit word). Those are the flips of the four slice edges, and the parity of the corners' permutation: SMALL; of the
 * eight other edges: MEDIUM; of all twelve, the last by parity: LARGE; of all twelve, the slice edges as they are or all
 * four the other way round: BIG. A block has two planes of 256 (32) bits. Plane 1 says that the depth is at most base + 1;
 * plane 0 tells base + 1 from less there, and more than base + 2 from that elsewhere. `low` holds the least depth in each
 * 64 bytes, for the entries that say no more than "at most base".
 */
#ifndef STATEWALK_TABLE_H
#define STATEWALK_TABLE_H

#include <stddef.h>
#include <stdint.h>

#define SMALL 0
#define MEDIUM 1
#define BIG 2
#define LARGE 3
#define SMALL_CLASSES 9936
/* Entries of a line of SMALL whose corners are an even permutation. */
#define SMALL_FLIPS 16

/* Block of a line of BIG by the flips of the slice edges, two bits for each of the 16 sets: of an odd one the edge that
   differs from the other three, of an even one the edge that is as the first is, if only one is. */
#define SLICE_BLOCKS 0x05AFFA50u

typedef struct {
    uint8_t* entries;
    uint8_t* low;
    int size;
    int base;
    uint32_t turns; /* the turns that count as one: bit t for turn t */
} Table;

#endif
