// derive_once.c -- passives that change a number and ask for one: each is applied once (476).
//
// Such a passive may change what it asks for, or what another one asks for. So they are applied
// one after the other, at numbers that have settled: the first layer first, within it what
// increases first, within that the oldest (480). A passive that is applied stays so. If its
// condition does not hold in the end it is taken out, and all begins afresh without it
// (derive_lose_one).

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"

bool derive_asks(const Table *table)
{
    const State *state = table->state;

    if (!table->library->asking) return false;
    ability_know_active(table);
    if (!(table->interest.reads & READS_NUMBERS) && !state->delayed_n) return false;
    for (uint64_t left = table->library->asking; left; left &= left - 1)
        if (passive_may_answer(table, __builtin_ctzll(left))) return true;
    return false;
}

// One answer that a scan has found, as a row of the list.
static Applied row_of(const PassiveScan *scan)
{
    return (Applied){.clause = (ClauseId)(scan->clause - scan->table->library->clauses),
                     .object = scan->object,
                     .source = scan->env.carrier.id,
                     .value = derive_instance(scan),
                     .asks = true,
                     .question = (uint8_t)(1 + scan->question)};
}

// Returns whether both are the same passive, whomever it means.
static bool is_same(const Applied *a, const Applied *b)
{
    return a->question == b->question && a->clause == b->clause &&
           a->source == b->source && a->value == b->value;
}

static const Applied *find_applied(const Layers *layers, const Applied *row)
{
    for (int i = layers->last[row->object]; i; i = layers->before[i - 1])
        if (is_same(&layers->list[i - 1], row)) return &layers->list[i - 1];
    return NULL;
}

static bool was_lost(const Layers *layers, const Applied *row)
{
    for (int i = 0; i < layers->lost_n; i++) {
        const Applied *lost = &layers->lost[i];

        if ((!lost->object || lost->object == row->object) && is_same(lost, row))
            return true;
    }
    return false;
}

static bool is_before(const NextApplied *a, const NextApplied *b)
{
    if (a->layer != b->layer) return a->layer < b->layer;
    if (a->decreases != b->decreases) return b->decreases;
    return a->age < b->age;
}

// Notes that this one could be applied, where none was found that comes before it.
static void consider(Layers *layers, const PassiveScan *scan, const Applied *row,
                     int layer)
{
    const NextApplied next = {
        .row = *row, .layer = layer, .decreases = row->amount < 0, .age = age_of(scan)};
    const bool first = !layers->next.row.clause || is_before(&next, &layers->next);
    const bool tied = !first && !is_before(&layers->next, &next);

    layers->considered++;
    layers->tied = layers->tied || tied;
    if (first || (tied && layers->turned)) layers->next = next;
}

// Tells that it does not count though its condition holds.
static void tell_undone(const PassiveScan *scan)
{
    const Sight sight = {.kind = SIGHT_SILENT,
                         .part = PART_UNDONE,
                         .row = scan->question,
                         .object = scan->object,
                         .modifier = scan->modifier,
                         .clause =
                             (ClauseId)(scan->clause - scan->table->library->clauses),
                         .source = scan->env.carrier};

    if (observer_is_there(scan->table)) observer_tell(scan->table, &sight);
}

static bool applies_once(const PassiveScan *scan, int *amount)
{
    if (!passive_fits(scan)) return false;
    *amount = passive_amount(scan);
    return true;
}

// Returns whether the answer that the scan has found counts now, and its amount. One that never
// asks for a number counts whenever it fits.
static bool counts_once(Layers *layers, const PassiveScan *scan, int layer, int *amount)
{
    const uint32_t reads = scan->table->stat_reads;
    const Applied *applied;
    Applied row;

    if (!(scan->clause->reads & READS_NUMBERS)) return applies_once(scan, amount);
    row = row_of(scan);
    applied = find_applied(layers, &row);
    if (applied) {
        *amount = layers->frozen ? applied->amount : passive_amount(scan);
        return true;
    }
    if (was_lost(layers, &row)) {
        tell_undone(scan);
        return false;
    }
    if (!applies_once(scan, amount)) return false;
    if (scan->table->stat_reads == reads) return true;
    row.amount = (int16_t)*amount;
    consider(layers, scan, &row, layer);
    return false;
}

bool derive_next_applied(Layers *layers, PassiveScan *scan, int layer, int *amount)
{
    while (passive_next(scan)) {
        if (!counts_once(layers, scan, layer, amount)) continue;
        if (observer_is_there(scan->table))
            observer_tell_answer(scan->table, scan->clause, scan->env.carrier);
        return true;
    }
    return false;
}

// Applies to the object what is next, if that means it.
static void apply_to(const Table *table, Layers *layers, const Applied *next,
                     ObjectId id)
{
    PassiveScan scan;

    passive_scan(&scan, table, next->question - 1, id);
    scan.open = true;
    while (passive_next(&scan)) {
        Applied row;

        // Which of several instances it is, takes a scan of its own.
        if (scan.clause != &table->library->clauses[next->clause] ||
            scan.env.carrier.id != next->source)
            continue;
        row = row_of(&scan);
        if (row.value != next->value || find_applied(layers, &row) ||
            was_lost(layers, &row) || !passive_fits(&scan))
            continue;
        row.amount = (int16_t)passive_amount(&scan);
        derive_add_applied(table, layers, row);
    }
}

bool derive_apply_next(const Table *table, Layers *layers, const ObjectId *ids, int n)
{
    const Applied next = layers->next.row;

    if (!next.clause) return false;
    // Whom it means is judged before any number changes.
    for (int i = 0; i < n; i++) apply_to(table, layers, &next, ids[i]);
    layers->next.row.clause = 0;
    return true;
}
