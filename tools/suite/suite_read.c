// suite_read.c -- reads what a worker of a suite wrote, and tells where and why it stopped.

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "engine/base/text.h"
#include "tools/suite/suite_coverage.h"
#include "tools/suite/suite_inside.h"

static char *copy_text(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return text ? strdup(text) : NULL;
}

static Outcome *add_outcome(Suite *suite, int file, const json_t *head)
{
    Outcome *outcome;

    suite->outcomes =
        realloc(suite->outcomes, ((size_t)suite->n + 1) * sizeof *suite->outcomes);
    ENOUGH(suite->outcomes);
    outcome = &suite->outcomes[suite->n++];
    *outcome = (Outcome){.file = strdup(suite->files[file]),
                         .place = file,
                         .name = copy_text(head, "name"),
                         .line = (int)json_integer_value(json_object_get(head, "line")),
                         .covers = json_incref(json_object_get(head, "covers")),
                         .status = SCENARIO_FAILED};
    if (!outcome->name) outcome->name = strdup("");
    (void)text_repair(outcome->file);
    return outcome;
}

// Keeps the fault of a script, once.
static void add_fault(Suite *suite, const char *fault)
{
    for (int i = 0; i < suite->faults_n; i++)
        if (!strcmp(suite->faults[i], fault)) return;
    suite->faults =
        realloc(suite->faults, ((size_t)suite->faults_n + 1) * sizeof *suite->faults);
    ENOUGH(suite->faults);
    suite->faults[suite->faults_n++] = strdup(fault);
}

// How far a worker has come.
typedef struct {
    int file;    // number of the file that has begun; -1: none
    int running; // index of the scenario that has begun and not ended; -1: none
    bool done;   // the worker has run all
} Course;

// Ends the scenario that began last.
static void end_outcome(Suite *suite, const json_t *json)
{
    Outcome *outcome = &suite->outcomes[suite->n - 1];

    outcome->status =
        (ScenarioStatus)json_integer_value(json_object_get(json, "status"));
    outcome->told = copy_text(json, "told");
    outcome->trace = json_incref(json_object_get(json, "trace"));
}

static void read_line(Suite *suite, const json_t *json, Course *course)
{
    const char *fault = json_string_value(json_object_get(json, "fault"));

    if (fault) add_fault(suite, fault);
    suite_coverage_take(suite, json_object_get(json, "ran"));
    if (json_object_get(json, "done")) course->done = true;
    if (json_object_get(json, "file"))
        course->file = (int)json_integer_value(json_object_get(json, "file"));
    if (json_object_get(json, "name")) {
        (void)add_outcome(suite, course->file, json);
        course->running = (int)json_integer_value(json_object_get(json, "index"));
    } else if (json_object_get(json, "status")) {
        end_outcome(suite, json);
        course->running = -1;
    }
}

static Course read_lines(Suite *suite, FILE *in)
{
    Course course = {.file = -1, .running = -1};
    char *line = NULL;
    size_t size = 0;

    rewind(in);
    while (getline(&line, &size, in) > 0) {
        json_t *json = json_loads(line, 0, NULL);

        read_line(suite, json, &course);
        json_decref(json);
    }
    free(line);
    return course;
}

// Gives a scenario in which a worker stopped the worker's last words as the reason.
static void tell_stop(Outcome *outcome, FILE *errors, int status)
{
    char words[2000] = "";
    const char *what = WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "it exited";
    size_t n;

    rewind(errors);
    n = fread(words, 1, sizeof words - 1, errors);
    while (n && words[n - 1] == '\n') n--;
    words[n] = '\0';
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) what = "it does not end";
    if (asprintf(&outcome->told,
                 "%s:%d: %s\nthe program stopped: %s\n%s\n",
                 outcome->file,
                 outcome->line,
                 outcome->name,
                 what,
                 words) < 0)
        outcome->told = NULL;
    if (outcome->told) (void)text_repair(outcome->told);
}

SuitePlace suite_read(Suite *suite, FILE *in, FILE *errors, int status)
{
    const Course course = read_lines(suite, in);

    if (course.done) return (SuitePlace){-1, 0};
    // A worker that stops between two scenarios, as at a file itself, is reported too.
    if (course.running < 0)
        (void)add_outcome(suite, course.file < 0 ? 0 : course.file, NULL);
    tell_stop(&suite->outcomes[suite->n - 1], errors, status);
    if (course.running >= 0) return (SuitePlace){course.file, course.running + 1};
    return (SuitePlace){course.file < 0 ? -1 : course.file + 1, 0};
}
