// lint_print.h -- findings for a person, for an editor and for other programs.

#ifndef LINT_PRINT_H
#define LINT_PRINT_H

#include <jansson.h>
#include <stdio.h>

#include "tools/lint/lint_run.h"

// Each finding with the line it stands on and a mark under its column.
void lint_print_text(const Lint *lint, FILE *out);

// Each finding on a line, as gcc writes them: FILE:LINE:COLUMN: severity: message [CODE].
void lint_print_gcc(const Lint *lint, FILE *out);

// Returns the findings as one JSON object, and print it: {"errors", "warnings", "notes", "findings": [...], "cards", "cards_unsaid", "clauses",
// "unsaid"}.
json_t *lint_print_as_json(const Lint *lint, const LintTally *tally);
void lint_print_json(const Lint *lint, const LintTally *tally, FILE *out);

// A log in the form SARIF 2.1.0, one JSON object.
void lint_print_sarif(const Lint *lint, FILE *out);

// Prints what a code means, for a person.
void lint_print_kind(FoundKind kind, FILE *out);
void lint_print_kinds(FILE *out); // all codes with their titles
void lint_print_page(FILE *out);  // docs/findings.md

#endif
