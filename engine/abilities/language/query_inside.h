// query_inside.h -- what the files that match queries share.

#ifndef QUERY_INSIDE_H
#define QUERY_INSIDE_H

#include "engine/abilities/language/query.h"

// A thing, or with id 0 a card alone, that is compared with what was named.
typedef struct {
    ObjectId id;
    const Card *card;
} Compared;

// Returns whether it has the tag, printed or given.
bool query_has_tag(const Table *table, Compared what, uint16_t tag);

// Returns whether it is like, and unlike, the things of which the query says so.
bool query_alike_holds(const Table *table, const Env *env, const Query *query,
                       Compared what);

// Returns whether the name, the tag and the type are what the query wants.
bool query_names_hold(const Table *table, const Env *env, const Query *query,
                      Compared what);

static inline bool query_has_word(const Query *q, const Card *card)
{
    for (int i = 0; i < QUERY_MARKS_MAX && q->marks[i].words; i++)
        if (q->marks[i].words & ~card->facts[q->marks[i].fact]) return false;
    return !q->words || (card->facts[q->fact] & q->words);
}

static inline bool query_kind_fits(const Table *table, const Query *q, const Card *card)
{
    const KindRow *row;

    if (!q->kind) return true;
    row = &table->rules->kinds[q->kind - 1];
    return row->kind == KIND_OBJECT && (card->types & row->any_of) &&
           !(card->supertypes & row->none_of);
}

// Returns whether the thing is played from the zone, or would be.
bool query_came_from(const Table *table, const Env *env, ObjectId id, int zone);

// Returns whether the thing has the keyword by the way in which it is played, or else would be
// from where it is: a `can` clause of its own brings that.
bool query_brings(const Table *table, const Env *env, ObjectId id, int keyword);
static inline bool query_is_brought(const Table *table, const Env *env, ObjectId id,
                                    int keyword)
{
    return table->library->brought >> keyword & 1u &&
           query_brings(table, env, id, keyword);
}

// Returns the query of what the keyword's value names; 0: nothing.
static inline QueryId query_of_value(const Table *table, const Env *env)
{
    return table->library->costs[env->value_cost].names;
}

// Returns whether the query looks for what it means by the cards on the chain, wherever
// they lie.
static inline bool query_follows_chain(const Table *table, const Query *q)
{
    if (q->locations_n || !q->came_from) return false;
    return !q->kind || !table->rules->kinds[q->kind - 1].zone;
}

// Returns value [slot] of the running function, which the query was given, see Bindings.
const Value *query_value(const Table *table, int slot);

// Tell of that value: whether the spot is where it is, or which it means; whether it is a
// thing, or several, and not a place; whether it is the thing, or the player; whether the
// thing belongs to it. Nil is none of this.
bool query_value_is_at(const Table *table, int slot, SpotId spot);
bool query_value_is_of_things(const Table *table, int slot);
bool query_value_is(const Table *table, int slot, ObjectId id);
bool query_value_is_player(const Table *table, int slot, PlayerId player);
bool query_value_keeps(const Table *table, int slot, ObjectId id);

// Returns the zones in which it is, or which it means, one bit each.
uint64_t query_value_zones(const Table *table, int slot);

// Returns the one spot where it is; NOWHERE: nowhere, or not one spot.
SpotId query_value_spot(const Table *table, int slot);

// Returns the place that a word means which is the value; of another one LOCATION_NONE.
Location query_value_word(const Table *table, int slot);

// Returns the zones whose spots the query searches, if it does not follow the chain: one bit
// each.
uint64_t query_zones(const Table *table, const Query *query);

// Returns whether the player has so many things such as the query wants: on the board those
// that they control, elsewhere those that they own.
bool query_player_has(const Table *table, const Env *env, PlayerId player,
                      QueryId query);

// Returns whether the item of [cause] has chosen something that the query means and that is
// still there, or would choose it (Table.supposed).
bool query_has_chosen(const Table *table, const Env *env, const Cause *cause,
                      QueryId query);

// Returns whether something on the chain that the query means has chosen the thing, or would
// (Table.supposed).
bool query_is_chosen(const Table *table, const Env *env, ObjectId id, QueryId query);

#endif
