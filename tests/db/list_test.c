// list_test.c -- card lists of any kind come in, and change only what they may.

#include "fixture.h"

#include "../../db/lookup.h"

static ImportReport report;
static Err err;

static int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    return make_home(state);
}

static int end(void **state)
{
    pool_free(report.problems.pool);
    return remove_home(state);
}

static int import_with(const char *path, ImportOptions options)
{
    pool_free(report.problems.pool);
    return import_into("test.db", path, options, &report, &err);
}

static int import_text(const char *text)
{
    put_file("list", text);
    return import_with("list", (ImportOptions){0});
}

static const char *find(const char *sql)
{
    return find_in("test.db", sql);
}

static void expect_counts(int added, int changed, int unchanged, int rejected)
{
    Tally sum = import_sum(&report);

    assert_int_equal(sum.added, added);
    assert_int_equal(sum.changed, changed);
    assert_int_equal(sum.unchanged, unchanged);
    assert_int_equal(sum.rejected, rejected);
}

static void expect_problem(const char *line)
{
    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.pool),
                        line);
}

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
        assert_string_equal(find("SELECT code || name || type || energy FROM card"),
                            "TOY-007LampGear2");
    }
}

static void the_same_list_twice_changes_no_byte(void **state)
{
    static const char list[] = "code,name,type,tags,text\n"
                               "TOY-007,Lamp,Gear,Light,[2]: ready me.\n"
                               "TOY-007a,Lamp,Gear,Light,[2]: ready me.\n"
                               "TOY-008,,Gear,,\n";
    size_t first_n, second_n;
    (void)state;
    assert_int_equal(import_text(list), 0);
    expect_counts(2, 0, 0, 1);
    char *first = read_file("test.db", &first_n);

    assert_int_equal(import_text(list), 0);

    expect_counts(0, 0, 2, 1);
    char *second = read_file("test.db", &second_n);
    assert_int_equal(first_n, second_n);
    assert_memory_equal(first, second, first_n);
    free(first);
    free(second);
}

static void a_newer_list_changes_what_differs_and_keeps_history(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type,energy,text\n"
                                 "TOY-007,Lamp,Gear,2,Draw 1.\n"),
                     0);

    assert_int_equal(import_text("code,name,type,energy,text\n"
                                 "TOY-007,Lamp,Gear,3,Draw 2.\n"),
                     0);

    expect_counts(0, 1, 0, 0);
    assert_int_equal(report.differences_n, 2);
    assert_string_equal(report.differences[0].field, "energy");
    assert_string_equal(report.differences[0].old, "2");
    assert_string_equal(report.differences[0].now, "3");
    assert_string_equal(find("SELECT old FROM card_change WHERE import = 2"
                             " AND field = 'text.en.effective'"),
                        "Draw 1.");
    assert_string_equal(find("SELECT text || import FROM card_text"), "Draw 2.2");
}

static void an_alternate_printing_leads_to_its_card(void **state)
{
    static const char *const codes[] = {
        "toy-007a-100", "TOY-007A", "TOY·007/100", "TOY-301s", "TOY-301*/100"};
    Pool *pool = pool_new();
    (void)state;
    assert_int_equal(import_text("code,name,rarity\n"
                                 "TOY-007,\"Lamp, Bright\",Rare\n"
                                 "toy-007a-100,Lamp - Bright (Alternate Art),Showcase\n"
                                 "TOY-301*/100,Lamp - Bright (Signature),Showcase\n"),
                     0);
    expect_counts(3, 0, 0, 0);

    Store *store = store_open("test.db", &err);

    for (int i = 0; i < COUNT_OF(codes); i++)
        assert_int_equal(lookup_card(store, codes[i], &err), 1);
    store_close(store);
    pool_free(pool);
    assert_string_equal(find("SELECT count(*) || rarity FROM card"), "1Rare");
    assert_string_equal(find("SELECT count(*) FROM printing"), "3");
}

static void a_list_leaves_the_facts_of_a_set_alone(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_int_equal(import_text("code,name,type,energy,tags,text\n"
                                 "TOY-002,Bolt,Gear,9,Wet,Strike.\n"),
                     0);

    expect_counts(0, 1, 0, 0);
    assert_int_equal(report.notes.n, 3);
    assert_string_equal(find("SELECT type || energy FROM card WHERE code = 'TOY-002'"),
                        "Spell1");
    assert_string_equal(find("SELECT text FROM card_text"), "Strike.");
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

static void every_bad_value_of_a_row_is_named(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy,might\nTOY,Lamp,x,-3\n"
                                 "TOY-001,Ann,3,4\nTOY-002,Bolt\n"),
                     0);

    expect_counts(1, 0, 0, 2);
    assert_int_equal(report.problems.n, 4);
    assert_string_equal(report.problems.list[1].column, "energy");
    assert_string_equal(report.problems.list[1].value, "x");
    assert_int_equal(report.problems.list[3].row, 4);
}

static void a_set_takes_over_what_lists_knew(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_text("code,name,energy,text\nTOY-002,Bolt,9,Strike.\n"
                                 "TOY-050,Later,1,Wait.\n"),
                     0);

    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_string_equal(
        find("SELECT listed || energy FROM card WHERE code = 'TOY-002'"), "01");
    assert_string_equal(find("SELECT listed FROM card WHERE code = 'TOY-050'"), "1");
    assert_string_equal(find("SELECT text FROM card_text WHERE card = 1"), "Strike.");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_table_is_known_whatever_its_order_and_separator),
        TEST(the_same_list_twice_changes_no_byte),
        TEST(a_newer_list_changes_what_differs_and_keeps_history),
        TEST(an_alternate_printing_leads_to_its_card),
        TEST(a_list_leaves_the_facts_of_a_set_alone),
        TEST(another_cards_row_is_refused),
        TEST(every_bad_value_of_a_row_is_named),
        TEST(a_set_takes_over_what_lists_knew),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
