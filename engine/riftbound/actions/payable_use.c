// payable_use.c -- uses resource abilities: reckons what a use adds, pays for it, and
// adds it.
//
// It costs nothing but its own object (429.3), and resolves at once (429.2.a). What it adds for
// some things only is a modifier of the kernel's (MODIFIER_POOL): its clause says for what.

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/position/riftbound_state.h"

static bool costs_resources(const Table *table, const Clause *clause)
{
    static const int8_t nothing[RESOURCES_MAX];
    const Cost *cost = &table->library->costs[clause->cost];

    return clause->cost && memcmp(cost->resource, nothing, sizeof nothing) != 0;
}

uint16_t payable_turn_cost(const Table *table, const Clause *clause)
{
    if (clause->for_each) return clause->for_each;
    return clause->to_query && costs_resources(table, clause) ? clause->cost : 0;
}

int payable_ability_action(const Table *table, const Clause *clause)
{
    const Cost *cost = &table->library->costs[clause->cost];
    int action = -1;

    if (costs_resources(table, clause) && !payable_turn_cost(table, clause)) return -1;
    if (cost->or_else) return -1;
    for (int i = 0; clause->cost && i < cost->actions_n; i++) {
        const CostAction *part = &cost->actions[i];

        if (table->library->queries[part->query].role != ROLE_ME) return -1;
        if (part->action == ACTION_SPEND_BUFF || part->action == ACTION_SPEND_STATUS)
            return -1;
        if (action < 0 || action == ACTION_EXHAUST) action = part->action;
    }
    return action;
}

bool payable_exhausts(const Table *table, const Clause *clause)
{
    const Cost *cost = &table->library->costs[clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        if (cost->actions[i].action == ACTION_EXHAUST) return true;
    }
    return false;
}

int payable_added_resource(const Table *table, CardId face, int resource)
{
    const unsigned domains = (unsigned)table->library->cards[face].facts[FACT_DOMAINS];

    if (resource != RESOURCE_OWN) return resource;
    if (__builtin_popcount(domains) != 1) return RESOURCE_ANY;
    return RESOURCE_FURY + __builtin_ctz(domains);
}

static void sum_up(const Table *table, const Cost *adds, CardId face, int times,
                   int *sum)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] > 0)
            sum[payable_added_resource(table, face, r)] += adds->resource[r] * times;
    }
}

void payable_sum_added(const Table *table, ObjectId id, CardId face, uint16_t adds,
                       int *sum)
{
    const Cost *costs = table->library->costs;
    PassiveScan scan;

    memset(sum, 0, sizeof *sum * RESOURCE_COUNT);
    sum_up(table, &costs[adds], face, 1, sum);
    if (!id) return;
    passive_scan(&scan, table, QUESTION_ADDS_MORE, id);
    while (passive_next(&scan))
        sum_up(table,
               &costs[passive_cost(&scan)],
               face,
               passive_times(table, &scan.env, scan.clause),
               sum);
}

int payable_one_added(const Table *table, const Cost *adds)
{
    int one = -1;

    if (passive_may_answer(table, QUESTION_ADDS_MORE)) return -1;
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] <= 0) continue;
        if (one >= 0) return -1;
        one = r;
    }
    return one;
}

void payable_tell_added(Table *table, PlayerId player, int resource, int amount)
{
    Event event = event_of(EVENT_ADDED, 0, player);

    event.player = player;
    for (; amount > 0; amount -= ADDED_AT_ONCE) {
        const int part = amount < ADDED_AT_ONCE ? amount : ADDED_AT_ONCE;

        event.n = (int16_t)(resource * (ADDED_AT_ONCE + 1) + part);
        event_log(table, &event);
    }
}

// Resources go into the Rune Pool before they are spent from there (166, 167).
void payable_gain(Table *table, PlayerId player, int resource, int amount)
{
    uint16_t *pool = &table->state->players[player].resources[resource];

    *pool = number_count(*pool + amount);
    table_renewed(table);
    payable_tell_added(table, player, resource, amount);
}

void payable_gain_all(Table *table, PlayerId player, const int *sum)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (sum[r] > 0) payable_gain(table, player, r, sum[r]);
    }
}

void payable_add(Table *table, PlayerId player, const Cost *adds, CardId face)
{
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (adds->resource[r] <= 0) continue;
        payable_gain(
            table, player, payable_added_resource(table, face, r), adds->resource[r]);
    }
}

// Tells that it is finalized and used, which is one here (429.2.a), before its cost takes it away.
static void tell_use(Table *table, PlayerId player, const ResourceAbility *ability,
                     int energy)
{
    Item item = chain_blank_item(ITEM_ACTIVATED);

    item.source = object_ref(table->state, ability->object);
    item.card = table->state->objects[ability->object].card;
    item.clause = ability->clause;
    item.controller = player;
    if (trigger_is_awaited(table, EVENT_ABILITY_FINALIZED))
        action_tell_use(table, EVENT_ABILITY_FINALIZED, &item, energy);
    action_tell_use(table, EVENT_ABILITY_USED, &item, energy);
}

void payable_pay_itself(Table *table, PlayerId player, ResourceAbility ability,
                        int energy)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const CostAction action = {.action =
                                   (uint8_t)payable_ability_action(table, clause)};
    const Env env = {.you = player};

    tell_use(table, player, &ability, energy);
    turn_history_note_use(
        table,
        (Used){object_ref(table->state, ability.object), ability.clause, ability.form});
    if (payable_exhausts(table, clause)) action_exhaust(table, ability.object, player);
    if (action.action != ACTION_EXHAUST)
        cost_action_do(table, &env, &action, &ability.object, 1);
}

// ---- what pays for some things only

bool payable_serves(const Table *table, const Env *env, QueryId query, ObjectId purpose)
{
    const ObjectId id = payable_thing(purpose);
    ObjectId found;
    Cause cause = {.serial = OFF_CHAIN, .kind = ITEM_ACTIVATED};

    if (query_at(table, query)->kind == KIND_BATTLEFIELD_ROW + 1)
        return query_find(table, env, query, &found, 1) > 0;
    if (!id) return false;
    if (id == purpose) return query_matches(table, env, query, id);
    cause.source = object_ref(table->state, id);
    cause.card = table->state->objects[id].card;
    cause.controller = table->state->objects[id].controller;
    return query_means_item(table, env, query, &cause);
}

// Returns whether it pays for [purpose]: what the payment under way has added is for just that.
static bool serves(const Table *table, const Modifier *m, ObjectId purpose)
{
    Env env;

    if (m->keeps) return true;
    ability_env_of_modifier(table, m, &env);
    env.carrier = m->subject;
    env.subject = (Ref){0, 0};
    return payable_serves(
        table, &env, table->library->clauses[m->clause].to_query, purpose);
}

static bool is_of(const Modifier *m, PlayerId player)
{
    return m->kind == MODIFIER_POOL && m->controller == player;
}

bool payable_pool_has(const Table *table, PlayerId player)
{
    if (!modifying_pools(table)) return false;
    for (int i = 0; i < table->state->modifiers_n; i++)
        if (is_of(&table->state->modifiers[i], player)) return true;
    return false;
}

void payable_pool_sum(const Table *table, PlayerId player, ObjectId purpose, int *sum)
{
    memset(sum, 0, sizeof *sum * RESOURCE_COUNT);
    if (!modifying_pools(table)) return;
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (is_of(m, player) && serves(table, m, purpose))
            sum[modifier_pool_resource(m)] += modifier_pool_amount(m);
    }
}

// Takes from one of them what it has of what is still to be spent.
static void spend_one(Modifier *m, int *left)
{
    const int resource = modifier_pool_resource(m), has = modifier_pool_amount(m);
    const int taken = has < left[resource] ? has : left[resource];

    left[resource] -= taken;
    m->used = modifier_pool_of(resource, has - taken);
}

void payable_pool_spend(Table *table, PlayerId player, ObjectId purpose,
                        const int *spent)
{
    int left[RESOURCE_COUNT];

    if (!modifying_pools(table)) return;
    memcpy(left, spent, sizeof left);
    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (is_of(m, player) && serves(table, m, purpose)) spend_one(m, left);
    }
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (is_of(m, player) && !modifier_pool_amount(m)) modifier_remove(table, i);
    }
    table_renewed(table);
}

static bool are_alike(const Modifier *a, const Modifier *b)
{
    return a->kind == b->kind && a->controller == b->controller &&
           a->clause == b->clause && a->keeps == b->keeps && a->keyword == b->keyword &&
           a->n == b->n && a->value_cost == b->value_cost &&
           ref_equal(a->source, b->source) && ref_equal(a->subject, b->subject);
}

// Returns one to which so much more of the resource can be added, NULL: there is none.
static Modifier *find_alike(const Table *table, const Modifier *how, int resource,
                            int amount)
{
    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (are_alike(m, how) && modifier_pool_resource(m) == resource &&
            modifier_pool_amount(m) + amount <= POOL_MOST)
            return m;
    }
    return NULL;
}

static void gain_one(Table *table, const Modifier *how, int resource, int amount)
{
    Modifier *alike = find_alike(table, how, resource, amount);
    Modifier one = *how;

    if (alike) {
        alike->used = modifier_pool_of(resource, modifier_pool_amount(alike) + amount);
    } else {
        one.used = modifier_pool_of(resource, amount < POOL_MOST ? amount : POOL_MOST);
        modifier_add(table, &one);
    }
    table_renewed(table);
    payable_tell_added(table, how->controller, resource, amount);
}

void payable_pool_gain(Table *table, const Modifier *how, const int *sum)
{
    for (int r = 0; r < RESOURCE_COUNT; r++)
        if (sum[r] > 0) gain_one(table, how, r, sum[r]);
}

Modifier payable_pool_how(const Env *env, ClauseId clause)
{
    return (Modifier){.kind = MODIFIER_POOL,
                      .ends = ENDS_NEVER,
                      .controller = env->you,
                      .keyword = env->keyword,
                      .n = env->value,
                      .clause = clause,
                      .source = env->me,
                      .subject = env->carrier,
                      .event_spot = NOWHERE,
                      .value_cost = env->value_cost};
}

void payable_pool_settle(Table *table)
{
    if (!modifying_pools(table)) return;
    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_POOL) m->keeps = KEEPS_NOTHING;
    }
}

void payable_pool_empty(Table *table)
{
    if (!modifying_pools(table)) return;
    for (int i = table->state->modifiers_n - 1; i >= 0; i--)
        if (table->state->modifiers[i].kind == MODIFIER_POOL) modifier_remove(table, i);
}

// ---- uses

// Returns how the pool has what the use of the ability adds, where that is for some things only.
static Modifier how_of(const Table *table, const ResourceAbility *ability)
{
    AbilityScan scan;
    Env env;

    ability_scan_kind(&scan, table, ability->object, CLAUSE_ACTIVATED);
    while (ability_next(&scan) && scan.now.id != ability->clause) {
    }
    ability_env(table, &scan.now, &env);
    return payable_pool_how(&env, ability->clause);
}

static void use_for_some(Table *table, PlayerId player, ResourceAbility ability)
{
    Modifier how = how_of(table, &ability);
    int sum[RESOURCE_COUNT];

    payable_sum_added(table,
                      ability.object,
                      table->state->objects[ability.object].card,
                      table->library->clauses[ability.clause].adds,
                      sum);
    payable_pay_itself(table, player, ability, 0);
    how.keeps = KEEPS_OBJECT;
    payable_pool_gain(table, &how, sum);
}

static void use_for_all(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const Cost *adds = &table->library->costs[clause->adds];
    const CardId face = table->state->objects[ability.object].card;
    const int one = payable_one_added(table, adds);
    int sum[RESOURCE_COUNT];

    if (one < 0) payable_sum_added(table, ability.object, face, clause->adds, sum);
    payable_pay_itself(table, player, ability, 0);
    if (one < 0)
        payable_gain_all(table, player, sum);
    else
        payable_gain(table,
                     player,
                     payable_added_resource(table, face, one),
                     adds->resource[one]);
}

// A resource ability resolves at once and cannot be answered (429.2.a).
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];

    observer_tell_answer(table, clause, object_ref(table->state, ability.object));
    if (clause->to_query)
        use_for_some(table, player, ability);
    else
        use_for_all(table, player, ability);
}

// ---- what is left of a use

void payable_rest_add(const Table *table, ResourceAbility ability, int times,
                      PayableRest *rest)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    int sum[RESOURCE_COUNT];

    if (clause->to_query) rest->how = how_of(table, &ability);
    payable_sum_added(table,
                      ability.object,
                      table->state->objects[ability.object].card,
                      clause->adds,
                      sum);
    for (int r = 0; r < RESOURCE_COUNT; r++) rest->sum[r] += sum[r] * times;
}

void payable_rest_gain(Table *table, PlayerId player, const PayableRest *rest)
{
    if (rest->how.clause)
        payable_pool_gain(table, &rest->how, rest->sum);
    else
        payable_gain_all(table, player, rest->sum);
}
