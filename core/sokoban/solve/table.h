/* Positions met, each once, under a cap on memory. Positions are compared whole, so no two are ever taken for one. */
#ifndef STATEWALK_SOKOBAN_TABLE_H
#define STATEWALK_SOKOBAN_TABLE_H

#include "../../base/portable.h"
#include "geometry.h"

#define NOBODY UINT32_MAX

/* How the node of any search begins. */
typedef struct {
    uint32_t parent;
    uint16_t man;
    uint16_t from;          /* where the box of the last push stood */
} Node;

typedef struct {
    size_t stride, head;    /* bytes of a node, and of its part before the boxes */
    char* nodes;
    uint32_t* slots;        /* in pairs: index + 1 of a node, 0 for none, and a part of its key */
    uint32_t mask, most;    /* pairs, less one: now, and when the table has grown as far as it may */
    uint32_t count, capacity;
    int words;
} Table;

static inline Node* node_at(const Table* t, uint32_t index) { return (Node*)(t->nodes + index * t->stride); }

static inline uint64_t* boxes_of(const Table* t, const Node* node) { return (uint64_t*)((char*)node + t->head); }

/* As many positions, each with `head` bytes of its own, as go into `memory` bytes; their pages are touched only as they
 * fill, and the slots grow with them: a small search stays in the processor's caches. */
static inline int make_table(Table* t, size_t head, int words, size_t memory) {
    memset(t, 0, sizeof *t);
    t->words = words;
    t->head = (head + 7) & ~(size_t)7;
    t->stride = t->head + 8 * (size_t)words;
    const size_t pair = 2 * sizeof *t->slots, growing = pair + pair / 2;    /* the old slots are there until the end */
    size_t most = 1024;
    while (most * 2 * growing <= memory / 4 && most < ((size_t)1 << 31)) most *= 2;
    size_t capacity = memory > most * growing ? (memory - most * growing) / t->stride : 0;
    if (capacity > most / 4 * 3) capacity = most / 4 * 3;
    if (capacity < 16) capacity = 16;
    t->capacity = (uint32_t)capacity;
    t->most = (uint32_t)(most - 1);
    t->mask = 1023;
    t->nodes = malloc(t->capacity * t->stride);
    t->slots = calloc(t->mask + 1, pair);
    return t->nodes && t->slots ? 0 : -1;
}

/* Take twice as many slots. If there is no memory for them, no more nodes are taken. */
static void grow_table(Table* t) {
    const uint32_t mask = 2 * t->mask + 1;
    uint32_t* slots = calloc((size_t)mask + 1, 2 * sizeof *slots);
    if (!slots) {
        t->capacity = t->count;
        return;
    }
    for (size_t i = 0; i <= t->mask; i++) {
        if (!t->slots[2 * i]) continue;
        size_t at = t->slots[2 * i + 1] & mask;
        while (slots[2 * at]) at = (at + 1) & mask;
        slots[2 * at] = t->slots[2 * i];
        slots[2 * at + 1] = t->slots[2 * i + 1];
    }
    free(t->slots);
    t->slots = slots;
    t->mask = mask;
}

/* What the positions met so far take. */
static inline size_t bytes_of_table(const Table* t) {
    return t->count * t->stride + ((size_t)t->mask + 1) * 2 * sizeof *t->slots;
}

static inline void free_table(Table* t) {
    free(t->nodes);
    free(t->slots);
    memset(t, 0, sizeof *t);
}

/* Somebody is about to ask for a slot. */
static inline void expect_slot(const Table* t, uint64_t key) { PREFETCH(&t->slots[2 * (size_t)((uint32_t)(key ^ key >> 32) & t->mask)]); }

/* The slot of a position: of its node, or the empty one where that belongs. Holds until the next is asked for. */
static inline uint32_t* find_slot(Table* t, uint64_t key, const uint64_t* boxes, int man) {
    if (t->count > t->mask / 4 * 3 && t->mask < t->most && t->count < t->capacity) grow_table(t);
    const uint32_t part = (uint32_t)(key ^ key >> 32);
    size_t at = part & t->mask;
    for (; t->slots[2 * at]; at = (at + 1) & t->mask) {
        if (t->slots[2 * at + 1] != part) continue;
        const Node* node = node_at(t, t->slots[2 * at] - 1);
        if (node->man == man && memcmp(boxes_of(t, node), boxes, 8 * (size_t)t->words) == 0) break;
    }
    t->slots[2 * at + 1] = part;
    return &t->slots[2 * at];
}

/* The node of a position, or NOBODY. Changes nothing, so many threads may ask at once. */
static inline uint32_t look_up(const Table* t, uint64_t key, const uint64_t* boxes, int man) {
    const uint32_t part = (uint32_t)(key ^ key >> 32);
    for (size_t at = part & t->mask; t->slots[2 * at]; at = (at + 1) & t->mask) {
        if (t->slots[2 * at + 1] != part) continue;
        const Node* node = node_at(t, t->slots[2 * at] - 1);
        if (node->man == man && memcmp(boxes_of(t, node), boxes, 8 * (size_t)t->words) == 0) return t->slots[2 * at] - 1;
    }
    return NOBODY;
}

/* A new node at an empty slot, or NULL if the memory is used up; only `boxes` and `man` are filled in. */
static inline Node* add_node(Table* t, uint32_t* slot, const uint64_t* boxes, int man) {
    if (t->count == t->capacity) return NULL;
    Node* node = node_at(t, t->count++);
    *slot = t->count;
    node->man = (uint16_t)man;
    memcpy(boxes_of(t, node), boxes, 8 * (size_t)t->words);
    return node;
}

#endif
