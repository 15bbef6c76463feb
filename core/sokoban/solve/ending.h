/* When a search has to stop, and how it can end. */
#ifndef STATEWALK_SOKOBAN_ENDING_H
#define STATEWALK_SOKOBAN_ENDING_H

#include <stddef.h>
#include <stdint.h>

typedef enum { SOLVED, UNSOLVABLE, OUT_OF_TIME, OUT_OF_MEMORY, CANCELLED, EMPTIED } Ending;

typedef struct {
    volatile int* cancelled;
    volatile int64_t* done;     /* where whoever waits reads how many positions were expanded */
    int64_t (*clock)(void);     /* nanoseconds */
    int64_t deadline;           /* of that clock */
    size_t memory;              /* bytes of the table of positions */
} Limits;

static inline int must_stop(const Limits* l, Ending* ending) {
    if (*l->cancelled) *ending = CANCELLED;
    else if (l->clock() >= l->deadline) *ending = OUT_OF_TIME;
    else return 0;
    return 1;
}

#endif
