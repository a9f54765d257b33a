// query.h -- finds the things, players and causes that the data of a script means.
//
// Nothing here changes a game.

#ifndef QUERY_H
#define QUERY_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

static inline const Query *query_at(const Table *table, QueryId query)
{
    return &table->library->queries[query];
}

// Returns whether the query means that object, player, ability on the chain, or cause.
// Where it stands matters only if the query says so.
bool query_matches(const Table *table, const Env *env, QueryId query, ObjectId id);
bool query_matches_player(const Table *table, const Env *env, QueryId query,
                          PlayerId player);

// Returns whether the query means the ability on the chain itself, by a kind of items.
// A query that means only its source does not count.
bool query_means_item(const Table *table, const Env *env, QueryId query,
                      const Cause *cause);
// Returns whether the query means the ability that an event with EVENT_OF_ABILITY is about, or
// the thing that has it: as it last was, where that is gone.
bool query_means_use(const Table *table, const Env *env, QueryId query,
                     const Event *event);
bool query_matches_cause(const Table *table, const Env *env, QueryId query,
                         const Cause *cause);

// Returns whether the query means the thing as it was when it left (359.3.e.13). What it had been
// given, and what was attached to it, is not known any more.
bool query_matches_last(Table *table, const Env *env, QueryId query,
                        const LastKnown *known);

// Returns whether it means that object by what this one record says, its alternatives
// not asked.
bool query_matches_one(const Table *table, const Env *env, const Query *query,
                       ObjectId id);

// Returns whether query_find looks at [spot] for the things of that record.
bool query_searches(const Table *table, const Query *query, SpotId spot);

// Finds all objects that the query means, at its locations or its kind's default zone, in
// their fixed order. Returns how many; writes at most [max].
int query_find(const Table *table, const Env *env, QueryId query, ObjectId *ids,
               int max);

// Some spots of one zone, in the order of their numbers.
typedef struct {
    const SpotId *all;
    int n;
} Spots;

// Finds those of them that lie in one of the spots; [ids] has room for all objects.
int query_find_in(const Table *table, const Env *env, QueryId query, const Spots *spots,
                  ObjectId *ids);

// Returns whether the query is about players, and not about things.
bool query_is_of_players(const Table *table, QueryId query);

// Finds the players that it means, from the turn player on, or from where Rules.first_of
// says. [players] has room for SEATS_MAX.
int query_players(const Table *table, const Env *env, QueryId query, PlayerId *players);

// Returns whether [spot] is at [location]. NOWHERE is at no location that a query
// names.
bool query_location_matches(const Table *table, const Env *env, Location location,
                            SpotId spot);

// Returns whether what happens at [at], and comes from [from], happens where `me` is. A card
// that is played to no place is where it lay, if the clause says from where it comes (811.1).
bool query_is_here(const Table *table, const Env *env, const Clause *clause, SpotId at,
                   SpotId from);

// Returns whether something that the query means stands at [spot].
bool query_stands_at(const Table *table, const Env *env, SpotId spot, QueryId query);

// Returns whether what is printed on [card] fits: name, tag, words, keyword.
bool query_fits_card(const Table *table, const Env *env, const Query *query,
                     const Card *card);

// The same with the kind, the marks and the printed numbers, of all alternatives.
bool query_means_card(const Table *table, const Env *env, QueryId query, CardId card);

// Returns whether the numbers of what does something, by its card, are what the query
// wants.
bool query_compares_cause(const Table *table, const Env *env, const Query *query,
                          const Cause *cause);

// Counts the events of this turn that fit the pattern of the clause: those that [by] did,
// or all with NOBODY. With CLAUSE_ONE_OR_MORE those of one action count once.
int query_happened(const Table *table, const Env *env, const Clause *clause,
                   PlayerId by);

// A number that an event has changed by [n], or would.
typedef struct {
    int event, n, now;
} NumberChange;

// Return whether the clause waits for what brought the event, [because]; for what it is about,
// [of]; and whether the number comes to what it waits for.
bool query_reason_fits(const Clause *clause, int because);
bool query_name_fits(const Table *table, const Clause *clause, int event, int of);
bool query_is_reached(const Table *table, const Env *env, const Clause *clause,
                      const NumberChange *change);

// Returns whether the query binds things to each other by what they have in common; whether these
// two may go together then; and how many of what it found it counts: of `same` those that share
// the commonest, of `different` how many different ones there are. All where it binds nothing.
bool query_binds_alike(const Query *query);
bool query_alike_together(const Table *table, const Env *env, const Query *query,
                          ObjectId one, ObjectId other);
int query_count_alike(const Table *table, const Env *env, QueryId query,
                      const ObjectId *ids, int n);

#endif
