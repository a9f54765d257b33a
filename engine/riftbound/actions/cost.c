// cost.c -- works out a price: its base, what it costs to choose, increases, discounts (356).
//
// Each call works a price out afresh; nothing keeps one.

#include "engine/riftbound/actions/cost.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/cost_inside.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/riftbound_state.h"

void cost_add_target(const Table *table, const Item *item, ObjectId target,
                     Price *price)
{
    // A card in a trash or a hand has no active text: text works on the board (365). What other
    // cards say of it there holds.
    const bool silent =
        !object_on_board(table, target) && !chain_item_of(table, target);
    ObjectId lifted;
    PassiveScan scan;

    passive_scan(&scan, table, QUESTION_COST_TO_CHOOSE, target);
    if (scan.stage == PASSIVE_SILENT) return;
    scan.payer = item->controller;
    scan.ignored = layers_ignored_as(table, item);
    lifted = cost_lift(table, item);
    while (passive_next(&scan)) {
        const Price before = *price;

        if (silent && scan.env.me.id == target) continue;
        price_add(table,
                  price,
                  passive_cost(&scan),
                  passive_times(table, &scan.env, scan.clause));
        if (observer_is_there(table))
            cost_tell(table, cost_tell_passive(&scan, "356.2.a"), &before, price);
    }
    lift_put_down(table, lifted);
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
        changes[n] =
            cost_change_of(&scan, cost_picked(table, passive_cost(&scan), picks));
        if (earned) changes[n].times = times;
        n++;
    }
    return n;
}

// Returns whether passives of the question ask what something has chosen.
static bool asks_choice(const Table *table, int question)
{
    return table->library->by_choice >> question & 1u;
}

// Returns whether a change of the price asks what is chosen: that is so before the price is
// known (355, 356).
static bool changes_by_choice(const Bill *bill)
{
    return asks_choice(bill->table, QUESTION_COST) && cost_may_change(bill);
}

// Returns what the bill has chosen, to be supposed.
static Supposed choices_of(const Bill *bill)
{
    return (Supposed){bill->item, bill->chosen, bill->chosen_n};
}

static void change_total(const Bill *bill, Price *price, Picks *picks)
{
    Table *table = table_scratch(bill->table);
    const Supposed supposed = choices_of(bill), *outer = table->supposed;
    CostChange changes[COST_CHANGES_MAX];
    bool earns;
    int n;

    if (changes_by_choice(bill)) table->supposed = &supposed;
    n = find_changes(bill, changes, picks, &earns);
    cost_apply_changes(table, price, changes, n);
    table->supposed = outer;
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

// Returns whether the price may depend on all choices together: passives ask what is chosen, or
// cards ignore a keyword where something is (765).
static bool counts_together(const Bill *bill)
{
    const Table *table = bill->table;

    if (changes_by_choice(bill)) return true;
    if (!asks_choice(table, QUESTION_COST_TO_CHOOSE) &&
        !(asks_choice(table, QUESTION_IGNORES) &&
          passive_may_answer(table, QUESTION_IGNORES)))
        return false;
    return passive_may_answer(table, QUESTION_COST_TO_CHOOSE);
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

    if (counts_together(bill)) return true;
    if (bill->is_settled || !bill->table->library->has_choosing) return false;
    lifted = cost_lift(bill->table, bill->item);
    some = some_earn(bill);
    lift_put_down(bill->table, lifted);
    return some;
}

// Adds a choice where each may take away what the others cost.
static void choose_with_all(Bill *bill, ObjectId target)
{
    Table *table = table_scratch(bill->table);
    const Supposed *outer = table->supposed;
    Supposed supposed;

    bill->chosen[bill->chosen_n++] = target;
    supposed = choices_of(bill);
    table->supposed = &supposed;
    bill->more = (Price){0};
    for (int i = 0; i < bill->chosen_n; i++)
        cost_add_target(table, bill->item, bill->chosen[i], &bill->more);
    table->supposed = outer;
}

void cost_choose(Bill *bill, ObjectId target)
{
    const ObjectId lifted = cost_lift(bill->table, bill->item);

    if (counts_together(bill) &&
        table_fits(bill->table, LIMIT_COST_CHOSEN, bill->chosen_n))
        choose_with_all(bill, target);
    else
        cost_add_target(bill->table, bill->item, target, &bill->more);
    bill->has_more = true;
    if (!bill->is_settled) earn(bill, target);
    lift_put_down(bill->table, lifted);
}

ObjectId cost_purpose(const Bill *bill)
{
    const Item *item = bill->item;

    if (!bill->clause) return item->object.id;
    if (item->kind != ITEM_ACTIVATED) return 0;
    return (ObjectId)(item->source.id | PURPOSE_ABILITY);
}

Bill cost_bill(const Table *table, const Item *item, const Clause *clause)
{
    const ObjectId lifted = cost_lift(table, item);
    Picks picks = {.n = 0};
    Bill bill;

    // What changes a price may ask for what the card was given.
    derive_refresh_gifts(table);
    memset(&bill, 0, offsetof(Bill, chosen));
    bill.table = table;
    bill.item = item;
    bill.clause = clause;
    bill.base = cost_base(&bill, &picks);
    // An observer hears of each change whenever the price is reckoned.
    bill.is_settled =
        !picks.n && !changes_by_choice(&bill) &&
        (!has_changes(&bill) || (!observer_is_there(table) && settle_changes(&bill)));
    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = table->state->targets[item->targets_first + i];

        if (target.id) cost_choose(&bill, target.id);
    }
    lift_put_down(table, lifted);
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
    const ObjectId lifted = cost_lift(bill->table, bill->item);
    const Item *item = bill->item;
    Price price;

    picks->n = 0;
    if (bill->table->verify && bill->is_settled && !observer_is_there(bill->table))
        ASSERT(is_up_to_date(bill));
    price = bill->is_settled ? bill->base : cost_base(bill, picks);
    if (bill->has_more) join_targets(bill, &price);
    if (!bill->is_settled)
        change_total(bill, &price, picks);
    else if (bill->changes_n)
        cost_apply_changes(bill->table, &price, bill->changes, bill->changes_n);
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
    lift_put_down(bill->table, lifted);
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
