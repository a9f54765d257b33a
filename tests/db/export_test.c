// export_test.c -- an exported list gives the same rows when it is imported.

#include "tests/db/fixture.h"

#include "db/export/export_cards.h"
#include "db/export/export_set.h"

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

static void import(const char *db, const char *path)
{
    arena_free(report.problems.arena);
    const int failed = import_into(db, path, (ImportOptions){0}, &report, &err);
    if (failed) print_message("%s\n", err.text);
    assert_int_equal(failed, 0);
    for (int i = 0; i < report.problems.n; i++)
        print_message("%s\n",
                      problem_line(&report.problems.list[i], report.problems.arena));
    assert_int_equal(report.rejected, 0);
}

static void export_cards(const char *form, const char *path)
{
    Store *store = store_open("test.db", &fixture_rules, &err);
    Arena *arena = arena_new();
    FILE *out = fopen(path, "w");
    CardExport *writer = export_cards_new(form, &riftbound_lists, store, arena, out);
    sqlite3_stmt *row = store_statement(store, "SELECT id FROM card ORDER BY id", &err);
    FullCard full;

    assert_non_null(writer);
    assert_int_equal(export_cards_begin(writer, "out", &err), 0);
    while (store_step(store, row, &err) > 0) {
        assert_int_equal(
            card_full_read(store, sqlite3_column_int64(row, 0), arena, &full, &err), 0);
        assert_int_equal(export_cards_add(writer, &full, &err), 0);
    }
    assert_int_equal(export_cards_end(writer, true, &err), 0);
    assert_int_equal(fclose(out), 0);
    arena_free(arena);
    store_close(store);
}

// All that [sql] finds in [db], a line each row; to be freed.
static char *dump(const char *db, const char *sql)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    Store *store = store_open(db, &fixture_rules, &err);
    store_make_temp(store, FACT_VIEWS);
    sqlite3_stmt *row = store_statement(store, sql, &err);

    assert_non_null(row);
    while (store_step(store, row, &err) > 0) {
        for (int i = 0; i < sqlite3_column_count(row); i++)
            (void)fprintf(out, "%s|", store_text(row, i));
        (void)fputs("\n", out);
    }
    store_close(store);
    assert_int_equal(fclose(out), 0);
    return text;
}

// Compares tables by codes, not by ids, and leaves out the imports.
typedef enum {
    FACTS_ROWS,
    SUPERTYPES,
    POWERS,
    KEYWORDS,
    NAMES,
    ENGLISH,
    TEXTS,
    PRINTS,
    IDS,
    TABLES
} Part;

#define ITEMS(what)                                                                    \
    " (SELECT group_concat(word) FROM (SELECT word FROM item"                          \
    " WHERE card = c.id AND fact = '" what "' ORDER BY position))"

static const char *const tables[TABLES] = {
    [FACTS_ROWS] =
        "SELECT c.code, c.name, folded, type, energy, power, might, rarity,"
        " s.code, s.name," ITEMS("domains") "," ITEMS(
            "tags") " FROM sheet c JOIN card_set s ON s.id = card_set ORDER BY c.code",
    [SUPERTYPES] = "SELECT code, position, word FROM item"
                   " JOIN card ON id = card WHERE fact = 'supertypes' ORDER BY 1, 2",
    [POWERS] = "SELECT code, might_bonus, has_text," ITEMS(
        "power_domains") " FROM sheet c ORDER BY 1",
    [KEYWORDS] = "SELECT code, position, word, number, cost FROM item"
                 " JOIN card ON id = card WHERE fact = 'keywords' ORDER BY 1, 2",
    [NAMES] = "SELECT code, language, n.name, n.folded FROM card_name n"
              " JOIN card ON id = card ORDER BY 1, 2",
    [ENGLISH] = "SELECT code, text FROM card_text JOIN card ON id = card"
                " WHERE language = 'en' AND kind = 'effective' ORDER BY 1",
    [TEXTS] = "SELECT code, language, kind, text FROM card_text"
              " JOIN card ON id = card ORDER BY 1, 2, 3",
    [PRINTS] = "SELECT p.code, c.code, number, p.rarity FROM printing p"
               " JOIN card c ON id = card ORDER BY 1",
    [IDS] = "SELECT source, id, printing FROM printing_id ORDER BY 1, 2, 3",
};

static void expect_same(const char *what, const char *sql)
{
    char *before = dump("test.db", sql), *after = dump("again.db", sql);

    if (strcmp(before, after) != 0) print_message("%s\n", what);
    assert_string_equal(after, before);
    free(before);
    free(after);
}

static void every_form_carries_what_it_has_a_place_for(void **state)
{
    static const struct {
        const char *name;
        unsigned tables; // bits
    } forms[] = {
        {"csv", (1u << TABLES) - 1},
        {"json", (1u << TABLES) - 1},
        {"jsonl", (1u << TABLES) - 1},
        {"xlsx", (1u << TABLES) - 1},
        {"ods", (1u << TABLES) - 1},
        {"html", (1u << TABLES) - 1},
        {"markdown", (1u << TABLES) - 1},
        {"xml", (1u << TABLES) - 1},
        {"public-csv", 1 << FACTS_ROWS | 1 << SUPERTYPES | 1 << ENGLISH | 1 << PRINTS},
        {"riftcodex", 1 << FACTS_ROWS | 1 << SUPERTYPES | 1 << ENGLISH | 1 << PRINTS},
        {"gallery", 1 << FACTS_ROWS | 1 << SUPERTYPES | 1 << ENGLISH | 1 << PRINTS},
        {"set-file", 1 << FACTS_ROWS | 1 << SUPERTYPES | 1 << ENGLISH | 1 << PRINTS},
        {"zh-cn", 1 << SUPERTYPES | 1 << PRINTS},
        {"registry", 1 << SUPERTYPES},
    };
    (void)state;
    put_file(
        "list",
        "code,set_name,name,type,supertypes,domains,energy,power,power_domains,"
        "might,might_bonus,tags,rarity,keywords,script,text,text_printed,"
        "text_errata,name_fr,name_zh-cn,text_fr,text_printed_de,tcgplayer\n"
        "TOY-001,Toys,\"Ann, First\",Unit,Champion,Fury,3,1,Fury,4,,Girl; Tall "
        "One,Rare,Push 2; Wind {1 calm},no,\"[Push 2]\n{2}, {exhaust}: +1 {might} "
        "& <3 for {any} \"\"now\"\" {xp}.\",Old; words,New words,"
        "\"Anne, \xc3\xa9lue\",\xe5\xae\x89\xe5\xa6\xae,Texte,Alt,55\n"
        "TOY-001a,,\"Ann, First\",Unit,,,,,,,,,Showcase,,,,,,,,,,56\n"
        "TOY-002,Toys,Bolt,Spell,,Fury; Calm,0,2,Calm,,,,Common,,yes,Draw "
        "1.,,,,\xe9\x9b\xb7,,,\n"
        "TOY-003,Toys,Crate's Lid,Gear,,Calm,1,,,,2,,Epic,,,,,,,\xe7\xae\xb1,,,\n");
    import("test.db", "list");

    for (int i = 0; i < COUNT_OF(forms); i++) {
        (void)unlink("again.db");
        export_cards(forms[i].name, "out");
        import("again.db", "out");
        for (int t = 0; t < TABLES; t++)
            if (forms[i].tables >> t & 1) expect_same(forms[i].name, tables[t]);
    }
}

static void there_is_a_reader_for_every_form(void **state)
{
    ExportForm form;
    (void)state;
    put_file("list", "code,name,type,name_zh-cn\nTOY-001,Ann,Unit,\xe5\xae\x89\n");
    import("test.db", "list");

    for (int i = 0; export_cards_form(&riftbound_lists, i, &form); i++) {
        (void)unlink("again.db");
        export_cards(form.name, "out");
        import("again.db", "out");
        assert_string_not_equal(form.doc, "");
        expect_same(form.name, tables[PRINTS]);
    }
    Arena *arena = arena_new();
    assert_null(export_cards_new("odd", &riftbound_lists, NULL, arena, NULL));
    arena_free(arena);
}

static void a_set_becomes_the_same_folder_again(void **state)
{
    static const char *const scripts =
        "SELECT kind, name, source, summary, hash, api, replace(path, 'again/', 'set/')"
        " FROM script ORDER BY 1, 2, 3";
    Arena *arena = arena_new();
    (void)state;
    put_set();
    put_file("base/set.json",
             "{\"set\": \"BASE\", \"name\": \"B\", \"game\": \"toy\", \"api\": 1}");
    put_file("base/cards.csv", LIST_HEAD "BASE-001,Dog,Unit,Fury,3,,,4,,Push 1,no\n");
    put_file("base/keywords/push.lua", "-- Shoves.\nkeyword \"Push\" {}\n");
    import("test.db", "base");
    import("again.db", "base");
    put_file("set/set.json",
             "{\"set\": \"TOY\", \"name\": \"Toys\", \"game\": \"toy\", \"api\": 1,"
             " \"needs\": [\"BASE\"]}");
    put_file("set/words.lua", "-- Words.\n");
    put_file("set/formats.csv", "format,card,since\nduel,\"Ann, First\",2026-09-18\n");
    put_file("set/printings.csv", "print,card,rarity\nTOY-001a,TOY-001,Showcase\n");
    import("test.db", "set");
    Store *store = store_open("test.db", &fixture_rules, &err);

    assert_int_equal(export_set_folder(store, "toy", "again", arena, &err), 0);

    import("again.db", "again");
    for (int t = 0; t < TABLES; t++) expect_same("set", tables[t]);
    expect_same("scripts", scripts);
    expect_same("needs", "SELECT card_set, position, needs FROM set_need");
    expect_same("bans", "SELECT format, folded, name, since FROM format_ban");
    assert_int_equal(access("again.part", F_OK), -1);

    assert_int_equal(export_set_folder(store, "TOY", "again", arena, &err), -1);
    assert_int_equal(err.code, 74);
    assert_int_equal(export_set_folder(store, "TOY", "none/again", arena, &err), -1);
    assert_int_equal(err.code, 74);
    assert_int_equal(export_set_folder(store, "ODD", "odd", arena, &err), -1);
    assert_int_equal(err.code, 66);
    store_close(store);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            every_form_carries_what_it_has_a_place_for, begin, end),
        cmocka_unit_test_setup_teardown(there_is_a_reader_for_every_form, begin, end),
        cmocka_unit_test_setup_teardown(
            a_set_becomes_the_same_folder_again, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
