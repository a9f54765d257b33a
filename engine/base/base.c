// base.c -- how the program stops on a broken invariant, with file, line and condition, and
// without memory.

#include "engine/base/base.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/base/err.h"

static _Thread_local BaseRescue *rescuer;

BaseRescue *base_rescue(BaseRescue *rescue)
{
    BaseRescue *before = rescuer;

    rescuer = rescue;
    return before;
}

_Noreturn static void leave(void)
{
    BaseRescue *to = rescuer;

    rescuer = NULL;
    longjmp(to->leave, 1);
}

_Noreturn void base_panic(const char *file, int line, const char *cond)
{
    if (rescuer) {
        (void)snprintf(rescuer->text,
                       sizeof rescuer->text,
                       "%s:%d: broken invariant: %s",
                       file,
                       line,
                       cond);
        leave();
    }
    (void)fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, cond);
    abort();
}

_Noreturn void base_pass_on(const char *text)
{
    if (rescuer) {
        (void)snprintf(rescuer->text, sizeof rescuer->text, "%s", text);
        leave();
    }
    (void)fprintf(stderr, "%s\n", text);
    abort();
}

_Noreturn void base_no_memory(void)
{
    static const char text[] = "there is not enough memory";

    if (rescuer) {
        (void)snprintf(rescuer->text, sizeof rescuer->text, "%s", text);
        leave();
    }
    (void)fprintf(stderr, "%s\n", text);
    exit(CODE_OURS);
}
