/* Hotspots: squares where a box that stays is in the way of others.
 *
 * After Y. Shoham, J. Schaeffer, CoG 2020: a box on y harms one on x if, with y as a wall, fewer goals can be reached from
 * x than without, the man being anywhere. Only boxes that are not at home count as harmful, for where those go is what the
 * plan is about.
 */
#ifndef STATEWALK_SOKOBAN_HOTSPOTS_H
#define STATEWALK_SOKOBAN_HOTSPOTS_H

#include "scene.h"

#define MOST_HOTSPOT_WORK 40000000  /* squares looked at: 0.1 s; larger levels have no hotspots */

typedef struct {
    int words;          /* of a set of squares */
    uint64_t* harm;     /* [cells][words] the squares that a box on each harms; NULL if that is not known */
    uint64_t* boxes;    /* [words] work area */
} Hotspots;

static void free_hotspots(Hotspots* h) {
    free(h->harm);
    free(h->boxes);
    memset(h, 0, sizeof *h);
}

/* How many goals can be reached from each square, the frozen ones being walls. */
static void count_goals(Scene* s, uint16_t* goals) {
    const Geometry* g = s->geometry;
    memset(goals, 0, sizeof *goals * g->cells);
    for (int k = 0; k < g->goals; k++) {
        if (s->frozen[g->goal[k]]) continue;
        const int count = reach_back(s, g->goal[k], s->reached, s->after.queue);
        for (int i = 0; i < count; i++) goals[s->after.queue[i]]++;
    }
}

/* 0, or -1 if there is no memory; `free_hotspots` then still has to be called. */
static int make_hotspots(Hotspots* h, const Geometry* g, volatile int* cancelled) {
    memset(h, 0, sizeof *h);
    if ((double)g->cells * g->living * (g->goals + 1) > MOST_HOTSPOT_WORK) return 0;
    Scene s;
    uint16_t* open = malloc(sizeof *open * (g->cells + 1));
    uint16_t* shut = malloc(sizeof *shut * (g->cells + 1));
    h->words = (g->cells + 63) / 64;
    h->boxes = malloc(8 * (size_t)h->words);
    h->harm = calloc((size_t)g->cells * h->words, 8);
    const int failed = make_scene(&s, g) || !open || !shut || !h->boxes || !h->harm;
    if (!failed) {
        s.frozen[g->cells] = 1;
        count_goals(&s, open);
    }
    for (int y = 0; y < g->cells && !failed && !*cancelled; y++) {
        if (is_dead(g, y)) continue;
        s.frozen[y] = 1;
        count_goals(&s, shut);
        s.frozen[y] = 0;
        for (int x = 0; x < g->cells; x++) {    /* a goal under the box is one less for all */
            if (x != y && shut[x] + g->is_goal[y] < open[x]) flip(h->harm + (size_t)y * h->words, x);
        }
    }
    free_scene(&s);
    free(open);
    free(shut);
    return -failed;
}

/* How many boxes a box on a square harms. */
static inline int boxes_harmed(const Hotspots* h, int at) {
    int harmed = 0;
    for (int w = 0; w < h->words; w++) harmed += POPCOUNT64(h->harm[(size_t)at * h->words + w] & h->boxes[w]);
    return harmed;
}

/* How many boxes harm another, the box on `from` having gone to `to`. */
static int count_hotspots(Hotspots* h, const Scene* s, int from, int to) {
    int count = 0;
    if (!h->harm) return 0;
    memset(h->boxes, 0, 8 * (size_t)h->words);
    for (int i = 0; i < s->count; i++) flip(h->boxes, s->boxes[i] == from ? to : s->boxes[i]);
    for (int i = 0; i < s->count; i++) {
        const int at = s->boxes[i] == from ? to : s->boxes[i];
        count += !s->geometry->is_goal[at] && boxes_harmed(h, at) > 0;
    }
    return count;
}

#endif
