// derive_one.c -- works out one derived number alone where all are stale.
//
// A number in whose working out nobody asks for a number is what it is whatever the others
// are: it is plain. Whoever reads a few of many needs no others, so they stay stale. It is kept
// in the Table until anything changes (Table.version) or another State is there
// (Table.gathered). While steps are taken nobody else changes the State: there it is kept until
// something changes at which a passive has looked that was asked (Table.asked_about). One that
// asks for plain numbers is worked out with these. One that asks for itself goes through its
// layers with care (derive_once.c): what passives of other things do meanwhile changes nothing,
// and those about this one come in the same order among all as alone. If any other number asks
// for one, all are worked out, in their order. They are worked out as well when as many have
// been read as there are; if they are stale again before they are read, the next time comes
// after twice as many readings.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/base/base.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"

static KeptNumber *place_of(const Table *table, int number, ObjectId id)
{
    const unsigned at = (unsigned)(id * table->rules->numbers_n + number);

    return &table_scratch(table)->kept_numbers[at % KEPT_NUMBERS_MAX];
}

// Returns whether nothing at all has changed since it was kept.
static bool is_fresh(const Table *table, const KeptNumber *kept)
{
    return table->active_n >= 0 && kept->version == table->version &&
           kept->gathered == table->gathered;
}

// Notes what has changed by now.
static void note_changes(Table *scratch)
{
    if (!scratch->unkept) return;
    scratch->changes_clock++;
    for (uint64_t left = scratch->unkept; left; left &= left - 1)
        scratch->changed_at[__builtin_ctzll(left)] = scratch->changes_clock;
    scratch->unkept = 0;
}

// Returns whether nothing has changed since then that it looked at.
static bool is_as_before(const Table *table, const KeptNumber *kept)
{
    for (uint64_t left = kept->reads; left; left &= left - 1)
        if (table->changed_at[__builtin_ctzll(left)] > kept->clock) return false;
    return true;
}

// Returns whether it lasts, though something has changed in this step. What is given has
// to be known.
static bool lasts(const Table *table, KeptNumber *kept)
{
    if (!kept->reads || !table->stepping || table->thorough ||
        observer_is_there(table) || !derive_settle_gifts(table))
        return false;
    note_changes(table_scratch(table));
    if (kept->clock == table->changes_clock) return true;
    if (!is_as_before(table, kept)) return false;
    kept->clock = table->changes_clock;
    return true;
}

static bool is_kept(const Table *table, KeptNumber *kept, int number, ObjectId id)
{
    return kept->object == id && kept->number == number &&
           (is_fresh(table, kept) ||
            (kept->generation == table->state->objects[id].generation &&
             lasts(table, kept)));
}

// Returns on what a number depends that was worked out just now: not on which other things
// come. Within the condition of an ability it may be another one than outside.
static uint64_t reads_of_number(const Table *table)
{
    if (!table->stepping || !table->reads || table->judged_n) return 0;
    return ((table->asked_about | table->reads) & ~READS_COMING) | READS_ANYTHING;
}

static void keep_number(const Table *table, KeptNumber *kept, int number, ObjectId id,
                        int n)
{
    ability_know_active(table);
    note_changes(table_scratch(table));
    *kept = (KeptNumber){.version = table->version,
                         .gathered = table->gathered,
                         .clock = table->changes_clock,
                         .reads = reads_of_number(table),
                         .object = id,
                         .generation = table->state->objects[id].generation,
                         .number = (uint8_t)number,
                         .asks = table->alone.asks,
                         .n = (int16_t)n};
}

// Returns whether no gift could come or go by what numbers are, and nobody wants to see
// all at work.
static bool may_be_alone(const Table *table)
{
    return table->state->reads && !table->thorough && !table->library->gives_types &&
           !observer_is_there(table) && derive_settle_gifts(table);
}

static Layers *layers_of(const Table *table)
{
    return (Layers *)table_scratch(table)->deriving;
}

static int take_through(const Table *table, int number, ObjectId id)
{
    return derive_has_number(table, number, id)
               ? derive_work_out(table, layers_of(table), NULL, number, id)
               : 0;
}

// Takes the number through its layers until it stays what it is. Returns whether that is soon.
static bool settle_number(const Table *table, int number, ObjectId id)
{
    enum { ROUNDS = 3 };
    Alone *alone = &table_scratch(table)->alone;
    Layers *layers = layers_of(table);

    for (int i = 0; i < ROUNDS; i++) {
        const int before = alone->n;

        layers->next.row.clause = 0;
        layers->considered = 0;
        alone->n = take_through(table, number, id);
        if (alone->n == before) return true;
    }
    return false;
}

enum {
    APPLIED_ALONE_MAX = 16
}; // passives that ask; with more, all numbers are worked out

// Applies the passives that ask and could be applied, one after the other, each where the
// number has settled. Returns whether all hold in the end.
static bool apply_each(const Table *table, int number, ObjectId id)
{
    Layers *layers = layers_of(table);

    for (int i = 0; i < APPLIED_ALONE_MAX && layers->considered; i++)
        if (!derive_apply_next(table, layers, &id, 1) ||
            !settle_number(table, number, id))
            return false;
    return !layers->considered && !derive_lose_one(table, layers);
}

// Works out a number that asks for itself from the printed one. [turned]: see Layers.
static bool go_in_order(const Table *table, int number, ObjectId id, bool turned)
{
    Alone *alone = &table_scratch(table)->alone;
    Layers *layers = layers_of(table);
    bool known;

    derive_begin_layers(table, layers);
    layers->lost_n = 0;
    layers->careful = true;
    layers->tied = false;
    layers->turned = turned;
    alone->n = derive_printed(table, &table->rules->numbers[number], id);
    known = settle_number(table, number, id) && apply_each(table, number, id);
    layers->careful = false;
    return known;
}

// Returns whether both are the same passive of the same thing.
static bool is_alike(const Applied *a, const Applied *b)
{
    return a->clause == b->clause && a->source == b->source && a->value == b->value;
}

// Works out a number that asks for itself, as derive_layers would. Returns false where others
// could have a say in that: of two passives without an order either may come first among all,
// so it must be the same both ways.
static bool go_carefully(const Table *table, int number, ObjectId id)
{
    const Alone *alone = &table->alone;
    Layers *layers = layers_of(table);
    Applied first, last;
    int n;

    if (!derive_asks(table) || !go_in_order(table, number, id, false)) return false;
    if (!layers->tied) return true;
    if (layers->n != 2) return false;
    n = alone->n;
    first = layers->list[0];
    last = layers->list[1];
    return go_in_order(table, number, id, true) && alone->n == n && layers->n == 2 &&
           is_alike(&layers->list[0], &last) && is_alike(&layers->list[1], &first);
}

// Works out a number for which the one asks that is worked out alone.
static int work_out_asked(const Table *table, KeptNumber *kept, int number, ObjectId id)
{
    Alone *alone = &table_scratch(table)->alone;
    Layers *layers = layers_of(table);
    const bool careful = layers->careful;
    int n;

    layers->careful = false;
    alone->depth++;
    alone->asks = false;
    n = take_through(table, number, id);
    if (!alone->asks && !table->short_of_room) keep_number(table, kept, number, id, n);
    alone->asks = true;
    alone->depth--;
    layers->careful = careful;
    return n;
}

// Returns a number for which one asks that is worked out alone. In its own working out nobody
// may ask for any.
static int asked_for(const Table *table, int number, ObjectId id)
{
    Alone *alone = &table_scratch(table)->alone;
    KeptNumber *kept = place_of(table, number, id);

    alone->asks = true;
    if (alone->depth > 1) {
        alone->too_deep = true;
        return 0;
    }
    if (number == alone->number && id == alone->object) {
        alone->asks_itself = true;
        return alone->n;
    }
    if (is_kept(table, kept, number, id) && !kept->asks) {
        table_scratch(table)->asked_about |= kept->reads ? kept->reads : READS_ALL;
        return kept->n;
    }
    return work_out_asked(table, kept, number, id);
}

// Works the number out. Returns false where it could be another one with all others. All are
// stale meanwhile, so whoever asks for one comes here.
static bool work_out(const Table *table, int number, ObjectId id, int *n)
{
    Table *scratch = table_scratch(table);
    const bool reaching = table->reaching;
    bool known = true;

    scratch->alone = (Alone){.depth = 1, .object = id, .number = number};
    layers_of(table)->careful = false;
    scratch->asked_about = 0;
    scratch->short_of_room = scratch->reaching = false;
    *n = take_through(table, number, id);
    if (table->alone.asks_itself) {
        known = !table->alone.too_deep && go_carefully(table, number, id);
        *n = table->alone.n;
    }
    scratch->alone.depth = 0;
    scratch->reaching = reaching;
    return known && !table->alone.too_deep && !table->short_of_room;
}

enum { VERIFIED_EACH = 8 }; // numbers

// Works all numbers out anew where invariants are checked, and takes that back.
static void verify_number(const Table *table, int number, ObjectId id, int n)
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

enum { PATIENCE_MOST = 6 };

// Returns whether as many have been read alone as there are. Each time that what was
// worked out in advance was stale before it was read, twice as many are wanted
// (Table.patience).
static bool has_read_many(const Table *table)
{
    return table->alone_n >= table->derived_n << table->patience;
}

// Works out all for a reader who has read many.
static void work_out_in_advance(Table *scratch)
{
    derive_numbers(scratch);
    scratch->in_advance = true;
    scratch->read_before = scratch->stat_reads;
}

// Notes whether what was worked out in advance, which is stale now, was read.
static void judge_advance(Table *scratch)
{
    if (!scratch->in_advance) return;
    scratch->in_advance = false;
    if (scratch->stat_reads - scratch->read_before > (uint32_t)scratch->derived_n)
        scratch->patience = 0;
    else if (scratch->patience < PATIENCE_MOST)
        scratch->patience++;
}

// Works it out alone, if it may be. All are stale.
static bool work_out_alone(const Table *table, int number, ObjectId id, int *n)
{
    const ObjectId lifted = table->lifted;
    bool done;

    judge_advance(table_scratch(table));
    table_scratch(table)->lifted = 0;
    done = !has_read_many(table) && may_be_alone(table) &&
           table_is_stale(table->state) && work_out(table, number, id, n);
    table_scratch(table)->lifted = lifted;
    return done;
}

int derive_one(const Table *table, int number, ObjectId id)
{
    KeptNumber *kept = place_of(table, number, id);
    const int16_t *place;
    int n;

    if (table->alone.depth) return asked_for(table, number, id);
    if (!derive_has_number(table, number, id)) return 0;
    if (is_kept(table, kept, number, id)) {
        n = kept->n;
        verify_number(table, number, id, n);
        return n;
    }
    if (work_out_alone(table, number, id, &n)) {
        table_scratch(table)->alone_n++;
        keep_number(table, kept, number, id, n);
        verify_number(table, number, id, n);
        return n;
    }
    if (table_is_stale(table->state)) {
        if (has_read_many(table))
            work_out_in_advance(table_scratch(table));
        else
            derive_numbers(table);
    }
    place = table_number(table, table->state, number, id);
    return place ? *place : 0;
}
