// marked.c -- keeps which things have statuses.

#include "engine/kernel/table/marked.h"

#include <string.h>

// Looks at all things.
static void look_at_all(Table *table)
{
    const State *state = table->state;

    table->marked = 0;
    memset(table->marked_things, 0, sizeof table->marked_things);
    for (ObjectId id = 1; id <= state->objects_n; id++)
        marked_note(table, id, state->objects[id].statuses);
}

// Returns the first thing behind [id] that may have a status; 0: there is none.
static ObjectId next_marked(const Table *table, int id)
{
    const int last = table->state->objects_n / 64;
    int word = ++id / 64;
    uint64_t left;

    if (word > last) return 0;
    left = table->marked_things[word] & UINT64_MAX << id % 64;
    while (!left && word < last) left = table->marked_things[++word];
    return (ObjectId)(left ? word * 64 + __builtin_ctzll(left) : 0);
}

// Leaves out the things that have lost all statuses.
int marked_find(const Table *table, uint32_t statuses, ObjectId *ids)
{
    const Object *objects = table->state->objects;
    Table *scratch = table_scratch(table);
    uint32_t there = 0;
    int n = 0;

    if (table->active_n == ACTIVE_UNKNOWN || table->marked == MARKED_UNKNOWN)
        look_at_all(scratch);
    if (!(table->marked & statuses)) return 0;
    for (ObjectId id = next_marked(table, 0); id; id = next_marked(table, id)) {
        there |= objects[id].statuses;
        if (objects[id].statuses & statuses) ids[n++] = id;
        if (!objects[id].statuses)
            scratch->marked_things[id / 64] &= ~(UINT64_C(1) << id % 64);
    }
    scratch->marked = there;
    return n;
}

bool marked_any(const Table *table, uint32_t statuses)
{
    const Object *objects = table->state->objects;

    if (table->active_n == ACTIVE_UNKNOWN) return true;
    if (table->marked == MARKED_UNKNOWN) look_at_all(table_scratch(table));
    if (statuses & ~table->marked) return false;
    for (ObjectId id = next_marked(table, 0); id; id = next_marked(table, id))
        if ((objects[id].statuses & statuses) == statuses) return true;
    return false;
}

bool marked_verify(const Table *table)
{
    const State *state = table->state;

    if (table->active_n == ACTIVE_UNKNOWN || table->marked == MARKED_UNKNOWN)
        return true;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const uint32_t has = state->objects[id].statuses;

        if (has & ~table->marked) return false;
        if (has && !(table->marked_things[id / 64] >> id % 64 & 1u)) return false;
    }
    return true;
}
