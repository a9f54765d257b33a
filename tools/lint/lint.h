// lint.h -- the findings of a check: each a row of found.def, with its place and message.
//
// A finding has a code that stays the same from release to release, so that a program or a
// person can ask for what it means (cardwright explain CODE). The list owns nothing: all of
// it lives in the caller's arena.

#ifndef LINT_H
#define LINT_H

#include <stdarg.h>
#include <stdbool.h>

#include "db/text/arena.h"
#include "db/text/key_map.h"
#include "engine/base/found.h"

typedef enum { LINT_ERROR, LINT_WARNING, LINT_NOTE, LINT_SEVERITIES } LintSeverity;

typedef struct {
    int number;
    LintSeverity severity;
    const char *title, *help;
} LintRow;

// One finding. A file is "" where none is known, a line or a column 0.
typedef struct {
    FoundKind kind;
    const char *file;
    int line, column;   // from 1; the column in bytes
    const char *text;   // one line
    const char *source; // the line of the file, "": not known
} LintFinding;

// The caller sets the arena.
typedef struct {
    Arena *arena;
    LintFinding *list;
    int n;
    KeyMap known; // of the findings
} Lint;

enum { LINT_CODE_BYTES = 12 };

// Returns the row of a kind, and the word of its severity: "error".
const LintRow *lint_row(FoundKind kind);
const char *lint_severity(LintSeverity severity);

// Writes the code of a kind, "CW101", and finds the kind of one in any case; FOUND_NONE
// without one.
const char *lint_code(FoundKind kind, char code[LINT_CODE_BYTES]);
FoundKind lint_find(const char *code);

// The place of a finding. Absent parts are NULL or 0.
typedef struct {
    const char *file;
    int line, column;
} LintPlace;

// Adds a finding, printf-like, unless the list has it already.
void lint_add(Lint *lint, FoundKind kind, LintPlace place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// Adds a message of one line: "FILE:LINE:COLUMN: message", "FILE:LINE: message", "FILE:
// message" or a message alone.
void lint_add_line(Lint *lint, FoundKind kind, const char *line);

// Sorts the findings by file, line, column and code, and reads the lines that they stand on.
void lint_finish(Lint *lint);

int lint_count(const Lint *lint, LintSeverity severity);

#endif
