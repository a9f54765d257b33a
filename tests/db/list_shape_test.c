// list_shape_test.c -- the import understands a list of any shape, or asks for a map.

#include "tests/db/list_fixture.h"

static void a_table_is_known_whatever_its_order_and_separator(void **state)
{
    static const char *const lists[] = {
        "name,code,type,energy\nLamp,toy-007,Gear,2\n",
        "Type;Card Name;Energy Cost;Card_Code\nGear;Lamp;2;TOY-007/100\n",
        "energy\ttype\tset\tnumber\tname\n2\tGear\tTOY\t7\tLamp\n",
        "sep=|\nCode|Kind|Cost|Title\nTOY-007|gear|2|Lamp\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        expect_counts(1, 0, 0, 0);
        assert_string_equal(find("SELECT code || name || type || energy FROM sheet"),
                            "TOY-007LampGear2");
    }
}

static void every_bad_value_of_a_row_is_named(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy,might\nTOY,Lamp,x,-3\n"
                                 "TOY-001,Ann,3,4\nTOY-002,Bolt,1,2,3\n"),
                     0);

    expect_counts(1, 0, 0, 2);
    assert_int_equal(report.problems.n, 4);
    assert_string_equal(report.problems.list[1].column, "energy");
    assert_string_equal(report.problems.list[1].value, "x");
    assert_int_equal(report.problems.list[3].row, 4);
}

static void columns_that_are_unclear_are_asked_for(void **state)
{
    static const char list[] = "Ref;What;Enrgy\nTOY-007;Lamp;2\n";
    (void)state;

    assert_int_equal(import_text(list), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "--map"));
    expect_problem("list row 1, column Enrgy: expected 'energy'");
    assert_string_equal(report.draft, "Ref = code\nWhat = name\nEnrgy = energy\n");
}

static void a_heading_that_is_there_twice_can_be_mapped(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,name\nTOY-001,Ann,Anna\n"), -1);
    assert_string_equal(report.draft, "code = code\nname = name\nname#2 = ignore\n");

    put_file("map", "name#2 = name.fr\n");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    assert_string_equal(find("SELECT c.name || n.language || n.name FROM card c,"
                             " card_name n"),
                        "AnnfrAnna");
}

static void a_map_that_is_too_long_is_refused(void **state)
{
    static const char end[] = "\nRef = code\nwhat = name\nEnrgy=energy\n";
    static char map[COLUMN_MAP_MAX + 2];
    (void)state;

    put_file("list", "Ref;What;Enrgy\nTOY-007;Lamp;2\n");
    memset(map, '#', COLUMN_MAP_MAX);
    memcpy(map + COLUMN_MAP_MAX - strlen(end), end, strlen(end));
    put_file("map", map);
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    expect_counts(1, 0, 0, 0);

    map[COLUMN_MAP_MAX] = '\n';
    put_file("list", "Ref;What;Enrgy\nTOY-008;Lens;2\n");
    put_file("map", map);
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);
    assert_string_equal(err.text, "map has more than 65536 bytes of a map of columns");
}

static void a_map_is_remembered_for_the_next_list(void **state)
{
    static const char list[] = "Ref;What;Enrgy\nTOY-007;Lamp;2\n";
    (void)state;
    put_file("list", list);
    put_file("map", "# what is what\nRef = code\nwhat = name\nEnrgy=energy\n");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    expect_counts(1, 0, 0, 0);

    assert_int_equal(import_text("Ref;What;Enrgy\nTOY-007;Lamp;3\n"), 0);

    expect_counts(0, 1, 0, 0);
    assert_string_equal(find("SELECT name || energy FROM sheet"), "Lamp3");
}

static void a_faulty_map_is_named_with_its_line(void **state)
{
    (void)state;
    put_file("list", "Ref;What;Enrgy\nTOY-007;Lamp;2\n");
    put_file("map", "Ref = code\nWhat = nmae\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);

    assert_string_equal(err.text, "map:2: no such field: 'nmae'; --map help lists all");
}

static void quotes_never_closed_are_named_with_line_and_column(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name\nTOY-001,Ann\nTOY-002,\"Bolt\nTOY-003,C\n"),
                     -1);

    assert_non_null(strstr(err.text, "list:3:9: quotes do not match"));
    assert_int_not_equal(access("test.db", F_OK), 0);
}

// Returns whether a problem begins with [line].
static bool is_told(const char *line)
{
    for (int i = 0; i < report.problems.n; i++)
        if (!strncmp(problem_line(&report.problems.list[i], report.problems.arena),
                     line,
                     strlen(line)))
            return true;
    return false;
}

// What quotes do to a table of code, name, type: the problem that is told, and the cards
// that are there, each with the type of its own row.
static void quotes_move_no_text_into_another_column(void **state)
{
    static const struct {
        const char *rows, *problem, *cards;
    } tables[] = {
        {"TOY-001,\"Say \"hi\" twice\",Unit\nTOY-002,Bo,Gear\n",
         "list row 2, column name: expected quotes within a quoted cell written twice "
         "(\"\")",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Ann, \"the old\"\",Unit\nTOY-002,Bo,Gear\n",
         "list row 2, column name: expected quotes",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Ann\" Old,Unit\nTOY-002,Bo,Gear\n",
         "list row 2, column name: expected quotes",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Ann \\\"Old\\\"\",Unit\nTOY-002,Bo,Gear\n",
         "list row 2, column name: expected quotes",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Ruler 5\", long\",Unit\nTOY-002,Bo,Gear\n",
         "list row 2, column type: expected as many quotes that open as quotes that "
         "close; text may stand in the wrong column",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Ann,Unit\nTOY-002,\"Bo\",Gear\nTOY-003,Cy,Unit\n",
         "list row 2, column name: expected quotes",
         "TOY-003 Cy Unit"},
        {"TOY-001,\"Ann,Unit\nTOY-002,Ruler 5\",Gear\nTOY-003,Cy,Unit\n",
         "list row 2: expected a quote that closes this cell; as it stands, the cell "
         "holds the rows below it",
         "TOY-003 Cy Unit"},
        {"TOY-001,\"Say \"hi\"\nand more\",Unit\nTOY-002,Bo,Gear\n",
         "list row 3, column code: expected as many quotes",
         "TOY-002 Bo Gear"},
        {"TOY-001,\"Say \"hi\"\nand more\nTOY-002,Bo,Gear\n",
         "list row 3: expected a row with all columns; below a cell whose quotes do not "
         "match, this may be a part of it",
         "TOY-002 Bo Gear"},
        {"TOY-001,\xe2\x80\x9c"
         "Ann, Unit\xe2\x80\x9d\nTOY-002,Bo,Gear\n",
         "list row 2: expected straight quotes (\") around a cell that has the separator in "
         "it",
         "TOY-002 Bo Gear"},
        {"TOY-001,\xe2\x80\x9c"
         "Ann\xe2\x80\x9d,Unit\n",
         NULL,
         "TOY-001 \xe2\x80\x9c"
         "Ann\xe2\x80\x9d Unit"},
        {"TOY-001,Ruler 5\",Gear\nTOY-002,5\" ruler,Gear\nTOY-003,a \"b\" c,Gear\n",
         NULL,
         "TOY-001 Ruler 5\" Gear, TOY-002 5\" ruler Gear, TOY-003 a \"b\" c Gear"},
        {"TOY-001,\"Ann \"\"Old\"\"\",Unit\n", NULL, "TOY-001 Ann \"Old\" Unit"},
        {"TOY-001,\"Ann,\nOld\",Unit\n", NULL, "TOY-001 Ann, Old Unit"},
        {"TOY-001 , \"Ann\" , Unit \r\n\"TOY-002\",Bo",
         NULL,
         "TOY-001 Ann Unit, TOY-002 Bo "},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(tables); i++) {
        (void)unlink("test.db");
        char *list = NULL;
        assert_true(asprintf(&list, "code,name,type\n%s", tables[i].rows) > 0);

        assert_int_equal(import_text(list), 0);

        assert_string_equal(
            find("SELECT group_concat(code || ' ' || name || ' ' || ifnull(type, ''), "
                 "', ') FROM (SELECT * FROM sheet ORDER BY code)"),
            tables[i].cards);
        assert_true(tables[i].problem ? is_told(tables[i].problem)
                                      : !report.problems.n);
        free(list);
    }
}

static void quotes_of_the_headings_are_named_too(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,\"name\" x,type\nTOY-001,Ann,Unit\n"), -1);

    assert_string_equal(err.text,
                        "list:1: quotes do not match: expected quotes within a quoted "
                        "cell written twice (\"\")");
}

// Old programs end a line by a return alone, and people join files of several programs.
static void any_line_end_ends_a_row_and_counts_a_line(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,text\rTOY-001,Ann,\"a\rb\"\r\nTOY-002,Bo,"
                                 "\"c\r\nd\"\n\rTOY-003,Cy,\"e\nf\"\rTOY-004,,,,,x"),
                     0);

    expect_problem("list row 8: expected 3 fields, found 6");
    assert_string_equal(find("SELECT group_concat(replace(text, x'0a', '/')) FROM"
                             " (SELECT text FROM card_text ORDER BY card)"),
                        "a/b,c/d,e/f");
}

static void a_huge_field_is_refused_and_the_rest_is_read(void **state)
{
    (void)state;
    FILE *file = fopen("list", "wb");
    (void)fputs("code,name,text\nTOY-001,Ann,\"", file);
    for (int i = 0; i < 5000000; i++) (void)fputc(i % 80 ? 'x' : '\n', file);
    (void)fputs("\"\nTOY-002,Bolt,Strike.\n", file);
    assert_int_equal(fclose(file), 0);

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    expect_counts(1, 0, 0, 1);
    expect_problem("list row 2, column text: expected a field of at most 256 KiB");
}

static void a_slip_is_told_with_what_was_meant(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type\nTOY-001,Ann,Unit\n"), 0);

    assert_int_equal(import_text("name,type,text\nAnm,Gear,x\nAnn,Uint,x\n"), 0);

    expect_counts(0, 0, 0, 1);
    expect_note(
        "list row 2, column name: found 'Anm', expected 'Ann'; the row is kept and "
        "waits for its card");
    expect_problem("list row 3, column type: found 'Uint', expected 'Unit'");
}

static void a_set_may_be_told_by_its_name(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,set name\nTOY-001,Ann,All Toys\n"), 0);

    assert_int_equal(import_text("set,number,name\nall toys,2,Bea\nNo Such Set,3,\n"),
                     0);

    expect_counts(1, 0, 0, 1);
    assert_string_equal(find("SELECT name FROM card WHERE code = 'TOY-002'"), "Bea");
    assert_string_equal(report.problems.list[0].column, "set");
}

// A list whose keys nobody knows is one because a map says so; decks have no columns.
static void a_map_is_used_or_refused(void **state)
{
    (void)state;
    put_file("map", "Ref = code\nTitle = name\n");
    put_file("list", "[{\"Ref\": \"TOY-001\", \"Title\": \"Ann\"}]");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    expect_counts(1, 0, 0, 0);

    put_file("deck",
             "{\"name\": \"Mine\", \"legend\": \"Ann\", \"main\": {\"Ann\": 3}}");
    assert_int_equal(import_with("deck", (ImportOptions){.map = "map"}), -1);

    assert_string_equal(err.text,
                        "deck is no list of cards, which a map is for; import it "
                        "without --map");
}

// The row is kept by the name of its card, and is a printing once the set is known.
static void a_set_may_be_named_before_it_is_known(void **state)
{
    static const char list[] = "set,number,name,energy\nNew Toys,1,Ann,3\n";
    (void)state;

    assert_int_equal(import_text(list), 0);
    assert_int_equal(import_report_sum(&report).waiting, 1);
    assert_int_equal(report.problems.n, 0);
    assert_int_equal(import_text("code,set_name,name\nTOY-001,New Toys,Ann\n"), 0);

    assert_string_equal(find("SELECT code || name || energy FROM sheet"),
                        "TOY-001Ann3");
    assert_int_equal(import_text("set,number\nOld Toys,1\n"), 0);
    expect_problem(
        "list row 2, column set: found 'Old Toys', expected the code of a set "
        "such as OGN, or a known name; the code of a new set stands in a column "
        "'set code'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_table_is_known_whatever_its_order_and_separator),
        TEST(every_bad_value_of_a_row_is_named),
        TEST(columns_that_are_unclear_are_asked_for),
        TEST(a_heading_that_is_there_twice_can_be_mapped),
        TEST(a_map_that_is_too_long_is_refused),
        TEST(a_map_is_remembered_for_the_next_list),
        TEST(a_faulty_map_is_named_with_its_line),
        TEST(quotes_never_closed_are_named_with_line_and_column),
        TEST(quotes_move_no_text_into_another_column),
        TEST(quotes_of_the_headings_are_named_too),
        TEST(any_line_end_ends_a_row_and_counts_a_line),
        TEST(a_huge_field_is_refused_and_the_rest_is_read),
        TEST(a_slip_is_told_with_what_was_meant),
        TEST(a_set_may_be_told_by_its_name),
        TEST(a_map_is_used_or_refused),
        TEST(a_set_may_be_named_before_it_is_known),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
