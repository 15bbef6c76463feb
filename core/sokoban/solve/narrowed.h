/* The board as it is once some boxes are frozen: they are walls for good, so distances grow, squares die, and the man may
 * be shut out. Proved: what is dead here is dead.
 *
 * Squares keep their numbers and sets of boxes their bits. The frozen boxes stand on goals; of these goals only they can
 * have each its own. Boards are measured once and kept by the set of frozen boxes, as many as there is memory for.
 */
#ifndef STATEWALK_SOKOBAN_NARROWED_H
#define STATEWALK_SOKOBAN_NARROWED_H

#include "scene.h"

#define MOST_NARROWED 1024
#define WIDEST 1024             /* squares; to measure larger boards again and again takes too long */

typedef struct {
    Geometry geometry;      /* shares with that of the level what stays the same */
    uint64_t frozen[MOST_WORDS];
} Board;

typedef struct {
    const Geometry* level;
    Board** boards;         /* [room] by hashed set; NULL where none has been yet */
    uint32_t room;          /* a power of two; 0 if there is no memory for any */
    int32_t* queue;         /* [SIDES * cells] work area */
    uint8_t* before;        /* [cells + 1] work area: boxes frozen where fewer squares were dead */
} Narrowed;

static size_t bytes_of_board(const Geometry* g) {
    const size_t n = (size_t)g->cells;
    return sizeof(Board) + n * n + sizeof(int32_t) * SIDES * n * g->goals + (n + 1) * 10;
}

static void free_board(Board* b) {
    if (!b) return;
    free(b->geometry.beside);
    free(b->geometry.bit);
    free(b->geometry.side);
    free(b->geometry.pushes);
    free(b);
}

static void free_narrowed(Narrowed* n) {
    for (uint32_t i = 0; i < n->room && n->boards; i++) free_board(n->boards[i]);
    free(n->boards);
    free(n->queue);
    free(n->before);
    memset(n, 0, sizeof *n);
}

/* Room for as many boards as go into `memory` bytes. 0, or -1 if there is no memory. */
static int make_narrowed(Narrowed* n, const Geometry* g, size_t memory) {
    memset(n, 0, sizeof *n);
    n->level = g;
    uint32_t room = g->cells > WIDEST ? 0 : MOST_NARROWED;
    while (room && room * bytes_of_board(g) > memory) room /= 2;
    n->boards = calloc(room + 1, sizeof *n->boards);
    n->queue = malloc(sizeof *n->queue * SIDES * (g->cells + 1));
    n->before = malloc(g->cells + 1);
    if (!n->boards || !n->queue || !n->before) return -1;
    n->room = room;
    return 0;
}

static Board* new_board(const Geometry* g) {
    Board* b = calloc(1, sizeof *b);
    if (!b) return NULL;
    Geometry* own = &b->geometry;
    *own = *g;
    own->beside = malloc(sizeof *own->beside * (g->cells + 1));
    own->bit = malloc(sizeof *own->bit * (g->cells + 1));
    own->side = malloc((size_t)g->cells * g->cells);
    own->pushes = malloc(sizeof *own->pushes * SIDES * g->cells * (g->goals + 1));
    if (own->beside && own->bit && own->side && own->pushes) return b;
    free_board(b);
    return NULL;
}

/* Measure a board whose frozen boxes are known. */
static void measure_board(Narrowed* n, Board* b, const uint8_t* frozen) {
    const Geometry* g = n->level;
    Geometry* own = &b->geometry;
    for (int c = 0; c <= g->cells; c++) {
        for (int d = 0; d < 4; d++) {
            const int at = g->beside[c][d];
            own->beside[c][d] = (uint16_t)(frozen[c] || frozen[at] ? g->cells : at);
        }
    }
    measure(own, n->queue);
    for (int c = 0; c < g->cells; c++) own->bit[c] = can_be_brought_home(own, c) ? g->bit[c] : NO_SQUARE;
    own->bit[g->cells] = NO_SQUARE;
}

/* The board on which the boxes that are frozen in the scene are walls; that of the level if there is no memory. */
static const Geometry* board_without(Narrowed* n, const uint8_t* is_frozen) {
    const Geometry* g = n->level;
    uint64_t frozen[MOST_WORDS], key = 0;
    if (!n->room) return g;
    memset(frozen, 0, 8 * (size_t)g->words);
    for (int c = 0; c < g->cells; c++) {
        if (!is_frozen[c]) continue;
        flip(frozen, g->bit[c]);
        key ^= g->box_key[c];
    }
    Board** slot = &n->boards[key & (n->room - 1)];
    if (*slot && memcmp((*slot)->frozen, frozen, 8 * (size_t)g->words) == 0) return &(*slot)->geometry;
    if (!*slot && !(*slot = new_board(g))) return g;
    memcpy((*slot)->frozen, frozen, 8 * (size_t)g->words);
    measure_board(n, *slot, is_frozen);
    return &(*slot)->geometry;
}

/* The board of the scene's position: with its frozen boxes as walls, and with those that are frozen then, too. NULL if
 * one of them is not on a goal. */
static const Geometry* narrow(Narrowed* n, Scene* s) {
    const Geometry* found = n->level;
    int frozen = find_frozen(s, NO_SQUARE, NO_SQUARE), before = 0;
    while (frozen > before) {
        before = frozen;
        found = s->geometry = board_without(n, s->frozen);
        frozen = find_frozen(s, NO_SQUARE, NO_SQUARE);
        s->geometry = n->level;
    }
    return frozen < 0 ? NULL : found;
}

#endif
