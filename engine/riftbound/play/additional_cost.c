// additional_cost.c -- tries sets of additional costs, and pays those that are chosen.
//
// To try a set it fills the slots of the object, asks whether the rest can be completed,
// and empties them again: nothing stays of a trial.

#include "engine/riftbound/play/additional_cost.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/cost_payers.h"
#include "engine/riftbound/play/cost_sets.h"
#include "engine/riftbound/play/cost_trial.h"
#include "engine/riftbound/play/price_change.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/board.h"

// Notes how much is paid, and of alternatives by which.
static void set_slot(Table *table, Item *item, const AdditionalCost *cost, int paid)
{
    if (!cost->clause) return;
    table_paid(table, item->object.id)[cost->slot] = number_byte(paid);
    cost_set_way(item, cost->slot, paid ? cost->way : 0);
}

AdditionalKind additional_cost_kind(const Table *table, ObjectId object)
{
    AdditionalKind kind = ADDITIONAL_NONE;
    AbilityScan scan;

    if (!ability_may_have(table, object, CLAUSE_AS)) return kind;
    ability_scan_kind(&scan, table, object, CLAUSE_AS);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;
        const uint16_t id = cost_of_clause(table, clause, scan.now.cost);
        const Cost *cost = &table->library->costs[id];

        if (!id || !cost_is_of_play(clause)) continue;
        if (!(clause->flags & CLAUSE_MAY)) return ADDITIONAL_DUE;
        if (cost->actions_n || cost->is_decided)
            kind = ADDITIONAL_OPTIONAL;
        else if (kind == ADDITIONAL_NONE)
            kind = ADDITIONAL_PRICE;
    }
    return kind;
}

// Returns whether the item can be finished when nothing is left to pay but its price,
// without the [credit]. Says in [why] what is against it.
static bool completable(Table *table, Item *item, const Price *credit, Refusal *why)
{
    Choosing choosing;
    bool paid;

    target_begin(&choosing, table, item, NULL);
    choosing.bill.aside = *credit;
    paid = target_bill_suffices(&choosing);
    if (!paid) *why = shortage_of_bill(&choosing.bill, &choosing.payable);
    // A choice may make it cheaper (356.4).
    if (!paid && !cost_may_earn(&choosing.bill)) return false;
    if (!board_is_type(table, item->object.id, TYPE_SPELL)) return paid;
    if (choice_is_possible_for_spell(&choosing)) return true;
    if (paid) *why = REFUSAL_OF(NO_TARGET);
    return false;
}

enum { VERIFIED_MAX = 3 }; // sets of more costs are too many to prove anything with

static void clear_slots(Table *table, Item *item, const Paid *paid)
{
    for (int i = 0; i < paid->n; i++) set_slot(table, item, &paid->costs[i], 0);
}

// Lists what is due for a cost. Returns how many.
static int add_dues(Table *table, const Item *item, const AdditionalCost *additional,
                    Due *dues)
{
    Object *object = &table->state->objects[item->object.id];
    Due like = {.keyword = additional->keyword, .slot = additional->slot};

    if (additional->clause) like.paid = &object->additional_paid[additional->slot];
    return cost_trial_dues(table, &table->library->costs[additional->cost], like, dues);
}

// Returns how much of a cost counts as paid: what is chosen, else open numbers at their
// most.
static int amount_of(const Table *table, const Env *env, const Paid *paid, int i)
{
    bool open;

    if (paid->costs[i].is_open) return paid->amount[i];
    return cost_action_most(
        table, env, &table->library->costs[paid->costs[i].cost], &open);
}

// Fills the slots of the costs that are paid, and lists what is due for them. Returns how
// many; -1 if one cannot be paid, or one that is due is not.
static int fill_slots(Table *table, Item *item, const Paid *paid, Due *dues)
{
    Env env = cost_trial_env_of_play(table, item);
    int n = 0;

    for (int i = 0; i < paid->n; i++) {
        const AdditionalCost *additional = &paid->costs[i];
        const Cost *cost = &table->library->costs[additional->cost];

        if (!cost_sets_is_sound(paid, i)) return -1;
        if (!((paid->mask >> i) & 1u)) continue;
        env.paid_slot = additional->slot;
        if (additional->is_open) set_slot(table, item, additional, 1 + paid->amount[i]);
        if (!cost_action_is_payable(table, &env, cost)) return -1;
        set_slot(table, item, additional, 1 + amount_of(table, &env, paid, i));
        n += add_dues(table, item, additional, dues + n);
    }
    return n;
}

// The rest of a trial, after the payment.
typedef struct {
    const Sets *later; // of the costs to come
    Refusal *why;
} Sequel;

static bool ends_with_price(CostTrial *trial)
{
    const Sequel *sequel = trial->context;

    return completable(trial->table, trial->item, &trial->credit, sequel->why);
}

// Returns whether the resources of one of the costs depend on what is there.
static bool some_count(const Table *table, const Paid *paid)
{
    for (int i = 0; i < paid->n; i++)
        if (table->library->costs[paid->costs[i].cost].times) return true;
    return false;
}

// How a trial will end, as far as the price tells. A spell chooses among what is left then.
typedef enum { TRIAL_UNSURE, TRIAL_FAILS, TRIAL_HOLDS } TrialEnd;

static TrialEnd foresee_end(const CostTrial *trial, const Paid *paid)
{
    const Sequel *sequel = trial->context;
    Table *table = trial->table;
    Choosing choosing;

    if (observer_is_there(table) || some_count(table, paid) ||
        price_change_is_possible(table, trial->item))
        return TRIAL_UNSURE;
    target_begin(&choosing, table, trial->item, NULL);
    choosing.bill.aside = trial->credit;
    // The trial alone knows alternatives, and what choices earn.
    if (!choosing.bill.is_settled) return TRIAL_UNSURE;
    if (!target_bill_suffices(&choosing)) {
        *sequel->why = shortage_of_bill(&choosing.bill, &choosing.payable);
        return TRIAL_FAILS;
    }
    if (board_is_type(table, trial->item->object.id, TYPE_SPELL)) return TRIAL_UNSURE;
    return price_change_has_unused_payer(trial) ? TRIAL_HOLDS : TRIAL_UNSURE;
}

// Returns whether the trial holds.
static bool holds(CostTrial *trial, const Paid *paid)
{
    const TrialEnd foreseen = foresee_end(trial, paid);
    bool held;

    if (foreseen && !trial->table->verify) return foreseen == TRIAL_HOLDS;
    held = cost_trial_holds(trial, 0, NULL, 0, 0);
    ASSERT(!foreseen || held == (foreseen == TRIAL_HOLDS));
    return held;
}

// Returns whether the item could be finished with the costs of the set paid, in the amounts
// of the set. Costs that are not listed stay as they were decided; the slots of the listed
// ones are empty afterwards.
static bool completable_at(Table *table, Item *item, Sets *sets, const Price *credit,
                           Refusal *why)
{
    const Paid *paid = &sets->set;
    const Sequel sequel = {.why = why};
    Due dues[DUES_MAX];
    CostTrial trial = {.table = table,
                       .item = item,
                       .env = cost_trial_env_of_play(table, item),
                       .dues = dues,
                       .credit = *credit,
                       .ends = ends_with_price,
                       .context = &sequel};
    bool possible;

    clear_slots(table, item, paid);
    trial.n = fill_slots(table, item, paid, dues);
    if (trial.n < 0) *why = REFUSAL_OF(COST_ACTION);
    possible = trial.n > 0    ? holds(&trial, paid)
               : trial.n == 0 ? completable(table, item, credit, why)
                              : false;
    clear_slots(table, item, paid);
    sets->tries += trial.tries;
    return possible;
}

// What is tried with all amounts of the costs that are open.
typedef struct {
    Table *table;
    Item *item;
    Sets *sets;
    const Price *credit;
    Refusal *why;
} Attempt;

static bool some_amounts_complete(const Attempt *attempt, int i)
{
    Paid *paid = &attempt->sets->set;
    int most;

    while (i < paid->n && !(paid->costs[i].is_open && paid->mask >> i & 1u)) i++;
    if (i >= paid->n)
        return completable_at(attempt->table,
                              attempt->item,
                              attempt->sets,
                              attempt->credit,
                              attempt->why);
    most = paid->costs[i].most;
    for (int n = paid->costs[i].least; n <= most; n++) {
        paid->amount[i] = (uint8_t)n;
        if (some_amounts_complete(attempt, i + 1)) return true;
    }
    return false;
}

// Returns whether it could be finished with the costs of the set paid, in some amounts.
static bool completable_with(Table *table, Item *item, Sets *sets, const Price *credit,
                             Refusal *why)
{
    Attempt attempt = {.table = table, .item = item, .sets = sets, .credit = credit};

    attempt.why = why;
    return some_amounts_complete(&attempt, 0);
}

// Returns whether it could with some set of them. Says in [first] why not with the first
// that is no matter of actions.
static bool completable_somehow(Table *table, Item *item, Sets sets,
                                const Price *credit, Refusal *first)
{
    Refusal why;

    while (cost_sets_next(&sets)) {
        if (completable_with(table, item, &sets, credit, &why)) return true;
        if (!*first || *first == REFUSAL_OF(COST_ACTION)) *first = why;
    }
    return false;
}

static bool ends_with_costs(CostTrial *trial)
{
    const Sequel *sequel = trial->context;

    Refusal why = REFUSAL_NONE;

    return completable_somehow(
        trial->table, trial->item, *sequel->later, &trial->credit, &why);
}

// Returns whether of these costs just those are paid that are due.
static bool is_least(const Paid *paid)
{
    for (int i = 0; i < paid->n; i++)
        if (!cost_sets_is_sound(paid, i) ||
            (cost_sets_is_optional(&paid->costs[i]) && (paid->mask >> i) & 1u))
            return false;
    return true;
}

// Tells which of the costs cannot be paid. Returns how many.
static int tell_unpayable(Table *table, Item *item, const Paid *paid)
{
    Env env = cost_trial_env_of_play(table, item);
    Refusal first = REFUSAL_NONE;
    int told = 0;

    for (int i = 0; i < paid->n; i++) {
        const AdditionalCost *additional = &paid->costs[i];
        Sight sight = {.why = REFUSAL_COST_ACTION_ROW, .object = item->object.id};

        if (!((paid->mask >> i) & 1u)) continue;
        env.paid_slot = additional->slot;
        if (cost_action_is_payable(
                table, &env, &table->library->costs[additional->cost]))
            continue;
        if (additional->clause)
            sight.clause = (ClauseId)(additional->clause - table->library->clauses);
        (void)observer_refuses_for(table, &first, sight);
        told++;
    }
    return told;
}

// Tells what is against the item with these costs. A price that choices may make cheaper
// counts with them.
static void tell_set(Table *table, Item *item, const Paid *paid)
{
    const bool spell = board_is_type(table, item->object.id, TYPE_SPELL);
    const Price nothing = {.energy = 0};
    Refusal first = REFUSAL_NONE;
    Due dues[DUES_MAX];
    Choosing choosing;
    int told;

    (void)fill_slots(table, item, paid, dues);
    told = tell_unpayable(table, item, paid);
    target_begin(&choosing, table, item, NULL);
    if (!(spell && cost_may_earn(&choosing.bill)))
        shortage_tell_bill(&choosing.bill, &choosing.payable);
    if (spell) choice_refuse_for_spell(&choosing);
    // Each part can be paid, and not all of them together.
    if (!told && completable(table, item, &nothing, &first))
        (void)observer_refuses(table, &first, REFUSAL_OF(COST_ACTION));
    clear_slots(table, item, paid);
}

// Tells an observer that wants every reason what is against the item with the costs that are
// due; those that players may pay besides are no reasons.
static void tell_refused(Table *table, Item *item, const AdditionalCost *costs, int n)
{
    if (!observer_wants_reasons(table)) return;
    for (unsigned mask = 0; mask < (1u << n); mask++) {
        const Paid paid = {.costs = costs, .n = n, .mask = mask};

        if (is_least(&paid)) tell_set(table, item, &paid);
    }
}

// Proves that idle costs make nothing possible.
static void verify_idle(Table *table, Item *item, Sets sets, bool possible)
{
    const Price nothing = {.energy = 0};
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    Refusal why = REFUSAL_NONE;

    sets.set.idle = 0;
    ASSERT(possible == completable_somehow(table, item, sets, &nothing, &why));
    table->work = work;
    table->stat_reads = stat_reads;
}

Refusal additional_cost_check(Table *table, Item *item)
{
    AdditionalCost costs[ADDITIONAL_MAX];
    const int n = cost_sets_list(table, item, costs);
    const Sets sets = cost_sets_of(table, item, costs, n);
    const Price nothing = {.energy = 0};
    Refusal first = REFUSAL_NONE;
    bool possible;

    memset(table_paid(table, item->object.id), 0, PAID_MAX);
    item->ways = 0;
    possible = completable_somehow(table, item, sets, &nothing, &first);
    if (table->verify && n <= VERIFIED_MAX) verify_idle(table, item, sets, possible);
    if (possible) return REFUSAL_NONE;
    tell_refused(table, item, costs, n);
    return first;
}

// Lists those of all costs that are alternatives of the first and can be paid, and tells
// whether it can go unpaid. Returns a bit for each.
static unsigned payable_alternatives(Table *table, Item *item, Sets all,
                                     const Price *credit, bool *can_skip)
{
    const AdditionalCost *costs = all.set.costs;
    unsigned found = 0, first = 0;
    Refusal why;

    *can_skip = false;
    for (int i = 0; i < all.set.n && cost_sets_is_same(&costs[i], &costs[0]); i++)
        first |= 1u << i;
    all.set.idle &= ~first;
    all.rare &= ~first;
    while ((found != first || (!*can_skip && cost_sets_is_optional(&costs[0]))) &&
           cost_sets_next(&all)) {
        if (!completable_with(table, item, &all, credit, &why)) continue;
        found |= all.set.mask & first;
        if (!(all.set.mask & first)) *can_skip = true;
    }
    return found;
}

// A cost that is paid, and how much it counts where nothing is counted while paying.
typedef struct {
    const AdditionalCost *cost;
    int counted;
} PaidCost;

// Returns whether it could be finished with [amount] for the first of the costs.
static bool completable_for(Table *table, Item *item, Paid paid, const Price *credit,
                            int amount)
{
    AdditionalCost costs[ADDITIONAL_MAX];
    Refusal why;
    Sets sets;

    memcpy(costs, paid.costs, sizeof *costs * (size_t)paid.n);
    costs[0].least = costs[0].most = (uint8_t)amount;
    sets = cost_sets_of(table, item, costs, paid.n);
    sets.set.idle &= ~1u;
    sets.rare &= ~1u;
    while (cost_sets_next(&sets))
        if (sets.set.mask & 1u && completable_with(table, item, &sets, credit, &why))
            return true;
    return false;
}

// Asks how much is paid for the first of the costs, which is open: each number is offered
// after which all else can be paid (355.1). Returns -1 where there is none.
static int ask_amount(Table *table, uint16_t serial, Paid paid, const Price *credit)
{
    Item *item = chain_item(table, serial);
    int amounts[AMOUNT_MOST + 1], n = 0;
    Question *question;

    for (int k = 0; k <= AMOUNT_MOST; k++) {
        if (completable_for(table, item, paid, credit, k))
            amounts[n++] = k;
        else if (k >= paid.costs[0].most)
            break;
    }
    if (!n) return -1;
    question = ask_begin(table, item->controller, PROMPT_AMOUNT, item->object);
    for (int i = 0; i < n; i++)
        ask_option(
            question,
            (Option){.kind = OPTION_NUMBER, .spot = NOWHERE, .n = (int16_t)amounts[i]});
    return amounts[ask_one(table)];
}

// Pays the resources' share later, and does the actions of one cost now. The total is fixed
// before anything is paid (356, 357): a discount of what pays counts all the same. [later]
// are the costs to come.
static bool pay_one(Table *table, Item *item, const PaidCost *cost, const Sets *later,
                    Price *credit)
{
    const AdditionalCost *additional = cost->cost;
    int counted = cost->counted;
    const uint16_t serial = item->serial;
    const Sequel sequel = {.later = later};
    Due dues[COST_ACTIONS_MAX];
    CostTrial trial = {.table = table,
                       .item = item,
                       .env = cost_trial_env_of_play(table, item),
                       .dues = dues,
                       .credit = *credit,
                       .ends = ends_with_costs,
                       .context = &sequel};

    set_slot(table, item, additional, 1 + counted);
    trial.n = add_dues(table, item, additional, dues);
    for (int i = 0; i < trial.n; i++) {
        const int paid = cost_payers_pay(&trial, i);

        if (paid < 0) return false;
        if (dues[i].paid) counted = paid;
    }
    set_slot(table, chain_item(table, serial), additional, 1 + counted);
    *credit = trial.credit;
    return true;
}

// Asks for an optional cost that could be paid, and for one of its alternatives; does the
// actions of one that is due. [costs] begin with it, and the [n] include those to come.
static bool choose_one(Table *table, uint16_t serial, const AdditionalCost *costs,
                       int n, Price *credit)
{
    Item *item = chain_item(table, serial);
    const Sets all = cost_sets_of(table, item, costs, n);
    bool can_skip;
    const unsigned can_pay = payable_alternatives(table, item, all, credit, &can_skip);
    uint16_t records[COST_WAYS_MAX];
    int which[COST_WAYS_MAX], ways = 0;
    PaidCost cost = {.counted = 1};
    Sets later = all;

    for (int i = 0; i < n && cost_sets_is_same(&costs[i], &costs[0]); i++) {
        later = cost_sets_from(&all, i + 1);
        if (!(can_pay & 1u << i)) continue;
        records[ways] = costs[i].cost;
        which[ways++] = i;
    }
    if (!ways) return cost_sets_is_optional(&costs[0]);
    if (cost_sets_is_optional(&costs[0]) && can_skip &&
        !ask_yes(table, item->controller, PROMPT_OPTIONAL_COST, item->object, NULL))
        return true;
    cost.cost = &costs[which[cost_ask_way(
        table, item->controller, item->object, records, ways)]];
    if (cost.cost->is_open) cost.counted = ask_amount(table, serial, all.set, credit);
    return cost.counted >= 0 &&
           pay_one(table, chain_item(table, serial), &cost, &later, credit);
}

bool additional_cost_choose(Table *table, uint16_t serial, Price *credit)
{
    AdditionalCost costs[ADDITIONAL_MAX];
    const Item *item = chain_item(table, serial);
    const int n = cost_sets_list(table, item, costs);

    for (int i = 0; i < n; i++) {
        if (i && cost_sets_is_same(&costs[i - 1], &costs[i])) continue;
        if (!choose_one(table, serial, costs + i, n - i, credit)) return false;
    }
    return true;
}
