// search_test.c -- the index has what the cards have, and finds them by it.

#include "db/store/lookup_near.h"
#include "db/store/search_sort.h"
#include "tests/db/fixture.h"

#include "db/store/lookup.h"
#include "db/store/search.h"
#include "db/text/fold.h"

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
    arena_free(report.problems.arena);
    return remove_home(state);
}

static int import_text(const char *text)
{
    put_file("list", text);
    arena_free(report.problems.arena);
    return import_into("test.db", "list", (ImportOptions){0}, &report, &err);
}

// SQLite compares the index with what it was made of.
static void expect_in_step(void)
{
    static const char *const checks[] = {
        "INSERT INTO fact_index (fact_index) VALUES ('integrity-check')",
        "INSERT INTO word_index (word_index) VALUES ('integrity-check')",
    };
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);

    assert_non_null(store);
    for (int i = 0; i < COUNT_OF(checks); i++)
        assert_int_equal(sqlite3_exec(store->db, checks[i], NULL, NULL, NULL),
                         SQLITE_OK);
    store_close(store);
}

// Codes of the cards that fit, in [order], with one blank after each.
static const char *codes(const char *facts, const char *words, SortOrder order)
{
    static char text[400];
    Store *store = store_open("test.db", &fixture_rules, &err);
    Search search = {.store = store, .arena = arena_new(), .err = &err};
    int64_t *ids;

    assert_non_null(store);
    assert_int_equal(search_start(&search), 0);
    IdSet found = search_none(&search);
    if (facts) assert_int_equal(search_facts(&search, facts, &found), 0);
    if (words) assert_int_equal(search_words(&search, words, &found), 0);
    int64_t n = search_sort(&search, &found, &order, &ids);
    text[0] = '\0';
    for (int64_t i = 0; i < n; i++) {
        sqlite3_stmt *row =
            store_statement(store, "SELECT code FROM card WHERE id = ?1", &err);
        store_bind(row, "i", ids[i]);
        assert_int_equal(store_step(store, row, &err), 1);
        strcat(strcat(text, store_text(row, 0)), " ");
        sqlite3_reset(row);
    }
    arena_free(search.arena);
    store_close(store);
    return text;
}

static void texts_are_folded_into_words(void **state)
{
    static const struct {
        const char *text, *words;
    } pairs[] = {
        {"Zhonya's  Hourglass!", "zhonyas hourglass"},
        {"ZHONYA\xe2\x80\x99S", "zhonyas"},
        {"\xc3\x89t\xc3\xa9 - 2", "ete 2"},
        {"\xe6\xb3\x95\xe7\x9b\xbe 3x", "\xe6\xb3\x95 \xe7\x9b\xbe 3x"},
        {"{2}: [Shield 1]", "2 shield 1"},
        {"", ""},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(pairs); i++) {
        char *words = fold_text(pairs[i].text);
        assert_string_equal(words, pairs[i].words);
        free(words);
    }
}

static void the_index_follows_every_change(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &report, &err),
                     0);
    expect_in_step();
    assert_string_equal(codes(NULL, "summary : strikes", (SortOrder){0}), "TOY-002 ");

    assert_int_equal(import_text("code,name,type,might,tags,text,name_fr\n"
                                 "TOY-002,Bolt,Spell,,,Draw 1.,\xc3\x89"
                                 "clair\n"
                                 "TOY-007,Lamp,Gear,4,Light,Draw 2.,\n"),
                     0);
    expect_in_step();
    assert_string_equal(codes("\"might:4\"", NULL, (SortOrder){0}), "TOY-001 TOY-007 ");
    assert_string_equal(codes(NULL, "name : eclair", (SortOrder){0}), "TOY-002 ");

    assert_int_equal(import_text("code,name,type,might,tags,text\n"
                                 "TOY-007,Lamp,Gear,5,Dark,Draw 3.\n"),
                     0);
    expect_in_step();
    assert_string_equal(codes("\"might:4\" OR \"tags:light\"", NULL, (SortOrder){0}),
                        "TOY-001 ");
    assert_string_equal(codes("\"tags:dark\"", NULL, (SortOrder){0}), "TOY-007 ");
    assert_string_equal(codes(NULL, "\"draw 2\"", (SortOrder){0}), "");

    put_file("set/cards.csv", LIST_HEAD "TOY-002,Bolt,Spell,Calm,1,,,,,,yes\n");
    assert_int_equal(unlink("set/toy-002-bolt.lua"), 0);
    arena_free(report.problems.arena);
    assert_int_equal(
        import_into("test.db", "set", (ImportOptions){.remove = true}, &report, &err),
        0);
    expect_in_step();
    assert_string_equal(codes("\"card\"", NULL, (SortOrder){0}), "TOY-002 TOY-007 ");
    assert_string_equal(codes("\"is:complete\"", NULL, (SortOrder){0}), "");
    assert_string_equal(codes(NULL, "summary : strikes", (SortOrder){0}), "");
}

static void cards_without_a_value_come_last(void **state)
{
    const SortOrder up = {.keys = {{COLUMN_OF_GAME + TOY_MIGHT, false}}, .n = 1};
    const SortOrder down = {.keys = {{COLUMN_OF_GAME + TOY_MIGHT, true},
                                     {COLUMN_OF_GAME + TOY_ENERGY, false}},
                            .n = 2};
    (void)state;
    assert_int_equal(import_text("code,name,type,might,energy\n"
                                 "TOY-001,A,Unit,2,1\n"
                                 "TOY-002,B,Spell,,2\n"
                                 "TOY-003,C,Unit,10,4\n"
                                 "TOY-004,D,Unit,10,3\n"),
                     0);

    assert_string_equal(codes("\"card\"", NULL, up),
                        "TOY-001 TOY-003 TOY-004 TOY-002 ");
    assert_string_equal(codes("\"card\"", NULL, down),
                        "TOY-004 TOY-003 TOY-001 TOY-002 ");
}

// Enough cards for the order to be read from the indexes.
static void the_first_of_many_are_those_of_a_full_sort(void **state)
{
    static const SortOrder orders[] = {
        {.n = 0},
        {.keys = {{SORT_NAME, true}}, .n = 1},
        {.keys = {{COLUMN_OF_GAME + TOY_MIGHT, true},
                  {COLUMN_OF_GAME + TOY_ENERGY, false}},
         .n = 2},
        {.keys = {{COLUMN_OF_GAME + TOY_FACTS + 1, true}, {SORT_NAME, false}}, .n = 2},
        {.keys = {{COLUMN_TYPE, false}, {COLUMN_OF_GAME + TOY_POWER, true}}, .n = 2},
    };
    static const char *const types[] = {"Unit", "Spell", "Gear"};
    static const char *const rarities[] = {"Common", "Epic", "", "Rare"};
    FILE *file = fopen("list", "w");
    char first[400];
    (void)state;
    assert_non_null(file);
    (void)fputs("code,name,type,energy,power,might,rarity,supertypes\n", file);
    for (unsigned i = 0; i < 20000; i++) {
        unsigned mixed = i * 2654435761u >> 8;
        (void)fprintf(file,
                      "TOY-%05u,Card %u,%s,%u,%u,%u,%s,%s\n",
                      i + 1,
                      mixed % 9973,
                      types[mixed % 3],
                      mixed % 7,
                      mixed % 2 + 1,
                      mixed % 11,
                      rarities[mixed % 4],
                      mixed % 5 ? "" : "Champion");
    }
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_into("test.db", "list", (ImportOptions){0}, &report, &err),
                     0);
    assert_int_equal(report.rejected, 0);

    for (int i = 0; i < COUNT_OF(orders); i++) {
        SortOrder order = orders[i];
        order.limit = 20;
        (void)snprintf(first, sizeof first, "%s", codes("\"card\"", NULL, order));
        // The same through SQLite's own sort.
        static const char *const sqls[] = {
            "SELECT code FROM card ORDER BY code",
            "SELECT code FROM card ORDER BY folded DESC, code",
            "SELECT code FROM sheet ORDER BY might DESC, energy, code",
            "SELECT code FROM sheet ORDER BY rarity IS NULL, rarity DESC, folded, code",
            "SELECT code FROM sheet ORDER BY type, power DESC, code",
        };
        char wanted[400] = "";
        Store *store = store_open("test.db", &fixture_rules, &err);
        store_make_temp(store, FACT_VIEWS);
        sqlite3_stmt *row = store_statement(store, sqls[i], &err);
        for (int k = 0; k < 20 && store_step(store, row, &err) > 0; k++)
            strcat(strcat(wanted, store_text(row, 0)), " ");
        sqlite3_reset(row);
        store_close(store);
        assert_string_equal(first, wanted);
    }
}

// So many cards that not every name is compared: the indexes find those that are alike.
static void a_misspelt_name_is_found_among_many(void **state)
{
    static const struct {
        const char *wanted, *near;
    } pairs[] = {
        {"Vodi Seeker 7777", "Void Seeker 7777"},  // two letters swapped
        {"Void Seker 7777", "Void Seeker 7777"},   // one less
        {"Voyd Seekers 7777", "Void Seeker 7777"}, // a slip in two words
        {"oVid Sekeer 7777", "Void Seeker 7777"},
        {"Void Seeker 77x77", "Void Seeker 7777"},
        {"Void Seeker 20007", "Void Seeker 2007"},
        {"Lonely Lantren", "Lonely Lantern"},
        {"Lantern", "Lonely Lantern"},
        {"Mistwalkre", "Mistwalker"},
        {"Mistvalcer", "Mistwalker"}, // two slips in one word
        {"Nothing of the kind", NULL},
    };
    Arena *arena = arena_new();
    FILE *file = fopen("list", "w");
    (void)state;
    assert_non_null(file);
    (void)fputs("code,name,type\n"
                "TOY-20001,Lonely Lantern,Gear\n"
                "TOY-20002,Mistwalker,Unit\n",
                file);
    for (int i = 0; i < 12000; i++)
        (void)fprintf(file, "TOY-%05d,Void Seeker %d,Unit\n", i + 1, i);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(import_into("test.db", "list", (ImportOptions){0}, &report, &err),
                     0);
    Store *store = store_open("test.db", &fixture_rules, &err);
    assert_non_null(store);

    for (int i = 0; i < COUNT_OF(pairs); i++) {
        const char *near = lookup_near(store, pairs[i].wanted, arena);
        if (!pairs[i].near) assert_null(near);
        if (!pairs[i].near) continue;
        assert_non_null(near);
        assert_string_equal(near, pairs[i].near);
    }
    store_close(store);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(texts_are_folded_into_words, begin, end),
        cmocka_unit_test_setup_teardown(the_index_follows_every_change, begin, end),
        cmocka_unit_test_setup_teardown(cards_without_a_value_come_last, begin, end),
        cmocka_unit_test_setup_teardown(
            the_first_of_many_are_those_of_a_full_sort, begin, end),
        cmocka_unit_test_setup_teardown(
            a_misspelt_name_is_found_among_many, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
