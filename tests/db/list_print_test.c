// list_print_test.c -- printings and promos in a list lead to the right cards.

#include "tests/db/list_fixture.h"

static void an_alternate_printing_leads_to_its_card(void **state)
{
    static const char *const codes[] = {
        "toy-007a-100", "TOY-007A", "TOY·007/100", "TOY-301s", "TOY-301*/100"};
    Arena *arena = arena_new();
    (void)state;
    assert_int_equal(import_text("code,name,rarity\n"
                                 "TOY-007,\"Lamp, Bright\",Rare\n"
                                 "toy-007a-100,Lamp - Bright (Alternate Art),Showcase\n"
                                 "TOY-301*/100,Lamp - Bright (Signature),Showcase\n"),
                     0);
    expect_counts(3, 0, 0, 0);

    Store *store = store_open("test.db", &fixture_rules, &err);

    for (int i = 0; i < COUNT_OF(codes); i++)
        assert_int_equal(lookup_card(store, codes[i], &err), 1);
    store_close(store);
    arena_free(arena);
    assert_string_equal(find("SELECT count(*) || rarity FROM sheet"), "1Rare");
    assert_string_equal(find("SELECT count(*) FROM printing"), "3");
}

static void another_printing_may_come_first(void **state)
{
    static const char list[] = "code,name,rarity\nTOY-007a,Lamp,Showcase\n"
                               "TOY-007,Lamp,Rare\n";
    (void)state;
    assert_int_equal(import_text(list), 0);

    assert_int_equal(import_text(list), 0);

    expect_counts(0, 0, 2, 0);
    assert_string_equal(find("SELECT c.rarity || p.rarity FROM sheet c JOIN printing p"
                             " ON p.card = c.id WHERE p.code = 'TOY-007a'"),
                        "RareShowcase");
}

static void another_cards_row_is_refused(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_int_equal(import_text("code,name,text\nTOY-002,Crab,Pinch.\n"), 0);

    expect_counts(0, 0, 0, 1);
    expect_problem("list row 2, column name: found 'Crab', expected 'Bolt'");
    assert_string_equal(find("SELECT count(*) FROM card_text"), "0");
}

static void promos_keep_the_set_that_they_come_from(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name\nOPP-001/298,Ann\nOPP-001/024,Bea\n"), 0);

    expect_counts(2, 0, 0, 0);
    assert_string_equal(find("SELECT name FROM card WHERE code = 'OPP-001/024'"),
                        "Bea");
}

static void a_card_met_as_a_promo_gets_its_own_code(void **state)
{
    static const char list[] = "code,name,rarity,energy\nJDG-001,Ann,Promo,\n"
                               "TOY-005a,Ann,Showcase,\nTOY-005,Ann,Rare,3\n";
    (void)state;

    assert_int_equal(import_text(list), 0);

    expect_counts(3, 0, 0, 0);
    assert_string_equal(find("SELECT c.code || s.code || rarity || energy FROM sheet c"
                             " JOIN card_set s ON s.id = c.card_set"),
                        "TOY-005TOYRare3");
    assert_string_equal(find("SELECT count(*) FROM printing WHERE card = 1"), "3");
    assert_int_equal(import_text(list), 0);
    expect_counts(0, 0, 3, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_alternate_printing_leads_to_its_card),
        TEST(another_printing_may_come_first),
        TEST(another_cards_row_is_refused),
        TEST(promos_keep_the_set_that_they_come_from),
        TEST(a_card_met_as_a_promo_gets_its_own_code),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
