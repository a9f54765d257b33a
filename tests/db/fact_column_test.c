// fact_column_test.c -- all of db reads the columns of a game that no code names.
//
// Its cards have a speed, which may be below zero, and guilds, which are any words.

#include "tests/db/fixture.h"

#include "db/export/db_diff.h"
#include "db/export/export_cards.h"
#include "db/export/export_set.h"
#include "db/store/lookup.h"
#include "tools/cards/card_column.h"
#include "tools/cards/card_query.h"
#include "tools/cards/card_text.h"

enum { FACT_SPEED, FACT_GUILD };

static const FactRow club_facts[] = {
    [FACT_SPEED] = {.name = "speed",
                    .kind = FACT_NUMBER,
                    .role = FACT_MAIN,
                    .width = 5,
                    .least = -9,
                    .most = 200,
                    .search = "speed",
                    .label = "Speed"},
    [FACT_GUILD] = {.name = "guilds",
                    .kind = FACT_WORDS,
                    .width = 10,
                    .search = "guild",
                    .label = "Guilds"},
};
static const FactHeading club_headings[] = {{FACT_SPEED, "de", "tempo"}};
static const NameRow club_types[] = {{"Runner"}, {"Track"}};

static const Rules club_rules = {
    .game = "club",
    .api = 1,
    .types = club_types,
    .types_n = COUNT_OF(club_types),
    .facts = club_facts,
    .facts_n = COUNT_OF(club_facts),
    .headings = club_headings,
    .headings_n = COUNT_OF(club_headings),
};

static ImportReport report;
static Err err;
static Arena *arena;

static int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    arena = arena_new();
    return make_home(state);
}

static int end(void **state)
{
    arena_free(report.problems.arena);
    arena_free(arena);
    return remove_home(state);
}

static void import(const char *db, const char *path)
{
    const ImportOptions options = {.rules = &club_rules, .paths = &path, .paths_n = 1};
    Store *store = store_open_to_write(db, &club_rules, &err);

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    assert_non_null(store);
    if (import_paths(store, &options, &report, &err)) fail_msg("%s", err.text);
    store_close(store);
}

static void import_text(const char *text)
{
    put_file("list", text);
    import("test.db", "list");
}

#define RUNNERS                                                                        \
    "code,name,type,speed,guilds\n"                                                    \
    "CLB-001,Ada,Runner,12,Red Foxes; Owls\n"                                          \
    "CLB-002,Bo,Runner,-3,Owls\n"                                                      \
    "CLB-003,Mud,Track,,\n"                                                            \
    "CLB-004,Cy,Runner,120,\n"

static void its_facts_come_in_and_are_checked(void **state)
{
    StoredCard card = {0};
    (void)state;
    import_text("code;name;type;Tempo;guilds\nCLB-001;Ada;Runner;12;Red Foxes/Owls\n"
                "CLB-002;Bo;Runner;201;\n");

    assert_int_equal(report.rejected, 1);
    assert_string_equal(
        problem_line(&report.problems.list[0], report.problems.arena),
        "list row 3, column Tempo: found '201', expected a whole number from -9 to 200, "
        "or nothing");
    Store *store = store_open("test.db", &club_rules, &err);
    assert_int_equal(lookup_read_card(store, 1, arena, &card, &err), 0);
    assert_int_equal(card.facts.facts[FACT_SPEED].number, 12);
    assert_string_equal(card.facts.facts[FACT_GUILD].words[1], "Owls");
    assert_string_equal(find_in("test.db",
                                "SELECT group_concat(fact || '=' || word) FROM item"
                                " WHERE fact = 'guilds'"),
                        "guilds=Red Foxes,guilds=Owls");
    store_close(store);
}

static void a_newer_list_changes_them_and_history_knows(void **state)
{
    (void)state;
    import_text(RUNNERS);
    import_text("code,name,speed,guilds\nCLB-001,Ada,13,\nCLB-002,Bo,-,Red Foxes\n");

    assert_int_equal(report.differences_n, 3);
    assert_string_equal(report.differences[0].field, "speed");
    assert_string_equal(report.differences[0].now, "13");
    assert_string_equal(find_in("test.db",
                                "SELECT group_concat(field || ':' || old) FROM"
                                " card_change"),
                        "speed:12,speed:-3,guilds:Owls");
    assert_string_equal(
        find_in("test.db",
                "SELECT group_concat(name || import) FROM (SELECT f.name,"
                " v.import FROM card_fact v JOIN fact f ON f.id = v.fact"
                " WHERE v.card = 1 AND f.name <> 'type'"
                " ORDER BY f.name, v.position)"),
        "guilds1,guilds1,speed2");
}

// No list is read with so many; a database may come from elsewhere.
static void more_items_of_a_fact_than_a_card_has_are_refused(void **state)
{
    static const char more[] =
        "WITH RECURSIVE n(i) AS (SELECT 20 UNION ALL SELECT i + 1 FROM n WHERE i < 32)"
        " INSERT INTO card_fact (card, fact, position, word, import)"
        " SELECT 1, f.id, i, 'Owls', 1 FROM n, fact f WHERE f.name = 'guilds'";
    StoredCard card;
    sqlite3 *db;
    (void)state;

    import_text(RUNNERS);
    assert_int_equal(sqlite3_open("test.db", &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, more, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    Store *store = store_open("test.db", &club_rules, &err);
    assert_int_equal(lookup_read_card(store, 1, arena, &card, &err), -1);
    assert_string_equal(err.text,
                        "the database has more than 12 items of one fact of a card");
    store_close(store);
}

// The codes that a search finds, in an order.
static const char *codes(const char *terms, const char *sort)
{
    Store *store = store_open("test.db", &club_rules, &err);
    Search search = {.store = store, .arena = arena, .err = &err};
    CardQuery query = {.arena = arena, .facts = &store->facts};
    SortOrder order = {0};
    const char *text = "";
    int64_t *ids;
    IdSet found;

    card_query_start(&query);
    if (card_query_add(&query, terms, &err) ||
        card_query_order(&store->facts, sort, &order, &err) || search_start(&search) ||
        card_query_run(&query, &search, &found))
        text = arena_text(arena, err.text);
    else
        for (int64_t i = 0, n = search_sort(&search, &found, &order, &ids); i < n;
             i++) {
            StoredCard card = {0};
            assert_int_equal(lookup_read_card(store, ids[i], arena, &card, &err), 0);
            text = arena_format(arena, "%s%s ", text, card.facts.code + 6);
        }
    store_close(store);
    return text;
}

static void searches_find_and_sort_by_them(void **state)
{
    (void)state;
    import_text(RUNNERS);

    assert_string_equal(codes("speed>=12", "code"), "1 4 ");
    assert_string_equal(codes("speed=-3", "code"), "2 ");
    assert_string_equal(codes("speed<0", "code"), "2 ");
    assert_string_equal(codes("guild:owls -guild:\"red foxes\"", "code"), "2 ");
    assert_string_equal(codes("type:runner", "-speed"), "4 1 2 ");
    assert_string_equal(codes("is:known", "speed"), "2 1 4 3 ");
    assert_string_equal(codes("sped>1", "code"),
                        "cards cannot be searched by 'sped', did you mean 'speed'?");
    assert_string_equal(codes("speed>1", "guild"),
                        "cards are sorted by up to six of code, name, type, speed, "
                        "rarity; found 'guild'");
}

static void tables_and_json_show_them(void **state)
{
    CardColumns columns = {0};
    StoredCard card = {0};
    (void)state;
    import_text(RUNNERS);
    Store *store = store_open("test.db", &club_rules, &err);
    assert_int_equal(lookup_read_card(store, 1, arena, &card, &err), 0);

    assert_int_equal(card_column_read(&store->facts, "speed,guilds", &columns, &err),
                     0);
    assert_int_equal(columns.n, 2);
    assert_true(columns.list[0].right);
    assert_string_equal(
        card_text_fact(arena, &store->facts, &card, COLUMN_OF_GAME + FACT_GUILD),
        "Red Foxes, Owls");
    json_t *json = card_text_json(&store->facts, &card);
    assert_int_equal(json_integer_value(json_object_get(json, "speed")), 12);
    assert_int_equal(json_array_size(json_object_get(json, "guilds")), 2);
    json_decref(json);
    store_close(store);
}

static void export(const char *form)
{
    Store *store = store_open("test.db", &club_rules, &err);
    FILE *out = fopen("out", "w");
    CardExport *writer =
        export_cards_new(&(ExportWish){form, NULL, true}, store, arena, out);
    FullCard full;

    assert_non_null(writer);
    assert_int_equal(export_cards_begin(writer, "out", &err), 0);
    for (int64_t id = 1; id <= 4; id++) {
        assert_int_equal(card_full_read(store, id, arena, &full, &err), 0);
        assert_int_equal(export_cards_add(writer, &full, &err), 0);
    }
    assert_int_equal(export_cards_end(writer, true, &err), 0);
    assert_int_equal(fclose(out), 0);
    store_close(store);
}

static void count(void *context, const DbDifference *found)
{
    (void)found;
    ++*(int *)context;
}

// How many differences there are between the two databases.
static int differences(void)
{
    Store *before = store_open("test.db", &club_rules, &err);
    Store *after = store_open("again.db", &club_rules, &err);
    int n = 0;
    const DbDiff compare = {count, &n, arena_new(), &err};

    assert_int_equal(db_diff(&compare, before, after), 0);
    arena_free(compare.arena);
    store_close(before);
    store_close(after);
    return n;
}

static void exports_carry_them_back(void **state)
{
    static const char *const forms[] = {"csv", "json"};
    size_t size;
    (void)state;
    import_text(RUNNERS);

    for (int i = 0; i < COUNT_OF(forms); i++) {
        (void)unlink("again.db");
        export(forms[i]);
        import("again.db", "out");
        assert_int_equal(report.rejected, 0);
        assert_int_equal(differences(), 0);
    }
    export("csv");
    char *text = read_file("out", &size);
    assert_non_null(
        strstr(text, "code,set_name,name,type,supertypes,speed,guilds,tags,rarity,"));
    assert_non_null(strstr(text, "CLB-002,CLB,Bo,Runner,,-3,Owls,"));
    free(text);
}

static void a_set_folder_has_its_columns(void **state)
{
    size_t before_n, after_n;
    (void)state;
    put_file("set/set.json",
             "{\"set\": \"CLB\", \"name\": \"Club\", \"game\": \"club\", \"api\": 1}");
    put_file("set/cards.csv",
             "code,name,type,supertypes,speed,guilds,tags,rarity,keywords,script\n"
             "CLB-001,Ada,Runner,,12,Red Foxes; Owls,,,,no\n"
             "CLB-002,Bo,Runner,,-3,,,,,no\n");
    import("test.db", "set");
    assert_int_equal(report.rejected, 0);
    Store *store = store_open("test.db", &club_rules, &err);

    assert_int_equal(
        export_set_folder(store, &(SetWish){"CLB", "again", false, NULL}, arena, &err),
        0);

    store_close(store);
    char *before = read_file("set/cards.csv", &before_n);
    char *after = read_file("again/cards.csv", &after_n);
    assert_string_equal(before, after);
    free(before);
    free(after);
}

static void a_column_of_another_game_is_named(void **state)
{
    const char *path = "set";
    const ImportOptions options = {.rules = &club_rules, .paths = &path, .paths_n = 1};
    (void)state;
    put_file("set/set.json",
             "{\"set\": \"CLB\", \"name\": \"Club\", \"game\": \"club\", \"api\": 1}");
    put_file("set/cards.csv", "code,name,type,sped,script\nCLB-001,Ada,Runner,1,no\n");
    Store *store = store_open_to_write("test.db", &club_rules, &err);
    report = (ImportReport){.problems.arena = arena_new()};

    assert_int_equal(import_paths(store, &options, &report, &err), -1);
    assert_string_equal(
        problem_line(&report.problems.list[0], report.problems.arena),
        "set/cards.csv row 1, column sped: expected its name 'speed' (write: "
        "code,name,type,speed,script), or import --as-is reads it as that");
    store_close(store);
}

// Two games may share a database: each reads its own facts of its own cards.
static void two_games_share_a_database(void **state)
{
    ImportReport other;
    StoredCard card = {0};
    (void)state;
    put_set();
    assert_int_equal(import_into("test.db", "set", (ImportOptions){0}, &other, &err),
                     0);
    arena_free(other.problems.arena);
    import_text(RUNNERS);

    assert_string_equal(codes("speed=12", "code"), "1 ");
    Store *store = store_open("test.db", &fixture_rules, &err);
    int64_t id = lookup_card(store, "TOY-001", &err);
    assert_int_equal(lookup_read_card(store, id, arena, &card, &err), 0);
    assert_int_equal(card.facts.facts[TOY_MIGHT].number, 4);
    store_close(store);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(its_facts_come_in_and_are_checked),
        TEST(a_newer_list_changes_them_and_history_knows),
        TEST(more_items_of_a_fact_than_a_card_has_are_refused),
        TEST(searches_find_and_sort_by_them),
        TEST(tables_and_json_show_them),
        TEST(exports_carry_them_back),
        TEST(a_set_folder_has_its_columns),
        TEST(a_column_of_another_game_is_named),
        TEST(two_games_share_a_database),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
