// deck_code_test.c -- deck codes of all versions, against decks that are known.

#include "db/riftbound/deck_code_write.h"
#include "tests/db/fixture.h"

#include "db/import/base/game_forms.h"
#include "db/riftbound/deck_code.h"
#include "engine/riftbound/riftbound.h"
#include "engine/riftbound/setup/deck_rules.h"

static Arena *arena;
static Err err;

static int begin(void **state)
{
    (void)state;
    arena = arena_new();
    err = (Err){0};
    return 0;
}

static int end(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

// A code with what it holds: "3 OGN-007" each, separated by commas. The champion's copy
// stands apart from the main list here, as in a list that was read.
typedef struct {
    const char *code;
    const char *main, *side, *champion, *legends;
} Vector;

// Versions 3, 4 and 6 as deck sites wrote them; 1, 2 and 5 by hand from the layout.
static const Vector vectors[] = {
    {.code = "CEAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAE",
     .main = "3 OGN-007,2 OGN-089,1 OGN-004"},
    {.code = "CIAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAQCAAACYAQCAAALA",
     .main = "3 OGN-007,2 OGN-089,1 OGN-004",
     .side = "2 OGN-022,1 OGN-088"},
    {.code = "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA",
     .main = "3 OGN-007,2 OGN-089,1 OGN-004"},
    {.code = "CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWAA",
     .main = "7 OGN-007,5 OGN-089,3 OGN-012,2 OGN-039,1 OGN-013",
     .side = "2 OGN-022,1 OGN-088"},
    {.code =
         "CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWABAAAA"
         "Y",
     .main = "7 OGN-007,5 OGN-089,2 OGN-012,2 OGN-039,1 OGN-013",
     .side = "2 OGN-022,1 OGN-088",
     .champion = "1 OGN-012"},
    {.code =
         "CQAAAAAAAAAAAAAAAIAQAAAAA4AQGAABAIAQCBABAECQCAIAAAAFSAABAEAAAAAWAAAQAAAAA4",
     .main = "2 OGN-007,3 SFD-R02,2 UNL-R05a,1 OGN-089",
     .side = "2 OGN-022",
     .champion = "1 OGN-007"},
    {.code = "CUAQEDQBAEAAAAAHAIAQCBABAIBQCBABAEAAAAAWAEAAAAAH",
     .main = "13 OGN-007,2 UNL-SP03a",
     .side = "4 OGN-022",
     .champion = "1 OGN-007"},
    {.code = "CYAAEAYBAIAAABAJAEAQCAAABUAAAAYAACMAEAAAUABAAAFEAI",
     .main = "3 OGN-004,3 OGN-009,1 OGN-013",
     .legends = "1 OGN-280,1 OGN-288,1 OGN-292"},
};

static const char *section_text(const DeckList *list, int section)
{
    const char *text = NULL;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section != section) continue;
        text = text ? arena_format(arena, "%s,%d %s", text, entry->count, entry->code)
                    : arena_format(arena, "%d %s", entry->count, entry->code);
    }
    return text;
}

static void assert_section(const DeckList *list, int section, const char *expected)
{
    const char *text = section_text(list, section);

    if (!expected)
        assert_null(text);
    else
        assert_string_equal(text, expected);
}

static DeckList read_code(const char *code)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};

    if (deck_code_read(code, strlen(code), arena, &list, &err))
        fail_msg("%s", err.text);
    return list;
}

static void every_version_is_read(void **state)
{
    (void)state;

    for (int i = 0; i < COUNT_OF(vectors); i++) {
        DeckList list = read_code(vectors[i].code);
        assert_section(&list, SECTION_MAIN, vectors[i].main);
        assert_section(&list, SECTION_SIDE, vectors[i].side);
        assert_section(&list, SECTION_CHAMPION, vectors[i].champion);
        assert_section(&list, SECTION_LEGEND, vectors[i].legends);
    }
}

static void a_deck_is_written_in_the_lowest_version_that_holds_it(void **state)
{
    (void)state;

    for (int i = 2; i < COUNT_OF(vectors); i++) {
        DeckList list = read_code(vectors[i].code);
        const char *code = deck_code_write(&list, arena, &err);
        assert_non_null(code);
        assert_string_equal(code, vectors[i].code);
    }
}

static void each_copy_of_an_additional_legend_is_written(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;

    deck_list_add(&list,
                  arena,
                  &(DeckEntry){.section = SECTION_LEGEND,
                               .name = "OGN-280",
                               .count = 2,
                               .code = "OGN-280"});
    DeckList read = read_code(deck_code_write(&list, arena, &err));

    assert_section(&read, SECTION_LEGEND, "1 OGN-280,1 OGN-280");
}

static void the_order_of_a_list_does_not_change_its_code(void **state)
{
    (void)state;
    DeckList list = read_code(vectors[4].code);

    for (int i = 0; i < list.n / 2; i++) {
        DeckEntry entry = list.entries[i];
        list.entries[i] = list.entries[list.n - 1 - i];
        list.entries[list.n - 1 - i] = entry;
    }

    assert_string_equal(deck_code_write(&list, arena, &err), vectors[4].code);
}

static void a_promo_is_written_as_its_card(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules()), .sectioned = true};
    (void)state;

    deck_list_add(&list,
                  arena,
                  &(DeckEntry){.section = SECTION_MAIN,
                               .name = "Bolt",
                               .count = 2,
                               .code = "OPP-004/298",
                               .base = "OGN-004"});
    DeckList read = read_code(deck_code_write(&list, arena, &err));

    assert_section(&read, SECTION_MAIN, "2 OGN-004");
}

static void a_card_of_a_set_without_a_number_is_refused(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules()), .sectioned = true};
    (void)state;

    deck_list_add(&list,
                  arena,
                  &(DeckEntry){.section = SECTION_MAIN,
                               .name = "Bolt",
                               .count = 2,
                               .code = "TOY-002",
                               .base = "TOY-002"});

    assert_null(deck_code_write(&list, arena, &err));
    assert_non_null(strstr(err.text, "Bolt"));
    assert_int_equal(err.code, 65);
}

static void assert_refused(const char *code, const char *why)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};

    assert_int_equal(deck_code_read(code, strlen(code), arena, &list, &err), -1);
    if (!strstr(err.text, why)) fail_msg("'%s' does not say '%s'", err.text, why);
    assert_int_equal(err.code, 65);
}

static void every_beginning_of_a_code_ends_too_early(void **state)
{
    const char *code = vectors[4].code;
    (void)state;

    for (size_t n = 8; n + 2 < strlen(code); n++) {
        DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
        assert_int_equal(deck_code_read(code, n, arena, &list, &err), -1);
        assert_non_null(strstr(err.text, "ends too early"));
    }
}

static void what_is_no_code_says_why(void **state)
{
    char flood[5000];
    (void)state;

    memset(flood, 'C', sizeof flood - 1);
    flood[sizeof flood - 1] = '\0';

    assert_refused("", "0 letters");
    assert_refused("CMAA1AAAAAAA", "characters other than");
    assert_refused(flood, "4999 letters");
    assert_refused("EMAAAAAAAAAAAAAAAEAQAAAH", "format 2");
    assert_refused("CAAAAAAAAAAAAAAAAEAQAAAH", "version 0");
    assert_refused("C4AAAAAAAAAAAAAAAEAQAAAH", "version 7");
    assert_refused("CUAAAAAAAA", "no card");
    // A set of number 9; a number of four bytes; something behind the end.
    assert_refused("CEAAAAAAAAAAAAAAAEAQSAAHAEAQAACZAEAQAAAE", "set that is not known");
    assert_refused("CEAAAAAAAAAAAAAAAH7777777777", "too large");
    assert_refused("CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAABAE",
                   "after its end");
}

static void pads_and_zero_bits_behind_the_end_do_not_matter(void **state)
{
    (void)state;

    DeckList list = read_code("CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAAAA===");

    assert_section(&list, SECTION_MAIN, vectors[2].main);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_version_is_read),
        TEST(a_deck_is_written_in_the_lowest_version_that_holds_it),
        TEST(each_copy_of_an_additional_legend_is_written),
        TEST(the_order_of_a_list_does_not_change_its_code),
        TEST(a_promo_is_written_as_its_card),
        TEST(a_card_of_a_set_without_a_number_is_refused),
        TEST(every_beginning_of_a_code_ends_too_early),
        TEST(what_is_no_code_says_why),
        TEST(pads_and_zero_bits_behind_the_end_do_not_matter),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
