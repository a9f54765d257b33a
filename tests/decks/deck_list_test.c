// deck_list_test.c -- decks as text, with counts and headings as people write them.

#include "tests/decks/deck_list_fixture.h"

static void the_usual_text_form_is_read(void **state)
{
    (void)state;

    DeckList list =
        read_deck("my-deck.txt",
                  "Legend:\n1 Ann, Dark\n\nChampion:\n1 Ann, Wild\n\n"
                  "MainDeck:\n3 Gust\n36 Bolt\n\nBattlefields:\n1 Gate\n\n"
                  "Runes:\n6 Red Rune\n6 Blue Rune\n\nSideboard:\n2 Gust\n");

    assert_string_equal(list.name, "my-deck");
    assert_int_equal(total(&list, SECTION_LEGEND), 1);
    assert_int_equal(total(&list, SECTION_CHAMPION), 1);
    assert_int_equal(total(&list, SECTION_MAIN), 39);
    assert_int_equal(total(&list, SECTION_RUNES), 12);
    assert_int_equal(total(&list, SECTION_SIDE), 2);
    assert_string_equal(list.entries[0].name, "Ann, Dark");
    assert_int_equal(list.entries[2].line, 8);
    assert_int_equal(problems.n, 0);
}

static void counts_are_read_as_people_write_them(void **state)
{
    static const char *const lines[] = {"3 Gust",
                                        "3x Gust",
                                        "3* Gust",
                                        "Gust x3",
                                        "3 Gust (OGN) 169",
                                        "3\nGust",
                                        "  3   Gust  \r",
                                        "3\tGust",
                                        "3 x Gust",
                                        "x3 Gust",
                                        "3\xc3\x97 Gust",
                                        "- 3 Gust",
                                        "Gust (x3)",
                                        "3 Gust (OGN-169)",
                                        "3 Gust [OGN-169/298]",
                                        "3 Gust OGN-169",
                                        "3 OGN-169 Gust",
                                        "1 Gust\r1 Gust\r1 Gust"};
    (void)state;

    for (int i = 0; i < COUNT_OF(lines); i++) {
        DeckList list = read_deck("deck.txt", lines[i]);
        assert_int_equal(total(&list, SECTION_MAIN), 3);
        assert_string_equal(list.entries[0].name, "Gust");
        assert_false(list.sectioned);
    }
}

static void headings_have_other_names_and_comments_are_left_out(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "# by hand\nAbout\nName of it\nMAIN DECK\nGust\n"
                              "battlefield:\n1 Gate\n// end\n");

    assert_int_equal(list.n, 2);
    assert_int_equal(total(&list, SECTION_MAIN), 1);
    assert_int_equal(total(&list, SECTION_BATTLEFIELDS), 1);
}

static void an_unknown_heading_is_named_with_its_line(void **state)
{
    (void)state;

    (void)read_deck("deck.txt", "MainDeck:\n3 Gust\nBatlefields:\n1 Gate\n");

    assert_int_equal(problems.n, 1);
    assert_int_equal(problems.list[0].row, 3);
    assert_string_equal(problems.list[0].value, "Batlefields:");
}

static void headings_carry_counts_cards_and_the_name(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "Name: Red Rush\nhttps://decks.example/1\n"
                              "Legend: Ann, Dark\n## Champion (1)\nAnn, Wild\n"
                              "**Units (20):**\n3 Gust\n[Spells]\n2 Bolt\n"
                              "=== Runes: 12 ===\n12 Red Rune\n");

    assert_string_equal(list.name, "Red Rush");
    assert_int_equal(entry_of(&list, "Ann, Dark")->section, SECTION_LEGEND);
    assert_int_equal(entry_of(&list, "Ann, Wild")->section, SECTION_CHAMPION);
    assert_int_equal(total(&list, SECTION_MAIN), 5);
    assert_int_equal(total(&list, SECTION_RUNES), 12);
    assert_int_equal(problems.n, 0);
}

static void each_wrong_count_is_named_and_the_rest_read(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt",
                              "MainDeck:\n0 Gust\n-3 Bolt\n9999999999 Crate\n"
                              "2 Crate\n100x Bolt\nGust x0\n3\nRunes:\n1 Red Rune\n");

    assert_int_equal(list.n, 2);
    assert_int_equal(problems.n, 6);
    for (int i = 0; i < 5; i++)
        assert_string_equal(problems.list[i].expected, "a count from 1 to 99");
    assert_string_equal(problems.list[2].value, "9999999999 Crate");
    assert_int_equal(problems.list[2].row, 4);
    assert_int_equal(problems.list[5].row, 9);
}

static void lines_know_their_column_and_print(void **state)
{
    (void)state;

    DeckList list = read_deck("deck.txt", "  3x \xc3\x89lan (OGN) 030a\n");

    assert_string_equal(list.entries[0].name, "\xc3\x89lan");
    assert_string_equal(list.entries[0].place, "6");
    assert_string_equal(list.entries[0].code, "OGN-030a");
}

static void what_is_no_deck_is_refused(void **state)
{
    char *flood = calloc(1, 8 << 20);
    (void)state;

    assert_refused(" \n\t\n", "is empty");
    assert_refused("# only\n// remarks\n", "no line such as");
    assert_refused("3 Gust\n\x01\x02", "row 2: found byte 0x01");
    assert_refused("{\"\": [\"Gust\"], \"sideboard\": []}", "without a deck");
    assert_refused("{\"items\": [{\"name\": \"Gust\"}]}", "without a deck");
    assert_refused("[]", "without a deck");
    for (int i = 0; i < 1000000; i++) memcpy(flood + i * 7, "3 Gust\n", 7);
    assert_refused(flood, "more than 1000 lines");
    for (int i = 0; i < 1000000; i++) memcpy(flood + i * 7, "0 Gust\n", 7);
    assert_refused(flood, "more than 1000 lines");

    free(flood);
}

static void a_deck_in_yaml_is_one_in_json(void **state)
{
    static const char *const decks[] = {
        "name: Mine\nlegend: Jinx\nmain:\n  Gust: 3\n  Charm: 2\n",
        "---\nname: Mine\nlegend: Jinx\nmaindeck:\n  - 3 Gust\n  - 2 Charm\n",
        "- name: Mine\n  legend: Jinx\n  main:\n    - {name: Gust, count: 3}\n    - name: "
        "Charm\n      count: 2\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(decks); i++) {
        DeckList list = read_deck("deck.yaml", decks[i]);
        assert_string_equal(list.name, "Mine");
        assert_int_equal(list.n, 3);
        assert_string_equal(list.entries[1].name, "Gust");
        assert_int_equal(list.entries[1].count, 3);
        assert_string_equal(list.entries[2].name, "Charm");
        assert_int_equal(list.entries[2].count, 2);
    }
    assert_refused("- name: x\n  main: [a\n", "found a '[' that is never closed");
}

// Writes a deck within [n] levels of JSON around it.
static const char *deck_within(int n)
{
    static char text[1000];
    char *at = text;

    for (int i = 0; i < n; i++) *at++ = '[';
    at += sprintf(at, "{\"maindeck\": [\"Charm\"]}");
    for (int i = 0; i < n; i++) *at++ = ']';
    *at = '\0';
    return text;
}

static void a_deck_that_lies_too_deep_is_refused(void **state)
{
    (void)state;

    assert_int_equal(read_deck("deck", deck_within(40)).n, 1);
    assert_refused(deck_within(JSON_DEPTH_MAX), "has more than 64 levels of JSON");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_usual_text_form_is_read),
        TEST(counts_are_read_as_people_write_them),
        TEST(headings_have_other_names_and_comments_are_left_out),
        TEST(an_unknown_heading_is_named_with_its_line),
        TEST(headings_carry_counts_cards_and_the_name),
        TEST(each_wrong_count_is_named_and_the_rest_read),
        TEST(lines_know_their_column_and_print),
        TEST(what_is_no_deck_is_refused),
        TEST(a_deck_in_yaml_is_one_in_json),
        TEST(a_deck_that_lies_too_deep_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
