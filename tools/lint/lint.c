// lint.c -- keeps findings, each with its row of found.def.

#include "tools/lint/lint.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"

static const LintRow rows[] = {
    {0, LINT_ERROR, "", ""},
#define FOUND(id, number, severity, title, help) {number, LINT_##severity, title, help},
#include "engine/base/found.def"
};

static const char *const severities[] = {"error", "warning", "note"};

const LintRow *lint_row(FoundKind kind)
{
    return &rows[kind];
}

const char *lint_severity(LintSeverity severity)
{
    return severities[severity];
}

const char *lint_code(FoundKind kind, char code[LINT_CODE_BYTES])
{
    (void)text_format(code, LINT_CODE_BYTES, "CW%d", rows[kind].number);
    return code;
}

FoundKind lint_find(const char *code)
{
    char own[LINT_CODE_BYTES];

    for (int i = 1; i < FOUND_KINDS; i++)
        if (!strcasecmp(code, lint_code((FoundKind)i, own)) || !strcmp(code, own + 2))
            return (FoundKind)i;
    return FOUND_NONE;
}

// Keeps the finding, with a text that is one line.
static void keep_finding(Lint *lint, LintFinding finding)
{
    char *text = arena_text_n(lint->arena, finding.text, strlen(finding.text));

    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ') *c = ' ';
    finding.text = text;
    finding.source = "";
    if (!finding.file) finding.file = "";
    const char *key = arena_format(lint->arena,
                                   "%s:%d:%d:%d %s",
                                   finding.file,
                                   finding.line,
                                   finding.column,
                                   (int)finding.kind,
                                   text);
    lint->known.arena = lint->arena;
    if (!key_map_add(&lint->known, key, lint->n)) return;
    finding.file = arena_text(lint->arena, finding.file);
    lint->list = arena_grow(lint->arena, lint->list, lint->n, sizeof *lint->list);
    lint->list[lint->n++] = finding;
}

void lint_add(Lint *lint, FoundKind kind, LintPlace place, const char *format, ...)
{
    char text[1000];
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    keep_finding(lint,
                 (LintFinding){.kind = kind,
                               .file = place.file,
                               .line = place.line,
                               .column = place.column,
                               .text = text});
}

// Reads ":12" at [*at]. Returns the number and goes behind it, or 0.
static int read_number(const char **at)
{
    char *end;
    long n;

    if (**at != ':' || !isdigit((unsigned char)(*at)[1])) return 0;
    n = strtol(*at + 1, &end, 10);
    if (*end != ':' || n > 1000000000) return 0;
    *at = end;
    return (int)n;
}

// Finds the end of the file's name at the start of [line]: the first colon with a number
// behind it, or the first before a space where a file of that name is there.
static const char *end_of_file(const Lint *lint, const char *line)
{
    for (const char *at = strchr(line, ':'); at; at = strchr(at + 1, ':')) {
        const char *behind = at;
        struct stat info;

        if (read_number(&behind)) return at;
        if (at[1] == ' ' &&
            !stat(arena_text_n(lint->arena, line, (size_t)(at - line)), &info))
            return at;
    }
    return NULL;
}

void lint_add_line(Lint *lint, FoundKind kind, const char *line)
{
    const char *at = end_of_file(lint, line);
    LintFinding finding = {.kind = kind, .text = line};

    const char *row = at ? NULL : strstr(line, " row ");
    if (row && isdigit((unsigned char)row[5])) {
        finding.file = arena_text_n(lint->arena, line, (size_t)(row - line));
        finding.line = (int)strtol(row + 5, (char **)&row, 10);
        finding.text = row + strspn(row, ":, ");
    }
    if (at) {
        finding.file = arena_text_n(lint->arena, line, (size_t)(at - line));
        finding.line = read_number(&at);
        if (finding.line) finding.column = read_number(&at);
        finding.text = at + 1 + strspn(at + 1, " ");
    }
    keep_finding(lint, finding);
}

static int compare_findings(const void *a, const void *b)
{
    const LintFinding *one = a, *two = b;
    const int by_file = strcmp(one->file, two->file);

    if (by_file) return by_file;
    if (one->line != two->line) return one->line < two->line ? -1 : 1;
    if (one->column != two->column) return one->column < two->column ? -1 : 1;
    if (one->kind != two->kind)
        return rows[one->kind].number < rows[two->kind].number ? -1 : 1;
    return strcmp(one->text, two->text);
}

// A file of findings, read on from line to line.
typedef struct {
    const char *file, *at; // NULL: there is no such line
    int line;              // at which it stands
} Lines;

static void open_lines(const Lint *lint, const char *file, Lines *lines)
{
    size_t size = 0;
    Err ignored;

    *lines = (Lines){
        file, file_read(file, LIMIT_FILE_BYTES, lint->arena, &size, &ignored), 1};
}

// Returns a line, which is no earlier one than the last; "" where there is none.
static const char *line_of(Arena *arena, Lines *lines, int line)
{
    for (; lines->at && lines->line < line; lines->line++) {
        lines->at = strchr(lines->at, '\n');
        lines->at += lines->at ? 1 : 0;
    }
    return lines->at ? arena_text_n(arena, lines->at, strcspn(lines->at, "\r\n")) : "";
}

void lint_finish(Lint *lint)
{
    Lines lines = {.file = ""};

    if (lint->n)
        qsort(lint->list, (size_t)lint->n, sizeof *lint->list, compare_findings);
    for (int i = 0; i < lint->n; i++) {
        LintFinding *finding = &lint->list[i];

        if (!finding->line) continue;
        if (strcmp(lines.file, finding->file) != 0)
            open_lines(lint, finding->file, &lines);
        finding->source = line_of(lint->arena, &lines, finding->line);
    }
}

int lint_count(const Lint *lint, LintSeverity severity)
{
    int n = 0;

    for (int i = 0; i < lint->n; i++)
        n += rows[lint->list[i].kind].severity == severity;
    return n;
}
