// stages.c -- gives inputs to a fuzz target within a limit of processor time, and counts
// the stages that they came to.
//
// A timer of the process ticks once for each second of processor time. An input begins
// between two ticks, so it is stopped within a second after its limit.

#include "tests/fuzz/stages.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

unsigned stages_counts[STAGES_MAX];
int stages_seconds = 10;

static volatile sig_atomic_t ticks; // since the input began

static void tick(int signal)
{
    static const char told[] =
        "\nSLOW: an input took more than its seconds of processor time\n";

    (void)signal;
    if (++ticks <= stages_seconds) return;
    (void)!write(STDERR_FILENO, told, sizeof told - 1);
    abort();
}

static void begin_ticks(void)
{
    static const struct itimerval second = {{1, 0}, {1, 0}};
    static bool ticking;
    struct sigaction action;

    if (ticking) return;
    ticking = true;
    memset(&action, 0, sizeof action);
    action.sa_handler = tick;
    action.sa_flags = SA_RESTART;
    (void)sigaction(SIGPROF, &action, NULL);
    (void)setitimer(ITIMER_PROF, &second, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    begin_ticks();
    ticks = 0;
    return stages_input(data, size);
}

void stages_reach(int stage)
{
    stages_counts[stage]++;
}

const char *stages_cards(void)
{
    static char path[4096];
    const char *build = getenv("BUILD");

    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    return path;
}
