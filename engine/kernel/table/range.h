// range.h -- the ranges of the fields of a record that comes from elsewhere.
//
// A record has a row for each field, in the order of its bytes and without a gap beyond
// padding, so that no byte goes unread. A row looks at bytes, so it may judge one that is
// no bool before anybody reads it as one.

#ifndef RANGE_H
#define RANGE_H

#include "engine/kernel/table/table.h"

typedef enum {
    RANGE_ANY,    // each value means something
    RANGE_UP_TO,  // 0 to `most`
    RANGE_NUMBER, // a number of play, also below 0 (number.h)
    RANGE_PLAYER, // one who plays
    RANGE_SEAT,   // one who plays, or NOBODY
    RANGE_ONE_OF, // 0, or 1 + one who plays
    RANGE_SPOT,   // a spot of the game, or NOWHERE
    RANGE_OBJECT, // an id in use, or 0
    RANGE_REF,    // to an id in use, or 0
    RANGE_CARD,
    RANGE_CLAUSE,
    RANGE_KEYWORD,
    RANGE_COST,
    RANGE_SERIAL, // one that an item has or had, or 0
} RangeKind;

typedef struct {
    uint16_t at, size; // of one value, in bytes
    uint16_t n;        // values, one after another
    uint8_t kind;      // RangeKind
    uint8_t pad;
    uint32_t most;       // RANGE_UP_TO
    const char *refusal; // that some value is out of its range
} RangeRow;

// A row for [field] of [type], and one for an array.
#define RANGE(type, field, kind, most)                                                 \
    {                                                                                  \
        offsetof(type, field), sizeof(((type *)0)->field), 1, kind, 0, most,           \
            #type " " #field " is out of its range"                                    \
    }
#define RANGES(type, field, kind, most)                                                \
    {                                                                                  \
        offsetof(type, field), sizeof(((type *)0)->field[0]),                          \
            COUNT_OF(((type *)0)->field), kind, 0, most,                               \
            #type " " #field " is out of its range"                                    \
    }

// Records of one type, one after another.
typedef struct {
    const void *first;
    int n;
    size_t size; // of one, in bytes
} RangeRecords;

// Returns the refusal of the first of the [n] rows that some record breaks, NULL: none.
// [table] has the state that counts what ids mean; somebody plays in it. The rows must cover
// all bytes of a record.
const char *range_refusal(const RangeRow *rows, int n, const RangeRecords *records,
                          const Table *table);

#endif
