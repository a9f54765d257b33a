// games_test.c -- several games lie side by side in one database, and none touches
// another.
//
// Two games without a rulebook stand for all: "toy" of the fixture, and "dice", whose
// columns are others. A game that lost a column is "dice" too.

#include "tests/db/fixture.h"

#include "db/decks/deck_resolve.h"
#include "db/decks/lookup_deck.h"
#include "db/export/db_diff.h"
#include "db/export/export_set.h"
#include "db/import/base/game_forms.h"
#include "db/store/lookup.h"
#include "db/store/search.h"

static const NameRow dice_types[] = {{"Die"}, {"Cup"}};
static const NameRow dice_colours[] = {{"red"}, {"blue"}};
static const FactRow dice_facts[] = {
    {.name = "pips", .kind = FACT_NUMBER, .most = 99, .search = "pips"},
    {.name = "colour",
     .kind = FACT_WORD,
     .vocabulary = dice_colours,
     .vocabulary_n = 2,
     .search = "colour"},
};

#define DICE .game = "dice", .api = 1, .types = dice_types, .types_n = 2
static const Rules dice_rules = {DICE, .facts = dice_facts, .facts_n = 2};
static const Rules fewer_rules = {DICE, .facts = dice_facts, .facts_n = 1};
static const FactRow words_for_pips[] = {
    {.name = "pips", .kind = FACT_WORD, .vocabulary = dice_colours, .vocabulary_n = 2},
    {.name = "colour",
     .kind = FACT_WORD,
     .vocabulary = dice_colours,
     .vocabulary_n = 2},
};
static const Rules other_rules = {DICE, .facts = words_for_pips, .facts_n = 2};

static ImportReport report;
static Err err;
static const Rules *dice; // as game.lua declares it now

static int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    dice = &dice_rules;
    return make_home(state);
}

static int end(void **state)
{
    arena_free(report.problems.arena);
    return remove_home(state);
}

// Returns whether the store has the game's rules; those in C it need not have.
static bool has_rules(Store *store, const char *name)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT 1 FROM script t JOIN game g ON g.id = t.game"
                        " WHERE g.name = ?1 AND t.kind = 'ruleset'",
                        &err);

    assert_non_null(row);
    store_bind(row, "t", name);
    const bool has = store_step(store, row, &err) > 0;
    sqlite3_reset(row);
    return has;
}

static const Rules *find_game(void *context, Store *store, const char *name, Err *why)
{
    (void)context;
    if (!name || !strcmp(name, "toy")) return &fixture_rules;
    if (!strcmp(name, "dice") && has_rules(store, "dice")) return dice;
    (void)err_set(why, CODE_MISSING, "no game '%s'", name);
    return NULL;
}

static int import(const char *const *paths, int n)
{
    const ImportOptions options = {
        .find_game = find_game, .paths = paths, .paths_n = n, .remove = true};
    Store *store = store_open_to_write("test.db", NULL, &err);

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    err = (Err){0};
    assert_non_null(store);
    const int failed = import_paths(store, &options, &report, &err);
    store_close(store);
    return failed;
}

static void import_all(const char *const *paths, int n)
{
    if (import(paths, n)) fail_msg("%s", err.text);
    assert_int_equal(report.rejected, 0);
}

// A game with the codes and names of the toy set.
static void put_dice(void)
{
    put_file("dice/game.lua", "-- Dice.\ngame \"dice\" {}\n");
    put_file("dice/rules/b.lua", "words {}\n");
    put_file("dice/rules/a.lua", "-- Throws.\nwords {}\n");
    put_file("dice/base/set.json",
             "{\"set\": \"TOY\", \"name\": \"Base\", \"game\": \"dice\", \"api\": 1}");
    put_file("dice/base/cards.csv",
             "code,name,type,pips,colour,keywords,script\n"
             "TOY-001,\"Ann, First\",Die,6,red,Push 2,no\n"
             "TOY-002,Cube,Die,4,blue,,yes\n");
    put_file("dice/base/keywords/push.lua", "keyword \"Push\" { adds_up }\n");
    put_file("dice/base/toy-002-cube.lua", "-- Rolls.\ncard \"TOY-002\" { }\n");
    put_file("dice/base/formats.csv", "format,card,since\n");
    put_file("dice/decks/first.txt", "2 Cube\n1 Ann, First\n");
}

static Store *open_game(const Rules *rules)
{
    Store *store = store_open("test.db", rules, &err);

    if (!store) fail_msg("%s", err.text);
    return store;
}

static const char *find(const char *sql)
{
    return find_in("test.db", sql);
}

static void a_folder_of_a_game_brings_its_rules_sets_and_decks(void **state)
{
    (void)state;
    put_dice();

    import_all((const char *[]){"dice"}, 1);

    assert_string_equal(find("SELECT group_concat(kind || ' ' || t.name || ' '"
                             " || coalesce(summary, ''), ',')"
                             " FROM script t WHERE card_set IS NULL"),
                        "ruleset dice Dice.,rules a.lua Throws.,rules b.lua ");
    assert_string_equal(find("SELECT count(*) FROM card"), "2");
    assert_string_equal(find("SELECT d.name || ' ' || g.name FROM deck d, game g"
                             " WHERE g.id = d.game"),
                        "first dice");
    assert_string_equal(find("SELECT group_concat(f.name) FROM fact f"),
                        "type,supertypes,tags,rarity,keywords,pips,colour");
}

static void a_second_import_writes_nothing(void **state)
{
    size_t before_n, after_n;
    (void)state;
    put_dice();
    import_all((const char *[]){"dice"}, 1);
    char *before = read_file("test.db", &before_n);

    import_all((const char *[]){"dice/"}, 1);

    char *after = read_file("test.db", &after_n);
    assert_int_equal(report.changes, 0);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    free(before);
    free(after);
}

// All that the database says, but for ids and imports, which follow the order.
static char *whole(void)
{
    static const char *const sqls[] = {
        "SELECT group_concat(l, '|') FROM (SELECT g.name || c.code || c.name AS l"
        " FROM card c JOIN game g ON g.id = c.game ORDER BY 1)",
        "SELECT group_concat(l, '|') FROM (SELECT g.name || f.name || c.code"
        " || coalesce(v.word, v.number) AS l FROM card_fact v"
        " JOIN fact f ON f.id = v.fact JOIN game g ON g.id = f.game"
        " JOIN card c ON c.id = v.card ORDER BY 1)",
        "SELECT group_concat(l, '|') FROM (SELECT g.name || t.kind || t.name || t.hash"
        " AS l FROM script t JOIN game g ON g.id = t.game ORDER BY 1)",
        "SELECT group_concat(l, '|') FROM (SELECT g.name || d.name || d.hash AS l"
        " FROM deck d JOIN game g ON g.id = d.game ORDER BY 1)",
    };
    char *text = sqlite3_mprintf("");

    for (int i = 0; i < COUNT_OF(sqls); i++) {
        char *more = sqlite3_mprintf("%z\n%s", text, find(sqls[i]));
        text = more;
    }
    return text;
}

static void the_order_of_games_does_not_matter(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"dice", "set"}, 2);
    char *one = whole();
    assert_int_equal(rename("test.db", "one.db"), 0);

    import_all((const char *[]){"set", "dice"}, 2);

    char *other = whole();
    assert_string_equal(one, other);
    sqlite3_free(one);
    sqlite3_free(other);
}

static void a_set_may_come_before_its_game_in_one_import(void **state)
{
    (void)state;
    put_dice();
    put_file("more/set.json",
             "{\"set\": \"MOR\", \"name\": \"More\", \"game\": \"dice\", \"api\": 1}");
    put_file("more/cards.csv", "code,name,type,pips,script\nMOR-001,Cone,Die,3,no\n");

    import_all((const char *[]){"more", "dice"}, 2);

    assert_string_equal(find("SELECT count(*) FROM card"), "3");
}

// The codes that a search for facts and words finds in a game.
static const char *found(const Rules *rules, const char *facts, const char *words)
{
    static char text[200];
    Store *store = open_game(rules);
    Search search = {.store = store, .arena = arena_new(), .err = &err};

    assert_int_equal(search_start(&search), 0);
    IdSet set = search_none(&search);
    if (facts) assert_int_equal(search_facts(&search, facts, &set), 0);
    if (words) assert_int_equal(search_words(&search, words, &set), 0);
    if (!facts && !words) assert_int_equal(search_all(&search, &set), 0);
    text[0] = '\0';
    for (int64_t id = id_set_next(&set, 0); id >= 0; id = id_set_next(&set, id + 1)) {
        StoredCard card = {0};
        assert_int_equal(lookup_read_card(store, id, search.arena, &card, &err), 0);
        strcat(strcat(text, card.facts.name), ";");
    }
    arena_free(search.arena);
    store_close(store);
    return text;
}

static void each_game_finds_its_own_cards(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);

    assert_string_equal(found(&dice_rules, NULL, NULL), "Ann, First;Cube;");
    assert_string_equal(found(&fixture_rules, NULL, NULL), "Ann, First;Bolt;Crate;");
    assert_string_equal(found(&dice_rules, "\"colour:red\"", NULL), "Ann, First;");
    assert_string_equal(found(&fixture_rules, "\"colour:red\"", NULL), "");
    assert_string_equal(found(&dice_rules, NULL, "summary : strikes"), "");
    assert_string_equal(found(&fixture_rules, NULL, "name : ann"), "Ann, First;");
}

static void a_code_and_a_name_lead_to_the_card_of_the_game(void **state)
{
    Arena *arena = arena_new();
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    Store *store = open_game(&fixture_rules);

    StoredCard toy = {0}, die = {0};
    const int64_t of_toy = lookup_card(store, "TOY-002", &err);
    assert_int_equal(lookup_read_card(store, of_toy, arena, &toy, &err), 0);
    assert_int_equal(lookup_card(store, "Cube", &err), 0);
    assert_int_equal(store_use(store, &dice_rules, &err), 0);
    const int64_t of_dice = lookup_card(store, "TOY-002", &err);
    assert_int_equal(lookup_read_card(store, of_dice, arena, &die, &err), 0);

    assert_string_equal(toy.facts.name, "Bolt");
    assert_string_equal(die.facts.name, "Cube");
    assert_string_equal(die.facts.summary, "Rolls.");
    assert_int_equal(die.facts.facts[0].number, 4);
    StoredScript script = {.kind = "keyword", .name = "Push"};
    assert_int_equal(lookup_script(store, arena, &script, &err), 1);
    assert_string_equal(script.source, "keyword \"Push\" { adds_up }\n");
    store_close(store);
    arena_free(arena);
}

static void a_list_goes_to_its_game_alone(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    put_file("dice/list.csv", "code,name,type,pips\nNEW-001,Orb,Die,9\n");
    put_file("list.csv", "code,name,type,might\nNEW-001,Lamp,Gear,2\n");

    import_all((const char *[]){"list.csv", "dice/list.csv"}, 2);

    assert_string_equal(find("SELECT group_concat(g.name || c.name) FROM card c"
                             " JOIN game g ON g.id = c.game WHERE code = 'NEW-001'"),
                        "toyLamp,diceOrb");
    assert_string_equal(find("SELECT count(*) FROM printing WHERE code = 'NEW-001'"),
                        "2");
}

static void a_set_that_loses_a_card_takes_none_of_another_game(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    put_file("dice/base/cards.csv",
             "code,name,type,pips,script\nTOY-001,Orb,Die,6,no\n");
    put_file("dice/decks/first.txt", "1 Orb\n");
    (void)remove("dice/base/toy-002-cube.lua");

    import_all((const char *[]){"dice"}, 1);

    assert_string_equal(found(&dice_rules, NULL, NULL), "Orb;");
    assert_string_equal(found(&fixture_rules, NULL, NULL), "Ann, First;Bolt;Crate;");
    assert_string_equal(find("SELECT count(*) FROM script WHERE kind = 'card'"), "1");
}

static int differences;

static void count_difference(void *context, const DbDifference *of)
{
    (void)context, (void)of;
    differences++;
}

static void a_comparison_looks_at_one_game(void **state)
{
    const DbDiff compare = {count_difference, NULL, arena_new(), &err};
    (void)state;
    put_set();
    import_all((const char *[]){"set"}, 1);
    assert_int_equal(system("cp test.db before.db"), 0);
    put_dice();
    import_all((const char *[]){"dice"}, 1);
    Store *before = store_open("before.db", &fixture_rules, &err);
    Store *after = open_game(&fixture_rules);

    differences = 0;
    assert_int_equal(db_diff(&compare, before, after), 0);
    assert_int_equal(differences, 0);
    assert_int_equal(store_use(before, &dice_rules, &err), 0);
    assert_int_equal(store_use(after, &dice_rules, &err), 0);
    assert_int_equal(db_diff(&compare, before, after), 0);
    assert_int_equal(differences, 9); // 2 cards, 5 scripts, a deck, a set
    store_close(before);
    store_close(after);
    arena_free(compare.arena);
}

static void a_set_is_exported_for_its_game(void **state)
{
    Arena *arena = arena_new();
    size_t n;
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    Store *store = open_game(&dice_rules);

    if (export_set_folder(store, &(SetWish){"TOY", "out", false, NULL}, arena, &err))
        fail_msg("%s", err.text);

    char *head = read_file("out/set.json", &n), *cards = read_file("out/cards.csv", &n);
    assert_non_null(strstr(head, "\"game\": \"dice\""));
    assert_non_null(strstr(cards, "TOY-002,Cube,Die"));
    assert_null(strstr(cards, "Bolt"));
    free(head);
    free(cards);
    store_close(store);
    arena_free(arena);
}

// The import is refused with [text], and no byte of the database changes.
static void expect_refused(const char *path, const char *text)
{
    size_t before_n, after_n;
    char *before = read_file("test.db", &before_n);

    assert_int_equal(import(&path, 1), -1);

    char *after = read_file("test.db", &after_n);
    if (!strstr(err.text, text)) fail_msg("%s", err.text);
    assert_int_equal(err.code, CODE_DATA);
    assert_int_equal(before_n, after_n);
    assert_memory_equal(before, after, before_n);
    free(before);
    free(after);
}

static void a_set_of_a_game_that_is_not_there_is_refused(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set"}, 1);

    expect_refused("dice/base", "dice/base/set.json: no game 'dice'");
}

static void a_set_of_another_game_in_the_folder_is_refused(void **state)
{
    (void)state;
    put_dice();
    put_file("dice/base/set.json",
             "{\"set\": \"TOY\", \"name\": \"Base\", \"game\": \"toy\", \"api\": 1}");

    expect_refused("dice",
                   "dice/base/set.json: expected \"game\": \"dice\", the game of the "
                   "folder dice, found \"toy\"");
}

static void a_game_without_a_name_is_refused(void **state)
{
    (void)state;
    put_file("dice/game.lua", "return {}\n");

    expect_refused("dice", "dice/game.lua: expected game \"NAME\" { ... }");
}

static void one_name_for_two_games_is_refused(void **state)
{
    const char *paths[] = {"dice", "more"};
    (void)state;
    put_dice();
    put_file("more/game.lua", "game \"dice\" {}\n");

    assert_int_equal(import(paths, 2), -1);

    if (!strstr(err.text,
                "more/game.lua: the game 'dice' is that of dice/game.lua too"))
        fail_msg("%s", err.text);
}

static void a_column_that_no_game_declares_is_unclear(void **state)
{
    (void)state;
    put_dice();
    put_file(
        "dice/base/cards.csv",
        "code,name,type,pips,colour,weight,script\nTOY-001,Orb,Die,6,red,heavy,no\n");

    expect_refused("dice", "nothing was imported: 1 thing of the set is not");
}

static void a_column_that_stored_cards_have_stays(void **state)
{
    (void)state;
    put_dice();
    put_file("more/set.json",
             "{\"set\": \"MOR\", \"name\": \"More\", \"game\": \"dice\", \"api\": 1}");
    put_file("more/cards.csv",
             "code,name,type,colour,script\nMOR-001,Cone,Die,red,no\n");
    import_all((const char *[]){"dice", "more"}, 2);
    put_file("dice/game.lua", "game \"dice\" { }\n");
    put_file("dice/base/cards.csv",
             "code,name,type,pips,script\nTOY-001,\"Ann, First\",Die,6,no\n"
             "TOY-002,Cube,Die,4,yes\n");
    dice = &fewer_rules;

    expect_refused(
        "dice",
        "dice/game.lua: it has no column 'colour' any more, but cards of the "
        "database have it: MOR-001; import");

    put_file("more/cards.csv", "code,name,type,script\nMOR-001,Cone,Die,no\n");
    import_all((const char *[]){"dice", "more"}, 2);
    assert_string_equal(find("SELECT count(*) FROM card_fact v"
                             " JOIN fact f ON f.id = v.fact WHERE f.name = 'colour'"),
                        "0");
}

static void a_column_of_another_kind_is_refused(void **state)
{
    (void)state;
    put_dice();
    put_file("more/set.json",
             "{\"set\": \"MOR\", \"name\": \"More\", \"game\": \"dice\", \"api\": 1}");
    put_file("more/cards.csv", "code,name,type,pips,script\nMOR-001,Cone,Die,3,no\n");
    import_all((const char *[]){"dice", "more"}, 2);
    put_file("dice/base/cards.csv",
             "code,name,type,pips,script\nTOY-001,\"Ann, First\",Die,red,no\n"
             "TOY-002,Cube,Die,blue,yes\n");
    dice = &other_rules;

    expect_refused("dice", "dice/game.lua: it says that the column 'pips' is a word");
}

static void a_deck_of_another_game_is_told_once(void **state)
{
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    put_file("stray.txt", "1 Cube\n2 Cube\n");
    const char *path = "stray.txt";

    assert_int_equal(import(&path, 1), 0);

    assert_int_equal(report.problems.n, 1);
    assert_string_equal(problem_line(&report.problems.list[0], report.problems.arena),
                        "stray.txt: found 'stray', expected a deck of the game 'toy'; "
                        "its cards are of 'dice'");
    assert_string_equal(find("SELECT count(*) FROM deck"), "1");
}

static void a_stored_deck_says_its_game(void **state)
{
    Arena *arena = arena_new();
    DeckList list = {.game = game_forms_of_decks(&fixture_rules)};
    (void)state;
    put_dice();
    put_set();
    import_all((const char *[]){"set", "dice"}, 2);
    Store *store = open_game(&fixture_rules);

    assert_int_equal(lookup_deck(store, "first", arena, &list, &err), 0);

    assert_string_equal(err.text,
                        "the deck 'first' is one of the game 'dice', not of 'toy'");
    store_close(store);
    arena_free(arena);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_folder_of_a_game_brings_its_rules_sets_and_decks),
        TEST(a_second_import_writes_nothing),
        TEST(the_order_of_games_does_not_matter),
        TEST(a_set_may_come_before_its_game_in_one_import),
        TEST(each_game_finds_its_own_cards),
        TEST(a_code_and_a_name_lead_to_the_card_of_the_game),
        TEST(a_list_goes_to_its_game_alone),
        TEST(a_set_that_loses_a_card_takes_none_of_another_game),
        TEST(a_comparison_looks_at_one_game),
        TEST(a_set_is_exported_for_its_game),
        TEST(a_set_of_a_game_that_is_not_there_is_refused),
        TEST(a_set_of_another_game_in_the_folder_is_refused),
        TEST(a_game_without_a_name_is_refused),
        TEST(one_name_for_two_games_is_refused),
        TEST(a_column_that_no_game_declares_is_unclear),
        TEST(a_column_that_stored_cards_have_stays),
        TEST(a_column_of_another_kind_is_refused),
        TEST(a_deck_of_another_game_is_told_once),
        TEST(a_stored_deck_says_its_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
