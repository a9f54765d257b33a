// name_test.c -- names compare as people write them, and the nearest name is found.

#include "tests/db/fixture.h"

#include "db/text/name_match.h"

static void names_are_the_same_without_case_accents_and_marks(void **state)
{
    static const char *const same[] = {"Kai'Sa, Survivor",
                                       "KAI\xe2\x80\x99SA - survivor",
                                       "kaisa  survivor",
                                       "K\xc3\xa0i'sa, Survivor"};
    char first[NAME_BYTES_MAX], other[NAME_BYTES_MAX];
    (void)state;

    name_match_fold(same[0], first, sizeof first);

    for (int i = 1; i < COUNT_OF(same); i++) {
        name_match_fold(same[i], other, sizeof other);
        assert_string_equal(other, first);
    }
}

static void the_nearest_name_is_near(void **state)
{
    NameMatch nearest;
    (void)state;
    name_match_start(&nearest, "Vodi Seeker");
    name_match_offer(&nearest, "Deep Seeker");
    name_match_offer(&nearest, "Void Seeker");
    assert_string_equal(name_match_best(&nearest), "Void Seeker");

    name_match_start(&nearest, "Jinx");
    name_match_offer(&nearest, "Jinx, Rebel");
    assert_string_equal(name_match_best(&nearest), "Jinx, Rebel");

    name_match_start(&nearest, "Loose Cannon");
    name_match_offer(&nearest, "Jinx, Rebel");
    name_match_offer(&nearest, "Jinx, Loose Cannon");
    assert_string_equal(name_match_best(&nearest), "Jinx, Loose Cannon");

    name_match_start(&nearest, "Something else");
    name_match_offer(&nearest, "Void Seeker");
    assert_null(name_match_best(&nearest));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_the_same_without_case_accents_and_marks),
        cmocka_unit_test(the_nearest_name_is_near),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
