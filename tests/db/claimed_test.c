// claimed_test.c -- which of several sources counts, and what is left when one is undone.

#include "tests/db/order_fixture.h"

static const ImportOptions plain = {.rules = &fixture_rules, .forms = &riftbound_lists};

static void fresh_report(void)
{
    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
}

// Finds a line of the dump.
static void expect_line(Store *store, const char *line, bool there)
{
    char *text = dump(store);

    if (!strstr(text, line) == there) fail_msg("%s in %s", line, text);
    free(text);
}

static void what_a_person_says_holds(void **state)
{
    const ImportMerge merge = {"TOY-010", "Golem, Great"};
    Store *store = open_new();
    (void)state;
    put_file("one",
             "code,name,type\nTOY-010,Golem,Unit\nTOY-020,\"Golem, Great\",Unit\n"
             "TOY-030,Gone,Unit\n");
    import(store, "one");

    fresh_report();
    if (import_person_merge(store, &plain, &merge, &report, &err))
        fail_msg("%s", err.text);
    assert_int_equal(import_report_sum(&report).merged, 1);
    fresh_report();
    if (import_person_forget(store, &plain, "Gone", &report, &err))
        fail_msg("%s", err.text);
    put_file("two",
             "code,name,type,energy\nTOY-020,\"Golem, Great\",Unit,2\n"
             "TOY-030,Gone,Unit,1\n");
    import(store, "two");

    expect_line(store, "TOY-020|TOY-010|20|", true);
    expect_line(store, "TOY-030", false);
    undo(store, 3);
    expect_line(store, "TOY-030|TOY-030|30|", true);
    undo(store, 2);
    expect_line(store, "TOY-020|TOY-020|20|", true);
    fresh_report();
    assert_int_equal(import_undo(store, &plain, 2, &report, &err), -1);
    assert_string_equal(err.text, "import 2 is undone already");
    assert_int_equal(import_undo(store, &plain, 99, &report, &err), -1);
    assert_int_equal(err.code, CODE_MISSING);
    store_close(store);
}

static void import_as(Store *store, const char *text, ImportOptions options)
{
    const char *path = "list";

    put_file("list", text);
    options.rules = &fixture_rules;
    options.paths = &path;
    options.paths_n = 1;
    fresh_report();
    if (import_paths(store, &options, &report, &err)) fail_msg("%s", err.text);
}

// A form between that is undone and done again does not count more than the last one.
static void the_last_form_counts_though_it_said_nothing_new(void **state)
{
    const ImportOptions options = {.source = "shop"};
    Store *store = open_new();
    (void)state;
    import_as(store, "code,name,energy\nTOY-001,Ann,1\n", options);
    import_as(store, "code,name,energy\nTOY-001,Ann,2\n", options);
    undo(store, 2);
    import_as(store, "code,name,energy\nTOY-001,Ann,1\nTOY-002,Bolt,1\n", options);
    undo(store, 3);
    expect_line(store, "TOY-001|energy|0|(none)|1|", true);
    import_as(store, "code,name,energy\nTOY-001,Ann,1\nTOY-002,Bolt,1\n", options);
    assert_false(report.written);
    undo(store, 1);
    expect_line(store, "TOY-001|energy|0|(none)|1|", true);
    undo(store, 4);
    expect_line(store, "TOY-001|energy|0|(none)|2|", true);
    store_close(store);
}

static void a_trusted_source_counts_more(void **state)
{
    Store *store = open_new();
    (void)state;
    import_as(store, "code,name,tags\nTOY-001,Ann,Girl;Red\n", (ImportOptions){0});

    import_as(
        store, "code,name,tags\nTOY-001,Ann,Boy\n", (ImportOptions){.source = "b"});
    expect_line(store, "TOY-001|tags|0|Girl|", true);
    assert_int_equal(report.notes.n, 1);
    import_as(store,
              "code,name,tags\nTOY-001,Ann,Boy\n",
              (ImportOptions){.source = "b", .sets_trust = true, .trust = 2});
    expect_line(store, "TOY-001|tags|0|Boy|", true);
    store_close(store);
}

// Another name does not make a merged card's facts those of another card.
static void a_merged_card_fills_what_the_other_lacks(void **state)
{
    const ImportMerge merge = {"TOY-010", "TOY-020"};
    Store *store = open_new();
    (void)state;
    import_as(store,
              "code,name,energy,might,tags,text\nTOY-010,Rock,1,,,\n"
              "TOY-020,\"Hill, the Great\",2,3,Earth,Rise.\nTOY-020a,Other,,,Sky,\n",
              (ImportOptions){0});

    fresh_report();
    if (import_person_merge(store, &plain, &merge, &report, &err))
        fail_msg("%s", err.text);
    expect_line(store, "TOY-010|Rock|", true);
    expect_line(store, "TOY-010|energy|0|(none)|1|", true);
    expect_line(store, "TOY-010|might|0|(none)|3|", true);
    expect_line(store, "TOY-010|tags|0|Earth|", true);
    expect_line(store, "TOY-010|en|effective|Rise.|", true);
    const int64_t card = lookup_card(store, "TOY-010", &err);
    assert_int_equal(lookup_card(store, "Hill, the Great", &err), card); // as decks say
    for (int i = 0; i < report.tallies_n; i++)
        if (!strcmp(report.tallies[i].kind, "texts"))
            assert_int_equal(report.tallies[i].added, 0);
    undo(store, 2);
    assert_true(lookup_card(store, "Hill, the Great", &err) != card);
    expect_line(store, "TOY-010|might|", false);
    store_close(store);
}

static void numbers_of_a_printing_that_differ_are_told(void **state)
{
    Store *store = open_new();
    (void)state;
    import_as(store,
              "code,name,type,energy,might,tags\nQQQ-011/020,Twin,Unit,2,,Red\n"
              "QQQ-011a/020,Twin,Unit,3,1,Blue\nQQQ-011b/020,Twin,Unit,2,,\n",
              (ImportOptions){0});

    assert_int_equal(report.notes.n, 1);
    assert_string_equal(report.notes.list[0].column, "energy");
    assert_string_equal(report.notes.list[0].value, "3");
    assert_int_equal(report.notes.list[0].row, 3);
    expect_line(store, "QQQ-011|energy|0|(none)|2|", true);
    store_close(store);
}

// Expects the numbers of a kind of things in the report.
static void expect_tally(const char *kind, int changed, int unchanged)
{
    for (int i = 0; i < report.tallies_n; i++) {
        const Tally *tally = &report.tallies[i];
        if (strcmp(tally->kind, kind) != 0) continue;
        assert_int_equal(tally->changed, changed);
        assert_int_equal(tally->unchanged, unchanged);
        changed = unchanged = 0;
    }
    assert_int_equal(changed + unchanged, 0);
}

static void a_card_counts_once_however_many_rows_it_has(void **state)
{
    static const char *const texts[] = {"Un.", "Deux."};
    const ImportOptions trusted = {
        .source = "said.csv", .sets_trust = true, .trust = 2};
    Store *store = open_new();
    (void)state;

    for (int i = 0; i < 3; i++) {
        char csv[200];
        (void)snprintf(csv,
                       sizeof csv,
                       "code,language,name,text,energy\nTOY-001,en,Ann,One.,1\n"
                       "TOY-001,fr,Anne,%s,1\nTOY-001,de,Anna,Eins.,1\n"
                       "TOY-001a,en,Ann,,\nTOY-001a,fr,Anne,,\n",
                       texts[i / 2]);
        import_as(store, csv, (ImportOptions){.source = "said.csv"});
        if (!i) continue;
        expect_tally("cards", 0, 1);
        expect_tally("texts", i / 2, 0);
        expect_tally("printings", 0, 1);
    }
    import_as(store,
              "code,name,text,energy\nTOY-001,Ann,One.,3\n",
              (ImportOptions){.source = "z.csv"});
    expect_tally("cards", 1, 0);
    import_as(
        store, "code,language,name,text,energy\nTOY-001,en,Ann,One.,1\n", trusted);
    expect_tally("cards", 1, 0); // its row says nothing new, but counts more now
    store_close(store);
}

static void what_a_list_lost_stays_unless_it_is_to_go(void **state)
{
    Store *store = open_new();
    (void)state;
    import_as(
        store, "code,name\nTOY-001,Ann\nTOY-002,Bolt\n,Ann\n", (ImportOptions){0});

    import_as(store, "code,name\nTOY-001,Ann\n", (ImportOptions){0});
    expect_line(store, "TOY-002|TOY-002|2|", true);
    import_as(store, "code,name\nTOY-001,Ann\n", (ImportOptions){.remove = true});
    expect_line(store, "TOY-002", false);
    expect_line(store, "TOY-001|TOY-001|1|", true);
    assert_int_equal(import_report_sum(&report).removed, 1);
    import_as(store, "code,name\nTOY-001,Ann\n", (ImportOptions){.remove = true});
    assert_false(report.written);
    undo(store, 2);
    expect_line(store, "TOY-002|TOY-002|2|", true);
    undo(store, 3);
    import_as(store,
              "code,name\nTOY-001,Ann\nTOY-003,Dune\n",
              (ImportOptions){.remove = true});
    undo(store, 2); // the list after it has no Bolt, too
    expect_line(store, "TOY-002", false);
    undo(store, 5);
    expect_line(store, "TOY-002|TOY-002|2|", true);
    store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_a_person_says_holds),
        TEST(the_last_form_counts_though_it_said_nothing_new),
        TEST(a_trusted_source_counts_more),
        TEST(a_merged_card_fills_what_the_other_lacks),
        TEST(numbers_of_a_printing_that_differ_are_told),
        TEST(a_card_counts_once_however_many_rows_it_has),
        TEST(what_a_list_lost_stays_unless_it_is_to_go),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
