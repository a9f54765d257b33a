// activate.c -- using activated abilities by a player's own decision.

#include "engine/riftbound/play/activate.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/activate_finalize.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/finalize.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

void activate_item(const Table *table, PlayerId player, const Active *ability,
                   Item *item)
{
    Env env;

    ability_env(table, ability, &env);
    item->source = env.me;
    item->carrier = env.carrier;
    item->clause = ability->id;
    item->controller = player;
    item->keyword = ability->keyword;
    item->paid_slot = ability->paid_slot;
    item->value = ability->value;
    item->value_cost = ability->cost;
    item->from = object_location(table, ability->object);
}

bool activate_is_exhausted(const Table *table, const Active *ability)
{
    const Cost *cost = &table->library->costs[ability->clause->cost];

    // Attached text exhausts what it is attached to.
    if (!board_is_exhausted(table, ability->object) ||
        table->state->objects[ability->object].host || cost->is_value || cost->or_else)
        return false;
    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];
        const Query *who = &table->library->queries[action->query];

        if (action->action == ACTION_EXHAUST && who->role == ROLE_ME && !who->count &&
            who->count_op == OP_NONE)
            return true;
    }
    return false;
}

// By default players use abilities in their own turn with nothing going on (145.2, 151.2,
// 381).
bool activate_is_timely(const Clause *clause, int level)
{
    if (level == LEVEL_MAIN || clause->flags & CLAUSE_REACTION) return true;
    return level == LEVEL_ACTION && clause->flags & CLAUSE_ACTION;
}

static bool refuses_time(const Table *table, Timing timing, const Clause *clause,
                         Refusal *first)
{
    Refusal why = REFUSAL_OF(SHOWDOWN_TIMING);

    if (activate_is_timely(clause, timing_level(timing))) return false;
    if (timing == TIMING_REACTION)
        why = board_is_closed(table->state) ? REFUSAL_OF(CHAIN_TIMING)
                                            : REFUSAL_OF(NOT_YOUR_TURN);
    return observer_refuses(table, first, why);
}

// Returns whether its condition does not hold. An observer that wants every reason
// hears each part that fails.
static bool refuses_condition(const Table *table, const Env *env, const Clause *clause,
                              Sight sight, Refusal *first)
{
    const ClausePart part = pattern_off_part(table, env, clause);

    if (!part) return false;
    if (observer_refuses_for(table, first, sight)) return true;
    pattern_tell_unmet(table, env, clause, part, &sight);
    return false;
}

// Returns whether the ability does not work now, or was used up.
static bool refuses_ability(Table *table, const Active *ability, Item *item,
                            Refusal *first)
{
    const Clause *clause = ability->clause;
    Sight sight = {.clause = ability->id, .object = ability->object};
    Env env;

    ability_env(table, ability, &env);
    sight.why = REFUSAL_CONDITION_ROW;
    if (refuses_condition(table, &env, clause, sight, first)) return true;
    sight.why = REFUSAL_USED_UP_ROW;
    if (turn_history_is_used_up(table, turn_history_used(&env, ability->id)) &&
        observer_refuses_for(table, first, sight))
        return true;
    sight.why = REFUSAL_NO_MODE_ROW;
    return clause->flags & CLAUSE_FRESH && clause->modes_n &&
           !choice_has_fresh_mode(table, item, clause) &&
           observer_refuses_for(table, first, sight);
}

// Returns whether a card forbids it to use abilities.
static bool is_forbidden(const Table *table, const Item *item, Refusal *first)
{
    Event event;

    if (!prohibition_is_loaded(table, EVENT_ABILITY_USED)) return false;
    event = action_use(table, item->source.id, item->controller);
    return prohibition_refuses(table, &event, REFUSAL_OF(FORBIDDEN), first);
}

// Returns the reason against the use. It tells costs and choices apart only if
// [exactly].
static Refusal check(Table *table, PlayerId player, const Active *ability, bool exactly)
{
    const Object *object = &table->state->objects[ability->object];
    const Clause *clause = ability->clause;
    Refusal first = REFUSAL_NONE;
    const Timing timing = timing_or_reason(table, player, &first);
    Item item;

    if (timing == TIMING_NONE) return first;
    // Abilities off the board, and of facedown cards, do not work (366.1, 129.4).
    if (clause->kind != CLAUSE_ACTIVATED ||
        !spot_is(table, object->spot, ZONE_ACTIVE) || object->controller != player) {
        (void)observer_refuses(table, &first, REFUSAL_OF(NO_ABILITY));
        return first;
    }
    if (refuses_time(table, timing, clause, &first)) return first;
    item = chain_blank_item(ITEM_ACTIVATED);
    activate_item(table, player, ability, &item);
    if (refuses_ability(table, ability, &item, &first)) return first;
    if (is_forbidden(table, &item, &first)) return first;
    if (!activate_finalize_is_possible(table, &item, clause)) {
        const Refusal why = exactly ? activate_finalize_refuse(table, &item, clause)
                                    : REFUSAL_OF(NO_TARGET);

        if (!first) first = why;
    }
    return first;
}

Refusal activate_check(Table *table, PlayerId player, const Active *ability)
{
    return check(table, player, ability, true);
}

bool activate_is_possible(Table *table, PlayerId player, const Active *ability)
{
    return check(table, player, ability, observer_wants_reasons(table)) == REFUSAL_NONE;
}

void activate_do(Table *table, PlayerId player, const Active *ability)
{
    Item item = chain_blank_item(ITEM_ACTIVATED);
    Event event = event_of(EVENT_ACTIVATED, ability->object, player);
    RiftboundState *b = rb(table->state);

    activate_item(table, player, ability, &item);
    if (!table->state->chain_n) {
        const bool adds = ability->clause->adds || ability->clause->flags & CLAUSE_ADDS;

        b->opened_by = adds ? OPENED_BY_ADD : OPENED_BY_PLAY;
        b->passes = 0;
    }
    event_log(table, &event);
    finalize_item(table, chain_push(table, &item)->serial);
}
