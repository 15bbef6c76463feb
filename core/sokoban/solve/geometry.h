/* What never changes while a level is solved: its squares, how they join, and how far one box alone is from each goal.
 *
 * The squares that the man could walk to if there were no boxes are numbered 0 .. cells - 1 in reading order; the number
 * `cells` stands for every wall. Directions are 0..3 = left, up, right, down; `d ^ 2` is opposite.
 * A square is alive if a box on it can be brought to some goal when it is the only box. Sets of boxes are words of bits
 * over the squares that are alive.
 *
 * A box cuts the floor around it into at most four areas. The man's area is named by the lowest direction in which it
 * touches the box: the man's *side* of that box. Walking does not change it, nor does pushing other boxes.
 */
#ifndef STATEWALK_SOKOBAN_GEOMETRY_H
#define STATEWALK_SOKOBAN_GEOMETRY_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NO_SQUARE 0xFFFF
#define MOST_WORDS 40            /* of a set of boxes: 64 * 40 squares */
#define NO_SIDE 4                /* of a box that the man cannot walk to */
#define SIDES 5
#define NO_WAY_THERE (1 << 20)   /* a number of pushes greater than any sum of real ones */

typedef struct {
    int cells;
    int goals;
    int living;         /* squares that are alive */
    int words;          /* of a set of boxes */
    uint16_t (*beside)[4];    /* [cells + 1] */
    uint8_t* is_goal;       /* [cells + 1] */
    uint16_t* goal;         /* [goals] their squares */
    uint16_t* bit;          /* [cells + 1] place in a set of boxes, NO_SQUARE on dead squares and walls */
    uint16_t* square;       /* [living] its inverse */
    uint8_t* side;          /* [cells][cells] the side of the box (first) that the man (second) is on */
    int32_t* pushes;        /* [cells][SIDES][goals] fewest pushes of a lone box, by its square and the man's side */
    uint64_t* box_key;      /* [cells] */
    uint64_t* man_key;      /* [cells] */
    int pulling;            /* the level is played backwards: moves are pulls, and the goals are squares of its start */
} Geometry;

static inline int side_of(const Geometry* g, int box, int man) { return g->side[(size_t)box * g->cells + man]; }

static inline const int32_t* pushes_from(const Geometry* g, int box, int man) {
    return g->pushes + ((size_t)box * SIDES + side_of(g, box, man)) * g->goals;
}

static inline void free_geometry(Geometry* g) {
    free(g->beside);
    free(g->is_goal);
    free(g->goal);
    free(g->bit);
    free(g->square);
    free(g->side);
    free(g->pushes);
    free(g->box_key);
    free(g->man_key);
    memset(g, 0, sizeof *g);
}

/* The sides of a box on `box` for the man everywhere; `queue` holds `cells` squares. */
static void mark_sides(Geometry* g, int box, uint16_t* queue) {
    uint8_t* side = g->side + (size_t)box * g->cells;
    memset(side, NO_SIDE, g->cells);
    for (int d = 0; d < 4; d++) {
        int first = g->beside[box][d];
        if (first == g->cells || side[first] != NO_SIDE) continue;
        int head = 0, tail = 1;
        queue[0] = (uint16_t)first;
        side[first] = (uint8_t)d;
        while (head < tail) {
            const uint16_t* beside = g->beside[queue[head++]];
            for (int e = 0; e < 4; e++) {
                int c = beside[e];
                if (c != g->cells && c != box && side[c] == NO_SIDE) {
                    side[c] = (uint8_t)d;
                    queue[tail++] = (uint16_t)c;
                }
            }
        }
    }
    side[box] = 0;
}

/* Backward breadth-first search over (square, side) from one goal; `queue` holds SIDES * `cells` of them. */
static void measure_pushes(Geometry* g, int goal, int32_t* queue) {
    const int n = g->cells;
    int head = 0, tail = 0;
    for (int k = 0; k < SIDES; k++) {
        g->pushes[((size_t)g->goal[goal] * SIDES + k) * g->goals + goal] = 0;
        queue[tail++] = g->goal[goal] * SIDES + k;
    }
    while (head < tail) {
        int at = queue[head++], box = at / SIDES, side = at % SIDES;
        int32_t away = g->pushes[(size_t)at * g->goals + goal];
        for (int d = 0; d < 4; d++) {   /* the last push, or pull, went in direction d */
            int from = g->beside[box][d ^ 2];
            if (from == n) continue;
            int man = g->pulling ? box : g->beside[from][d ^ 2], then = g->pulling ? g->beside[box][d] : from;
            if (man == n || then == n || side_of(g, box, then) != side) continue;
            int before = from * SIDES + side_of(g, from, man);
            int32_t* known = &g->pushes[(size_t)before * g->goals + goal];
            if (*known == NO_WAY_THERE) {
                *known = away + 1;
                queue[tail++] = before;
            }
        }
    }
}

static uint64_t next_key(uint64_t* seed) {  /* splitmix64 */
    uint64_t z = *seed += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* Measure lone boxes where the rest is known; `queue` holds SIDES * `cells` numbers. */
static void measure_goals(Geometry* g, int32_t* queue) {
    const size_t pushes = (size_t)g->cells * SIDES * g->goals;
    for (size_t i = 0; i < pushes; i++) g->pushes[i] = NO_WAY_THERE;
    for (int k = 0; k < g->goals; k++) measure_pushes(g, k, queue);
}

/* The same where only `beside`, `is_goal` and `goal` are known. */
static void measure(Geometry* g, int32_t* queue) {
    for (int c = 0; c < g->cells; c++) mark_sides(g, c, (uint16_t*)queue);
    measure_goals(g, queue);
}

/* Whether a lone box on a square can be brought to some goal. */
static int can_be_brought_home(const Geometry* g, int c) {
    const int32_t* pushes = g->pushes + (size_t)c * SIDES * g->goals;
    for (int i = 0; i < SIDES * g->goals; i++) {
        if (pushes[i] < NO_WAY_THERE) return 1;
    }
    return 0;
}

/* Fill in everything from `beside` and `is_goal`, which are taken over. 0, or -1 if there is no memory. */
static inline int make_geometry(Geometry* g, int cells, uint16_t (*beside)[4], uint8_t* is_goal) {
    memset(g, 0, sizeof *g);
    g->cells = cells;
    g->beside = beside;
    g->is_goal = is_goal;
    for (int c = 0; c < cells; c++) g->goals += is_goal[c];
    g->goal = malloc(sizeof(uint16_t) * (g->goals + 1));
    g->bit = malloc(sizeof(uint16_t) * (cells + 1));
    g->square = malloc(sizeof(uint16_t) * (cells + 1));
    g->side = malloc((size_t)cells * cells);
    g->pushes = malloc(sizeof(int32_t) * SIDES * cells * (g->goals + 1));
    g->box_key = malloc(sizeof(uint64_t) * cells);
    g->man_key = malloc(sizeof(uint64_t) * cells);
    int32_t* queue = malloc(sizeof(int32_t) * SIDES * cells);
    if (!g->goal || !g->bit || !g->square || !g->side || !g->pushes || !g->box_key || !g->man_key || !queue) {
        free(queue);
        return -1;
    }
    for (int c = 0, k = 0; c < cells; c++) {
        if (is_goal[c]) g->goal[k++] = (uint16_t)c;
    }
    measure(g, queue);
    uint64_t seed = 0x50C0BA4;
    for (int c = 0; c < cells; c++) {
        g->box_key[c] = next_key(&seed);
        g->man_key[c] = next_key(&seed);
        const int alive = can_be_brought_home(g, c);
        g->bit[c] = alive ? (uint16_t)g->living : NO_SQUARE;
        if (alive) g->square[g->living++] = (uint16_t)c;
    }
    g->bit[cells] = NO_SQUARE;
    g->words = (g->living + 63) / 64;
    free(queue);
    return 0;
}

#endif
