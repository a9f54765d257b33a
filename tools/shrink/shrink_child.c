// shrink_child.c -- tries something in a process of its own.

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/shrink/shrink_inside.h"

// Keeps the last words of a child that stopped: the line of a broken invariant, or else the
// signal.
static void read_stop(Failure *found, FILE *errors, int signal_number)
{
    static const char broken[] = ": broken invariant: ";
    char line[SHRINK_TEXT];

    found->kind = signal_number == SIGALRM ? FAILS_ENDLESS : FAILS_STOPS;
    (void)text_format(found->text,
                      sizeof found->text,
                      "the program stopped: %s",
                      strsignal(signal_number));
    if (found->kind == FAILS_ENDLESS)
        (void)text_format(found->text,
                          sizeof found->text,
                          "it does not end within %d seconds",
                          SHRINK_TRY_MAX);
    rewind(errors);
    while (found->kind == FAILS_STOPS && fgets(line, sizeof line, errors)) {
        if (!strstr(line, broken)) continue;
        line[strcspn(line, "\n")] = '\0';
        (void)text_format(found->text, sizeof found->text, "%s", line);
        break;
    }
}

// Is the child: does what is tried, and ends.
_Noreturn static void be_child(FILE *errors, void (*run)(void *self, Failure *found),
                               void *self, Failure *found)
{
    (void)signal(SIGALRM, SIG_DFL);
    (void)dup2(fileno(errors), STDERR_FILENO);
    (void)dup2(fileno(errors), STDOUT_FILENO);
    (void)alarm(SHRINK_TRY_MAX);
    run(self, found);
    _exit(0);
}

bool shrink_try(Shrink *shrink, void (*run)(void *self, Failure *found), void *self)
{
    // In memory: it needs no folder that can be written.
    FILE *errors = fdopen(memfd_create("shrink", 0), "w+");
    int status = 0;

    ENOUGH(errors);
    *shrink->found = (Failure){0};
    shrink->shrunk->tries++;
    (void)fflush(NULL);
    const pid_t child = fork();
    ENOUGH(child >= 0);
    if (!child) be_child(errors, run, self, shrink->found);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (WIFSIGNALED(status)) read_stop(shrink->found, errors, WTERMSIG(status));
    (void)fclose(errors);
    return shrink->found->kind != FAILS_NOT;
}

bool shrink_is_same(const Shrink *shrink)
{
    return shrink->found->kind == shrink->wanted.kind &&
           !strcmp(shrink->found->text, shrink->wanted.text);
}
