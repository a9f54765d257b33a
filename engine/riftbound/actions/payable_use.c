// payable_use.c -- uses resource abilities: reckons what a use adds, pays for it, and
// adds it.
//
// It costs nothing but its own object (429.3), and resolves at once (429.2.a).

#include "engine/riftbound/actions/payable_inside.h"

#include <string.h>

#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
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

void payable_pay_itself(Table *table, PlayerId player, ResourceAbility ability,
                        int energy)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const CostAction action = {.action =
                                   (uint8_t)payable_ability_action(table, clause)};
    const Env env = {.you = player};

    action_tell_use(table, ability.object, player, energy);
    turn_history_note_use(
        table, object_ref(table->state, ability.object), ability.clause);
    if (payable_exhausts(table, clause)) action_exhaust(table, ability.object, player);
    if (action.action != ACTION_EXHAUST)
        cost_action_do(table, &env, &action, &ability.object, 1);
}

// A resource ability resolves at once and cannot be answered (429.2.a).
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability)
{
    const Clause *clause = &table->library->clauses[ability.clause];
    const Cost *adds = &table->library->costs[clause->adds];
    const CardId face = table->state->objects[ability.object].card;
    const int one = payable_one_added(table, adds);
    int sum[RESOURCE_COUNT];

    observer_tell_answer(table, clause, object_ref(table->state, ability.object));
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
