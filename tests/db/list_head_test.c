// list_head_test.c -- headings wherever people put them, and maps that help.

#include "tests/db/list_fixture.h"

static void expect_ann(void)
{
    expect_counts(1, 0, 0, 0);
    assert_string_equal(find("SELECT code || name || type || energy FROM sheet"),
                        "TOY-007AnnUnit2");
}

static void a_title_may_stand_above_the_headings(void **state)
{
    static const char *const lists[] = {
        "My collection 2026\n\ncode,name,type,energy\nTOY-007,Ann,Unit,2\n",
        "My list;;;\nmade by Bea;;;\ncode;name;type;energy\nTOY-007;Ann;Unit;2\n",
        "sep=;\nCards, all of them\ncode;name;type;energy\nTOY-007;Ann;Unit;2\n",
        "Name,of,this,list\n\ncode,name,type,energy\nTOY-007,Ann,Unit,2\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        expect_ann();
        assert_int_equal(report.notes.n, 1);
    }
    assert_string_equal(problem_line(&report.notes.list[0], report.problems.arena),
                        "list row 3: expected the headings in the first row; these are "
                        "taken, and what stands above them is left out");
}

static void headings_may_have_two_rows(void **state)
{
    static const char *const lists[] = {
        "Card,,Stats,\ncode,name,energy,type\nTOY-007,Ann,2,Unit\n",
        "Code,Name,Cost,,Type\n,,Energy,Power,\nTOY-007,Ann,2,1,Unit\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        expect_ann();
    }
}

static void a_group_of_headings_may_have_languages_below(void **state)
{
    (void)state;

    assert_int_equal(import_text("Code;Name;;Type;Energy\n;EN;FR;;\n"
                                 "TOY-007;Ann;Anne;Unit;2\n"),
                     0);
    expect_ann();
    assert_string_equal(find("SELECT language || name FROM card_name"), "frAnne");

    (void)unlink("test.db");
    assert_int_equal(import_text(";Name;;;\nCode;EN;FR;Type;Energy\n"
                                 "TOY-007;Ann;Anne;Unit;2\n"),
                     0);
    expect_ann();
    assert_string_equal(find("SELECT language || name FROM card_name"), "frAnne");
}

static void a_first_card_is_no_second_row_of_headings(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,type,energy\nTOY-007,Ann,Unit,2\n"
                                 ",Text,,\n"),
                     0);

    expect_counts(1, 0, 0, 0);
}

static void a_map_may_skip_lines_and_columns(void **state)
{
    static const char list[] = "What I have\nof all sorts\n"
                               "x;Ref;Wot;Sort;Prc\n1;TOY-007;Ann;Unit;2\n";
    (void)state;
    put_file("list", list);
    put_file("map",
             "skip rows = 2\nSkip Columns = 1\nRef = code\nWot = name\nSort = type\n"
             "Prc = energy\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    expect_ann();

    assert_int_equal(import_text("Nothing,at,all\nx,Ref,Wot,Sort,Prc\n"
                                 "1,TOY-007,Ann,Unit,3\n"),
                     0);
    expect_counts(0, 1, 0, 0);
    put_file("map", "skip rows = two\n");
    put_file("list", list);
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);
    assert_string_equal(err.text, "map:1: no number of lines or columns: 'two'");
}

static void headings_may_have_blanks_around_them(void **state)
{
    (void)state;

    assert_int_equal(import_text(" Code ,  \"Name\" ,\tType , Energy  , Shelf\n"
                                 "TOY-007 , Ann , Unit , 2 , 9\n"),
                     0);

    expect_ann();
    expect_note(
        "list row 1, column Shelf: expected a known heading; the column is left "
        "out (numbers such as '9')");
}

// Ten unknown headings are named each; of more only the first ones are, in one note.
static void many_unknown_headings_are_one_note(void **state)
{
    (void)state;
    assert_int_equal(
        import_text("Code,Name,Type,Energy,zq1,zq2,zq3,zq4,zq5,zq6,zq7,zq8,"
                    "zq9,zq10\nTOY-007,Ann,Unit,2\n"),
        0);
    assert_int_equal(report.notes.n, 10);
    (void)unlink("test.db");

    assert_int_equal(
        import_text("Code,Name,Type,Energy,zq1,zq2,zq3,zq4,zq5,zq6,zq7,zq8,"
                    "zq9,zq10,zq11,zq12\nTOY-007,Ann,Unit,2\n"),
        0);

    expect_ann();
    expect_note(
        "list row 1: expected known headings; 12 columns are left out, the first "
        "are 'zq1', 'zq2', 'zq3', 'zq4', 'zq5', 'zq6', 'zq7', 'zq8', 'zq9', "
        "'zq10'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_title_may_stand_above_the_headings),
        TEST(headings_may_have_two_rows),
        TEST(a_group_of_headings_may_have_languages_below),
        TEST(a_first_card_is_no_second_row_of_headings),
        TEST(a_map_may_skip_lines_and_columns),
        TEST(headings_may_have_blanks_around_them),
        TEST(many_unknown_headings_are_one_note),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
