/* A board halfway: first a search from one end for a board as open as can be, then one from the other end towards it.
 *
 * For levels that are hard to begin or to end, where an order to fill the goals in tells nothing. The first search joins
 * areas and rooms and gets boxes moving that cannot be moved; the second brings boxes to where that board has them, fewest
 * off it first, then fewest pushes, and is at the end as soon as it meets any position of the first.
 */
#ifndef STATEWALK_SOKOBAN_HALFWAY_H
#define STATEWALK_SOKOBAN_HALFWAY_H

#include "ahead.h"
#include "towards.h"

#define LONG_OPENING 3      /* one in so many parts of the time goes into the first search */
#define SHORT_OPENING 8     /* the same for every other try: another length is another board */

typedef struct {
    Ahead ahead;            /* the second search */
    Geometry towards;       /* the level with that board as its goals */
    Patterns patterns;      /* what is dead on the way there */
} Halfway;

static void free_halfway(Halfway* h) {
    free_ahead(&h->ahead);
    free_towards(&h->towards);
    free_patterns(&h->patterns);
}

/* Search from one end with `first`, made for that with half of the memory, and then from the other, `boxes[1]` and
 * `man[1]`, for the best board of it; `home` is what was met before from the first one's end. The rest is as `run_ahead`
 * has it. `ending` is in `first` if that met what it may, otherwise in `h->ahead`. 0, or -1 if there is no memory. */
static int run_halfway(
    Halfway* h, Ahead* first, uint64_t* boxes[2], const int man[2], int style, int seed, const Table* home) {
    const Limits whole = first->limits;
    const Geometry* g = first->geometry;
    Ahead* a = &h->ahead;
    first->limits = part_of(whole, seed & 1 ? SHORT_OPENING : LONG_OPENING);
    first->aim = OPEN_BOARD;
    run_ahead(first, boxes[0], man[0], style, seed, man[1]);
    if (first->ending != OUT_OF_TIME || first->best_node == NOBODY) return 0;
    if (whole.watch) {
        whole.watch->before += first->tree.table.count;
        whole.watch->kept += (int64_t)bytes_of_table(&first->tree.table);
    }
    const Node* best = node_at(&first->tree.table, first->best_node);
    if (make_towards(&h->towards, g, boxes_of(&first->tree.table, best), !g->pulling)) return -1;
    if (make_patterns(&h->patterns, g) || make_ahead(a, &h->towards, &h->patterns, whole)) return -1;
    a->aim = REACH_GOALS;
    a->home[0].table = &first->tree.table;
    a->home[1].table = home;
    run_ahead(a, boxes[1], man[1], style, seed, best->man);
    if (whole.watch) whole.watch->kept -= (int64_t)bytes_of_table(&first->tree.table);
    if (a->ending == EMPTIED) a->ending = OUT_OF_TIME;  /* that board is not to be reached */
    return 0;
}

#endif
