// suite_coverage.h -- joins what ran in the processes of a suite.

#ifndef SUITE_COVERAGE_H
#define SUITE_COVERAGE_H

#include "tools/suite/suite.h"
#include "tools/why/line_coverage.h"

// Writes what [ran] has as a line: {"ran": {...}}, in the form of Suite.ran.
void suite_coverage_send(const LineCoverage *ran, const Library *library, FILE *out);

// Adds such a record to the suite. NULL is allowed.
void suite_coverage_take(Suite *suite, const json_t *ran);

#endif
