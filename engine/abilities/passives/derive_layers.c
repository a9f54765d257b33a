// derive_layers.c -- goes through the layers of all numbers until nothing new applies (473-480).

#include "engine/abilities/passives/derive_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"

_Static_assert(sizeof(Layers) <= sizeof(((Table *)0)->deriving),
               "the list must fit the scratch");

static bool has_number(const Rules *rules, int number, unsigned types,
                       unsigned supertypes)
{
    const int row = rules->numbers[number].kind;
    const KindRow *kind = row ? &rules->kinds[row - 1] : NULL;

    return !kind || (types & kind->any_of && !(supertypes & kind->none_of));
}

bool derive_has_number(const Table *table, int number, ObjectId id)
{
    return !(table->state->objects[id].flags & OBJECT_FACEDOWN) &&
           has_number(table->rules,
                      number,
                      object_types(table, id),
                      object_card(table, id)->supertypes);
}

_Static_assert(DERIVED_MAX <= 32, "a set of numbers has 32 bits");

// The numbers that things of these types have, one bit each: there are few sorts of them.
typedef struct {
    unsigned types, supertypes;
    uint32_t numbers;
} OfTypes;

enum { KNOWN_TYPES = 16 }; // one place for each lowest type

// The things on the board that have some number.
typedef struct {
    ObjectId ids[OBJECTS_MAX];
    uint32_t has[OBJECTS_MAX];  // which, one bit each
    uint32_t asks[OBJECTS_MAX]; // whose derivation asked for a number
    const Card *cards[OBJECTS_MAX];
    int n;
    int numbers_n;   // of all of them
    uint32_t asked;  // all that is in asks
    bool steady;     // all others are known by now
    bool as_printed; // no number was changed yet
    uint64_t says;   // the questions that their cards answer, one bit each
    OfTypes known[KNOWN_TYPES];
} Things;

// Returns which numbers things of these types have, one bit each.
static uint32_t numbers_of_types(const Table *table, Things *things, unsigned types,
                                 unsigned supertypes)
{
    OfTypes *known = &things->known[types ? __builtin_ctz(types) % KNOWN_TYPES : 0];

    if (types == known->types && supertypes == known->supertypes) return known->numbers;
    *known = (OfTypes){types, supertypes, 0};
    for (int i = 0; i < table->rules->numbers_n; i++)
        known->numbers |= (uint32_t)has_number(table->rules, i, types, supertypes) << i;
    return known->numbers;
}

static void add_thing(const Table *table, Things *things, ObjectId id)
{
    const Card *card = object_card(table, id);
    const uint32_t has =
        numbers_of_types(table, things, object_types(table, id), card->supertypes);

    if (!has || table->state->objects[id].flags & OBJECT_FACEDOWN) return;
    things->numbers_n += __builtin_popcount(has);
    things->says |= card->interest.answers;
    things->cards[things->n] = card;
    things->has[things->n] = has;
    things->asks[things->n] = 0;
    things->ids[things->n++] = id;
}

static void find_things(const Table *table, Things *things)
{
    const State *state = table->state;
    const unsigned types = library_numbered(table->rules);

    things->n = things->numbers_n = 0;
    things->asked = 0;
    things->steady = things->as_printed = false;
    things->says = 0;
    for (int i = 0; i < KNOWN_TYPES; i++) things->known[i].types = ~0u; // of none
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            if (types == ~0u || object_types(table, id) & types)
                add_thing(table, things, id);
    }
}

// Returns which numbers of the thing can be other ones in this round than in the one before.
static uint32_t unsteady(const Things *things, int i)
{
    return things->steady ? things->asks[i] : things->has[i];
}

static void begin_one(const Table *table, const Things *things, int i)
{
    const NumberRow *rows = table->rules->numbers;
    const ObjectId id = things->ids[i];
    const int16_t *facts = object_card(table, id)->facts;
    unsigned left = unsteady(things, i);
    int16_t *others;

    if (left & 1u)
        table->state->objects[id].stat = (int16_t)fact_number(facts[rows[0].fact]);
    left &= ~1u;
    if (!left) return;
    others = table_number(table, table->state, 1, id);
    for (; left; left &= left - 1) {
        const int number = __builtin_ctz(left);

        others[number - 1] = (int16_t)fact_number(facts[rows[number].fact]);
    }
}

// Drops the numbers of all objects: one that has changed its type may have none.
static void forget_numbers(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next) state->objects[id].stat = 0;
    }
}

// Adds things that have a number by a type that they were just given.
static void add_given(const Table *table, Things *things)
{
    State *state = table->state;

    for (int i = 0; i < state->granted_n; i++) {
        const ObjectId id = state->granted[i].object;
        bool known = state->granted[i].loss != GRANTED_TYPE;

        for (int k = 0; k < things->n && !known; k++) known = things->ids[k] == id;
        if (known) continue;
        add_thing(table, things, id);
        if (!things->n || things->ids[things->n - 1] != id) continue;
        begin_one(table, things, things->n - 1);
    }
}

static void begin_with_printed(const Table *table, Things *things)
{
    State *state = table->state;
    const int others = table->rules->numbers_n - 1;

    if (!things->steady) {
        state->derived_n = others > 0 ? (uint16_t)((state->objects_n + 1) * others) : 0;
        memset(state->derived, 0, state->derived_n * sizeof state->derived[0]);
    }
    for (int i = 0; i < things->n; i++) begin_one(table, things, i);
    things->as_printed = true;
}

// Returns whether nothing was given that answers the questions about the number, so that what
// cards print tells of which things it may be another one.
static bool is_told_by_cards(const Table *table, const Changeable *changeable)
{
    const uint64_t given =
        table->gifts.interest.answers | table->library->reached.interest.answers;

    return changeable->types != ~0u && !(given & changeable->questions);
}

static inline bool may_change(const Changeable *changeable, unsigned types,
                              uint64_t says)
{
    return changeable->types & types || changeable->questions & says;
}

static void derive_all(const Table *table, Layers *layers, Things *things, int number)
{
    NumberAnswers answers;
    bool told;

    if (things->steady && !(things->asked >> number & 1)) return;
    answers.question = -1;
    answers.changeable = derive_changeable(table, number, &answers);
    told = things->as_printed && is_told_by_cards(table, &answers.changeable);
    if (told && !answers.changeable.types &&
        !(answers.changeable.questions & things->says))
        return;
    for (int i = 0; i < things->n; i++) {
        const uint32_t reads = table->stat_reads;

        if (!(unsteady(things, i) >> number & 1)) continue;
        if (told && !may_change(&answers.changeable,
                                things->cards[i]->types,
                                things->cards[i]->interest.answers))
            continue;
        derive_number(table, layers, &answers, number, things->ids[i]);
        if (table->stat_reads != reads) things->asks[i] |= 1u << number;
        things->asked |= things->asks[i];
    }
}

static void tell_round(const Table *table, int round)
{
    if (observer_is_there(table))
        observer_tell(table, &(Sight){.kind = SIGHT_DERIVE, .n = round});
}

static void keep_stale(const State *state, Things *things)
{
    int kept = 0;

    for (int i = 0; i < things->n; i++) {
        if (!(state->objects[things->ids[i]].flags & OBJECT_STALE)) continue;
        things->ids[kept] = things->ids[i];
        things->cards[kept] = things->cards[i];
        things->has[kept++] = things->has[i];
    }
    things->n = kept;
}

bool derive_some_layers(const Table *table, Layers *layers)
{
    const uint32_t asked = table->stat_reads;
    Things things;

    derive_begin_layers(table, layers);
    layers->settled = true;
    table->state->dirty = 0;
    find_things(table, &things);
    keep_stale(table->state, &things);
    table_widen_numbers(table_scratch(table));
    for (int i = 0; i < things.n; i++) begin_one(table, &things, i);
    things.as_printed = true;
    for (int number = 0; number < table->rules->numbers_n; number++)
        derive_all(table, layers, &things, number);
    return table->stat_reads == asked;
}

// Takes all numbers through their layers once. Where no more is given, only those that asked for
// a number can be other ones in the next round.
static void take_through(const Table *table, Layers *layers, Things *things)
{
    layers->changed = false;
    layers->next.row.clause = 0;
    for (int number = 0; number < table->rules->numbers_n; number++)
        derive_all(table, layers, things, number);
    things->as_printed = false;
    things->steady = layers->settled && !table->thorough && !observer_is_there(table) &&
                     !table->library->gives_types;
}

// Does so where passives that ask for numbers are applied one by one, the next one where the
// numbers have settled. [restless] counts the rounds since then: amounts that change each other
// without an end are frozen. Returns whether there must be another round.
static bool go_carefully(const Table *table, Layers *layers, Things *things,
                         int *restless)
{
    const int patience = things->n + 2;

    take_through(table, layers, things);
    if (layers->changed) {
        layers->frozen |= ++*restless > patience;
        return *restless <= 2 * patience;
    }
    *restless = 0;
    return derive_apply_next(table, layers, things->ids, things->n);
}

// Does so while no passive asks for a number. If one does, the numbers begin anew, with
// care. Returns whether there must be another round; [reads] is how many reads of
// numbers there were before it.
static bool go_plainly(const Table *table, Layers *layers, Things *things,
                       uint32_t reads)
{
    const uint32_t before = table->stat_reads;

    take_through(table, layers, things);
    // If nothing asked for a number, no other number can change an answer.
    if (table->stat_reads == before || !derive_asks(table))
        return layers->grew && table->stat_reads != reads;
    layers->careful = true;
    begin_with_printed(table, things);
    return true;
}

// Goes through all layers from the printed values, until nothing new applies (476.1-2).
// [given]: all gifts are those of before.
static void go_through(const Table *table, Layers *layers, bool given)
{
    Things things;
    int round = 0, restless = 0;
    bool again;

    derive_begin_layers(table, layers);
    layers->settled = given;
    layers->came_alone = false;
    tell_round(table, round);
    if (!given) ability_forget_grants(table);
    table->state->dirty = 0;
    if (table->library->gives_types) forget_numbers(table);
    find_things(table, &things);
    begin_with_printed(table, &things);
    layers->derived_n = things.numbers_n;
    if (!given) derive_grants_of_modifiers(table);
    do {
        const uint32_t reads = table->stat_reads;

        layers->grew = false;
        tell_round(table, ++round);
        if (!layers->settled) derive_grants_of_passives(table, layers);
        if (table->library->gives_types) add_given(table, &things);
        again = layers->grew && !layers->settled;
        again |= layers->careful ? go_carefully(table, layers, &things, &restless)
                                 : go_plainly(table, layers, &things, reads);
    } while (again);
}

void derive_layers(const Table *table, Layers *layers, bool given)
{
    do go_through(table, layers, given);
    while (derive_lose_one(table, layers));
}
