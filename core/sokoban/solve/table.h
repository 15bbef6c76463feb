/* Positions met, each once, under a cap on memory. Positions are compared whole, so no two are ever taken for one. */
#ifndef STATEWALK_SOKOBAN_TABLE_H
#define STATEWALK_SOKOBAN_TABLE_H

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
    uint32_t* slots;
    uint32_t mask;
    uint32_t count, capacity;
    int words;
} Table;

static inline Node* node_at(const Table* t, uint32_t index) { return (Node*)(t->nodes + index * t->stride); }

static inline uint64_t* boxes_of(const Table* t, const Node* node) { return (uint64_t*)((char*)node + t->head); }

/* As many positions, each with `head` bytes of its own, as go into `memory` bytes; their pages are touched only as they fill. */
static int make_table(Table* t, size_t head, int words, size_t memory) {
    memset(t, 0, sizeof *t);
    t->words = words;
    t->head = (head + 7) & ~(size_t)7;
    t->stride = t->head + 8 * (size_t)words;
    size_t slots = 1024;
    while (slots * 2 * sizeof(uint32_t) <= memory / 4 && slots < ((size_t)1 << 31)) slots *= 2;
    size_t capacity = memory > slots * sizeof(uint32_t) ? (memory - slots * sizeof(uint32_t)) / t->stride : 0;
    if (capacity > slots / 4 * 3) capacity = slots / 4 * 3;
    if (capacity < 16) capacity = 16;
    t->capacity = (uint32_t)capacity;
    t->mask = (uint32_t)(slots - 1);
    t->nodes = malloc(t->capacity * t->stride);
    t->slots = calloc(slots, sizeof(uint32_t));  /* index + 1 of a node, 0 for none */
    return t->nodes && t->slots ? 0 : -1;
}

/* What the positions met so far take. */
static inline size_t bytes_of_table(const Table* t) {
    return t->count * t->stride + ((size_t)t->mask + 1) * sizeof *t->slots;
}

static void free_table(Table* t) {
    free(t->nodes);
    free(t->slots);
    memset(t, 0, sizeof *t);
}

/* The slot of a position: of its node, or the empty one where that belongs. */
static inline uint32_t* find_slot(const Table* t, uint64_t key, const uint64_t* boxes, int man) {
    uint32_t at = (uint32_t)(key ^ key >> 32) & t->mask;
    while (t->slots[at]) {
        const Node* node = node_at(t, t->slots[at] - 1);
        if (node->man == man && memcmp(boxes_of(t, node), boxes, 8 * (size_t)t->words) == 0) break;
        at = (at + 1) & t->mask;
    }
    return &t->slots[at];
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
