// cmd_check.c -- cardwright check: tells what is wrong with a set before anybody plays it.

#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/base/text.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/lint/lint_print.h"
#include "tools/lint/lint_run.h"

typedef struct {
    LintPlan plan;
    bool json, quiet;
    const char *format;
    CommandNumber warnings; // allowed
} Options;

static int read_options(int argc, char **argv, Options *options)
{
    static const char *const forms[] = {"text", "gcc", "json", "sarif"};
    const CommandOption list[] = {{"db", &options->plan.db},
                                  {"json", &options->json},
                                  {"quiet", &options->quiet},
                                  {"format", &options->format},
                                  {"max-warnings", &options->warnings},
                                  {"no-scenarios", &options->plan.no_scenarios},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_check_txt, NULL);
    bool known = false;

    if (code >= 0) return code;
    if (!options->format) options->format = options->json ? "json" : "text";
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        known |= !strcmp(options->format, forms[i]);
    if (!known)
        return command_usage("check",
                             "format '%s' is not one of text, gcc, json, sarif",
                             options->format);
    // An editor asks at each keystroke, and shows no counts.
    options->plan.says =
        !strcmp(options->format, "text") || !strcmp(options->format, "json");
    options->plan.paths = (const char *const *)argv + optind;
    options->plan.paths_n = argc - optind;
    return -1;
}

// Chooses what is checked where nobody says it.
static void use_usual(LintPlan *plan)
{
    static const char *const here[] = {"."}, *const cards[] = {"cards"};
    struct stat info;

    if (plan->paths_n) return;
    plan->paths = stat("set.json", &info) && stat("game.lua", &info) ? cards : here;
    plan->paths_n = 1;
}

static void drop_notes(Lint *lint)
{
    int n = 0;

    for (int i = 0; i < lint->n; i++)
        if (lint_row(lint->list[i].kind)->severity != LINT_NOTE)
            lint->list[n++] = lint->list[i];
    lint->n = n;
}

static void print_count(int n, const char *word)
{
    printf("%d %s%s", n, word, n == 1 ? "" : "s");
}

static void print_summary(const Lint *lint, const LintTally *tally)
{
    print_count(lint_count(lint, LINT_ERROR), "error");
    fputs(", ", stdout);
    print_count(lint_count(lint, LINT_WARNING), "warning");
    fputs(", ", stdout);
    print_count(lint_count(lint, LINT_NOTE), "note");
    fputs(" in ", stdout);
    print_count(tally->scripts, "script");
    fputs(" and ", stdout);
    print_count(tally->scenarios, "scenario");
    putchar('\n');
    if (!tally->clauses) return;
    printf("a comment stands in for %d of %d clauses, of %d of %d cards%s\n",
           tally->unsaid,
           tally->clauses,
           tally->cards_unsaid,
           tally->cards,
           tally->unsaid ? "; cardwright say --todo shows them" : "");
}

static void print_all(const Options *options, const Lint *lint, const LintTally *tally)
{
    if (!strcmp(options->format, "json") || !strcmp(options->format, "sarif"))
        terminal_pass_results();
    if (!strcmp(options->format, "json")) {
        lint_print_json(lint, tally, stdout);
    } else if (!strcmp(options->format, "sarif")) {
        lint_print_sarif(lint, stdout);
    } else if (!strcmp(options->format, "gcc")) {
        lint_print_gcc(lint, stdout);
    } else {
        lint_print_text(lint, stdout);
        print_summary(lint, tally);
    }
}

// Tells why nothing could be checked, with its code.
static int fail_check(const Err *err)
{
    const FoundKind found = err->found ? err->found : FOUND_PATH_OTHER;
    char code[LINT_CODE_BYTES];
    Err told = {.code = err->code};

    (void)text_format(
        told.text, sizeof told.text, "%s [%s]", err->text, lint_code(found, code));
    return command_fail(&told);
}

int cmd_check(int argc, char **argv)
{
    Options options = {.warnings = {.n = -1, .low = 0, .high = 1000000}};
    Lint lint = {0};
    LintTally tally = {0};
    Err err = {0};
    int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    use_usual(&options.plan);
    lint.arena = arena_new();
    if (lint_run(&options.plan, &lint, &tally, &err)) {
        code = fail_check(&err);
    } else {
        if (options.quiet) drop_notes(&lint);
        print_all(&options, &lint, &tally);
        code = lint_count(&lint, LINT_ERROR) ||
                       (options.warnings.n >= 0 &&
                        lint_count(&lint, LINT_WARNING) > options.warnings.n)
                   ? CODE_FINDINGS
                   : CODE_OK;
    }
    arena_free(lint.arena);
    return code;
}
