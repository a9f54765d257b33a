// query.h -- which things, players and causes the data of a script means.
//
// Everything here reads and never writes.

#ifndef QUERY_H
#define QUERY_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

static inline const Query *query_at(const Table *table, QueryId query)
{
    return &table->library->queries[query];
}

bool query_matches(const Table *table, const Env *env, QueryId query, ObjectId id);
bool query_matches_player(const Table *table, const Env *env, QueryId query,
                          PlayerId player);
// Whether the query means that ability on the chain: by a kind of items, so not what
// merely its source is.
bool query_means_item(const Table *table, const Env *env, QueryId query,
                      const Cause *cause);
bool query_matches_cause(const Table *table, const Env *env, QueryId query,
                         const Cause *cause);

// All objects the query means, at its places or its kind's default place, in their
// fixed order. Returns how many; at most [max] are written.
int query_find(const Table *table, const Env *env, QueryId query, ObjectId *ids,
               int max);

// The players it means, from the turn player on (or the next one, `next_first`).
int query_players(const Table *table, const Env *env, QueryId query, PlayerId *players);

// Whether [spot] is at [location]. NOWHERE is at no location that a query names.
bool query_location_matches(const Table *table, const Env *env, Location location,
                            SpotId spot);

// Whether something that the query means stands at [spot].
bool query_stands_at(const Table *table, const Env *env, SpotId spot, QueryId query);

bool query_compare(int op, int left, int right);

// Whether what is printed on [card] fits: tag, words, keyword.
bool query_fits_card(const Query *query, const Card *card);

#endif
