// derive_applied.c -- the list of what applies in the running derivation: each effect once (476.2).

#include "engine/kernel/abilities/passives/derive_inside.h"

#include <string.h>

bool derive_has_room(const Table *table, LimitId limit, int used)
{
    if (used < limit_row(limit)->value) return true;
    if (table->stepping) table_limit(table_scratch(table), limit);
    table_scratch(table)->short_of_room = true;
    return false;
}

bool derive_note(const Table *table, Layers *layers, Applied applied)
{
    uint16_t *last = &layers->last[applied.object];

    for (int row = *last; row; row = layers->before[row - 1]) {
        const Applied *a = &layers->list[row - 1];

        if (!table_work(table)) return false;
        if (a->clause == applied.clause && a->source == applied.source &&
            a->value == applied.value)
            return false;
    }
    if (!derive_has_room(table, LIMIT_PASSIVES, layers->n)) return false;
    layers->before[layers->n] = *last;
    layers->list[layers->n++] = applied;
    *last = (uint16_t)layers->n;
    layers->grew = true;
    return true;
}

void derive_begin_layers(const Table *table, Layers *layers)
{
    layers->n = 0;
    memset(layers->last, 0, (table->state->objects_n + 1u) * sizeof layers->last[0]);
}
