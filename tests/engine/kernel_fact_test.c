// kernel_fact_test.c -- a card has the facts that the game's table lists.

#include "tests/engine/kernel_fixture.h"

static const CardFacts hawk = {.code = "Hawk",
                               .name = "Hawk",
                               .type = "Beast",
                               .facts = {[FACT_SIZE] = {.number = 3},
                                         [FACT_COLOUR] = {.words = {"Blue", "Red"}},
                                         [FACT_METAL] = {.words = {"gold"}}}};

static void expect_refusal(Fixture *f, CardFacts facts, const char *text)
{
    char why[200] = "";

    assert_int_equal(library_add_card(f->library, &facts, why, sizeof why), 0);
    assert_string_equal(why, text);
}

static void a_fact_is_found_by_its_name_and_by_its_role(void **state)
{
    Fixture *f = *state;

    assert_int_equal(fact_find(&f->rules, "colours"), FACT_COLOUR);
    assert_int_equal(fact_with_role(&f->rules, FACT_MAIN), FACT_SIZE);
    assert_int_equal(fact_find(&f->rules, "colour"), -1);
    assert_int_equal(fact_with_role(&f->rules, FACT_COST), -1);
}

static void a_card_holds_a_number_or_a_bit_for_each_word(void **state)
{
    Fixture *f = *state;
    const Card *card = &f->library->cards[add_card(f, hawk)];

    assert_int_equal(card->facts[FACT_SIZE], 3);
    assert_int_equal(card->facts[FACT_COLOUR], 1 | 2);
    assert_int_equal(card->facts[FACT_METAL], 2);
}

static void a_number_that_is_absent_is_told_apart_and_counts_as_0(void **state)
{
    Fixture *f = *state;
    CardFacts facts = hawk;
    const Card *card;

    fact_clear(facts.facts);
    card = &f->library->cards[add_card(f, facts)];

    assert_int_equal(card->facts[FACT_SIZE], FACT_ABSENT);
    assert_int_equal(fact_number(card->facts[FACT_SIZE]), 0);
    assert_int_equal(card->facts[FACT_COLOUR], 0);
}

static void a_number_beyond_its_limits_is_refused(void **state)
{
    CardFacts facts = hawk;

    facts.facts[FACT_SIZE].number = 100;
    expect_refusal(*state, facts, "size is 100, which is not from 0 to 99");
    facts.facts[FACT_SIZE].number = -1;
    expect_refusal(*state, facts, "size is -1, which is not from 0 to 99");
}

static void a_word_that_the_fact_does_not_have_is_refused(void **state)
{
    CardFacts facts = hawk;

    facts.facts[FACT_COLOUR].words[1] = "Mauve";
    expect_refusal(*state, facts, "unknown colour 'Mauve'");
}

static void a_fact_of_one_word_takes_no_second_one(void **state)
{
    CardFacts facts = hawk;

    facts.facts[FACT_METAL].words[1] = "bronze";
    expect_refusal(*state, facts, "metal has one word, found 'gold' and 'bronze'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_fact_is_found_by_its_name_and_by_its_role),
        TEST(a_card_holds_a_number_or_a_bit_for_each_word),
        TEST(a_number_that_is_absent_is_told_apart_and_counts_as_0),
        TEST(a_number_beyond_its_limits_is_refused),
        TEST(a_word_that_the_fact_does_not_have_is_refused),
        TEST(a_fact_of_one_word_takes_no_second_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
