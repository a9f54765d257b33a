// range.c -- judges records by rows of ranges; it reads bytes and nothing else.

#include "engine/kernel/table/range.h"

#include <string.h>

#include "engine/base/number.h"

enum { PADDING_MAX = 7 };

// A value is in range up to `most`, or if it is `also`.
typedef struct {
    uint32_t most, also;
} Bound;

// Returns the bound of numbers below [n], of which 0 is always one.
static Bound below(int n)
{
    return (Bound){n > 0 ? (uint32_t)n - 1 : 0, 0};
}

static Bound bound_of(const RangeRow *row, const Table *table)
{
    const State *state = table->state;
    const Library *library = table->library;

    switch ((RangeKind)row->kind) {
    case RANGE_ANY:
    case RANGE_NUMBER: return (Bound){UINT32_MAX, 0};
    case RANGE_UP_TO: return (Bound){row->most, 0};
    case RANGE_PLAYER: return below(state->players_n);
    case RANGE_SEAT: return (Bound){below(state->players_n).most, NOBODY};
    case RANGE_ONE_OF: return (Bound){state->players_n, 0};
    case RANGE_SPOT: return (Bound){below(state->spots_n).most, NOWHERE};
    case RANGE_OBJECT:
    case RANGE_REF: return (Bound){state->objects_n, 0};
    case RANGE_CARD: return below(library->cards_n);
    case RANGE_CLAUSE: return below(library->clauses_n);
    case RANGE_KEYWORD:
        return (Bound){library->keywords_n < KEYWORDS_MAX
                           ? (uint32_t)library->keywords_n
                           : KEYWORDS_MAX - 1,
                       0};
    case RANGE_COST: return below(library->costs_n);
    case RANGE_SERIAL: return (Bound){state->serial, 0};
    }
    return (Bound){0, 0};
}

static bool bound_holds(Bound bound, uint32_t n)
{
    return n <= bound.most || n == bound.also;
}

static bool is_number(const unsigned char *at)
{
    int16_t n;

    memcpy(&n, at, sizeof n);
    return n == number_of(n);
}

static bool value_holds(const RangeRow *row, Bound bound, const unsigned char *at)
{
    uint16_t two;
    uint32_t four;

    if (row->kind == RANGE_NUMBER) return is_number(at);
    if (row->size == 1) return bound_holds(bound, *at);
    memcpy(&two, at, sizeof two);
    if (row->size == 2 || row->kind == RANGE_REF) return bound_holds(bound, two);
    memcpy(&four, at, sizeof four);
    return bound_holds(bound, four);
}

// Checks the values of a row in all records.
static bool row_holds(const RangeRow *row, const RangeRecords *records,
                      const Table *table)
{
    const Bound bound = bound_of(row, table);
    const unsigned char *at = (const unsigned char *)records->first + row->at;

    for (int i = 0; i < records->n; i++, at += records->size)
        for (int k = 0; k < row->n; k++)
            if (!value_holds(row, bound, at + (size_t)k * row->size)) return false;
    return true;
}

const char *range_refusal(const RangeRow *rows, int n, const RangeRecords *records,
                          const Table *table)
{
    size_t end = 0;

    for (int i = 0; i < n; i++) {
        const RangeRow *row = &rows[i];

        // The rows are tables of C: they say where a record has its fields.
        ASSERT(row->at >= end && row->at - end <= PADDING_MAX);
        end = row->at + (size_t)row->size * row->n;
        if (row->kind != RANGE_ANY && !row_holds(row, records, table))
            return row->refusal;
    }
    ASSERT(records->size >= end && records->size - end <= PADDING_MAX);
    return NULL;
}
