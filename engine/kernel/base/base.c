// base.c -- how the program stops on a broken invariant: with file, line and condition.

#include "engine/kernel/base/base.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void base_panic(const char *file, int line, const char *cond)
{
    (void)fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, cond);
    abort();
}
