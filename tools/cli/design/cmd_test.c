// cmd_test.c -- cardwright test: runs scenarios and shows which failed, and why.
//
// A scenario that was skipped is no failure: the database has no script for a card that
// it needs. A script that is there and broken is one.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "tools/cli/commands.h"
#include "tools/cli/design/cmd_test_coverage.h"
#include "tools/door/terminal.h"
#include "tools/suite/suite.h"
#include "tools/why/trace.h"

typedef struct {
    SuitePlan plan;
    bool json;
} Options;

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"filter", &options->plan.filter},
                                  {"db", &options->plan.db},
                                  {"game", &options->plan.game},
                                  {"trace", &options->plan.trace},
                                  {"trace-all", &options->plan.trace_full},
                                  {"coverage", &options->plan.watches},
                                  {"json", &options->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_test_txt, NULL);

    options->plan.trace |= options->plan.trace_full;
    options->plan.paths = (const char *const *)argv + optind;
    options->plan.paths_n = argc - optind;
    return code;
}

static const char *status_word(ScenarioStatus status)
{
    switch (status) {
    case SCENARIO_PASSED: return "passed";
    case SCENARIO_FAILED: return "failed";
    case SCENARIO_SKIPPED: return "skipped";
    }
    return "";
}

static json_t *faults_of(const Suite *suite)
{
    json_t *list = json_array();

    for (int i = 0; i < suite->faults_n; i++)
        json_array_append_new(list, json_string(suite->faults[i]));
    return list;
}

static void print_json(const Suite *suite, json_t *coverage)
{
    json_t *list = json_array(), *all;

    for (int i = 0; i < suite->n; i++) {
        const Outcome *o = &suite->outcomes[i];

        json_array_append_new(list,
                              json_pack("{s:s, s:i, s:s?, s:s, s:O?, s:s*, s:O*}",
                                        "file",
                                        o->file,
                                        "line",
                                        o->line,
                                        "name",
                                        o->name,
                                        "status",
                                        status_word(o->status),
                                        "covers",
                                        o->covers,
                                        "told",
                                        o->told,
                                        "trace",
                                        o->trace));
    }
    all = json_pack("{s:i, s:i, s:i, s:o, s:o}",
                    "passed",
                    suite_count(suite, SCENARIO_PASSED),
                    "failed",
                    suite_count(suite, SCENARIO_FAILED),
                    "skipped",
                    suite_count(suite, SCENARIO_SKIPPED),
                    "broken",
                    faults_of(suite),
                    "scenarios",
                    list);
    if (coverage) json_object_set_new(all, "coverage", coverage);
    json_dumpf(all, stdout, JSON_COMPACT);
    fputc('\n', stdout);
    json_decref(all);
}

static void print_outcomes(const Suite *suite)
{
    const int skipped = suite_count(suite, SCENARIO_SKIPPED);

    for (int i = 0; i < suite->n; i++) {
        const Outcome *o = &suite->outcomes[i];

        if (o->trace) {
            terminal_tell(stdout, "%s:%d: %s", o->file, o->line, o->name);
            trace_print_json(o->trace, stdout);
        }
        if (o->status == SCENARIO_SKIPPED)
            terminal_tell(
                stdout, "skipped %s:%d: %s: %s", o->file, o->line, o->name, o->told);
        if (o->status == SCENARIO_FAILED)
            printf("FAILED  %s\n", o->told ? o->told : o->file);
    }
    for (int i = 0; i < suite->faults_n; i++) printf("broken  %s\n", suite->faults[i]);
    printf("%d passed, %d failed",
           suite_count(suite, SCENARIO_PASSED),
           suite_count(suite, SCENARIO_FAILED));
    if (skipped) printf(", %d skipped", skipped);
    if (suite->faults_n)
        printf(
            ", %d script%s broken", suite->faults_n, suite->faults_n == 1 ? "" : "s");
    putchar('\n');
}

static int print_suite(const Options *options, const Suite *suite, Err *err)
{
    const bool covers = options->plan.watches;
    json_t *coverage = NULL;

    if (options->json) {
        if (covers) coverage = cmd_test_coverage_json(&options->plan, suite, err);
        if (covers && !coverage) return -1;
        print_json(suite, coverage);
        return 0;
    }
    print_outcomes(suite);
    return covers ? cmd_test_coverage_print(&options->plan, suite, err) : 0;
}

int cmd_test(int argc, char **argv)
{
    Options options = {0};
    const int code = read_options(argc, argv, &options);
    Suite suite = {0};
    Err err = {0};
    bool failed;

    if (code >= 0) return code;
    if (suite_run(&options.plan, &suite, &err)) {
        suite_free(&suite);
        return command_fail(&err);
    }
    if (print_suite(&options, &suite, &err)) {
        suite_free(&suite);
        return command_fail(&err);
    }
    const bool none = suite.n == 0;
    failed = suite_count(&suite, SCENARIO_FAILED) > 0 || suite.faults_n > 0;
    suite_free(&suite);
    if (none) {
        err_set(&err, CODE_MISSING, "no scenario has the text of --filter");
        return command_fail(&err);
    }
    return failed ? CODE_FINDINGS : CODE_OK;
}
