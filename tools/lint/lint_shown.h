// lint_shown.h -- what is wrong and what is right, shown for the codes of findings.

#ifndef LINT_SHOWN_H
#define LINT_SHOWN_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/base/found.h"

// Returns whether something is shown for the kind.
bool lint_shown_has(FoundKind kind);

// Prints the lines of a set that have the finding, '-', or those without it, '+', each after
// [indent] blanks.
void lint_shown_print(FoundKind kind, char sign, int indent, FILE *out);

#endif
