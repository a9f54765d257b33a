// progress.c -- shows a bar on stderr while something long runs.
//
// The time that is left is estimated from the part that is done. The bar replaces
// itself on one line, so nothing else may write to stderr meanwhile.

#include "tools/door/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "tools/door/terminal.h"

enum { BAR_WIDTH = 40 };

static uint64_t time_of(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t progress_clock_ns(void)
{
    return time_of(CLOCK_MONOTONIC);
}

uint64_t progress_worked_ns(void)
{
    return time_of(CLOCK_THREAD_CPUTIME_ID);
}

void progress_start(Progress *progress, const char *what, int64_t total)
{
    *progress = (Progress){.what = what,
                           .total = total,
                           .started_ns = progress_clock_ns(),
                           .shown = isatty(2) == 1};
    progress_show(progress, 0);
}

void progress_show(Progress *progress, int64_t done)
{
    if (!progress->shown || progress->total <= 0) return;
    const int filled = (int)(done * BAR_WIDTH / progress->total);
    const double seconds = (double)(progress_clock_ns() - progress->started_ns) / 1e9;

    terminal_erase_line();
    terminal_put(stderr, "%s ", progress->what);
    for (int i = 0; i < BAR_WIDTH; i++) (void)fputs(i < filled ? "█" : "░", stderr);
    (void)fprintf(stderr, " %lld/%lld", (long long)done, (long long)progress->total);
    if (done > 0 && done < progress->total)
        (void)fprintf(stderr,
                      "  %.0f s left",
                      seconds * (double)(progress->total - done) / (double)done);
    (void)fflush(stderr);
}

void progress_end(Progress *progress)
{
    if (progress->shown) terminal_erase_line();
    progress->shown = false;
}
