// query.h -- what the data of a script says about the game: queries, amounts, conditions.
//
// Everything here reads and never writes. `me`, `here`, `friendly` are read now; `it` and
// `there` are what the Env says (359.3.f). Layer 5: includes zone.h.

#ifndef QUERY_H
#define QUERY_H

#include "zone.h"

// What an event, or damage, comes from: a chain item, as long as it is remembered.
struct Cause {
    uint16_t serial; // 0: the game's procedure
    uint8_t sort;    // ItemSort
    PlayerId controller;
    CardId card;   // that was played, or that has the ability
    uint16_t cost; // of an ability: its base cost, a record (206.1)
    Ref source;    // the object that has the ability, or the card
};

// An Env for the abilities of [object]: me, you, nothing else known.
void env_of(const Table *table, ObjectId object, Env *env);

Ref role_ref(const Table *table, const Env *env, int role);
SpotId role_spot(const Table *table, const Env *env, int role);
PlayerId role_player(const Table *table, const Env *env, int role);

// The location of an object: its spot, or where the host of its spot stands.
SpotId object_location(const Table *table, ObjectId id);

bool place_matches(const Table *table, const Env *env, Place place, SpotId spot);

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

int amount_read(const Table *table, const Env *env, uint16_t amount);
bool compare_numbers(int op, int left, int right);

// Whether every part of the condition holds; condition 0 holds.
bool condition_holds(const Table *table, const Env *env, uint16_t condition);

// How many a query wants: [min, max] of those available ([max] 255: any number).
void query_range(const Table *table, const Env *env, QueryId query, int *min, int *max);

// Whether what is printed on [card] fits: tag, domain, keyword.
bool query_fits_card(const Query *query, const Card *card);

bool object_has_keyword(const Table *table, ObjectId id, int keyword);
bool players_allied(const State *state, PlayerId a, PlayerId b);

#endif
