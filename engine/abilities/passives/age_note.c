// age_note.c -- notes which texts whose age matters have become active or inactive.
//
// A modifier of kind MODIFIER_SINCE is such a timestamp: it goes with the identity of its
// object, and when the text is found inactive, or no longer where it was: what is said of things
// `here` begins to apply anew where the source comes to, an Effect Text on each new host. Of texts that are noted together those which take
// abilities are the youngest.

#include "engine/abilities/passives/age.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/derive.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/ref.h"

// Returns the questions that give or take abilities, as far as cards answer them, if something
// that is active now takes some.
static uint64_t gift_questions(const Table *table)
{
    const uint64_t questions = table->granting & table->library->answered;
    const ObjectId *ids;

    if (modifying_takes(table)) return questions;
    if (!(table->losing & questions)) return 0;
    (void)ability_active_objects(table, &ids);
    return table->interest.answers & table->losing ? questions : 0;
}

static bool numbers_are_dated(const Table *table)
{
    const Library *library = table->library;

    return ((table->setting & library->answered) | library->asking) != 0;
}

// The texts that are noted: about which questions, besides those that change a number for one
// that they ask.
typedef struct {
    const Table *table;
    uint64_t questions;
    bool numbers;
} Dated;

// Returns the texts whose age matters now. It does of one that sets a number, or changes one and
// asks for one, so that another such text may take its reason.
static Dated dated_now(const Table *table)
{
    Dated dated = {table, gift_questions(table), numbers_are_dated(table)};

    if (dated.numbers) dated.questions |= table->setting;
    return dated;
}

static bool is_dated(const Dated *dated, const Clause *clause)
{
    const Library *library = dated->table->library;
    uint64_t questions = dated->questions;

    if (clause->kind != CLAUSE_PASSIVE) return false;
    if (dated->numbers && clause->reads & READS_NUMBERS) questions |= library->layered;
    for (int i = 0; i < clause->answers_n; i++)
        if (questions >> clause->answers[i].question & 1u) return true;
    return false;
}

// Finds the next text of the scan that is dated and active now; its words go to [env].
static bool next_dated(const Dated *dated, AbilityScan *scan, Env *env)
{
    while (ability_next(scan)) {
        if (!is_dated(dated, scan->now.clause)) continue;
        ability_env(scan->table, &scan->now, env);
        if (pattern_is_on(scan->table, env, scan->now.clause)) return true;
    }
    return false;
}

// Returns where the source has to stay for the text to be as old as it is, NOWHERE: anywhere.
static SpotId place_of(const Table *table, const Env *env, const Clause *clause)
{
    if (!library_query_reads_role(table->library, clause->subject, ROLE_HERE))
        return NOWHERE;
    return object_location(table, env->me.id);
}

// Notes the texts of the object that take abilities, or all others.
static void note_object(Table *table, const Dated *dated, ObjectId id, bool takes)
{
    AbilityScan scan;
    Env env;

    ability_scan_kind(&scan, table, id, CLAUSE_PASSIVE);
    while (next_dated(dated, &scan, &env)) {
        const Modifier since = {.kind = MODIFIER_SINCE,
                                .ends = ENDS_NEVER,
                                .controller = NOBODY,
                                .clause = scan.now.id,
                                .object = env.carrier,
                                .source = {scan.now.giver, scan.now.since},
                                .subject = env.me,
                                .event_spot = place_of(table, &env, scan.now.clause)};

        if (age_takes(scan.now.clause) == takes &&
            age_find(table->state, env.carrier, &scan.now) < 0)
            modifier_add(table, &since);
    }
}

static bool is_active(const Dated *dated, const Modifier *since)
{
    const Table *table = dated->table;
    AbilityScan scan;
    Env env;

    ability_know_active(table);
    if (!ref_lives(table->state, since->object) ||
        ability_active_place(table, since->object.id) < 0)
        return false;
    ability_scan_kind(&scan, table, since->object.id, CLAUSE_PASSIVE);
    while (next_dated(dated, &scan, &env))
        if (age_is_of(since, &scan.now))
            return ref_equal(env.me, since->subject) &&
                   place_of(table, &env, scan.now.clause) == since->event_spot;
    return false;
}

// Notes all that is active, if anything may answer one of the questions.
static void note_active(Table *table, const Dated *dated)
{
    const uint64_t asking = dated->numbers ? table->library->asking : 0;
    ObjectId ids[OBJECTS_MAX];
    const ObjectId *active;
    const int n = ability_active_objects(table, &active);

    if (!(table->interest.answers & (dated->questions | asking))) return;
    for (int i = 0; i < n; i++) ids[i] = active[i];
    for (int i = 0; i < n; i++) note_object(table, dated, ids[i], false);
    if (!(table->interest.answers & table->losing)) return;
    for (int i = 0; i < n; i++) note_object(table, dated, ids[i], true);
}

// Returns whether something in this game answers one of the questions now, or may do so once gifts
// are up to date.
__attribute__((noinline)) static bool are_answered_now(const Table *table,
                                                       uint64_t questions)
{
    const Library *library = table->library;

    if (library->given.interest.answers & questions || library->gives_printed)
        return true;
    if (modifying_grants(table)) return true;
    ability_know_active(table);
    return table->interest.answers & questions;
}

bool age_matters(const Table *table)
{
    const Library *library = table->library;
    const uint64_t questions =
        ((table->losing | table->setting) & library->answered) | library->asking;

    if (modifying_takes(table) || modifying_dates(table)) return true;
    return questions && are_answered_now(table, questions);
}

void age_note(Table *table)
{
    Dated dated;

    if (!age_matters(table)) return;
    derive_refresh_gifts(table);
    dated = dated_now(table);
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_SINCE && !is_active(&dated, m))
            modifier_remove(table, i);
    }
    note_active(table, &dated);
}

void age_note_gifts(Table *table, bool takes)
{
    Dated dated = {table, gift_questions(table), false};

    if (takes) dated.questions = table->granting & table->library->answered;
    if (!dated.questions) return;
    derive_refresh_gifts(table);
    note_active(table, &dated);
}
