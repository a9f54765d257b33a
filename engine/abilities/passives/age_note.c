// age_note.c -- notes which texts whose age matters have become active or inactive.
//
// A modifier of kind MODIFIER_SINCE is such a timestamp: it goes with the identity of its
// object, and when the text is found inactive.

#include "engine/abilities/passives/age.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/derive.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"

// Returns whether it matters since when the text is active: it sets a number, or it
// changes one and asks for one, so that another such text may take its reason.
static bool is_dated(const Table *table, const Clause *clause)
{
    const uint64_t asking = clause->reads & READS_NUMBERS ? table->library->layered : 0;

    if (clause->kind != CLAUSE_PASSIVE) return false;
    for (int i = 0; i < clause->answers_n; i++)
        if ((table->setting | asking) >> clause->answers[i].question & 1u) return true;
    return false;
}

static uint64_t dated_questions(const Table *table)
{
    const Library *library = table->library;

    return (table->setting & library->answered) | library->asking;
}

// Finds the next text of the scan that is dated and active now; its words go to [env].
static bool next_dated(AbilityScan *scan, Env *env)
{
    while (ability_next(scan)) {
        if (!is_dated(scan->table, scan->now.clause)) continue;
        ability_env(scan->table, &scan->now, env);
        if (pattern_is_on(scan->table, env, scan->now.clause)) return true;
    }
    return false;
}

static void note_object(Table *table, ObjectId id)
{
    AbilityScan scan;
    Env env;

    ability_scan_kind(&scan, table, id, CLAUSE_PASSIVE);
    while (next_dated(&scan, &env)) {
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

static bool is_active(const Table *table, const Modifier *since)
{
    AbilityScan scan;
    Env env;

    if (!ref_lives(table->state, since->object)) return false;
    ability_scan_kind(&scan, table, since->object.id, CLAUSE_PASSIVE);
    while (next_dated(&scan, &env))
        if (scan.now.id == since->clause) return true;
    return false;
}

bool age_matters(const Table *table)
{
    return dated_questions(table) != 0;
}

void age_note(Table *table)
{
    const uint64_t questions = dated_questions(table);
    ObjectId ids[OBJECTS_MAX];
    const ObjectId *active;
    int n;

    if (!questions) return;
    derive_refresh_gifts(table);
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_SINCE && !is_active(table, m))
            modifier_remove(table, i);
    }
    n = ability_active_objects(table, &active);
    if (!(table->interest.answers & questions)) return;
    for (int i = 0; i < n; i++) ids[i] = active[i];
    for (int i = 0; i < n; i++) note_object(table, ids[i]);
}
