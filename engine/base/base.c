// base.c -- how the program stops on a broken invariant, with file, line and condition, and
// without memory.

#include "engine/base/base.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/base/err.h"

_Noreturn void base_panic(const char *file, int line, const char *cond)
{
    (void)fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, cond);
    abort();
}

_Noreturn void base_no_memory(void)
{
    (void)fputs("there is not enough memory\n", stderr);
    exit(CODE_OURS);
}
