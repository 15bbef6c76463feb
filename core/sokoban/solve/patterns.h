/* Boxes that are dead together wherever all others stand: learnt from traps, known to all searches of a level at once.
 *
 * A pattern is a few boxes and an area of the man with only them on the board. A position that has these boxes, its man in
 * that area, is dead: other boxes can only be in the way. No push of another box takes the man into or out of the area,
 * so after a push only the patterns with the box that was pushed need to be looked at.
 *
 * Threads read without waiting while one of them adds: a pattern is whole before any list names it, and stays.
 */
#ifndef STATEWALK_SOKOBAN_PATTERNS_H
#define STATEWALK_SOKOBAN_PATTERNS_H

#include "scene.h"

#define PATTERN_BOXES 16
#define MOST_PATTERNS 8192
#define NO_PATTERN UINT32_MAX

typedef struct {
    uint32_t count;
    uint16_t boxes[PATTERN_BOXES];
    uint32_t next[PATTERN_BOXES];   /* in the list of each box: PATTERN_BOXES * another pattern + which of its boxes */
} Pattern;

typedef struct {
    Pattern* pattern;
    uint32_t count;
    uint32_t adding;    /* by some thread */
    int words;          /* of an area */
    uint64_t* areas;    /* [MOST_PATTERNS][words] the man's squares */
    uint32_t* first;    /* [cells] where the list of each box begins */
} Patterns;

/* What the patterns of a level take at most. */
static inline size_t bytes_of_patterns(const Geometry* g) {
    return MOST_PATTERNS * (sizeof(Pattern) + 8 * (size_t)((g->cells + 63) / 64));
}

static inline int make_patterns(Patterns* p, const Geometry* g) {
    memset(p, 0, sizeof *p);
    p->words = (g->cells + 63) / 64;
    p->pattern = malloc(sizeof *p->pattern * MOST_PATTERNS);
    p->areas = malloc(8 * (size_t)p->words * MOST_PATTERNS);
    p->first = malloc(sizeof *p->first * (g->cells + 1));
    if (!p->pattern || !p->areas || !p->first) return -1;
    for (int c = 0; c < g->cells; c++) p->first[c] = NO_PATTERN;
    return 0;
}

static inline void free_patterns(Patterns* p) {
    free(p->pattern);
    free(p->areas);
    free(p->first);
    memset(p, 0, sizeof *p);
}

/* Remember that these boxes are dead for a man in the area; too many boxes, or patterns, are not remembered. */
static inline void add_pattern(Patterns* p, const uint16_t* boxes, int count, const Area* area) {
    if (count > PATTERN_BOXES) return;
    while (SWAP_SHARED(&p->adding, 1)) continue;
    if (p->count < MOST_PATTERNS) {
        const uint32_t index = p->count++;
        Pattern* new = &p->pattern[index];
        uint64_t* man = p->areas + (size_t)index * p->words;
        memset(man, 0, 8 * (size_t)p->words);
        for (int i = 0; i < area->count; i++) flip(man, area->queue[i]);
        new->count = (uint32_t)count;
        for (int i = 0; i < count; i++) {
            new->boxes[i] = boxes[i];
            new->next[i] = p->first[boxes[i]];
        }
        for (int i = 0; i < count; i++) WRITE_SHARED(&p->first[boxes[i]], PATTERN_BOXES * index + i);
    }
    WRITE_SHARED(&p->adding, 0);
}

/* Whether the man and the boxes in `filled` match a pattern with the box on `box`. */
static inline int has_pattern(const Patterns* p, const uint8_t* filled, int box, int man) {
    for (uint32_t at = READ_SHARED(&p->first[box]); at != NO_PATTERN; ) {
        const uint32_t index = at / PATTERN_BOXES;
        const Pattern* one = &p->pattern[index];
        uint32_t i = 0;
        while (i < one->count && filled[one->boxes[i]]) i++;
        if (i == one->count && p->areas[(size_t)index * p->words + (man >> 6)] >> (man & 63) & 1) return 1;
        at = one->next[at % PATTERN_BOXES];
    }
    return 0;
}

#endif
