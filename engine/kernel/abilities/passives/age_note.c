// age_note.c -- notes which texts that set a number have become active or inactive.
//
// A modifier of kind MODIFIER_SINCE is such a timestamp: it goes with the identity of its
// object, and when the text is found inactive.

#include "engine/kernel/abilities/passives/age.h"

#include "engine/kernel/abilities/held/ability.h"
#include "engine/kernel/abilities/language/pattern.h"
#include "engine/kernel/abilities/passives/derive.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"

static bool sets(const Clause *clause, uint64_t questions)
{
    if (clause->kind != CLAUSE_PASSIVE) return false;
    for (int i = 0; i < clause->answers_n; i++)
        if (questions >> clause->answers[i].question & 1u) return true;
    return false;
}

// Finds the next text of the scan that sets a number now; its words go to [env].
static bool next(AbilityScan *scan, uint64_t questions, Env *env)
{
    while (ability_next(scan)) {
        if (!sets(scan->now.clause, questions)) continue;
        ability_env(scan->table, &scan->now, env);
        if (pattern_is_on(scan->table, env, scan->now.clause)) return true;
    }
    return false;
}

static void note_object(Table *table, ObjectId id, uint64_t questions)
{
    AbilityScan scan = ability_scan_kind(table, id, CLAUSE_PASSIVE);
    Env env;

    while (next(&scan, questions, &env)) {
        const Modifier since = {.kind = MODIFIER_SINCE,
                                .ends = ENDS_NEVER,
                                .controller = NOBODY,
                                .clause = scan.now.id,
                                .object = env.carrier,
                                .event_spot = NOWHERE};

        if (age_find(table->state, env.carrier, scan.now.id) < 0)
            modifier_add(table, &since);
    }
}

static bool is_active(const Table *table, const Modifier *since, uint64_t questions)
{
    AbilityScan scan;
    Env env;

    if (!ref_lives(table->state, since->object)) return false;
    scan = ability_scan_kind(table, since->object.id, CLAUSE_PASSIVE);
    while (next(&scan, questions, &env))
        if (scan.now.id == since->clause) return true;
    return false;
}

void age_note(Table *table)
{
    // Those that cards of the Library answer.
    const uint64_t questions = table->setting & table->library->answered;
    ObjectId ids[OBJECTS_MAX];
    const ObjectId *active;
    int n;

    if (!questions) return;
    derive_refresh_gifts(table);
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_SINCE && !is_active(table, m, questions))
            modifier_remove(table, i);
    }
    n = ability_active_objects(table, &active);
    if (!(table->interest.answers & questions)) return;
    for (int i = 0; i < n; i++) ids[i] = active[i];
    for (int i = 0; i < n; i++) note_object(table, ids[i], questions);
}
