/* When a search has to stop, and how it can end. */
#ifndef STATEWALK_SOKOBAN_ENDING_H
#define STATEWALK_SOKOBAN_ENDING_H

#include "table.h"

typedef enum { SOLVED, UNSOLVABLE, OUT_OF_TIME, OUT_OF_MEMORY, CANCELLED, EMPTIED } Ending;

/* What a search tells whoever watches it. The boxes are those of the best position so far; `turn` is odd while they are
 * being written, so a reader takes them only if it found the same even number before and after. */
typedef struct {
    volatile int64_t positions, bytes;
    int64_t before;     /* positions of searches that have ended */
    int64_t kept;       /* bytes of what they leave to the others */
    volatile int32_t proved;    /* no solution costs less, as far as an exact search has come */
    volatile int32_t turn, planned, done;
    volatile uint64_t boxes[MOST_WORDS];
    volatile int32_t man;
} Watch;

typedef struct {
    volatile int* cancelled;
    volatile int64_t* done;     /* where whoever waits reads how many positions were expanded */
    int64_t (*clock)(void);     /* nanoseconds */
    int64_t deadline;           /* of that clock */
    size_t memory;              /* bytes of the table of positions */
    Watch* watch;               /* may be NULL */
    int64_t (*worked)(void);    /* nanoseconds of work for this thread, which others cannot take from it; may be NULL */
    int64_t enough;             /* of that clock */
} Limits;

static inline int must_stop(const Limits* l, Ending* ending) {
    if (*l->cancelled) *ending = CANCELLED;
    else if (l->clock() >= l->deadline || (l->worked && l->worked() >= l->enough)) *ending = OUT_OF_TIME;
    else return 0;
    return 1;
}

static inline void tell_table(const Limits* l, const Table* t) {
    if (!l->watch) return;
    l->watch->positions = l->watch->before + t->count;
    l->watch->bytes = l->watch->kept + (int64_t)bytes_of_table(t);
}

/* The same for a search with two of them. */
static inline void tell_tables(const Limits* l, const Table* one, const Table* other) {
    if (!l->watch) return;
    l->watch->positions = l->watch->before + one->count + other->count;
    l->watch->bytes = l->watch->kept + (int64_t)(bytes_of_table(one) + bytes_of_table(other));
}

static inline void tell_proved(const Limits* l, uint32_t proved) {
    if (l->watch && (int32_t)proved > l->watch->proved) l->watch->proved = (int32_t)proved;
}

/* A search that came further along its plan is not forgotten for a later one. */
static inline void tell_best(const Limits* l, const uint64_t* boxes, int words, int man, int planned, int done) {
    Watch* w = l->watch;
    if (!w || (w->turn && (int64_t)done * w->planned < (int64_t)w->done * planned)) return;
    w->turn++;
    for (int i = 0; i < words; i++) w->boxes[i] = boxes[i];
    w->man = man;
    w->planned = planned;
    w->done = done;
    w->turn++;
}

#endif
