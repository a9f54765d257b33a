// use_cost.c -- pays for the use of an ability, and tries beforehand whether that is possible.
//
// A trial does on the State what the payment will do, in the same order, and puts the
// State back. The player chooses payers only among things that leave the rest possible.

#include "engine/riftbound/play/use_cost.h"

#include <string.h>

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/play/cost_payers.h"
#include "engine/riftbound/play/cost_trial.h"
#include "engine/riftbound/position/rulebook.h"

static const Cost *cost_of(const Table *table, const Item *item, const Clause *clause)
{
    return &table->library->costs[cost_of_ability(table, item, clause)];
}

bool use_cost_is_tried(const Choosing *choosing)
{
    const Table *table = choosing->table;
    const Cost *cost = cost_of(table, choosing->item, choosing->bill.clause);
    bool chooses = false, others = false;

    for (int i = 0; i < cost->actions_n; i++) {
        chooses |= !cost_action_names_one(table, &cost->actions[i]);
        others |= table->library->queries[cost->actions[i].query].another;
    }
    if (!chooses || cost->actions_n > 1 || others) return chooses;
    return !choosing->bill.is_settled || cost_may_change(&choosing->bill) ||
           !price_is_nothing(&choosing->bill.base) ||
           passive_may_answer(table, QUESTION_COST_TO_CHOOSE);
}

void use_cost_reserve(Table *table, const Item *item, const Clause *clause)
{
    const Cost *cost = cost_of(table, item, clause);

    for (int i = 0; i < cost->actions_n; i++) {
        if (table->library->queries[cost->actions[i].query].role != ROLE_ME) continue;
        if (cost->actions[i].action == ACTION_SPEND_BUFF ||
            cost->actions[i].action == ACTION_SPEND_STATUS)
            continue;
        table->reserved = item->source.id;
        if (payable_may_add(table, table->reserved)) table_renewed(table);
    }
}

void use_cost_reserve_nothing(Table *table)
{
    if (!table->reserved) return;
    if (payable_may_add(table, table->reserved)) table_renewed(table);
    table->reserved = 0;
}

// Returns whether the thing that pays the due can still be exhausted for resources
// before.
static bool may_exhaust(const CostAction *action)
{
    return cost_action_takes_away(action) || action->action == ACTION_DISCARD;
}

// Tells what the things of [list] will pay: before that they pay no price with the same.
static int speak_for(const CostTrial *trial, const PaidDue *list, int n, Spoken *spoken)
{
    int spoken_n = 0;

    for (int i = 0; i < n; i++) {
        const CostAction *action = trial->dues[list[i].due].action;

        if (action->action == ACTION_SPEND_BUFF ||
            action->action == ACTION_SPEND_STATUS)
            continue;
        spoken[spoken_n++] = (Spoken){list[i].id, may_exhaust(action)};
    }
    return spoken_n;
}

static bool may_add(const Table *table, const Spoken *spoken, int n)
{
    for (int i = 0; i < n; i++)
        if (payable_may_add(table, spoken[i].id)) return true;
    return false;
}

// Sets the reserved objects; [n] 0 clears them.
static void speak(Table *table, const Spoken *spoken, int n)
{
    if (may_add(table, table->spoken, table->spoken_n) || may_add(table, spoken, n))
        table_renewed(table);
    table->spoken = spoken;
    table->spoken_n = n;
}

// Returns whether the price can be paid with what the actions leave.
static bool ends_with_price(CostTrial *trial)
{
    Table *table = trial->table;
    const Bill *bill = trial->context;
    const ObjectId reserved = table->reserved;
    Spoken spoken[OBJECTS_MAX];
    Payable payable;
    bool suffices;

    speak(table, spoken, speak_for(trial, trial->done, trial->done_n, spoken));
    use_cost_reserve(table, trial->item, bill->clause);
    payable = payable_of(table, trial->item->controller, cost_purpose(bill));
    suffices = cost_suffices(bill, &payable);
    table->reserved = reserved;
    speak(table, NULL, 0);
    return suffices;
}

// Begins a trial of the cost of the bill. [dues] get its actions.
static CostTrial trial_of(const Choosing *choosing, Due *dues)
{
    const Table *table = choosing->table;
    const Cost *cost = cost_of(table, choosing->item, choosing->bill.clause);

    return (CostTrial){.table = choosing->table,
                       .item = choosing->item,
                       .env = choosing->env,
                       .dues = dues,
                       .n = cost_trial_dues(table, cost, (Due){.keyword = 0}, dues),
                       .ends = ends_with_price,
                       .context = &choosing->bill,
                       .price_first = true};
}

bool use_cost_suffices(const Choosing *choosing)
{
    Due dues[COST_ACTIONS_MAX];
    CostTrial trial = trial_of(choosing, dues);

    return cost_trial_holds(&trial, 0, NULL, 0, 0);
}

static bool is_chosen_late(const CostAction *action)
{
    return cost_action_is_number(action) || action->action == ACTION_SPEND_BUFF;
}

// Asks what pays each action. Returns how many things do, -1 where there are too few.
static int choose_payers(CostTrial *trial, PaidDue *chosen)
{
    int n = 0;

    trial->chosen = chosen;
    for (int i = 0; i < trial->n; i++) {
        ObjectId ids[OBJECTS_MAX];
        int more;

        if (is_chosen_late(trial->dues[i].action)) continue;
        more = cost_payers_choose(trial, i, ids);
        if (more < 0) return -1;
        for (int k = 0; k < more; k++) chosen[n++] = (PaidDue){ids[k], (uint8_t)i};
        trial->chosen_n = n;
    }
    return n;
}

// Does the actions, with the things that are chosen.
static bool do_actions(CostTrial *trial)
{
    for (int i = 0; i < trial->n; i++) {
        const CostAction *action = trial->dues[i].action;
        ObjectId ids[OBJECTS_MAX];
        int n = 0;

        for (int k = 0; k < trial->chosen_n; k++)
            if (trial->chosen[k].due == i) ids[n++] = trial->chosen[k].id;
        if (n) cost_action_note(trial->table, &trial->env, action, ids, n);
        if (n) cost_action_do(trial->table, &trial->env, action, ids, n);
        if (is_chosen_late(action) &&
            cost_action_pay_part(trial->table, &trial->env, action, 0) < 0)
            return false;
    }
    return true;
}

// Tells the event, which counts when it is paid for.
static void tell_uncounted(Table *table, int event, const Item *item, int energy,
                           UseTold *told)
{
    action_tell_use(table, event, item, energy);
    told->n += turn_history_take(table, event, &told->uses[told->n]);
}

void use_cost_tell(Table *table, const Item *item, int energy, UseTold *told)
{
    if (told->is_told || item->kind != ITEM_ACTIVATED) return;
    told->is_told = true;
    if (trigger_is_awaited(table, EVENT_ABILITY_FINALIZED))
        tell_uncounted(table, EVENT_ABILITY_FINALIZED, item, energy, told);
    if (table->library->clauses[item->clause].adds)
        tell_uncounted(table, EVENT_ABILITY_USED, item, energy, told);
}

static bool pay_resources(Table *table, const Bill *bill, UseTold *told)
{
    const PlayerId player = bill->item->controller;
    const uint16_t serial = bill->item->serial;
    Price price;
    bool paid;

    use_cost_reserve(table, bill->item, bill->clause);
    paid = cost_settle(table, bill, &price);
    if (paid) use_cost_tell(table, bill->item, price.energy, told);
    paid = paid && pay_price(table, player, &price, cost_purpose(bill));
    use_cost_reserve_nothing(table);
    if (paid) cost_note_spent(chain_item(table, serial), &price);
    return paid;
}

// Pays the price with what the things leave that are chosen for the actions, and then these.
static bool pay_as_whole(const Choosing *choosing, UseTold *told)
{
    Table *table = choosing->table;
    Due dues[COST_ACTIONS_MAX];
    CostTrial trial = trial_of(choosing, dues);
    PaidDue chosen[OBJECTS_MAX];
    Spoken spoken[OBJECTS_MAX];
    const int n = choose_payers(&trial, chosen);
    bool paid;

    if (n < 0) return false;
    speak(table, spoken, speak_for(&trial, chosen, n, spoken));
    paid = pay_resources(table, &choosing->bill, told);
    speak(table, NULL, 0);
    return paid && do_actions(&trial);
}

bool use_cost_pay(Choosing *choosing, UseTold *told)
{
    Table *table = choosing->table;
    const Item *item = choosing->item;
    const int before = table->chosen_n;
    bool paid;

    // "Another" in a cost is none of the targets.
    for (int i = 0; i < item->targets_n; i++)
        table_choose(
            table, &choosing->env, table->state->targets[item->targets_first + i]);
    paid = pay_as_whole(choosing, told);
    table->chosen_n = before;
    return paid;
}
