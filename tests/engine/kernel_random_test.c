// kernel_random_test.c -- chance is the same on every machine, and fair.

#include "tests/engine/kernel_fixture.h"

// Worked out by another program from the published algorithm.
static const int of_seed_7[] = {
    330291, 630943, 720697, 420546, 883299, 562496, 754596, 808717};

static void a_seed_gives_the_published_numbers(void **state)
{
    Fixture *f = *state;

    random_seed(f->state, 7);
    for (int i = 0; i < COUNT_OF(of_seed_7); i++) {
        assert_int_equal(random_below(f->state, 1000000), of_seed_7[i]);
    }
}

static void the_same_seed_gives_the_same_numbers_and_another_seed_others(void **state)
{
    Fixture *f = *state;
    int first[20], again[20], other[20];

    random_seed(f->state, 42);
    for (int i = 0; i < 20; i++) first[i] = random_below(f->state, 1000);
    random_seed(f->state, 42);
    for (int i = 0; i < 20; i++) again[i] = random_below(f->state, 1000);
    random_seed(f->state, 43);
    for (int i = 0; i < 20; i++) other[i] = random_below(f->state, 1000);

    assert_memory_equal(first, again, sizeof first);
    assert_memory_not_equal(first, other, sizeof first);
}

static void a_number_is_below_its_bound_and_each_comes_about_equally_often(void **state)
{
    Fixture *f = *state;

    for (int n = 1; n <= 13; n++) {
        int count[13] = {0};

        for (int i = 0; i < 1000 * n; i++) {
            const int drawn = random_below(f->state, n);

            assert_in_range(drawn, 0, n - 1);
            count[drawn]++;
        }
        for (int i = 0; i < n; i++) assert_in_range(count[i], 850, 1150);
    }
}

static void seed_0_is_as_good_as_any(void **state)
{
    Fixture *f = *state;
    int distinct = 0;

    random_seed(f->state, 0);
    for (int i = 0, last = -1, drawn; i < 50; i++, last = drawn) {
        drawn = random_below(f->state, 1000);
        distinct += drawn != last;
    }

    assert_true(distinct > 40);
}

static void draw_from_nothing(Fixture *f)
{
    (void)random_below(f->state, 0);
}

static void a_number_below_0_is_our_bug_and_stops(void **state)
{
    assert_true(stops(*state, draw_from_nothing));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_seed_gives_the_published_numbers),
        TEST(the_same_seed_gives_the_same_numbers_and_another_seed_others),
        TEST(a_number_is_below_its_bound_and_each_comes_about_equally_often),
        TEST(seed_0_is_as_good_as_any),
        TEST(a_number_below_0_is_our_bug_and_stops),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
