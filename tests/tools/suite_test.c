// suite_test.c -- a suite keeps what a worker wrote before it stopped, and knows where the next
// one goes on.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/suite/suite_inside.h"

// Files of a suite, and what a worker wrote.
static Suite suite;
static FILE *in, *errors;

static int begin(void **state)
{
    (void)state;
    memset(&suite, 0, sizeof suite);
    suite.files = calloc(3, sizeof *suite.files);
    for (int i = 0; i < 3; i++) {
        char name[20];

        (void)snprintf(name, sizeof name, "%d.lua", i);
        suite.files[suite.files_n++] = strdup(name);
    }
    in = tmpfile();
    errors = tmpfile();
    return in && errors ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    suite_free(&suite);
    (void)fclose(in);
    (void)fclose(errors);
    return 0;
}

static const char passed[] = "{\"status\":0}\n";

static void write_begin(int file, int index, const char *name)
{
    (void)fprintf(in,
                  "{\"file\":%d}\n{\"index\":%d,\"name\":\"%s\",\"line\":7}\n",
                  file,
                  index,
                  name);
}

static void assert_place(SuitePlace place, int file, int index)
{
    assert_int_equal(place.file, file);
    assert_int_equal(place.index, index);
}

static void a_worker_that_ends_leaves_nothing_to_do(void **state)
{
    (void)state;
    write_begin(1, 0, "a");
    (void)fprintf(in, "%s{\"done\":true}\n", passed);
    assert_int_equal(suite_read(&suite, in, errors, 0).file, -1);
    assert_int_equal(suite_count(&suite, SCENARIO_PASSED), 1);
    assert_string_equal(suite.outcomes[0].file, "1.lua");
}

static void
a_scenario_that_stops_its_worker_has_failed_and_the_next_one_follows(void **state)
{
    (void)state;
    write_begin(0, 2, "good");
    (void)fprintf(in, "%s", passed);
    write_begin(1, 4, "bad");
    (void)fprintf(errors, "object.c:3: ASSERT failed\n");
    assert_place(suite_read(&suite, in, errors, SIGABRT), 1, 5);
    assert_int_equal(suite.n, 2);
    assert_int_equal(suite.outcomes[1].status, SCENARIO_FAILED);
    assert_non_null(
        strstr(suite.outcomes[1].told, "1.lua:7: bad\nthe program stopped: "));
    assert_non_null(strstr(suite.outcomes[1].told, "object.c:3: ASSERT failed"));
}

static void a_scenario_without_end_is_told_as_one(void **state)
{
    (void)state;
    write_begin(2, 0, "endless");
    assert_place(suite_read(&suite, in, errors, SIGALRM), 2, 1);
    assert_non_null(strstr(suite.outcomes[0].told, "it does not end"));
}

static void
a_file_that_stops_its_worker_has_failed_and_the_next_file_follows(void **state)
{
    (void)state;
    (void)fprintf(in, "{\"file\":1}\n");
    assert_place(suite_read(&suite, in, errors, SIGKILL), 2, 0);
    assert_string_equal(suite.outcomes[0].file, "1.lua");
    assert_int_equal(suite.outcomes[0].status, SCENARIO_FAILED);
}

static void a_worker_that_stops_before_any_file_is_told_and_not_followed(void **state)
{
    (void)state;
    assert_int_equal(suite_read(&suite, in, errors, SIGKILL).file, -1);
    assert_int_equal(suite_count(&suite, SCENARIO_FAILED), 1);
}

static void a_line_that_is_cut_off_is_not_counted(void **state)
{
    (void)state;
    write_begin(0, 0, "half");
    (void)fprintf(in, "{\"status\":");
    assert_place(suite_read(&suite, in, errors, SIGKILL), 0, 1);
    assert_int_equal(suite.outcomes[0].status, SCENARIO_FAILED);
}

// Each test begins with a suite of three files, and a worker that wrote nothing so far.
#define WORKER_TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORKER_TEST(a_worker_that_ends_leaves_nothing_to_do),
        WORKER_TEST(
            a_scenario_that_stops_its_worker_has_failed_and_the_next_one_follows),
        WORKER_TEST(a_scenario_without_end_is_told_as_one),
        WORKER_TEST(a_file_that_stops_its_worker_has_failed_and_the_next_file_follows),
        WORKER_TEST(a_worker_that_stops_before_any_file_is_told_and_not_followed),
        WORKER_TEST(a_line_that_is_cut_off_is_not_counted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
