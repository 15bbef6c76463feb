/* The loops of layers.h for one kind of key (KEY, SIGNED, KEY_BITS) and one SIZE of board, 0 for rectangles. */

#undef ROWS
#undef COLUMNS
#undef MOST_CELLS
#undef SYMMETRIES
#if SIZE
#define ROWS SIZE
#define COLUMNS SIZE
#define MOST_CELLS (SIZE * SIZE)
#define SYMMETRIES 8
#else
#define ROWS rules->rows.count
#define COLUMNS rules->columns.count
#define MOST_CELLS 64
#define SYMMETRIES 4
#endif

/* Tables */

static inline int64_t NAME(home)(const Table* table, KEY key) {
    uint64_t mixed = (uint64_t)key * 0x9E3779B97F4A7C15ull;
    return (int64_t)(((mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93ull) >> (64 - table->log2));
}

/* The slot of a key, or the empty one where it belongs, from its home on. */
static inline int64_t NAME(probe)(const Table* table, KEY key, int64_t at) {
    const KEY* slots = (const KEY*)table->slots;
    int64_t mask = ((int64_t)1 << table->log2) - 1;
    while (slots[at] && slots[at] != key) at = (at + 1) & mask;
    return at;
}

static inline int64_t NAME(find)(const Table* table, KEY key) {
    return NAME(probe)(table, key, NAME(home)(table, key));
}

static int NAME(open)(Table* table, int log2, int with_values) {
    size_t slots = (size_t)1 << log2;
    table->slots = calloc(slots, sizeof(KEY));
    table->values = with_values ? (double*)malloc(slots * sizeof(double)) : NULL;
    table->log2 = log2;
    table->count = 0;
    return table->slots && (table->values || !with_values);
}

/* An empty table with room for `count` keys before it grows; the memory of a larger one is kept for the next layer. */
static int NAME(clear)(Table* table, int64_t count, int with_values) {
    int log2 = 10;
    while (count >= (int64_t)1 << (log2 - 1)) log2++;
    if (table->slots && table->log2 >= log2 && table->log2 <= log2 + 2) {
        memset(table->slots, 0, ((size_t)1 << table->log2) * sizeof(KEY));
        table->count = 0;
        return 1;
    }
    release(table);
    return NAME(open)(table, log2, with_values);
}

static int NAME(enlarge)(Table* table) {
    Table larger;
    const KEY* slots = (const KEY*)table->slots;
    int64_t i, at;
    if (!NAME(open)(&larger, table->log2 + 1, table->values != NULL)) {
        release(&larger);
        return 0;
    }
    for (i = 0; i < (int64_t)1 << table->log2; i++)
        if (slots[i]) {
            at = NAME(find)(&larger, slots[i]);
            ((KEY*)larger.slots)[at] = slots[i];
            if (table->values) larger.values[at] = table->values[i];
        }
    larger.count = table->count;
    release(table);
    *table = larger;
    return 1;
}

/* Room for so many keys more. */
static inline int NAME(reserve)(Table* table, int64_t more) {
    while ((table->count + more) * 2 > (int64_t)1 << table->log2)
        if (!NAME(enlarge)(table)) return 0;
    return 1;
}

/* Enter a key at the empty slot where it belongs. */
static inline int NAME(enter)(Table* table, int64_t at, KEY key) {
    ((KEY*)table->slots)[at] = key;
    return ++table->count * 2 <= (int64_t)1 << table->log2 || NAME(enlarge)(table);
}

/* Boards */

static inline KEY NAME(image)(const Rules* rules, KEY key, int symmetry) {
    const KEY* images = (const KEY*)rules->rows.images;
    KEY image = 0;
    int i;
    for (i = 0; i < ROWS; i++) image += images[((i << rules->rows.bits) + ROW(key, i)) * 8 + symmetry];
    return image;
}

/* Exchange rows and columns: of a rectangle this is a word of the other layout. */
static inline KEY NAME(turned)(const Rules* rules, KEY key) {
#if SIZE
    return NAME(image)(rules, key, 4);
#else
    const KEY* turned = (const KEY*)rules->turned;
    KEY image = 0;
    int i;
    for (i = 0; i < ROWS; i++) image += turned[(i << rules->rows.bits) + ROW(key, i)];
    return image;
#endif
}

/* What row i of a board adds to its eight images. */
static inline const KEY* NAME(row_images)(const Rules* rules, KEY key, int i) {
    return (const KEY*)rules->rows.images + ((i << rules->rows.bits) + ROW(key, i)) * 8;
}

/* SSE2 has no least of 32-bit integers, but one of floats, and the bits of positive floats are in their order: keys of up
 * to 30 bits are taken for floats. ASIDE, added to the first row, keeps them clear of denormals, which a thread may have
 * told the processor to take for 0. */
#if defined(__SSE2__) && KEY_BITS == 32 && SIZE && SIZE <= 3
#define BY_FLOATS
#define ASIDE 0x00800000
#else
#define ASIDE 0
#endif

/* The least of eight sums. */
static inline KEY NAME(least_sum)(const SIGNED* images, const KEY* more) {
#ifdef BY_FLOATS
    const __m128i *one = (const __m128i*)images, *other = (const __m128i*)more;
    __m128i low = _mm_add_epi32(_mm_loadu_si128(one), _mm_loadu_si128(other));
    __m128i high = _mm_add_epi32(_mm_loadu_si128(one + 1), _mm_loadu_si128(other + 1));
    __m128 least = _mm_min_ps(_mm_castsi128_ps(low), _mm_castsi128_ps(high));
    least = _mm_min_ps(least, _mm_movehl_ps(least, least));
    least = _mm_min_ss(least, _mm_shuffle_ps(least, least, 1));
    return (KEY)_mm_cvtsi128_si32(_mm_castps_si128(least)) - ASIDE;
#else
    SIGNED image[8];
    int k;
    for (k = 0; k < 8; k++) image[k] = images[k] + (SIGNED)more[k];
    for (k = 0; k < 4; k++) image[k] = image[k] < image[k + 4] ? image[k] : image[k + 4];
    for (k = 0; k < 2; k++) image[k] = image[k] < image[k + 2] ? image[k] : image[k + 2];
    return (KEY)(image[0] < image[1] ? image[0] : image[1]);
#endif
}

/* The sums of the first `rows` rows, and ASIDE. */
static inline void NAME(eight_images)(const Rules* rules, KEY key, int rows, SIGNED* image) {
    const KEY* row = NAME(row_images)(rules, key, 0);
    int i, k;
    for (k = 0; k < 8; k++) image[k] = (SIGNED)row[k] + ASIDE;
    for (i = 1; i < rows; i++) {
        row = NAME(row_images)(rules, key, i);
        for (k = 0; k < 8; k++) image[k] += (SIGNED)row[k];
    }
}

static inline KEY NAME(least_image)(const Rules* rules, KEY key) {
    SIGNED image[8];
    NAME(eight_images)(rules, key, ROWS - 1, image);
    return NAME(least_sum)(image, NAME(row_images)(rules, key, ROWS - 1));
}

/* Turn a board back whose rows and columns are exchanged. */
static inline KEY NAME(upright)(const Rules* rules, KEY turned) {
#if SIZE
    return NAME(image)(rules, turned, 4);
#else
    const Lines* columns = &rules->columns;
    KEY key = 0;
    int i;
    for (i = 0; i < COLUMNS; i++)
        key += ((const KEY*)columns->images)[((i << columns->bits) + FIELD(turned, columns, i)) * 8];
    return key;
#endif
}

/* The least image of a board whose rows and columns are exchanged. */
static inline KEY NAME(least_turned)(const Rules* rules, KEY turned) {
#if SIZE
    return NAME(least_image)(rules, turned);
#else
    const Lines* columns = &rules->columns;
    KEY image[4] = {0, 0, 0, 0};
    int i, k;
    for (i = 0; i < COLUMNS; i++) {
        const KEY* column = (const KEY*)columns->images + ((i << columns->bits) + FIELD(turned, columns, i)) * 8;
        for (k = 0; k < 4; k++) image[k] += column[k];
    }
    for (k = 1; k < 4; k++)
        if ((SIGNED)image[k] < (SIGNED)image[0]) image[0] = image[k];
    return image[0];
#endif
}

static uint64_t NAME(least)(const Rules* rules, uint64_t key) { return NAME(least_image)(rules, (KEY)key); }

/* Symmetry k mirrors the rows (bit 0), the columns (bit 1), and then, of a square, exchanges rows and columns (bit 2).
 * Of the columns of a rectangle the table has the images of the board that stands upright. */
static KEY* NAME(make_line_images)(const Rules* rules, const Lines* lines, int exponent) {
    KEY* images = (KEY*)calloc((size_t)(lines->count << lines->bits) * 8, sizeof(KEY));
    uint32_t code, rest;
    int i, j, k, x, y, swap;
    if (!images) return NULL;
    for (i = 0; i < lines->count; i++)
        for (code = 0; code < lines->codes; code++)
            for (k = 0; k < 8; k++)
                for (j = 0, rest = code; j < lines->length; j++, rest /= exponent) {
                    y = lines == &rules->rows ? i : j;
                    x = lines == &rules->rows ? j : i;
                    if (k & 1) y = rules->rows.count - 1 - y;
                    if (k & 2) x = rules->rows.length - 1 - x;
                    if (SIZE && k & 4) swap = x, x = y, y = swap;
                    images[((i << lines->bits) + code) * 8 + k] +=
                        (KEY)(rest % exponent * rules->rows.digit[x]) << (y * rules->rows.bits);
                }
    return images;
}

static int NAME(make_images)(Rules* rules, int exponent) {
    rules->rows.images = NAME(make_line_images)(rules, &rules->rows, exponent);
    if (!rules->rows.images) return 0;
#if !SIZE
    const Lines *rows = &rules->rows, *columns = &rules->columns;
    uint32_t code, rest;
    int i, j;
    KEY* turned = (KEY*)calloc((size_t)(rows->count << rows->bits), sizeof(KEY));
    rules->turned = turned;
    rules->columns.images = NAME(make_line_images)(rules, columns, exponent);
    if (!turned || !rules->columns.images) return 0;
    for (i = 0; i < rows->count; i++)
        for (code = 0; code < rows->codes; code++)
            for (j = 0, rest = code; j < rows->length; j++, rest /= exponent)
                turned[(i << rows->bits) + code] += (KEY)(rest % exponent * columns->digit[i]) << (j * columns->bits);
#endif
    return 1;
}

typedef struct {
    KEY after[4];  /* left and right as the board lies, up and down with rows and columns exchanged */
    int legal[4], won[4];
    uint32_t gain[4];
} NAME(Shifts);

static inline void NAME(shift)(const Rules* rules, KEY key, NAME(Shifts) * shifts) {
    KEY board = key;
    int turn, i;
    for (turn = 0; turn < 4; turn += 2) {
        const Lines* lines = !SIZE && turn ? &rules->columns : &rules->rows;
        KEY left = 0, right = 0;
        uint32_t won_left = 0, won_right = 0, gain = 0;
        int count = !SIZE && turn ? COLUMNS : ROWS;
        if (turn) board = NAME(turned)(rules, key);
        for (i = 0; i < count; i++) {
            uint32_t row = FIELD(board, lines, i), a = lines->left[row], b = lines->right[row];
            left |= (KEY)a << (i * lines->bits);
            right |= (KEY)b << (i * lines->bits);
            won_left |= a;
            won_right |= b;
            gain += lines->gain[row];
        }
        shifts->after[turn] = left;
        shifts->after[turn + 1] = right;
        shifts->legal[turn] = left != board;
        shifts->legal[turn + 1] = right != board;
        shifts->won[turn] = (won_left & WON_ROW) != 0;
        shifts->won[turn + 1] = (won_right & WON_ROW) != 0;
        shifts->gain[turn] = shifts->gain[turn + 1] = gain;
    }
}

static inline KEY NAME(least_after)(const Rules* rules, const NAME(Shifts) * shifts, int direction) {
    return direction < 2 ? NAME(least_image)(rules, shifts->after[direction])
                         : NAME(least_turned)(rules, shifts->after[direction]);
}

/* The boards that follow an after-state when a tile of 2 (1) or 4 (2) appears, and how many. The images of a board with
 * one tile more are those of the board and of the tile alone, added. */
static inline int NAME(grown)(const Rules* rules, KEY key, int tile, KEY* boards) {
    SIGNED before[8];
    int i, j, count = 0;
    NAME(eight_images)(rules, key, ROWS, before);
    for (i = 0; i < ROWS; i++) {
        const KEY* row = (const KEY*)rules->rows.images + ((size_t)i << rules->rows.bits) * 8;
        uint32_t empty = rules->rows.empty[ROW(key, i)];
        for (j = 0; j < COLUMNS; j++)
            if (empty >> j & 1) boards[count++] = NAME(least_sum)(before, row + tile * rules->rows.digit[j] * 8);
    }
    return count;
}

/* Forwards: which boards there are */

static int NAME(insert)(Table* table, const KEY* keys, int count) {
    int i;
    for (i = 0; i < count; i++) {
        int64_t at = NAME(find)(table, keys[i]);
        if (!((KEY*)table->slots)[at] && !NAME(enter)(table, at, keys[i])) return 0;
    }
    return 1;
}

/* Parts bound the memory: each round makes all boards of a layer, and keeps those that a hash counts to its part. */
static inline int NAME(part_of)(KEY key, int parts) {
    return (int)(((uint64_t)key * 0xD6E8FEB86659FD93ull >> 32) * (uint64_t)parts >> 32);
}

static int NAME(gather)(const Rules* rules, const KEY* from, int64_t count, int tile, int part, int parts,
                        Table* states, Watch watch) {
    KEY boards[MOST_CELLS], batch[BATCH + MOST_CELLS];
    int filled = 0, made, k;
    int64_t i;
    for (i = 0; i < count; i++) {
        made = NAME(grown)(rules, from[i], tile, boards);
        for (k = 0; k < made; k++) {
            if (parts > 1 && NAME(part_of)(boards[k], parts) != part) continue;
            PREFETCH((KEY*)states->slots + NAME(home)(states, boards[k]));
            batch[filled++] = boards[k];
        }
        if (filled >= BATCH) {
            if (!NAME(insert)(states, batch, filled)) return NO_MEMORY;
            filled = 0;
            if (*watch.cancelled) return CANCELLED;
        }
    }
    return NAME(insert)(states, batch, filled) ? DONE : NO_MEMORY;
}

/* Play every state in all directions: collect the after-states, count the states that have a move and those that have
 * none. */
static int NAME(play)(const Rules* rules, const Table* states, Table* afters, Tally* tally, Watch watch) {
    const KEY* slots = (const KEY*)states->slots;
    int64_t slot, size = (int64_t)1 << states->log2;
    KEY batch[BATCH + 4];
    int filled = 0, played = 0, d, legal;
    NAME(Shifts) shifts;
    for (slot = 0; slot < size; slot++) {
        if (!slots[slot]) continue;
        NAME(shift)(rules, slots[slot], &shifts);
        legal = 0;
        for (d = 0; d < 4; d++) {
            if (!shifts.legal[d]) continue;
            legal = 1;
            if (shifts.won[d]) continue;
            batch[filled] = NAME(least_after)(rules, &shifts, d);
            PREFETCH((KEY*)afters->slots + NAME(home)(afters, batch[filled]));
            filled++;
        }
        tally->live += legal;
        tally->over += !legal;
        played++;
        if (filled >= BATCH) {
            if (!NAME(insert)(afters, batch, filled)) return NO_MEMORY;
            *watch.done += played;
            filled = played = 0;
            if (*watch.cancelled) return CANCELLED;
        }
    }
    *watch.done += played;
    return NAME(insert)(afters, batch, filled) ? DONE : NO_MEMORY;
}

static int NAME(forward)(const Rules* rules, const void* newer, int64_t newers, const void* older, int64_t olders,
                         const void* starts, int64_t start_count, int parts, Table* states, Table* afters, Tally* tally,
                         Watch watch) {
    int part, outcome = DONE;
    int64_t i;
    tally->live = tally->over = 0;
    if (!NAME(clear)(afters, newers, 0)) return NO_MEMORY;
    for (part = 0; part < parts && outcome == DONE; part++) {
        if (!NAME(clear)(states, newers / parts, 0)) return NO_MEMORY;
        for (i = 0; i < start_count; i++) {
            const KEY* start = (const KEY*)starts + i;
            if (NAME(part_of)(*start, parts) == part && !NAME(insert)(states, start, 1)) return NO_MEMORY;
        }
        outcome = NAME(gather)(rules, (const KEY*)newer, newers, 1, part, parts, states, watch);
        if (outcome == DONE) outcome = NAME(gather)(rules, (const KEY*)older, olders, 2, part, parts, states, watch);
        if (outcome == DONE) outcome = NAME(play)(rules, states, afters, tally, watch);
    }
    return outcome;
}

/* How many boards the classes of a table stand for: eight each, but for those that some symmetry leaves as they are. */
static int64_t NAME(boards)(const Rules* rules, const Table* states) {
    const KEY* slots = (const KEY*)states->slots;
    int64_t slot, size = slots ? (int64_t)1 << states->log2 : 0, boards = 0;
    int k, same;
    for (slot = 0; slot < size; slot++) {
        if (!slots[slot]) continue;
        for (k = 0, same = 0; k < 8; k++) same += NAME(image)(rules, slots[slot], k) == slots[slot];
        boards += 8 / same;
    }
    return boards;
}

/* Backwards: what they are worth */

/* A state to be valued: where its value belongs, its best move that wins at once, 0 without one, and the after-states of
 * the others, each with where to begin to look for it. */
typedef struct {
    KEY after[4];
    int64_t slot, home[4];
    double best, gain[4];
    int count;
} NAME(Choice);

/* List the moves of a state, and fetch what is known of them: the look-ups of a batch wait for memory together. */
static inline void NAME(consider)(const Rules* rules, Stakes stakes, const Table* known, KEY state,
                                  NAME(Choice) * choice) {
    NAME(Shifts) shifts;
    double gain;
    int d;
    choice->best = 0;
    choice->count = 0;
    NAME(shift)(rules, state, &shifts);
    for (d = 0; d < 4; d++) {
        if (!shifts.legal[d]) continue;
        gain = stakes.score * shifts.gain[d];
        if (shifts.won[d]) {
            if (gain + stakes.win > choice->best) choice->best = gain + stakes.win;
        } else {
            KEY after = NAME(least_after)(rules, &shifts, d);
            int64_t at = NAME(home)(known, after);
            PREFETCH((KEY*)known->slots + at);
            PREFETCH(known->values + at);
            choice->home[choice->count] = at;
            choice->after[choice->count] = after;
            choice->gain[choice->count++] = gain;
        }
    }
}

static inline double NAME(best)(const Table* known, const NAME(Choice) * choice) {
    double best = choice->best;
    int i;
    for (i = 0; i < choice->count; i++) {
        double value = choice->gain[i] + known->values[NAME(probe)(known, choice->after[i], choice->home[i])];
        if (value > best) best = value;
    }
    return best;
}

/* Add to each after-state its mean over the empty cells of the next state's value, times `weight`. The fours come first,
   then the twos. */
static int NAME(settle)(const Rules* rules, Stakes stakes, const KEY* from, double* values, int64_t count, int tile,
                        double weight, const Table* known, Table* memo, Watch watch) {
    KEY boards[BATCH + MOST_CELLS];
    NAME(Choice) choices[BATCH + MOST_CELLS];
    int made[BATCH + MOST_CELLS];
    int64_t slots[BATCH + MOST_CELLS], begin, i;
    double before = tile == 2 ? 0 : stakes.four, after = tile == 2 ? stakes.four : 1, uncertain = nextafter(after, 0);
    for (begin = 0; begin < count; begin = i) {
        int filled = 0, fresh = 0, k, n;
        /* a slot stays a board's as long as the table does not grow */
        if (!NAME(reserve)(memo, BATCH + MOST_CELLS)) return NO_MEMORY;
        for (i = begin; i < count && filled < BATCH; i++) {
            made[i - begin] = NAME(grown)(rules, from[i], tile, boards + filled);
            for (n = 0; n < made[i - begin]; n++) {
                slots[filled] = NAME(home)(memo, boards[filled]);
                PREFETCH((KEY*)memo->slots + slots[filled]);
                PREFETCH(memo->values + slots[filled++]);
            }
        }
        for (k = 0; k < filled; k++) {
            slots[k] = NAME(probe)(memo, boards[k], slots[k]);
            if (((KEY*)memo->slots)[slots[k]]) continue;
            NAME(enter)(memo, slots[k], boards[k]);
            choices[fresh].slot = slots[k];
            NAME(consider)(rules, stakes, known, boards[k], &choices[fresh++]);
        }
        for (k = 0; k < fresh; k++) memo->values[choices[k].slot] = NAME(best)(known, &choices[k]);
        for (i = begin, k = 0; k < filled; i++) {
            double sum = 0;
            int certain = values[i] == before;
            for (n = 0; n < made[i - begin]; n++) {
                double value = memo->values[slots[k++]];
                sum += value;
                certain &= value == 1 || weight == 0;
            }
            values[i] += weight * (sum / made[i - begin]);
            if (stakes.win) values[i] = certain ? after : values[i] < uncertain ? values[i] : uncertain;
        }
        *watch.done += fresh;
        if (*watch.cancelled) return CANCELLED;
    }
    return DONE;
}

static int NAME(backward)(const Rules* rules, Stakes stakes, const void* keys, const double* values, int64_t count,
                          const void* newer, double* newer_values, int64_t newers, const void* older,
                          double* older_values, int64_t olders, Table* known, Table* memo, Watch watch) {
    int64_t i;
    int outcome;
    if (!NAME(clear)(known, count, 1) || !NAME(clear)(memo, newers, 1)) return NO_MEMORY;
    for (i = 0; i < count; i++) {
        KEY key = ((const KEY*)keys)[i];
        int64_t at = NAME(find)(known, key);
        known->values[at] = values[i];
        NAME(enter)(known, at, key); /* there is room for all */
    }
    outcome =
        NAME(settle)(rules, stakes, (const KEY*)newer, newer_values, newers, 1, 1 - stakes.four, known, memo, watch);
    if (outcome != DONE) return outcome;
    return NAME(settle)(rules, stakes, (const KEY*)older, older_values, olders, 2, stakes.four, known, memo, watch);
}

/* Layers as they are kept */

/* The keys of a table in ascending order (as unsigned numbers), by radix. */
static int NAME(sorted)(const Rules* rules, const Table* table, void* keys) {
    const KEY* slots = (const KEY*)table->slots;
    int64_t size = (int64_t)1 << table->log2, start[(1 << DIGIT) + 1], i, n = 0;
    KEY *from = (KEY*)keys, *to, *other = (KEY*)malloc((size_t)(table->count + 1) * sizeof(KEY));
    int shift;
    if (!other) return NO_MEMORY;
    for (i = 0; i < size; i++)
        if (slots[i]) from[n++] = slots[i];
    to = other;
    for (shift = 0; shift < ROWS * rules->rows.bits; shift += DIGIT) {
        KEY* swap;
        memset(start, 0, sizeof(start));
        for (i = 0; i < n; i++) start[(from[i] >> shift & ((1 << DIGIT) - 1)) + 1]++;
        for (i = 0; i < 1 << DIGIT; i++) start[i + 1] += start[i];
        for (i = 0; i < n; i++) to[start[from[i] >> shift & ((1 << DIGIT) - 1)]++] = from[i];
        swap = from, from = to, to = swap;
    }
    if (n && from != (KEY*)keys) memcpy(keys, from, (size_t)n * sizeof(KEY));
    free(other);
    return DONE;
}

/* Take the states without a move out of a table of states. What is left is for `sorted` only. */
static int NAME(living)(const Rules* rules, Table* states) {
    KEY* slots = (KEY*)states->slots;
    int64_t slot;
    NAME(Shifts) shifts;
    for (slot = 0; slot < (int64_t)1 << states->log2; slot++) {
        if (!slots[slot]) continue;
        NAME(shift)(rules, slots[slot], &shifts);
        if (shifts.legal[0] || shifts.legal[1] || shifts.legal[2] || shifts.legal[3]) continue;
        slots[slot] = 0;
        states->count--;
    }
    return DONE;
}

static const Kernel NAME(kernel) = {
    sizeof(KEY), NAME(least), NAME(make_images), NAME(forward), NAME(backward), NAME(sorted), NAME(living),
    NAME(boards),
};

#undef ASIDE
#undef BY_FLOATS
