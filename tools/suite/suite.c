// suite.c -- finds the files of a suite, has them run, and keeps the outcomes in order.

#include <stdlib.h>
#include <string.h>

#include "tools/suite/suite_inside.h"

static int compare_places(const void *a, const void *b)
{
    const Outcome *one = a, *two = b;

    if (one->place != two->place) return one->place < two->place ? -1 : 1;
    return one->order - two->order;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void sort(Suite *suite)
{
    for (int i = 0; i < suite->n; i++) suite->outcomes[i].order = i;
    if (suite->n)
        qsort(
            suite->outcomes, (size_t)suite->n, sizeof *suite->outcomes, compare_places);
    if (suite->faults_n)
        qsort(suite->faults,
              (size_t)suite->faults_n,
              sizeof *suite->faults,
              compare_texts);
}

int suite_run(const SuitePlan *plan, Suite *suite, Err *err)
{
    memset(suite, 0, sizeof *suite);
    if (plan->watches) suite->ran = json_object();
    if (suite_find(plan, suite, err)) return -1;
    const int code = suite_workers(plan, suite, err);
    sort(suite);
    return code;
}

void suite_free(Suite *suite)
{
    for (int i = 0; i < suite->n; i++) {
        free(suite->outcomes[i].file);
        free(suite->outcomes[i].name);
        free(suite->outcomes[i].told);
        json_decref(suite->outcomes[i].covers);
        json_decref(suite->outcomes[i].trace);
    }
    for (int i = 0; i < suite->files_n; i++) free(suite->files[i]);
    for (int i = 0; i < suite->faults_n; i++) free(suite->faults[i]);
    json_decref(suite->ran);
    free(suite->faults);
    free(suite->outcomes);
    free(suite->files);
}

int suite_count(const Suite *suite, ScenarioStatus status)
{
    int n = 0;

    for (int i = 0; i < suite->n; i++) n += suite->outcomes[i].status == status;
    return n;
}
