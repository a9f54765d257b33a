// import_command_tell.c -- what an import did, as a page or as one JSON object.

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/catalog/import_json.h"
#include "tools/cli/cards/import_command.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

static bool is_of_sort(const Problem *note, const Problem *other)
{
    return note->sort && note->sort == other->sort && note->file && other->file &&
           note->column && other->column && !strcmp(note->file, other->file) &&
           !strcmp(note->column, other->column);
}

// Prints the notes. Notes of one sort are one line, with their number.
static void print_notes(const ImportReport *report)
{
    const Problems *notes = &report->notes;

    for (int i = 0; i < notes->n; i++) {
        Problem note = notes->list[i];
        bool told = false;
        for (int k = 0; k < i && note.sort && !told; k++)
            told = is_of_sort(&note, &notes->list[k]);
        if (told) continue;
        for (int k = i + 1; k < notes->n && note.sort; k++)
            note.again += is_of_sort(&note, &notes->list[k]);
        terminal_tell(stderr, "note: %s", problem_line(&note, report->problems.arena));
    }
}

static void print_problems(const ImportReport *report)
{
    print_notes(report);
    if (report->notes.more) (void)fprintf(stderr, "and %d notes\n", report->notes.more);
    for (int i = 0; i < report->problems.n; i++)
        terminal_tell(stderr,
                      "%s",
                      problem_line(&report->problems.list[i], report->problems.arena));
    if (report->problems.more)
        (void)fprintf(stderr, "and %d problems\n", report->problems.more);
}

// Prints as much of a text as fits on a line.
static void print_value(const char *value)
{
    const size_t line = strcspn(value, "\n");
    const int n = line < 60 ? (int)line : text_fit(value, 60);

    printf(*value ? "'%.*s%s'" : "nothing", n, value, value[n] ? " ..." : "");
}

static void print_differences(const ImportReport *report)
{
    for (int i = 0; i < report->differences_n; i++) {
        const Difference *it = &report->differences[i];
        terminal_put(stdout, "%s %s: ", it->code, it->field);
        print_value(it->old);
        printf(" -> ");
        print_value(it->now);
        putchar('\n');
    }
    if (report->differences_more)
        printf("and %d changed fields\n", report->differences_more);
}

// Returns the width of the source column: that of its longest entry.
static int source_width(const ImportReport *report)
{
    int width = 8;

    for (int i = 0; i < report->tallies_n; i++) {
        int n = (int)strlen(report->tallies[i].source);
        if (n > width) width = n;
    }
    return width;
}

// Returns whether the row has a number. A set that is known is no news.
static bool says_something(const Tally *tally)
{
    bool says = false;

    for (int i = 0; i < IMPORT_JSON_COUNTS; i++)
        says |= import_json_count(tally, i) != 0;
    return says && (strcmp(tally->kind, "set") != 0 || !tally->unchanged);
}

static void print_table(const ImportReport *report)
{
    const int width = source_width(report);
    const Tally sum = import_report_sum(report);

    terminal_put(stdout, "%-*s %-9s", width, "source", "kind");
    for (int i = 0; i < IMPORT_JSON_COUNTS; i++)
        if (!import_json_counts[i].rare || import_json_count(&sum, i))
            terminal_put(stdout,
                         " %*s",
                         (int)strlen(import_json_counts[i].name) + 1,
                         import_json_counts[i].name);
    putchar('\n');
    for (int k = 0; k < report->tallies_n; k++) {
        const Tally *tally = &report->tallies[k];
        if (!says_something(tally)) continue;
        terminal_put(stdout, "%-*s %-9s", width, tally->source, tally->kind);
        for (int i = 0; i < IMPORT_JSON_COUNTS; i++)
            if (!import_json_counts[i].rare || import_json_count(&sum, i))
                terminal_put(stdout,
                             " %*d",
                             (int)strlen(import_json_counts[i].name) + 1,
                             import_json_count(tally, i));
        putchar('\n');
    }
}

// Names the programs that tables come from.
static void print_exports(const ImportReport *report)
{
    for (int i = 0; i < report->exports_n; i++)
        terminal_tell(stdout,
                      "%s: %s exported by %s",
                      report->exports[i].file,
                      report->exports[i].what,
                      report->exports[i].app);
}

static void print_report(const ImportCommand *command, const ImportReport *report)
{
    const long long first = report->first, last = report->last;
    const Tally sum = import_report_sum(report);

    print_differences(report);
    print_exports(report);
    print_table(report);
    if (command->import.dry_run)
        puts("nothing written: dry run");
    else if (command->import.strict && report->rejected)
        printf("nothing written: --%s and something was rejected\n",
               command->import.replace_set ? "replace-set" : "strict");
    else if (!report->changes && !report->written)
        terminal_tell(stdout, "%s: nothing changed", command->db);
    else if (!report->changes && sum.rejected &&
             !(sum.added + sum.changed + sum.removed + sum.unchanged + sum.waiting))
        puts("nothing was taken");
    else if (!report->changes)
        puts("no card changed; what was said is kept");
    if (report->written && first < last)
        printf("these are imports %lld to %lld\n", first, last);
    else if (report->written)
        printf("this is import %lld\n", last);
}

static void print_json(const ImportCommand *command, const ImportReport *report,
                       const Err *err)
{
    const ImportCheck *check = &command->check;
    json_t *root = import_json_report(report), *broken = json_array(),
           *vain = json_array();

    for (int i = 0; i < check->notes_n; i++)
        json_array_append_new(vain, json_safe_text(check->notes[i].line));
    for (int i = 0; i < command->texts.n; i++)
        json_array_append_new(vain, json_safe_text(command->texts.lines[i]));
    json_object_set_new(root, "warnings", vain);
    for (int i = 0; i < check->faults_n; i++)
        json_array_append_new(broken, json_safe_text(check->faults[i].line));
    json_object_set_new(root, "db", json_safe_text(command->db));
    json_object_set_new(root, "dry_run", json_boolean(command->import.dry_run));
    json_object_set_new(root, "faults", broken);
    if (err) json_object_set_new(root, "error", json_safe_text(err->text));
    if (report->draft) json_object_set_new(root, "map", json_safe_text(report->draft));
    json_dumpf(root, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(root);
}

// Prints the faults that the import brings last, because these refuse it.
static void print_faults(const ImportCheck *check, bool refused)
{
    for (int i = 0; i < check->notes_n; i++)
        terminal_tell(stderr, "note: %s", check->notes[i].line);
    for (int i = 0; i < check->faults_n; i++)
        if (!check->faults[i].caused)
            terminal_tell(stderr,
                          "%s%s",
                          refused ? "note: faulty before: " : "",
                          check->faults[i].line);
    if (refused && check->unknown)
        terminal_tell(
            stderr,
            "note: the database cannot be read during so large an import, so a "
            "fault that stood in it counts too; import sets apart from lists");
    for (int i = 0; i < check->faults_n; i++)
        if (check->faults[i].caused) terminal_tell(stderr, "%s", check->faults[i].line);
}

int import_command_tell(const ImportCommand *command, const ImportReport *report,
                        const Err *err)
{
    const int faults = command->check.faults_n - command->check.todos;
    int code = report->rejected ? CODE_DATA : faults ? CODE_FINDINGS : CODE_OK;

    print_problems(report);
    for (int i = 0; i < command->texts.n; i++)
        terminal_tell(stderr, "warning: %s", command->texts.lines[i]);
    print_faults(&command->check, err != NULL);
    if (err) code = command_fail(err);
    if (err && report->draft) (void)fputs(report->draft, stderr);
    if (command->json)
        print_json(command, report, err);
    else if (!err)
        print_report(command, report);
    return code;
}
