// granted.h -- finds the gifts of one object without a walk through the gifts of all.
//
// The rows of State.granted that name one object are linked in their order. The links lie
// in the Table and are made anew when the State may be another one (ACTIVE_UNKNOWN).

#ifndef GRANTED_H
#define GRANTED_H

#include "engine/kernel/table/table.h"

// Links all rows of State.granted.
void granted_link(const Table *table);

// Appends a row for which there is room, and links it.
void granted_add(const Table *table, Granted granted);

// Takes back the rows that name the object, because it has a new identity.
void granted_drop(const Table *table, ObjectId id);

// Takes back all rows, and the flag of each object that they name.
void granted_forget(const Table *table);

// Return the first row that names [id], and the next one that names the same object as
// [row]; -1: there is none. The caller looks for one of the GIFT_ kinds.
static inline int granted_first(const Table *table, ObjectId id, int asked)
{
    const State *state = table->state;
    int row;

    table_scratch(table)->looked_for |= (uint8_t)asked;
    if (!(state->objects[id].flags & OBJECT_GRANTED)) return -1;
    if (table->active_n == ACTIVE_UNKNOWN) granted_link(table);
    row = table->granted_first[id];
    return row < state->granted_n && state->granted[row].object == id ? row : -1;
}

static inline int granted_next(const Table *table, int row)
{
    return table->granted_next[row] - 1;
}

// Returns NULL if the links that the Table has are those of a walk through all rows, else a
// sentence.
const char *granted_verify(const Table *table);

#endif
