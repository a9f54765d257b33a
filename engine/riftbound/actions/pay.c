// pay.c -- plans which resource abilities pay a price, and carries the plan out.
//
// The plan is complete before anything is used, so that one rune can give Energy and then
// Power. After each choice the rest must stay payable.

#include "engine/riftbound/actions/pay.h"

#include <string.h>

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/board.h"

typedef struct {
    Table *table;
    PlayerId player;
    ObjectId purpose;
    ResourceAbility abilities[RESOURCE_ABILITIES_MAX];
    bool used[RESOURCE_ABILITIES_MAX];
    int n;
    int order[RESOURCE_ABILITIES_MAX]; // indices of those chosen, as they were chosen
    int order_n;
} Plan;

static bool is_power_for(int resource, uint8_t domains)
{
    if (resource == RESOURCE_ENERGY) return false;
    if (resource == RESOURCE_ANY) return true;
    return (domains >> (resource - RESOURCE_FURY)) & 1u;
}

static bool object_is_planned(const Plan *plan, ObjectId object)
{
    for (int i = 0; i < plan->n; i++) {
        if (plan->used[i] && plan->abilities[i].object == object) return true;
    }
    return false;
}

static bool same_kind(const Plan *plan, int a, int b)
{
    const State *state = plan->table->state;

    return plan->abilities[a].clause == plan->abilities[b].clause &&
           state->objects[plan->abilities[a].object].card ==
               state->objects[plan->abilities[b].object].card;
}

// Whether [a] is the better of two of one kind: for Power an exhausted rune, for Energy one
// that will be recycled for Power anyway.
static bool is_better(const Plan *plan, int a, int b, bool energy)
{
    const ObjectId x = plan->abilities[a].object, y = plan->abilities[b].object;

    if (energy) return object_is_planned(plan, x) && !object_is_planned(plan, y);
    return board_is_exhausted(plan->table, x) && !board_is_exhausted(plan->table, y);
}

// Whether a player cannot care which of the two pays. Runes of every domain give the same
// Energy, so for Energy they are one kind.
static bool interchangeable(const Plan *plan, int a, int b, bool energy)
{
    if (same_kind(plan, a, b)) return true;
    return energy && plan->abilities[a].clause == plan->abilities[b].clause &&
           board_is_type(plan->table, plan->abilities[a].object, TYPE_RUNE) &&
           board_is_type(plan->table, plan->abilities[b].object, TYPE_RUNE);
}

static int kinds_for(const Plan *plan, uint8_t domains, bool energy, int *kinds)
{
    int n = 0;

    for (int i = 0; i < plan->n; i++) {
        const int resource = plan->abilities[i].resource;
        int k;

        if (plan->used[i]) continue;
        if (energy ? resource != RESOURCE_ENERGY : !is_power_for(resource, domains))
            continue;
        for (k = 0; k < n && !interchangeable(plan, kinds[k], i, energy); k++) {
        }
        if (k == n)
            kinds[n++] = i;
        else if (is_better(plan, i, kinds[k], energy))
            kinds[k] = i;
    }
    return n;
}

static int choose_kind(const Plan *plan, const int *kinds, int n)
{
    Question *question;

    if (n == 1) return kinds[0];
    question = ask_begin(plan->table,
                         plan->player,
                         PROMPT_PAY_WITH,
                         object_ref(plan->table->state, plan->purpose));
    for (int i = 0; i < n && i < OPTIONS_MAX; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_RESOURCE,
                            .object = plan->abilities[kinds[i]].object,
                            .ref = plan->abilities[kinds[i]].clause,
                            .spot = NOWHERE,
                            .n = plan->abilities[kinds[i]].resource});
    }
    return kinds[ask_one(plan->table)];
}

// Chooses abilities for this need. Returns false where there are not enough.
static bool plan_for(Plan *plan, int need, uint8_t domains, bool energy)
{
    while (need > 0) {
        int kinds[RESOURCE_ABILITIES_MAX], chosen;
        const int n = kinds_for(plan, domains, energy, kinds);

        if (!n) return false;
        chosen = choose_kind(plan, kinds, n);
        plan->used[chosen] = true;
        plan->order[plan->order_n++] = chosen;
        need -= plan->abilities[chosen].amount;
    }
    return true;
}

// Takes from the pool what it has. Returns how much is still wanted.
static int take(uint8_t *pool, int want)
{
    const int taken = *pool < want ? *pool : want;

    *pool = (uint8_t)(*pool - taken);
    return want - taken;
}

// Spends [price] from what floats. [missing] gets the rest of it.
static void spend(Table *table, PlayerId player, const Price *price, Price *missing)
{
    uint8_t *pool = table->state->players[player].resources;

    table->version++;
    *missing = *price;
    missing->energy = take(&pool[RESOURCE_ENERGY], price->energy);
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        missing->power[d] = take(&pool[RESOURCE_FURY + d], price->power[d]);
    }
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (price->own_domains && !((price->own_domains >> d) & 1u)) continue;
        missing->own = take(&pool[RESOURCE_FURY + d], missing->own);
    }
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        missing->any = take(&pool[RESOURCE_FURY + d], missing->any);
    }
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        missing->power[d] = take(&pool[RESOURCE_ANY], missing->power[d]);
    }
    missing->own = take(&pool[RESOURCE_ANY], missing->own);
    missing->any = take(&pool[RESOURCE_ANY], missing->any);
}

static bool make_plan(Plan *plan, const Price *missing)
{
    const uint8_t own = missing->own_domains ? missing->own_domains : 0xff;

    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (!plan_for(plan, missing->power[d], (uint8_t)(1u << d), false)) return false;
    }
    return plan_for(plan, missing->own, own, false) &&
           plan_for(plan, missing->any, 0xff, false) &&
           plan_for(plan, missing->energy, 0, true);
}

// Uses the planned abilities whose cost is [action], or all that have another cost.
static void use_planned(const Plan *plan, int action, bool others)
{
    for (int i = 0; i < plan->order_n; i++) {
        const ResourceAbility ability = plan->abilities[plan->order[i]];
        const Clause *clause = &plan->table->library->clauses[ability.clause];

        if ((payable_ability_action(plan->table, clause) == action) == others) continue;
        payable_use_ability(plan->table, plan->player, ability);
    }
}

// Exhausting comes first: a recycled rune can no longer be exhausted (164.2.b.1).
static void carry_out(const Plan *plan)
{
    use_planned(plan, ACTION_EXHAUST, false);
    use_planned(plan, ACTION_EXHAUST, true);
}

bool pay_price(Table *table, PlayerId player, const Price *price, ObjectId purpose)
{
    Price missing, left;
    Plan plan;

    if (price_is_nothing(price)) return true;
    if (!payable_affords(table, player, price, purpose)) return false;
    spend(table, player, price, &missing);
    if (price_is_nothing(&missing)) return true;
    memset(&plan, 0, sizeof plan);
    plan.table = table;
    plan.player = player;
    plan.purpose = purpose;
    plan.n = payable_abilities(
        table, player, purpose, plan.abilities, RESOURCE_ABILITIES_MAX);
    if (!make_plan(&plan, &missing)) return false;
    carry_out(&plan);
    spend(table, player, &missing, &left);
    return price_is_nothing(&left);
}
