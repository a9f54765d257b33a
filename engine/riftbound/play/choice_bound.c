// choice_bound.c -- tells which modes and effects of an item are still to be chosen for, and finds the
// choices of several effects of a spell together, where one of them looks at what was chosen for
// another: `another`, `apart`, `together` (355.10, 355.11).

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/choice_inside.h"

const Clause *choice_clause(const Table *table, const Item *item, const Clause *clause)
{
    if (!clause->modes_n || !item->mode) return clause;
    return &table->library->clauses[clause->modes + item->mode - 1];
}

Used choice_mode_used(const Item *item, const Clause *clause, int i)
{
    Used used = turn_history_used_by(item);

    used.clause = (ClauseId)(clause->modes + i);
    return used;
}

bool choice_mode_is_stale(const Table *table, const Item *item, const Clause *clause,
                          int i)
{
    if (!(clause->flags & CLAUSE_FRESH)) return false;
    if (item->kind != ITEM_PLAY)
        return turn_history_has_mode(table, choice_mode_used(item, clause, i));
    for (int k = 0; k < ITEM_MODES_MAX && item->modes[k]; k++) {
        if (item->modes[k] == 1 + i) return true;
    }
    return false;
}

bool choice_has_fresh_mode(const Table *table, const Item *item, const Clause *clause)
{
    for (int i = 0; i < clause->modes_n; i++) {
        if (!choice_mode_is_stale(table, item, clause, i)) return true;
    }
    return false;
}

void choice_speak(const Item *item, const Active *ability, Env *env)
{
    if (item->kind != ITEM_PLAY) return;
    env->keyword = ability->keyword;
    env->paid_slot = ability->paid_slot;
    env->value = ability->value;
    env->value_cost = ability->cost;
}

bool choice_is_on(const Table *table, const Item *item, const Active *ability)
{
    const Clause *clause = ability->clause;
    Env env;

    if (!clause->depends_n && !clause->provided) return true;
    chain_env(item, &env);
    choice_speak(item, ability, &env);
    return pattern_is_on(table, &env, clause);
}

static bool targets_look_back(const Table *table, const Clause *clause)
{
    for (int i = 0; i < clause->targets_n; i++)
        if (target_looks_back(table, clause->targets[i])) return true;
    for (int i = 0; i < clause->modes_n; i++)
        if (targets_look_back(table, &table->library->clauses[clause->modes + i]))
            return true;
    return false;
}

// Returns how many effects the spell has, and sets [looks_back] where one after the first does.
static int count_effects(const Choosing *choosing, bool *looks_back)
{
    AbilityScan scan;
    int n = 0;

    ability_scan_kind(&scan, choosing->table, choosing->item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        if (n++ && targets_look_back(choosing->table, scan.now.clause))
            *looks_back = true;
    }
    return n;
}

bool choice_effects_are_bound(const Choosing *choosing)
{
    bool looks_back = false;

    return count_effects(choosing, &looks_back) > 1 && looks_back;
}

int choice_effects_n(const Choosing *choosing)
{
    bool looks_back;

    return count_effects(choosing, &looks_back);
}

void choice_bind(Choosing *choosing, int first, int effect)
{
    const Table *table = choosing->table;
    const Item *item = choosing->item;

    for (int i = first; i < item->targets_n; i++)
        table_choose(choosing->table,
                     &choosing->env,
                     table->state->targets[item->targets_first + i]);
    choosing->follows = choice_rest_ends;
    choosing->effect = effect;
}

void choice_suppose_mode(Item *item, int i)
{
    int n = 0;

    while (n < ITEM_MODES_MAX && item->modes[n]) n++;
    if (n < ITEM_MODES_MAX) item->modes[n] = (uint8_t)(1 + i);
}

void choice_drop_mode(Item *item)
{
    int n = ITEM_MODES_MAX;

    while (n > 0 && !item->modes[n - 1]) n--;
    if (n > 0) item->modes[n - 1] = 0;
}

// Returns whether the effect, in one of its modes if it has any, leads to the end.
static bool effect_ends(Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;
    bool ends = false;

    if (!clause->modes_n) return target_all_exist(choosing, clause, 0);
    for (int i = 0; i < clause->modes_n && !ends; i++) {
        Choosing mode = *choosing;

        if (choice_mode_is_stale(table, choosing->item, clause, i)) continue;
        choice_suppose_mode(choosing->item, i);
        ends = target_all_exist(&mode, &table->library->clauses[clause->modes + i], 0);
        choice_drop_mode(choosing->item);
    }
    return ends;
}

void choice_begin_effect(Choosing *choosing, const Active *ability, int effect)
{
    Env env;

    chain_env(choosing->item, &env);
    env.you = choosing->env.you;
    env.chooser = choosing->env.chooser;
    env.chosen = choosing->env.chosen;
    choice_speak(choosing->item, ability, &env);
    choosing->env = env;
    choosing->effect = effect;
}

bool choice_rest_ends(Choosing *choosing)
{
    Choosing next = *choosing;
    AbilityScan scan;
    int n = 0;

    ability_scan_kind(&scan, next.table, next.item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        if (n++ < choosing->effect) continue;
        if (!choice_is_on(next.table, next.item, &scan.now)) continue;
        choice_begin_effect(&next, &scan.now, n);
        return effect_ends(&next, scan.now.clause);
    }
    return target_bill_suffices(&next);
}
