// range.c -- judges records by rows of ranges; it reads bytes and nothing else.

#include "engine/kernel/table/range.h"

#include <string.h>

#include "engine/kernel/base/number.h"

enum { PADDING_MAX = 7 };

static uint32_t value_at(const unsigned char *at, size_t size)
{
    uint16_t two;
    uint32_t four;

    if (size == 1) return *at;
    memcpy(&two, at, sizeof two);
    if (size == 2) return two;
    memcpy(&four, at, sizeof four);
    return four;
}

static bool is_seat(const State *state, uint32_t n)
{
    return n < state->players_n;
}

static bool holds(const RangeRow *row, const unsigned char *at, const Table *table)
{
    const State *state = table->state;
    const Library *library = table->library;
    const uint32_t n = value_at(at, row->kind == RANGE_REF ? 2 : row->size);

    switch ((RangeKind)row->kind) {
    case RANGE_ANY: return true;
    case RANGE_UP_TO: return n <= row->most;
    case RANGE_NUMBER: return (int16_t)n == number_of((int16_t)n);
    case RANGE_PLAYER: return is_seat(state, n);
    case RANGE_SEAT: return n == NOBODY || is_seat(state, n);
    case RANGE_ONE_OF: return !n || is_seat(state, n - 1);
    case RANGE_SPOT: return n == NOWHERE || n < state->spots_n;
    case RANGE_OBJECT:
    case RANGE_REF: return n <= state->objects_n;
    case RANGE_CARD: return !n || n < (uint32_t)library->cards_n;
    case RANGE_CLAUSE: return !n || n < (uint32_t)library->clauses_n;
    case RANGE_KEYWORD: return n <= (uint32_t)library->keywords_n && n < KEYWORDS_MAX;
    case RANGE_COST: return !n || n < (uint32_t)library->costs_n;
    case RANGE_SERIAL: return n <= state->serial;
    }
    return false;
}

const char *range_refusal(const RangeRow *rows, int n, const void *record, size_t size,
                          const Table *table)
{
    const unsigned char *bytes = record;
    size_t end = 0;

    for (int i = 0; i < n; i++) {
        const RangeRow *row = &rows[i];

        ASSERT(row->at >= end && row->at - end <= PADDING_MAX);
        end = row->at + (size_t)row->size * row->n;
        for (int k = 0; k < row->n; k++)
            if (!holds(row, bytes + row->at + (size_t)k * row->size, table))
                return row->refusal;
    }
    ASSERT(size >= end && size - end <= PADDING_MAX);
    return NULL;
}
