// derive.c -- works derived values out where they are stale: all, gifts alone, or those of
// marked things alone.

#include "engine/abilities/passives/derive_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"

// The READS_ bits that passives look at.
typedef struct {
    uint64_t all, to_give;
} Reads;

static void add_interest(Reads *reads, const Interest *interest)
{
    reads->all |= interest->reads;
    reads->to_give |= interest->reads_to_give;
}

static void add_waiting(const Table *table, Reads *reads, const Modifier *modifier)
{
    const Clause *clause = &table->library->clauses[modifier->clause];
    const uint64_t more = clause->reads | READS_PLACES | READS_ELSEWHERE;

    if (modifier->kind != MODIFIER_DELAYED) return;
    reads->all |= more;
    if (clause->grants_n) reads->to_give |= more;
}

// Finds what the asked passives look at.
static Reads reads_of_passives(const Table *table)
{
    const State *state = table->state;
    Reads reads = {0, 0};
    const ObjectId *ids;

    (void)ability_active_objects(table, &ids);
    add_interest(&reads, &table->interest);
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        if (table->spot_flags[table->board[i]] & ZONE_ACTIVE) continue;
        for (; id; id = state->objects[id].next)
            add_interest(&reads, &object_card(table, id)->interest);
    }
    for (int i = 0; state->delayed_n && i < state->modifiers_n; i++)
        add_waiting(table, &reads, &state->modifiers[i]);
    return reads;
}

// Returns what decides what is given, READS_ bits: what givers look at, and who they are, which
// READS_HOSTS tells as well (object_move). Where a number, a gift of types or a loss has a say,
// that is everything.
static uint64_t reads_of_gifts(const Table *table, Reads reads)
{
    const uint64_t always = READS_ANYTHING | READS_CHANGES | READS_HOSTS;
    const bool all = reads.to_give & READS_NUMBERS || table->library->gives_types ||
                     table->interest.answers & table->losing;

    return always | (all ? table->state->reads : reads.to_give & READS_ALL);
}

static bool gifts_are_as_before(const Table *table)
{
    return !table->thorough && !observer_is_there(table) &&
           !table_gifts_are_stale(table->state);
}

// Returns the READS_ bits that a derivation looks at without any passive.
static uint64_t reads_always(const Table *table)
{
    uint64_t reads = READS_COMING | READS_CHANGES | READS_STATS | READS_ASKED;

    for (int i = 0; i < table->rules->numbers_n; i++) {
        const NumberRow *row = &table->rules->numbers[i];

        if (row->own) reads |= row->reads ? row->reads : READS_ALL;
        for (int k = 0; k < row->layers_n; k++)
            reads |= library_reads_condition(table->library, row->layers[k].provided);
    }
    return reads & READS_ALL;
}

// Notes on what everything depends that was worked out now. [more]: on what numbers depend
// that are stale, or READS_NUMBERS where gifts had to be worked out with them.
static void note_reads(const Table *table, uint64_t more)
{
    State *state = table->state;
    const Reads reads = reads_of_passives(table);

    state->reads = (reads.all | table->reads | more) & READS_ALL;
    state->gift_reads = reads_of_gifts(table, reads) | (more & READS_NUMBERS);
    state->gift_seen = 0;
}

// Returns whether no number had a say in what was given last, nor one gift in another.
static bool gifts_stand_alone(const Table *table)
{
    return !(table->state->gift_reads & READS_NUMBERS);
}

// Returns whether all that is stale of what is given is what things are given that came.
static bool only_some_came(const State *state)
{
    return (state->dirty & ~state->gift_seen & state->gift_reads) == READS_COMING;
}

static bool may_give_alone(const Table *table)
{
    const State *state = table->state;

    return state->reads && gifts_stand_alone(table) && !table->thorough &&
           !observer_is_there(table) && !(state->dirty & READS_ANYTHING) &&
           !table->library->gives_types && !(table->interest.answers & table->losing);
}

// Gives all anew, or gives to those that came if nothing else is stale. Returns whether
// it read no number, nor anything that a gift changes.
static bool give_alone(const Table *table)
{
    Layers *layers = (Layers *)table_scratch(table)->deriving;
    const uint32_t asked = table->stat_reads;
    const uint64_t dirty = table->state->dirty;
    const bool all = !only_some_came(table->state);

    derive_begin_layers(table, layers);
    layers->lost_n = 0;
    layers->came_alone = !all;
    table_scratch(table)->short_of_room = false;
    if (all) ability_forget_grants(table);
    table->state->dirty = 0; // a number that a passive asks for is not worked out yet
    if (all) derive_grants_of_modifiers(table);
    derive_grants_of_passives(table, layers);
    table->state->dirty = dirty;
    return layers->settled && table->stat_reads == asked && !table->short_of_room;
}

// Returns whether only numbers of some things are stale, those that are marked, and no
// number has a say in another one.
static bool only_some_are_stale(const Table *table)
{
    const State *state = table->state;
    const uint64_t of_others = ~(READS_STATS | READS_COMING);

    return state->reads && !(state->reads & READS_NUMBERS) && !table->thorough &&
           !observer_is_there(table) && !table->library->gives_types &&
           !(state->dirty & (state->reads | READS_ANYTHING) & of_others);
}

void derive_numbers(const Table *table)
{
    Table *scratch = table_scratch(table);
    Layers *layers = (Layers *)scratch->deriving;
    const bool reaching = table->reaching; // who asks for a number may look for gifts
    const ObjectId lifted = table->lifted; // and look ahead: values are of what is so
    bool given = gifts_are_as_before(table), alone;

    scratch->reaching = false;
    scratch->lifted = 0;
    if (!table->reads) scratch->reads = reads_always(table);
    layers->lost_n = 0;
    if (!given && only_some_came(table->state) && may_give_alone(table))
        given = give_alone(table);
    scratch->short_of_room = false;
    if (!(given && only_some_are_stale(table) && derive_some_layers(table, layers)))
        derive_layers(table, layers, given);
    for (ObjectId id = 1; id <= table->state->objects_n; id++)
        table->state->objects[id].flags &= (uint8_t)~OBJECT_STALE;
    scratch->reaching = reaching;
    scratch->lifted = lifted;
    alone = given ? gifts_stand_alone(table) : layers->settled;
    note_reads(table, alone ? 0 : READS_NUMBERS);
    scratch->unseen |= READS_NUMBERS;
    scratch->alone_n = 0;
    scratch->derived_n = layers->derived_n;
    if (table->short_of_room) table->state->dirty = READS_ANYTHING;
}

void derive_gifts(const Table *table)
{
    State *state = table->state;
    const bool reaching = table->reaching;
    const ObjectId lifted = table->lifted;
    bool alone = may_give_alone(table);

    table_scratch(table)->reaching = false;
    table_scratch(table)->lifted = 0;
    if (alone) {
        alone = give_alone(table);
        if (!alone) state->dirty |= READS_ANYTHING; // what it gave counts for nothing
    }
    table_scratch(table)->reaching = reaching;
    table_scratch(table)->lifted = lifted;
    if (!alone) {
        derive_numbers(table);
        return;
    }
    note_reads(table, state->reads & ~(uint64_t)READS_NUMBERS);
    state->gift_seen = state->dirty;
}

// Returns whether something was given, or anything could give.
static bool anything_is_given(const Table *table)
{
    if (table->state->granted_n || modifying_grants(table)) return true;
    ability_know_active(table);
    return table->interest.answers & table->granting;
}

void derive_refresh_gifts(const Table *table)
{
    const State *state = table->state;

    // An observer hears of numbers at the places where they were always worked out.
    if (!table_gifts_are_stale(state) &&
        !(observer_is_there(table) && table_is_stale(state)))
        return;
    if (!anything_is_given(table)) return;
    if (table->rules->derive_gifts)
        table->rules->derive_gifts(table);
    else
        table->rules->derive(table);
}

bool derive_settle_gifts(const Table *table)
{
    if (!table_gifts_are_stale(table->state)) return gifts_stand_alone(table);
    if (!anything_is_given(table)) return true;
    derive_gifts(table);
    return gifts_stand_alone(table);
}

enum { VERIFIED_EACH = 8 }; // steps: to derive anew takes longer than a usual step

// Finds the next row that names the object, from row [i] on.
static const Granted *next_row(const State *state, ObjectId id, int *i)
{
    while (*i < state->granted_n && state->granted[*i].object != id) ++*i;
    return *i < state->granted_n ? &state->granted[(*i)++] : NULL;
}

// Returns whether each object is given the same, in the same order.
static bool same_gifts(const State *a, const State *b)
{
    for (ObjectId id = 1; id <= a->objects_n; id++) {
        const Granted *x, *y;
        int i = 0, k = 0;

        do {
            x = next_row(a, id, &i);
            y = next_row(b, id, &k);
            if (!x != !y || (x && memcmp(x, y, sizeof *x) != 0)) return false;
        } while (x);
    }
    return a->granted_n == b->granted_n;
}

static bool same_numbers(const State *a, const State *b)
{
    bool same = a->derived_n == b->derived_n &&
                !memcmp(a->derived, b->derived, a->derived_n * sizeof a->derived[0]);

    for (ObjectId id = 1; id <= a->objects_n; id++)
        same &= a->objects[id].stat == b->objects[id].stat;
    return same;
}

static const char *verify_values(const Table *table)
{
    Table *scratch = table_scratch(table);
    State *state = table->state;
    const bool stale = table_is_stale(state);
    const State *before;
    bool same;

    if (table->rules->derive != derive_numbers || table_gifts_are_stale(state) ||
        table->kept_n == KEPT_MAX || table->steps % VERIFIED_EACH)
        return NULL;
    before = table_keep(scratch);
    scratch->thorough = true;
    derive_numbers(table);
    scratch->thorough = false;
    same = same_gifts(state, before) && (stale || same_numbers(state, before));
    table_drop(scratch);
    return same ? NULL : "a derived value is not up to date";
}

const char *derive_verify(const Table *table, const State *state)
{
    const char *broken = ability_verify_active(table);

    return broken || state != table->state ? broken : verify_values(table);
}
