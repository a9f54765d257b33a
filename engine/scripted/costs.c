// costs.c -- finds what pays a cost in a scripted game, and takes it.
//
// A thing that an earlier part of the same cost took away pays nothing more, because each
// part looks at what is there when its turn comes.

#include "engine/scripted/costs.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/counting.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_state.h"

// Returns the record of the cost, which may be the value of a keyword.
static const Cost *cost_record(const Table *table, const Env *env, uint16_t cost)
{
    const Cost *costs = table->library->costs;

    return costs[cost].is_value ? &costs[env->value_cost] : &costs[cost];
}

static const ScriptedCostAction *row_of(const Table *table, const CostAction *action)
{
    return &scripted_of(table)->cost_actions_more[action->action];
}

static bool spends_player_counter(const Table *table, const CostAction *action)
{
    return action->action + 1 == table->rules->counter_action;
}

static int amount_of(const Table *table, const Env *env, const CostAction *action)
{
    return action->amount ? condition_amount(table, env, action->amount) : 1;
}

// Returns whether the players agreed that the counter pays beyond its bound.
static bool goes_beyond(const Table *table, const ScriptedCostAction *row)
{
    return row->beyond &&
           scripted_state_setting(scripted_of(table), table->state, row->beyond - 1) ==
               row->beyond_value;
}

static bool can_pay_with(const Table *table, const Env *env,
                         const ScriptedCostAction *row, ObjectId id)
{
    if (id == table->reserved) return false;
    if (row->status && object_has_status(table, id, row->status - 1)) return false;
    if (!row->counter) return true;
    if (row->puts && goes_beyond(table, row)) return true;
    if (row->puts)
        return counting_room(table, env, id, row->counter - 1) >= row->amount;
    return state_counter(table->state, id, row->counter - 1) >= row->amount;
}

// Lists the things at [spot] that the query means; 0: all.
static int things_at(const Table *table, const Env *env, SpotId spot, QueryId query,
                     ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!query || query_matches(table, env, query, id)) ids[n++] = id;
    }
    return n;
}

static bool names_one_thing(const Query *query)
{
    return query->role == ROLE_ME || query->role == ROLE_IT || query->role == ROLE_THIS;
}

// Returns where a zone of the row is for the player: of a shared zone there is one.
static SpotId spot_for(const Table *table, int zone, PlayerId player)
{
    const bool shared = table->rules->zones[zone].scope == SCOPE_SHARED;

    return spot_of(table, zone, shared ? 0 : player);
}

// Finds the things that the action is about, whether they can pay or not.
static int things_meant(const Table *table, const Env *env, const CostAction *action,
                        ObjectId *ids)
{
    const ScriptedCostAction *row = row_of(table, action);
    const Query *query = query_at(table, action->query);
    Ref ref;

    if (table->rules->cost_actions[action->action].counts)
        return row->from ? things_at(table,
                                     env,
                                     spot_for(table, row->from - 1, env->you),
                                     action->query,
                                     ids)
                         : 0;
    if (!names_one_thing(query))
        return query_find(table, env, action->query, ids, OBJECTS_MAX);
    ref = role_ref(table, env, query->role);
    if (!ref_lives(table->state, ref)) return 0;
    ids[0] = ref.id;
    return query_matches(table, env, action->query, ref.id);
}

static int payers(const Table *table, const Env *env, const CostAction *action,
                  ObjectId *ids)
{
    const ScriptedCostAction *row = row_of(table, action);
    const int n = things_meant(table, env, action, ids);
    int left = 0;

    for (int i = 0; i < n; i++) {
        if (can_pay_with(table, env, row, ids[i])) ids[left++] = ids[i];
    }
    return left;
}

static void range_of(const Table *table, const Env *env, const CostAction *action,
                     int *min, int *max)
{
    if (!action->query)
        *min = *max = amount_of(table, env, action);
    else
        condition_query_range(table, env, action->query, min, max);
}

static bool action_is_payable(const Table *table, const Env *env,
                              const CostAction *action)
{
    ObjectId ids[OBJECTS_MAX];
    int min, max;

    if (spends_player_counter(table, action))
        return table->state->players[env->you].counters[action->counter] >=
               amount_of(table, env, action);
    range_of(table, env, action, &min, &max);
    return payers(table, env, action, ids) >= min;
}

bool costs_are_payable(const Table *table, const Env *env, uint16_t cost)
{
    const Cost *due = cost_record(table, env, cost);

    if (env->you == NOBODY) return false;
    for (int r = 0; r < table->rules->resources_n; r++) {
        if (table->state->players[env->you].resources[r] < due->resource[r])
            return false;
    }
    for (int i = 0; i < due->actions_n; i++) {
        if (!action_is_payable(table, env, &due->actions[i])) return false;
    }
    return true;
}

// Tells that the player has [n] more of a resource, or fewer.
static void tell_resource(Table *table, PlayerId player, int resource, int n)
{
    Event event;

    happen_begin(
        table, &event, n < 0 ? SCRIPTED_EVENT_PAID : SCRIPTED_EVENT_ADDED, 0, player);
    event.n = (int16_t)(resource * 256 + (n < 0 ? -n : n));
    event_log(table, &event);
}

static void change_resource(Table *table, PlayerId player, int resource, int n)
{
    uint16_t *has = &table->state->players[player].resources[resource];

    if (!n) return;
    *has = number_count(*has + n);
    table_changed(table, READS_PLAYERS);
    tell_resource(table, player, resource, n);
}

// Asks how much of a resource is paid where any amount may be.
static int ask_amount(Table *table, const Env *env, int resource)
{
    const int most = table->state->players[env->you].resources[resource];
    Question *question =
        ask_begin(table, env->you, SCRIPTED_PROMPT_AMOUNT, env->carrier);

    for (int n = 0; n <= most; n++)
        ask_option(question,
                   (Option){.kind = CHOICE_NUMBER, .spot = NOWHERE, .n = (int16_t)n});
    return ask_one(table);
}

static bool pay_resources(Table *table, const Env *env, const Cost *due)
{
    uint16_t before[RESOURCES_MAX];

    memcpy(before, table->state->players[env->you].resources, sizeof before);
    for (int r = 0; r < table->rules->resources_n; r++) {
        const int n =
            due->any_amount == r + 1 ? ask_amount(table, env, r) : due->resource[r];

        if (table->state->players[env->you].resources[r] < n) return false;
        change_resource(table, env->you, r, -n);
    }
    if (observer_is_there(table)) observer_tell_paid(table, env->you, before);
    return true;
}

// Asks which things pay, into [ids]. Returns how many; -1 if there are too few.
static int ask_payers(Table *table, const Env *env, const CostAction *action,
                      ObjectId *ids)
{
    const int n = payers(table, env, action, ids);
    ObjectId chosen[OBJECTS_MAX];
    Question *question;
    const Answer *answer;
    int min, max;

    range_of(table, env, action, &min, &max);
    if (n < min) return -1;
    question = ask_begin(table, env->you, SCRIPTED_PROMPT_COST, env->carrier);
    for (int i = 0; i < n; i++)
        ask_option(question,
                   (Option){.kind = CHOICE_OBJECT, .object = ids[i], .spot = NOWHERE});
    if (query_missed_tell(table, env, action->query))
        query_missed_tell_other(table, MISSED_OTHERS);
    question->min = (uint16_t)min;
    question->max = (uint16_t)(max > n ? n : max);
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) chosen[i] = ids[answer->picks[i]];
    memcpy(ids, chosen, sizeof(ObjectId) * answer->n);
    return answer->n;
}

// Takes the things to where the action puts them. Returns whether all came there.
static bool move_payers(Table *table, const ScriptedCostAction *row,
                        const ObjectId *ids, int n)
{
    Moving moving[OBJECTS_MAX];

    for (int i = 0; i < n; i++)
        moving[i] = (Moving){
            .id = ids[i],
            .to = spot_for(table, row->to - 1, table->state->objects[ids[i]].owner),
            .end = row->bottom ? TO_BOTTOM : TO_TOP,
            .control = NOBODY};
    return happen_move(table, moving, n, row->event - 1) == n;
}

// Marks one thing, or changes a counter of it. Returns whether that happened.
static bool spend_one(Table *table, const Env *env, const ScriptedCostAction *row,
                      ObjectId id)
{
    Event event;

    happen_begin(table, &event, row->event ? row->event - 1 : 0, id, NOBODY);
    if (row->event && !happen_ask(table, &event)) return false;
    if (row->status) object_set_status(table, id, row->status - 1, true);
    if (row->counter && goes_beyond(table, row))
        counting_of_thing(table, env, id, row->counter - 1, row->amount);
    else if (row->counter)
        object_count(table,
                     id,
                     row->counter - 1,
                     state_counter(table->state, id, row->counter - 1) +
                         (row->puts ? row->amount : -row->amount));
    if (row->event) happen_tell(table, &event);
    return true;
}

static bool pay_action(Table *table, const Env *env, const CostAction *action)
{
    const ScriptedCostAction *row = row_of(table, action);
    ObjectId ids[OBJECTS_MAX];
    int n;

    if (spends_player_counter(table, action)) {
        uint16_t *has = &table->state->players[env->you].counters[action->counter];
        const int due = amount_of(table, env, action);

        if (due < 0 || *has < due) return false;
        *has = (uint16_t)(*has - due);
        table_changed(table, READS_PLAYERS);
        return true;
    }
    n = ask_payers(table, env, action, ids);
    if (n < 0) return false;
    if (row->to) return move_payers(table, row, ids, n);
    for (int i = 0; i < n; i++) {
        if (!spend_one(table, env, row, ids[i])) return false;
    }
    return true;
}

bool costs_pay(Table *table, Env *env, uint16_t cost)
{
    const Cost *due = cost_record(table, env, cost);

    if (env->you == NOBODY || !pay_resources(table, env, due)) return false;
    for (int i = 0; i < due->actions_n; i++) {
        if (!pay_action(table, env, &due->actions[i])) return false;
    }
    return true;
}

void costs_add(Table *table, PlayerId player, uint16_t cost)
{
    const Cost *added = &table->library->costs[cost];

    for (int r = 0; r < table->rules->resources_n; r++)
        change_resource(table, player, r, added->resource[r]);
}
