// suite_ran.h -- what acted and ran in the processes of a suite; only tools/scenarios/ uses it.

#ifndef SUITE_RAN_H
#define SUITE_RAN_H

#include "tools/suite/suite.h"
#include "tools/why/ran.h"

// Writes what [ran] has as a line: {"ran": {...}}, in the form of Suite.ran.
void suite_ran_send(const Ran *ran, const Library *library, FILE *out);

// Adds such a record to the suite. NULL is allowed.
void suite_ran_take(Suite *suite, const json_t *ran);

#endif
