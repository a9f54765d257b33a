// cmd_test_coverage.h -- prints what the scenarios of a test did not reach, by card.

#ifndef CMD_TEST_COVERAGE_H
#define CMD_TEST_COVERAGE_H

#include "engine/base/err.h"
#include "tools/suite/suite.h"

// Prints the clauses that never acted and the lines that never ran, of the scripts that lie
// in the paths of [plan]; where none does, of those that ran at all. Returns -1 with [err].
int cmd_test_coverage_print(const SuitePlan *plan, const Suite *suite, Err *err);

// Returns the same as a new JSON list, NULL with [err].
json_t *cmd_test_coverage_json(const SuitePlan *plan, const Suite *suite, Err *err);

#endif
