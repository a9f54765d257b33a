// embed_put.h -- a row of an observation, whose columns are named or filled.
//
// What fills runs a thousand times for one observation: it is made inline, without any name.

#ifndef EMBED_PUT_H
#define EMBED_PUT_H

#include "tools/embed/embed_faces.h"

#include <string.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"

// A row of columns that is named, or filled.
typedef struct {
    json_t *names; // NULL: it is filled
    int32_t *at;   // where the next number goes
    const Table *table;
    const State *state;
    PlayerId seat;
    const Seen *seen;
    bool kept; // the row has what was written there before
} Columns;

// Fills a row where nothing is named: the compiler makes it without any name.
#define INLINE static inline __attribute__((always_inline))

// Adds the name of a column.
static inline void embed_put_name(Columns *to, const char *part, const char *name)
{
    char text[120];

    (void)text_format(text, sizeof text, *part ? "%s %s" : "%s%s", part, name);
    json_array_append_new(to->names, json_safe_text(text));
}

// Names a column, or fills it.
INLINE void embed_put(Columns *to, const char *part, const char *name, int value)
{
    if (to->names)
        embed_put_name(to, part, name);
    else
        *to->at++ = value;
}

// Returns 1 + the place of a player in the order of turns, counted from the seat: 1 is the seat.
INLINE int embed_put_side(const Columns *to, PlayerId player)
{
    return to->names ? 0 : to->seen->sides[player];
}

// Returns 1 + the row of a thing, 0: it has none.
INLINE int embed_put_row(const Columns *to, ObjectId id)
{
    return id ? to->seen->rows[id] : 0;
}

// Fills so many rows with 0; below 1: none.
static inline void embed_put_zero(Columns *to, int rows, int width)
{
    if (rows > 0) memset(to->at, 0, (size_t)rows * (size_t)width * sizeof *to->at);
    if (rows > 0) to->at += (ptrdiff_t)rows * width;
}

#endif
