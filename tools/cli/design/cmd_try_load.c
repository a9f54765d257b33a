// cmd_try_load.c -- loads files into the open game, and says how long that took.

#include <time.h>

#include "engine/base/err.h"
#include "tools/cli/design/cmd_try.h"

static double now_ms(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

// Loads what lies at the paths, and shows what that changes. Returns whether it did.
static bool load_paths(CmdTry *desk, const char *const *paths, double begun)
{
    Err err = {0};
    Renewal renewal;
    int n = 0;

    while (paths[n]) n++;
    const int failed = tried_renew(desk->tried, paths, n, &renewal, &err);
    cmd_try_renewed(desk, &renewal, failed ? &err : NULL, now_ms() - begun);
    renewal_free(&renewal);
    return !failed;
}

void cmd_try_look(CmdTry *desk)
{
    const double begun = now_ms();

    if (!desk->watches || !watch_look(&desk->watch)) return;
    Arena *arena = arena_new();
    (void)load_paths(desk, watch_take(&desk->watch, arena), begun);
    arena_free(arena);
    if (desk->terminal) (void)fputs("> ", stdout);
    (void)fflush(stdout);
}

void cmd_try_add(CmdTry *desk, const char *path)
{
    const char *const paths[] = {path, NULL};

    watch_say(&desk->watch, path);
    if (load_paths(desk, paths, now_ms()) && desk->watches)
        watch_add(&desk->watch, path);
}
