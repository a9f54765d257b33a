// verb_choose.c -- verbs that choose and pay while an effect resolves.

#include "engine/riftbound/verbs/verb.h"

#include <string.h>

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"

// Asks how much of the resource the player pays: any amount that leaves enough for the card
// that is being played.
static int ask_amount(Table *table, const Env *env, int resource)
{
    Price one = {.energy = 0};
    int most;

    price_gain(&one, resource, 1);
    most = pay_most_times(table, env->you, &one, 0);
    for (; most > 0; most--) {
        Price all = {.energy = 0};

        price_gain(&all, resource, most);
        if (cost_leaves_enough(table, env->you, &all)) break;
    }
    return pay_ask_times(table, env->you, most, env->carrier);
}

// pays(price, [less], [player]): a cost within an instruction (204.3, 444.2). Returns
// nil if refused, how much otherwise; 0 if nothing was due.
Value verb_pays(Table *table, Env *env, const Value *args, int n)
{
    const Value less = args_at(args, n, 1);
    const uint16_t id = (uint16_t)args[0].n;
    const Cost *cost = &table->library->costs[id];
    Env payer = *env;
    Price price;
    int sum;

    memset(&price, 0, sizeof price);
    payer.you = payer.chooser = args_player(table, env, args_at(args, n, 2));
    if (payer.you == NOBODY) return value_nil();
    if (env->carrier.id) price.own_domains = board_domains(table, env->carrier.id);
    price_add(table, &price, id, cost_times(table, env, id));
    if (cost->any_amount) {
        const int resource = cost->any_amount - 1;

        price_gain(&price, resource, ask_amount(table, &payer, resource));
    }
    if (less.kind == VALUE_COST)
        price_add(
            table, &price, (uint16_t)less.n, -cost_times(table, env, (uint16_t)less.n));
    sum = price.energy + price.own + price.any + cost->actions_n;
    for (int d = 0; d < DOMAIN_COUNT; d++) sum += price.power[d];
    if (!sum) return value_number(0);
    if (!payable_affords(table, payer.you, &price, 0)) return value_nil();
    if (!cost_leaves_enough(table, payer.you, &price)) return value_nil();
    if (!cost_action_is_payable(table, &payer, cost)) return value_nil();
    if (!cost->any_amount &&
        !ask_yes(table, payer.you, PROMPT_OPTIONAL_COST, env->carrier, NULL)) {
        return value_nil();
    }
    return cost_pay_whole(table, &payer, cost, &price) ? value_number(sum)
                                                       : value_nil();
}

Value verb_new_choices(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = verb_item(table, env, args[0]);
    Ref about;

    (void)n;
    if (!item || (!item->groups_n && !item->modes[0])) return value_nil();
    about = item->kind == ITEM_PLAY ? item->object : item->source;
    if (!ask_yes(
            table, item->controller, PROMPT_WANTS, about, "make new choices for it")) {
        return value_nil();
    }
    return value_truth(choice_make_anew(table, item->serial));
}

// Draws lots: each of the things that are left is as likely as any other.
Value verb_any_of(Table *table, Env *env, const Value *args, int n)
{
    const Value most = args_at(args, n, 1);
    const int wanted = most.kind == VALUE_NUMBER ? most.n : 1;
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    const int drawn = wanted < 0 ? 0 : wanted < ids_n ? wanted : ids_n;

    chance_draw(table, ids, ids_n, drawn);
    return most.kind == VALUE_NUMBER ? verb_group(table, ids, drawn)
                                     : args_result(table, ids, drawn);
}
