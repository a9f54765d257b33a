#include "target.h"

#include <string.h>

#include "damage.h"
#include "layers.h"
#include "move.h"
#include "replace.h"
#include "run.h"

enum { PLAYER_TARGET = 1, SPOT_TARGET = 0x100, ITEM_TARGET = 0x200 };

_Static_assert(SPOTS_MAX <= ITEM_TARGET - SPOT_TARGET, "places and abilities overlap");

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

static const Query *query_at(const Table *table, QueryId query)
{
    return &table->library->queries[query];
}

void choosing_begin(Choosing *choosing, Table *table, Item *item)
{
    choosing->table = table;
    choosing->item = item;
    item_env(table, item, &choosing->env);
    if (item->sort == ITEM_PLAY) {
        choosing->env.you = choosing->env.chooser = item->controller;
    }
    memset(&choosing->price, 0, sizeof choosing->price);
    choosing->means = means_of(
        table, item->controller, item->sort == ITEM_PLAY ? item->object.id : 0);
    // New choices cost nothing (755).
    if (item->terms & TERM_NEW_CHOICES)
        choosing->means.energy = choosing->means.any = 999;
}

static bool is_of_players(const Table *table, QueryId query)
{
    const Query *q = query_at(table, query);

    return q->kind && table->rules->kinds[q->kind - 1].sort == KIND_PLAYER;
}

static bool is_there(const Choosing *choosing, int role)
{
    if (role == ROLE_HERE) return true;
    return role == ROLE_THERE &&
           role_spot(choosing->table, &choosing->env, role) == choosing->item->bound;
}

// Whether it speaks of the battlefield where the card was hidden.
static bool names_bound(const Choosing *choosing, const Query *q)
{
    for (int i = 0; i < q->places_n; i++) {
        if (q->places[i].sort != PLACE_ROLE) continue;
        if (is_there(choosing, q->places[i].n)) return true;
    }
    return is_there(choosing, q->where);
}

// From facedown everything is chosen where the card was, unless what is asked for can
// never be there (811.2): elsewhere than here, or than what was chosen before.
static bool out_of_bounds(const Choosing *choosing, QueryId query, ObjectId id)
{
    const Table *table = choosing->table;
    const Query *q = query_at(table, query);

    if (choosing->item->bound == NOWHERE) return false;
    if (!object_on_board(table, id)) return false;
    for (int i = 0; i < q->places_n; i++) {
        const Place place = q->places[i];

        if (place.sort == PLACE_ZONE && place.n != ZONE_BATTLEFIELD) return false;
    }
    if (q->except && names_bound(choosing, query_at(table, q->except))) return false;
    return object_location(table, id) != choosing->item->bound;
}

// What "can't be chosen" is no legal target (757), also when it becomes so later (758).
static bool may_be_chosen(const Table *table, const Item *item, ObjectId id)
{
    Event event;

    if (!some_ban(table, EVENT_CHOSEN)) return true;
    event = event_of(EVENT_CHOSEN, id, item->controller);
    event.with = chain_cause(table, item);
    return !forbidden(table, &event);
}

// A spell that waits to be finalized cannot be answered yet (337.1).
static bool is_pending(const Table *table, ObjectId id)
{
    const Item *item = chain_item_of(table, id);

    return item && !item->finalized;
}

// Whether [id] stands where the one chosen first of those before it does (355.11).
static bool stands_with(const Table *table, const Ref *before, int n, ObjectId id)
{
    for (int i = 0; i < n; i++) {
        if (!before[i].id || !ref_lives(table->state, before[i])) continue;
        return object_location(table, before[i].id) == object_location(table, id);
    }
    return true;
}

static bool is_apart(const Choosing *choosing, QueryId query, ObjectId id)
{
    const Env *env = &choosing->env;

    if (!query_at(choosing->table, query)->together) return false;
    return !stands_with(choosing->table, env->chosen, env->chosen_n, id);
}

// The finalized abilities on the chain that fit, never the choosing one (355.9).
static int abilities_on_chain(const Choosing *choosing, QueryId query, Ref *found)
{
    const Table *table = choosing->table;
    int n = 0;

    for (int i = 0; i < table->state->chain_n; i++) {
        const Item *item = &table->state->chain[i];
        const Cause cause = chain_cause(table, item);

        if (item->sort == ITEM_PLAY || !item->finalized) continue;
        if (item->serial == choosing->item->serial) continue;
        if (!query_means_item(table, &choosing->env, query, &cause)) continue;
        found[n++] = target_of_item(item->serial);
    }
    return n;
}

// All that fits and may be chosen, units as well as battlefields (170.7, 355.9).
static int candidates(const Choosing *choosing, QueryId query, Ref *found)
{
    const Table *table = choosing->table;
    ObjectId ids[OBJECTS_MAX];
    int n = 0, ids_n;

    if (is_of_players(table, query)) {
        PlayerId players[SEATS_MAX];
        const int players_n = query_players(table, &choosing->env, query, players);

        for (int i = 0; i < players_n; i++) found[n++] = target_of_player(players[i]);
        return n;
    }
    ids_n = query_find(table, &choosing->env, query, ids, OBJECTS_MAX);
    for (int i = 0; i < ids_n && n < OPTIONS_MAX - 1; i++) {
        if (ids[i] == choosing->item->object.id) continue; // never itself (355.9.c)
        if (is_pending(table, ids[i]) || ids[i] == table->doomed) continue;
        if (out_of_bounds(choosing, query, ids[i])) continue;
        if (!may_be_chosen(choosing->table, choosing->item, ids[i])) continue;
        if (is_apart(choosing, query, ids[i])) continue;
        found[n++] = object_ref(table->state, ids[i]);
    }
    return n + abilities_on_chain(choosing, query, found + n);
}

static bool affordable_with(Choosing *choosing, Ref target)
{
    Price price = choosing->price;

    if (!target.id) return true;
    cost_add_target(choosing->table, choosing->item, target.id, &price);
    return means_suffice(&choosing->means, &price);
}

// The first thing chosen is what the ability is about, if nothing else is.
static void take(Choosing *choosing, Ref target)
{
    Env *env = &choosing->env;

    if (target.id)
        cost_add_target(choosing->table, choosing->item, target.id, &choosing->price);
    if (target.id && !env->it.id && env->it_player == NOBODY) env->it = target;
    if (env->chosen_n < CHOSEN_MAX) env->chosen[env->chosen_n++] = target;
}

// The damage to split, with the most Bonus Damage that any candidate brings (715).
static int damage_to_split(const Choosing *choosing, QueryId query)
{
    const Query *q = query_at(choosing->table, query);
    const int damage = amount_read(choosing->table, &choosing->env, q->split);
    const Cause cause = chain_cause(choosing->table, choosing->item);
    Ref found[OBJECTS_MAX];
    const int n = damage > 0 ? candidates(choosing, query, found) : 0;
    int most = 0;

    for (int i = 0; i < n; i++) {
        const int bonus = bonus_damage(choosing->table, &cause, found[i].id);

        if (bonus > most) most = bonus;
    }
    return damage + most;
}

// The most that a query wants; damage to split is no more than there is (355.14).
static void range_of(const Choosing *choosing, QueryId query, int *min, int *max)
{
    const Query *q = query_at(choosing->table, query);

    query_range(choosing->table, &choosing->env, query, min, max);
    if (q->split) {
        const int damage = damage_to_split(choosing, query);

        if (*max > damage) *max = damage;
    }
}

static int group_total(const Choosing *choosing, const Query *q, const Ref *group,
                       int n)
{
    const FieldRow *row = &choosing->table->rules->fields[q->total.field];
    int total = 0;

    for (int i = 0; i < n; i++) {
        total += row->of_object(choosing->table, &choosing->env, group[i].id);
    }
    return total;
}

// Whether [target] may join the chosen [group] of a query (355.11).
static bool joins(const Choosing *choosing, QueryId query, const Ref *group, int n,
                  Ref target)
{
    const Table *table = choosing->table;
    const Query *q = query_at(table, query);
    Ref all[CHOSEN_MAX];

    for (int i = 0; i < n; i++) {
        if (ref_equal(group[i], target)) return false;
    }
    if (q->together && !stands_with(table, group, n, target.id)) return false;
    if (q->total.op == OP_NONE) return true;
    if (n >= CHOSEN_MAX - 1) return false;
    if (n > 0) memcpy(all, group, sizeof(Ref) * (size_t)n);
    all[n] = target;
    return compare_numbers(q->total.op,
                           group_total(choosing, q, all, n + 1),
                           amount_read(table, &choosing->env, q->total.amount));
}

static bool rest_exists(const Choosing *choosing, const Clause *clause, int next,
                        Ref target)
{
    Choosing after = *choosing;

    take(&after, target);
    return targets_exist(&after, clause, next);
}

static bool destination_exists(Choosing *choosing, const Clause *clause)
{
    SpotId spots[SPOTS_MAX];
    const Ref first = choosing->env.chosen_n ? choosing->env.chosen[0] : (Ref){0, 0};

    if (clause->destination.sort == PLACE_NONE || !first.id) return true;
    return destinations(
               choosing->table, &choosing->env, first.id, clause->destination, spots) >
           0;
}

bool targets_exist(Choosing *choosing, const Clause *clause, int first)
{
    Ref found[OBJECTS_MAX];
    int n, min, max, fitting = 0;

    if (first >= clause->targets_n) {
        return means_suffice(&choosing->means, &choosing->price) &&
               destination_exists(choosing, clause);
    }
    range_of(choosing, clause->targets[first], &min, &max);
    if (min <= 0) return means_suffice(&choosing->means, &choosing->price);
    n = candidates(choosing, clause->targets[first], found);
    for (int i = 0; i < n; i++) {
        if (!affordable_with(choosing, found[i])) continue;
        fitting++;
        if (fitting >= min && rest_exists(choosing, clause, first + 1, found[i])) {
            return true;
        }
    }
    return false;
}

static int price_sum(const Price *price)
{
    int sum = price->energy + price->own + price->any;

    for (int d = 0; d < DOMAIN_COUNT; d++) sum += price->power[d];
    return sum;
}

// The candidate whose choice costs least and leaves the rest possible; -1: none.
static int cheapest(const Choosing *choosing, const Clause *clause, int which,
                    const Ref *found, int n)
{
    int best = -1, least = INT16_MAX;

    for (int i = 0; i < n; i++) {
        Choosing after = *choosing;
        int sum;

        take(&after, found[i]);
        sum = price_sum(&after.price);
        if (sum >= least || !targets_exist(&after, clause, which + 1)) continue;
        least = sum;
        best = i;
    }
    return best;
}

bool targets_reserve(Choosing *choosing, const Clause *clause)
{
    for (int which = 0; which < clause->targets_n; which++) {
        Ref found[OBJECTS_MAX];
        int n, min, max;

        range_of(choosing, clause->targets[which], &min, &max);
        n = min > 0 ? candidates(choosing, clause->targets[which], found) : 0;
        for (; min > 0; min--) {
            const int best = cheapest(choosing, clause, which, found, n);

            if (best < 0) return false;
            take(choosing, found[best]);
            found[best] = found[--n];
        }
    }
    return true;
}

static Option option_of(const Choosing *choosing, Ref target)
{
    PlayerId player;
    uint16_t serial;

    (void)choosing;
    if (target_is_player(target, &player)) {
        return (Option){.kind = OPTION_PLAYER, .spot = NOWHERE, .n = player};
    }
    if (target_is_item(target, &serial)) {
        return (Option){.kind = OPTION_ITEM, .spot = NOWHERE, .n = (int16_t)serial};
    }
    return (Option){.kind = OPTION_OBJECT, .object = target.id, .spot = NOWHERE};
}

static Ref about(const Choosing *choosing)
{
    const Item *item = choosing->item;

    return item->sort == ITEM_PLAY ? item->object : item->source;
}

// Those of [found] that may be chosen next, everything after them considered.
static int fitting(Choosing *choosing, const Clause *clause, int which, Ref *found,
                   const Ref *group, int group_n)
{
    const QueryId query = clause->targets[which];
    const int n = candidates(choosing, query, found);
    int kept = 0, min, max;

    range_of(choosing, query, &min, &max);
    for (int i = 0; i < n; i++) {
        if (!joins(choosing, query, group, group_n, found[i])) continue;
        if (!affordable_with(choosing, found[i])) continue;
        // With several to choose the rest is looked at when the last one is.
        if (min <= 1 && max <= 1 &&
            !rest_exists(choosing, clause, which + 1, found[i])) {
            continue;
        }
        found[kept++] = found[i];
    }
    return kept;
}

static bool has_price(const Choosing *choosing, const Ref *found, int n)
{
    for (int i = 0; i < n; i++) {
        Price price;

        memset(&price, 0, sizeof price);
        if (!found[i].id) continue;
        cost_add_target(choosing->table, choosing->item, found[i].id, &price);
        if (!price_is_nothing(&price)) return true;
    }
    return false;
}

// Asks for all of a group at once.
static int choose_together(Choosing *choosing, const Ref *found, int n, int min,
                           int max, Ref *group)
{
    Question *question = ask_begin(
        choosing->table, choosing->env.chooser, PROMPT_TARGET, about(choosing));
    const Answer *answer;

    for (int i = 0; i < n; i++) ask_option(question, option_of(choosing, found[i]));
    question->min = (uint8_t)min;
    question->max = (uint8_t)(max > n ? n : max);
    answer = ask_now(choosing->table);
    for (int i = 0; i < answer->n && i < CHOSEN_MAX; i++) {
        group[i] = found[answer->picks[i]];
        take(choosing, group[i]);
    }
    return answer->n;
}

// Asks for one more; the last option ends it where enough were chosen.
static bool choose_next(Choosing *choosing, const Ref *found, int n, bool may_stop,
                        Ref *next)
{
    Question *question = ask_begin(
        choosing->table, choosing->env.chooser, PROMPT_TARGET, about(choosing));
    int pick;

    for (int i = 0; i < n; i++) ask_option(question, option_of(choosing, found[i]));
    if (may_stop) ask_option(question, (Option){.kind = OPTION_PASS, .spot = NOWHERE});
    pick = ask_now(choosing->table)->picks[0];
    if (pick >= n) return false;
    *next = found[pick];
    take(choosing, *next);
    return true;
}

static int choose_one_by_one(Choosing *choosing, const Clause *clause, int which,
                             int min, int max, Ref *group)
{
    int chosen = 0;

    while (chosen < max && chosen < CHOSEN_MAX) {
        Ref found[OBJECTS_MAX];
        const int n = fitting(choosing, clause, which, found, group, chosen);

        if (!n) break;
        if (!choose_next(choosing, found, n, chosen >= min, &group[chosen])) break;
        chosen++;
    }
    return chosen;
}

static bool choose_group(Choosing *choosing, const Clause *clause, int which)
{
    const Query *q = query_at(choosing->table, clause->targets[which]);
    Ref found[OBJECTS_MAX], group[CHOSEN_MAX];
    const int n = fitting(choosing, clause, which, found, NULL, 0);
    int min, max, chosen;

    range_of(choosing, clause->targets[which], &min, &max);
    if (n < min) return false;
    if (q->together || q->total.op != OP_NONE || has_price(choosing, found, n)) {
        chosen = choose_one_by_one(choosing, clause, which, min, max, group);
    } else {
        chosen = choose_together(choosing, found, n, min, max, group);
    }
    if (chosen < min) return false;
    chain_choose(choosing->table, choosing->item, group, chosen);
    return true;
}

static bool choose_destination(Choosing *choosing, const Clause *clause, int group)
{
    Table *table = choosing->table;
    SpotId spots[SPOTS_MAX];
    Question *question;
    Ref chosen;
    int n, targets_n;
    const Ref *first = chain_targets(table, choosing->item, group, &targets_n);

    if (!targets_n) {
        chain_choose(table, choosing->item, NULL, 0);
        return true;
    }
    n = destinations(table, &choosing->env, first[0].id, clause->destination, spots);
    if (!n) return false;
    question = ask_begin(table, choosing->env.chooser, PROMPT_DESTINATION, first[0]);
    for (int i = 0; i < n; i++) {
        ask_option(question, (Option){.kind = OPTION_SPOT, .spot = spots[i]});
    }
    chosen = target_of_spot(spots[ask_now(table)->picks[0]]);
    chain_choose(table, choosing->item, &chosen, 1);
    return true;
}

int target_groups(const Clause *clause)
{
    return clause->targets_n + (clause->destination.sort != PLACE_NONE);
}

bool targets_choose(Choosing *choosing, const Clause *clause)
{
    const int group = choosing->item->groups_n;

    for (int i = 0; i < clause->targets_n; i++) {
        if (!choose_group(choosing, clause, i)) return false;
    }
    if (clause->destination.sort == PLACE_NONE) return true;
    return choose_destination(choosing, clause, group);
}

int destinations(const Table *table, const Env *env, ObjectId unit, Place place,
                 SpotId *spots)
{
    const SpotId here = table->state->objects[unit].spot;
    const PlayerId player = table->state->objects[unit].controller;
    int n = 0;

    for (int spot = 0; spot < table->spots_n; spot++) {
        const int zone = spot_zone(table, (SpotId)spot);

        if (spot == here) continue;
        if (zone == ZONE_BASE && spot != base_of(table, player)) continue;
        if (zone == ZONE_BATTLEFIELD &&
            spot_index(table, (SpotId)spot) >= book_of(table->state)->battlefields_n) {
            continue;
        }
        if (!place_matches(table, env, place, (SpotId)spot)) continue;
        if (!may_stand(table, player, (SpotId)spot)) continue;
        spots[n++] = (SpotId)spot;
    }
    return n;
}

// A target is legal while it is the same thing (359.3.e.4), still fits the description
// and may be chosen (359.3.e.2-3).
static bool is_legal(const Table *table, const Env *env, const Item *item,
                     QueryId query, Ref target)
{
    PlayerId player;
    uint16_t serial;

    if (target_is_player(target, &player)) {
        return !table->state->players[player].gone &&
               query_matches_player(table, env, query, player);
    }
    if (target_is_item(target, &serial)) {
        const Item *ability = chain_item(table, serial);
        const Cause cause = chain_cause(table, ability);

        return ability && query_means_item(table, env, query, &cause);
    }
    return ref_lives(table->state, target) &&
           query_matches(table, env, query, target.id) &&
           may_be_chosen(table, item, target.id);
}

// Of those who were to stand together one that left binds the others no more (355.11.b).
static bool still_together(const Table *table, QueryId query, Ref with, Ref target)
{
    return !query_at(table, query)->together || stands_with(table, &with, 1, target.id);
}

static Value as_value(Ref target)
{
    PlayerId player;
    SpotId spot;
    uint16_t serial;

    if (target_is_player(target, &player)) return value_player(player);
    if (target_is_item(target, &serial)) return value_item(serial);
    if (target_is_spot(target, &spot)) return value_spot(spot);
    return value_object(target);
}

static Value group_value(Table *table, const Ref *refs, int n)
{
    int index;
    Group *group = table_group(table, &index);

    for (int i = 0; i < n && i < GROUP_MEMBERS; i++)
        group->members[group->n++] = refs[i];
    return (Value){.sort = VALUE_GROUP, .n = index};
}

// Whether all [n] of a group may still stand together.
static bool fits_whole(const Choosing *choosing, QueryId query, const Ref *group, int n)
{
    for (int i = 0; i < n; i++) {
        if (!joins(choosing, query, group, i, group[i])) return false;
    }
    return true;
}

// Of a group that no longer fits the controller keeps a part that does, dropping no more
// than needed (355.11.b). [legal] is left with it; returns how many.
static int keep_fitting(Choosing *choosing, QueryId query, Ref *legal, int n)
{
    const Query *q = query_at(choosing->table, query);
    Ref kept[CHOSEN_MAX];
    int kept_n = 0;

    if (q->total.op == OP_NONE && !q->together) return n;
    if (fits_whole(choosing, query, legal, n)) return n;
    while (kept_n < n) {
        Ref open[CHOSEN_MAX];
        int open_n = 0;

        for (int i = 0; i < n; i++) {
            if (joins(choosing, query, kept, kept_n, legal[i]))
                open[open_n++] = legal[i];
        }
        if (!open_n) break;
        (void)choose_next(choosing, open, open_n, false, &kept[kept_n++]);
    }
    memcpy(legal, kept, sizeof(Ref) * (size_t)kept_n);
    return kept_n;
}

int targets_as_values(Table *table, const Item *item, Env *env, const Clause *clause,
                      int group, Value *values)
{
    Ref with = {0, 0}; // the first that is legal still
    int count = 0;

    for (int i = 0; i < target_groups(clause); i++) {
        Ref legal[CHOSEN_MAX];
        int n, min, max, kept = 0;
        const Ref *refs = chain_targets(table, item, group + i, &n);
        const bool is_query = i < clause->targets_n;

        for (int k = 0; k < n; k++) {
            if (!is_query ||
                (is_legal(table, env, item, clause->targets[i], refs[k]) &&
                 still_together(table, clause->targets[i], with, refs[k]))) {
                legal[kept++] = refs[k];
            }
            if (refs[k].id && !env->it.id && env->it_player == NOBODY)
                env->it = refs[k];
        }
        if (is_query) query_range(table, env, clause->targets[i], &min, &max);
        if (!is_query || max <= 1) {
            values[count++] = kept ? as_value(legal[0]) : value_nil();
        } else {
            Choosing choosing = {.table = table,
                                 .item = chain_item(table, item->serial)};

            choosing.env = *env;
            choosing.env.chooser = item->controller;
            kept = keep_fitting(&choosing, clause->targets[i], legal, kept);
            values[count++] = group_value(table, legal, kept);
        }
        for (int k = 0; k < n && env->chosen_n < CHOSEN_MAX; k++) {
            env->chosen[env->chosen_n++] = refs[k];
        }
        if (!with.id && kept) with = legal[0];
    }
    return count;
}

static bool is_among(Ref ref, const Ref *refs, int n)
{
    for (int i = 0; i < n; i++) {
        if (ref_equal(refs[i], ref)) return true;
    }
    return false;
}

void targets_tell(Table *table, const Item *item, const Ref *known, int known_n)
{
    const uint16_t serial = item->serial;
    const int n = item->targets_n;

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const Item *now = chain_item(table, serial);
        const Ref target = table->state->targets[now->targets_first + i];
        Event event = event_of(EVENT_CHOSEN, target.id, now->controller);

        if (!target.id || !ref_lives(table->state, target)) continue;
        if (is_among(target, known, known_n)) continue;
        event.with = chain_cause(table, now);
        event.at = object_location(table, target.id);
        event_raise(table, &event);
    }
    batch_end(table);
}
