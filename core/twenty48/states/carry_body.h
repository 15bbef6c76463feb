/* Carrying a strategy through a layer, for one kind of key and one SIZE of board: see `carry` in layers.pyi.
 *
 * A table of states or after-states has probabilities as its values. Boards that the strategy plays alike are one: the
 * least image under its own symmetries, not under all eight. What a move is worth to perfect play is looked up under
 * all eight.
 */

typedef struct {
    KEY state, full[4], own[4];
    double chance;
    NAME(Shifts) shifts;
} NAME(Turn);

static inline KEY NAME(least_of)(const Rules* rules, int symmetries, KEY key) {
    KEY least = key;
    int k;
    if (symmetries == ALL_SYMMETRIES) return NAME(least_image)(rules, key);
    for (k = 1; k < SYMMETRIES; k++)
        if (symmetries >> k & 1) {
            KEY image = NAME(image)(rules, key, k);
            if ((SIGNED)image < (SIGNED)least) least = image;
        }
    return least;
}

static uint64_t NAME(alike)(const Rules* rules, int symmetries, uint64_t key) {
    return NAME(least_of)(rules, symmetries, (KEY)key);
}

/* Add a probability to that of a key. */
static inline int NAME(credit)(Table* table, KEY key, double chance) {
    int64_t at = NAME(find)(table, key);
    if (((KEY*)table->slots)[at]) {
        table->values[at] += chance;
        return 1;
    }
    table->values[at] = chance;
    return NAME(enter)(table, at, key);
}

/* The boards that follow after-states by a tile of 2 (1) or 4 (2), which comes with probability `weight`. */
static int NAME(deal)(const Rules* rules, const Strategy* strategy, const KEY* from, const double* chances,
                      int64_t count, int tile, double weight, Table* states, Watch watch) {
    KEY boards[MOST_CELLS];
    int64_t n;
    int i, j, k, made;
    if (weight == 0) return DONE;
    for (n = 0; n < count; n++) {
        for (i = 0, made = 0; i < ROWS; i++) {
            uint32_t empty = rules->rows.empty[ROW(from[n], i)];
            for (j = 0; j < COLUMNS; j++)
                if (empty >> j & 1) {
                    KEY board = from[n] + ((KEY)(tile * rules->rows.digit[j]) << (i * rules->rows.bits));
                    boards[made] = NAME(least_of)(rules, strategy->symmetries, board);
                    PREFETCH((KEY*)states->slots + NAME(home)(states, boards[made]));
                    made++;
                }
        }
        for (k = 0; k < made; k++)
            if (!NAME(credit)(states, boards[k], weight * chances[n] / made)) return NO_MEMORY;
        if (*watch.cancelled) return CANCELLED;
    }
    return DONE;
}

static inline int NAME(largest)(const Rules* rules, KEY key) {
    int i, largest = 0;
    for (i = 0; i < ROWS; i++)
        if (rules->rows.largest[ROW(key, i)] > largest) largest = rules->rows.largest[ROW(key, i)];
    return largest;
}

/* Each tile times a power of four that falls along a snake from a corner, of the eight snakes the one it fits best. */
static inline double NAME(snake)(const Rules* rules, KEY key) {
    int64_t best = 0;
    int i, k;
    for (k = 0; k < 8; k++) {
        const Lines* lines = !SIZE && k & 4 ? &rules->columns : &rules->rows;
        KEY image = NAME(image)(rules, key, k);
        int64_t worth = 0;
        int count = SIZE ? SIZE : lines->count;
        if (lines == &rules->columns) image = NAME(turned)(rules, image);
        for (i = 0; i < count; i++) worth += lines->snake[(i << lines->bits) + FIELD(image, lines, i)];
        if (worth > best) best = worth;
    }
    return (double)best;
}

/* What a player thinks of the moves of a board. One that lies across sees it with rows and columns exchanged. */
static inline void NAME(weigh)(const Rules* rules, const Strategy* strategy, KEY key, double* worth) {
    uint8_t cells[MOST_CELLS];
    int i, j;
    double other;
    for (i = 0; i < ROWS; i++) {
        uint32_t row = ROW(key, i);
        for (j = 0; j < COLUMNS; j++, row /= strategy->target)
            cells[strategy->across ? j * ROWS + i : i * COLUMNS + j] = (uint8_t)(row % strategy->target);
    }
    strategy->weigh(strategy->player, cells, worth);
    if (strategy->across)
        for (i = 0; i < 2; i++) other = worth[i], worth[i] = worth[i + 2], worth[i + 2] = other;
}

/* How likely the strategy is to play each of the legal moves, some of which are worth `value`. */
static inline void NAME(chances)(const Rules* rules, const Strategy* strategy, const NAME(Turn) * turn,
                                 const double* value, double* chance) {
    double worth[4], weighed[4], best = -HUGE_VAL;
    int equal[4], d, legal = 0, ties = 0;
    if (strategy->rule == PLAYER) NAME(weigh)(rules, strategy, turn->state, weighed);
    for (d = 0; d < 4; d++) {
        if (!turn->shifts.legal[d]) continue;
        legal |= 1 << d;
        worth[d] = strategy->rule == BEST     ? value[d]
                   : strategy->rule == GREEDY ? turn->shifts.gain[d]
                   : strategy->rule == PLAYER ? weighed[d]
                   : strategy->rule == SNAKE  ? turn->shifts.won[d] ? HUGE_VAL : NAME(snake)(rules, turn->shifts.after[d])
                                              : 0;
        if (worth[d] > best) best = worth[d];
    }
    for (d = 0; d < 4; d++) {
        equal[d] = legal >> d & 1 && (strategy->rule == BEST ? is_best(worth[d], best) : worth[d] == best);
        ties += equal[d];
    }
    for (d = 0; d < 4; d++)
        chance[d] = !(legal >> d & 1)           ? 0
                    : strategy->rule == SHARES ? strategy->shares[legal][d]
                    : equal[d]                 ? 1.0 / ties
                                               : 0;
}

static inline void NAME(prepare)(const Rules* rules, const Strategy* strategy, const Table* known, NAME(Turn) * turn) {
    int d;
    NAME(shift)(rules, turn->state, &turn->shifts);
    /* up and down lie with rows and columns exchanged: turned back, for the strategy's own symmetries */
    for (d = 2; d < 4; d++)
        if (!turn->shifts.won[d]) turn->shifts.after[d] = NAME(upright)(rules, turn->shifts.after[d]);
    for (d = 0; d < 4; d++) {
        if (!turn->shifts.legal[d] || turn->shifts.won[d]) continue;
        turn->full[d] = NAME(least_image)(rules, turn->shifts.after[d]);
        turn->own[d] = NAME(least_of)(rules, strategy->symmetries, turn->shifts.after[d]);
        PREFETCH((KEY*)known->slots + NAME(home)(known, turn->full[d]));
    }
}

static int NAME(take_turn)(const Rules* rules, const Strategy* strategy, const NAME(Turn) * turn, const Table* known,
                           Table* afters, Passage* passage) {
    double value[4], chance[4], best = 0;
    int d, k, legal = 0;
    for (d = 0; d < 4; d++) {
        if (!turn->shifts.legal[d]) continue;
        legal = 1;
        value[d] = turn->shifts.won[d] ? 1 : known->values[NAME(find)(known, turn->full[d])];
        if (value[d] > best) best = value[d];
    }
    if (!legal) {
        passage->over += turn->chance;
        passage->ended[NAME(largest)(rules, turn->state)] += turn->chance;
        return 1;
    }
    passage->live += turn->chance;
    NAME(chances)(rules, strategy, turn, value, chance);
    for (d = 0; d < 4; d++) {
        double part = turn->chance * chance[d], lost;
        int merges, before, after;
        if (part == 0) continue;
        merges = turn->shifts.gain[d] > 0;
        lost = is_best(value[d], best) ? 0 : best - value[d];
        passage->played[d][merges] += part;
        passage->cost[d][merges] += part * lost;
        if (lost > EQUAL * best) passage->wrong[d][merges] += part;
        passage->score += part * turn->shifts.gain[d];
        if (merges) {
            before = NAME(largest)(rules, turn->state);
            after = turn->shifts.won[d] ? strategy->target : NAME(largest)(rules, turn->shifts.after[d]);
            for (k = before + 1; k <= after; k++) passage->reached[k] += part;
        }
        if (!turn->shifts.won[d] && !NAME(credit)(afters, turn->own[d], part)) return 0;
    }
    return 1;
}

static int NAME(carry)(const Rules* rules, const Strategy* strategy, double four, const void* newer,
                       const double* newer_chances, int64_t newers, const void* older, const double* older_chances,
                       int64_t olders, const void* starts, const double* start_chances, int64_t start_count,
                       const void* keys, const double* values, int64_t count, Table* states, Table* afters,
                       Table* known, Passage* passage, Watch watch) {
    NAME(Turn) turns[BATCH];
    int64_t i, at, slot;
    int outcome, filled = 0, k;
    memset(passage, 0, sizeof(Passage));
    if (!NAME(clear)(states, 2 * newers, 1) || !NAME(clear)(afters, newers, 1) || !NAME(clear)(known, count, 1))
        return NO_MEMORY;
    for (i = 0; i < count; i++) {
        at = NAME(find)(known, ((const KEY*)keys)[i]);
        known->values[at] = values[i];
        NAME(enter)(known, at, ((const KEY*)keys)[i]); /* there is room for all */
    }
    for (i = 0; i < start_count; i++)
        if (!NAME(credit)(states, ((const KEY*)starts)[i], start_chances[i])) return NO_MEMORY;
    outcome = NAME(deal)(rules, strategy, (const KEY*)newer, newer_chances, newers, 1, 1 - four, states, watch);
    if (outcome == DONE)
        outcome = NAME(deal)(rules, strategy, (const KEY*)older, older_chances, olders, 2, four, states, watch);
    if (outcome != DONE) return outcome;
    for (slot = 0; slot < (int64_t)1 << states->log2; slot++) {
        if (((KEY*)states->slots)[slot]) {
            turns[filled].state = ((KEY*)states->slots)[slot];
            turns[filled].chance = states->values[slot];
            NAME(prepare)(rules, strategy, known, &turns[filled++]);
        }
        if (filled == BATCH || slot + 1 == (int64_t)1 << states->log2) {
            for (k = 0; k < filled; k++)
                if (!NAME(take_turn)(rules, strategy, &turns[k], known, afters, passage)) return NO_MEMORY;
            filled = 0;
            if (*watch.cancelled) return CANCELLED;
        }
    }
    return DONE;
}

/* The keys of a table and their values, in no order. */
static void NAME(pour)(const Table* table, void* keys, double* values) {
    int64_t slot, n = 0;
    for (slot = 0; slot < (int64_t)1 << table->log2; slot++)
        if (((KEY*)table->slots)[slot]) {
            values[n] = table->values[slot];
            ((KEY*)keys)[n++] = ((KEY*)table->slots)[slot];
        }
}

static const Carrier NAME(carrier) = {NAME(alike), NAME(carry), NAME(pour)};
