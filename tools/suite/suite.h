// suite.h -- many scenarios: finds them in folders, runs them and keeps each outcome.
//
// They run in processes of their own, as many at once as there are processors. If the
// engine stops at a broken invariant, or never ends, one scenario fails and the others
// still run.

#ifndef SUITE_H
#define SUITE_H

#include "tools/scenarios/scenario_lua.h"

typedef struct {
    char *file, *name;
    int place; // of the file in Suite.files
    int order; // among all outcomes, as they were read
    int line;
    ScenarioStatus status;
    char *told;     // NULL if it passed
    json_t *covers; // list of text
    json_t *trace;  // trace_json; NULL: nobody wanted it
} Outcome;

// Which scenarios to run, and with which cards.
typedef struct {
    const char *const *
        paths; // files and folders; none: the game's folder, or tests/scenarios and cards
    int paths_n;
    const char *filter; // part of the name, or of what it covers; NULL: all
    const char *db;     // NULL: the usual one
    // as --game names it; files of other games are left out. NULL: the game in whose
    // folder a file lies, or the usual one
    const char *game;
    Store *store;    // the cards, in place of `db`; NULL: those of `db`
    bool watches;    // keep what ran in Suite.ran
    bool trace;      // keep what happened inside in Outcome.trace
    bool trace_full; // with each line, and who stayed silent
} SuitePlan;

typedef struct {
    Outcome *outcomes;
    int n;
    char **files;
    int files_n;
    // The clauses that acted and the lines that ran: {"card OGN-024": {"clauses": {"1":
    // true}, "lines": {"7": true}}}; clauses are counted within their script from 1.
    // NULL unless the plan watches.
    json_t *ran;
    char **
        faults; // of the scripts that the scenarios loaded, sorted: file, line and reason
    int faults_n;
} Suite;

// Runs them all. Returns 0, or -1 with [err] if none could begin.
int suite_run(const SuitePlan *plan, Suite *suite, Err *err);
void suite_free(Suite *suite);

// Tell whether a clause of a script acted, or a line of it ran, in any of the scenarios.
bool suite_clause_ran(const Suite *suite, const Library *library, ClauseId clause);
bool suite_line_ran(const Suite *suite, const Script *script, int line);

// Counts the scenarios with that outcome.
int suite_count(const Suite *suite, ScenarioStatus status);

#endif
