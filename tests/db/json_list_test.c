// json_list_test.c -- card lists as JSON: every known form, and broken ones.

#include "tests/db/list_fixture.h"

#define LAMP                                                                           \
    "SELECT code || ' ' || name || ' ' || type || ' ' || coalesce(energy, '-') || ' '" \
    " || coalesce(might, '-') || ' ' || (SELECT group_concat(word) FROM item"          \
    " WHERE card = id AND fact = 'domains') FROM sheet WHERE code = 'TOY-007'"

#define TEXT "SELECT text FROM card_text JOIN card ON id = card WHERE code = 'TOY-007'"

static void every_form_says_the_same_card(void **state)
{
    static const char *const lists[] = {
        "{\"items\": [{\"riftbound_id\": \"toy-007-100\", \"name\": \"Lamp - Bright\","
        " \"attributes\": {\"energy\": 2, \"might\": 3, \"power\": null},"
        " \"classification\": {\"type\": \"Unit\", \"supertype\": null, \"domain\":"
        " [\"Fury\"]}, \"text\": {\"rich\": \"<p>Pay :rb_energy_1:.<br />Draw "
        "1.</p>\"},"
        " \"set\": {\"set_id\": \"TOY\", \"label\": \"Toys\"}}], \"total\": 1}",
        "{\"source\": \"x\", \"cards\": [{\"publicCode\": \"TOY-007/100\", \"name\":"
        " \"Lamp, Bright\", \"cardTypes\": [\"Unit\"], \"energy\": \"2\", \"might\":"
        " \"3\", \"power\": \"\", \"domains\": [\"Fury\"], \"abilityText\":"
        " \"Pay :rb_energy_1:.\\nDraw 1.\"}]}",
        "[{\"publicCode\": \"TOY-007/100\", \"name\": \"Lamp, Bright\", \"cardType\":"
        " \"Unit\", \"energy\": 2, \"might\": 3, \"domains\": [\"Fury\"],"
        " \"isChampion\": false, \"abilityHtml\":"
        " \"<p>Pay :rb_energy_1:.<br />Draw 1.</p>\"}]",
        "[{\"id\": \"toy-007-100\", \"publicCode\": \"TOY-007/100\", \"set\": \"TOY\","
        " \"setName\": \"Toys\", \"collectorNumber\": 7, \"setTotal\": 100, \"name\":"
        " \"Lamp, Bright\", \"slug\": \"lamp-bright\", \"type\": \"unit\", \"superTypes\":"
        " [], \"domains\": [\"fury\"], \"energy\": 2, \"might\": 3, \"tags\": [],"
        " \"rulesHtml\": \"<p>Pay :rb_energy_1:.<br />Draw 1.</p>\","
        " \"rulesText\": \"pay :rb_energy_1:. draw 1.\"}]",
        "<html><script id=\"__NEXT_DATA__\" type=\"application/json\">{\"props\":"
        " {\"pageProps\": {\"page\": {\"blades\": [{\"items\": [{\"label\": \"x\"}]},"
        " {\"cards\": {\"items\": [{\"publicCode\": \"TOY-007/100\", \"name\": \"Lamp,"
        " Bright\", \"cardType\": {\"type\": [{\"id\": \"unit\", \"label\": "
        "\"Unit\"}]},"
        " \"domain\": {\"values\": [{\"label\": \"Fury\"}]}, \"energy\": {\"value\":"
        " {\"id\": 2, \"label\": \"2\"}}, \"might\": {\"value\": {\"id\": 3}},"
        " \"text\": {\"richText\": {\"body\": \"<p>Pay :rb_energy_1:.<br />Draw"
        " 1.</p>\"}}}]}}]}}}}</script></html>",
        "{\"set\": {\"id\": \"TOY\"}, \"cards\": [{\"id\": \"toy-007-100\", \"name\":"
        " \"Lamp, Bright\", \"collectorNumber\": 7, \"set\": \"TOY\", \"cardType\":"
        " \"unit\", \"domains\": [\"fury\"], \"energy\": 2, \"might\": 3, \"power\":"
        " null, \"tags\": [], \"rulesText\": \"Pay [1].\\nDraw 1.\"}]}",
        "[{\"collector_number\": 7, \"set\": {\"set_id\": \"TOY\", \"label\":"
        " \"Toys\"}, \"name\": \"Lamp, Bright\", \"type\": \"Unit\", \"domains\":"
        " [\"Fury\"], \"energy\": 2, \"might\": 3, \"text\": \"Pay {1}.\\nDraw 1.\"}]",
        "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"subtitle\": \"Bright\","
        " \"type\": \"Unit\", \"domains\": [\"Fury\"], \"energy\": 2, \"might\": 3,"
        " \"errata\": false, \"text\": \"Pay {1}.\\nDraw 1.\"}]",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        assert_string_equal(find(LAMP), "TOY-007 Lamp, Bright Unit 2 3 Fury");
        assert_string_equal(find(TEXT), "Pay {1}.\nDraw 1.");
        assert_string_equal(find("SELECT count(*) FROM card"), "1");
    }
}

static void the_chinese_catalogue_adds_its_language(void **state)
{
    (void)state;
    assert_int_equal(import_text("[{\"code\": \"TOY-007\", \"name\": \"Lamp\","
                                 " \"type\": \"Unit\", \"energy\": 2, \"might\": 3,"
                                 " \"tags\": [\"Light\"]}]"),
                     0);

    assert_int_equal(import_text("{\"total\": 1, \"cards\": [{\"id\": 1, \"cardNo\":"
                                 " \"TOY\u00b7007/100\", \"cardCategory\":"
                                 " \"hero_unit\", \"cardName\": \"\u706f\","
                                 " \"subTitle\": \"\", \"cardColorList\": [\"red\"],"
                                 " \"cardEffect\": \"\u652f\u4ed8{{2}}\", \"energy\":"
                                 " 2, \"returnEnergy\": 1, \"power\": 3, \"tag\":"
                                 " \"\u9f99\"}]}"),
                     0);

    assert_string_equal(find(LAMP), "TOY-007 Lamp Unit 2 3 Fury");
    assert_string_equal(find("SELECT language || name FROM card_name"), "zh-cn\u706f");
    assert_string_equal(find("SELECT power FROM sheet"), "1");
    assert_string_equal(find("SELECT word FROM item WHERE fact = 'supertypes'"),
                        "Champion");
    assert_string_equal(find("SELECT group_concat(word) FROM item WHERE fact = 'tags'"),
                        "Light");
    assert_string_equal(find(TEXT), "\u652f\u4ed8{2}");
}

static void what_no_form_knows_is_mapped_by_its_keys(void **state)
{
    (void)state;
    assert_int_equal(import_text("{\"results\": [{\"Card Name\": \"Lamp\", \"Code\":"
                                 " \"TOY-007\", \"Kind\": \"Gear\", \"Cost\": 2}]}"),
                     0);
    assert_string_equal(find("SELECT name || type || energy FROM sheet"), "LampGear2");
}

static void a_bad_row_is_named_by_its_number_and_pointer(void **state)
{
    (void)state;
    assert_int_equal(
        import_text(
            "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\": \"Gear\"},\n"
            " {\"code\": \"TOY-008\", \"name\": \"Oil\", \"type\": \"Gear\","
            " \"energy\": \"lots\"}]"),
        0);
    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        "list row 2, column /energy: found 'lots', expected a whole "
                        "number from 0 to 99, or nothing");
    assert_string_equal(find("SELECT count(*) FROM card"), "1");
}

static void expect_refused(const char *text, const char *message)
{
    assert_int_equal(import_text(text), -1);
    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, message));
}

static void what_is_broken_is_refused_with_its_place(void **state)
{
    static const char good[] = "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\":"
                               " \"Gear\"},\n";
    char text[400];
    (void)state;

    (void)snprintf(text, sizeof text, "%s {\"code\": \"TOY-0", good);
    expect_refused(text,
                   "list:2:17: the list is cut off, expected the end of the row "
                   "that begins at 2:2");
    (void)snprintf(text, sizeof text, "%.*s]\n[]", (int)sizeof good - 3, good);
    expect_refused(text, "list:2:1: found '[', expected the end of the list");
    (void)snprintf(text, sizeof text, "%s", good);
    expect_refused(text, "list:2:1: the list is cut off");
    (void)snprintf(text, sizeof text, "%.*s {}]", (int)sizeof good - 3, good);
    expect_refused(text, "found '{', expected ',' or ']'");
    assert_int_equal(access("test.db", F_OK), -1); // nothing was taken of any
}

static void a_huge_row_is_left_out_and_the_rest_taken(void **state)
{
    const size_t size = 3 * 1024 * 1024;
    char *text = malloc(size + 400);
    (void)state;

    assert_non_null(text);
    int n = sprintf(text,
                    "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\":"
                    " \"Gear\"}, {\"code\": \"TOY-008\", \"text\": \"");
    memset(text + n, 'x', size);
    strcpy(text + n + size,
           "\"}, {\"code\": \"TOY-009\", \"name\": \"Oil\","
           " \"type\": \"Gear\"}]");
    assert_int_equal(import_text(text), 0);
    free(text);

    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        "list row 2: expected a row of at most 1 MiB");
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-007,TOY-009");
}

static void depth_without_end_is_refused(void **state)
{
    char text[300] =
        "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\": \"Gear\"},";
    (void)state;

    size_t n = strlen(text);
    memset(text + n, '[', 150);
    text[n + 150] = '\0';
    expect_refused(text, "expected values at most 64 deep");
}

static void a_set_may_stand_above_its_cards(void **state)
{
    static const char *const lists[] = {
        "{\"set\": \"TOY\", \"setName\": \"Toys\", \"cards\": [",
        "{\"version\": 1, \"set\": {\"id\": \"TOY\", \"label\": \"Toys\"}, \"cards\": [",
        "{\"data\": {\"TOY\": {\"code\": \"TOY\", \"name\": \"Toys\", \"cards\": [",
    };
    static const char *const ends[] = {"]}", "]}", "]}}}"};
    char text[400];
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        (void)snprintf(text,
                       sizeof text,
                       "%s{\"number\": 7, \"name\": \"Lamp\", \"type\": \"Gear\"},"
                       "{\"code\": \"ALT-001\", \"name\": \"Elk\", \"type\": \"Unit\"},"
                       "{\"number\": \"8a\", \"name\": \"Oil\", \"type\": \"Gear\"}]%s",
                       lists[i],
                       ends[i] + 1);
        assert_int_equal(import_text(text), 0);
        assert_int_equal(report.problems.n, 0);
        assert_string_equal(
            find("SELECT group_concat(code) FROM (SELECT code FROM printing"
                 " ORDER BY code)"),
            "ALT-001,TOY-007,TOY-008a");
        assert_string_equal(find("SELECT name FROM card_set WHERE code = 'TOY'"),
                            "Toys");
        assert_string_equal(find("SELECT name <> 'Toys' FROM card_set"
                                 " WHERE code = 'ALT'"),
                            "1");
    }
}

// Two keys tell a card, if one is the code of a printing, or a set stands around it.
static void a_code_and_a_name_are_enough(void **state)
{
    static const char *const lists[] = {
        "[{\"code\": \"TOY-007\", \"name\": \"Lamp\"}]",
        "{\"code\": \"TOY-007\", \"name\": \"Lamp\"}\n"
        "{\"code\": \"TOY-008\", \"name\": \"Oil\"}",
        "{\"set\": \"TOY\", \"cards\": [{\"number\": 7, \"name\": \"Lamp\"}]}",
        "{\"TOY\": [{\"number\": 7, \"name\": \"Lamp\"}]}",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        assert_string_equal(find("SELECT name FROM card WHERE code = 'TOY-007'"),
                            "Lamp");
    }
    expect_refused("[{\"name\": \"Mine\", \"code\": \"Lamp\"}]",
                   "is JSON or YAML without a deck");
}

// However the sets of a list lie around their cards.
static void each_set_has_its_cards(void **state)
{
    static const char *const lists[] = {
        "[{\"set\": \"TOY\", \"name\": \"Toys\", \"cards\": [%s]},"
        " {\"set\": \"ALT\", \"cards\": [%s]}]",
        "{\"data\": [{\"code\": \"TOY\", \"name\": \"Toys\", \"cards\": [%s]},"
        " {\"code\": \"ALT\", \"items\": [%s]}]}",
        "{\"TOY\": {\"name\": \"Toys\", \"cards\": [%s]},"
        " \"ALT\": {\"cards\": [%s]}}",
        "{\"set\": \"TOY\", \"name\": \"Toys\", \"cards\": [%s]}\n"
        "{\"set\": \"ALT\", \"cards\": [%s]}\n",
        "{\"TOY\": [%s], \"ALT\": [%s]}",
    };
    char text[512];
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        (void)snprintf(text,
                       sizeof text,
                       lists[i],
                       "{\"name\": \"Lamp\", \"number\": 7, \"type\": \"Gear\"}",
                       "{\"name\": \"Oil\", \"number\": 7, \"type\": \"Gear\"}");
        assert_int_equal(import_text(text), 0);
        expect_counts(2, 0, 0, 0);
        assert_string_equal(find("SELECT group_concat(code || name) FROM sheet"),
                            "TOY-007Lamp,ALT-007Oil");
        if (i < 4)
            assert_string_equal(find("SELECT name FROM card_set WHERE code = 'TOY'"),
                                "Toys");
    }
}

static void a_list_among_the_cards_counts_as_one(void **state)
{
    (void)state;

    assert_int_equal(import_text("[1, [{\"code\": \"TOY-007\", \"name\": \"Lamp\","
                                 " \"type\": \"Gear\"}], [], [2], {\"code\":"
                                 " \"TOY-008\", \"name\": \"Oil\", \"energy\":"
                                 " \"x\"}]"),
                     0);

    expect_counts(1, 0, 0, 4);
    assert_int_equal(report.problems.n, 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(report.problems.list[i].row, i ? i + 2 : 1);
}

static void what_is_no_object_is_counted_and_named(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("[\"note\", {\"code\": \"TOY-007\", \"name\": \"Lamp\","
                    " \"type\": \"Gear\"}, 3, null, {\"code\": \"TOY-008\","
                    " \"name\": \"Oil\", \"type\": \"Gear\", \"energy\":"
                    " \"x\"}]"),
        0);

    expect_counts(1, 0, 0, 4);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        "list row 1: expected a card, not a value without keys");
    assert_int_equal(report.problems.list[1].row, 3);
    assert_int_equal(report.problems.list[2].row, 4);
    assert_int_equal(report.problems.list[3].row, 5);
    assert_string_equal(report.problems.list[3].column, "/energy");
}

static void a_map_goes_before_a_known_form(void **state)
{
    (void)state;
    put_file("list",
             "[{\"riftbound_id\": \"toy-007-100\", \"name\": \"Lamp\","
             " \"classification\": {\"type\": \"Unit\"}, \"extra\": \"Bulb\"}]");
    put_file("map",
             "riftbound_id = code\nname = ignore\nextra = name\n"
             "classification/type = type\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    assert_string_equal(find("SELECT code || name || type FROM sheet"),
                        "TOY-007BulbUnit");

    put_file("map", "skip rows = 1\n");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);
    assert_string_equal(err.text, "map: a list in JSON has nothing to skip");
}

static void a_set_behind_its_cards_is_told(void **state)
{
    static const char *const lists[] = {
        "{\"cards\": [{\"number\": 7, \"name\": \"Lamp\", \"type\": \"Gear\"}],"
        " \"set\": \"TOY\"}",
        "{\"cards\": [{\"number\": 7, \"name\": \"Lamp\", \"type\": \"Gear\"}],"
        " \"set\": {\"code\": \"TOY\"}}"};
    static const char *const keys[] = {"set", "set/code"};
    (void)state;
    for (int i = 0; i < COUNT_OF(lists); i++) {
        assert_int_equal(import_text(lists[i]), 0);
        const Problem *note = &report.notes.list[0];
        assert_string_equal(note->column, keys[i]);
        assert_string_equal(note->value, "TOY");
        assert_string_equal(note->expected,
                            "the set before its cards; behind them it is left out");
    }
}

static void a_row_that_has_a_key_twice_is_refused_with_its_place(void **state)
{
    (void)state;
    assert_int_equal(
        import_text("[{\"code\": \"TOY-001\", \"name\": \"Ann\", \"type\": \"Unit\","
                    " \"name\": \"Bob\"},\n"
                    "{\"code\": \"TOY-002\", \"name\": \"Cat\", \"type\": \"Unit\"}]"),
        0);

    expect_counts(1, 0, 0, 1);
    assert_non_null(
        strstr(problem_line(&report.problems.list[0], report.problems.arena),
               "duplicate object key near '\"name\"'"));
}

static void a_key_twice_beside_the_rows_is_refused_with_its_line(void **state)
{
#define ROWS "[{\"code\": \"TOY-001\", \"name\": \"Ann\", \"type\": \"Unit\"}]"
    static const struct {
        const char *list, *key;
        int line;
    } cases[] = {
        {"{\"set\": \"TOY\",\n\"set\": \"OGN\",\n\"cards\": " ROWS "}", "set", 2},
        {"{\"cards\": " ROWS ",\n\n\"cards\": " ROWS "}", "cards", 3},
        {"{\"more\": {\"a\": 1, \"b\": 2, \"a\": 3}, \"cards\": " ROWS "}", "a", 1},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(cases); i++) {
        char expected[120];
        (void)snprintf(expected,
                       sizeof expected,
                       "list:%d: the key '%s' stands twice in one object",
                       cases[i].line,
                       cases[i].key);
        assert_int_equal(import_text(cases[i].list), -1);
        assert_string_equal(err.text, expected);
    }
    // In objects that lie in each other or side by side it stands once in each.
    assert_int_equal(import_text("{\"a\": {\"a\": {\"b\": 1}, \"b\": {\"b\": 1}},"
                                 " \"b\": 2, \"cards\": " ROWS "}"),
                     0);
    expect_counts(1, 0, 0, 0);
#undef ROWS
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_row_that_has_a_key_twice_is_refused_with_its_place),
        TEST(a_key_twice_beside_the_rows_is_refused_with_its_line),
        TEST(every_form_says_the_same_card),
        TEST(the_chinese_catalogue_adds_its_language),
        TEST(what_no_form_knows_is_mapped_by_its_keys),
        TEST(a_bad_row_is_named_by_its_number_and_pointer),
        TEST(what_is_broken_is_refused_with_its_place),
        TEST(a_huge_row_is_left_out_and_the_rest_taken),
        TEST(depth_without_end_is_refused),
        TEST(a_set_may_stand_above_its_cards),
        TEST(a_code_and_a_name_are_enough),
        TEST(each_set_has_its_cards),
        TEST(a_set_behind_its_cards_is_told),
        TEST(a_list_among_the_cards_counts_as_one),
        TEST(what_is_no_object_is_counted_and_named),
        TEST(a_map_goes_before_a_known_form),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
