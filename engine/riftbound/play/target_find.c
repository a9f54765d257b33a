// target_find.c -- writes targets as Refs, finds the things that may be targets, and
// tells which go together.

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/damage.h"
#include "engine/riftbound/play/target_inside.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/rulebook.h"

enum { PLAYER_TARGET = 1, SPOT_TARGET = 0x100, ITEM_TARGET = 0x200 };

_Static_assert(ZONE_COUNT *SEATS_MAX <= ITEM_TARGET - SPOT_TARGET,
               "places and abilities overlap");

Ref target_of_player(PlayerId player)
{
    return (Ref){0, (uint16_t)(PLAYER_TARGET + player)};
}

Ref target_of_spot(SpotId spot)
{
    return (Ref){0, (uint16_t)(SPOT_TARGET + spot)};
}

bool target_is_player(Ref target, PlayerId *player)
{
    if (target.id || target.generation < PLAYER_TARGET) return false;
    if (target.generation >= SPOT_TARGET) return false;
    *player = (PlayerId)(target.generation - PLAYER_TARGET);
    return true;
}

bool target_is_spot(Ref target, SpotId *spot)
{
    if (target.id || target.generation < SPOT_TARGET) return false;
    if (target.generation >= ITEM_TARGET) return false;
    *spot = (SpotId)(target.generation - SPOT_TARGET);
    return true;
}

Ref target_of_item(uint16_t serial)
{
    return (Ref){0, (uint16_t)(ITEM_TARGET + serial)};
}

bool target_is_item(Ref target, uint16_t *serial)
{
    if (target.id || target.generation < ITEM_TARGET) return false;
    *serial = (uint16_t)(target.generation - ITEM_TARGET);
    return true;
}

static bool means_players(const Table *table, QueryId query)
{
    const Query *q = query_at(table, query);

    return q->kind && table->rules->kinds[q->kind - 1].kind == KIND_PLAYER;
}

static bool is_there(const Choosing *choosing, int role)
{
    if (role == ROLE_HERE) return true;
    return role == ROLE_THERE &&
           role_spot(choosing->table, &choosing->env, role) == choosing->item->bound;
}

// Returns whether the query speaks of the battlefield where the card was hidden.
static bool names_bound(const Choosing *choosing, const Query *q)
{
    for (int i = 0; i < q->locations_n; i++) {
        if (q->locations[i].kind != LOCATION_ROLE) continue;
        if (is_there(choosing, q->locations[i].n)) return true;
    }
    return is_there(choosing, q->where);
}

bool target_is_chosen_at(const Table *table, const Env *env, SpotId spot)
{
    for (int i = env->chosen; i; i = table->chosen[i].before) {
        const Ref ref = table->chosen[i].ref;

        if (ref_lives(table->state, ref) && object_location(table, ref.id) == spot)
            return true;
    }
    return false;
}

// Returns whether [id] is out of bounds for a card played from facedown. Such a card
// chooses only things where it was, unless the query means things that can never be there
// (811.2): elsewhere than here, or than the targets before.
static bool out_of_bounds(const Choosing *choosing, QueryId query, ObjectId id)
{
    const Table *table = choosing->table;
    const Query *q = query_at(table, query);

    if (choosing->item->bound == NOWHERE) return false;
    if (!object_on_board(table, id)) return false;
    for (int i = 0; i < q->locations_n; i++) {
        const Location location = q->locations[i];

        if (location.kind == LOCATION_ZONE && location.n != ZONE_BATTLEFIELD)
            return false;
    }
    if (q->except && names_bound(choosing, query_at(table, q->except))) return false;
    if (q->apart && target_is_chosen_at(table, &choosing->env, choosing->item->bound))
        return false;
    return object_location(table, id) != choosing->item->bound;
}

bool target_may_be_chosen(const Table *table, const Item *item, ObjectId id)
{
    Event event;

    if (!prohibition_is_loaded(table, EVENT_CHOSEN)) return true;
    event = event_of(EVENT_CHOSEN, id, item->controller);
    event.with = chain_cause(table, item);
    // A card in a trash or a hand has no active text about itself (365).
    if (!object_on_board(table, id) && !chain_item_of(table, id))
        return !prohibition_of_others(table, &event);
    return !prohibition_forbids(table, &event);
}

// Returns whether [id] is a spell that waits to be finalized: nobody can answer it yet
// (337.1).
static bool is_pending(const Table *table, ObjectId id)
{
    const Item *item = chain_item_of(table, id);

    return item && !item->finalized;
}

// Returns whether both may be chosen together, if the query asks for one place or one
// controller.
static bool go_together(const Table *table, const Query *q, ObjectId a, ObjectId b)
{
    if (q->one_controller && role_keeper(table, a) != role_keeper(table, b))
        return false;
    return !q->together || object_location(table, a) == object_location(table, b);
}

bool target_stands_with(const Table *table, QueryId query, const Ref *before, int n,
                        ObjectId id)
{
    for (int i = 0; i < n; i++) {
        if (!before[i].id || !ref_lives(table->state, before[i])) continue;
        return go_together(table, query_at(table, query), before[i].id, id);
    }
    return true;
}

bool target_is_of_group(const Query *q)
{
    return q->together || q->one_controller || q->apart || query_binds_alike(q);
}

bool target_looks_back(const Table *table, QueryId query)
{
    const Query *q = query_at(table, query);

    if (!query) return false;
    if (q->another || target_is_of_group(q)) return true;
    return target_looks_back(table, q->except) ||
           target_looks_back(table, q->or_else) || target_looks_back(table, q->host) ||
           target_looks_back(table, q->attachment) ||
           target_looks_back(table, q->has) || target_looks_back(table, q->kept_with) ||
           target_looks_back(table, q->choice) || target_looks_back(table, q->chooser);
}

Ref target_first_chosen(const Table *table, const Env *env)
{
    Ref first = {0, 0};

    for (int i = env->chosen; i; i = table->chosen[i].before) {
        const Ref ref = table->chosen[i].ref;

        if (ref.id && ref_lives(table->state, ref)) first = ref;
    }
    return first;
}

// The same for everything that was chosen before.
static bool stands_with_chosen(const Table *table, const Env *env, const Query *q,
                               ObjectId id)
{
    const Ref first = target_first_chosen(table, env);

    return !first.id || go_together(table, q, first.id, id);
}

// Returns whether it is like all that was chosen before, or unlike, as the query wants.
static bool is_like_chosen(const Table *table, const Env *env, const Query *q,
                           ObjectId id)
{
    for (int i = env->chosen; i; i = table->chosen[i].before)
        if (ref_lives(table->state, table->chosen[i].ref) &&
            !query_alike_together(table, env, q, table->chosen[i].ref.id, id))
            return false;
    return true;
}

// Returns whether the query wants it to stand otherwise to what was chosen before.
static bool stands_wrong(const Choosing *choosing, QueryId query, ObjectId id)
{
    const Table *table = choosing->table;
    const Env *env = &choosing->env;
    const Query *q = query_at(table, query);

    if (q->apart && target_is_chosen_at(table, env, object_location(table, id)))
        return true;
    if (query_binds_alike(q) && !is_like_chosen(table, env, q, id)) return true;
    if (!q->together && !q->one_controller) return false;
    return !stands_with_chosen(table, env, q, id);
}

// Finds the finalized abilities on the chain that fit, never the choosing one (355.9).
static int abilities_on_chain(const Choosing *choosing, QueryId query, Ref *found)
{
    const Table *table = choosing->table;
    int n = 0;

    for (int i = 0; i < table->state->chain_n; i++) {
        const Item *item = &table->state->chain[i];
        const Cause cause = chain_cause(table, item);

        if (item->kind == ITEM_PLAY || !item->finalized) continue;
        if (item->serial == choosing->item->serial) continue;
        if (!query_means_item(table, &choosing->env, query, &cause)) continue;
        found[n++] = target_of_item(item->serial);
    }
    return n;
}

// Returns whether the cost of the item made the card what it is now: choices come before
// payment, so it was not there yet (355.5, 357.2).
static bool is_from_payment(const Choosing *choosing, ObjectId id)
{
    const LastKnown *seen;

    if (!choosing->item->paid_with.id) return false;
    seen = object_last_known(choosing->table, choosing->item->paid_with);
    return seen && ref_equal(seen->now, object_ref(choosing->table->state, id));
}

int target_candidates_within(const Choosing *choosing, QueryId query, int most,
                             Ref *found, bool *all)
{
    const Table *table = choosing->table;
    ObjectId ids[OBJECTS_MAX];
    int n = 0, ids_n;

    *all = true;
    if (means_players(table, query)) {
        PlayerId players[SEATS_MAX];
        const int players_n = query_players(table, &choosing->env, query, players);

        for (int i = 0; i < players_n; i++) found[n++] = target_of_player(players[i]);
        return n;
    }
    ids_n = query_find(table, &choosing->env, query, ids, most);
    *all = ids_n < most || most == OBJECTS_MAX;
    for (int i = 0; i < ids_n; i++) {
        if (ids[i] == choosing->item->object.id) continue; // never itself (355.9.c)
        if (is_pending(table, ids[i]) || ids[i] == table->doomed) continue;
        if (is_from_payment(choosing, ids[i])) continue;
        if (out_of_bounds(choosing, query, ids[i])) continue;
        if (!target_may_be_chosen(choosing->table, choosing->item, ids[i])) continue;
        if (stands_wrong(choosing, query, ids[i])) continue;
        found[n++] = object_ref(table->state, ids[i]);
    }
    return *all ? n + abilities_on_chain(choosing, query, found + n) : n;
}

int target_candidates(const Choosing *choosing, QueryId query, Ref *found)
{
    bool all;

    return target_candidates_within(choosing, query, OBJECTS_MAX, found, &all);
}

// Returns the damage to split, with the most Bonus Damage that any candidate brings (715).
static int damage_to_split(const Choosing *choosing, QueryId query)
{
    const Query *q = query_at(choosing->table, query);
    const int damage = condition_amount(choosing->table, &choosing->env, q->split);
    const Cause cause = chain_cause(choosing->table, choosing->item);
    Ref found[TARGETS_FOUND];
    const int n = damage > 0 ? target_candidates(choosing, query, found) : 0;
    int most = 0;

    for (int i = 0; i < n; i++) {
        const int bonus = damage_bonus(choosing->table, &cause, found[i].id);

        if (bonus > most) most = bonus;
    }
    return damage + most;
}

void target_range(const Choosing *choosing, QueryId query, int *min, int *max)
{
    const Query *q = query_at(choosing->table, query);

    condition_query_range(choosing->table, &choosing->env, query, min, max);
    if (q->split) {
        const int damage = damage_to_split(choosing, query);

        if (*max > damage) *max = damage;
    }
}

static int group_total(const Choosing *choosing, const Query *q, const Ref *group,
                       int n)
{
    int total = 0;

    for (int i = 0; i < n; i++) {
        int number;

        (void)reading_of_object(
            choosing->table, &choosing->env, q->total.field, group[i].id, &number);
        total += number;
    }
    return total;
}

bool target_joins(const Choosing *choosing, QueryId query, const Ref *group, int n,
                  Ref target)
{
    const Table *table = choosing->table;
    const Query *q = query_at(table, query);

    for (int i = 0; i < n; i++) {
        if (ref_equal(group[i], target)) return false;
    }
    if (!target_stands_with(table, query, group, n, target.id)) return false;
    for (int i = 0; query_binds_alike(q) && i < n; i++)
        if (group[i].id && ref_lives(table->state, group[i]) &&
            !query_alike_together(table, &choosing->env, q, group[i].id, target.id))
            return false;
    for (int i = 0; q->apart && i < n; i++)
        if (object_location(table, group[i].id) == object_location(table, target.id))
            return false;
    if (q->total.op == OP_NONE) return true;

    return compare_holds(q->total.op,
                         group_total(choosing, q, group, n) +
                             group_total(choosing, q, &target, 1),
                         condition_amount(table, &choosing->env, q->total.amount));
}
