// lint_run.h -- checks sets, lists, decks and scenarios against a database, without writing.
//
// They are imported into a copy of the database in memory, by the code of every import,
// and the scenarios play with what that gives. So a check finds all that an import and a
// test find, and also what shows only when everything is there.

#ifndef LINT_RUN_H
#define LINT_RUN_H

#include "db/store/store.h"
#include "engine/base/err.h"
#include "tools/lint/lint.h"

typedef struct {
    const char *const *paths; // sets, games, decks, lists, or files of them
    int paths_n;
    const char *db;
    Store *store; // the cards, in place of [db]; NULL: those of [db]
    bool no_scenarios;
    bool says; // count also the clauses that no phrases say, where there is no error
} LintPlan;

// What was checked, and what the cards say of themselves (0 where the game has no phrases).
typedef struct {
    int scripts, scenarios;
    int cards, cards_unsaid; // with a clause, and with one that no phrases say
    int clauses, unsaid;
} LintTally;

// Adds all findings. Returns -1 with [err] only if the database cannot be read or no path
// is there.
int lint_run(const LintPlan *plan, Lint *lint, LintTally *tally, Err *err);

#endif
