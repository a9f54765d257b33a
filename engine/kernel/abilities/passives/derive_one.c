// derive_one.c -- works out one derived number alone where all are stale.
//
// A number in whose working out nobody asks for a number is what it is whatever the others
// are. Whoever reads a few of many needs no others, so they stay stale. It is kept in the Table
// until anything changes (Table.version) or another State is there (Table.gathered). One that
// asks for a number has all worked out, in their order, and so has a reader of as many numbers
// as there are.

#include "engine/kernel/abilities/passives/derive_inside.h"

#include "engine/kernel/abilities/held/ability.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/witness.h"

static KeptNumber *place_of(const Table *table, int number, ObjectId id)
{
    const unsigned at = (unsigned)id * DERIVED_MAX + (unsigned)number;

    return &table_scratch(table)->kept_numbers[at % KEPT_NUMBERS_MAX];
}

static bool is_kept(const Table *table, const KeptNumber *kept, int number, ObjectId id)
{
    return table->active_n >= 0 && kept->version == table->version &&
           kept->gathered == table->gathered && kept->object == id &&
           kept->number == number;
}

static void keep(const Table *table, KeptNumber *kept, int number, ObjectId id, int n)
{
    ability_know_active(table);
    *kept = (KeptNumber){.version = table->version,
                         .gathered = table->gathered,
                         .object = id,
                         .number = (uint8_t)number,
                         .n = (int16_t)n};
}

// Whether no gift could come or go by what numbers are, and nobody wants to see all at work.
static bool may_be_alone(const Table *table)
{
    return table->state->reads && !table->thorough && !table->library->gives_types &&
           !witness_is_there(table) && derive_settle_gifts(table);
}

// Works the number out. Returns false where something asked for a number meanwhile, which is
// not worked out then.
static bool work_out(const Table *table, int number, ObjectId id, int *n)
{
    Table *scratch = table_scratch(table);
    Layers *layers = (Layers *)scratch->deriving;
    const uint64_t dirty = table->state->dirty;
    const uint32_t asked = table->stat_reads;
    const bool reaching = table->reaching;

    layers->careful = false;
    scratch->short_of_room = scratch->reaching = false;
    table->state->dirty = 0;
    *n = derive_has_number(table, number, id)
             ? derive_work_out(table, layers, NULL, number, id)
             : 0;
    table->state->dirty = dirty;
    scratch->reaching = reaching;
    return table->stat_reads == asked && !table->short_of_room;
}

enum { VERIFIED_EACH = 8 }; // numbers

// Works all numbers out anew where invariants are checked, and takes that back.
static void verify(const Table *table, int number, ObjectId id, int n)
{
    Table *scratch = table_scratch(table);
    const uint32_t work = table->work, asked = table->stat_reads;
    const int alone_n = table->alone_n;
    const int16_t *place;

    if (!table->verify || table->kept_n == KEPT_MAX || alone_n % VERIFIED_EACH) return;
    const State *before = table_keep(scratch);
    scratch->thorough = true;
    derive_numbers(table);
    scratch->thorough = false;
    place = table_number(table, table->state, number, id);
    if ((place ? *place : 0) != n)
        base_panic(__FILE__, __LINE__, "a number worked out alone is another one");
    state_take_derived(table->state, before);
    table_drop(scratch);
    scratch->active_n = ACTIVE_UNKNOWN;
    scratch->work = work;
    scratch->stat_reads = asked;
    scratch->alone_n = alone_n;
}

int derive_one(const Table *table, int number, ObjectId id)
{
    KeptNumber *kept = place_of(table, number, id);
    const int16_t *place;
    int n;

    if (is_kept(table, kept, number, id)) {
        n = kept->n;
        verify(table, number, id, n);
        return n;
    }
    if (table->alone_n < table->derived_n && may_be_alone(table) &&
        table_is_stale(table->state) && work_out(table, number, id, &n)) {
        table_scratch(table)->alone_n++;
        keep(table, kept, number, id, n);
        verify(table, number, id, n);
        return n;
    }
    if (table_is_stale(table->state)) derive_numbers(table);
    place = table_number(table, table->state, number, id);
    return place ? *place : 0;
}
