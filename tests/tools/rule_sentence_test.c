// rule_sentence_test.c -- each refusal of Riftbound has a rule that the program can say.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/play/play.h"
#include "engine/play/play_rulebook.h"
#include "engine/riftbound/riftbound.h"

static const char text[] = "# a note\n"
                           "1 the whole\n"
                           "1.a [= 2]\n"
                           "1.b [gap] a part -- nobody needs it\n"
                           "2 another one\n"
                           "3.a.1 the first part\n"
                           "TR 5 of tournaments\n";

static const Play play = {.rulebook = text};
static const Rules rules = {.play = &play};

// Places of a game in Lua have words: a tab ends them.
static const char worded[] = "2 decks\thow many cards\n"
                             "2 decks, spies\thow many spies\n"
                             "5\ta turn\n";
static const Play worded_play = {.rulebook = worded};
static const Rules worded_rules = {.play = &worded_play};

static void expect(const char *number, const char *wanted)
{
    char says[100];

    if (!wanted) {
        assert_false(play_rulebook_sentence(&rules, number, says, sizeof says));
        return;
    }
    assert_true(play_rulebook_sentence(&rules, number, says, sizeof says));
    assert_string_equal(says, wanted);
}

static void a_rule_is_found_by_its_number(void **unused)
{
    (void)unused;
    expect("1", "the whole");
    expect("1.a", "another one");
    expect("1.b", "a part");
    expect("1.c.2", "the whole");
    expect("TR 5", "of tournaments");
    expect("3.a", "the first part");
    expect("4", NULL);
    expect("", NULL);
}

static void places_have_words_before_a_tab(void **unused)
{
    static const char *const wanted[][2] = {{"2 decks", "how many cards"},
                                            {"2 decks, spies", "how many spies"},
                                            {"2 decks, medics", "how many cards"},
                                            {"2", "how many cards"},
                                            {"5 rows", "a turn"},
                                            {"5", "a turn"}};
    char says[100];

    (void)unused;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        assert_true(
            play_rulebook_sentence(&worded_rules, wanted[i][0], says, sizeof says));
        assert_string_equal(says, wanted[i][1]);
    }
    assert_false(play_rulebook_sentence(&worded_rules, "3", says, sizeof says));
}

static void each_refusal_has_a_sentence(void **unused)
{
    const Rules *game = riftbound_rules();

    (void)unused;
    for (int i = 1; i < game->refusals_n; i++) {
        const RefusalRow *row = &game->refusals[i];
        char says[300];

        if (*row->rule && !play_rulebook_sentence(game, row->rule, says, sizeof says))
            fail_msg("%s: nothing says what rule %s is", row->id, row->rule);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rule_is_found_by_its_number),
        cmocka_unit_test(places_have_words_before_a_tab),
        cmocka_unit_test(each_refusal_has_a_sentence),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
