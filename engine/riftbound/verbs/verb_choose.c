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

// Returns whether a choice by quality from a zone that others cannot see may be
// declined (128.6).
static bool may_decline(const Table *table, const ObjectId *ids, int n,
                        const Query *query)
{
    const bool by_quality = query->keyword || query->tag || query->compares_n;

    if (!n || !by_quality) return false;
    return spot_is(table, table->state->objects[ids[0]].spot, ZONE_PRIVATE);
}

static int pick_candidates(Table *table, Env *env, QueryId query, Value among,
                           ObjectId *ids)
{
    ObjectId from[OBJECTS_MAX];
    int n = 0, from_n;

    if (among.kind == VALUE_NIL) return 0;
    if (among.kind == VALUE_NONE || among.kind == VALUE_PLAYER) {
        return query_find(table, env, query, ids, OBJECTS_MAX);
    }
    from_n = args_things(table, env, among, from);
    for (int i = 0; i < from_n; i++) {
        if (query_matches(table, env, query, from[i])) ids[n++] = from[i];
    }
    return n;
}

// Runs pick(query, [among], [player]). A player as the second argument is [player].
Value verb_pick(Table *table, Env *env, const Value *args, int n)
{
    const QueryId query = (QueryId)args[0].n;
    const Query *q = &table->library->queries[query];
    const Value among = args_at(args, n, 1);
    const Value who = among.kind == VALUE_PLAYER ? among : args_at(args, n, 2);
    const PlayerId before = env->chooser;
    ObjectId ids[OBJECTS_MAX], chosen[OBJECTS_MAX];
    int ids_n, chosen_n, min, max;
    Question *question;
    const Answer *answer;

    if (who.kind == VALUE_NIL) return value_nil();
    if (who.kind != VALUE_NONE) env->chooser = args_player(table, env, who);
    if (env->chooser == NOBODY) env->chooser = before;
    ids_n = pick_candidates(table, env, query, among, ids);
    condition_query_range(table, env, query, &min, &max);
    if (may_decline(table, ids, ids_n, q)) min = 0;
    question = ask_begin(table, env->chooser, PROMPT_PICK, env->carrier);
    offer_objects(question, ids, ids_n);
    (void)query_missed_tell(table, env, query);
    question->min = (uint16_t)(min > ids_n ? ids_n : min);
    question->max = (uint16_t)(max > ids_n ? ids_n : max);
    answer = ask_now(table);
    chosen_n = answer->n;
    for (int i = 0; i < chosen_n; i++) {
        chosen[i] = ids[answer->picks[i]];
        table_choose(table, env, object_ref(table->state, chosen[i]));
    }
    env->chooser = before;
    return library_query_is_of_one(table->library, query)
               ? args_result(table, chosen, chosen_n)
               : verb_group(table, chosen, chosen_n);
}

Value verb_wants(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));

    if (player == NOBODY || repetition_declines(table)) return value_truth(false);
    if (!ask_yes(table, player, PROMPT_WANTS, env->carrier, args[0].text))
        return value_truth(false);
    rb(table->state)->actions++;
    return value_truth(true);
}

Value verb_choose(Table *table, Env *env, const Value *args, int n)
{
    PlayerId player = env->chooser;
    Question *question;
    int wordings = 0;
    size_t used = 0;

    for (int i = 0; i < n; i++) {
        if (args[i].kind == VALUE_TEXT) wordings++;
        if (args[i].kind == VALUE_PLAYER || args[i].kind == VALUE_ROLE) {
            player = args_player(table, env, args[i]);
        }
    }
    if (player == NOBODY) return value_nil();
    question = ask_begin(table, player, PROMPT_MODE, env->carrier);
    for (int i = 0; i < wordings; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_MODE, .spot = NOWHERE, .n = (int16_t)i});
        used += text_format(question->text + used,
                            sizeof question->text - used,
                            "%s%s",
                            i ? " / " : "",
                            args[i].text);
    }
    return value_number(1 + ask_one(table));
}

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

// pay(price, [less], [player]): a cost within an instruction (204.3, 444.2). Returns
// nil if refused, how much otherwise; 0 if nothing was due.
Value verb_pay(Table *table, Env *env, const Value *args, int n)
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

// All players see the number.
Value verb_random(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    Event event = event_of(EVENT_ROLLED, 0, player);

    if (args[0].n < 1 || player == NOBODY) return value_number(0);
    event.player = player;
    event.n = number_of(1 + chance_number(table, args[0].n));
    event.with = instruction_cause(table);
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
    return value_number(event.n);
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
