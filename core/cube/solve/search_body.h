/* The kernel of search.h. Included once for each kind of processor, with NAME and TARGET set; no include guard. */

#ifdef WIDE_BODY
typedef __m128i NAME(Bytes);
#define BYTES NAME(Bytes)
TARGET ALWAYS_INLINE BYTES NAME(load16)(const uint8_t* p) { return _mm_loadu_si128((const __m128i*)p); }
TARGET ALWAYS_INLINE BYTES NAME(load8)(const uint8_t* p) { return _mm_loadl_epi64((const __m128i*)p); }
TARGET ALWAYS_INLINE void NAME(store16)(uint8_t* p, BYTES x) { _mm_storeu_si128((__m128i*)p, x); }
TARGET ALWAYS_INLINE void NAME(store8)(uint8_t* p, BYTES x) { _mm_storel_epi64((__m128i*)p, x); }
/* a, then b: out[i] = a[b[i]] with the turning of both. */
TARGET ALWAYS_INLINE BYTES NAME(edges)(BYTES a, BYTES b) {
    return _mm_xor_si128(_mm_shuffle_epi8(a, b), _mm_and_si128(b, _mm_set1_epi8(0x70)));
}
TARGET ALWAYS_INLINE BYTES NAME(corners)(BYTES a, BYTES b) {
    BYTES x = _mm_add_epi8(_mm_shuffle_epi8(a, b), _mm_and_si128(b, _mm_set1_epi8(0x30)));
    return _mm_min_epu8(x, _mm_sub_epi8(x, _mm_set1_epi8(0x30)));
}
/* Class << 4 | symmetry of the corners. */
TARGET ALWAYS_INLINE uint32_t NAME(class_of)(const Geometry* g, BYTES c) {
    uint32_t split = (uint32_t)_mm_movemask_epi8(_mm_slli_epi16(c, 5)) & 0xFF, turn = g->split_turn[split], found;
    BYTES twist = _mm_and_si128(_mm_srli_epi16(_mm_shuffle_epi8(c, NAME(load8)(g->corner_from[turn])), 4),
                                _mm_set1_epi8(3));
    BYTES pairs = _mm_maddubs_epi16(twist, _mm_setr_epi8(1, 3, 1, 3, 1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    uint64_t sums = (uint64_t)_mm_cvtsi128_si64(_mm_madd_epi16(pairs, _mm_setr_epi16(1, 9, 81, 729, 0, 0, 0, 0)));
    found = g->twisted_class[g->split_base[split] + ((uint32_t)(sums + (sums >> 32)) & 0xFFFF)];
    return (found & ~15u) | g->product[turn][found & 15];
}
TARGET ALWAYS_INLINE void NAME(flip_masks)(const Geometry* g, BYTES e, int axis, int s, uint32_t* front,
                                           uint32_t* right) {
    e = _mm_shuffle_epi8(e, NAME(load16)(g->edge_from[16 * axis + s]));
    *front = (uint32_t)_mm_movemask_epi8(_mm_sll_epi16(e, _mm_cvtsi32_si128(g->front_shift[axis]))) & 0xFFF;
    *right = (uint32_t)_mm_movemask_epi8(_mm_sll_epi16(e, _mm_cvtsi32_si128(g->right_shift[axis]))) & 0xFFF;
}
TARGET ALWAYS_INLINE uint32_t NAME(closed_up)(const Search* search, uint32_t x, uint32_t mask) {
    (void)search;
    return _pext_u32(x, mask);
}
#else
typedef struct {
    uint8_t at[16];
} NAME(Bytes);
#define BYTES NAME(Bytes)
ALWAYS_INLINE BYTES NAME(load16)(const uint8_t* p) {
    BYTES x;
    memcpy(x.at, p, 16);
    return x;
}
ALWAYS_INLINE BYTES NAME(load8)(const uint8_t* p) {
    BYTES x;
    memcpy(x.at, p, 8);
    return x;
}
ALWAYS_INLINE void NAME(store16)(uint8_t* p, BYTES x) { memcpy(p, x.at, 16); }
ALWAYS_INLINE void NAME(store8)(uint8_t* p, BYTES x) { memcpy(p, x.at, 8); }
ALWAYS_INLINE BYTES NAME(edges)(BYTES a, BYTES b) {
    BYTES out = b;
    int i;
    for (i = 0; i < 12; i++) out.at[i] = a.at[b.at[i] & 15] ^ (b.at[i] & 0x70);
    return out;
}
ALWAYS_INLINE BYTES NAME(corners)(BYTES a, BYTES b) {
    BYTES out = b;
    int i;
    for (i = 0; i < 8; i++) {
        uint8_t x = (uint8_t)(a.at[b.at[i] & 7] + (b.at[i] & 0x30));
        out.at[i] = x >= 0x30 ? (uint8_t)(x - 0x30) : x;
    }
    return out;
}
ALWAYS_INLINE uint32_t NAME(class_of)(const Geometry* g, BYTES c) {
    uint32_t split = 0, twist = 0, turn, found;
    const uint8_t* from;
    int i;
    for (i = 7; i >= 0; i--) split = split << 1 | (c.at[i] >> 2 & 1);
    turn = g->split_turn[split];
    from = g->corner_from[turn];
    for (i = 6; i >= 0; i--) twist = 3 * twist + (c.at[from[i]] >> 4);
    found = g->twisted_class[g->split_base[split] + twist];
    return (found & ~15u) | g->product[turn][found & 15];
}
ALWAYS_INLINE void NAME(flip_masks)(const Geometry* g, BYTES e, int axis, int s, uint32_t* front, uint32_t* right) {
    const uint8_t* from = g->edge_from[16 * axis + s];
    uint32_t f = 0, r = 0;
    int i;
    for (i = 11; i >= 0; i--) {
        f = f << 1 | (uint32_t)(e.at[from[i]] << g->front_shift[axis] >> 7 & 1);
        r = r << 1 | (uint32_t)(e.at[from[i]] << g->right_shift[axis] >> 7 & 1);
    }
    *front = f;
    *right = r;
}
ALWAYS_INLINE uint32_t NAME(closed_up)(const Search* search, uint32_t x, uint32_t mask) {
    return search->pext[mask & 63][x & 63]
           | (uint32_t)search->pext[mask >> 6][x >> 6] << POPCOUNT32(mask & 63);
}
#endif

/* The block and the bit of a position's entry, seen along an axis. */
TARGET ALWAYS_INLINE uint32_t NAME(locate)(const Search* search, int size, BYTES c, BYTES e, int odd, int axis,
                                            uint8_t* flip) {
    const Geometry* g = search->geometry;
    uint32_t found = NAME(class_of)(g, c);
    uint32_t front, right, places, line;
    int s = found & 15;
    NAME(flip_masks)(g, e, axis, s, &front, &right);
    right ^= front;
    places = right ^ MIDDLE;
    front ^= right & g->quarter[s];
    line = g->slice_rank[places] * (uint32_t)(size == SMALL ? SMALL_CLASSES : CORNER_CLASSES) + (found >> 4);
    if (size == SMALL) {
        *flip = (uint8_t)(NAME(closed_up)(search, front, places) + SMALL_FLIPS * odd);
        return line;
    }
    *flip = (uint8_t)NAME(closed_up)(search, front, places ^ 0xFFF);
    if (size == BIG) line = line << 2 | (SLICE_BLOCKS >> 2 * NAME(closed_up)(search, front, places) & 3);
    if (size == LARGE) line = line << 3 | (NAME(closed_up)(search, front, places) & 7);
    return line;
}

TARGET ALWAYS_INLINE const uint8_t* NAME(block)(const Table* table, int size, uint32_t block) {
    return table->entries + (size_t)block * (size == SMALL ? 8 : 64);
}

/* A lower bound on the depth, and on that after a quarter turn about the axis of the look, which changes nothing but
   the parity. One of at most `base` is looked for only where it can tell: at `left` < base. */
TARGET ALWAYS_INLINE int NAME(bound)(const Table* table, int size, uint32_t block, uint8_t flip, int left,
                                     uint8_t* after) {
    const uint8_t* line = NAME(block)(table, size, block);
    int within, fine;
    if (size == SMALL) {
        const uint32_t* plane = (const uint32_t*)line;
        const int other = flip ^ SMALL_FLIPS;
        const int low = left < table->base ? table->low[block >> 3] : 0;
        within = plane[1] >> other & 1;
        fine = plane[0] >> other & 1;
        *after = (uint8_t)(within > fine ? low : table->base + 2 + fine - 2 * within);
        within = plane[1] >> flip & 1;
        fine = plane[0] >> flip & 1;
        return within > fine ? low : table->base + 2 + fine - 2 * within;
    } else {
        within = line[32 + (flip >> 3)] >> (flip & 7) & 1;
        fine = line[flip >> 3] >> (flip & 7) & 1;
    }
    *after = (uint8_t)(within > fine ? left < table->base ? table->low[block] : 0 : table->base + 2 + fine - 2 * within);
    return *after;
}

/* The axes whose bound equals what is left. */
TARGET ALWAYS_INLINE int NAME(tight)(const uint8_t* low, int left) {
    return (low[0] >= left) | (low[1] >= left) << 1 | (low[2] >= left) << 2;
}

/* The same for bounds that a quarter turn about the axis leaves as they are. */
TARGET ALWAYS_INLINE int NAME(held)(const Node* node, int side, int left) {
    return NAME(tight)(node->low[side], left) & NAME(tight)(node->after[side], left);
}

/* Whether no turn can shorten what is left from this side. */
TARGET ALWAYS_INLINE int NAME(barred)(const Node* node, int side, int left) {
    return NAME(held)(node, side, left) == 7;
}

/* The turns that may come next on a side: none that leaves a bound at what is left now. */
TARGET ALWAYS_INLINE uint32_t NAME(turns)(const Search* search, const Node* node, int side, int tight, int left) {
    return search->next[side][node->last[side]] & ~search->axis_halves[tight]
           & ~search->axis_quarters[NAME(tight)(node->after[side], left)];
}

/* Children of n nodes, each with the order of its looks; returns their number. */
TARGET ALWAYS_INLINE int NAME(sprout)(Search* search, Worker* worker, const Node* in, int n, int left) {
    int i, side, axis, count = 0;
    for (i = 0; i < n; i++) {
        const Node* node = in + i;
        const int tight0 = NAME(tight)(node->low[0], left), tight1 = NAME(tight)(node->low[1], left);
        const uint32_t turns0 = NAME(turns)(search, node, 0, tight0, left);
        const uint32_t turns1 = NAME(turns)(search, node, 1, tight1, left);
        uint32_t turns, group;
        /* of equal ones that side whose children must keep within more tight bounds of the other */
        side = 4 * POPCOUNT32(turns1) - POPCOUNT32((uint32_t)tight0)
               < 4 * POPCOUNT32(turns0) - POPCOUNT32((uint32_t)tight1);
        turns = side ? turns1 : turns0;
        worker->nodes += POPCOUNT32(turns);
        search->weight[node->prefix] += (uint32_t)POPCOUNT32(turns);
        for (axis = 0; axis < AXES; axis++) {
            group = turns & search->axis_turns[1 << axis];
            if (group) {
                const uint16_t looks = search->looks_order[side][axis][side ? tight0 : tight1];
                const int own = NAME(held)(node, side, left - 1) & 1 << axis, other = NAME(held)(node, 1 - side, left);
                while (group) {
                    Candidate* c = worker->candidates + count++;
                    c->parent = (uint16_t)i;
                    c->looks = looks;
                    c->side = (uint8_t)side;
                    c->turn = (uint8_t)FIRST_BIT(group);
                    c->tight = (uint8_t)(own << 4 * side | other << 4 * (1 - side));
                    group &= group - 1;
                }
            }
        }
    }
    return count;
}

/* The next look of each candidate; returns how many are still within `left`. */
TARGET ALWAYS_INLINE int NAME(sift)(Search* search, Worker* worker, int size, const Node* in, int count, int left) {
    const Geometry* g = search->geometry;
    const Table* table = search->table;
    int i, passed = 0;
    for (i = 0; i < count; i++) {
        Candidate* c = worker->candidates + i;
        const int look = c->looks & 7, side = look >> 2, axis = look & 3;
        const int own = side == c->side, turn = own ? c->turn : g->inverse_turn[c->turn];
        const uint8_t *corner = in[c->parent].corner[side][axis], *edge = in[c->parent].edge[side];
        const uint8_t *turn_corner = g->turn_corner[g->frame_turn[axis][turn]], *turn_edge = g->turn_edge[turn];
        const BYTES x = NAME(corners)(NAME(load16)(own ? turn_corner : corner), NAME(load8)(own ? corner : turn_corner));
        const BYTES y = NAME(edges)(NAME(load16)(own ? turn_edge : edge), NAME(load16)(own ? edge : turn_edge));
        c->block = NAME(locate)(search, size, x, y, in[c->parent].odd ^ (QUARTER_TURNS >> c->turn & 1), axis, &c->flip);
        if (i >= BEHIND) PREFETCH(NAME(block)(table, size, c[-BEHIND].block));
    }
    for (i = count > BEHIND ? count - BEHIND : 0; i < count; i++)
        PREFETCH(NAME(block)(table, size, worker->candidates[i].block));
    worker->lookups += count;
    for (i = 0; i < count; i++) {
        const Candidate* c = worker->candidates + i;
        Candidate* kept = worker->candidates + passed;
        const uint32_t block = c->block;
        const uint8_t flip = c->flip;
        const int look = c->looks & 7;
        uint8_t after;
        const int bound = NAME(bound)(table, size, block, flip, left, &after);
        const int tight = c->tight | ((bound >= left) & (after >= left)) << look;
        const uint16_t looks = c->looks >> 3;
        /* changed only after it is copied: a processor waits for small stores before a wide load from the same place */
        *kept = *c;
        kept->low[look] = (uint8_t)bound;
        kept->after[look] = after;
        kept->tight = (uint8_t)tight;
        kept->looks = looks;
        /* A solution of just this length would end in a turn about one of the axes, inside that axis' subgroup. */
        passed += (bound <= left) & ((left == 0) | (((tight & 7) != 7) & ((tight & 0x70) != 0x70)));
    }
    return passed;
}

/* Expand n nodes with `left` turns to go; returns how many children are put at `out`. */
TARGET ALWAYS_INLINE int NAME(expand)(Search* search, Worker* worker, int size, const Node* in, int n, int left,
                                      Node* out, int step) {
    const Geometry* g = search->geometry;
    int i, round, axis, made = 0;
    int count = NAME(sprout)(search, worker, in, n, left);
    left--;
    for (round = 0; round < 5; round++) count = NAME(sift)(search, worker, size, in, count, left);
    for (i = 0; i < count; i++) {
        const Candidate* c = worker->candidates + i;
        const Node* parent = in + c->parent;
        Node* node = out + made;
        const int own = c->side, other = 1 - own, back = g->inverse_turn[c->turn], turned = c->turn / 3 % 3;
        NAME(store16)(node->edge[own], NAME(edges)(NAME(load16)(g->turn_edge[c->turn]), NAME(load16)(parent->edge[own])));
        NAME(store16)(node->edge[other], NAME(edges)(NAME(load16)(parent->edge[other]), NAME(load16)(g->turn_edge[back])));
        memcpy(node->low, parent->low, sizeof(Node) - offsetof(Node, low));
        for (axis = 0; axis < AXES; axis++) {
            NAME(store8)(node->corner[own][axis],
                         NAME(corners)(NAME(load16)(g->turn_corner[g->frame_turn[axis][c->turn]]),
                                       NAME(load8)(parent->corner[own][axis])));
            NAME(store8)(node->corner[other][axis],
                         NAME(corners)(NAME(load8)(parent->corner[other][axis]),
                                       NAME(load16)(g->turn_corner[g->frame_turn[axis][back]])));
            if (axis != turned) {
                node->low[own][axis] = c->low[4 * own + axis];
                node->after[own][axis] = c->after[4 * own + axis];
            }
            /* A turn is one step in the coset graph of the other side; on its own side it may lead anywhere. */
            node->low[other][axis] -= node->low[other][axis] > 0;
            if (c->low[4 * other + axis] > node->low[other][axis])
                node->low[other][axis] = c->low[4 * other + axis];
            node->after[other][axis] -= node->after[other][axis] > 0;
            if (c->after[4 * other + axis] > node->after[other][axis])
                node->after[other][axis] = c->after[4 * other + axis];
        }
        if (QUARTER_TURNS >> c->turn & 1) {
            const uint8_t low = node->low[own][turned];
            node->low[own][turned] = node->after[own][turned];
            node->after[own][turned] = low;
        }
        /* A solution of just this length would end in a turn about one of the axes, inside that axis' subgroup. */
        if (left && (NAME(barred)(node, 0, left) || NAME(barred)(node, 1, left))) continue;
        node->odd ^= QUARTER_TURNS >> c->turn & 1;
        node->last[own] = search->state[own][parent->last[own]][c->turn];
        node->path[step] = (uint8_t)(own << 7 | c->turn);
        made++;
    }
    return made;
}

TARGET static void NAME(take_solutions)(Search* search, const Node* nodes, int count) {
    int i, place;
    for (i = 0; i < count; i++) {
        for (place = 0; place < 8 && nodes[i].corner[0][0][place] == place; place++);
        if (place < 8) continue;
        for (place = 0; place < 12 && nodes[i].edge[0][place] == place; place++);
        if (place < 12) continue;
        {
            int64_t found = FETCH_ADD(&search->found, 1);
            if (found < search->wanted) memcpy(search->solutions[found], nodes[i].path, sizeof(nodes[i].path));
            if (found + 1 >= search->wanted) search->stop = 1;
        }
    }
}

TARGET ALWAYS_INLINE void NAME(run_size)(Search* search, Worker* worker, int size) {
    const int top = search->prefix_length, depth = search->depth;
    int level, n, batches = 0, left;
    memset(worker->count, 0, sizeof(worker->count));
    worker->nodes = worker->lookups = 0;
    while (!search->stop) {
        if (*search->cancelled) {
            search->stop = 1;
            break;
        }
        for (level = depth - 1; level > top && worker->count[level] < full_batch(search->table, depth - level); level--);
        if (level == top && worker->count[top] == 0) level--;
        if (level < top) {
            int64_t at = FETCH_ADD(&search->next_prefix, DRAW), end = at + DRAW;
            if (at < search->prefix_count) {
                if (end > search->prefix_count) end = search->prefix_count;
                left = depth - top;
                for (; at < end; at++) {
                    const Node* node = search->prefixes + search->order[at];
                    int d, axis, high = 0;
                    for (d = 0; d < 2; d++)
                        for (axis = 0; axis < AXES; axis++)
                            if (node->low[d][axis] > high) high = node->low[d][axis];
                    if (high > left) continue;
                    if (left == 0)
                        NAME(take_solutions)(search, node, 1);
                    else
                        worker->level[top][worker->count[top]++] = *node;
                }
                continue;
            }
            for (level = top; level < depth && worker->count[level] == 0; level++);
            if (level == depth) {
                FETCH_ADD(&search->threads_done, 1);
                break;
            }
        }
        n = worker->count[level] < BATCH ? worker->count[level] : BATCH;
        worker->count[level] -= n;
        left = depth - level;
        {
            const Node* in = worker->level[level] + worker->count[level];
            Node* out = worker->level[level + 1] + worker->count[level + 1];
            int made = NAME(expand)(search, worker, size, in, n, left, out, level);
            if (left == 1)
                NAME(take_solutions)(search, out, made);
            else
                worker->count[level + 1] += made;
        }
        if (++batches % 64 == 0) {
            FETCH_ADD(&search->nodes, worker->nodes);
            FETCH_ADD(&search->looks, worker->lookups);
            worker->nodes = worker->lookups = 0;
        }
    }
    FETCH_ADD(&search->nodes, worker->nodes);
    FETCH_ADD(&search->looks, worker->lookups);
}

TARGET static void NAME(run)(Search* search, Worker* worker) {
    if (search->table->size == SMALL)
        NAME(run_size)(search, worker, SMALL);
    else if (search->table->size == MEDIUM)
        NAME(run_size)(search, worker, MEDIUM);
    else if (search->table->size == BIG)
        NAME(run_size)(search, worker, BIG);
    else
        NAME(run_size)(search, worker, LARGE);
}

#undef BYTES
