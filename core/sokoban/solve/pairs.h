/* Two boxes alone on the board: to which two goals they come with how many pushes more than each of them by itself.
 *
 * What boxes need one by one (`Geometry.pushes`) leaves out that they are in each other's way. Of an order of goals that
 * a solution brings them to, let `reduced` of a box be what its goal costs above the prices of the least assignment, and
 * `more` what its pushes in that solution exceed the least. Two boxes together cannot have less of both than the least
 * over all pairs of goals; so every pair of boxes without a box in common adds to the bound. After R. E. Korf's pairwise
 * distances (1985) and A. Junghanns' linear conflicts (1999).
 *
 * A state is two squares, in order, and one of the areas that two boxes there cut the floor into. For each, a row of bits
 * for each goal of the first says to which goals of the second they come with no push more, 2, 4, any number: filled in
 * backwards from the goals, until nothing changes.
 */
#ifndef STATEWALK_SOKOBAN_PAIRS_H
#define STATEWALK_SOKOBAN_PAIRS_H

#include "assignment.h"
#include "ending.h"
#include "scene.h"

#define MORES 4                 /* rows for no push more, up to 2, up to 4, any number */
#define MOST_PAIR_GOALS 64
#define ON_A_BOX 0xFF

typedef struct {
    uint16_t first, second;     /* places in a set of boxes */
} PairState;

typedef struct {
    uint16_t one, other;
    int32_t more;
} Conflict;

typedef struct {
    const Geometry* geometry;   /* NULL before it is ready */
    uint32_t states;
    uint32_t* first_state;      /* [living][living] */
    uint8_t* area;              /* [living][living][cells], for the lower of the two first */
    PairState* state;
    uint64_t* rows;             /* [states][MORES][goals] */
    uint64_t* step;             /* [living][4][MORES] goals for which a push that ends here costs so much more */
    uint32_t* queue;            /* [states] a ring of those whose rows have changed */
    uint8_t* queued;
    int32_t* reduced;           /* [goals][goals] of the position at hand, and so on */
    int32_t* further;           /* what a box needs more with frozen boxes as walls */
    uint64_t tight[MOST_PAIR_GOALS];
    Conflict* conflicts;        /* [goals * goals] */
} Pairs;

static void free_pairs(Pairs* p) {
    free(p->first_state);
    free(p->area);
    free(p->state);
    free(p->rows);
    free(p->step);
    free(p->queue);
    free(p->queued);
    free(p->reduced);
    free(p->further);
    free(p->conflicts);
    memset(p, 0, sizeof *p);
}

/* Number the areas of the floor with boxes on two squares; how many there are. */
static int number_areas(const Geometry* g, const int* box, uint8_t* area, uint16_t* queue) {
    int areas = 0;
    memset(area, ON_A_BOX, g->cells);
    for (int i = 0; i < 8; i++) {
        const int seed = g->beside[box[i >> 2]][i & 3];
        if (seed == g->cells || seed == box[0] || seed == box[1] || area[seed] != ON_A_BOX) continue;
        int head = 0, tail = 1;
        queue[0] = (uint16_t)seed;
        area[seed] = (uint8_t)areas;
        while (head < tail) {
            const uint16_t* beside = g->beside[queue[head++]];
            for (int d = 0; d < 4; d++) {
                const int c = beside[d];
                if (c == g->cells || c == box[0] || c == box[1] || area[c] != ON_A_BOX) continue;
                area[c] = (uint8_t)areas;
                queue[tail++] = (uint16_t)c;
            }
        }
        areas++;
    }
    return areas;
}

static inline const uint8_t* areas_of(const Pairs* p, const Geometry* g, int one, int other) {
    const size_t lower = one < other ? one : other, higher = one < other ? other : one;
    return p->area + (lower * g->living + higher) * g->cells;
}

static inline uint64_t* rows_of(const Pairs* p, const Geometry* g, uint32_t state) {
    return p->rows + (size_t)state * MORES * g->goals;
}

/* The goals for which a push in direction `d` onto a square costs 0, 2, 4 more, or is possible at all. */
static void measure_step(const Geometry* g, int to, int d, uint64_t* step) {
    const int from = g->beside[to][d ^ 2], man = from == g->cells ? from : g->beside[from][d ^ 2];
    memset(step, 0, sizeof *step * MORES);
    if (man == g->cells || g->bit[from] == NO_SQUARE) return;
    const int32_t *then = pushes_from(g, to, from), *now = pushes_from(g, from, man);
    for (int k = 0; k < g->goals; k++) {
        if (then[k] >= NO_WAY_THERE) continue;
        const int more = (1 + then[k] - now[k]) / 2;
        if (more < MORES - 1) step[more] |= (uint64_t)1 << k;
        step[MORES - 1] |= (uint64_t)1 << k;
    }
}

static void queue_state(Pairs* p, uint32_t state, uint32_t* tail, uint32_t* waiting) {
    if (p->queued[state]) return;
    p->queued[state] = 1;
    p->queue[*tail] = state;
    *tail = *tail + 1 == p->states ? 0 : *tail + 1;
    ++*waiting;
}

/* What the state after a push of the first box, or of the second, knows, is known before it. Whether that is new. */
static int learn_rows(const Geometry* g, uint64_t* before, const uint64_t* after, const uint64_t* step, int second) {
    const int n = g->goals;
    uint64_t news = 0;
    for (int more = 0; more < MORES; more++) {
        for (int part = more == MORES - 1 ? more : 0; part <= more; part++) {
            const uint64_t mask = step[part];
            const uint64_t* source = after + (size_t)(more == MORES - 1 ? more : more - part) * n;
            for (int k = 0; k < n; k++) {
                const uint64_t row = second ? source[k] & mask : mask >> k & 1 ? source[k] : 0;
                news |= row & ~before[k];
                before[k] |= row;
            }
        }
        before += n;
    }
    return news != 0;
}

/* Pull either box back in every way. */
static void pull_state(Pairs* p, const Geometry* g, uint32_t state, uint32_t* tail, uint32_t* waiting) {
    const int bit[2] = {p->state[state].first, p->state[state].second};
    const uint8_t* area = areas_of(p, g, bit[0], bit[1]);
    const int here = (int)(state - p->first_state[(size_t)bit[0] * g->living + bit[1]]);
    for (int second = 0; second < 2; second++) {
        const int box = g->square[bit[second]], still = g->square[bit[!second]];
        for (int d = 0; d < 4; d++) {
            const int from = g->beside[box][d ^ 2];
            if (from == g->cells || from == still || area[from] != here || g->bit[from] == NO_SQUARE) continue;
            const int man = g->beside[from][d ^ 2];
            if (man == g->cells || man == still) continue;
            const int one = second ? bit[0] : g->bit[from], other = second ? g->bit[from] : bit[1];
            const uint32_t before = p->first_state[(size_t)one * g->living + other] + areas_of(p, g, one, other)[man];
            const uint64_t* step = p->step + ((size_t)bit[second] * 4 + d) * MORES;
            if (learn_rows(g, rows_of(p, g, before), rows_of(p, g, state), step, second)) queue_state(p, before, tail, waiting);
        }
    }
}

/* Number all states; their count, or 0 if there are too many for `memory` bytes or no time is left. */
static uint32_t number_states(Pairs* p, const Geometry* g, size_t memory, const Limits* limits) {
    const size_t pairs = (size_t)g->living * g->living;
    Ending ending;
    if (g->goals < 2 || g->goals > MOST_PAIR_GOALS || pairs * (g->cells + sizeof *p->first_state) > memory / 2) return 0;
    p->first_state = malloc(sizeof *p->first_state * pairs);
    p->area = malloc(pairs * g->cells);
    uint16_t* queue = malloc(sizeof *queue * g->cells);
    uint32_t states = 0;
    for (int one = 0; p->first_state && p->area && queue && one < g->living; one++) {
        if (must_stop(limits, &ending)) states = 0;
        if (one && !states) break;
        for (int other = one + 1; other < g->living; other++) {
            const int box[2] = {g->square[one], g->square[other]};
            const int areas = number_areas(g, box, (uint8_t*)areas_of(p, g, one, other), queue);
            p->first_state[(size_t)one * g->living + other] = states;
            p->first_state[(size_t)other * g->living + one] = states + areas;
            states += 2 * areas;
        }
    }
    free(queue);
    return states * (8 * (size_t)MORES * g->goals + 9) > memory / 2 ? 0 : states;
}

/* Make room for what is known of each state, and begin where both boxes are home. 0, or -1 if there is no memory. */
static int begin_pairs(Pairs* p, const Geometry* g, uint32_t* tail, uint32_t* waiting) {
    const size_t n = g->goals;
    p->state = malloc(sizeof *p->state * p->states);
    p->rows = calloc(p->states * MORES * n, sizeof *p->rows);
    p->step = malloc(sizeof *p->step * 4 * MORES * g->living);
    p->queue = malloc(sizeof *p->queue * p->states);
    p->queued = calloc(p->states, 1);
    p->reduced = malloc(sizeof *p->reduced * n * n);
    p->further = malloc(sizeof *p->further * n * n);
    p->conflicts = malloc(sizeof *p->conflicts * n * n);
    if (!p->state || !p->rows || !p->step || !p->queue || !p->queued) return -1;
    if (!p->reduced || !p->further || !p->conflicts) return -1;
    for (int c = 0; c < g->living; c++) {
        for (int d = 0; d < 4; d++) measure_step(g, g->square[c], d, p->step + ((size_t)c * 4 + d) * MORES);
    }
    for (int one = 0; one < g->living; one++) {
        for (int other = 0; other < g->living; other++) {
            if (one == other) continue;
            const uint32_t first = p->first_state[(size_t)one * g->living + other];
            const uint32_t back = p->first_state[(size_t)other * g->living + one];
            const uint32_t areas = one < other ? back - first : first - back;
            for (uint32_t k = 0; k < areas; k++) p->state[first + k] = (PairState){(uint16_t)one, (uint16_t)other};
        }
    }
    for (int one = 0; one < g->goals; one++) {
        for (int other = 0; other < g->goals; other++) {
            if (one == other) continue;
            const int first = g->bit[g->goal[one]], second = g->bit[g->goal[other]];
            for (uint32_t s = p->first_state[(size_t)first * g->living + second]; s < p->states; s++) {
                if (p->state[s].first != first || p->state[s].second != second) break;
                for (int more = 0; more < MORES; more++) rows_of(p, g, s)[(size_t)more * n + one] |= (uint64_t)1 << other;
                queue_state(p, s, tail, waiting);
            }
        }
    }
    return 0;
}

/* Whether a search that has looked at so many positions is long enough for pairs to be worth what they take. */
static inline int pairs_pay(const Geometry* g, int64_t expanded) {
    return expanded >= (int64_t)g->living * g->living / 4;
}

/* Measure all pairs, if that goes into `memory` bytes. 0, or -1: nothing is known of pairs then. */
static int make_pairs(Pairs* p, const Geometry* g, size_t memory, const Limits* limits) {
    uint32_t head = 0, tail = 0, waiting = 0, turn = 0;
    Ending ending;
    memset(p, 0, sizeof *p);
    p->states = number_states(p, g, memory, limits);
    int failed = !p->states || begin_pairs(p, g, &tail, &waiting);
    while (!failed && waiting) {
        const uint32_t state = p->queue[head];
        head = head + 1 == p->states ? 0 : head + 1;
        waiting--;
        p->queued[state] = 0;
        pull_state(p, g, state, &tail, &waiting);
        if (!(++turn & 255)) failed = must_stop(limits, &ending);
    }
    if (failed) free_pairs(p);
    else p->geometry = g;
    return -failed;
}

/* The least of what two boxes of the position need more, for whichever goals; NO_WAY_THERE if there are none for both. */
static int32_t pair_more(const Pairs* p, const uint64_t* rows, int i, int j) {
    const int n = p->geometry->goals;
    for (uint64_t left = p->tight[i]; left; left &= left - 1) {
        if (rows[FIRST_BIT64(left)] & p->tight[j]) return 0;
    }
    const int32_t *reduced_i = p->reduced + (size_t)i * n, *reduced_j = p->reduced + (size_t)j * n;
    const int32_t *further_i = p->further + (size_t)i * n, *further_j = p->further + (size_t)j * n;
    int32_t least = NO_WAY_THERE;
    for (int k = 0; k < n; k++) {
        if (reduced_i[k] >= least) continue;
        uint64_t known = 0;
        for (int more = 0; more < MORES; more++) {
            const uint64_t row = rows[(size_t)more * n + k];
            for (uint64_t left = row & ~known; left; left &= left - 1) {
                const int m = FIRST_BIT64(left);
                int32_t together = 2 * more - further_i[k] - further_j[m];
                together = (together > 0 ? together : 0) + reduced_i[k] + reduced_j[m];
                if (together < least) least = together;
            }
            known |= row;
        }
    }
    return least;
}

/* What the boxes of the scene, assigned for the man on `man` by the distances of `board`, need more than their assignment
 * because they are in each other's way; NO_WAY_THERE if that shows that nothing brings them home. */
static int32_t needed_more(Pairs* p, const Scene* s, const Assignment* a, int man) {
    const Geometry* g = p->geometry;
    const int n = g->goals;
    int count = 0;
    for (int i = 0; i < n; i++) {
        const int32_t *cost = a->cost[i + 1], *alone = pushes_from(g, s->boxes[i], man);
        p->tight[i] = 0;
        for (int k = 0; k < n; k++) {
            const int32_t reduced = cost[k] >= NO_WAY_THERE ? NO_WAY_THERE : cost[k] - a->row_price[i + 1] - a->price[k + 1];
            p->reduced[(size_t)i * n + k] = reduced;
            p->further[(size_t)i * n + k] = cost[k] - alone[k];
            p->tight[i] |= (uint64_t)(reduced == 0) << k;
        }
    }
    for (int i = 0; i < n; i++) {
        const int one = g->bit[s->boxes[i]];
        for (int j = i + 1; j < n; j++) {
            const int other = g->bit[s->boxes[j]];
            const uint32_t state = p->first_state[(size_t)one * g->living + other] + areas_of(p, g, one, other)[man];
            const int32_t more = pair_more(p, rows_of(p, g, state), i, j);
            if (more >= NO_WAY_THERE) return more;
            if (more) p->conflicts[count++] = (Conflict){(uint16_t)i, (uint16_t)j, more};
        }
    }
    int32_t sum = 0;
    while (count) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (p->conflicts[i].more > p->conflicts[best].more) best = i;
        }
        const Conflict taken = p->conflicts[best];
        sum += taken.more;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            const Conflict c = p->conflicts[i];
            if (c.one == taken.one || c.one == taken.other || c.other == taken.one || c.other == taken.other) continue;
            p->conflicts[kept++] = c;
        }
        count = kept;
    }
    return sum + (sum & 1);     /* all ways home are odd, or all are even */
}

#endif
