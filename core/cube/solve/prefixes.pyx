# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The sequences of turns that a search is split into, one of each set that symmetries of the position join."""
from libc.stdint cimport int64_t, uint8_t, uint32_t
from libc.math cimport pow
from libc.string cimport memcpy

# What chance adds to the relative variance of the nodes of prefixes that have this mean: fitted to random states. Of
# few nodes more is chance.
cdef double NOISE = 1.7
cdef double NOISE_POWER = -0.63
cdef double FEW_NODES = 5.0
# What a guess of all nodes weighs beside the prefixes that are done, in shares of all.
cdef double GUESS_WEIGHT = 0.003


cdef inline uint8_t inverse(uint8_t turn) noexcept nogil:
    return turn + 2 - 2 * (turn % 3)


cdef void settle(uint8_t* turns, int length, int late) noexcept nogil:
    """Write a row of turns as the search does: of opposite faces those of U, R, F (`late` = 0) or D, L, B (1) come
    last, and two quarters of a face, which are a half turn, are clockwise."""
    cdef int i, _
    cdef uint8_t turn
    for _ in range(length - 1):
        for i in range(length - 1):
            turn = turns[i]
            if turn // 9 == late and turn // 3 == (turns[i + 1] // 3 + 3) % 6:
                turns[i] = turns[i + 1]
                turns[i + 1] = turn
    for i in range(length - 1):
        if turns[i] // 3 == turns[i + 1] // 3:
            turns[i] = turns[i + 1] = turns[i] // 3 * 3


cdef int order(const uint8_t* a, const uint8_t* b, int first, int last) noexcept nogil:
    """Less than 0 if `a` comes before `b`. Of two sequences that the turn after them decides between, the one that the
    search writes is the lesser: turns of U, R, F before those of D, L, B, at the end the other way round, clockwise
    ones first."""
    cdef int i
    for i in range(first):
        if a[i] != b[i]:
            return <int>a[i] - <int>b[i]
    for i in range(first, first + last):
        if a[i] != b[i]:
            return <int>((a[i] + 9) % MOST_TURNS) - <int>((b[i] + 9) % MOST_TURNS)
    return 0


cdef bint is_least(const uint8_t* turns, int first, int last, const Image* images, int count) noexcept nogil:
    """Whether no image of the sequence, in turns of the solution, comes before it."""
    cdef uint8_t[4] image
    cdef const Image* one
    cdef int i, k
    for k in range(count):
        one = &images[k]
        if one.inverted:
            for i in range(first):
                image[i] = one.turn[inverse(turns[first + i])]
                image[first + i] = one.turn[inverse(turns[i])]
        else:
            for i in range(first + last):
                image[i] = one.turn[turns[i]]
        settle(image, first, 1)
        settle(image + first, last, 0)
        if order(image, turns, first, last) < 0:
            return False
    return True


cdef int64_t split(const uint32_t (*next)[19], const uint8_t (*state)[19][18], int first, int last, const Image* images,
                   int count, Word* words, int64_t room) noexcept nogil:
    """Every sequence of `first` turns at a solution's beginning and `last` at its end, or `room` of them; their number.

    `first` and `last` are equal if one of the images is inverted.
    """
    cdef int depth = 0, length = first + last, side
    cdef int64_t kept = 0
    cdef uint8_t[5] states
    cdef uint32_t[5] left
    cdef uint8_t[4] word
    cdef uint8_t[4] turns
    cdef uint8_t t
    states[0] = START
    left[0] = next[first > 0][START] if length else 0
    while depth >= 0:
        if depth == length:
            if kept < room and is_least(turns, first, last, images, count):
                memcpy(words[kept], word, sizeof(Word))
                kept += 1
            depth -= 1
            continue
        if left[depth] == 0:
            depth -= 1
            continue
        t = 0
        while not left[depth] >> t & 1:
            t += 1
        left[depth] &= left[depth] - 1
        side = depth < first
        word[depth] = t
        # side 1 takes a solution's beginning back
        turns[depth] = inverse(t) if side else t
        states[depth + 1] = state[side][states[depth]][t]
        depth += 1
        if depth == first:
            states[depth] = START
        if depth < length:
            left[depth] = next[depth < first][states[depth]]
    return kept


cdef void foresee(const uint32_t* weight, int64_t count, double* foreseen) noexcept nogil:
    """Foresee the share of each prefix in an iteration's nodes by its nodes in the one before.

    They are drawn towards the mean by what of their variance is chance.
    """
    cdef int64_t i
    cdef double mean = 0, squares = 0, noise, kept = 0
    for i in range(count):
        mean += weight[i]
    mean /= count
    for i in range(count):
        squares += (weight[i] - mean) * (weight[i] - mean)
    if squares > 0:
        noise = max(NOISE * pow(mean, NOISE_POWER), FEW_NODES / mean)
        kept = max(0.0, 1 - noise * mean * mean * count / squares)
    for i in range(count):
        foreseen[i] = (1 + kept * (weight[i] / mean - 1)) / count if mean > 0 else 1.0 / count


cdef double share_tried(const uint32_t* order, const uint32_t* weight, const double* foreseen, int64_t count,
                        int64_t drawn, int64_t done, double guess) noexcept nogil:
    """Return the nodes tried in an iteration over those and the ones that are foreseen, 0 to 1.

    Prefixes before `done` in their order have all their nodes, those before `drawn` some of them. The others take as
    many as their foreseen shares, by what those that are done took; until then by the `guess` of all nodes, 0 if there
    is none.
    """
    cdef int64_t i
    cdef double tried = 0, begun = 0, share = 0, left = 0, whole, guessed = GUESS_WEIGHT if guess > 0 else 0
    for i in range(done):
        tried += weight[order[i]]
        share += foreseen[order[i]]
    if share + guessed == 0:
        return 0
    whole = (tried + guessed * guess) / (share + guessed)
    for i in range(done, drawn):
        begun += weight[order[i]]
        left += max(0.0, whole * foreseen[order[i]] - weight[order[i]])
        share += foreseen[order[i]]
    left += whole * max(0.0, 1 - share)
    return (tried + begun) / (tried + begun + left) if tried + begun > 0 else 0
