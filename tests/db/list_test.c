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

static void another_printing_may_come_first(void **state)
{
    static const char list[] = "code,name,rarity\nTOY-007a,Lamp,Showcase\n"
                               "TOY-007,Lamp,Rare\n";
    (void)state;
    assert_int_equal(import_text(list), 0);

    assert_int_equal(import_text(list), 0);

    expect_counts(0, 0, 2, 0);
    assert_string_equal(find("SELECT c.rarity || p.rarity FROM card c JOIN printing p"
                             " ON p.card = c.id WHERE p.code = 'TOY-007a'"),
                        "RareShowcase");
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

static void columns_that_are_unclear_are_asked_for(void **state)
{
    static const char list[] = "Ref;What;Enrgy\nTOY-007;Lamp;2\n";
    (void)state;

    assert_int_equal(import_text(list), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "--map"));
    expect_problem("list row 1, column Enrgy: expected 'energy'");
    assert_string_equal(report.draft, "Ref = ignore\nWhat = ignore\nEnrgy = energy\n");
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
    assert_string_equal(find("SELECT name || energy FROM card"), "Lamp3");
}

static void a_faulty_map_is_named_with_its_line(void **state)
{
    (void)state;
    put_file("list", "Ref;What;Enrgy\nTOY-007;Lamp;2\n");
    put_file("map", "Ref = code\nWhat = nmae\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);

    assert_string_equal(err.text, "map:2: no such field: 'nmae'");
}

static void names_and_texts_stand_side_by_side_in_their_languages(void **state)
{
    (void)state;
    assert_int_equal(
        import_text("code,name,name_fr,text,\"text (fr)\",zh name\n"
                    "TOY-007,Lamp,Lumi\xc3\xa8re,Shine.,Brille.,\xe7\x81\xaf\n"),
        0);

    assert_int_equal(
        import_text("num\xc3\xa9ro;set;nom;texte\n7;TOY;Lumi\xc3\xa8re;Luis.\n"), 0);

    expect_counts(0, 1, 0, 0);
    assert_string_equal(find("SELECT name FROM card"), "Lamp");
    assert_string_equal(find("SELECT text FROM card_text WHERE language = 'fr'"),
                        "Luis.");
    Store *store = store_open("test.db", &err);
    assert_int_equal(lookup_card(store, "lumiere", &err), 1);
    assert_int_equal(lookup_card(store, "\xe7\x81\xaf", &err), 1);
    store_close(store);
}

static void printed_errata_and_effective_text_are_kept_apart(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("card_code,name,subtitle,full_name,set_code,card_set,card_number,"
                    "domain,card_type,card_type_labels,tags,energy,ability_original,"
                    "ability_corrected,ability_effective,has_errata,scraped_at\n"
                    "toy-007,Ann,Kind,\"Ann, Kind\",toy,Toys,7,\"[\"\"Fury\"\", "
                    "\"\"Calm\"\"]\",Unit,\"[\"\"Unit\"\", \"\"Champion\"\"]\",[],3,"
                    "Draw 2.,Draw 1.,Draw 1.,true,now\n"),
        0);

    expect_counts(1, 0, 0, 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT group_concat(kind || ' ' || text) FROM card_text"),
                        "effective Draw 1.,errata Draw 1.,printed Draw 2.");
    assert_string_equal(find("SELECT supertype FROM card_supertype"), "Champion");
    assert_string_equal(find("SELECT count(*) FROM card_domain"), "2");
    assert_string_equal(find("SELECT name FROM card_set"), "Toys");
}

static void what_the_game_does_not_know_yet_is_known_all_the_same(void **state)
{
    StoredCard card = {0};
    (void)state;

    assert_int_equal(import_text("code,name,type,supertype,domain,keywords\n"
                                 "NEW-R01,Fog,vehicle,Elder,Void,Zoom 3;Fade {2}\n"),
                     0);

    expect_counts(1, 0, 0, 0);
    Store *store = store_open("test.db", &err);
    Pool *pool = report.problems.pool;
    assert_int_equal(lookup_read_card(store, 1, pool, &card, &err), 0);
    store_close(store);
    assert_string_equal(card.facts.type, "Vehicle");
    assert_string_equal(card.facts.domains[0], "Void");
    assert_string_equal(card.facts.keywords[0].name, "Zoom");
    assert_int_equal(card.facts.keywords[0].value, 3);
    assert_string_equal(card.facts.keywords[1].cost, "2");
    assert_true(card.facts.has_text);
}

static void a_code_twice_must_say_the_same(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy\nTOY-001,Ann,3\nTOY-001,Ann,3\n"
                                 "TOY-001,Ann,4\n"),
                     0);

    expect_counts(1, 0, 1, 1);
    expect_problem(
        "list row 4, column energy: found '4', expected '3', as row 2 has it "
        "for the same code");
}

static void the_newest_of_dated_rows_counts(void **state)
{
    static const char list[] = "code,name,energy,updated\nTOY-001,Ann,3,2026-02-01\n"
                               "TOY-001,Ann,4,2026-03-01\nTOY-001,Ann,5,2026-01-01\n";
    (void)state;

    assert_int_equal(import_text(list), 0);

    expect_counts(1, 1, 1, 0);
    assert_string_equal(find("SELECT energy FROM card"), "4");
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
    assert_string_equal(find("SELECT c.code || s.code || rarity || energy FROM card c"
                             " JOIN card_set s ON s.id = c.card_set"),
                        "TOY-005TOYRare3");
    assert_string_equal(find("SELECT count(*) FROM printing WHERE card = 1"), "3");
    assert_int_equal(import_text(list), 0);
    expect_counts(0, 0, 3, 0);
}

static void quotes_never_closed_are_named_with_line_and_column(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name\nTOY-001,Ann\nTOY-002,\"Bolt\nTOY-003,C\n"),
                     -1);

    assert_non_null(strstr(err.text, "list:3:9: quotes do not match"));
    assert_int_not_equal(access("test.db", F_OK), 0);
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

static void strict_and_dry_run_take_nothing(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name\nTOY-001,Ann\n"), 0);
    put_file("list", "code,name\nTOY-001,Bea\nTOY-002,Bolt\nTOY-003,\n");
    size_t before_n, after_n;
    char *before = read_file("test.db", &before_n);

    assert_int_equal(import_with("list", (ImportOptions){.strict = true}), 0);
    expect_counts(1, 1, 0, 1);
    assert_int_equal(import_with("list", (ImportOptions){.dry_run = true}), 0);
    expect_counts(1, 1, 0, 1);

    assert_string_equal(report.differences[0].now, "Bea");
    char *after = read_file("test.db", &after_n);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    free(before);
    free(after);
}

static void words_of_another_language_contradict_nothing(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type,energy\nTOY-001,Ann,Unit,3\n"), 0);

    assert_int_equal(
        import_text("code,nom,type,energie\nTOY-001,Anne,Unit\xc3\xa9,4\n"), 0);

    expect_counts(0, 1, 0, 0);
    assert_string_equal(find("SELECT name || type || energy FROM card"), "AnnUnit4");
}

static void a_slip_is_told_with_what_was_meant(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,type\nTOY-001,Ann,Unit\n"), 0);

    assert_int_equal(import_text("name,type,text\nAnm,Gear,x\nAnn,Uint,x\n"), 0);

    expect_counts(0, 0, 0, 2);
    assert_string_equal(report.problems.list[0].expected, "'Ann'");
    assert_string_equal(report.problems.list[1].expected, "'Unit'");
}

static void a_set_may_be_told_by_its_name(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,set name\nTOY-001,Ann,All Toys\n"), 0);

    assert_int_equal(import_text("set,number,name\nall toys,2,Bea\nNo Such Set,3,C\n"),
                     0);

    expect_counts(1, 0, 0, 1);
    assert_string_equal(find("SELECT name FROM card WHERE code = 'TOY-002'"), "Bea");
    assert_string_equal(report.problems.list[0].column, "set");
}

static void two_folders_of_one_set_are_refused(void **state)
{
    const char *const paths[] = {"set", "copy"};
    ImportOptions options = {.rules = &fixture_rules, .paths = paths, .paths_n = 2};
    (void)state;
    put_set();
    put_file("copy/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1}");
    put_file("copy/cards.csv", LIST_HEAD "TOY-009,Cat,Unit,Fury,3,,,4,,,no\n");
    Store *store = store_open_to_write("test.db", &err);
    report.problems.pool = pool_new();

    assert_int_equal(import_paths(store, &options, &report, &err), -1);

    store_close(store);
    assert_non_null(
        strstr(err.text, "copy/set.json: the code 'TOY' is that of set too"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_table_is_known_whatever_its_order_and_separator),
        TEST(the_same_list_twice_changes_no_byte),
        TEST(a_newer_list_changes_what_differs_and_keeps_history),
        TEST(an_alternate_printing_leads_to_its_card),
        TEST(another_printing_may_come_first),
        TEST(a_list_leaves_the_facts_of_a_set_alone),
        TEST(another_cards_row_is_refused),
        TEST(every_bad_value_of_a_row_is_named),
        TEST(a_set_takes_over_what_lists_knew),
        TEST(columns_that_are_unclear_are_asked_for),
        TEST(a_heading_that_is_there_twice_can_be_mapped),
        TEST(a_map_is_remembered_for_the_next_list),
        TEST(a_faulty_map_is_named_with_its_line),
        TEST(names_and_texts_stand_side_by_side_in_their_languages),
        TEST(printed_errata_and_effective_text_are_kept_apart),
        TEST(what_the_game_does_not_know_yet_is_known_all_the_same),
        TEST(a_code_twice_must_say_the_same),
        TEST(the_newest_of_dated_rows_counts),
        TEST(promos_keep_the_set_that_they_come_from),
        TEST(a_card_met_as_a_promo_gets_its_own_code),
        TEST(quotes_never_closed_are_named_with_line_and_column),
        TEST(a_huge_field_is_refused_and_the_rest_is_read),
        TEST(strict_and_dry_run_take_nothing),
        TEST(words_of_another_language_contradict_nothing),
        TEST(a_slip_is_told_with_what_was_meant),
        TEST(a_set_may_be_told_by_its_name),
        TEST(two_folders_of_one_set_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
