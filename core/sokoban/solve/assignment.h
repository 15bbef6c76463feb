/* The least total of pushes that brings every box to a goal of its own, each alone on the board: a lower bound.
 *
 * The Hungarian method by shortest augmenting paths: H. W. Kuhn 1955; J. Munkres 1957; R. Jonker, A. Volgenant 1987.
 * Rows are boxes, columns are goals, both counted from 1. O(n^3) for all rows, less if the prices of the last assignment
 * suit this one, too; O(n^2) after one row has changed, and mostly O(n).
 */
#ifndef STATEWALK_SOKOBAN_ASSIGNMENT_H
#define STATEWALK_SOKOBAN_ASSIGNMENT_H

#include <limits.h>

#include "geometry.h"

typedef struct {
    int n;
    const int32_t** cost;   /* [n + 1] the row of each box */
    int32_t* row_price;     /* [n + 1] */
    int32_t* price;         /* [n + 1] of a column */
    int32_t* row;           /* [n + 1] that a column is given to, 0 if to none */
    int32_t* column;        /* [n + 1] that a row is given */
    int32_t total;
    int32_t* least;         /* the rest is the work area of one search */
    int32_t* way;
    int32_t* order;         /* [n] columns, those that are done first */
    int done;
} Assignment;

static void free_assignment(Assignment* a) {
    free(a->cost);
    free(a->row_price);
    memset(a, 0, sizeof *a);
}

static int make_assignment(Assignment* a, int n) {
    memset(a, 0, sizeof *a);
    a->n = n;
    a->cost = malloc(sizeof *a->cost * (n + 1));
    a->row_price = calloc(7 * (n + 1), sizeof(int32_t));
    if (!a->cost || !a->row_price) return -1;
    a->price = a->row_price + n + 1;
    a->row = a->price + n + 1;
    a->column = a->row + n + 1;
    a->least = a->column + n + 1;
    a->way = a->least + n + 1;
    a->order = a->way + n + 1;
    for (int j = 0; j < n; j++) a->order[j] = j + 1;
    return 0;
}

/* The shortest way of changes that gives a row of `cost` a column: the column that was given to none, at its end. `least`
 * is how long the ways are, `way` the column before, 0 for none. */
static int find_way(Assignment* a, const int32_t* cost) {
    const int n = a->n;
    int32_t *order = a->order, *least = a->least;
    int next = 0;
    for (int k = 0; k < n; k++) {
        const int j = order[k];
        least[j] = cost[j - 1] - a->price[j];
        a->way[j] = 0;
        if (least[j] < least[order[next]] || (least[j] == least[order[next]] && !a->row[j])) next = k;
    }
    for (int done = 0; ; ) {
        const int at = order[next];
        order[next] = order[done];
        order[done] = at;
        a->done = done;
        if (!a->row[at]) return at;
        const int r = a->row[at];
        const int32_t* other = a->cost[r] - 1;
        const int32_t base = least[at] - a->row_price[r];
        next = ++done;
        for (int k = done; k < n; k++) {
            const int j = order[k];
            const int32_t now = base + other[j] - a->price[j];
            if (now < least[j]) {
                least[j] = now;
                a->way[j] = at;
            }
            if (least[j] < least[order[next]] || (least[j] == least[order[next]] && !a->row[j])) next = k;
        }
    }
}

/* Give row `i` a column; every other row that has one keeps one. */
static void add_row(Assignment* a, int i) {
    int j = find_way(a, a->cost[i]);
    a->row_price[i] = a->least[j];
    for (int k = 0; k < a->done; k++) {
        const int other = a->order[k];
        a->row_price[a->row[other]] += a->least[j] - a->least[other];
        a->price[other] -= a->least[j] - a->least[other];
    }
    for (int before; j; j = before) {
        before = a->way[j];
        a->row[j] = before ? a->row[before] : i;
        a->column[a->row[j]] = j;
    }
}

/* Assign all rows of `cost` anew. */
static int32_t assign_all(Assignment* a) {
    const int n = a->n;
    if (a->total >= NO_WAY_THERE) memset(a->price, 0, sizeof *a->price * (n + 1));
    memset(a->row, 0, sizeof *a->row * (n + 1));
    for (int i = 1; i <= n; i++) {      /* with the prices of the last time, most rows get what is cheapest for them */
        const int32_t* cost = a->cost[i] - 1;
        int cheapest = 1;
        for (int j = 2; j <= n; j++) {
            const int32_t dearer = cost[j] - a->price[j] - cost[cheapest] + a->price[cheapest];
            if (dearer < 0 || (dearer == 0 && a->row[cheapest] && !a->row[j])) cheapest = j;
        }
        a->row_price[i] = cost[cheapest] - a->price[cheapest];
        a->column[i] = a->row[cheapest] ? 0 : cheapest;
        if (a->column[i]) a->row[cheapest] = i;
    }
    for (int i = 1; i <= n; i++) {
        if (!a->column[i]) add_row(a, i);
    }
    a->total = 0;
    for (int i = 1; i <= n; i++) a->total += a->cost[i][a->column[i] - 1];
    return a->total;
}

/* The total if row `i` were `cost`; the assignment stays as it was. */
static int32_t assign_changed(Assignment* a, int i, const int32_t* cost) {
    const int own = a->column[i];
    a->row[own] = 0;
    find_way(a, cost);
    a->row[own] = i;
    return a->total - a->row_price[i] + a->least[own];
}

#endif
