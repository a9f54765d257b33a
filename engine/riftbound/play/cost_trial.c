// cost_trial.c -- tries ways to pay actions, one after another, until one leads to the end.
//
// The State is kept once for a trial. To go back a step it is put back, and what was done
// before that step is done again: so a trial needs no more room however much is paid.

#include "engine/riftbound/play/cost_trial.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/permission/early_use.h"

Price cost_trial_price(const Table *table, const Item *item)
{
    const Bill bill = cost_bill(table, item, NULL);

    return cost_due(&bill);
}

int cost_trial_dues(const Table *table, const Cost *cost, Due like, Due *dues)
{
    uint8_t order[COST_ACTIONS_MAX];
    const int n = cost_action_order(table, cost, order);
    int counted = -1;

    for (int i = 0; i < n; i++)
        if (!cost_action_is_number(&cost->actions[i])) counted = i;
    for (int i = 0; i < n; i++) {
        dues[i] = like;
        dues[i].action = &cost->actions[order[i]];
        if (order[i] != counted) dues[i].paid = NULL;
    }
    return n;
}

Env cost_trial_env_of_play(const Table *table, const Item *item)
{
    Env env;

    role_env(table, item->object.id, &env);
    env.you = env.chooser = item->controller;
    if (chain_item(table, item->serial) == item) env.item = item->serial;
    return env;
}

Env cost_trial_env(const CostTrial *trial, const Due *due)
{
    Env env = trial->env;

    env.keyword = due->keyword;
    env.paid_slot = due->slot;
    return env;
}

void cost_trial_range(const Table *table, const Env *env, const Due *due, int *min,
                      int *max)
{
    cost_action_wanted(table, env, due->action, min, max);
    if (*min != *max && *min < due->least) *min = due->least;
}

// Returns whether the trial takes things off the board.
static bool clears_board(const CostTrial *trial)
{
    for (int i = 0; i < trial->n; i++) {
        const int action = trial->dues[i].action->action;

        if (action == ACTION_KILL || action == ACTION_PUT_BACK) return true;
    }
    return false;
}

// Keeps the State, if the trial has not done that: from now on it may change. What leaves the
// board has its numbers worked out (object_move), so this is done once and not in each try.
static void keep(CostTrial *trial)
{
    Table *table = trial->table;

    if (trial->keeps) return;
    if (table_is_stale(table->state) && !observer_is_there(table) &&
        clears_board(trial))
        table->rules->derive(table);
    (void)table_keep(table);
    trial->keeps = true;
}

// Keeps it at once if something else than a payment may change it, or an observer is
// there. A price that comes first is only read.
static void keep_early(CostTrial *trial)
{
    if (!trial->price_first || observer_is_there(trial->table)) keep(trial);
}

FixedCost cost_trial_fix(const CostTrial *trial)
{
    FixedCost fixed;

    fixed.price = cost_trial_price(trial->table, trial->item);
    if (trial->done)
        fixed.gifts = trial->gifts;
    else
        kept_gift_note(trial->table, trial->item->object.id, &fixed.gifts);
    return fixed;
}

void cost_trial_hold(CostTrial *trial, const FixedCost *fixed)
{
    Price now;

    kept_gift_keep(trial->table, trial->item->object.id, &fixed->gifts);
    now = cost_trial_price(trial->table, trial->item);
    price_hold(&trial->credit, &fixed->price, &now);
}

// Notes on the item what pays for that.
static void note_payer(CostTrial *trial, ObjectId id, const Due *due)
{
    Table *table = trial->table;

    trial->item->paid_with = object_ref(table->state, id);
    table->paid_card = table->state->objects[id].card;
    table->paid_stat =
        number_of(table->paid_stat + cost_action_might(table, due->action, id));
}

// Does on the State what the payment with this object would do; what it takes away is exhausted
// for resources of the price before.
static void try_action(CostTrial *trial, const Env *env, const Due *due, ObjectId id)
{
    Table *table = trial->table;

    if (table->rules->cost_actions[due->action->action].leaves)
        early_use_try(table, trial->item, &trial->credit, id);
    cost_action_try(table, env, due->action, id);
}

// Does what the payment with this object would do.
static void apply(CostTrial *trial, ObjectId id, int which)
{
    const Due *due = &trial->dues[which];
    const Env env = cost_trial_env(trial, due);
    FixedCost fixed;

    keep(trial);
    if (trial->price_first) {
        cost_action_try(trial->table, &env, due->action, id);
        return;
    }
    note_payer(trial, id, due);
    fixed = cost_trial_fix(trial);
    try_action(trial, &env, due, id);
    cost_trial_hold(trial, &fixed);
    if (trial->done_n && trial->done_n <= CREDITS_MAX)
        trial->credits[trial->done_n - 1] = trial->credit;
}

// Does it again, where it is known what the credit is then.
static void apply_again(CostTrial *trial, ObjectId id, int which)
{
    const Due *due = &trial->dues[which];
    const Env env = cost_trial_env(trial, due);

    keep(trial);
    note_payer(trial, id, due);
    try_action(trial, &env, due, id);
    kept_gift_keep(trial->table, trial->item->object.id, &trial->gifts);
}

static void push(CostTrial *trial, ObjectId id, int which)
{
    trial->done[trial->done_n].id = id;
    trial->done[trial->done_n++].due = (uint8_t)which;
    trial->tries++;
}

static void note_number(const CostTrial *trial, int which, int n)
{
    if (trial->dues[which].paid) *trial->dues[which].paid = number_byte(1 + n);
}

// Puts all back as it was before the trial, what has paid too.
static void put_back(CostTrial *trial)
{
    Table *table = trial->table;

    if (trial->keeps) table_restore(table);
    trial->keeps = false;
    table->last_known_n = trial->last_known_n;
    table->paid_card = trial->paid_card;
    table->paid_stat = trial->paid_stat;
    trial->item->paid_with = trial->paid_with;
}

static void undo_all(CostTrial *trial)
{
    put_back(trial);
    keep_early(trial);
}

// Goes back to what was done before number [done_n].
static void rewind_to(CostTrial *trial, int done_n)
{
    const bool known = !trial->price_first && done_n <= CREDITS_MAX;

    undo_all(trial);
    trial->credit = trial->before;
    trial->done_n = done_n;
    for (int i = 0; i < done_n; i++) {
        if (known && i) trial->credit = trial->credits[i - 1];
        if (known)
            apply_again(trial, trial->done[i].id, trial->done[i].due);
        else
            apply(trial, trial->done[i].id, trial->done[i].due);
    }
    if (known && done_n) trial->credit = trial->credits[done_n - 1];
}

static bool some_pay(CostTrial *trial, int which);

// Returns whether a player cannot care which of the two pays.
static bool are_alike(const Table *table, ObjectId a, ObjectId b)
{
    const Object *x = &table->state->objects[a], *y = &table->state->objects[b];

    return x->card == y->card && x->spot == y->spot && x->flags == y->flags &&
           x->statuses == y->statuses && x->controller == y->controller &&
           x->owner == y->owner && !(x->flags & OBJECT_GRANTED) && !x->host &&
           !y->host && state_counters_equal(table->state, a, b);
}

static bool was_tried(const Table *table, const ObjectId *ids, int i)
{
    for (int k = 0; k < i; k++)
        if (are_alike(table, ids[k], ids[i])) return true;
    return false;
}

// Things that can pay a due now, by their ids; those before [floor] had their turn.
typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
    ObjectId floor;
} Able;

// Sorts ids. They stand as the places do, so most are in order already.
static void sort_ids(ObjectId *ids, int n)
{
    for (int i = 1; i < n; i++) {
        const ObjectId id = ids[i];
        int k = i;

        for (; k && ids[k - 1] > id; k--) ids[k] = ids[k - 1];
        ids[k] = id;
    }
}

static void find_able(const CostTrial *trial, int which, ObjectId floor, Able *able)
{
    const Due *due = &trial->dues[which];
    const Env env = cost_trial_env(trial, due);

    able->n = cost_action_payers(trial->table, &env, due->action, able->ids);
    sort_ids(able->ids, able->n);
    able->floor = floor;
}

static bool more_pay(CostTrial *trial, int which, const Able *able, int left,
                     int skips);

// Returns whether it makes a difference that something has paid, where the dues from
// number [next] on follow. Where none do and the price comes first, the State is put back
// before that.
static bool counts(const CostTrial *trial, int next)
{
    return next < trial->n || !trial->price_first;
}

// Returns whether the due is paid with [left] more things after [id], and the rest is
// possible then.
static bool rest_pays(CostTrial *trial, int which, ObjectId id, int left, int skips)
{
    Able able;

    if (!left) return !skips && some_pay(trial, which + 1);
    find_able(trial, which, id, &able);
    return more_pay(trial, which, &able, left, skips);
}

// Returns whether [left] more of the things that can pay the due lead to the end, if
// [skips] of them are passed over.
static bool more_pay(CostTrial *trial, int which, const Able *able, int left, int skips)
{
    const ObjectId *ids = able->ids;
    const int done_n = trial->done_n;

    for (int i = 0; i < able->n && skips >= 0 && trial->tries <= TRIALS_MAX; i++) {
        if (ids[i] < able->floor || was_tried(trial->table, ids, i)) continue;
        skips--;
        if (left == 1 && skips >= 0) continue;
        push(trial, ids[i], which);
        if (left > 1 || counts(trial, which + 1)) apply(trial, ids[i], which);
        if (rest_pays(trial, which, ids[i], left - 1, skips + 1)) return true;
        rewind_to(trial, done_n);
    }
    return false;
}

// Returns whether [left] of them do, whichever these are. Payments that pass over few
// things come first, so that one thing which is needed elsewhere is soon left out.
static bool any_pay(CostTrial *trial, int which, int left)
{
    Able able;

    if (!left) return some_pay(trial, which + 1);
    find_able(trial, which, 0, &able);
    for (int skips = 0; skips < able.n && trial->tries <= TRIALS_MAX; skips++)
        if (more_pay(trial, which, &able, left, skips)) return true;
    return false;
}

static bool try_spend(CostTrial *trial, const Env *env, const CostAction *action)
{
    FixedCost fixed;

    keep(trial);
    if (trial->price_first) return cost_action_try_spend(trial->table, env, action);
    fixed = cost_trial_fix(trial);
    if (!cost_action_try_spend(trial->table, env, action)) return false;
    cost_trial_hold(trial, &fixed);
    return true;
}

// Returns whether the dues from number [which] on can be paid, and the rest is possible
// then.
static bool some_pay(CostTrial *trial, int which)
{
    const Due *due = &trial->dues[which];
    const int done_n = trial->done_n;
    Env env;
    int min, max, most;

    if (which == trial->n) {
        if (trial->price_first) undo_all(trial);
        return trial->ends(trial);
    }
    env = cost_trial_env(trial, due);
    if (cost_action_is_number(due->action))
        return try_spend(trial, &env, due->action) && some_pay(trial, which + 1);
    cost_trial_range(trial->table, &env, due, &min, &max);
    most = min == max ? max : cost_action_worth(trial->table, &env, due->action);
    for (int n = min; n <= max && n <= most; n++) {
        if (min != max) note_number(trial, which, n);
        if (any_pay(trial, which, n)) return true;
        rewind_to(trial, done_n);
    }
    return false;
}

// Applies the payment by this object and adds it to the payments done.
static void pay(CostTrial *trial, ObjectId id, int which)
{
    push(trial, id, which);
    apply(trial, id, which);
}

// Begins a trial with what is chosen, and ends it.
static void begin(CostTrial *trial, PaidDue *done)
{
    trial->before = trial->credit;
    trial->last_known_n = trial->table->last_known_n;
    trial->paid_with = trial->item->paid_with;
    trial->paid_card = trial->table->paid_card;
    trial->paid_stat = trial->table->paid_stat;
    trial->done = done;
    trial->done_n = trial->tries = 0;
    trial->keeps = false;
    if (!trial->price_first)
        kept_gift_note(trial->table, trial->item->object.id, &trial->gifts);
    keep_early(trial);
    for (int i = 0; i < trial->chosen_n; i++)
        pay(trial, trial->chosen[i].id, trial->chosen[i].due);
}

static void end(CostTrial *trial)
{
    put_back(trial);
    trial->credit = trial->before;
    trial->done = NULL;
}

int cost_trial_payers(CostTrial *trial, int which, ObjectId *ids)
{
    const Due *due = &trial->dues[which];
    const Env env = cost_trial_env(trial, due);
    PaidDue done[OBJECTS_MAX];
    int n;

    if (!trial->chosen_n)
        return cost_action_payers(trial->table, &env, due->action, ids);
    begin(trial, done);
    n = cost_action_payers(trial->table, &env, due->action, ids);
    end(trial);
    return n;
}

bool cost_trial_holds(CostTrial *trial, int first, const ObjectId *ids, int n, int more)
{
    const Item item = *trial->item;
    PaidDue done[OBJECTS_MAX];
    bool holds;

    begin(trial, done);
    for (int i = 0; i < n; i++) {
        push(trial, ids[i], first - 1);
        if (more || counts(trial, first)) apply(trial, ids[i], first - 1);
    }
    holds = more ? any_pay(trial, first - 1, more) : some_pay(trial, first);
    end(trial);
    *trial->item = item;
    return holds;
}
