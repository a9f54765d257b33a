// pay.c -- plans which resource abilities pay a price, and carries the plan out.
//
// The plan is complete before anything is used, so that one rune can give Energy and then
// Power. After each choice the rest must stay payable.

#include "engine/riftbound/actions/pay.h"

#include <string.h>

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/action_inside.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/board.h"

// The part of the price that has no plan yet.
typedef struct {
    int over[RESOURCE_COUNT]; // what is planned gives beyond the needs that chose it
    Price left;
} Rest;

typedef struct {
    Table *table;
    PlayerId player;
    ObjectId purpose;
    Rest rest;
    ResourceAbility abilities[RESOURCE_ABILITIES_MAX];
    bool used[RESOURCE_ABILITIES_MAX]; // planned, or made impossible by what is planned
    bool is_of_planned[RESOURCE_ABILITIES_MAX]; // of an object that has a planned use
    int n;
    int began;                         // the timestamp before the payment
    int order[RESOURCE_ABILITIES_MAX]; // indices of those chosen, as they were chosen
    int order_n;
} Plan;

static bool same_kind(const Plan *plan, int a, int b)
{
    const State *state = plan->table->state;

    return plan->abilities[a].clause == plan->abilities[b].clause &&
           plan->abilities[a].resource == plan->abilities[b].resource &&
           state->objects[plan->abilities[a].object].card ==
               state->objects[plan->abilities[b].object].card;
}

// Returns whether the use is better than others of its kind: for Power that of an
// exhausted rune, for Energy that of one which will be recycled for Power anyway.
static bool is_good(const Plan *plan, int i, bool energy)
{
    return energy ? plan->is_of_planned[i]
                  : board_is_exhausted(plan->table, plan->abilities[i].object);
}

// Returns whether a player cannot care which of the two pays. Runes of every domain give
// the same Energy, so for Energy they are one kind.
static bool interchangeable(const Plan *plan, int a, int b, bool energy)
{
    if (same_kind(plan, a, b)) return true;
    return energy && plan->abilities[a].clause == plan->abilities[b].clause &&
           board_is_type(plan->table, plan->abilities[a].object, TYPE_RUNE) &&
           board_is_type(plan->table, plan->abilities[b].object, TYPE_RUNE);
}

// The uses that serve a need, and of each kind the best one.
typedef struct {
    int uses[RESOURCE_ABILITIES_MAX], kinds[RESOURCE_ABILITIES_MAX];
    int uses_n, n;
} Fitting;

static void find_fitting(const Plan *plan, int need, Fitting *fitting)
{
    const bool energy = need == PRICE_ENERGY;
    const unsigned resources = price_payers(&plan->rest.left, need);
    int *kinds = fitting->kinds;

    fitting->uses_n = fitting->n = 0;
    for (int i = 0; i < plan->n; i++) {
        int k;

        if (!(resources >> plan->abilities[i].resource & 1u) || plan->used[i]) continue;
        fitting->uses[fitting->uses_n++] = i;
        for (k = 0; k < fitting->n && !interchangeable(plan, kinds[k], i, energy);
             k++) {
        }
        if (k == fitting->n)
            kinds[fitting->n++] = i;
        else if (is_good(plan, i, energy) && !is_good(plan, kinds[k], energy))
            kinds[k] = i;
    }
}

static int choose_kind(const Plan *plan, const int *kinds, int n)
{
    Question *question;

    if (n == 1) return kinds[0];
    question = ask_begin(plan->table,
                         plan->player,
                         PROMPT_PAY_WITH,
                         object_ref(plan->table->state, payable_thing(plan->purpose)));
    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_RESOURCE,
                            .object = plan->abilities[kinds[i]].object,
                            .ref = plan->abilities[kinds[i]].clause,
                            .spot = NOWHERE,
                            .n = plan->abilities[kinds[i]].resource});
    }
    return kinds[ask_one(plan->table)];
}

// Spends on a need what abilities chosen before give beyond theirs. Returns the rest of
// the need.
static int take_over(Rest *rest, int need)
{
    int *left = price_part(&rest->left, need);
    unsigned from = price_payers(&rest->left, need);

    for (; *left > 0 && from; from &= from - 1) {
        int *over = &rest->over[__builtin_ctz(from)];
        const int taken = *over < *left ? *over : *left;

        *over -= taken;
        *left -= taken;
    }
    return *left;
}

static bool is_of_use(const ResourceAbility *use, const ResourceAbility *ability)
{
    return ability->object == use->object && ability->clause == use->clause;
}

// Plans the use of an ability, with every resource that it gives. Those of one object stand
// side by side.
static void plan_use(Plan *plan, int chosen)
{
    const ResourceAbility use = plan->abilities[chosen];
    int first = chosen;

    plan->order[plan->order_n++] = chosen;
    while (first && plan->abilities[first - 1].object == use.object) first--;
    for (int i = first; i < plan->n; i++) {
        const ResourceAbility *ability = &plan->abilities[i];

        if (ability->object != use.object) return;
        plan->is_of_planned[i] = true;
        if (payable_excludes(&use, ability)) plan->used[i] = true;
        if (!is_of_use(&use, ability)) continue;
        plan->used[i] = true;
        plan->rest.over[ability->resource] += ability->amount;
    }
}

// Returns whether the rest can still be paid when [chosen] is used for [need].
static bool leaves_enough(const Plan *plan, int need, int chosen)
{
    const ResourceAbility *use = &plan->abilities[chosen];
    ResourceAbility unused[RESOURCE_ABILITIES_MAX];
    Rest then = plan->rest;
    int n = 0;

    for (int i = 0; i < plan->n; i++) {
        const ResourceAbility *ability = &plan->abilities[i];

        if (is_of_use(use, ability))
            then.over[ability->resource] += ability->amount;
        else if (!plan->used[i] && !payable_excludes(use, ability))
            unused[n++] = *ability;
    }
    (void)take_over(&then, need);
    return payable_list_suffices(then.over, unused, n, &then.left);
}

// Keeps the kinds after which the rest can still be paid. Returns how many.
static int keep_possible(const Plan *plan, int need, int *kinds, int n)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (leaves_enough(plan, need, kinds[i])) kinds[kept++] = kinds[i];
    }
    return kept;
}

// Plans as many uses of one kind as the need wants, the good ones first. No object has two of
// them. Returns whether they are enough.
static bool plan_kind(Plan *plan, int need, const Fitting *fitting)
{
    const bool energy = need == PRICE_ENERGY;

    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < fitting->uses_n; i++) {
            const int use = fitting->uses[i];

            if (plan->used[use] || is_good(plan, use, energy) != !pass) continue;
            plan_use(plan, use);
            if (take_over(&plan->rest, need) <= 0) return true;
        }
    }
    return false;
}

// Chooses abilities for this need. Returns false where there are not enough.
static bool plan_for(Plan *plan, int need)
{
    Fitting fitting;

    while (take_over(&plan->rest, need) > 0) {
        find_fitting(plan, need, &fitting);
        if (fitting.n == 1) return plan_kind(plan, need, &fitting);
        fitting.n = keep_possible(plan, need, fitting.kinds, fitting.n);
        if (!fitting.n) return false;
        plan_use(plan, choose_kind(plan, fitting.kinds, fitting.n));
    }
    return true;
}

// Takes from the pool what it has of what is still wanted.
static void take(uint16_t *pool, int *want)
{
    const int taken = *pool < *want ? *pool : *want;

    *pool = (uint16_t)(*pool - taken);
    *want -= taken;
}

// Takes from the pool what it has of [missing].
static void take_all(uint16_t *pool, Price *missing)
{
    const unsigned own = missing->own_domains;

    take(&pool[RESOURCE_ENERGY], &missing->energy);
    for (int d = 0; d < DOMAIN_COUNT; d++)
        take(&pool[RESOURCE_FURY + d], &missing->power[d]);
    for (int d = 0; missing->own && d < DOMAIN_COUNT; d++)
        if (!own || own >> d & 1u) take(&pool[RESOURCE_FURY + d], &missing->own);
    for (int d = 0; missing->any && d < DOMAIN_COUNT; d++)
        take(&pool[RESOURCE_FURY + d], &missing->any);
    if (!pool[RESOURCE_ANY]) return;
    for (int d = 0; d < DOMAIN_COUNT; d++)
        take(&pool[RESOURCE_ANY], &missing->power[d]);
    take(&pool[RESOURCE_ANY], &missing->own);
    take(&pool[RESOURCE_ANY], &missing->any);
}

// Spends what [has] had and [left] has no more: first what is [apart], for the purpose alone.
static void spend(const Plan *plan, uint16_t *has, const uint16_t *left, int *apart)
{
    Table *table = plan->table;
    uint16_t *pool = table->state->players[plan->player].resources;
    int n = 0;

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        const int spent = has[r] - left[r];

        if (apart[r] > spent) apart[r] = spent;
        pool[r] = (uint16_t)(pool[r] - (spent - apart[r]));
        has[r] = (uint16_t)(pool[r] + spent);
        n += apart[r];
    }
    if (n) payable_pool_spend(table, plan->player, plan->purpose, apart);
    table_renewed(table);
    if (observer_is_there(table)) observer_tell_paid(table, plan->player, has);
}

static bool make_plan(Plan *plan)
{
    for (int need = 0; need < PRICE_PARTS; need++) {
        if (*price_part(&plan->rest.left, need) > 0 && !plan_for(plan, need))
            return false;
    }
    return true;
}

// Uses what is planned. Exhausting comes first: a recycled rune can no longer be exhausted
// (164.2.b.1).
static void carry_out(const Plan *plan)
{
    int others[RESOURCE_ABILITIES_MAX];
    int others_n = 0;

    for (int i = 0; i < plan->order_n; i++) {
        const ResourceAbility ability = plan->abilities[plan->order[i]];
        const Clause *clause = &plan->table->library->clauses[ability.clause];

        if (payable_ability_action(plan->table, clause) == ACTION_EXHAUST)
            payable_use_ability(plan->table, plan->player, ability);
        else
            others[others_n++] = plan->order[i];
    }
    for (int i = 0; i < others_n; i++)
        payable_use_ability(plan->table, plan->player, plan->abilities[others[i]]);
}

// Plans how the abilities pay what is [missing]. Returns false where they are not enough.
static bool plan_anew(Plan *plan, const Price *missing)
{
    plan->order_n = 0;
    memset(plan->used, 0, sizeof plan->used[0] * (size_t)plan->n);
    memset(plan->is_of_planned, 0, sizeof plan->is_of_planned[0] * (size_t)plan->n);
    memset(plan->rest.over, 0, sizeof plan->rest.over);
    plan->rest.left = *missing;
    return make_plan(plan);
}

// Spends what floats, and plans how abilities pay the rest, which [missing] gets. Returns false
// where they are not enough: then nothing is spent.
static bool spend_and_plan(Plan *plan, Price *missing)
{
    static const uint16_t nothing[RESOURCES_MAX];
    const uint16_t *pool = plan->table->state->players[plan->player].resources;
    const bool some = payable_pool_has(plan->table, plan->player);
    uint16_t has[RESOURCES_MAX], left[RESOURCES_MAX];
    int apart[RESOURCE_COUNT] = {0};

    if (!some && !memcmp(pool, nothing, sizeof nothing))
        return plan_anew(plan, missing);
    memcpy(has, pool, sizeof has);
    if (some) payable_pool_sum(plan->table, plan->player, plan->purpose, apart);
    for (int r = 0; some && r < RESOURCE_COUNT; r++)
        has[r] = number_count(has[r] + apart[r]);
    memcpy(left, has, sizeof left);
    take_all(left, missing);
    if (!price_is_nothing(missing) && !plan_anew(plan, missing)) return false;
    spend(plan, has, left, apart);
    return true;
}

// Pays from what floats, and the rest from the [plan->n] resource abilities of the plan; what was
// taken for something else meanwhile, from others. Returns false where these do not do.
static bool pay_plainly(Plan *plan, const Price *price)
{
    Price missing = *price;

    for (;;) {
        if (!spend_and_plan(plan, &missing)) return false;
        if (price_is_nothing(&missing)) return true;
        carry_out(plan);
        plan->n = payable_abilities(
            plan->table, plan->player, plan->purpose, plan->abilities);
    }
}

// Tells how much of one kind of resource a player has spent, where some card asks.
static void tell_spent(Table *table, int what, PlayerId player, int n)
{
    Event event = event_of(what, 0, player);

    if (!n || (!event_set_has(&table->library->heard, what) &&
               !event_set_has(&table->library->logged, what)))
        return;
    event.player = player;
    event.n = number_of(n);
    action_raise(table, &event);
}

// What the uses of some abilities have added beyond the price.
typedef struct {
    PayableRest rests[TURNING_MAX];
    int n;
} Left;

// Pays for the uses of number [i], each for so much Energy: things that are used once each stand
// for each other. Notes in [rest] what they add and the price does not take.
static void pay_themselves(Plan *plan, const Turning *turning, int i, int energy,
                           PayableRest *rest)
{
    const ResourceAbility *use = &turning->uses[i];
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    const int n = payable_turning(plan->table, plan->player, plan->purpose, list);
    int uses = turning->most[i] ? turning->times[i] : 1;
    const int each = turning->times[i] / uses;

    for (int k = 0; k < n && uses; k++) {
        if (list[k].clause != use->clause || list[k].resource != use->resource ||
            list[k].amount != use->amount)
            continue;
        payable_rest_add(plan->table, list[k], each, rest);
        payable_pay_itself(plan->table, plan->player, list[k], energy);
        uses--;
    }
    rest->sum[use->resource] -= turning->taken[i];
}

// Uses what turns resources into others, and tells what is spent on that and added by it. Says
// in [left] what is left of that.
static void turn_resources(Plan *plan, const Turning *turning, Left *left)
{
    Table *table = plan->table;
    const PlayerId player = plan->player;

    for (int i = 0; i < turning->n; i++) {
        const Clause *clause = &table->library->clauses[turning->uses[i].clause];
        Price paid;
        int uses;

        if (!turning->times[i]) continue;
        memset(&paid, 0, sizeof paid);
        price_add(table, &paid, payable_turn_cost(table, clause), turning->times[i]);
        uses = turning->most[i] ? turning->times[i] : 1;
        pay_themselves(plan, turning, i, paid.energy / uses, &left->rests[left->n++]);
        tell_spent(table, EVENT_ENERGY_SPENT, player, paid.energy);
        tell_spent(table, EVENT_POWER_SPENT, player, price_sum(&paid) - paid.energy);
        payable_tell_added(table, player, turning->uses[i].resource, turning->taken[i]);
    }
}

// Turns resources, if [turning] is not NULL, and pays what is due then. Where one use has made
// another impossible, or less, all that was spent and used is given back.
static bool pay_or_give_back(Plan *plan, const Turning *turning, const Price *price)
{
    Table *table = plan->table;
    Left left = {.n = 0};

    (void)table_keep(table);
    if (turning) {
        turn_resources(plan, turning, &left);
        plan->n =
            payable_abilities(table, plan->player, plan->purpose, plan->abilities);
    }
    if (pay_plainly(plan, turning ? &turning->due : price)) {
        // Nothing pays for itself with what it adds.
        for (int i = 0; i < left.n; i++)
            payable_rest_gain(table, plan->player, &left.rests[i]);
        table_drop(table);
        return true;
    }
    table_restore(table);
    return false;
}

// Returns whether paying may cost the player something else: what would die for it, or leave,
// may be saved at a price.
static bool may_cost_more(const Plan *plan)
{
    const Table *table = plan->table;
    const bool dies = replacement_is_loaded(table, EVENT_DIES);
    const bool leaves = event_set_has(&table->library->bought_off, EVENT_LEAVES);

    if (!dies && !leaves) return false;
    for (int i = 0; i < plan->n; i++) {
        const Clause *clause = &table->library->clauses[plan->abilities[i].clause];
        const int action = payable_ability_action(table, clause);

        if (action == ACTION_KILL || (leaves && action != ACTION_EXHAUST)) return true;
    }
    return false;
}

static bool pay_from_all(Table *table, PlayerId player, const Price *price,
                         ObjectId purpose)
{
    Turning turning;
    Payable payable;
    Plan plan;
    bool turns;

    if (price_is_nothing(price)) return true;
    plan.table = table;
    plan.player = player;
    plan.purpose = purpose;
    payable = payable_listed(table, player, purpose, plan.abilities, &plan.n);
    if (!payable_suffices(table, &payable, price)) return false;
    turns = payable.can_turn && payable_turn(table, &payable, price, &turning);
    if (turns || may_cost_more(&plan) ||
        (plan.n > 1 && passive_may_answer(table, QUESTION_ADDS_MORE)))
        return pay_or_give_back(&plan, turns ? &turning : NULL, price);
    return pay_plainly(&plan, price);
}

bool pay_price(Table *table, PlayerId player, const Price *price, ObjectId purpose)
{
    const bool paid = pay_from_all(table, player, price, purpose);

    payable_pool_settle(table);
    if (!paid) return false;
    tell_spent(table, EVENT_ENERGY_SPENT, player, price->energy);
    tell_spent(table, EVENT_POWER_SPENT, player, price_sum(price) - price->energy);
    return true;
}

int pay_most_times(const Table *table, PlayerId player, const Price *each,
                   ObjectId purpose)
{
    Price all = {.own_domains = each->own_domains};
    int n = 0;

    price_join(&all, each);
    for (; payable_affords(table, player, &all, purpose); n++) price_join(&all, each);
    return n;
}

int pay_ask_times(Table *table, PlayerId player, int most, Ref about)
{
    Question *question = ask_begin(table, player, PROMPT_AMOUNT, about);

    for (int n = 0; n <= most; n++)
        ask_option(question,
                   (Option){.kind = OPTION_NUMBER, .spot = NOWHERE, .n = (int16_t)n});
    return ask_one(table);
}
