// query_last.c -- matches what has left its place as it was then (359.3.e.13).
//
// For as long as the query is asked, the record of the thing is the one that was kept as it left:
// its flags, statuses, counters, numbers, its controller and its place. What it had been given,
// keywords, tags and types, is gone, and so is what was attached to it.

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/table.h"

// What is written over in the State.
typedef struct {
    Object object;
    uint16_t counters[COUNTERS_MAX];
    int16_t numbers[DERIVED_MAX];
} Written;

static void put(Table *table, ObjectId id, const Written *from, Written *kept)
{
    State *state = table->state;
    Object *object = &state->objects[id];

    kept->object = *object;
    *object = from->object;
    // It stays linked with what lies where it is now.
    object->next = kept->object.next;
    object->prev = kept->object.prev;
    for (int i = 0; i < state->counters_n; i++) {
        kept->counters[i] = state->counters[i][id];
        state->counters[i][id] = from->counters[i];
    }
    for (int i = 1; i < table->rules->numbers_n; i++) {
        int16_t *number = table_number(table, state, i, id);

        kept->numbers[i] = number ? *number : 0;
        if (number) *number = from->numbers[i];
    }
    table_renewed(table);
}

bool query_matches_last(Table *table, const Env *env, QueryId query,
                        const LastKnown *known)
{
    const ObjectId id = known->ref.id;
    Written then = {.object = known->object}, now, read;
    bool matches;

    // No number is worked out while the thing lies elsewhere than its record says.
    reading_settle(table);
    for (int i = 0; i < table->state->counters_n; i++)
        then.counters[i] = known->counters[i];
    for (int i = 0; i < table->rules->numbers_n; i++)
        then.numbers[i] = known->numbers[i];
    put(table, id, &then, &now);
    matches = query_matches(table, env, query, id);
    put(table, id, &now, &read);
    return matches;
}
