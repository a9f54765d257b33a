// name_test.c -- names are compared as people write them, and the nearest is found.

#include "tests/db/fixture.h"

#include "db/text/name_match.h"

static void names_are_the_same_without_case_accents_and_marks(void **state)
{
    static const char *const same[] = {"Kai'Sa, Survivor",
                                       "KAI\xe2\x80\x99SA - survivor",
                                       "kaisa  survivor",
                                       "K\xc3\xa0i'sa, Survivor"};
    char first[NAME_BYTES], other[NAME_BYTES];
    (void)state;

    name_fold(same[0], first, sizeof first);

    for (int i = 1; i < COUNT_OF(same); i++) {
        name_fold(same[i], other, sizeof other);
        assert_string_equal(other, first);
    }
}

static void the_nearest_name_is_near(void **state)
{
    Nearest nearest;
    (void)state;
    nearest_start(&nearest, "Vodi Seeker");
    nearest_offer(&nearest, "Deep Seeker");
    nearest_offer(&nearest, "Void Seeker");
    assert_string_equal(nearest_found(&nearest), "Void Seeker");

    nearest_start(&nearest, "Jinx");
    nearest_offer(&nearest, "Jinx, Rebel");
    assert_string_equal(nearest_found(&nearest), "Jinx, Rebel");

    nearest_start(&nearest, "Something else");
    nearest_offer(&nearest, "Void Seeker");
    assert_null(nearest_found(&nearest));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_the_same_without_case_accents_and_marks),
        cmocka_unit_test(the_nearest_name_is_near),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
