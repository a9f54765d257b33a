// cost_payers.c -- asks which things pay an additional cost, among those that can be
// spared.
//
// Whatever is offered leaves all that follows possible (357.3): a trial shows it.

#include "engine/riftbound/play/cost_payers.h"

#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/permission/early_use.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/rulebook.h"

// Things that pay one due, as they are chosen.
typedef struct {
    CostTrial *trial;
    int due, min, max;
    ObjectId ids[OBJECTS_MAX];
    int n;
} Payers;

static void note_number(const Payers *payers, int n)
{
    uint8_t *paid = payers->trial->dues[payers->due].paid;

    if (paid) *paid = number_byte(1 + n);
}

// Returns whether all can be finished with those that are chosen, and [more] besides.
static bool suffice(const Payers *payers, int n, int more)
{
    return cost_trial_holds(payers->trial, payers->due + 1, payers->ids, n, more);
}

// Raises an open number to the least with which the rest can be paid.
static void find_least(Payers *payers)
{
    if (payers->min == payers->max) return;
    for (int least = payers->min; least <= payers->max; least++) {
        note_number(payers, least);
        if (!suffice(payers, 0, least)) continue;
        payers->min = least;
        return;
    }
}

// Leaves in [ids] what is no target, where the due takes away and [min] of those are there.
static int spare(const Payers *payers, const Env *env, ObjectId *ids, int n, int min)
{
    const CostTrial *trial = payers->trial;

    if (!cost_action_takes_away(trial->dues[payers->due].action)) return n;
    return cost_action_spare_targets(trial->table, env, ids, n, min);
}

// Lists what can be the next to pay. Returns how many.
static int next_payers(Payers *payers, const Env *env, ObjectId *ids)
{
    const int n = cost_trial_payers(payers->trial, payers->due, ids);
    const int have = payers->n + 1;
    int kept = 0;

    note_number(payers, have > payers->min ? have : payers->min);
    for (int i = 0; i < n; i++) {
        bool chosen = false;

        for (int k = 0; k < payers->n; k++) chosen |= payers->ids[k] == ids[i];
        if (chosen) continue;
        payers->ids[payers->n] = ids[i];
        if (suffice(payers, have, have < payers->min ? payers->min - have : 0))
            ids[kept++] = ids[i];
    }
    return spare(payers, env, ids, kept, 1);
}

static Question *ask_payers(const Payers *payers, const ObjectId *ids, int n)
{
    const CostTrial *trial = payers->trial;
    const bool discard = trial->dues[payers->due].action->action == ACTION_DISCARD;
    Question *question = ask_begin(trial->table,
                                   trial->item->controller,
                                   discard ? PROMPT_DISCARD : PROMPT_COST_OBJECT,
                                   trial->env.carrier);

    offer_objects(question, ids, n);
    return question;
}

// Asks for one after another. Returns false where too few can be chosen.
static bool choose_one_by_one(Payers *payers, const Env *env)
{
    while (payers->n < payers->max) {
        ObjectId ids[OBJECTS_MAX];
        bool may_stop = payers->n >= payers->min;
        Question *question;
        int n, pick;

        if (may_stop) {
            note_number(payers, payers->n);
            may_stop = suffice(payers, payers->n, 0);
        }
        n = next_payers(payers, env, ids);
        if (!n) break;
        question = ask_payers(payers, ids, n);
        if (may_stop) offer_pass(question);
        pick = ask_one(payers->trial->table);
        if (pick >= n) break;
        payers->ids[payers->n++] = ids[pick];
    }
    return payers->n >= payers->min;
}

// Asks for all at once.
static void choose_together(Payers *payers, const ObjectId *ids, int n)
{
    Question *question = ask_payers(payers, ids, n);
    const Answer *answer;

    question->min = (uint16_t)payers->min;
    question->max = (uint16_t)(payers->max > n ? n : payers->max);
    answer = ask_now(payers->trial->table);
    for (int i = 0; i < answer->n; i++) payers->ids[i] = ids[answer->picks[i]];
    payers->n = answer->n;
}

// Chooses what pays. Where all that could pay is due, or everything can be spared, whatever is
// chosen leaves the rest possible, and all are chosen at once.
static bool choose_payers(Payers *payers, const Env *env)
{
    ObjectId ids[OBJECTS_MAX];
    int n = cost_trial_payers(payers->trial, payers->due, ids);

    if (n < payers->min) return false;
    n = spare(payers, env, ids, n, payers->min);
    note_number(payers, payers->min);
    memcpy(payers->ids, ids, sizeof *ids * (size_t)n);
    if ((!n || n > payers->min) && (payers->max == 1 || !suffice(payers, n, 0)))
        return choose_one_by_one(payers, env);
    choose_together(payers, ids, n);
    return true;
}

// Begins with a due: how many it wants.
static void begin(Payers *payers, CostTrial *trial, int which)
{
    const Due *due = &trial->dues[which];
    const Env env = cost_trial_env(trial, due);

    payers->trial = trial;
    payers->due = which;
    payers->n = 0;
    cost_trial_range(trial->table, &env, due, &payers->min, &payers->max);
    find_least(payers);
}

int cost_payers_choose(CostTrial *trial, int which, ObjectId *ids)
{
    const Env env = cost_trial_env(trial, &trial->dues[which]);
    Payers payers;

    begin(&payers, trial, which);
    if (!choose_payers(&payers, &env)) return -1;
    memcpy(ids, payers.ids, sizeof *ids * (size_t)payers.n);
    return payers.n;
}

// Asks the player one by one for buffs or counters to spend. Returns how many.
static int pay_part(Payers *payers, Env *env)
{
    CostTrial *trial = payers->trial;
    const CostAction *action = trial->dues[payers->due].action;
    const int least = action->action == ACTION_SPEND_BUFF ? payers->min : 0;
    const FixedCost fixed = cost_trial_fix(trial);
    const uint16_t serial = trial->item->serial;
    const int paid = cost_action_pay_part(trial->table, env, action, least);

    trial->item = chain_item(trial->table, serial);
    cost_trial_hold(trial, &fixed);
    return paid;
}

// Exhausts what is about to be taken away for resources of the price.
static void use_before(const CostTrial *trial, const CostAction *action,
                       const Payers *payers)
{
    Table *table = trial->table;
    const uint16_t serial = trial->item->serial;

    if (!table->rules->cost_actions[action->action].leaves) return;
    for (int i = 0; i < payers->n; i++)
        early_use(table, chain_item(table, serial), &trial->credit, payers->ids[i]);
}

int cost_payers_pay(CostTrial *trial, int which)
{
    Table *table = trial->table;
    const Due *due = &trial->dues[which];
    const bool is_number = cost_action_is_number(due->action);
    const uint16_t serial = trial->item->serial;
    Env env = cost_trial_env(trial, due);
    Payers payers = {.trial = trial, .due = which};
    FixedCost fixed;

    if (!is_number) begin(&payers, trial, which);
    if (is_number || due->action->action == ACTION_SPEND_BUFF)
        return pay_part(&payers, &env);
    if (!choose_payers(&payers, &env)) return -1;
    note_number(&payers, payers.n);
    cost_action_note(table, &env, due->action, payers.ids, payers.n);
    fixed = cost_trial_fix(trial);
    use_before(trial, due->action, &payers);
    cost_action_do(table, &env, due->action, payers.ids, payers.n);
    trial->item = chain_item(table, serial);
    cost_trial_hold(trial, &fixed);
    return payers.n;
}
