// hostile_list_test.c -- lists with repeated, cut off, mistyped or harmful content.

#include "tests/db/list_fixture.h"

static void take_text(const char *text)
{
    assert_int_equal(import_text(text), 0);
}

static void an_older_row_changes_nothing_at_any_time(void **state)
{
    static const char list[] = "code,name,type,energy,updated\n"
                               "TOY-007,Lamp,Gear,1,2026-09-01T08:00:00\n"
                               "TOY-007,Lamp,Gear,9,2026-09-01T09:30:00\n"
                               "TOY-007,Lamp,Gear,5,2026-09-01T09:00:00\n"
                               "TOY-007,Lamp,Gear,6,2026-09-01T09:30:00\n";
    (void)state;

    take_text(list);
    expect_problem("list row 3, column energy: found '9', expected '6', as row 5 has "
                   "it for the same code");
    assert_string_equal(find("SELECT energy FROM sheet"), "6");
    take_text(list);

    assert_false(report.changes || report.written);
    take_text("code,name,type,energy,updated\n"
              "TOY-007,Lamp,Gear,3,2025-01-01\n");
    assert_string_equal(find("SELECT energy FROM sheet"), "6");
    take_text("code,name,type,energy,updated\n"
              "TOY-007,Lamp,Gear,2,2026-10-01\n");
    assert_string_equal(find("SELECT energy FROM sheet"), "2");
}

static void a_date_beyond_all_years_is_the_latest(void **state)
{
    (void)state;
    take_text("code,name,type,energy,updated\n"
              "TOY-007,Lamp,Gear,9,9843-09-01T10:00:00+05:30\n"
              "TOY-007,Lamp,Gear,5,2026-09-01T09:00:00\n");

    assert_string_equal(find("SELECT energy FROM sheet"), "9");
}

static void one_row_does_not_tell_the_form(void **state)
{
    (void)state;
    take_text("[{\"name\": \"Who\", \"cardTypes\": [\"Gear\"]},"
              " {\"publicCode\": \"TOY-007/100\", \"name\": \"Lamp\", \"cardTypes\":"
              " [\"Gear\"], \"abilityText\": \":rb_energy_1:\"}]");

    expect_note(
        "list row 1, column name: found 'Who', expected a code, or the name of a "
        "card that is known; the row is kept and waits for its card");
    assert_string_equal(find("SELECT name || text FROM card, card_text"), "Lamp{1}");
}

static void a_row_without_a_date_is_older_than_any(void **state)
{
    static const char list[] =
        "[{\"riftbound_id\": \"toy-007-100\", \"name\": \"Lamp\","
        " \"attributes\": {\"energy\": 1}, \"classification\": {\"type\": \"Gear\"}},"
        " {\"riftbound_id\": \"toy-007-100\", \"name\": \"Lamp\", \"metadata\":"
        " {\"updated_on\": \"2026-09-01\"},"
        " \"attributes\": {\"energy\": 9}, \"classification\": {\"type\": \"Gear\"}}]";
    (void)state;

    take_text(list);
    take_text(list);

    assert_false(report.changes || report.written);
    assert_string_equal(find("SELECT energy FROM sheet"), "9");
}

static void a_card_may_be_repeated_by_its_name(void **state)
{
    (void)state;
    take_text("code,name,type,energy\nTOY-007,Lamp,Gear,1\n,Lamp,Gear,2\n");

    expect_note(
        "list row 3, column energy: found '2', expected '1', which counts more: "
        "list has it");
    assert_string_equal(find("SELECT energy FROM sheet"), "1");
}

static void two_printings_may_come_before_their_card(void **state)
{
    (void)state;
    take_text("code,name,type\nTOY-007a,Lamp,Gear\nTOY-007*,Lampe,Spell\n"
              "TOY-007,Lamp,Gear\n");

    assert_int_equal(report.problems.n, 0);
    assert_string_equal(find("SELECT group_concat(code || name || type) FROM sheet"),
                        "TOY-007LampGear");
    assert_string_equal(find("SELECT count(*) FROM printing"), "3");
}

static void what_spreadsheets_add_is_no_card(void **state)
{
    (void)state;
    take_text("code,name,type,,\n"
              "TOY-007,Lamp,Gear,,\n"
              ",,,,\n"
              "code,name,type,,\n"
              "TOY-008,Oil,Gear\n");

    assert_int_equal(report.problems.n, 0);
    assert_string_equal(find("SELECT count(*) FROM card"), "2");
}

static void a_decimal_comma_is_no_mistake(void **state)
{
    (void)state;
    take_text("Kartennummer;Set;Kartenname;Typ;Kosten;St\u00e4rke\n"
              "7;TOY;Lampe;Gear;2,0;3,00\n8;TOY;Docht;Gear;2,5;1\n");

    expect_problem("list row 3, column Kosten: found '2,5', expected a whole number "
                   "from 0 to 99, or nothing");
    assert_string_equal(find("SELECT name || energy || might FROM sheet"), "Lampe23");
}

static void html_letters_and_what_steers_a_screen_are_plain(void **state)
{
    (void)state;
    take_text("[{\"code\": \"TOY-007\", \"name\": \"Kai&#39;Sa &amp; Andr&eacute;\","
              " \"type\": \"Gear\", \"text\": \"Sa&#269;a\\u001b[2J &lt;b&gt;\"},"
              " {\"code\": \"TOY-008\", \"name\": \"A\\u001b[31m\\u202eB\\nC\","
              " \"type\": \"Gear\", \"energy\": \"\\u0007x\\ny\"},"
              " {\"code\": \"TOY-009\", \"name\": \"D\\u001b\\u009b\\u202eE\\tF\","
              " \"type\": \"Gear\"}]");

    assert_string_equal(find("SELECT group_concat(name) FROM card"),
                        "Kai'Sa & Andr\u00e9,DE F");
    assert_string_equal(find("SELECT text FROM card_text"), "Sa\u010da[2J <b>");
    expect_problem("list row 2, column /energy: found 'x?y', expected a whole number "
                   "from 0 to 99, or nothing");
}

static void a_broken_row_of_json_is_left_out_alone(void **state)
{
    (void)state;
    take_text("[{},\n{\"code\": \"TOY-007\", \"name\": \"Lamp\\u0000\", \"type\":"
              " \"Gear\"},\n"
              " {\"code\": \"TOY-008\", \"name\": \"Oil\", \"type\": \"Gear\"},\n"
              " {\"code\": \"TOY-009\", \"name\": Wick}]");

    assert_int_equal(report.problems.n, 3);
    assert_int_equal(import_report_sum(&report).rejected, 3);
    Arena *arena = report.problems.arena;
    assert_string_equal(problem_line(&report.problems.list[0], arena),
                        "list row 1: expected a card, not an empty object");
    assert_non_null(strstr(problem_line(&report.problems.list[1], arena),
                           "list row 2: expected valid JSON (see 2:"));
    assert_string_equal(problem_line(&report.problems.list[2], arena),
                        "list row 4: expected valid JSON (see 4:33: invalid token near "
                        "'Wick')");
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-008");
}

static void a_list_is_known_by_the_beginning_of_a_huge_row(void **state)
{
    const size_t size = 2 * 1024 * 1024;
    char *text = malloc(size + 400);
    (void)state;

    assert_non_null(text);
    int n = sprintf(text,
                    "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\":"
                    " \"Gear\", \"tags\": [], \"text\": \"");
    memset(text + n, 'x', size);
    strcpy(text + n + size,
           "\"}, {\"code\": \"TOY-009\", \"name\": \"Oil\", \"type\": \"Gear\"}]");
    take_text(text);
    free(text);

    expect_problem("list row 1: expected a row of at most 1 MiB");
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-009");
}

static void what_contradicts_is_told_with_the_row_that_counts(void **state)
{
    (void)state;
    take_text("code,name,type\nTOY-007,Lamp,Gear\nTOY-007,Oil,Gear\n"
              "TOY-007,Lamp,Gear\nTOY-007,Wick,Gear\n");

    assert_int_equal(report.problems.n, 2);
    assert_string_equal(problem_line(&report.problems.list[1], report.problems.arena),
                        "list row 5, column name: found 'Wick', expected 'Lamp', as "
                        "row 2 has it for the same code");
}

static void a_value_of_the_wrong_type_is_named(void **state)
{
    (void)state;
    take_text("[{\"riftbound_id\": \"toy-007-100\", \"name\": \"Lamp\","
              " \"attributes\": {\"energy\": {\"a\": 1}},"
              " \"classification\": {\"type\": \"Gear\"}},"
              " {\"riftbound_id\": \"toy-008-100\", \"name\": \"Oil\","
              " \"attributes\": {\"energy\": false}, \"text\": {\"rich\": true},"
              " \"classification\": {\"type\": \"Gear\"}}]");
    expect_problem("list row 1, column /attributes/energy: found '{...}', expected "
                   "text, a number or a list");
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-008");

    take_text("[{\"code\": \"TOY-007\", \"name\": true, \"type\": \"Gear\"}]");
    expect_problem("list row 1, column /name: found 'true', expected text, a number or "
                   "a list");
}

static int import_folder(const char *path)
{
    arena_free(report.problems.arena);
    return import_into("test.db", path, (ImportOptions){0}, &report, &err);
}

static void a_folder_is_read_whatever_lies_in_it(void **state)
{
    (void)state;
    put_file("folder/list.csv", "code,name,type\nTOY-007,Lamp,Gear\n");
    assert_int_equal(symlink("nowhere", "folder/dangling"), 0);
    assert_int_equal(symlink(".", "folder/itself"), 0);
    assert_int_equal(mkfifo("folder/pipe", 0666), 0);

    assert_int_equal(
        import_into("test.db", "folder", (ImportOptions){0}, &report, &err), 0);
    assert_int_equal(report.problems.n, 3);
    for (int i = 0; i < 3; i++)
        assert_non_null(strstr(
            problem_line(&report.problems.list[i], report.problems.arena),
            i == 2 ? "folder/pipe is a pipe, not a file" : "is a link, not a file"));
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-007");
    assert_int_equal(mkdir("empty", 0777), 0);
    assert_int_equal(import_folder("empty"), -1);
    assert_int_equal(err.code, 66);
    assert_string_equal(
        err.text, "empty has no set.json and no files, expected a set, lists or decks");
}

static void another_set_of_a_known_code_is_refused(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_folder("set"), 0);
    put_file("other/set.json",
             "{\"set\": \"TOY\", \"name\": \"Tools\", \"game\": \"toy\", \"api\": 1}");
    put_file("other/cards.csv", LIST_HEAD "TOY-009,Cat,Unit,Fury,3,,,4,,,no\n");

    assert_int_equal(import_folder("other"), -1);
    assert_int_equal(err.code, 65);
    assert_string_equal(err.text,
                        "other/set.json: the code 'TOY' is that of the set 'Toys' in "
                        "the database, and no card is the same; a set needs its own");
    put_file("other/cards.csv", LIST_HEAD "TOY-003,Crate,Gear,,0,,,,,,no\n");
    arena_free(report.problems.arena);
    assert_int_equal(
        import_into("test.db", "other", (ImportOptions){.remove = true}, &report, &err),
        0); // renamed, and two cards are gone
    assert_string_equal(find("SELECT name FROM card_set"), "Tools");
    assert_string_equal(find("SELECT group_concat(code) FROM card"), "TOY-003");
}

static void a_set_is_read_whatever_lies_in_it(void **state)
{
    char text[400] = LIST_HEAD "TOY-001,";
    (void)state;
    put_set();
    assert_int_equal(mkfifo("set/toy-001-pipe.lua", 0666), 0);
    assert_int_equal(mkdir("set/toy-003-folder.lua", 0777), 0);
    assert_int_equal(import_folder("set"), 0);
    assert_int_equal(report.problems.n, 2);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        "set/toy-001-pipe.lua: expected a script; "
                        "set/toy-001-pipe.lua is a pipe, not a file");

    memset(text + strlen(text), 'x', 160);
    strcat(text, ",Gear,,,,,,,,no\n");
    put_file("set/cards.csv", text);
    assert_int_equal(import_folder("set"), 0);
    assert_string_equal(report.problems.list[0].expected,
                        "a name of at most 159 bytes");
}

static void what_failed_counts_nothing(void **state)
{
    (void)state;
    put_file("list",
             "[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"type\": \"Gear\"}");
    assert_int_equal(import_into("test.db", "list", (ImportOptions){0}, &report, &err),
                     -1);

    assert_int_equal(import_report_sum(&report).added, 0);
    assert_false(report.written);
}

// No value begins with such a sign, so it must be passed, or the reader would stay
// there for ever.
static void a_bracket_between_the_lines_of_a_list_ends(void **state)
{
    (void)state;
    put_file("list",
             "{\"code\":\"TOY-007\",\"name\":\"Lamp\",\"type\":\"Gear\"}\n"
             "{\"code\":\"TOY-008\",\"name\":\"Bell\",\"type\":\"Gear\"}\n}\n");

    if (import_with("list", (ImportOptions){0})) fail_msg("%s", err.text);
}

// Items of a list, symbols of a cost and lines of a comment are joined, any number of them.
static void what_is_joined_is_copied_once(void **state)
{
    enum { ITEMS = 200000, COSTS = 50, LINES = 15000 };
    FILE *file = fopen("list.json", "w");
    (void)state;

    assert_non_null(file);
    (void)fputs("[{\"code\": \"TOY-007\", \"name\": \"Lamp\", \"text\": [\"a\"", file);
    for (int i = 0; i < ITEMS; i++) (void)fputs(", \"a\"", file);
    (void)fputs("]}]", file);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_with("list.json", (ImportOptions){0}), 0);
    expect_problem("list.json row 1, column /text: expected a text of at most 16 KiB");

    assert_non_null(file = fopen("list.csv", "w"));
    (void)fputs("code,name,type,text\n", file);
    for (int i = 0; i < COSTS; i++) {
        (void)fprintf(file, "TOY-%03d,N%d,Gear,[Push] ", i + 1, i);
        for (int k = 0; k < 5000; k++) (void)fputs("{1}", file);
        (void)fputs("\n", file);
    }
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_with("list.csv", (ImportOptions){0}), 0);

    put_set();
    assert_non_null(file = fopen("set/toy-002-bolt.lua", "w"));
    for (int i = 0; i < LINES; i++) (void)fputs("--a\n", file);
    (void)fputs("card \"TOY-002\" {}\n", file);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_folder("set"), 0);
    assert_string_equal(find("SELECT length(summary) FROM script WHERE kind = 'card'"),
                        "29999");
}

static void what_is_odd_in_files_of_a_set_is_told(void **state)
{
#define GUESSED                                                                        \
    " row 3: expected UTF-8; the file is none from here on, so it counts as "          \
    "Windows-1252"
    (void)state;

    put_set();
    put_file("set/cards.csv",
             "code,name,type,script\nTOY-001,Ann,Unit,no\nTOY-002,B\xe4r,Unit,yes\n");
    assert_int_equal(import_folder("set"), 0);
    expect_note("set/cards.csv" GUESSED);
    put_file("set/cards.csv",
             "code,name,type,script\nTOY-001,A\xe2\x80\x8bnn,Unit,no\n"
             "TOY-002,Bolt,Unit,yes\n");
    assert_int_equal(import_folder("set"), 0);
    expect_note("set/cards.csv row 2, column name: expected characters that show; "
                "U+200B stays in it");
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nTOY-001a,TOY-001,Rare\nTOY-002a,TOY-002,R\xe4re\n");
    assert_int_equal(import_folder("set"), 0);
    expect_note("set/printings.csv" GUESSED);
    put_file("set/printings.csv", "print,card,rarity\n");
    put_file("set/formats.csv", "format,card,since\nduel,Ann,\nduel,\xe4,\n");
    assert_int_equal(import_folder("set"), 0);
    expect_note("set/formats.csv" GUESSED);
#undef GUESSED
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_joined_is_copied_once),
        TEST(a_bracket_between_the_lines_of_a_list_ends),
        TEST(an_older_row_changes_nothing_at_any_time),
        TEST(a_date_beyond_all_years_is_the_latest),
        TEST(one_row_does_not_tell_the_form),
        TEST(a_row_without_a_date_is_older_than_any),
        TEST(a_card_may_be_repeated_by_its_name),
        TEST(two_printings_may_come_before_their_card),
        TEST(what_spreadsheets_add_is_no_card),
        TEST(a_decimal_comma_is_no_mistake),
        TEST(html_letters_and_what_steers_a_screen_are_plain),
        TEST(a_broken_row_of_json_is_left_out_alone),
        TEST(a_list_is_known_by_the_beginning_of_a_huge_row),
        TEST(what_contradicts_is_told_with_the_row_that_counts),
        TEST(a_value_of_the_wrong_type_is_named),
        TEST(a_folder_is_read_whatever_lies_in_it),
        TEST(another_set_of_a_known_code_is_refused),
        TEST(a_set_is_read_whatever_lies_in_it),
        TEST(what_failed_counts_nothing),
        TEST(what_is_odd_in_files_of_a_set_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
