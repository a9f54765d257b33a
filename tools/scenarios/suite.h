// suite.h -- many scenarios: finds them in folders, runs them and keeps each outcome.
//
// Every file runs in a process of its own. If the engine stops at a broken invariant,
// or never ends, one scenario fails and the others still run.

#ifndef SUITE_H
#define SUITE_H

#include "tools/scenarios/scenario_lua.h"

typedef struct {
    char *file, *name;
    int line;
    ScenarioStatus status;
    char *told;     // NULL if it passed
    json_t *covers; // list of text
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
} SuitePlan;

typedef struct {
    Outcome *outcomes;
    int n;
    char **files;
    int files_n;
    char **faults; // of the scripts that the scenarios loaded: file, line and reason
    int faults_n;
} Suite;

// Runs them all. Returns 0, or -1 with [err] if none could begin.
int suite_run(const SuitePlan *plan, Suite *suite, Err *err);
void suite_free(Suite *suite);

// Counts the scenarios with that outcome.
int suite_count(const Suite *suite, ScenarioStatus status);

#endif
