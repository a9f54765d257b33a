// import_test.c -- a set folder is imported complete, or each fault is named.

#include "tests/db/fixture.h"

#include <signal.h>
#include <sys/wait.h>

#include "db/store/lookup.h"

static ImportReport report;
static Err err;

static int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    if (make_home(state)) return -1;
    put_set();
    return 0;
}

static int end(void **state)
{
    arena_free(report.problems.arena);
    return remove_home(state);
}

static int import_with(ImportOptions options)
{
    arena_free(report.problems.arena);
    return import_into("test.db", "set", options, &report, &err);
}

static int import_set(void)
{
    return import_with((ImportOptions){0});
}

static int count_of(const char *sql)
{
    sqlite3_stmt *row;
    sqlite3 *db;

    assert_int_equal(sqlite3_open("test.db", &db), SQLITE_OK);
    (void)sqlite3_exec(db, FACT_VIEWS, NULL, NULL, NULL);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    int n = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    sqlite3_close(db);
    return n;
}

static const Tally *tally(const char *kind)
{
    for (int i = 0; i < report.tallies_n; i++)
        if (!strcmp(report.tallies[i].kind, kind)) return &report.tallies[i];
    fail_msg("no line for %s", kind);
    return NULL;
}

// One problem, whose line is [line].
static void expect_problem(const char *line)
{
    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        line);
}

static void every_fact_of_a_card_comes_back(void **state)
{
    StoredCard ann = {0}, bolt = {0};
    (void)state;
    assert_int_equal(import_set(), 0);
    Store *store = store_open("test.db", &fixture_rules, &err);
    Arena *arena = report.problems.arena;

    int64_t id = lookup_card(store, "ann - FIRST", &err);
    assert_int_equal(lookup_read_card(store, id, arena, &ann, &err), 0);
    id = lookup_card(store, "toy-002", &err);
    assert_int_equal(lookup_read_card(store, id, arena, &bolt, &err), 0);

    assert_string_equal(ann.facts.code, "TOY-001");
    assert_string_equal(ann.facts.name, "Ann, First");
    assert_string_equal(ann.facts.set, "TOY");
    assert_int_equal(ann.facts.facts[TOY_ENERGY].number, 3);
    assert_int_equal(ann.facts.facts[TOY_POWER].number, 1);
    assert_string_equal(ann.facts.facts[TOY_POWER_DOMAINS].words[0], "Fury");
    assert_int_equal(ann.facts.facts[TOY_MIGHT].number, 4);
    assert_int_equal(ann.facts.facts[TOY_MIGHT_BONUS].number, FACT_ABSENT);
    assert_string_equal(ann.facts.tags[1], "Red");
    assert_string_equal(ann.facts.keywords[0].name, "Push");
    assert_int_equal(ann.facts.keywords[0].value, 2);
    assert_false(ann.facts.has_text);
    assert_string_equal(bolt.facts.facts[TOY_DOMAINS].words[1], "Calm");
    assert_string_equal(bolt.facts.keywords[0].name, "Wind");
    assert_string_equal(bolt.facts.keywords[0].cost, "1 calm");
    assert_string_equal(bolt.facts.summary, "Strikes.");
    assert_true(bolt.facts.has_text);
    store_close(store);
}

static void importing_twice_changes_no_byte(void **state)
{
    size_t first_n, second_n;
    (void)state;
    assert_int_equal(import_set(), 0);
    char *first = read_file("test.db", &first_n);

    assert_int_equal(import_set(), 0);

    char *second = read_file("test.db", &second_n);
    assert_int_equal(report.changes, 0);
    assert_int_equal(tally("cards")->unchanged, 3);
    assert_int_equal(first_n, second_n);
    assert_memory_equal(first, second, first_n);
    free(first);
    free(second);
}

static void a_ban_list_comes_in_by_name(void **state)
{
    StoredCard bolt = {0};
    (void)state;
    put_file("set/formats.csv",
             "format,card,since\nduel,BOLT,2026-09-18\nteams,Bolt,\nduel,Unknown,\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("bans")->added, 3);

    Store *store = store_open("test.db", &fixture_rules, &err);
    int64_t id = lookup_card(store, "Bolt", &err);
    assert_int_equal(lookup_read_card(store, id, report.problems.arena, &bolt, &err),
                     0);
    assert_string_equal(bolt.facts.bans[0].format, "duel");
    assert_string_equal(bolt.facts.bans[0].since, "2026-09-18");
    assert_string_equal(bolt.facts.bans[1].format, "teams");
    assert_null(bolt.facts.bans[2].format);
    store_close(store);
}

static void a_ban_list_follows_its_file(void **state)
{
    (void)state;
    put_file("set/formats.csv", "card,format\nBolt,duel\nCrate,duel\nAnn,teams\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("bans")->unchanged, 3);
    assert_int_equal(report.changes, 0);

    put_file("set/formats.csv",
             "format,card,since\nduel,Bolt,2026-01-01\nduel,Crate,\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("bans")->changed, 1);
    assert_int_equal(tally("bans")->removed, 1);
    assert_int_equal(tally("bans")->unchanged, 1);

    assert_int_equal(unlink("set/formats.csv"), 0);
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("bans")->removed, 2);
    assert_int_equal(count_of("SELECT count(*) FROM format_ban"), 0);
}

static void a_bad_row_of_a_ban_list_is_named_and_takes_nothing_away(void **state)
{
    (void)state;
    put_file("set/formats.csv", "format,card,since\nduel,Bolt,\n");
    assert_int_equal(import_set(), 0);

    put_file("set/formats.csv", "format,card,since\ndeul,Bolt,\n");
    assert_int_equal(import_set(), 0);

    expect_problem("set/formats.csv row 2, column format: found 'deul', expected one "
                   "of duel, teams");
    assert_int_equal(count_of("SELECT count(*) FROM format_ban"), 1);
    put_file("set/formats.csv", "format,card,since\nduel,Bolt,2026-13-01\n");
    assert_int_equal(import_set(), 0);
    expect_problem("set/formats.csv row 2, column since: found '2026-13-01', expected "
                   "a day such as 2026-09-18, or nothing");
    put_file("set/formats.csv", "format,card,since\nduel, ,\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(report.rejected, 1);
}

static void further_prints_lead_to_their_cards(void **state)
{
    (void)state;
    put_file("set/printings.csv",
             "print,card,rarity\ntoy-002a-003,TOY-002,Rare\nOPP-002/003,TOY-002,\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("printings")->added, 2);
    assert_int_equal(tally("cards")->added, 3);
    assert_int_equal(tally("cards")->unchanged, 0); // each counts once

    Store *store = store_open("test.db", &fixture_rules, &err);
    int64_t bolt = lookup_card(store, "TOY-002", &err);
    assert_true(bolt > 0);
    assert_int_equal(lookup_card(store, "TOY-002A", &err), bolt);
    assert_int_equal(lookup_card(store, "OPP-002/003", &err), bolt);
    assert_int_equal(lookup_card(store, "OPP-002", &err), bolt);
    assert_int_equal(lookup_card(store, "OPP-003", &err), 0);
    store_close(store);
    assert_int_equal(import_set(), 0);
    assert_int_equal(report.changes, 0);

    put_file("set/printings.csv", "print,card,rarity\nTOY-002a,TOY-001,\n");
    assert_int_equal(import_set(), 0);
    assert_int_equal(tally("printings")->changed, 1);
    assert_int_equal(tally("cards")->unchanged, 3);
    assert_int_equal(count_of("SELECT card FROM printing WHERE code = 'TOY-002a'"),
                     count_of("SELECT id FROM card WHERE code = 'TOY-001'"));
}

static void a_print_of_nothing_is_named(void **state)
{
    (void)state;

    put_file("set/printings.csv", "print,card,rarity\nTOY-002a,TOY-009,\n");
    assert_int_equal(import_set(), 0);
    expect_problem(
        "set/printings.csv row 2, column card: found 'TOY-009', expected the "
        "code of a known card");
    put_file("set/printings.csv", "print,card,rarity\nBolt,TOY-002,\n");
    assert_int_equal(import_set(), 0);
    expect_problem("set/printings.csv row 2, column print: found 'Bolt', expected the "
                   "code of a printing such as OGN-030a");
    put_file("set/printings.csv", "code,card\nTOY-002a,TOY-002\n");
    assert_int_equal(import_set(), -1);
    assert_non_null(strstr(err.text, "expected a first row with print, card, rarity"));
}

static void only_a_changed_script_is_written(void **state)
{
    (void)state;
    assert_int_equal(import_set(), 0);
    put_file("set/toy-002-bolt.lua",
             "-- TOY-002 Bolt\n-- Hits.\ncard \"TOY-002\" {}\n");

    assert_int_equal(import_set(), 0);

    assert_int_equal(report.changes, 1);
    assert_int_equal(tally("scripts")->changed, 1);
    assert_int_equal(count_of("SELECT count(*) FROM script WHERE summary = 'Hits.'"),
                     1);
}

static void what_the_folder_no_longer_has_leaves(void **state)
{
    (void)state;
    assert_int_equal(import_set(), 0);
    put_file("set/cards.csv", LIST_HEAD "TOY-002,Bolt,Spell,Fury; Calm,1,,,,,,yes\n");
    assert_int_equal(unlink("set/toy-002-bolt.lua"), 0);

    assert_int_equal(import_set(), -1);
    assert_string_equal(
        err.text,
        "set/cards.csv no longer has 2 cards of the set that the database "
        "has: TOY-001, TOY-003; import it with --remove to take them out");
    assert_int_equal(import_with((ImportOptions){.remove = true}), 0);

    assert_int_equal(tally("cards")->removed, 2);
    assert_int_equal(tally("cards")->changed, 1);
    assert_int_equal(tally("scripts")->removed, 1);
    assert_int_equal(count_of("SELECT count(*) FROM card"), 1);
    assert_int_equal(
        count_of("SELECT count(*) FROM item WHERE fact = 'keywords' AND word = 'Push'"),
        0);
}

static void a_bad_field_is_named_with_row_and_column(void **state)
{
    (void)state;
    put_file("set/cards.csv",
             LIST_HEAD "TOY-001,Ann,Unit,Fury,3,,,4,,,no\n"
                       "\n"
                       "TOY-002,Bolt,Spell,Fury,many,,,,,,yes\n");

    assert_int_equal(import_set(), 0);

    expect_problem("set/cards.csv row 4, column energy: found 'many', "
                   "expected a whole number from 0 to 99, or nothing");
    assert_int_equal(tally("cards")->added, 1);
    assert_int_equal(tally("cards")->rejected, 1);
    assert_int_equal(count_of("SELECT count(*) FROM import_problem WHERE row = 4"), 1);
}

static void all_bad_fields_of_a_row_are_named(void **state)
{
    (void)state;
    put_file("set/cards.csv", LIST_HEAD "ann,,Unt,Fury,3,2,,4,,{x,maybe\n");

    assert_int_equal(import_set(), 0);

    assert_int_equal(report.problems.n, 5); // code, name, type, keywords, script
    assert_string_equal(report.problems.list[2].expected, "'Unit'");
    assert_int_equal(report.rejected, 1);
}

static void a_row_with_too_few_fields_is_named(void **state)
{
    (void)state;
    put_file("set/cards.csv", LIST_HEAD "TOY-001,Ann,Unit\n");

    assert_int_equal(import_set(), 0);

    expect_problem("set/cards.csv row 2: expected 11 fields, found 3");
}

static void a_code_twice_is_named(void **state)
{
    (void)state;
    put_file("set/cards.csv",
             LIST_HEAD "TOY-003,Crate,Gear,,0,,,,,,no\nTOY-003,Box,Gear,,0,,,,,,no\n");
    (void)unlink("set/toy-002-bolt.lua");

    assert_int_equal(import_set(), 0);

    expect_problem("set/cards.csv row 3, column code: found 'TOY-003', "
                   "expected a code that no earlier row has");
}

static void a_rejected_row_keeps_what_was_known(void **state)
{
    (void)state;
    assert_int_equal(import_set(), 0);
    put_file("set/cards.csv", LIST_HEAD "TOY-001,Ann,Unit,Fury,?,,,4,,,no\n");

    assert_int_equal(import_set(), 0);

    assert_int_equal(count_of("SELECT count(*) FROM card"), 3);
    assert_int_equal(count_of("SELECT energy FROM sheet WHERE code = 'TOY-001'"), 3);
}

static void strict_takes_nothing_if_a_row_is_bad(void **state)
{
    (void)state;
    put_file("set/cards.csv", LIST_HEAD "TOY-001,Ann,Unit,Fury,x,,,4,,,no\n");

    assert_int_equal(import_with((ImportOptions){.strict = true}), 0);

    assert_int_equal(report.rejected, 1);
    assert_false(report.written);
    assert_int_not_equal(access("test.db", F_OK), 0);
}

static void a_dry_run_writes_nothing(void **state)
{
    (void)state;

    assert_int_equal(import_with((ImportOptions){.dry_run = true}), 0);

    assert_int_equal(tally("cards")->added, 3);
    assert_int_not_equal(access("test.db", F_OK), 0);
}

static void an_unknown_column_is_named(void **state)
{
    (void)state;
    put_file("set/cards.csv", "code,name,type,migth,script\nTOY-001,Ann,Unit,3,no\n");

    assert_int_equal(import_set(), -1);

    assert_int_equal(err.code, 65);
    assert_string_equal(
        problem_line(&report.problems.list[1], report.problems.arena),
        "set/cards.csv row 1, column migth: expected its name 'might' (write: "
        "code,name,type,might,script), or import --as-is reads it as that");
}

static void a_second_column_of_a_name_is_named(void **state)
{
    (void)state;
    put_file("set/cards.csv", "code,name,type,name,script\nTOY-001,Ann,Unit,Bo,no\n");

    assert_int_equal(import_set(), -1);

    assert_int_equal(err.code, 65);
    assert_string_equal(err.text, "set/cards.csv row 1: a second column 'name'");
}

static void quotes_that_do_not_match_are_named(void **state)
{
    (void)state;
    put_file("set/cards.csv", LIST_HEAD "TOY-001,\"Ann,Unit,Fury,3,,,4,,,no\n");

    assert_int_equal(import_set(), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "quotes do not match"));
}

static void a_broken_set_file_is_named_with_its_line(void **state)
{
    (void)state;
    put_file("set/set.json", "{\n  \"set\": \"TOY\",,\n}");

    assert_int_equal(import_set(), -1);

    assert_int_equal(err.code, 65);
    assert_non_null(strstr(err.text, "set/set.json:2:"));
}

static void another_language_level_is_refused(void **state)
{
    (void)state;
    put_file("set/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 2}");

    assert_int_equal(import_set(), -1);

    assert_string_equal(
        err.text, "set/set.json: its scripts need \"api\": 2, this program has 1");
}

static void a_language_level_beyond_any_number_is_refused(void **state)
{
    (void)state;
    put_file("set/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\","
             " \"api\": 4294967297}");

    assert_int_equal(import_set(), -1);

    assert_non_null(strstr(err.text, "its scripts need \"api\": 2147483647"));
}

static void a_script_without_its_card_is_named(void **state)
{
    (void)state;
    put_file("set/toy-009.lua", "card \"TOY-009\" {}\n");

    assert_int_equal(import_set(), 0);

    expect_problem("set/toy-009.lua: found 'TOY-009', "
                   "expected the code of a card in cards.csv");
}

static void put_second_set(const char *push)
{
    put_file("two/set.json",
             "{\"set\": \"TWO\", \"name\": \"Two\", \"game\": \"toy\", \"api\": 1}");
    put_file("two/cards.csv", LIST_HEAD "TWO-001,Dog,Unit,Fury,3,,,4,,Push 1,no\n");
    put_file("two/keywords/push.lua", push);
}

static int import_two(const char *first, const char *second)
{
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);
    const char *const paths[] = {first, second};
    const ImportOptions options = {.rules = &fixture_rules,
                                   .forms = &riftbound_lists,
                                   .paths = paths,
                                   .paths_n = second ? 2 : 1};

    assert_non_null(store);
    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    err = (Err){0};
    const int failed = import_paths(store, &options, &report, &err);
    store_close(store);
    return failed;
}

static void expect_refused(const char *first, const char *second, const char *why)
{
    assert_int_equal(import_two(first, second), -1);
    if (!strstr(err.text, why) || strstr(err.text, "(null)")) fail_msg("%s", err.text);
}

static void a_second_meaning_of_a_keyword_is_refused(void **state)
{
    (void)state;
    assert_int_equal(import_set(), 0);
    put_second_set("-- Pulls.\nkeyword \"Push\" { redundant }\n");

    expect_refused("two", NULL, "nothing was imported: 1 thing of the set is not as");
    expect_problem(
        "two/keywords/push.lua row 2, column keyword: found 'Push', expected a keyword "
        "that no other set has in another meaning, and set/keywords/push.lua has it: "
        "write keyword \"Push TWO\" here and in the keywords of the list, or import both "
        "sets with one command when both say the same");

    assert_int_equal(count_of("SELECT count(*) FROM card WHERE code = 'TWO-001'"), 0);
}

static void two_sets_share_a_keyword_that_says_the_same(void **state)
{
    (void)state;
    assert_int_equal(import_set(), 0);
    put_second_set("--[[ The\nsame ]]\nkeyword \"Push\"{ } -- as there\n");
    assert_int_equal(import_two("two", NULL), 0);
    assert_int_equal(count_of("SELECT count(*) FROM script WHERE name = 'Push'"), 2);

    // One of the two may not change alone; both may, whichever comes first.
    put_file("set/keywords/push.lua", "keyword \"Push\" { redundant }\n");
    expect_refused("set", NULL, "nothing was imported: 1 thing of the set is not");
    put_file("two/keywords/push.lua", "keyword \"Push\" { redundant }\n");
    expect_refused("two", NULL, "nothing was imported: 1 thing of the set is not");
    if (import_two("set", "two")) fail_msg("%s", err.text);

    // When one leaves it, the other one still has it.
    (void)unlink("set/keywords/push.lua");
    assert_int_equal(import_two("set", NULL), 0);
    assert_int_equal(count_of("SELECT count(*) FROM script WHERE name = 'Push'"), 1);
}

static void put_head(const char *path, const char *code, const char *needs)
{
    char text[200];

    (void)snprintf(text,
                   sizeof text,
                   "{\"set\": \"%s\", \"name\": \"X\", \"game\": \"toy\","
                   " \"api\": 1, \"needs\": %s}",
                   code,
                   needs);
    put_file(path, text);
}

static void a_set_comes_with_the_sets_that_it_needs(void **state)
{
    (void)state;
    put_set();
    put_second_set("keyword \"Push\" {}");
    put_head("two/set.json", "TWO", "[\"TOY\"]");
    expect_refused(
        "two",
        NULL,
        "two/set.json: set TWO needs TOY, which is not in this database: import it first");
    assert_int_not_equal(access("test.db", F_OK), 0);

    if (import_two("two", "set")) fail_msg("%s", err.text);
    assert_int_equal(count_of("SELECT count(*) FROM set_need WHERE needs = 'TOY'"), 1);
    assert_int_equal(import_two("set", "two"), 0);
    assert_int_equal(report.changes, 0);

    put_head("set/set.json", "TOY", "[\"TWO\"]");
    expect_refused("set", NULL, "set TOY needs TWO, and TWO needs TOY in turn");
    put_head("two/set.json", "TWO", "[]");
    expect_refused("set", NULL, "sets cannot need each other");
    if (import_two("set", "two")) fail_msg("%s", err.text);
    assert_int_equal(count_of("SELECT count(*) FROM set_need WHERE needs = 'TOY'"), 0);
}

static void needs_that_say_nothing_are_refused(void **state)
{
    static const char *const faults[][2] = {
        {"\"TOY\"", "expected a list in \"needs\""},
        {"[1]", "expected codes in capitals"},
        {"[\"\"]", "expected codes in capitals"},
        {"[\"toy\"]", "expected codes in capitals"},
        {"[\"TWO\"]", "a set does not need itself"},
        {"[\"TOY\", \"TOY\"]", "it names a set twice"},
        {"[\"TOX\"]",
         "which is not in this database: import it first, or both with "
         "one command (other sets here: TOY)"},
        {"[], \"neds\": 1", "unknown key 'neds', did you mean 'needs'?"},
        {"[], \"evil\": 1", "set.json: unknown key 'evil'"},
    };
    (void)state;
    assert_int_equal(import_set(), 0);
    put_second_set("keyword \"Push\" {}");

    for (int i = 0; i < COUNT_OF(faults); i++) {
        put_head("two/set.json", "TWO", faults[i][0]);
        expect_refused("two", NULL, faults[i][1]);
    }
}

static void a_set_that_only_lists_know_cannot_be_needed(void **state)
{
    (void)state;
    put_file("list.csv", "code,name,type\nTOY-001,Ann,Unit\n");
    assert_int_equal(import_two("list.csv", NULL), 0);
    put_second_set("keyword \"Push\" {}");
    put_head("two/set.json", "TWO", "[\"TOY\"]");

    expect_refused("two", NULL, "of which this database has only lists");
}

static void a_killed_import_leaves_all_or_none(void **state)
{
    int status;
    (void)state;
    assert_int_equal(import_set(), 0);

    pid_t child = fork();
    if (!child) {
        Store *store = store_open_to_write("test.db", &fixture_rules, &err);
        (void)store_begin(store, &err);
        sqlite3_exec(store->db, "DELETE FROM card", NULL, NULL, NULL);
        sqlite3_db_cacheflush(store->db);
        (void)kill(getpid(), SIGKILL);
    }
    assert_int_equal(waitpid(child, &status, 0), child);

    assert_true(WIFSIGNALED(status));
    assert_int_equal(count_of("SELECT count(*) FROM card"), 3);
    assert_int_equal(import_set(), 0);
    assert_int_equal(report.changes, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_fact_of_a_card_comes_back),
        TEST(importing_twice_changes_no_byte),
        TEST(a_ban_list_comes_in_by_name),
        TEST(a_ban_list_follows_its_file),
        TEST(a_bad_row_of_a_ban_list_is_named_and_takes_nothing_away),
        TEST(further_prints_lead_to_their_cards),
        TEST(a_print_of_nothing_is_named),
        TEST(only_a_changed_script_is_written),
        TEST(what_the_folder_no_longer_has_leaves),
        TEST(a_bad_field_is_named_with_row_and_column),
        TEST(all_bad_fields_of_a_row_are_named),
        TEST(a_row_with_too_few_fields_is_named),
        TEST(a_code_twice_is_named),
        TEST(a_rejected_row_keeps_what_was_known),
        TEST(strict_takes_nothing_if_a_row_is_bad),
        TEST(a_dry_run_writes_nothing),
        TEST(an_unknown_column_is_named),
        TEST(a_second_column_of_a_name_is_named),
        TEST(quotes_that_do_not_match_are_named),
        TEST(a_broken_set_file_is_named_with_its_line),
        TEST(another_language_level_is_refused),
        TEST(a_language_level_beyond_any_number_is_refused),
        TEST(a_script_without_its_card_is_named),
        TEST(a_second_meaning_of_a_keyword_is_refused),
        TEST(two_sets_share_a_keyword_that_says_the_same),
        TEST(a_set_comes_with_the_sets_that_it_needs),
        TEST(needs_that_say_nothing_are_refused),
        TEST(a_set_that_only_lists_know_cannot_be_needed),
        TEST(a_killed_import_leaves_all_or_none),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
