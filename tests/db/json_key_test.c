// json_key_test.c -- JSON that has a card, or its name, under each key.

#include "tests/db/list_fixture.h"

#define ANN "{\"name\": \"Ann\", \"type\": \"Unit\"}"
#define BO  "{\"name\": \"Bo\", \"type\": \"Gear\"}"

static const char cards[] =
    "SELECT group_concat(code || ' ' || name || ' ' || type, ', ')"
    " FROM (SELECT * FROM sheet ORDER BY code)";

static void a_card_stands_under_its_key(void **state)
{
    static const char *const lists[] = {
        "{\"TOY-001\": " ANN ", \"TOY-002\": " BO "}",
        "{\"toy-001\": " ANN ", \"toy_002\": " BO
        ", \"version\": 3, \"of\": {\"a\": 1}}",
        "{\"cards\": {\"TOY-001\": " ANN ", \"TOY-002\": " BO "}}",
        "{\"version\": 3, \"data\": {\"TOY-001\": " ANN ", \"TOY-002\": " BO "}}",
        "{\"meta\": {\"total\": 2}, \"cards\": {\"TOY-001\": " ANN ", \"TOY-002\": " BO
        "}}",
        "{\"TOY\": {\"001\": " ANN ", \"2\": " BO "}}",
        "{\"set\": \"TOY\", \"001\": " ANN ", \"002\": " BO ", \"total\": 2}",
        "{\"sets\": {\"TOY\": {\"name\": \"Toys\", \"cards\": {\"1\": " ANN
        ", \"2\": " BO "}}}}",
        "{\"sets\": {\"TOY\": [{\"number\": \"1\", \"name\": \"Ann\", \"type\": \"Unit\"},"
        " {\"number\": \"2\", \"name\": \"Bo\", \"type\": \"Gear\"}]}}",
        "{\"Ann\": {\"code\": \"TOY-001\", \"type\": \"Unit\"}, \"Bo\": {\"code\":"
        " \"TOY-002\", \"type\": \"Gear\"}}",
        "{\"17\": {\"code\": \"TOY-001\", \"name\": \"Ann\", \"type\": \"Unit\"}, \"18\":"
        " {\"code\": \"TOY-002\", \"name\": \"Bo\", \"type\": \"Gear\"}}",
        "[{\"TOY-001\": " ANN "}, {\"TOY-002\": " BO "}]",
        "{\"TOY-001\": " ANN "}\n{\"TOY-002\": " BO "}\n",
        "{\"code\": \"TOY-001\", \"name\": \"Ann\", \"type\": \"Unit\"}\r\n\r\n{\"code\":"
        " \"TOY-002\", \"name\": \"Bo\", \"type\": \"Gear\"}\r\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        assert_string_equal(find(cards), "TOY-001 Ann Unit, TOY-002 Bo Gear");
        assert_int_equal(report.problems.n, 0);
    }
}

// The first two lists say the set as a key, the others beside or around their rows.
static void a_set_is_said_by_its_name(void **state)
{
    static const char *const lists[] = {
        "{\"Toys\": [{\"number\": 1, \"name\": \"Ann\", \"type\": \"Unit\"}, {\"number\":"
        " 2, \"name\": \"Bo\", \"type\": \"Gear\"}], \"Far Isles\": [{\"number\": \"3a\","
        " \"name\": \"Cy\", \"type\": \"Unit\"}]}",
        "{\"sets\": {\"toys\": [{\"number\": 1, \"name\": \"Ann\", \"type\": \"Unit\"},"
        " {\"number\": 2, \"name\": \"Bo\", \"type\": \"Gear\"}], \"FAR\": [{\"number\":"
        " \"3a\", \"name\": \"Cy\", \"type\": \"Unit\"}]}}",
        "{\"TOY\": [{\"number\": 1, \"name\": \"Ann\", \"type\": \"Unit\"},"
        " {\"number\": 2, \"name\": \"Bo\", \"type\": \"Gear\"}], \"Far Isles\":"
        " [{\"number\": \"3a\", \"name\": \"Cy\", \"type\": \"Unit\"}]}",
        "{\"Toys\": {\"cards\": [{\"number\": 1, \"name\": \"Ann\", \"type\": \"Unit\"},"
        " {\"number\": 2, \"name\": \"Bo\", \"type\": \"Gear\"}]}, \"Far Isles\":"
        " {\"cards\": [{\"number\": \"3a\", \"name\": \"Cy\", \"type\": \"Unit\"}]}}",
        "{\"sets\": [{\"name\": \"Toys\", \"cards\": [{\"number\": 1, \"name\": \"Ann\","
        " \"type\": \"Unit\"}, {\"number\": 2, \"name\": \"Bo\", \"type\": \"Gear\"}]},"
        " {\"name\": \"Far Isles\", \"cards\": [{\"number\": \"3a\", \"name\": \"Cy\","
        " \"type\": \"Unit\"}]}]}",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text("code,set name,name,type\nTOY-009,Toys,Odd,Unit\n"
                                     "FAR-003,Far Isles,Cy,Unit\n"),
                         0);
        assert_int_equal(import_text(lists[i]), 0);
        assert_int_equal(report.problems.n, 0);
        assert_string_equal(
            find("SELECT group_concat(code, ' ') FROM (SELECT code FROM printing"
                 " ORDER BY code)"),
            "FAR-003 FAR-003a TOY-001 TOY-002 TOY-009");
    }
}

// Objects under keys that are no sets may be the sections of a deck, or anything.
static void a_name_that_no_set_has_is_told(void **state)
{
    (void)state;
    assert_int_equal(import_text("{\"Toys\": [{\"number\": 1, \"name\": \"Ann\","
                                 " \"type\": \"Unit\"}]}"),
                     0);
    assert_non_null(strstr(problem_line(&report.notes.list[0], report.notes.arena),
                           "column set: found 'Toys', expected the code of a set"));
    assert_string_equal(find("SELECT count(*) FROM printing"), "0");

    assert_int_equal(
        import_text("{\"Toys\": [{\"name\": \"Ann\", \"type\": \"Unit\"}]}"), -1);
    assert_non_null(strstr(err.text, "its first keys are 'Toys'"));
}

static void a_row_under_a_key_is_named(void **state)
{
    (void)state;

    assert_int_equal(import_text("{\"TOY-001\": " ANN ", \"TOY-002\": {\"code\":"
                                 " \"TOY-003\", \"name\": \"Bo\"}, \"TOY-004\": 7}"),
                     0);

    assert_int_equal(report.problems.n, 2);
    assert_string_equal(
        problem_line(&report.problems.list[0], report.problems.arena),
        "list row 2: found 'TOY-002', expected 'TOY-003', the code in the row");
    assert_string_equal(problem_line(&report.problems.list[1], report.problems.arena),
                        "list row 3: expected a card, not a value without keys");
    assert_string_equal(find(cards), "TOY-001 Ann Unit");
}

// A deck may have objects alone too, but they are not alike.
static void a_deck_of_objects_is_a_deck(void **state)
{
    (void)state;
    assert_int_equal(import_text("{\"TOY-001\": " ANN ", \"TOY-002\": " BO "}"), 0);

    assert_int_equal(
        import_text("{\"legend\": {\"name\": \"Ann\", \"code\": \"TOY-001\", \"type\":"
                    " \"Unit\"}, \"main\": {\"Ann\": 3, \"Bo\": 2}}"),
        0);

    assert_string_equal(find("SELECT count(*) FROM deck"), "1");
    assert_string_equal(find(cards), "TOY-001 Ann Unit, TOY-002 Bo Gear");
}

// Records with facts of cards are a deck all the same if each has a section.
static void records_with_sections_are_a_deck(void **state)
{
    static const char *const lists[] = {
        "[{\"name\": \"Ann\", \"code\": \"TOY-001\", \"type\": \"Unit\", \"section\":"
        " \"Main\"}, {\"name\": \"Bo\", \"code\": \"TOY-002\", \"type\": \"Gear\","
        " \"section\": \"Sideboard\"}]",
        "{\"name\": \"Mine\", \"cards\": [{\"name\": \"Ann\", \"code\": \"TOY-001\","
        " \"type\": \"Unit\", \"board\": \"main\"}]}",
    };
    (void)state;
    assert_int_equal(import_text("{\"TOY-001\": " ANN ", \"TOY-002\": " BO "}"), 0);

    for (int i = 0; i < COUNT_OF(lists); i++) {
        assert_int_equal(import_text(lists[i]), 0);
        assert_int_equal(report.notes.n, 0);
        assert_int_equal(atoi(find("SELECT count(*) FROM deck")), i + 1);
    }
    assert_string_equal(
        find("SELECT group_concat(section || ' ' || name, ', ') FROM deck_card"
             " WHERE deck = (SELECT min(id) FROM deck)"),
        "main Ann, side Bo");
    assert_int_equal(import_text("[{\"name\": \"Cy\", \"code\": \"TOY-003\", \"type\":"
                                 " \"Unit\", \"section\": \"North\"}]"),
                     0);
    assert_string_equal(find("SELECT count(*) FROM card"), "3");
}

// The language is that of the option, or of the name of the file.
static void names_stand_under_codes(void **state)
{
    static const char names[] = "{\"toy-001\": \"Anne\", \"toy-002\": \"Beau\"}";
    static const char all[] = "SELECT group_concat(language || ' ' || name) FROM"
                              " (SELECT * FROM card_name ORDER BY name)";
    (void)state;
    assert_int_equal(import_text("{\"TOY-001\": " ANN ", \"TOY-002\": " BO "}"), 0);

    put_file("fr-map.json", names);
    assert_int_equal(import_with("fr-map.json", (ImportOptions){0}), 0);
    expect_note("fr-map.json row 1: expected --language if these names are not of the "
                "language 'fr', which the name of the file says");
    assert_string_equal(find(all), "fr Anne,fr Beau");

    put_file("names.zh-CN.json", "{\"names\": {\"TOY-001\": \"Zed\"}}");
    assert_int_equal(import_with("names.zh-CN.json", (ImportOptions){0}), 0);
    put_file("fr-map.json", "{\"toy-002\": \"Bernd\"}");
    assert_int_equal(import_with("fr-map.json", (ImportOptions){.language = "de"}), 0);
    assert_string_equal(find(all), "fr Anne,fr Beau,de Bernd,zh-cn Zed");
}

static void what_is_no_name_is_named(void **state)
{
    (void)state;
    assert_int_equal(import_text("{\"TOY-001\": " ANN "}"), 0);

    assert_int_equal(import_text("{\"TOY-001\": \"0.50\", \"TOY-002\": \"http://a/b\","
                                 " \"TOY-003\": \"TOY-004\", \"TOY-005\": \"Cy\"}"),
                     0);

    assert_int_equal(report.problems.n, 3);
    assert_string_equal(
        problem_line(&report.problems.list[0], report.problems.arena),
        "list row 1: found 'TOY-001', expected the name of a card, or its facts");
    assert_string_equal(find("SELECT group_concat(name) FROM card"), "Ann,Cy");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_card_stands_under_its_key),
        TEST(a_set_is_said_by_its_name),
        TEST(a_name_that_no_set_has_is_told),
        TEST(a_row_under_a_key_is_named),
        TEST(a_deck_of_objects_is_a_deck),
        TEST(records_with_sections_are_a_deck),
        TEST(names_stand_under_codes),
        TEST(what_is_no_name_is_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
