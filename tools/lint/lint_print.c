// lint_print.c -- writes findings in the forms that people and programs read.

#include "tools/lint/lint_print.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/door/version.h"
#include "tools/lint/lint_shown.h"

// The head of the page of findings, a text file of this folder.
extern const char lint_print_txt[];

enum { WIDTH = 80, INDENT = 4, LINE_SHOWN = WIDTH - INDENT };

static const char *code_of(const LintFinding *finding)
{
    static char code[LINT_CODE_BYTES];

    return lint_code(finding->kind, code);
}

// Prints a text in lines of a screen, those after the first indented.
static void print_wrapped(const char *text, int indent, FILE *out)
{
    int column = 0;

    while (*text) {
        const int n = (int)strcspn(text, " ");
        char *word = strndup(text, (size_t)n);
        const int width = word ? terminal_width(word) : n;

        if (column && column + 1 + width > WIDTH) {
            (void)fprintf(out, "\n%*s", indent, "");
            column = indent;
        } else if (column) {
            (void)fputc(' ', out);
            column++;
        }
        terminal_put(out, "%s", word ? word : "");
        column += width;
        free(word);
        text += n + (text[n] == ' ');
    }
    (void)fputc('\n', out);
}

// Writes "FILE:LINE:COLUMN: ", as far as these are known.
static void write_place(const LintFinding *finding, char *to, size_t size)
{
    if (!*finding->file)
        text_copy(to, size, "");
    else if (!finding->line)
        (void)text_format(to, size, "%s: ", finding->file);
    else if (!finding->column)
        (void)text_format(to, size, "%s:%d: ", finding->file, finding->line);
    else
        (void)text_format(
            to, size, "%s:%d:%d: ", finding->file, finding->line, finding->column);
}

static void print_head(const LintFinding *finding, FILE *out)
{
    char place[4200], text[6000];

    write_place(finding, place, sizeof place);
    (void)text_format(text,
                      sizeof text,
                      "%s%s: %s [%s]",
                      place,
                      lint_severity(lint_row(finding->kind)->severity),
                      finding->text,
                      code_of(finding));
    print_wrapped(text, INDENT, out);
}

// Prints the line and a mark under the column, as far as the screen goes.
static void print_source(const LintFinding *finding, FILE *out)
{
    const char *line = finding->source;
    const int blank = (int)strspn(line, " \t");
    const int mark = finding->column - 1 - blank;

    if (!line[blank]) return;
    terminal_tell(out, "    %.*s", text_fit(line + blank, LINE_SHOWN), line + blank);
    if (finding->column && mark >= 0 && mark < LINE_SHOWN &&
        mark < (int)strlen(line + blank))
        terminal_tell(out, "    %*s^", mark, "");
}

void lint_print_text(const Lint *lint, FILE *out)
{
    for (int i = 0; i < lint->n; i++) {
        print_head(&lint->list[i], out);
        print_source(&lint->list[i], out);
    }
}

void lint_print_gcc(const Lint *lint, FILE *out)
{
    for (int i = 0; i < lint->n; i++) {
        const LintFinding *it = &lint->list[i];

        terminal_tell(out,
                      "%s:%d:%d: %s: %s [%s]",
                      *it->file ? it->file : "cardwright",
                      it->line ? it->line : 1,
                      it->column ? it->column : 1,
                      lint_severity(lint_row(it->kind)->severity),
                      it->text,
                      code_of(it));
    }
}

static void dump(json_t *root, FILE *out)
{
    json_dumpf(root, out, JSON_COMPACT);
    (void)fputc('\n', out);
    json_decref(root);
}

static json_t *json_of(const LintFinding *it)
{
    json_t *one = json_object();

    json_object_set_new(one, "code", json_string(code_of(it)));
    json_object_set_new(
        one, "severity", json_string(lint_severity(lint_row(it->kind)->severity)));
    if (*it->file) json_object_set_new(one, "file", json_safe_text(it->file));
    if (it->line) json_object_set_new(one, "line", json_integer(it->line));
    if (it->column) json_object_set_new(one, "column", json_integer(it->column));
    json_object_set_new(one, "message", json_safe_text(it->text));
    json_object_set_new(one, "title", json_string(lint_row(it->kind)->title));
    if (*it->source) json_object_set_new(one, "source", json_safe_text(it->source));
    return one;
}

json_t *lint_print_as_json(const Lint *lint, const LintTally *tally)
{
    json_t *list = json_array();

    for (int i = 0; i < lint->n; i++)
        json_array_append_new(list, json_of(&lint->list[i]));
    return json_pack("{s:i, s:i, s:i, s:o, s:i, s:i, s:i, s:i}",
                     "errors",
                     lint_count(lint, LINT_ERROR),
                     "warnings",
                     lint_count(lint, LINT_WARNING),
                     "notes",
                     lint_count(lint, LINT_NOTE),
                     "findings",
                     list,
                     "cards",
                     tally->cards,
                     "cards_unsaid",
                     tally->cards_unsaid,
                     "clauses",
                     tally->clauses,
                     "unsaid",
                     tally->unsaid);
}

void lint_print_json(const Lint *lint, const LintTally *tally, FILE *out)
{
    dump(lint_print_as_json(lint, tally), out);
}

// ---- SARIF

static json_t *sarif_text(const char *text)
{
    return json_pack("{s:o}", "text", json_safe_text(text));
}

static json_t *sarif_rule(FoundKind kind)
{
    char code[LINT_CODE_BYTES];
    const LintRow *row = lint_row(kind);

    return json_pack("{s:s, s:o, s:o, s:{s:s}}",
                     "id",
                     lint_code(kind, code),
                     "shortDescription",
                     sarif_text(row->title),
                     "fullDescription",
                     sarif_text(row->help),
                     "defaultConfiguration",
                     "level",
                     lint_severity(row->severity));
}

static json_t *sarif_place(const LintFinding *it)
{
    json_t *place =
        json_pack("{s:{s:o}}", "artifactLocation", "uri", json_safe_text(it->file));
    json_t *region = json_object();

    if (it->line) json_object_set_new(region, "startLine", json_integer(it->line));
    if (it->line && it->column)
        json_object_set_new(region, "startColumn", json_integer(it->column));
    if (it->line)
        json_object_set_new(place, "region", region);
    else
        json_decref(region);
    return json_pack("[{s:o}]", "physicalLocation", place);
}

static json_t *sarif_result(const LintFinding *it)
{
    json_t *one = json_pack("{s:s, s:i, s:s, s:o}",
                            "ruleId",
                            code_of(it),
                            "ruleIndex",
                            (int)it->kind,
                            "level",
                            lint_severity(lint_row(it->kind)->severity),
                            "message",
                            sarif_text(it->text));

    if (*it->file) json_object_set_new(one, "locations", sarif_place(it));
    return one;
}

void lint_print_sarif(const Lint *lint, FILE *out)
{
    json_t *rules = json_array(), *results = json_array();

    for (int i = 1; i < FOUND_KINDS; i++)
        json_array_append_new(rules, sarif_rule((FoundKind)i));
    for (int i = 0; i < lint->n; i++)
        json_array_append_new(results, sarif_result(&lint->list[i]));
    dump(json_pack("{s:s, s:s, s:[{s:{s:{s:s, s:s, s:o}}, s:s, s:o}]}",
                   "$schema",
                   "https://json.schemastore.org/sarif-2.1.0.json",
                   "version",
                   "2.1.0",
                   "runs",
                   "tool",
                   "driver",
                   "name",
                   "cardwright",
                   "version",
                   CARDWRIGHT_VERSION,
                   "rules",
                   rules,
                   "columnKind",
                   "utf16CodeUnits",
                   "results",
                   results),
         out);
}

// ---- explain

void lint_print_kind(FoundKind kind, FILE *out)
{
    char code[LINT_CODE_BYTES];
    const LintRow *row = lint_row(kind);

    (void)fprintf(out,
                  "%s, %s: %s\n\n",
                  lint_code(kind, code),
                  lint_severity(row->severity),
                  row->title);
    print_wrapped(row->help, 0, out);
    if (!lint_shown_has(kind)) return;
    (void)fputs("\nbefore:\n", out);
    lint_shown_print(kind, '-', INDENT, out);
    (void)fputs("after:\n", out);
    lint_shown_print(kind, '+', INDENT, out);
}

void lint_print_kinds(FILE *out)
{
    char code[LINT_CODE_BYTES];

    for (int i = 1; i < FOUND_KINDS; i++)
        (void)fprintf(out,
                      "%s  %-7s  %s\n",
                      lint_code((FoundKind)i, code),
                      lint_severity(lint_row((FoundKind)i)->severity),
                      lint_row((FoundKind)i)->title);
}

static void print_row(FoundKind kind, FILE *out)
{
    char code[LINT_CODE_BYTES];
    const LintRow *row = lint_row(kind);

    (void)fprintf(out,
                  "| %s | %s | %s | %s |\n",
                  lint_code(kind, code),
                  lint_severity(row->severity),
                  row->title,
                  row->help);
}

// Prints the rows with codes of that hundred, in order of their codes.
static void print_hundred(int hundred, FILE *out)
{
    (void)fputs("\n| code | severity | what | meaning |\n|---|---|---|---|\n", out);
    for (int number = hundred; number < hundred + 100; number++)
        for (int i = 1; i < FOUND_KINDS; i++)
            if (lint_row((FoundKind)i)->number == number) print_row((FoundKind)i, out);
}

// Prints what is shown for the codes of that hundred, in order.
static void print_shown(int hundred, FILE *out)
{
    char code[LINT_CODE_BYTES];

    for (int number = hundred; number < hundred + 100; number++)
        for (int i = 1; i < FOUND_KINDS; i++) {
            if (lint_row((FoundKind)i)->number != number) continue;
            if (!lint_shown_has((FoundKind)i)) continue;
            (void)fprintf(
                out, "\n%s, wrong and right:\n\n", lint_code((FoundKind)i, code));
            lint_shown_print((FoundKind)i, '-', INDENT, out);
            (void)fputc('\n', out);
            lint_shown_print((FoundKind)i, '+', INDENT, out);
        }
}

void lint_print_page(FILE *out)
{
    static const char *const hundreds[] = {
        "Scripts",
        "Lists and folders",
        "Sound, and yet wrong",
        "Scenarios",
        "Decks",
    };

    (void)fputs(lint_print_txt, out);
    for (int i = 0; i < COUNT_OF(hundreds); i++) {
        (void)fprintf(out, "\n## %s\n", hundreds[i]);
        print_hundred(100 * (i + 1), out);
        print_shown(100 * (i + 1), out);
    }
}
