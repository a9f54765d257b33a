// activate_finalize.c -- finalizing an ability: choices, cost, payment (355-359, 402-406).
//
// It changes the game step by step. Where the use turns out impossible it puts the whole
// State back, and the ability leaves the chain.

#include "engine/riftbound/play/activate_finalize.h"

#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/cost_sets.h"
#include "engine/riftbound/play/resolve.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/play/use_cost.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

static void remove_ability(Table *table, uint16_t serial, bool decided)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_REMOVED, item->source.id, item->controller);

    // A use that is offered can be completed, unless its player has [decided] otherwise meanwhile:
    // a "may" can be declined.
    if (table->verify && item->kind == ITEM_ACTIVATED && !decided)
        ASSERT(table->library->clauses[item->clause].flags & CLAUSE_MAY);
    event.face = item->card;
    event_log(table, &event);
    chain_remove(table, serial);
}

// Marks the object as doomed if the cost takes it away: the ability cannot choose it
// (355.16).
static void doom_own(Table *table, const Item *item, const Clause *clause)
{
    const Cost *cost = &table->library->costs[cost_of_ability(table, item, clause)];

    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];

        if (table->library->queries[action->query].role != ROLE_ME) continue;
        if (!cost_action_takes_away(action)) continue;
        table->doomed = item->source.id;
    }
}

// Ways to check a cost: part by part, or by a trial of the whole where that matters.
typedef enum { COST_IN_PARTS, COST_AS_WHOLE } CostLook;

// Returns whether it is with the alternative of its cost that the item has.
static bool is_possible_so(Table *table, Item *item, const Clause *clause,
                           CostLook look)
{
    const uint16_t cost = cost_of_ability(table, item, clause);
    Choosing choosing;
    bool possible;
    Env env;

    chain_env(item, &env);
    if (cost && !cost_action_is_payable(table, &env, &table->library->costs[cost]))
        return false;
    use_cost_reserve(table, item, clause);
    target_begin(&choosing, table, item, clause);
    use_cost_reserve_nothing(table);
    choosing.tries_cost &= look == COST_AS_WHOLE;
    doom_own(table, item, clause);
    possible = choice_is_possible(&choosing, clause);
    table->doomed = 0;
    return possible;
}

// Returns how much of an open cost its player could pay at most, if there were nothing else.
static int most_of_open(Table *table, const Item *item, const Cost *cost)
{
    const ObjectId purpose = item->kind == ITEM_ACTIVATED
                                 ? (ObjectId)(item->source.id | PURPOSE_ABILITY)
                                 : 0;
    Price one = {.own_domains = board_domains(table, item->source.id)};
    int most;

    if (!cost->any_amount) return AMOUNT_MOST;
    price_gain(&one, cost->any_amount - 1, 1);
    most = pay_most_times(table, item->controller, &one, purpose);
    return most < AMOUNT_MOST ? most : AMOUNT_MOST;
}

static bool actions_payable(const Table *table, const Item *item, const Cost *cost)
{
    Env env;

    chain_env(item, &env);
    return cost_action_is_payable(table, &env, cost);
}

// Lists the amounts of an open cost with which the ability can be used, from the least on, up
// to [max] of them, and leaves the item with the first. Returns how many; of a cost that is
// not open 1 if it is possible.
static int possible_amounts(Table *table, Item *item, const Clause *clause,
                            int *amounts, int max)
{
    const Cost *cost = &table->library->costs[cost_of_ability(table, item, clause)];
    int most, n = 0;

    chain_set_open_paid(item, 0);
    if (!cost_is_open(cost)) return is_possible_so(table, item, clause, COST_AS_WHOLE);
    most = most_of_open(table, item, cost);
    for (int k = 0; k <= AMOUNT_MOST && n < max; k++) {
        chain_set_open_paid(item, 1 + k);
        if (is_possible_so(table, item, clause, COST_AS_WHOLE))
            amounts[n++] = k;
        else if (k >= most ||
                 (cost->any_counters && !actions_payable(table, item, cost)))
            break; // discounts may leave more than it can pay in full
    }
    chain_set_open_paid(item, 1 + (n ? amounts[0] : 0));
    return n;
}

// Lists the alternatives of the cost with which the ability can be used. Returns how many.
static int possible_ways(Table *table, Item *item, const Clause *clause, int *ways)
{
    const uint16_t cost = cost_of_clause(table, clause, item->value_cost);
    const int all = cost_ways(table, cost);
    int amounts[1], n = 0;

    for (int way = 0; way < all; way++) {
        cost_set_way(item, 0, way);
        if (possible_amounts(table, item, clause, amounts, 1)) ways[n++] = way;
    }
    cost_set_way(item, 0, n ? ways[0] : 0);
    return n;
}

bool activate_finalize_is_possible(Table *table, Item *item, const Clause *clause)
{
    int ways[COST_WAYS_MAX];

    return possible_ways(table, item, clause, ways);
}

// Returns whether each part of cost and choices is possible by itself, and not all of them
// together.
static bool fails_together(Table *table, Item *item, const Clause *clause)
{
    return is_possible_so(table, item, clause, COST_IN_PARTS) &&
           !is_possible_so(table, item, clause, COST_AS_WHOLE);
}

// Tells each reason to an observer that wants them all.
static void tell_refused(Choosing *choosing, const Clause *clause, bool unpayable)
{
    Table *table = choosing->table;
    const Sight sight = {.why = REFUSAL_COST_ACTION_ROW,
                         .clause = choosing->item->clause};
    Refusal first = REFUSAL_NONE;

    if (!observer_wants_reasons(table)) return;
    if (unpayable) (void)observer_refuses_for(table, &first, sight);
    shortage_tell_bill(&choosing->bill, &choosing->payable);
    doom_own(table, choosing->item, clause);
    choice_refuse(choosing, clause);
    table->doomed = 0;
}

Refusal activate_finalize_refuse(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = cost_of_ability(table, item, clause);
    bool unpayable, together;
    Choosing choosing;

    use_cost_reserve(table, item, clause);
    target_begin(&choosing, table, item, clause);
    use_cost_reserve_nothing(table);
    unpayable = cost && !cost_action_is_payable(
                            table, &choosing.env, &table->library->costs[cost]);
    together = fails_together(table, item, clause);
    tell_refused(&choosing, clause, unpayable || together);
    if (unpayable) return REFUSAL_OF(COST_ACTION);
    if (!target_bill_suffices(&choosing))
        return shortage_of_bill(&choosing.bill, &choosing.payable);
    return together ? REFUSAL_OF(COST_ACTION) : REFUSAL_OF(NO_TARGET);
}

// Decides which alternative of its cost is paid.
static void choose_way(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = cost_of_clause(table, clause, item->value_cost);
    uint16_t costs[COST_WAYS_MAX];
    int ways[COST_WAYS_MAX];
    int n;

    if (cost_ways(table, cost) == 1) return;
    n = possible_ways(table, item, clause, ways);
    for (int i = 0; i < n; i++) costs[i] = cost_way(table, cost, ways[i]);
    if (n > 1)
        cost_set_way(
            item,
            0,
            ways[cost_ask_way(table, item->controller, item->source, costs, n)]);
}

// Asks how much of an open cost is paid: each amount is offered after which all else can be
// chosen and paid (355.1, 402.2). Returns false where there is none.
static bool choose_amount(Table *table, Item *item, const Clause *clause)
{
    int amounts[AMOUNT_MOST + 1], n;
    Question *question;

    if (!cost_is_open(&table->library->costs[cost_of_ability(table, item, clause)]))
        return true;
    n = possible_amounts(table, item, clause, amounts, AMOUNT_MOST + 1);
    if (!n) return false;
    question = ask_begin(table, item->controller, PROMPT_AMOUNT, item->source);
    for (int i = 0; i < n; i++)
        ask_option(
            question,
            (Option){.kind = OPTION_NUMBER, .spot = NOWHERE, .n = (int16_t)amounts[i]});
    chain_set_open_paid(item, 1 + amounts[ask_one(table)]);
    return true;
}

static bool ability_is_wanted(Table *table, const Item *item, const Clause *clause)
{
    if (!(clause->flags & CLAUSE_MAY)) return true;
    if (repetition_declines(table)) return false;
    if (!ask_yes(table, item->controller, PROMPT_MAY, item->source, NULL)) return false;
    rb(table->state)->actions++;
    return true;
}

static Price price_of(const Table *table, const Item *item, const Clause *clause)
{
    const Bill bill = cost_bill(table, item, clause);

    return cost_due(&bill);
}

// Asks whether its player pays for a triggered ability: nobody has to pay Energy or Power
// (444.2), and unpaid the ability is removed (404.2). A "may" has agreed to all that it cost
// before its choices.
static bool payment_is_wanted(Table *table, const Item *item, const Clause *clause,
                              const Price *before)
{
    Price price;

    if (item->kind == ITEM_ACTIVATED) return true;
    price = price_of(table, item, clause);
    if (price_is_nothing(&price)) return true;
    if (clause->flags & CLAUSE_MAY && price_equal(&price, before)) return true;
    if (repetition_declines(table)) return false;
    return ask_yes(table, item->controller, PROMPT_PAY, item->source, NULL);
}

// Sums up what the ability adds, before its cost takes away what has it.
static void sum_of_item(const Table *table, const Item *item, const Clause *clause,
                        int *sum)
{
    const bool apart = item->carrier.id && item->carrier.id != item->source.id;
    const Ref ref = apart ? item->carrier : item->source;
    const CardId face = apart ? chain_face(table, item->carrier) : item->card;

    payable_sum_added(
        table, ref_lives(table->state, ref) ? ref.id : 0, face, clause->adds, sum);
}

// Lets the player pay what each of the added amounts takes. Returns how often it was paid.
static int turn_amount(Table *table, const Item *item, const Clause *clause)
{
    const PlayerId player = item->controller;
    const ObjectId purpose = (ObjectId)(item->source.id | PURPOSE_ABILITY);
    Price each = {.own_domains = board_domains(table, item->source.id)};
    Price all = {.own_domains = each.own_domains};
    int times;

    price_add(table, &each, clause->for_each, 1);
    times = pay_ask_times(
        table, player, pay_most_times(table, player, &each, purpose), item->source);
    price_add(table, &all, clause->for_each, times);
    return pay_price(table, player, &all, purpose) ? times : 0;
}

// Returns how the pool has what the ability adds for some things only.
static Modifier how_it_adds(const Item *item)
{
    const Env env = {.you = item->controller,
                     .me = item->source,
                     .carrier = item->carrier,
                     .keyword = item->keyword,
                     .value = item->value,
                     .value_cost = item->value_cost};

    return payable_pool_how(&env, item->clause);
}

static void add_resources_at_once(Table *table, uint16_t serial, const Clause *clause,
                                  int *sum)
{
    const Item *item = chain_item(table, serial);
    const PlayerId player = item->controller;
    const int times = clause->for_each ? turn_amount(table, item, clause) : 1;

    for (int r = 0; r < RESOURCE_COUNT; r++) sum[r] *= times;
    if (clause->to_query) {
        const Modifier how = how_it_adds(item);

        payable_pool_gain(table, &how, sum);
    } else {
        payable_gain_all(table, player, sum);
    }
    chain_remove(table, serial);
}

// Makes the choices. What the cost takes can neither be chosen nor pay for the choices.
static bool choose(Table *table, Item *item, const Clause *clause)
{
    bool made;

    doom_own(table, item, clause);
    use_cost_reserve(table, item, clause);
    made = choice_make(table, item, clause);
    use_cost_reserve_nothing(table);
    table->doomed = 0;
    return made;
}

// Returns whether the choice of targets alone shows that it is impossible, before the
// engine asks a player: it is free, and has one target at most.
static bool is_told_by_choice(const Table *table, const Item *item,
                              const Clause *clause)
{
    if (clause->modes_n || !target_is_free(table, item, clause)) return false;
    if (!clause->targets_n) return true;
    return clause->targets_n == 1 && clause->destination.kind == LOCATION_NONE &&
           !(clause->flags & CLAUSE_MAY);
}

// Returns whether it is possible to use the ability. A player's own use was offered
// because it is.
static bool is_still_possible(Table *table, Item *item, const Clause *clause)
{
    const bool known =
        item->kind == ITEM_ACTIVATED || is_told_by_choice(table, item, clause);

    if (known && !table->verify && !observer_is_there(table)) return true;
    return activate_finalize_is_possible(table, item, clause);
}

// A use that is possible and agreed to can be completed; who verifies, stops here. Only a decision
// made while paying may be in the way, after [asked] questions: what is saved then costs, too.
static bool undone(const Table *table, uint32_t asked)
{
    ASSERT(!table->verify || table->questions != asked);
    return false;
}

// Tells that the use is finalized, before its cost takes away what has the ability, and pays. The
// price is fixed by then (356, 357), so the use counts as one of this turn when it is paid for.
static bool use_and_pay(Table *table, uint16_t serial, const Clause *clause)
{
    const Item *item = chain_item(table, serial);
    UseTold told = {.is_told = false};
    Choosing paying;
    Price price;
    Bill bill;
    bool paid;

    if (item->kind == ITEM_ACTIVATED) {
        bill = cost_bill(table, item, clause);
        // Of alternatives the player picks one first.
        if (!cost_leaves_pick(&bill, &price))
            use_cost_tell(table, item, price.energy, &told);
    }
    target_begin(&paying, table, chain_item(table, serial), clause);
    paid = use_cost_pay(&paying, &told);
    for (int i = 0; i < told.n; i++) turn_history_put(table, &told.uses[i]);
    return paid;
}

static bool choose_and_pay_ability(Table *table, uint16_t serial, const Clause *clause)
{
    Item *item = chain_item(table, serial);
    Price agreed = {.energy = 0};
    uint32_t asked;

    if (turn_history_is_used_up(table, turn_history_used_by(item))) return false;
    if (!is_still_possible(table, item, clause)) return false;
    if (!ability_is_wanted(table, item, clause)) return false;
    choose_way(table, item, clause);
    if (!choose_amount(table, item, clause)) return undone(table, table->questions);
    if (clause->flags & CLAUSE_MAY) agreed = price_of(table, item, clause);
    if (!choose(table, item, clause)) return undone(table, table->questions);
    item = chain_item(table, serial);
    if (!table->verify && target_is_free(table, item, clause)) return true;
    if (!payment_is_wanted(table, item, clause, &agreed)) return false;
    asked = table->questions;
    return use_and_pay(table, serial, clause) || undone(table, asked);
}

// Returns whether something may have changed by the time that the use turns out
// impossible or unwanted: to make choices changes nothing but the item, unless it is
// noted that they were made, or that somebody agreed to the use.
static bool may_change_in_vain(const Table *table, const Item *item,
                               const Clause *clause)
{
    const bool agrees = clause->flags & CLAUSE_MAY;

    return !target_is_free(table, item, clause) || clause->flags & CLAUSE_FRESH ||
           (agrees && (clause->modes_n || clause->targets_n)) || table->verify ||
           observer_is_there(table);
}

void activate_finalize(Table *table, uint16_t serial)
{
    const Clause *clause = &table->library->clauses[chain_item(table, serial)->clause];
    int sum[RESOURCE_COUNT] = {0};
    Item *item = chain_item(table, serial);
    const bool keeps = may_change_in_vain(table, item, clause);
    const uint32_t asked = table->questions;

    if (clause->adds) sum_of_item(table, item, clause, sum);
    if (keeps) (void)table_keep(table);
    if (!choose_and_pay_ability(table, serial, clause)) {
        if (keeps) table_restore(table);
        table->pending_n = 0;
        table->doomed = 0;
        remove_ability(table, serial, table->questions != asked);
        return;
    }
    if (keeps) table_drop(table);
    item = chain_item(table, serial);
    item->finalized = true;
    if (item->kind == ITEM_ACTIVATED && !clause->adds) passive_keep(table, item, 0);
    turn_history_note_use(table, turn_history_used_by(item));
    table->state->changed = true;
    if (clause->adds) {
        observer_tell_answer(table, clause, item->source);
        add_resources_at_once(table, serial, clause, sum);
        return;
    }
    target_tell(table, item, NULL, 0);
    // An ability that adds resources resolves at once, and nobody can answer it (337.2,
    // 429.2.a).
    if (choice_clause(table, item, clause)->flags & CLAUSE_ADDS)
        resolve_item(table, serial);
}
