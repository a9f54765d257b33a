// query.c -- matches objects with queries: one part after the other, the cheap ones
// first.
//
// A query contains queries and amounts, which contain queries again: this recursion is
// the language's own. It ends, because a script builds its data from the inside: no
// part contains itself.

#include "engine/abilities/language/query_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/table.h"

bool query_stands_at(const Table *table, const Env *env, SpotId spot, QueryId query)
{
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (query_matches(table, env, query, id)) return true;
    }
    return false;
}

static bool was_chosen(const Table *table, const Env *env, Ref ref)
{
    for (int i = env->chosen; i; i = table->chosen[i].before) {
        if (ref_equal(table->chosen[i].ref, ref)) return true;
    }
    return false;
}

static bool adjectives_hold(const Table *table, const Env *env, const Query *q,
                            ObjectId id)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        const AdjectiveRow *row = &table->rules->adjectives[__builtin_ctzll(left)];

        if (!reading_holds(table, env, row, id)) return false;
    }
    return true;
}

static bool compares_hold(const Table *table, const Env *env, const Query *q,
                          ObjectId id)
{
    for (int i = 0; i < q->compares_n; i++) {
        const Compare *compare = &q->compares[i];
        int n;

        if (!reading_of_object(table, env, compare->field, id, &n)) return false;
        if (!condition_compare_holds(table, env, compare, n)) return false;
    }
    return true;
}

// Returns whether the spot is where a value of the running function is, or which it
// means.
static bool is_at_value(const Table *table, const Env *env, int slot, SpotId spot)
{
    const Location word = query_value_word(table, slot);

    return word.kind ? query_location_matches(table, env, word, spot)
                     : query_value_is_at(table, slot, spot);
}

static bool is_at_one_of(const Table *table, const Env *env, QueryId list, SpotId spot)
{
    for (; list; list = query_at(table, list)->or_else)
        if (query_location_matches(
                table, env, query_at(table, list)->locations[0], spot))
            return true;
    return false;
}

bool query_location_matches(const Table *table, const Env *env, Location location,
                            SpotId spot)
{
    if (spot == NOWHERE) return location.kind == LOCATION_NONE;
    switch ((LocationKind)location.kind) {
    case LOCATION_NONE: return true;
    case LOCATION_ZONE: return spot_zone(table, spot) == location.n;
    case LOCATION_ROLE: return spot == role_spot(table, env, location.n);
    case LOCATION_QUERY:
        return spot_is(table, spot, ZONE_LOCATION) &&
               query_stands_at(table, env, spot, location.n);
    case LOCATION_LIST: return is_at_one_of(table, env, location.n, spot);
    case LOCATION_BOARD: return spot_is(table, spot, ZONE_BOARD);
    case LOCATION_ANYWHERE: return spot_is(table, spot, ZONE_LOCATION);
    case LOCATION_EVERYWHERE: return true;
    case LOCATION_BOUND: return is_at_value(table, env, location.n, spot);
    case LOCATION_OPPOSITE: return role_is_opposite(table, env, spot);
    case LOCATION_PLACE:
        return table->rules->places[location.n].zones >> spot_zone(table, spot) & 1u;
    }
    return false;
}

// Returns the spot where a thing lies, or counts as lying (Table.lifted).
static inline SpotId lies_at(const Table *table, ObjectId id)
{
    return id == table->lifted ? table->lifted_to : table->state->objects[id].spot;
}

__attribute__((noinline)) static bool at_places(const Table *table, const Env *env,
                                                const Query *q, ObjectId id)
{
    if (q->where && object_location(table, id) != role_spot(table, env, q->where)) {
        return false;
    }
    if (!q->locations_n) return true;
    for (int i = 0; i < q->locations_n; i++) {
        const Location location = q->locations[i];
        const bool named = location.kind == LOCATION_BOUND &&
                           query_value_is_of_things(table, location.n);
        // `here` and `there` are locations, so a hidden object is where its host is.
        const bool stands = location.kind == LOCATION_ROLE ||
                            location.kind == LOCATION_OPPOSITE || named;
        const SpotId spot = stands ? object_location(table, id) : lies_at(table, id);

        // A space that is named means the things on it, and not the space itself.
        if ((named || location.kind == LOCATION_QUERY) && spot_is_space(table, id))
            continue;
        if (spot != NOWHERE && query_location_matches(table, env, location, spot))
            return true;
    }
    return false;
}

static inline bool identity_holds(const Table *table, const Env *env, const Query *q,
                                  Ref ref)
{
    if (q->role && !role_means(table, env, q->role, ref)) return false;
    if (!q->another) return true;
    return !ref_equal(env->me, ref) && !was_chosen(table, env, ref);
}

static bool controller_holds(const Table *table, const Env *env, int role, ObjectId id)
{
    const Ref ref = role_ref(table, env, role);
    PlayerId player = role_player(table, env, role);

    if (ref_lives(table->state, ref)) player = role_keeper(table, ref.id);
    return player != NOBODY && role_keeper(table, id) == player;
}

bool query_is_of_players(const Table *table, QueryId query)
{
    const Query *q = query_at(table, query);

    if (q->kind) return table->rules->kinds[q->kind - 1].kind == KIND_PLAYER;
    return q->role == ROLE_YOU || q->role == ROLE_THEY;
}

// Returns whether it belongs to a player whom the query means, or who has something that
// it finds.
static bool kept_with(const Table *table, const Env *env, QueryId query, ObjectId id)
{
    const PlayerId player = role_keeper(table, id);
    ObjectId ids[OBJECTS_MAX];
    int n;

    if (player == NOBODY) return false;
    if (query_is_of_players(table, query))
        return query_matches_player(table, env, query, player);
    n = query_find(table, env, query, ids, OBJECTS_MAX);
    for (int i = 0; i < n; i++)
        if (role_keeper(table, ids[i]) == player) return true;
    return false;
}

static bool statuses_hold(const Table *table, const Query *q, ObjectId id)
{
    const uint32_t has = table->state->objects[id].statuses >> table->rules->statuses_n;

    return (has & q->statuses) == q->statuses;
}

// Returns whether one of the choices that an item would make is something like that. It is
// the item that [cause] is of, or by which the card [id] is played.
static bool would_choose(const Table *table, const Env *env, ObjectId id,
                         const Cause *cause, QueryId query)
{
    const Supposed *supposed = table->supposed;
    const Item *item = supposed ? supposed->item : NULL;

    if (!item) return false;
    if (cause ? chain_cause(table, item).serial != cause->serial
              : item->kind != ITEM_PLAY || item->object.id != id)
        return false;
    for (int i = 0; i < supposed->n; i++)
        if (query_matches(table, env, query, supposed->ids[i])) return true;
    return false;
}

static bool has_chosen(const Table *table, const Env *env, const Item *item,
                       QueryId query)
{
    const State *state = table->state;

    for (int i = 0; item && i < item->targets_n; i++) {
        const Ref target = state->targets[item->targets_first + i];

        if (target.id && ref_lives(state, target) &&
            query_matches(table, env, query, target.id))
            return true;
    }
    return false;
}

static bool card_has_chosen(const Table *table, const Env *env, ObjectId id,
                            QueryId query)
{
    return has_chosen(table, env, chain_item_of(table, id), query) ||
           would_choose(table, env, id, NULL, query);
}

bool query_has_chosen(const Table *table, const Env *env, const Cause *cause,
                      QueryId query)
{
    return has_chosen(table, env, chain_item(table, cause->serial), query) ||
           would_choose(table, env, 0, cause, query);
}

static bool is_target_of(const State *state, const Item *item, Ref ref)
{
    for (int i = 0; i < item->targets_n; i++)
        if (ref_equal(state->targets[item->targets_first + i], ref)) return true;
    return false;
}

// Returns whether the item that is looked ahead at would choose the thing, and is such a one.
static bool would_be_chosen(const Table *table, const Env *env, ObjectId id,
                            QueryId query)
{
    const Supposed *supposed = table->supposed;
    Cause cause;
    bool chosen = false;

    for (int i = 0; supposed && i < supposed->n; i++) chosen |= supposed->ids[i] == id;
    if (!chosen) return false;
    cause = chain_cause(table, supposed->item);
    return query_matches_cause(table, env, query, &cause);
}

bool query_is_chosen(const Table *table, const Env *env, ObjectId id, QueryId query)
{
    const State *state = table->state;
    const Ref ref = object_ref(state, id);

    for (int i = 0; i < state->chain_n; i++) {
        const Cause cause = chain_cause(table, &state->chain[i]);

        if (table->supposed && table->supposed->item->serial == cause.serial) continue;
        if (is_target_of(state, &state->chain[i], ref) &&
            query_matches_cause(table, env, query, &cause))
            return true;
    }
    return would_be_chosen(table, env, id, query);
}

// Returns whether so many were found as the query wants: one at least if it names no
// number.
static bool are_enough(const Table *table, const Env *env, QueryId query, int found)
{
    const Query *q = query_at(table, query);

    if (!q->count_op) return found > 0;
    return compare_holds(q->count_op, found, condition_amount(table, env, q->count));
}

static bool has_there(const Table *table, const Env *env, ObjectId id, QueryId query)
{
    const SpotId spot = table->state->objects[id].spot;
    int n = 0;

    if (spot == NOWHERE) return false;
    for (ObjectId at = table->state->spots[spot].first; at;
         at = table->state->objects[at].next)
        n += !spot_is_space(table, at) && query_matches(table, env, query, at);
    return are_enough(table, env, query, n);
}

bool query_player_has(const Table *table, const Env *env, PlayerId player,
                      QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = query_find(table, env, query, ids, OBJECTS_MAX);
    int n = 0;

    for (int i = 0; i < found; i++) n += role_keeper(table, ids[i]) == player;
    return are_enough(table, env, query, n);
}

static bool has_attachment(const Table *table, const Env *env, ObjectId id,
                           QueryId query)
{
    const State *state = table->state;
    int n = 0;

    for (ObjectId other = object_first_attached(state, id); other;
         other = object_next_attached(state, state->objects[other].next, id))
        n += query_matches(table, env, query, other);
    return are_enough(table, env, query, n);
}

// Returns whether it is of the types that the query's kind names.
static inline bool has_types(const Table *table, const Query *q, ObjectId id)
{
    return !(q->asks & ASKS_KIND) || object_types(table, id) & q->types;
}

// Returns whether it is of none of the supertypes that its kind leaves out. An object
// that is a token counts as one, whatever it is a copy of (185.1).
static inline bool is_left_out(const Table *table, const Query *q, ObjectId id)
{
    return q->none_of && (object_card(table, id)->supertypes & q->none_of ||
                          table->state->objects[id].flags & OBJECT_TOKEN);
}

// Returns whether such an event happened this turn; `that` is the thing.
static bool past_holds(const Table *table, const Env *env, ClauseId past, ObjectId id)
{
    const Clause *clause = &table->library->clauses[past];
    Env then = *env;
    int n;

    then.tested = object_ref(table->state, id);
    n = query_happened(table, &then, clause, NOBODY);
    if (!clause->times.op) return n > 0;
    return compare_holds(
        clause->times.op, n, condition_amount(table, env, clause->times.amount));
}

// Returns whether the thing is of the sort that the query asks for.
__attribute__((noinline)) static bool sort_holds(const Table *table, const Env *env,
                                                 const Query *q, ObjectId id)
{
    const Card *card = object_card(table, id);

    if (q->asks & ASKS_NAMES && !query_names_hold(table, env, q, (Compared){id, card}))
        return false;
    if (q->supertypes & ~card->supertypes) return false;
    if (!query_has_word(q, card)) return false;
    return !q->keyword || ability_has_keyword(table, id, q->keyword) ||
           query_is_brought(table, env, id, q->keyword);
}

// Returns whether all that the query asks for beside holds of the thing.
__attribute__((noinline)) static bool more_holds(const Table *table, const Env *env,
                                                 const Query *q, ObjectId id)
{
    const ObjectId host = table->state->objects[id].host;

    if (q->compares_n && !compares_hold(table, env, q, id)) return false;
    if (q->has && !has_there(table, env, id, q->has)) return false;
    if (q->statuses && !statuses_hold(table, q, id)) return false;
    if (q->controller && !controller_holds(table, env, q->controller, id)) return false;
    if (q->kept_with && !kept_with(table, env, q->kept_with, id)) return false;
    if (q->came_from && !query_came_from(table, env, id, q->came_from - 1))
        return false;
    if (q->past && !past_holds(table, env, q->past, id)) return false;
    if (q->of_value && !query_matches(table, env, query_of_value(table, env), id))
        return false;
    if (q->choice && !card_has_chosen(table, env, id, q->choice)) return false;
    if (q->chooser && !query_is_chosen(table, env, id, q->chooser)) return false;
    if (q->attachment && !has_attachment(table, env, id, q->attachment)) return false;
    if (q->thing && !query_value_is(table, q->thing - 1, id)) return false;
    if (q->keeper && !query_value_keeps(table, q->keeper - 1, id)) return false;
    if (q->host && (!host || !query_matches(table, env, q->host, host))) return false;
    return !q->except || !query_matches(table, env, q->except, id);
}

// Returns whether the query means a thing of its types. [asks] are ASKS_ bits of the
// parts that may not hold.
static inline bool rest_matches(const Table *table, const Env *env, const Query *q,
                                ObjectId id, unsigned asks)
{
    if (is_left_out(table, q, id)) return false;
    if (asks & ASKS_IDENTITY &&
        !identity_holds(table, env, q, object_ref(table->state, id)))
        return false;
    if (asks & ASKS_SORT && !sort_holds(table, env, q, id)) return false;
    if (asks & ASKS_PLACE && !at_places(table, env, q, id)) return false;
    if (asks & ASKS_ADJECTIVES && !adjectives_hold(table, env, q, id)) return false;
    return !(asks & ASKS_MORE) || more_holds(table, env, q, id);
}

static inline bool one_matches(const Table *table, const Env *env, const Query *q,
                               ObjectId id, unsigned asks)
{
    return table_work(table) && has_types(table, q, id) &&
           rest_matches(table, env, q, id, asks);
}

bool query_matches_one(const Table *table, const Env *env, const Query *query,
                       ObjectId id)
{
    Query whole = *query; // it need not be one of the Library

    library_complete_query(table->library, &whole);
    return one_matches(table, env, &whole, id, whole.asks);
}

bool query_matches(const Table *table, const Env *env, QueryId query, ObjectId id)
{
    for (; query; query = query_at(table, query)->or_else) {
        const Query *q = query_at(table, query);

        if (one_matches(table, env, q, id, q->asks)) return true;
    }
    return false;
}

static bool found_before(const ObjectId *ids, int n, ObjectId id)
{
    for (int i = 0; i < n; i++) {
        if (ids[i] == id) return true;
    }
    return false;
}

// The objects that a query has found so far.
typedef struct {
    ObjectId *ids;
    int n, max;
    int before;      // so many of them by the alternatives before
    const Spots *in; // the only spots that count, NULL: all do
} Found;

static bool counts_found(const Found *found, SpotId spot)
{
    for (int i = 0; found->in && i < found->in->n; i++)
        if (found->in->all[i] == spot) return true;
    return !found->in;
}

// Returns whether whatever is in the spot is where the query wants it.
static bool takes_spot(const Table *table, const Env *env, const Query *q, SpotId spot)
{
    for (int i = 0; i < q->locations_n && !q->where; i++) {
        const int kind = q->locations[i].kind;

        if ((kind == LOCATION_ZONE || kind == LOCATION_PLACE) &&
            query_location_matches(table, env, q->locations[i], spot))
            return true;
    }
    return false;
}

// Returns what the query asks for of things in the spot, ASKS_ bits.
static unsigned asks_in(const Table *table, const Env *env, const Query *q, SpotId spot)
{
    if (!(q->asks & ASKS_PLACE) || table->lifted || !takes_spot(table, env, q, spot))
        return q->asks;
    return q->asks & ~(unsigned)ASKS_PLACE;
}

// Returns the first thing with the statuses that the query names, from [id] on in its spot; 0:
// none is there.
static inline ObjectId next_with_statuses(const Table *table, const Query *q,
                                          ObjectId id)
{
    const Object *objects = table->state->objects;
    const uint32_t statuses = (uint32_t)q->statuses << table->rules->statuses_n;

    while (id && (objects[id].statuses & statuses) != statuses) id = objects[id].next;
    return id;
}

// Returns the first thing of the types, and with the statuses, that the query names, from [id]
// on in its spot; 0: none is there.
static inline ObjectId next_of_types(const Table *table, const Query *q, ObjectId id)
{
    const Object *objects = table->state->objects;
    const Card *cards = table->library->cards;
    const bool printed = !table->library->gives_types;

    if (q->statuses) id = next_with_statuses(table, q, id);
    if (!(q->asks & ASKS_KIND)) return id;
    while (id && !((printed ? cards[objects[id].card].types : object_types(table, id)) &
                   q->types)) {
        id = objects[id].next;
        if (q->statuses) id = next_with_statuses(table, q, id);
    }
    return id;
}

// Finds things in the spot from [id] on, which next_of_types found.
__attribute__((always_inline)) static inline void
find_from(const Table *table, const Env *env, const Query *q, ObjectId id, Found *found)
{
    const unsigned asks = asks_in(table, env, q, table->state->objects[id].spot);

    for (; id && found->n < found->max;
         id = next_of_types(table, q, table->state->objects[id].next)) {
        if (table_work(table) && rest_matches(table, env, q, id, asks) &&
            !found_before(found->ids, found->before, id))
            found->ids[found->n++] = id;
    }
}

// Tries one thing that the query names by its role.
static void find_one_named(const Table *table, const Env *env, const Query *q, Ref ref,
                           Found *found)
{
    SpotId spot;

    if (found->n >= found->max || !ref_lives(table->state, ref)) return;
    spot = table->state->objects[ref.id].spot;
    if (spot == NOWHERE || !query_searches(table, q, spot)) return;
    if (!counts_found(found, spot)) return;
    if (!one_matches(table, env, q, ref.id, asks_in(table, env, q, spot))) return;
    if (!found_before(found->ids, found->n, ref.id)) found->ids[found->n++] = ref.id;
}

// Tries what the query can mean: nothing but what it names by its role.
static void find_named(const Table *table, const Env *env, const Query *q, Found *found)
{
    Ref ref = role_ref(table, env, q->role);

    for (int i = 1; ref.id; i++) {
        find_one_named(table, env, q, ref, found);
        ref = role_each(table, env, q->role, i);
    }
}

// Returns how many things a spot of the zone has that are not meant: its space, where the query
// is about other things.
static inline int passed_over(const Table *table, const Query *q, int zone)
{
    const Library *library = table->library;

    return table->rules->spaces.zone == zone + 1 && q->asks & ASKS_KIND &&
           !library->gives_types && !(library->spaces->types & q->types);
}

// Most spots of a map have no thing that the query means, so this is a loop without
// calls.
static void find_in_zone(const Table *table, const Env *env, const Query *q, int zone,
                         Found *found)
{
    const bool follows = query_follows_chain(table, q);
    const Spot *spots = table->state->spots;
    const int least = 1 + passed_over(table, q, zone);

    for (int spot = table->zone_first[zone]; spot < table->zone_first[zone + 1];
         spot++) {
        if (spots[spot].n < least) continue;
        const ObjectId id = next_of_types(table, q, spots[spot].first);

        if (id && (!follows || query_searches(table, q, (SpotId)spot)))
            find_from(table, env, q, id, found);
    }
}

// Returns the one spot at which the query looks, as a value of the running function says;
// NOWHERE: it may look at others.
static SpotId spot_of_value(const Table *table, const Query *q)
{
    if (q->locations_n != 1 || q->locations[0].kind != LOCATION_BOUND) return NOWHERE;
    return query_value_spot(table, q->locations[0].n);
}

__attribute__((noinline)) static void find_in_spot(const Table *table, const Env *env,
                                                   const Query *q, SpotId spot,
                                                   Found *found)
{
    const ObjectId id = next_of_types(table, q, table->state->spots[spot].first);

    if (id) find_from(table, env, q, id, found);
}

static uint64_t zones_of(const Table *table, const Query *q)
{
    return query_follows_chain(table, q) ? UINT64_MAX : query_zones(table, q);
}

static void find_in_zones(const Table *table, const Env *env, const Query *q,
                          Found *found)
{
    const SpotId spot = spot_of_value(table, q);
    uint64_t zones;

    if (spot != NOWHERE) {
        if (counts_found(found, spot)) find_in_spot(table, env, q, spot, found);
        return;
    }
    if (found->in) {
        for (int i = 0; i < found->in->n; i++)
            if (query_searches(table, q, found->in->all[i]))
                find_in_spot(table, env, q, found->in->all[i], found);
        return;
    }
    zones = zones_of(table, q);
    for (uint64_t left = zones & table->zones; left; left &= left - 1)
        find_in_zone(table, env, q, __builtin_ctzll(left), found);
}

// Tries what counts as lying in a spot that does not hold it, if the query looks there.
__attribute__((noinline)) static void find_lifted(const Table *table, const Env *env,
                                                  const Query *q, Found *found)
{
    const ObjectId id = table->lifted;
    const SpotId spot = table->lifted_to, only = spot_of_value(table, q);

    if (table->state->objects[id].spot == spot || found->n >= found->max) return;
    if (!counts_found(found, spot) || (only != NOWHERE && only != spot)) return;
    if (!(zones_of(table, q) >> spot_zone(table, spot) & 1u)) return;
    if (one_matches(table, env, q, id, q->asks) &&
        !found_before(found->ids, found->n, id))
        found->ids[found->n++] = id;
}

// Returns whether nothing lies in the only spot at which the query looks.
static inline bool finds_nothing(const Table *table, const Query *q)
{
    const Location at = q->locations[0];
    const SpotId *first = table->zone_first;

    return q->locations_n == 1 && at.kind == LOCATION_ZONE && !q->came_from &&
           first[at.n] + 1 == first[at.n + 1] && !table->state->spots[first[at.n]].n &&
           !table->lifted;
}

// Returns whether no thing has the statuses that the query names.
static inline bool finds_no_status(const Table *table, const Query *q)
{
    return q->statuses &&
           !marked_any(table, (uint32_t)q->statuses << table->rules->statuses_n);
}

static int find_things(const Table *table, const Env *env, QueryId query, Found *found)
{
    for (; query; query = query_at(table, query)->or_else) {
        const Query *q = query_at(table, query);

        if (finds_nothing(table, q) || finds_no_status(table, q)) continue;
        if (q->kind && table->rules->kinds[q->kind - 1].kind != KIND_OBJECT) continue;
        found->before = found->n;
        if (q->role)
            find_named(table, env, q, found);
        else
            find_in_zones(table, env, q, found);
        if (table->lifted) find_lifted(table, env, q, found);
    }
    return found->n;
}

int query_find(const Table *table, const Env *env, QueryId query, ObjectId *ids,
               int max)
{
    return find_things(table, env, query, &(Found){.ids = ids, .max = max});
}

int query_find_in(const Table *table, const Env *env, QueryId query, const Spots *spots,
                  ObjectId *ids)
{
    return find_things(
        table, env, query, &(Found){.ids = ids, .max = OBJECTS_MAX, .in = spots});
}
