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

static CardFacts one_called(const char *code, const char *name, const char *set)
{
    CardFacts facts = {.code = code, .name = name, .set = set, .type = "Beast"};

    fact_clear(facts.facts);
    return facts;
}

// Adds a card that is not linked yet.
static CardId add(Fixture *f, CardFacts facts)
{
    char why[200] = "";

    return library_add_card(f->library, &facts, why, sizeof why);
}

// Links the library and returns the card that the first name of [card] means.
static CardId kin_of(Fixture *f, CardId card)
{
    int n;
    const CardItem *items;

    library_link(f->library);
    items = library_items(f->library, &f->library->cards[card], FACT_KIN, &n);
    assert_int_equal(n, 1);
    return items->card;
}

static CardId add_with_kin(Fixture *f, const char *kin)
{
    CardFacts facts = one_called("B-9", "Cub", "B");

    facts.facts[FACT_KIN].words[0] = kin;
    return add(f, facts);
}

static void a_name_means_a_card_that_comes_later(void **state)
{
    Fixture *f = *state;
    const CardId cub = add_with_kin(f, "Yak");
    const CardId yak = add(f, one_called("B-1", "Yak", "B"));

    assert_int_equal(kin_of(f, cub), yak);
    assert_null(f->library->cards[cub].unplayable);
}

static void a_name_may_be_a_code(void **state)
{
    Fixture *f = *state;
    const CardId yak = add(f, one_called("B-1", "Yak", "B"));

    assert_int_equal(kin_of(f, add_with_kin(f, "B-1")), yak);
}

static void of_two_cards_the_name_means_the_one_of_the_same_set(void **state)
{
    Fixture *f = *state;

    (void)add(f, one_called("A-1", "Yak", "A"));
    const CardId own = add(f, one_called("B-2", "Yak", "B"));
    (void)add(f, one_called("B-3", "Yak", "B"));

    assert_int_equal(kin_of(f, add_with_kin(f, "Yak")), own);
}

static void of_two_cards_of_other_sets_the_name_means_the_first_code(void **state)
{
    Fixture *f = *state;

    (void)add(f, one_called("C-1", "Yak", "C"));
    const CardId first = add(f, one_called("A-1", "Yak", "A"));

    assert_int_equal(kin_of(f, add_with_kin(f, "Yak")), first);
}

static void a_card_that_names_no_card_cannot_be_played(void **state)
{
    Fixture *f = *state;
    const CardId cub = add_with_kin(f, "Yuk");

    assert_int_equal(kin_of(f, cub), 0);
    assert_string_equal(f->library->cards[cub].unplayable,
                        "kin names 'Yuk', and no card has that name or code");
}

static void two_cards_share_what_both_name(void **state)
{
    Fixture *f = *state;
    const CardId yak = add(f, one_called("B-1", "Yak", "B"));
    const CardId cub = add_with_kin(f, "Yak");
    CardFacts other = one_called("B-8", "Calf", "B");

    other.facts[FACT_KIN].words[0] = "B-1";
    const CardId calf = add(f, other);
    const Card *cards = f->library->cards;
    library_link(f->library);

    assert_true(library_shares(f->library, &cards[cub], &cards[calf], FACT_KIN));
    assert_false(library_shares(f->library, &cards[cub], &cards[yak], FACT_KIN));
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
        TEST(a_name_means_a_card_that_comes_later),
        TEST(a_name_may_be_a_code),
        TEST(of_two_cards_the_name_means_the_one_of_the_same_set),
        TEST(of_two_cards_of_other_sets_the_name_means_the_first_code),
        TEST(a_card_that_names_no_card_cannot_be_played),
        TEST(two_cards_share_what_both_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
