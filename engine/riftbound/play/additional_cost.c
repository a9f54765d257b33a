// additional_cost.c -- tries sets of additional costs, and pays those that are chosen.
//
// To try a set it fills the slots of the object, asks whether the rest can be completed,
// and empties them again: nothing stays of a trial.

#include "engine/riftbound/play/additional_cost.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

// A cost beside the printed one. Without a clause it is what a permission demands besides
// resources; that has no slot. Alternatives of one cost follow each other.
typedef struct {
    const Clause *clause;
    uint16_t cost;
    uint8_t slot, keyword, way;
} AdditionalCost;

static bool is_optional(const AdditionalCost *cost)
{
    return cost->clause && cost->clause->flags & CLAUSE_MAY;
}

// Notes how much is paid, and of alternatives by which.
static void set_slot(Table *table, Item *item, const AdditionalCost *cost, int paid)
{
    if (!cost->clause) return;
    table->state->objects[item->object.id].additional_paid[cost->slot] =
        number_byte(paid);
    cost_set_way(item, cost->slot, paid ? cost->way : 0);
}

// Whether both are alternatives of one cost.
static bool same_cost(const AdditionalCost *a, const AdditionalCost *b)
{
    return a->clause == b->clause && a->slot == b->slot;
}

// Lists the additional costs of the item. Of a play "ignoring any and all costs" nothing is
// left of them, and they count as paid (356.5.a, 356.4.f.1).
static int costs_of(const Table *table, const Item *item, AdditionalCost *costs)
{
    const ObjectId object = item->object.id;
    const bool free = item->terms & TERM_IGNORING_ALL;
    AbilityScan scan;
    int n = 0;

    if (item->terms & TERM_FOR && !free &&
        table->library->costs[item->terms_cost].actions_n)
        costs[n++] = (AdditionalCost){.cost = item->terms_cost};
    if (!ability_may_have(table, object, CLAUSE_AS)) return n;
    scan = ability_scan_kind(table, object, CLAUSE_AS);
    while (ability_next(&scan)) {
        const uint16_t cost = cost_of_clause(table, scan.now.clause, scan.now.cost);

        if (!cost || !cost_is_of_play(scan.now.clause)) continue;
        if (!cost_additional_is_due(table, item, &scan.now)) continue;
        for (int way = 0; way < (free ? 1 : cost_ways(table, cost)); way++) {
            if (!table_fits(table, LIMIT_ADDITIONAL, n)) return n;
            costs[n++] = (AdditionalCost){scan.now.clause,
                                          free ? 0 : cost_way(table, cost, way),
                                          scan.now.paid_slot,
                                          scan.now.keyword,
                                          (uint8_t)way};
        }
    }
    return n;
}

static Env env_of_player(const Table *table, ObjectId object, PlayerId player)
{
    Env env;

    role_env(table, object, &env);
    env.you = env.chooser = player;
    return env;
}

static Refusal too_dear(const Choosing *choosing)
{
    const Price price = cost_due(&choosing->bill);

    return price.energy > choosing->payable.energy ? REFUSAL_OF(ENERGY)
                                                   : REFUSAL_OF(POWER);
}

static bool completable(Table *table, Item *item, Refusal *why)
{
    Choosing choosing;
    bool paid;

    target_begin(&choosing, table, item, NULL);
    *why = too_dear(&choosing);
    paid = cost_suffices(&choosing.bill, &choosing.payable);
    // A choice may make it cheaper (356.4).
    if (!paid && !cost_may_earn(&choosing.bill)) return false;
    if (!board_is_type(table, item->object.id, TYPE_SPELL)) return paid;
    if (choice_is_possible_for_spell(&choosing)) return true;
    if (paid) *why = REFUSAL_OF(NO_TARGET);
    return false;
}

// Returns the action of a cost that one object pays; NULL where several may, or a number.
static const CostAction *single_action(const Table *table,
                                       const AdditionalCost *additional)
{
    const Cost *cost = &table->library->costs[additional->cost];
    const CostAction *action = &cost->actions[0];

    if (cost->actions_n != 1 || action->amount) return NULL;
    if (action->action == ACTION_SPEND_BUFF) return NULL;
    return table->library->queries[action->query].count_op == OP_NONE ? action : NULL;
}

// Lists the objects that could pay the action and leave enough to pay the rest (357.3).
// Returns how many.
static int sparable(Table *table, Item *item, const CostAction *action, ObjectId *ids,
                    Refusal *why)
{
    const Env env = env_of_player(table, item->object.id, item->controller);
    const int n = cost_action_payers(table, &env, action, ids);
    int kept = 0;

    for (int i = 0; i < n; i++) {
        table->reserved = ids[i];
        if (cost_action_takes_away(action)) table->doomed = ids[i];
        table->paid_card = table->state->objects[ids[i]].card;
        table->version++;
        if (completable(table, item, why)) ids[kept++] = ids[i];
    }
    table->reserved = table->doomed = table->paid_card = 0;
    table->version++;
    return kept;
}

// Additional costs, and those that a player would pay.
typedef struct {
    const AdditionalCost *costs;
    int n;
    unsigned mask; // a bit for each cost
} Paid;

static void clear_slots(Table *table, Item *item, const Paid *paid)
{
    for (int i = 0; i < paid->n; i++) set_slot(table, item, &paid->costs[i], 0);
}

// Whether of the alternatives of cost [i] one is paid, or none that is optional.
static bool is_sound(const Paid *paid, int i)
{
    int n = 0;

    for (int k = 0; k < paid->n; k++)
        n += same_cost(&paid->costs[k], &paid->costs[i]) && (paid->mask >> k) & 1u;
    return n == 1 || (!n && is_optional(&paid->costs[i]));
}

// Fills the slots of the costs that are paid, open numbers at their most. Returns false
// if one cannot be paid, or one that is due is not.
static bool fill_slots(Table *table, Item *item, const Env *env, const Paid *paid)
{
    const Cost *costs[ADDITIONAL_MAX];
    int n = 0;

    for (int i = 0; i < paid->n; i++) {
        const AdditionalCost *additional = &paid->costs[i];
        const Cost *cost = &table->library->costs[additional->cost];
        bool open;

        if (!is_sound(paid, i)) return false;
        if (!((paid->mask >> i) & 1u)) continue;
        if (!cost_action_is_payable(table, env, cost)) return false;
        costs[n++] = cost;
        set_slot(
            table, item, additional, 1 + cost_action_most(table, env, cost, &open));
    }
    return cost_action_all_payable(table, env, costs, n);
}

// Whether the rest can be completed; where one object pays a cost, with an object that can
// be spared. What pays may make the rest cheaper.
static bool rest_is_completable(Table *table, Item *item, const Paid *paid,
                                Refusal *why)
{
    bool tried = false;

    for (int i = 0; i < paid->n; i++) {
        const CostAction *action = single_action(table, &paid->costs[i]);
        ObjectId ids[OBJECTS_MAX];

        if (!action || !((paid->mask >> i) & 1u)) continue;
        if (!sparable(table, item, action, ids, why)) return false;
        tried = true;
    }
    return tried || completable(table, item, why);
}

// Whether the item could be finished with these costs paid. Costs that are not listed
// stay as they were decided; the slots of the listed ones are empty afterwards.
static bool completable_with(Table *table, Item *item, const Paid *paid, Refusal *why)
{
    const Env env = env_of_player(table, item->object.id, item->controller);
    bool holds;

    clear_slots(table, item, paid);
    holds = fill_slots(table, item, &env, paid);
    if (!holds) *why = REFUSAL_OF(COST_ACTION);
    holds = holds && rest_is_completable(table, item, paid, why);
    clear_slots(table, item, paid);
    return holds;
}

Refusal additional_cost_check(Table *table, Item *item)
{
    AdditionalCost costs[ADDITIONAL_MAX];
    const int n = costs_of(table, item, costs);
    Object *object = &table->state->objects[item->object.id];
    Refusal why = REFUSAL_NONE, first = REFUSAL_NONE;

    memset(object->additional_paid, 0, sizeof object->additional_paid);
    item->ways = 0;
    for (unsigned mask = 0; mask < (1u << n); mask++) {
        const Paid paid = {costs, n, mask};

        if (completable_with(table, item, &paid, &why)) return REFUSAL_NONE;
        if (!first || first == REFUSAL_OF(COST_ACTION)) first = why;
    }
    return first;
}

// Asks for the one object that pays, of those that can be spared. Returns -1 for none.
static int pay_with_one(Table *table, Item *item, const Env *env,
                        const CostAction *action)
{
    ObjectId ids[OBJECTS_MAX];
    Refusal why;
    const int n = sparable(table, item, action, ids, &why);
    Question *question;
    ObjectId chosen;

    if (!n) return -1;
    question = ask_begin(table,
                         env->you,
                         action->action == ACTION_DISCARD ? PROMPT_DISCARD
                                                          : PROMPT_COST_OBJECT,
                         item->object);
    offer_objects(question, ids, n);
    chosen = ids[ask_one(table)];
    cost_action_do(table, env, action, &chosen, 1);
    return 1;
}

// Lists those of the [n] costs that are alternatives of the first and can be paid, and
// tells whether it can go unpaid. Returns a bit for each.
static unsigned payable_alternatives(Table *table, Item *item,
                                     const AdditionalCost *costs, int n, bool *can_skip)
{
    unsigned found = 0, first = 0;
    Refusal why;

    *can_skip = false;
    for (int i = 0; i < n && same_cost(&costs[i], &costs[0]); i++) first |= 1u << i;
    for (unsigned mask = 0; mask < (1u << n); mask++) {
        const Paid trial = {costs, n, mask};

        if (!completable_with(table, item, &trial, &why)) continue;
        found |= mask & first;
        if (!(mask & first)) *can_skip = true;
    }
    return found;
}

static Price price_now(const Table *table, const Item *item)
{
    const Bill bill = cost_bill(table, item, NULL);

    return cost_due(&bill);
}

// Pays the resources' share later, and does the actions of one cost now. The total is fixed
// before anything is paid (356, 357): a discount of what pays counts all the same.
static bool pay_one(Table *table, Item *item, const AdditionalCost *additional,
                    Price *credit)
{
    Price before = {.energy = 0};
    const Cost *cost = &table->library->costs[additional->cost];
    Env env = env_of_player(table, item->object.id, item->controller);
    int least = 0, paid, most;
    Refusal why;
    bool open;

    most = cost_action_most(table, &env, cost, &open);
    while (open && least < most) {
        set_slot(table, item, additional, 1 + least);
        if (completable(table, item, &why)) break;
        least++;
    }
    set_slot(table, item, additional, 1);
    env.keyword = additional->keyword;
    env.item = item->serial;
    if (cost->actions_n) before = price_now(table, item);
    if (single_action(table, additional)) {
        paid = pay_with_one(table, item, &env, single_action(table, additional));
    } else {
        paid = cost_action_pay(table, &env, cost, least, 255);
    }
    set_slot(table, item, additional, 1 + paid);
    if (cost->actions_n) {
        const Price after = price_now(table, item);

        if (paid == 1) price_fall_back(credit, &before, &after);
    }
    return paid >= 0;
}

// Asks for an optional cost that could be paid, and for one of its alternatives; does the
// actions of one that is due. [costs] begin with it, and the [n] include those to come.
static bool choose_one(Table *table, uint16_t serial, const AdditionalCost *costs,
                       int n, Price *credit)
{
    Item *item = chain_item(table, serial);
    bool can_skip;
    const unsigned can_pay = payable_alternatives(table, item, costs, n, &can_skip);
    uint16_t records[COST_WAYS_MAX];
    int which[COST_WAYS_MAX], ways = 0;

    for (int i = 0; i < n && same_cost(&costs[i], &costs[0]); i++) {
        if (!(can_pay & 1u << i)) continue;
        records[ways] = costs[i].cost;
        which[ways++] = i;
    }
    if (!ways) return is_optional(&costs[0]);
    if (is_optional(&costs[0]) && can_skip &&
        !ask_yes(table, item->controller, PROMPT_OPTIONAL_COST, item->object, NULL))
        return true;
    return pay_one(table,
                   item,
                   &costs[which[cost_ask_way(
                       table, item->controller, item->object, records, ways)]],
                   credit);
}

bool additional_cost_choose(Table *table, uint16_t serial, Price *credit)
{
    AdditionalCost costs[ADDITIONAL_MAX];
    const Item *item = chain_item(table, serial);
    const int n = costs_of(table, item, costs);

    for (int i = 0; i < n; i++) {
        if (i && same_cost(&costs[i - 1], &costs[i])) continue;
        if (!choose_one(table, serial, costs + i, n - i, credit)) return false;
    }
    return true;
}
