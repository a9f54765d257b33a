// derive_applied.c -- the list of what applies in the running derivation: each effect once (476.2).

#include "engine/abilities/passives/derive_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ref.h"

bool derive_has_room(const Table *table, LimitId limit, int used)
{
    if (used < limit_row(limit)->value) return true;
    if (table->stepping) table_limit(table_scratch(table), limit);
    table_scratch(table)->short_of_room = true;
    return false;
}

static void add_applied(Layers *layers, Applied applied)
{
    uint16_t *last = &layers->last[applied.object];

    layers->before[layers->n] = *last;
    layers->list[layers->n++] = applied;
    *last = (uint16_t)layers->n;
    layers->grew = true;
}

bool derive_note(const Table *table, Layers *layers, Applied applied)
{
    for (int row = layers->last[applied.object]; row; row = layers->before[row - 1]) {
        const Applied *a = &layers->list[row - 1];

        if (!table_work(table)) return false;
        if (a->clause == applied.clause && a->source == applied.source &&
            a->value == applied.value)
            return false;
    }
    if (!derive_has_room(table, LIMIT_PASSIVES, layers->n)) return false;
    add_applied(layers, applied);
    return true;
}

void derive_add_applied(const Table *table, Layers *layers, Applied applied)
{
    if (derive_has_room(table, LIMIT_PASSIVES, layers->n)) add_applied(layers, applied);
}

void derive_begin_layers(const Table *table, Layers *layers)
{
    layers->n = 0;
    memset(layers->last, 0, (table->state->objects_n + 1u) * sizeof layers->last[0]);
    layers->careful = layers->frozen = layers->turned = layers->tied = false;
    layers->considered = 0;
    layers->next.row.clause = 0;
}

bool derive_may_repeat(const Table *table, uint16_t modifier, ObjectId source)
{
    return modifier || (source && ability_is_gifted(table, source));
}

bool derive_is_given(const PassiveScan *scan)
{
    return !scan->modifier && ability_is_derived(&scan->abilities);
}

// Returns whether both scans have found the same text. That of a modifier is no ability: there
// a scan leaves its `abilities` as they are.
static bool is_same(const PassiveScan *a, const PassiveScan *b)
{
    if (a->modifier || b->modifier) return a->modifier == b->modifier;
    return a->abilities.stage == b->abilities.stage &&
           a->abilities.i == b->abilities.i && a->abilities.j == b->abilities.j &&
           ref_equal(a->env.carrier, b->env.carrier);
}

int16_t derive_instance(const PassiveScan *at)
{
    PassiveScan scan;
    int instance = -1;

    if (!derive_may_repeat(at->table, at->modifier, at->env.carrier.id)) return -1;
    passive_scan(&scan, at->table, at->question, at->object);
    scan.open = at->open;
    while (passive_next(&scan)) {
        if (is_same(&scan, at)) break;
        instance -=
            scan.clause == at->clause && ref_equal(scan.env.carrier, at->env.carrier);
    }
    return number_of(instance);
}
