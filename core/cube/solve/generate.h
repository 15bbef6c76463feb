/* Breadth-first generation of a coset table, a level at a time, whole lines at a time.
 *
 * A line is one corner class with one set of slice places; its bits are indexed by the flips. The set of flips that
 * are within depth d + 1 is the union, over the turns, of the neighbouring line's set within depth d with the bits of
 * its index permuted and complemented. For a fixed turn, symmetry and slice set that permutation is the same for all
 * corner classes, so it is compiled once to exchanges of index bits and run over some 600 lines at a stretch.
 *
 * Memory: table.h. While levels are made, plane 0 of a line and plane 1 hold the sets of two successive depths.
 */
#ifndef STATEWALK_GENERATE_H
#define STATEWALK_GENERATE_H

#include <string.h>

#include "cosets.h"
#include "../../base/portable.h"
#include "table.h"

#define CHUNK 32
#define MAX_WORDS 32

typedef struct {
    int source_set;
    int bits;              /* bits of the index */
    int complement;        /* index bits that are complemented first */
    int swaps;             /* then pairs that are exchanged, in order */
    uint8_t low[12], high[12];
    int parity_bit;        /* then this bit becomes the parity of all; -1: none */
    uint8_t block[2][4];   /* BIG: at last, the block that each one's entries come from, by the parity of their index */
} Program;

/* For each turn the classes sorted by the symmetry that their image needs. */
typedef struct {
    uint16_t order[TURNS][CORNER_CLASSES];
    uint16_t start[TURNS][SYMMETRIES + 1];
} Groups;

static void make_groups(const Geometry* g, Groups* groups) {
    int t, s, c, n;
    for (t = 0; t < TURNS; t++) {
        n = 0;
        for (s = 0; s < SYMMETRIES; s++) {
            groups->start[t][s] = (uint16_t)n;
            for (c = 0; c < CORNER_CLASSES; c++)
                if (g->class_symmetry[t][c] == s) groups->order[t][n++] = (uint16_t)c;
        }
        groups->start[t][SYMMETRIES] = (uint16_t)n;
    }
}

/* The map from the flips of a line with slice set `set` to those of its neighbour by turn t, then symmetry s. */
static void compile(const Geometry* g, int size, int set, int t, int s, Program* program) {
    int own = g->slice_set[set], image = 0, flip[12], source[12], rank[12], feed[12];
    int place, from, others = 0, members = 0, i, j, inside, x;
    for (place = 0; place < 12; place++)
        rank[place] = own >> place & 1 ? members++ : others++;
    others = members = 0;
    program->complement = 0;
    program->swaps = 0;
    program->parity_bit = -1;
    program->bits = size == SMALL ? 4 : size == LARGE ? 11 : 8;
    for (place = 0; place < 12; place++) {
        from = g->edge_from[s][place];
        x = g->turn_edge[t][from];
        source[place] = x & 15;
        inside = own >> source[place] & 1;
        image |= inside << place;
        flip[place] = g->quarter[s] ? (x >> 5 & 1) ^ (int)(MIDDLE >> source[place] & 1) ^ inside : x >> 6 & 1;
    }
    program->source_set = g->slice_rank[image];
    for (place = 0; place < 12; place++) {
        inside = image >> place & 1;
        if (inside)
            i = size == SMALL ? members++ : size == LARGE ? 8 + members++ : -1;
        else
            i = size == SMALL ? -1 : others++;
        if (i < 0 || i >= program->bits) continue;
        feed[i] = rank[source[place]] + (size == LARGE && inside ? 8 : 0);
        program->complement |= flip[place] << i;
    }
    if (size == LARGE)
        for (i = 8; i < 11; i++)
            if (feed[i] == 11) {
                /* The twelfth flip is the parity of the others; it takes the bit that nothing else is fed by. */
                feed[i] = 8 + 9 + 10 + 11 - feed[8] - feed[9] - feed[10];
                program->parity_bit = feed[i];
            }
    if (size == BIG)
        for (i = 0; i < 8; i++) {
            /* a set of flips that stands for block i & 3, as many as the parity i >> 2 asks for */
            const int flips = i & 4 ? 1 << (i & 3) : i & 3 ? 1 | 1 << (i & 3) : 0;
            int turned = 0;
            for (place = 11; place >= 0; place--)
                if (image >> place & 1) turned = turned << 1 | ((flips >> rank[source[place]] & 1) ^ flip[place]);
            program->block[i >> 2][i & 3] = SLICE_BLOCKS >> 2 * turned & 3;
        }
    for (i = 0; i < program->bits; i++)
        while (feed[i] != i) {
            j = feed[i];
            x = feed[j];
            feed[j] = j;
            feed[i] = x;
            program->low[program->swaps] = (uint8_t)(i < j ? i : j);
            program->high[program->swaps++] = (uint8_t)(i < j ? j : i);
        }
}

/* Positions in a word whose index has bit i clear. */
static const uint64_t BIT_CLEAR[6] = {0x5555555555555555u, 0x3333333333333333u, 0x0F0F0F0F0F0F0F0Fu,
                                      0x00FF00FF00FF00FFu, 0x0000FFFF0000FFFFu, 0x00000000FFFFFFFFu};
/* Positions in a word whose index has an odd number of ones. */
#define ODD_INDEX 0x6996966996696996u
ALWAYS_INLINE int odd(int x) {
    x ^= x >> 4;
    x ^= x >> 2;
    return (x ^ x >> 1) & 1;
}

/* Run a program over CHUNK lines; row[w] points at the w-th words of all of them. */
ALWAYS_INLINE void permute(const Program* program, uint64_t** row, int words) {
    int i, w, n, step, high, low, shift;
    uint64_t mask, x, *a, *b;
    for (i = 0; i < program->bits; i++) {
        if (!(program->complement >> i & 1)) continue;
        if (i < 6) {
            mask = BIT_CLEAR[i];
            shift = 1 << i;
            for (w = 0; w < words; w++)
                for (a = row[w], n = 0; n < CHUNK; n++) a[n] = (a[n] >> shift & mask) | (a[n] & mask) << shift;
        } else {
            step = 1 << (i - 6);
            for (w = 0; w < words; w++)
                if (!(w & step)) {
                    a = row[w];
                    row[w] = row[w | step];
                    row[w | step] = a;
                }
        }
    }
    for (i = 0; i < program->swaps; i++) {
        low = program->low[i];
        high = program->high[i];
        if (high < 6) {
            mask = BIT_CLEAR[high] & ~BIT_CLEAR[low];
            shift = (1 << high) - (1 << low);
            for (w = 0; w < words; w++)
                for (a = row[w], n = 0; n < CHUNK; n++) {
                    x = (a[n] >> shift ^ a[n]) & mask;
                    a[n] ^= x ^ x << shift;
                }
        } else if (low < 6) {
            mask = BIT_CLEAR[low];
            shift = 1 << low;
            step = 1 << (high - 6);
            for (w = 0; w < words; w++)
                if (!(w & step))
                    for (a = row[w], b = row[w | step], n = 0; n < CHUNK; n++) {
                        x = (a[n] >> shift ^ b[n]) & mask;
                        b[n] ^= x;
                        a[n] ^= x << shift;
                    }
        } else {
            step = 1 << (high - 6);
            shift = 1 << (low - 6);
            for (w = 0; w < words; w++)
                if (!(w & step) && (w & shift)) {
                    a = row[w];
                    row[w] = row[w ^ step ^ shift];
                    row[w ^ step ^ shift] = a;
                }
        }
    }
    if (program->parity_bit >= 0) {
        step = 1 << (program->parity_bit - 6);
        for (w = 0; w < words; w++)
            if (!(w & step)) {
                mask = odd(w) ? ~ODD_INDEX : ODD_INDEX;
                for (a = row[w], b = row[w | step], n = 0; n < CHUNK; n++) {
                    x = (a[n] ^ b[n]) & mask;
                    a[n] ^= x;
                    b[n] ^= x;
                }
            }
    }
}

/* Exchange the blocks of lines of BIG; `spare` has room for 16 words of each. */
ALWAYS_INLINE void exchange_blocks(const Program* program, uint64_t** row, uint64_t (*spare)[CHUNK]) {
    int w, n;
    for (w = 0; w < 16; w++) {
        const uint64_t mask = odd(w & 3) ? ~ODD_INDEX : ODD_INDEX;
        const uint64_t* even_from = row[4 * program->block[0][w >> 2] + (w & 3)];
        const uint64_t* odd_from = row[4 * program->block[1][w >> 2] + (w & 3)];
        for (n = 0; n < CHUNK; n++) spare[w][n] = (even_from[n] & ~mask) | (odd_from[n] & mask);
    }
    for (w = 0; w < 16; w++) row[w] = spare[w];
}

/* Word w of plane p of a line of 64-byte blocks. */
#define WORD(w, p) (((w) >> 2) * 8 + (p) * 4 + ((w) & 3))

/* OR into reached[class][word] what turn t brings within reach from `plane` of the neighbours of slice set `set`. */
ALWAYS_INLINE void pull_lines(const Geometry* g, const Groups* groups, const Table* table, int set, int t, int depth,
                              uint64_t* reached, int words) {
    const int plane = (depth - 1 + table->base) & 1, blocks = words / 4;
    uint64_t buffer[MAX_WORDS][CHUNK];
    uint64_t *row[MAX_WORDS], all, *out;
    const uint64_t *block, *line;
    const uint8_t *lows, *low;
    uint16_t chosen[CHUNK];
    Program program;
    int s, w, n, k, at, end, c;
    for (s = 0; s < SYMMETRIES; s++) {
        at = groups->start[t][s];
        end = groups->start[t][s + 1];
        if (at == end) continue;
        compile(g, table->size, set, t, s, &program);
        block = (const uint64_t*)table->entries + (size_t)program.source_set * CORNER_CLASSES * words * 2;
        lows = table->low + (size_t)program.source_set * CORNER_CLASSES * blocks;
        while (at < end) {
            n = 0;
            while (at < end && n < CHUNK) {
                c = groups->order[t][at++];
                low = lows + (size_t)g->class_turn[t][c] * blocks;
                for (k = 0; k < blocks && low[k] >= depth; k++);
                if (k == blocks) continue;
                out = reached + (size_t)c * words;
                for (all = out[0], w = 1; w < words; w++) all &= out[w];
                if (all == ~(uint64_t)0) continue;
                line = block + (size_t)g->class_turn[t][c] * words * 2;
                for (w = 0; w < words; w++) buffer[w][n] = line[WORD(w, plane)];
                chosen[n++] = (uint16_t)c;
            }
            if (n == 0) break;
            for (w = 0; w < words; w++) row[w] = buffer[w];
            permute(&program, row, words);
            if (words == 16) exchange_blocks(&program, row, buffer + 16);
            for (k = 0; k < n; k++)
                for (out = reached + (size_t)chosen[k] * words, w = 0; w < words; w++) out[w] |= row[w][k];
        }
    }
}

/* The same for the small table, whose lines are two 32-bit planes in one word. */
ALWAYS_INLINE void pull_small(const Geometry* g, const Groups* groups, const Table* table, int set, int t, int depth,
                              uint32_t* reached) {
    uint16_t map[2][256];
    uint32_t x;
    const uint32_t* block;
    Program program;
    /* A quarter turn brings even permutations from odd ones. */
    const int even_to = QUARTER_TURNS >> t & 1 ? SMALL_FLIPS : 0, odd_to = SMALL_FLIPS - even_to;
    const int plane = (depth - 1 + table->base) & 1;
    const uint8_t* lows;
    int s, i, k, at, index, bit, source;
    for (s = 0; s < SYMMETRIES; s++) {
        if (groups->start[t][s] == groups->start[t][s + 1]) continue;
        compile(g, SMALL, set, t, s, &program);
        /* single[i] = the bit of the pulled set that bit i of the neighbour's set becomes */
        memset(map, 0, sizeof(map));
        for (index = 0; index < 16; index++) {
            k = index;
            for (i = program.swaps - 1; i >= 0; i--) {
                x = (uint32_t)(k >> program.low[i] ^ k >> program.high[i]) & 1;
                k ^= (int)(x << program.low[i] | x << program.high[i]);
            }
            k ^= program.complement;
            map[k >> 3][1 << (k & 7)] = (uint16_t)(1u << index);
        }
        for (i = 0; i < 2; i++)
            for (k = 1; k < 256; k++) {
                bit = k & -k;
                map[i][k] = map[i][k ^ bit] | map[i][bit];
            }
        block = (const uint32_t*)table->entries + (size_t)program.source_set * SMALL_CLASSES * 2 + plane;
        lows = table->low + (size_t)program.source_set * (SMALL_CLASSES / 8);
        for (at = groups->start[t][s]; at < groups->start[t][s + 1]; at++) {
            i = groups->order[t][at];
            source = g->class_turn[t][i];
            if (lows[source >> 3] >= depth) continue;
            x = block[2 * source];
            reached[i] |= (uint32_t)(map[0][x & 255] | map[1][x >> 8 & 255]) << even_to
                          | (uint32_t)(map[0][x >> 16 & 255] | map[1][x >> 24]) << odd_to;
        }
    }
}

/* What one slice set gained: entries within the depth. Planes of the depths: table.h. */
ALWAYS_INLINE int64_t level_body(const Geometry* g, const Groups* groups, Table* table, int depth, int set,
                                 uint64_t* reached) {
    const int plane = (depth - 1 + table->base) & 1, last = depth == table->base + 2;
    const int words = table->size == LARGE ? 32 : table->size == BIG ? 16 : 4;
    int64_t count = 0;
    int c, w, t, k;
    uint64_t x, *line;
    uint8_t* low;
    if (table->size == SMALL) {
        uint32_t* sets = (uint32_t*)reached;
        uint32_t(*block)[2] = (uint32_t(*)[2])table->entries + (size_t)set * SMALL_CLASSES;
        low = table->low + (size_t)set * (SMALL_CLASSES / 8);
        for (c = 0; c < CORNER_CLASSES; c++) sets[c] = block[c][plane];
        for (t = 0; t < TURNS; t++)
            if (table->turns >> t & 1) pull_small(g, groups, table, set, t, depth, sets);
        for (c = 0; c < CORNER_CLASSES; c++) {
            count += POPCOUNT32(sets[c]);
            if (sets[c] && low[c >> 3] > depth) low[c >> 3] = (uint8_t)depth;
            block[c][1 - plane] = last ? (block[c][plane] & ~block[c][1 - plane]) | ~sets[c] : sets[c];
        }
        return count;
    }
    line = (uint64_t*)table->entries + (size_t)set * CORNER_CLASSES * words * 2;
    for (c = 0; c < CORNER_CLASSES; c++)
        for (w = 0; w < words; w++) reached[c * words + w] = line[(size_t)c * words * 2 + WORD(w, plane)];
    for (t = 0; t < TURNS; t++)
        if (table->turns >> t & 1) {
            if (words == 4)
                pull_lines(g, groups, table, set, t, depth, reached, 4);
            else if (words == 16)
                pull_lines(g, groups, table, set, t, depth, reached, 16);
            else
                pull_lines(g, groups, table, set, t, depth, reached, 32);
        }
    low = table->low + (size_t)set * CORNER_CLASSES * (words / 4);
    for (c = 0; c < CORNER_CLASSES; c++, line += words * 2, low += words / 4)
        for (k = 0; k < words / 4; k++) {
            uint64_t* block = line + 8 * k;
            uint64_t any = 0;
            for (w = 0; w < 4; w++) {
                x = reached[c * words + 4 * k + w];
                count += POPCOUNT64(x);
                any |= x;
                if (last)
                    block[4 * (1 - plane) + w] = (block[4 * plane + w] & ~block[4 * (1 - plane) + w]) | ~x;
                else
                    block[4 * (1 - plane) + w] = x;
            }
            if (any && low[k] > depth) low[k] = (uint8_t)depth;
        }
    return count;
}

#if HAVE_WIDE
WIDE static int64_t level_wide(const Geometry* g, const Groups* groups, Table* table, int depth, int set,
                               uint64_t* reached) {
    return level_body(g, groups, table, depth, set, reached);
}
#endif
static int64_t level_plain(const Geometry* g, const Groups* groups, Table* table, int depth, int set,
                           uint64_t* reached) {
    return level_body(g, groups, table, depth, set, reached);
}

static int64_t make_level(const Geometry* g, const Groups* groups, Table* table, int depth, int set,
                          uint64_t* reached, int wide) {
#if HAVE_WIDE
    if (wide) return level_wide(g, groups, table, depth, set, reached);
#endif
    (void)wide;
    return level_plain(g, groups, table, depth, set, reached);
}

#endif
