// suite_workers.c -- tools/suite/suite_workers.c in a page, which has one process: the worker of a suite works
// in it. A scenario that never ends is the page's to end.

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/base/base.h"
#include "tools/suite/suite_inside.h"

int suite_workers(const SuitePlan *plan, Suite *suite, Err *err)
{
    const SuitePlace any = {-1, 0};
    _Atomic int next = 0;
    char *text = NULL, nothing[] = "\n";
    size_t n;

    (void)err;
    FILE *out = open_memstream(&text, &n);
    ENOUGH(out);
    suite_work(plan, suite, any, &next, out);
    (void)fclose(out);
    FILE *in = fmemopen(text, n, "r"), *errors = fmemopen(nothing, 1, "r");
    ENOUGH(in && errors);
    (void)suite_read(suite, in, errors, 0);
    (void)fclose(in);
    (void)fclose(errors);
    free(text);
    return 0;
}
