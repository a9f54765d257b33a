// object_reads.c -- which READS_ bits change with what happens to an object.
//
// What an object may give, and what it counts for, decides whose derived values are stale.

#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/object_inside.h"
#include "engine/kernel/table/table.h"

// Returns whether it is attached to something, or something to it.
static bool is_attached(const Table *table, ObjectId id)
{
    return table->state->objects[id].host || object_first_attached(table->state, id);
}

// How far the abilities of an object may change derived values, the farthest last.
typedef enum { SAYS_NOTHING, SAYS_OF_ITSELF, SAYS_OF_OTHERS, SAYS_WHAT_IS_GIVEN } Says;

static Says interest_says(const Table *table, const Interest *interest)
{
    if (interest->answers & table->granting) return SAYS_WHAT_IS_GIVEN;
    if (interest->answers_others & table->library->derived) return SAYS_OF_OTHERS;
    return interest->answers & table->library->derived ? SAYS_OF_ITSELF : SAYS_NOTHING;
}

// Returns whose derived values the gifts of the object may change.
static Says given_says(const Table *table, ObjectId id)
{
    Says most = SAYS_NOTHING;

    for (int i = granted_first(table, id, GIFT_ABILITY); i >= 0;
         i = granted_next(table, i)) {
        const Granted *granted = &table->state->granted[i];
        const Keyword *keyword = &table->library->keywords[granted->keyword];
        const Says one = granted->clause || granted->loss
                             ? SAYS_WHAT_IS_GIVEN
                             : interest_says(table, &keyword->interest);

        if (one > most) most = one;
    }
    return most;
}

// A card without numbers can still change the numbers of others.
static Says object_says(const Table *table, ObjectId id)
{
    const Says printed = interest_says(table, &object_card(table, id)->interest);
    const Says given = given_says(table, id);
    const Says most = given > printed ? given : printed;

    return most == SAYS_OF_ITSELF && !object_has_numbers(table, id) ? SAYS_OF_OTHERS
                                                                    : most;
}

// Returns whether neither the object nor what is attached to it says anything, and its host,
// if it has one, gives nothing: what it is attached to is known by READS_HOSTS alone.
static bool is_silent(const Table *table, ObjectId id)
{
    const State *state = table->state;
    const ObjectId host = state->objects[id].host;

    if (object_says(table, id) != SAYS_NOTHING) return false;
    for (ObjectId at = object_first_attached(state, id); at;
         at = object_next_attached(state, state->objects[at].next, id))
        if (object_says(table, at) != SAYS_NOTHING) return false;
    return !host || object_says(table, host) != SAYS_WHAT_IS_GIVEN;
}

// Returns the READS_ bits that change with what the object is attached to, or what to it, as it
// goes elsewhere.
static uint64_t reads_of_hosts(const Table *table, ObjectId id)
{
    if (!is_attached(table, id)) return 0;
    return is_silent(table, id) ? READS_HOSTS : READS_PLACES;
}

// Returns the READS_ bits that change when an object comes or goes. Gifts to a card on
// its way may follow it (modifier_follow).
static uint64_t reads_of_one(const Table *table, ObjectId id, bool comes)
{
    const Object *object = &table->state->objects[id];
    const unsigned types = object_card(table, id)->types;
    const Says says = object_says(table, id);
    uint64_t reads = reads_of_types(types) | reads_of_hosts(table, id);

    if (!types || says == SAYS_WHAT_IS_GIVEN ||
        (comes && object->flags & OBJECT_GRANTED))
        return READS_PLACES;
    if (comes && object_has_numbers(table, id)) reads |= READS_COMING;
    return says == SAYS_OF_OTHERS ? reads | READS_ASKED : reads;
}

uint64_t object_reads_of_being(const Table *table, ObjectId id, bool comes)
{
    const SpotId spot = table->state->objects[id].spot;

    return table->spot_flags[spot] & (ZONE_BOARD | ZONE_ACTIVE)
               ? reads_of_one(table, id, comes)
               : READS_ELSEWHERE;
}

// Returns the READS_ bits that change when the object goes elsewhere on the board:
// where it stands, and the numbers that it changes. A giver changes them all, because
// the order of givers follows from their places.
static uint64_t reads_of_going(const Table *table, ObjectId id)
{
    switch (object_says(table, id)) {
    case SAYS_NOTHING: return READS_STANDS;
    case SAYS_OF_ITSELF: return READS_STANDS | READS_STATS;
    case SAYS_OF_OTHERS: return READS_STANDS | READS_ASKED;
    case SAYS_WHAT_IS_GIVEN: break;
    }
    return READS_PLACES;
}

uint64_t object_reads_of_move(const Table *table, ObjectId id, SpotId to)
{
    enum { WORKING = ZONE_BOARD | ZONE_ACTIVE };
    const unsigned from = table->spot_flags[table->state->objects[id].spot] & WORKING;
    const unsigned there = table->spot_flags[to] & WORKING;

    if (!from && !there) return READS_ELSEWHERE;
    if (from == there) return reads_of_going(table, id);
    if (from && there)
        return object_says(table, id) == SAYS_NOTHING
                   ? READS_STANDS | reads_of_one(table, id, true)
                   : READS_PLACES;
    return READS_ELSEWHERE | reads_of_one(table, id, there != 0);
}

uint64_t object_reads_of_attaching(const Table *table, ObjectId id)
{
    return is_silent(table, id) ? READS_HOSTS : READS_PLACES | READS_COUNTERS;
}

uint64_t object_reads_of_face(const Table *table, ObjectId id)
{
    if (table->state->objects[id].flags & OBJECT_GRANTED || !is_silent(table, id) ||
        object_has_numbers(table, id) || !object_card(table, id)->types)
        return READS_PLACES | READS_CHANGES;
    return READS_STANDS | READS_HOSTS | reads_of_types(object_card(table, id)->types);
}

uint64_t object_reads_of_control(const Table *table, ObjectId id)
{
    return object_has_numbers(table, id) || object_says(table, id) ||
                   is_attached(table, id)
               ? READS_CONTROL
               : READS_HOLDING;
}
