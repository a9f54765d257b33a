// granted.c -- links the rows of State.granted that name one object.
//
// Table.granted_first and granted_last of an object that no row names say nothing: code
// that reads them looks whether the row is there and names the object.

#include "engine/kernel/table/granted.h"

#include <string.h>

#include "engine/kernel/table/marked.h"

// Links the row to the one before it that names the same object.
static void link_row(Table *links, const State *state, int row)
{
    const ObjectId id = state->granted[row].object;
    const int last = links->granted_last[id];

    links->losses += state->granted[row].loss == GRANTED_LOSS;
    links->granted_next[row] = 0;
    if (last < row && state->granted[last].object == id)
        links->granted_next[last] = (uint16_t)(row + 1);
    else
        links->granted_first[id] = (uint16_t)row;
    links->granted_last[id] = (uint16_t)row;
}

void granted_link(const Table *table)
{
    Table *links = table_scratch(table);

    links->gathered++;
    links->losses = 0;
    links->marked = MARKED_UNKNOWN;
    memset(links->silent, 0, sizeof links->silent);
    links->modifying.is_known = false;
    for (int row = 0; row < table->state->granted_n; row++)
        link_row(links, table->state, row);
    if (links->active_n == ACTIVE_UNKNOWN) links->active_n = ACTIVE_STALE;
}

void granted_add(const Table *table, Granted granted)
{
    State *state = table->state;

    table_scratch(table)->gathered++;
    table_scratch(table)->unkept |= READS_ANYTHING;
    state->granted[state->granted_n++] = granted;
    state->objects[granted.object].flags |= OBJECT_GRANTED;
    table_hear(table_scratch(table), granted.object);
    if (table->active_n != ACTIVE_UNKNOWN)
        link_row(table_scratch(table), state, state->granted_n - 1);
}

void granted_drop(const Table *table, ObjectId id)
{
    State *state = table->state;
    int kept = 0;

    if (!(state->objects[id].flags & OBJECT_GRANTED)) return;
    state->objects[id].flags &= (uint8_t)~OBJECT_GRANTED;
    for (int i = 0; i < state->granted_n; i++)
        if (state->granted[i].object != id) state->granted[kept++] = state->granted[i];
    state->granted_n = (uint16_t)kept;
    table_scratch(table)->active_n = ACTIVE_UNKNOWN;
    table_scratch(table)->unkept |= READS_ANYTHING;
}

void granted_forget(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < state->granted_n; i++)
        state->objects[state->granted[i].object].flags &= (uint8_t)~OBJECT_GRANTED;
    if (state->granted_n) {
        table_scratch(table)->gathered++;
        table_scratch(table)->unkept |= READS_ANYTHING;
    }
    state->granted_n = 0;
    table_scratch(table)->losses = 0;
}

const char *granted_verify(const Table *table)
{
    const State *state = table->state;
    int linked = 0, losses = 0;

    if (table->active_n == ACTIVE_UNKNOWN) return NULL;
    if (!marked_verify(table)) return "an object has a status that none should have";
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        int before = -1;

        for (int row = granted_first(table, id, GIFT_ABILITY); row >= 0;
             row = granted_next(table, row)) {
            if (row <= before || row >= state->granted_n ||
                state->granted[row].object != id)
                return "what an object was given is not linked in its order";
            before = row;
            linked++;
        }
    }
    for (int row = 0; row < state->granted_n; row++)
        linked -=
            state->objects[state->granted[row].object].flags & OBJECT_GRANTED ? 1 : 0;
    for (int row = 0; row < state->granted_n; row++)
        losses += state->granted[row].loss == GRANTED_LOSS;
    if (losses != table->losses) return "what was taken away is not counted";
    return linked ? "not all that was given is linked" : NULL;
}
