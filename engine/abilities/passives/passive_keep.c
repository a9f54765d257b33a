// passive_keep.c -- binds a `once` passive to the next thing that is played or used.
//
// Such a passive waits as a modifier. It says nothing about anything else from then on, and
// goes when that thing is done.

#include "engine/abilities/passives/passive.h"

#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"

// Returns whether the item has paid an additional cost of the keyword, or is an ability
// of it.
static bool is_of_keyword(const Table *table, const Item *item, int keyword)
{
    const ObjectId id = item->object.id;
    AbilityScan scan;

    if (item->kind != ITEM_PLAY) return item->keyword == keyword;
    ability_scan_kind(&scan, table, id, CLAUSE_AS);
    while (ability_next(&scan)) {
        if (scan.now.keyword == keyword &&
            table->state->objects[id].additional_paid[scan.now.paid_slot])
            return true;
    }
    return false;
}

static bool chooses(const Table *table, const Env *env, const Item *item, QueryId query)
{
    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = table->state->targets[item->targets_first + i];

        if (ref_lives(table->state, target) &&
            query_matches(table, env, query, target.id))
            return true;
    }
    return false;
}

// Returns whether the passive speaks of the item, which enters at the place [to].
static bool meets(const Table *table, const Env *env, const Clause *clause,
                  const Item *item, ObjectId to)
{
    const Cause cause = chain_cause(table, item);

    if (item->kind == ITEM_PLAY
            ? !query_matches(table, env, clause->subject, item->object.id)
            : !query_means_item(table, env, clause->subject, &cause))
        return false;
    if (clause->to_query && item->to != NOWHERE &&
        (!to || !query_matches(table, env, clause->to_query, to)))
        return false;
    if (clause->of && !is_of_keyword(table, item, clause->of)) return false;
    if (clause->choosing && !chooses(table, env, item, clause->choosing)) return false;
    return pattern_is_on(table, env, clause);
}

static void keep_item(Modifier *modifier, const Item *item)
{
    modifier->keeps = item->kind == ITEM_PLAY ? KEEPS_OBJECT : KEEPS_ITEM;
    if (item->kind == ITEM_PLAY)
        modifier->object = item->object;
    else
        modifier->with = item->serial;
}

// Counts a use of the passive, which says nothing more this turn when it is used up.
static void count_use(Table *table, const Env *env, ClauseId clause)
{
    if (turn_history_is_used_up(table, turn_history_used(env, clause))) return;
    turn_history_note_use(table, turn_history_used(env, clause));
    table_noted(table, READS_TURN);
}

// Counts the item as a use of each passive that speaks of it and does so only so often in a
// turn.
static void count_uses(Table *table, const Item *item, ObjectId to)
{
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    for (int i = 0; i < n; i++) {
        AbilityScan scan;

        if (!ability_may_have(table, ids[i], CLAUSE_PASSIVE)) continue;
        ability_scan_kind(&scan, table, ids[i], CLAUSE_PASSIVE);
        while (ability_next(&scan)) {
            const Active *now = &scan.now;
            Env env;

            if (!now->clause->each_turn) continue;
            ability_env(table, now, &env);
            env.actor = item->controller;
            if (meets(table, &env, now->clause, item, to))
                count_use(table, &env, now->id);
        }
    }
}

void passive_keep(Table *table, const Item *item, ObjectId to)
{
    State *state = table->state;

    if (table->library->counts_passives) count_uses(table, item, to);
    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier kept = state->modifiers[i];
        const Clause *clause = &table->library->clauses[kept.clause];
        Env env;

        if (kept.kind != MODIFIER_DELAYED || kept.keeps) continue;
        if (clause->kind != CLAUSE_PASSIVE) continue;
        if (!(clause->flags & CLAUSE_ONCE) && !clause->each_turn) continue;
        ability_env_of_modifier(table, &kept, &env);
        if (env.actor == NOBODY) env.actor = item->controller;
        if (!meets(table, &env, clause, item, to)) continue;
        if (clause->each_turn) {
            count_use(table, &env, kept.clause);
            continue;
        }
        keep_item(&kept, item);
        if (kept.used + 1 < clause->uses) {
            (void)modifier_use(table, i);
            modifier_add(table, &kept);
            continue;
        }
        state->modifiers[i] = kept;
        table_noted(table, READS_CHANGES);
    }
}
