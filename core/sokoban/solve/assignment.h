/* The least total of pushes that brings every box to a goal of its own, each alone on the board: a lower bound.
 *
 * The Hungarian method by shortest augmenting paths: H. W. Kuhn 1955; J. Munkres 1957; R. Jonker, A. Volgenant 1987.
 * Rows are boxes, columns are goals, both counted from 1; column 0 is the root of a search. O(n^3) for all rows,
 * O(n^2) after one row has changed.
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
    int32_t* way;           /* the rest is the work area of one search */
    int32_t* least;
    uint8_t* done;
    int32_t* kept;          /* prices and rows while one row is tried out */
} Assignment;

static void free_assignment(Assignment* a) {
    free(a->cost);
    free(a->row_price);
    free(a->way);
    free(a->done);
    memset(a, 0, sizeof *a);
}

static int make_assignment(Assignment* a, int n) {
    memset(a, 0, sizeof *a);
    a->n = n;
    a->cost = malloc(sizeof *a->cost * (n + 1));
    a->row_price = malloc(sizeof(int32_t) * 6 * (n + 1));
    a->way = malloc(sizeof(int32_t) * 2 * (n + 1));
    a->done = malloc(n + 1);
    if (!a->cost || !a->row_price || !a->way || !a->done) return -1;
    a->price = a->row_price + n + 1;
    a->row = a->price + n + 1;
    a->kept = a->row + n + 1;
    a->least = a->way + n + 1;
    return 0;
}

/* Give row `i` a column; every other row that has one keeps one. */
static void add_row(Assignment* a, int i) {
    const int n = a->n;
    for (int j = 0; j <= n; j++) {
        a->least[j] = INT_MAX;
        a->done[j] = 0;
    }
    a->row[0] = i;
    int column = 0;
    do {
        a->done[column] = 1;
        const int r = a->row[column];
        const int32_t* cost = a->cost[r] - 1;
        const int32_t base = a->row_price[r];
        int32_t step = INT_MAX;
        int next = 0;
        for (int j = 1; j <= n; j++) {
            if (a->done[j]) continue;
            int32_t now = cost[j] - base - a->price[j];
            if (now < a->least[j]) {
                a->least[j] = now;
                a->way[j] = column;
            }
            if (a->least[j] < step) {
                step = a->least[j];
                next = j;
            }
        }
        for (int j = 0; j <= n; j++) {
            if (a->done[j]) {
                a->row_price[a->row[j]] += step;
                a->price[j] -= step;
            } else {
                a->least[j] -= step;
            }
        }
        column = next;
    } while (a->row[column]);
    while (column) {
        int before = a->way[column];
        a->row[column] = a->row[before];
        column = before;
    }
}

static int32_t total(const Assignment* a) {
    int32_t sum = 0;
    for (int j = 1; j <= a->n; j++) sum += a->cost[a->row[j]][j - 1];
    return sum;
}

/* Assign all rows of `cost` anew. */
static int32_t assign_all(Assignment* a) {
    memset(a->row_price, 0, sizeof(int32_t) * 3 * (a->n + 1));
    for (int i = 1; i <= a->n; i++) add_row(a, i);
    memcpy(a->kept, a->row_price, sizeof(int32_t) * 3 * (a->n + 1));
    return total(a);
}

/* The total if row `i` were `cost`; the assignment stays as it was. */
static int32_t assign_changed(Assignment* a, int i, const int32_t* cost) {
    const int32_t* own = a->cost[i];
    a->cost[i] = cost;
    for (int j = 1; j <= a->n; j++) {
        if (a->row[j] == i) a->row[j] = 0;
    }
    a->row_price[i] = 0;
    add_row(a, i);
    int32_t sum = total(a);
    a->cost[i] = own;
    memcpy(a->row_price, a->kept, sizeof(int32_t) * 3 * (a->n + 1));
    return sum;
}

#endif
