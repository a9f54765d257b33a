// suite_inside.h -- declarations that the files of suite.h share.
//
// Worker processes run the files of a suite. Each writes lines of JSON to a file of its
// own, and the suite reads them when the worker has ended:
//
//   {"file": 3}               a file of scenarios begins; its number in Suite.files
//   {"index": 0, "name": ...} a scenario begins
//   {"status": 1, ...}        it has ended
//   {"fault": ...}            a script that the file loaded is broken
//   {"ran": ...}              all that ran so far (suite_coverage.h)
//   {"done": true}            the worker has no more to do
//
// The line that is missing shows where a worker stopped. Texts are repaired before they
// become JSON, so no line is lost.

#ifndef SUITE_INSIDE_H
#define SUITE_INSIDE_H

#include "tools/suite/suite.h"

// Finds the files of the plan, sorted, and makes sure that their cards can be opened.
// Returns 0, or -1 with [err].
int suite_find(const SuitePlan *plan, Suite *suite, Err *err);

// Opens the cards of the game that a file of scenarios is for: the plan's, or the one
// that the file's place says. Returns NULL with [err].
Catalog *suite_catalog(const SuitePlan *plan, const char *path, Err *err);

// A scenario of a suite: its file's number in Suite.files, and its index there.
typedef struct {
    int file, index;
} SuitePlace;

// Runs shares of the suite's files until none is left, and writes the outcomes to [out].
// The first share is the rest of that of [from], unless its file is -1; [next] is the
// number of the next share, which all workers count up together.
void suite_work(const SuitePlan *plan, const Suite *suite, SuitePlace from,
                _Atomic int *next, FILE *out);

// Runs the files that the suite has found, and adds the outcomes in any order. Returns 0, or -1 with
// [err]. The page has another one (tools/page/suite_workers.c).
int suite_workers(const SuitePlan *plan, Suite *suite, Err *err);

// Returns how many shares the suite has.
int suite_shares(const Suite *suite);

// Adds to [suite] the outcomes that a worker wrote to [in]; [suite] has the files.
// [status] is how the process ended, [errors] has its last words. Returns the scenario
// with which another worker goes on after a stop; its file is -1 if all is done.
SuitePlace suite_read(Suite *suite, FILE *in, FILE *errors, int status);

#endif
