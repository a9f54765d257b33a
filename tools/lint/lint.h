// lint.h -- the findings of a check: each a row of lint_found.def, with its place and message.
//
// A finding has a code that stays the same from release to release, so that a program or a
// person can ask for what it means (cardwright explain CODE). The list owns nothing: all of
// it lives in the caller's arena.

#ifndef LINT_H
#define LINT_H

#include <stdarg.h>
#include <stdbool.h>

#include "db/text/arena.h"

typedef enum { LINT_ERROR, LINT_WARNING, LINT_NOTE, LINT_SEVERITIES } LintSeverity;

// Who tells: the loader of scripts, an import, or the check itself.
typedef enum {
    LINT_SCRIPT,
    LINT_REMARK,
    LINT_ROW,
    LINT_ROW_NOTE,
    LINT_PATH,
    LINT_OURS
} LintOrigin;

typedef enum {
#define FOUND(id, number, severity, origin, patterns, title, help) FOUND_##id,
#include "tools/lint/lint_found.def"
    FOUND_KINDS
} LintKind;

typedef struct {
    int number;
    LintSeverity severity;
    LintOrigin origin;
    const char *patterns, *title, *help;
} LintRow;

// One finding. A file is "" where none is known, a line or a column 0.
typedef struct {
    LintKind kind;
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
} Lint;

enum { LINT_CODE_BYTES = 12 };

// Returns the row of a kind, and the word of its severity: "error".
const LintRow *lint_row(LintKind kind);
const char *lint_severity(LintSeverity severity);

// Writes the code of a kind, "CW101", and finds the kind of one in any case; -1: none.
const char *lint_code(LintKind kind, char code[LINT_CODE_BYTES]);
int lint_find(const char *code);

// Returns the kind that [text], which [origin] has told, belongs to.
LintKind lint_kind_of(LintOrigin origin, const char *text);

// Where a finding stands. Absent parts are NULL or 0.
typedef struct {
    const char *file;
    int line, column;
} LintPlace;

// Adds a finding, printf-like, unless the list has it already.
void lint_add(Lint *lint, LintKind kind, LintPlace place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// Adds what [origin] told as one line: "FILE:LINE:COLUMN: message", "FILE:LINE: message",
// "FILE: message" or a message alone.
void lint_add_line(Lint *lint, LintOrigin origin, const char *line);

// Sorts the findings by file, line, column and code, and reads the lines that they stand on.
void lint_finish(Lint *lint);

int lint_count(const Lint *lint, LintSeverity severity);

#endif
