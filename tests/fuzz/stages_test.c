// stages_test.c -- an input of a fuzz target is slow by its processor time: waiting is not
// slow, and many inputs together are not.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include "tests/fuzz/stages.c"

const char *const stages_names[STAGES_MAX] = {"worked"};

static double worked(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// Works for so many tenths of a second as the first byte says, or waits as long as the
// second one says.
int stages_input(const uint8_t *data, size_t size)
{
    const double end = worked() + data[0] / 10.0;
    struct timespec rest = {data[1] / 10, data[1] % 10 * 100000000L};

    (void)size;
    while (worked() < end) stages_reach(0);
    while (nanosleep(&rest, &rest)) continue;
    return 0;
}

// Gives the input [times] times in a process of its own. Returns the signal that ended it,
// 0: none did.
static int ended_by(const uint8_t *input, int times)
{
    const pid_t child = fork();
    int status;

    assert_true(child >= 0);
    if (!child) {
        const struct rlimit no_core = {0, 0};

        (void)setrlimit(RLIMIT_CORE, &no_core);
        (void)signal(SIGABRT, SIG_DFL);
        stages_seconds = 1;
        for (int i = 0; i < times; i++) (void)LLVMFuzzerTestOneInput(input, 2);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void an_input_that_works_too_long_is_stopped(void **state)
{
    (void)state;
    assert_int_equal(ended_by((uint8_t[]){40, 0}, 1), SIGABRT);
}

static void one_that_waits_is_not(void **state)
{
    (void)state;
    assert_int_equal(ended_by((uint8_t[]){0, 25}, 1), 0);
}

static void and_many_short_ones_are_not(void **state)
{
    (void)state;
    assert_int_equal(ended_by((uint8_t[]){1, 0}, 25), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_input_that_works_too_long_is_stopped),
        cmocka_unit_test(one_that_waits_is_not),
        cmocka_unit_test(and_many_short_ones_are_not),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
