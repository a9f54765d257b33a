// cost.c -- works out a price: base, additional costs, increases, discounts (203-205, 356).
//
// Each call works a price out afresh; nothing keeps one.

#include "engine/riftbound/actions/cost.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/cost_inside.h"
#include "engine/riftbound/actions/cost_tell.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/riftbound_state.h"

uint16_t cost_of_clause(const Table *table, const Clause *clause, uint16_t value_cost)
{
    if (clause->cost && table->library->costs[clause->cost].is_value) return value_cost;
    return clause->cost;
}

static const Cost *cost_at(const Table *table, uint16_t cost)
{
    return &table->library->costs[cost];
}

int cost_ways(const Table *table, uint16_t cost)
{
    int n = 1;

    for (; cost_at(table, cost)->is_decided && cost_at(table, cost)->or_else; n++)
        cost = cost_at(table, cost)->or_else;
    return n;
}

uint16_t cost_way(const Table *table, uint16_t cost, int way)
{
    for (int i = 0; i < way && cost_at(table, cost)->is_decided; i++)
        cost = cost_at(table, cost)->or_else;
    return cost;
}

uint16_t cost_of_ability(const Table *table, const Item *item, const Clause *clause)
{
    return cost_way(
        table, cost_of_clause(table, clause, item->value_cost), cost_item_way(item, 0));
}

int cost_times(const Table *table, const Env *env, uint16_t cost)
{
    const uint16_t times = cost_at(table, cost)->times;
    int n;

    if (!times) return 1;
    n = condition_amount(table, env, times);
    return n > 0 ? n : 0;
}

// Returns the alternative of [cost] that is picked.
static uint16_t picked(const Table *table, uint16_t cost, Picks *picks)
{
    int k = picks->n, of = 1;

    if (!cost_at(table, cost)->or_else || cost_at(table, cost)->is_decided) return cost;
    if (!table_fits(table, LIMIT_COST_PICKS, k)) return cost;
    for (uint16_t next = cost; cost_at(table, next)->or_else; of++)
        next = cost_at(table, next)->or_else;
    picks->of[k] = (uint8_t)of;
    picks->n++;
    for (int i = 0; i < picks->pick[k]; i++) cost = cost_at(table, cost)->or_else;
    picks->taken[k] = cost;
    return cost;
}

// Lets the card of a play lie on the chain already, as it does when its price is reckoned (354,
// 356): what counts the cards in a hand or a trash leaves it out. Returns what was before.
static ObjectId lift_played(const Table *table, const Item *item)
{
    Table *scratch = table_scratch(table);
    const ObjectId before = table->lifted;

    if (item->kind != ITEM_PLAY || !ref_lives(table->state, item->object))
        return before;
    scratch->lifted = item->object.id;
    scratch->lifted_to = spot_of(table, ZONE_CHAIN, 0);
    return before;
}

static void put_down(const Table *table, ObjectId before)
{
    table_scratch(table)->lifted = before;
}

void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price)
{
    ObjectId lifted;
    PassiveScan scan;

    // A card in a trash or a hand has no active text: text works on the board (365).
    if (!object_on_board(table, target) && !chain_item_of(table, target)) return;
    passive_scan(&scan, table, QUESTION_COST_TO_CHOOSE, target);
    if (scan.stage == PASSIVE_SILENT) return;
    scan.payer = item->controller;
    scan.ignored = layers_ignored_as(table, item);
    lifted = lift_played(table, item);
    while (passive_next(&scan)) {
        const Price before = *price;

        price_add(table,
                  price,
                  passive_cost(&scan),
                  passive_times(table, &scan.env, scan.clause));
        if (observer_is_there(table))
            cost_tell(table, cost_tell_passive(&scan, "356.2.a"), &before, price);
    }
    put_down(table, lifted);
}

Price cost_printed(const Table *table, const Item *item)
{
    const Card *card = object_card(table, item->object.id);
    Price price;

    memset(&price, 0, sizeof price);
    price.own_domains = (uint8_t)card->facts[FACT_POWER_DOMAINS];
    if (!price.own_domains) price.own_domains = (uint8_t)card->facts[FACT_DOMAINS];
    if (item->terms & TERM_IGNORING_COST) return price;
    if (item->terms & TERM_FOR && !cost_at(table, item->terms_cost)->is_own) {
        price_add(table, &price, item->terms_cost, item->value);
        return price;
    }
    if (!(item->terms & TERM_IGNORING_FIRST)) {
        price.energy = fact_number(card->facts[FACT_ENERGY]);
    }
    price.own = fact_number(card->facts[FACT_POWER]);
    return price;
}

static CostChange change_of(const PassiveScan *scan, uint16_t cost)
{
    const Cost *record = cost_at(scan->table, cost);

    return (CostChange){.cost = cost,
                        .floor = scan->clause->minimum ? (uint8_t)scan->clause->minimum
                                                       : record->minimum,
                        .times = passive_times(scan->table, &scan->env, scan->clause),
                        .clause =
                            (ClauseId)(scan->clause - scan->table->library->clauses),
                        .modifier = scan->modifier,
                        .source = scan->env.carrier};
}

static bool is_increase(const Table *table, const CostChange *change)
{
    const Cost *cost = cost_at(table, change->cost);
    const int sign = change->times < 0 ? -1 : 1;

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (cost->resource[r] * sign > 0) return true;
    }
    return false;
}

static void discount(const Table *table, Price *price, const CostChange *change)
{
    const int before = price->energy;
    const int floor = change->floor ? change->floor - 1 : 0;

    price_add(table, price, change->cost, change->times);
    if (change->floor && price->energy < floor) {
        price->energy = before < floor ? before : floor;
    }
}

static void tell_change(const Table *table, const CostChange *change,
                        const Price *before, const Price *after)
{
    const bool more = is_increase(table, change);

    cost_tell(table,
              (Sight){.clause = change->clause,
                      .modifier = change->modifier,
                      .source = change->source,
                      .rule = more ? "356.3" : "356.4"},
              before,
              after);
}

// Applies increases first, then discounts. Of these the payer takes those with a minimum
// first, which is never worse (356.3-356.4).
static void apply_changes(const Table *table, Price *price, const CostChange *changes,
                          int n)
{
    for (int pass = 0; pass < 3; pass++) {
        for (int i = 0; i < n; i++) {
            const int turn = is_increase(table, &changes[i]) ? 0
                             : changes[i].floor              ? 1
                                                             : 2;
            const Price before = *price;

            if (turn != pass) continue;
            if (turn == 0)
                price_add(table, price, changes[i].cost, changes[i].times);
            else
                discount(table, price, &changes[i]);
            if (observer_is_there(table))
                tell_change(table, &changes[i], &before, price);
        }
    }
}

// Adds the printed cost of the item's card (206): costs may be as much as that.
static void add_own(const Table *table, const Item *item, Price *price)
{
    const Card *card = object_card(table, item->object.id);

    price->energy += fact_number(card->facts[FACT_ENERGY]);
    price->own += fact_number(card->facts[FACT_POWER]);
}

// Changes one additional cost at once, before it joins the others (356.4.c): of a keyword
// that a passive names, else one that is optional.
static void change_additional(const Table *table, const Item *item,
                              const Active *additional, Price *part, Picks *picks)
{
    PassiveScan scan;
    CostChange changes[COST_CHANGES_MAX];
    int n = 0;

    passive_scan(&scan, table, QUESTION_ADDITIONAL_COST, item->object.id);
    scan.item = item;
    scan.payer = item->controller;
    while (passive_next(&scan)) {
        if (scan.clause->of && scan.clause->of != additional->keyword) continue;
        if (!scan.clause->of && !(additional->clause->flags & CLAUSE_MAY)) continue;
        if (!table_fits(table, LIMIT_COST_CHANGES, n)) break;
        changes[n++] = change_of(&scan, picked(table, passive_cost(&scan), picks));
    }
    apply_changes(table, part, changes, n);
}

bool cost_is_of_play(const Clause *clause)
{
    return pattern_names(clause, EVENT_PLAYED);
}

static void add_one_extra(const Table *table, const Item *item, uint16_t cost,
                          int times, Price *price)
{
    price_add(table, price, cost, times);
    if (cost_at(table, cost)->is_own) add_own(table, item, price);
}

// Adds what permissions or an effect want on top of the cost (356.2).
static void add_extra(const Table *table, const Item *item, Price *price)
{
    const Price before = *price;

    if (!(item->terms & TERM_EXTRA) && !item->also[0]) return;
    if (item->terms & TERM_EXTRA)
        add_one_extra(table, item, item->terms_cost, item->value, price);
    for (int i = 0; i < ITEM_ALSO_MAX && item->also[i]; i++)
        add_one_extra(table, item, item->also[i], 1, price);
    if (price_equal(&before, price)) return;
    if (observer_is_there(table))
        cost_tell(table,
                  cost_tell_rule("to be played so it costs more", "356.2"),
                  &before,
                  price);
}

// Adds the amount that was chosen of a resource; the slot has one more.
static void add_chosen(const Cost *cost, int slot, Price *price)
{
    if (cost->any_amount && slot) price_gain(price, cost->any_amount - 1, slot - 1);
}

// Adds additional costs: those that were chosen, and those without a choice (356.2).
static void add_additional(const Table *table, const Item *item, Price *price,
                           Picks *picks)
{
    const Object *object = &table->state->objects[item->object.id];
    AbilityScan scan;

    if (!ability_may_have(table, item->object.id, CLAUSE_AS)) return;
    ability_scan_kind(&scan, table, item->object.id, CLAUSE_AS);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;
        uint16_t cost = cost_of_clause(table, clause, scan.now.cost);
        Price part = {.own_domains = price->own_domains};
        Env env;

        if (!cost || !cost_is_of_play(clause)) continue;
        if (!object->additional_paid[scan.now.paid_slot]) {
            if (clause->flags & CLAUSE_MAY) continue;
            if (!cost_additional_is_due(table, item, &scan.now)) continue;
        }
        ability_env(table, &scan.now, &env);
        if (observer_is_there(table)) observer_tell_answer(table, clause, env.carrier);
        cost = cost_way(table, cost, cost_item_way(item, scan.now.paid_slot));
        cost = picked(table, cost, picks);
        price_add(table, &part, cost, cost_times(table, &env, cost));
        if (cost_at(table, cost)->is_own) add_own(table, item, &part);
        add_chosen(
            cost_at(table, cost), object->additional_paid[scan.now.paid_slot], &part);
        if (observer_is_there(table)) {
            Price with = *price;

            price_join(&with, &part);
            cost_tell(table, cost_tell_ability(&scan.now, "356.2"), price, &with);
        }
        change_additional(table, item, &scan.now, &part, picks);
        price_join(price, &part);
    }
}

static bool ignores_cost(const Table *table, const Item *item)
{
    PassiveScan scan;

    passive_scan(&scan, table, QUESTION_IGNORING_COST, item->object.id);
    scan.item = item;
    return passive_next(&scan);
}

static bool is_due(const Table *table, const Item *item, const Active *ability)
{
    const Clause *clause = ability->clause;
    Env env;

    ability_env(table, ability, &env);
    env.you = env.chooser = item->controller;
    if (clause->from.kind || clause->to.kind || clause->at.kind || clause->by ||
        clause->phase) {
        Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

        event.from = item->from;
        event.to = event.at = item->to;
        if (!pattern_fits(table, &env, clause, &event)) return false;
    }
    return pattern_is_on(table, &env, clause);
}

bool cost_additional_is_due(const Table *table, const Item *item, const Active *ability)
{
    const ObjectId lifted = lift_played(table, item);
    const bool due = is_due(table, item, ability);

    put_down(table, lifted);
    return due;
}

// Begins to scan what changes the price of the bill. Only what a player uses has a price
// that others change; what adds resources is used in the midst of paying.
static PassiveScan scan_changes(const Bill *bill, Cause *cause)
{
    const Table *table = bill->table;
    PassiveScan scan;

    if (!bill->clause) {
        const int battlefield = battlefield_at(table, bill->item->to);

        passive_scan(&scan, table, QUESTION_COST, bill->item->object.id);
        if (battlefield >= 0)
            scan.to = rb_const(table->state)->battlefields[battlefield].object;
        scan.item = bill->item;
    } else {
        passive_scan(&scan, table, QUESTION_COST, 0);
        *cause = chain_cause(table, bill->item);
        scan.cause = cause;
    }
    scan.payer = bill->item->controller;
    return scan;
}

bool cost_may_change(const Bill *bill)
{
    const Table *table = bill->table;

    if (!bill->clause)
        return passive_may_answer_about(table, QUESTION_COST, bill->item->object.id);
    return bill->item->kind == ITEM_ACTIVATED && !bill->clause->adds &&
           passive_may_answer(table, QUESTION_COST);
}

// Returns whether every passive that could change it is asked: only one that speaks of
// abilities changes the price of an ability. An observer hears of the others too, and
// --verify checks with them.
static bool has_changes(const Bill *bill)
{
    const Table *table = bill->table;
    const bool asks_all = !bill->clause || table->verify || observer_is_there(table);

    if (!asks_all && !(table->library->of_items >> QUESTION_COST & 1u)) return false;
    return cost_may_change(bill);
}

// Returns whether the change is about another ability alone, with which it was lent.
static bool is_of_another(const Bill *bill, const PassiveScan *scan)
{
    return !scan->modifier && ability_is_lent(&scan->abilities) &&
           bill->table->library->queries[scan->clause->subject].role == ROLE_ME &&
           scan->clause->script != bill->clause->script;
}

// Finds the next change that is about the bill's play or ability.
static bool next_change(const Bill *bill, PassiveScan *scan)
{
    while (passive_next(scan)) {
        if (!bill->clause) return true;
        if (scan->clause->of && scan->clause->of != bill->item->keyword) continue;
        if (is_of_another(bill, scan)) continue;
        if (query_means_item(
                bill->table, &scan->env, scan->clause->subject, scan->cause))
            return true;
    }
    return false;
}

// Finds what changes the price of the bill, with the discounts that choices earned. Says in
// [earns] whether there are such discounts. Returns how many changes.
static int find_changes(const Bill *bill, CostChange *changes, Picks *picks,
                        bool *earns)
{
    const Table *table = bill->table;
    Cause cause;
    PassiveScan scan;
    int n = 0, earning = 0;

    *earns = false;
    if (!has_changes(bill)) return 0;
    scan = scan_changes(bill, &cause);
    while (next_change(bill, &scan)) {
        const bool earned = scan.clause->choosing != 0;
        const int times =
            earned && earning < COST_EARNED_MAX ? bill->earned[earning] : 0;

        earning += earned;
        *earns |= earned;
        if (earned && !times) continue;
        if (!table_fits(table, LIMIT_COST_CHANGES, n)) break;
        changes[n] = change_of(&scan, picked(table, passive_cost(&scan), picks));
        if (earned) changes[n].times = times;
        n++;
    }
    return n;
}

static void change_total(const Bill *bill, Price *price, Picks *picks)
{
    CostChange changes[COST_CHANGES_MAX];
    bool earns;
    const int n = find_changes(bill, changes, picks, &earns);

    apply_changes(bill->table, price, changes, n);
}

// Notes in the bill what changes it. Returns whether that holds whatever is chosen.
static bool settle_changes(Bill *bill)
{
    CostChange changes[COST_CHANGES_MAX];
    Picks picks = {.n = 0};
    bool earns;
    const int n = find_changes(bill, changes, &picks, &earns);

    if (picks.n || earns || n > BILL_CHANGES_MAX) return false;
    for (int i = 0; i < n; i++) bill->changes[i] = changes[i];
    bill->changes_n = (uint8_t)n;
    return true;
}

// Returns whether the bill has the changes that would be found now.
static bool is_up_to_date(const Bill *bill)
{
    const Table *table = bill->table;
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    Bill now = *bill;
    bool same;

    now.changes_n = 0;
    same = settle_changes(&now) && now.changes_n == bill->changes_n;
    for (int i = 0; same && i < bill->changes_n; i++)
        same = now.changes[i].cost == bill->changes[i].cost &&
               now.changes[i].times == bill->changes[i].times;
    table_scratch(table)->work = work;
    table_scratch(table)->stat_reads = stat_reads;
    return same;
}

// Notes the discounts that the choice of [target] earns, each once.
static void earn(Bill *bill, ObjectId target)
{
    const Table *table = bill->table;
    Cause cause;
    PassiveScan scan;
    int earning = 0;

    if (!table->library->has_choosing || !has_changes(bill)) return;
    scan = scan_changes(bill, &cause);
    while (next_change(bill, &scan)) {
        Env env = scan.env;

        if (!scan.clause->choosing) continue;
        if (!table_fits(table, LIMIT_COST_EARNED, earning)) return;
        env.subject = object_ref(table->state, target);
        if (!bill->earned[earning] &&
            query_matches(table, &scan.env, scan.clause->choosing, target))
            bill->earned[earning] = number_of(passive_times(table, &env, scan.clause));
        earning++;
    }
}

// Returns whether it may depend on all choices together what each costs: cards ignore a
// keyword where something is chosen (765).
static bool may_ignore(const Bill *bill)
{
    const Table *table = bill->table;

    return table->library->by_choice >> QUESTION_IGNORES & 1u &&
           passive_may_answer(table, QUESTION_IGNORES) &&
           passive_may_answer(table, QUESTION_COST_TO_CHOOSE);
}

// Returns whether a choice may earn a discount.
static bool some_earn(const Bill *bill)
{
    Cause cause;
    PassiveScan scan = scan_changes(bill, &cause);

    while (next_change(bill, &scan)) {
        if (scan.clause->choosing) return true;
    }
    return false;
}

bool cost_may_earn(const Bill *bill)
{
    ObjectId lifted;
    bool some;

    if (may_ignore(bill)) return true;
    if (bill->is_settled || !bill->table->library->has_choosing) return false;
    lifted = lift_played(bill->table, bill->item);
    some = some_earn(bill);
    put_down(bill->table, lifted);
    return some;
}

// Adds a choice where each may take away what the others cost.
static void choose_with_all(Bill *bill, ObjectId target)
{
    Table *table = table_scratch(bill->table);
    const Supposed supposed = {bill->item, bill->chosen, bill->chosen_n + 1};
    const Supposed *outer = table->supposed;

    bill->chosen[bill->chosen_n++] = target;
    table->supposed = &supposed;
    bill->more = (Price){0};
    for (int i = 0; i < bill->chosen_n; i++)
        cost_add_target(table, bill->item, bill->chosen[i], &bill->more);
    table->supposed = outer;
}

void cost_choose(Bill *bill, ObjectId target)
{
    const ObjectId lifted = lift_played(bill->table, bill->item);

    if (bill->chosen_n < BILL_CHOSEN_MAX && may_ignore(bill))
        choose_with_all(bill, target);
    else
        cost_add_target(bill->table, bill->item, target, &bill->more);
    bill->has_more = true;
    if (!bill->is_settled) earn(bill, target);
    put_down(bill->table, lifted);
}

ObjectId cost_purpose(const Bill *bill)
{
    const Item *item = bill->item;

    if (!bill->clause) return item->object.id;
    if (item->kind != ITEM_ACTIVATED) return 0;
    return (ObjectId)(item->source.id | PURPOSE_ABILITY);
}

static Price base_of_play(const Bill *bill, Picks *picks)
{
    const Table *table = bill->table;
    Price price = cost_printed(table, bill->item);
    const Price printed = price;

    if (ignores_cost(table, bill->item)) price.energy = price.own = 0;
    if (observer_is_there(table)) {
        cost_tell(table, cost_tell_rule("the base", "356.1"), &(Price){0}, &printed);
        cost_tell(
            table, cost_tell_rule("that cost is ignored", "356.1.b"), &printed, &price);
    }
    add_extra(table, bill->item, &price);
    add_additional(bill->table, bill->item, &price, picks);
    return price;
}

static Price base_of_ability(const Bill *bill, Picks *picks)
{
    const Table *table = bill->table;
    uint16_t cost = cost_of_ability(table, bill->item, bill->clause);
    Price price;
    Env env;

    memset(&price, 0, sizeof price);
    price.own_domains = board_domains(table, bill->item->source.id);
    chain_env(bill->item, &env);
    if (!cost) return price;
    cost = picked(table, cost, picks);
    price_add(table, &price, cost, cost_times(table, &env, cost));
    add_chosen(cost_at(table, cost), chain_open_paid(bill->item), &price);
    if (observer_is_there(table))
        cost_tell(table, cost_tell_rule("the base", "356.1"), &(Price){0}, &price);
    return price;
}

static Price base_of(const Bill *bill, Picks *picks)
{
    return bill->clause ? base_of_ability(bill, picks) : base_of_play(bill, picks);
}

Bill cost_bill(const Table *table, const Item *item, const Clause *clause)
{
    const ObjectId lifted = lift_played(table, item);
    Picks picks = {.n = 0};
    Bill bill;

    // What changes a price may ask for what the card was given.
    derive_refresh_gifts(table);
    memset(&bill, 0, sizeof bill);
    bill.table = table;
    bill.item = item;
    bill.clause = clause;
    bill.base = base_of(&bill, &picks);
    // An observer hears of each change whenever the price is reckoned.
    bill.is_settled =
        !picks.n &&
        (!has_changes(&bill) || (!observer_is_there(table) && settle_changes(&bill)));
    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = table->state->targets[item->targets_first + i];

        if (target.id) cost_choose(&bill, target.id);
    }
    put_down(table, lifted);
    return bill;
}

static void join_targets(const Bill *bill, Price *price)
{
    const Price before = *price;

    price_join(price, &bill->more);
    if (observer_is_there(bill->table))
        cost_tell(bill->table,
                  cost_tell_rule("for what it has chosen", "356.2.a"),
                  &before,
                  price);
}

Price cost_reckon(const Bill *bill, Picks *picks)
{
    const ObjectId lifted = lift_played(bill->table, bill->item);
    const Item *item = bill->item;
    Price price;

    picks->n = 0;
    if (bill->table->verify && bill->is_settled && !observer_is_there(bill->table))
        ASSERT(is_up_to_date(bill));
    price = bill->is_settled ? bill->base : base_of(bill, picks);
    if (bill->has_more) join_targets(bill, &price);
    if (!bill->is_settled)
        change_total(bill, &price, picks);
    else if (bill->changes_n)
        apply_changes(bill->table, &price, bill->changes, bill->changes_n);
    if (item->terms & TERM_DISCOUNT) {
        const Price before = price;

        price_add(bill->table, &price, item->terms_cost, -item->value);
        if (observer_is_there(bill->table))
            cost_tell(bill->table,
                      cost_tell_rule("what plays it makes it cheaper", "356.4"),
                      &before,
                      &price);
    }
    // "Ignoring any and all costs" comes last (356.5.a).
    if (!bill->clause && item->terms & TERM_IGNORING_ALL)
        price = (Price){.own_domains = price.own_domains};
    price_join(&price, &bill->aside);
    put_down(bill->table, lifted);
    return price;
}

bool cost_leaves_pick(const Bill *bill, Price *price)
{
    Picks picks = {.n = 0};

    *price = cost_reckon(bill, &picks);
    return picks.n;
}

void cost_note_spent(Item *item, const Price *price)
{
    item->spent = number_byte(price->energy);
    item->spent_rest = (uint16_t)number_of(price_sum(price) - price->energy);
}

Price cost_due(const Bill *bill)
{
    Picks picks = {.n = 0};

    return cost_reckon(bill, &picks);
}
