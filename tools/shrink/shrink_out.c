// shrink_out.c -- finds where the result goes: never over the input.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tools/shrink/shrink_inside.h"

char *shrink_path(const ShrinkWish *wish, const char *path, Err *err)
{
    const char *dot = strrchr(path, '.');
    char *out = NULL;

    ASSERT(dot); // shrink.c takes names with an ending
    if (asprintf(&out, "%.*s.short%s", (int)(dot - path), path, dot) < 0) out = NULL;
    ENOUGH(out);
    if (wish->force || access(out, F_OK)) return out;
    (void)err_set(
        err,
        CODE_IO,
        "'%s' is there already; --force writes over it, or give it another name",
        out);
    free(out);
    return NULL;
}

int shrink_refuse(const char *path, Err *err)
{
    return err_set(
        err, CODE_FINDINGS, "%s does not fail, so there is nothing to shrink", path);
}
