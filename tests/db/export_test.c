// export_test.c -- an exported list gives the same rows when it is imported.

#include "tests/db/export_fixture.h"

#include "db/export/export_set.h"
#include "db/export/packer.h"
#include "db/export/writer_cell.h"

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
    assert_null(export_cards_new(
        &(ExportWish){"odd", &riftbound_lists, true}, NULL, arena, NULL));
    arena_free(arena);
}

static void texts_of_lists_go_out_only_if_asked_for(void **state)
{
    static const char *const texts = "SELECT card, language, kind, text FROM card_text";
    ExportForm form;
    (void)state;
    put_file("list",
             "code,name,type,name_zh-cn,text,text_printed,text_fr\n"
             "TOY-001,Ann,Unit,\xe5\xae\x89,Zyx sings.,Zyx sang.,Zyx chante.\n");
    import("test.db", "list");

    for (int i = 0; export_cards_form(&riftbound_lists, i, &form); i++) {
        (void)unlink("again.db");
        bare = true;
        export_cards(form.name, "out");
        import("again.db", "out");
        char *left = dump("again.db", texts);
        if (*left) fail_msg("%s: %s", form.name, left);
        free(left);
    }
    (void)unlink("again.db");
    bare = false;
    export_cards("csv", "out");
    import("again.db", "out");
    expect_same("csv", texts);
}

static void texts_of_a_set_go_out_only_if_asked_for(void **state)
{
    static const char *const texts = "SELECT card, language, kind, text FROM card_text";
    Arena *arena = arena_new();
    (void)state;
    put_set();
    put_file("set/cards.csv",
             "code,name,type,script,text\n"
             "TOY-001,Ann,Unit,no,\"Zyx <b>sings</b>, then {2}.\"\n"
             "TOY-002,Bolt,Spell,yes,Zyx strikes.\nTOY-003,Crate,Gear,no,-\n");
    import("test.db", "set");
    char *there = dump("test.db", "SELECT count(*) FROM card_text");
    assert_non_null(strstr(there, "2"));
    free(there);
    Store *store = store_open("test.db", &fixture_rules, &err);

    assert_int_equal(
        export_set_folder(store, &(SetWish){"TOY", "bare", false, NULL}, arena, &err),
        0);
    import("again.db", "bare");
    char *left = dump("again.db", texts);
    assert_string_equal(left, "");
    free(left);

    assert_int_equal(
        export_set_folder(store, &(SetWish){"TOY", "whole", true, NULL}, arena, &err),
        0);
    (void)unlink("again.db");
    import("again.db", "whole");
    expect_same("texts", texts);
    store_close(store);
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

    assert_int_equal(
        export_set_folder(store, &(SetWish){"toy", "again", false, NULL}, arena, &err),
        0);

    import("again.db", "again");
    for (int t = 0; t < TABLES; t++) expect_same("set", tables[t]);
    expect_same("scripts", scripts);
    expect_same("needs", "SELECT card_set, position, needs FROM set_need");
    expect_same("bans", "SELECT format, folded, name, since FROM format_ban");
    assert_int_equal(access("again.part", F_OK), -1);

    assert_int_equal(
        export_set_folder(store, &(SetWish){"TOY", "again", false, NULL}, arena, &err),
        -1);
    assert_int_equal(err.code, 74);
    assert_int_equal(
        export_set_folder(
            store, &(SetWish){"TOY", "none/again", false, NULL}, arena, &err),
        -1);
    assert_int_equal(err.code, 74);
    assert_int_equal(
        export_set_folder(store, &(SetWish){"ODD", "odd", false, NULL}, arena, &err),
        -1);
    assert_int_equal(err.code, 66);
    store_close(store);
    arena_free(arena);
}

// A list with whatever a form might take for something else: formulas, errors, symbols,
// HTML, separators, escapes of other programs, blanks, ids under any heading, printings
// that no code gives away.
#define ODD_LIST                                                                         \
    "[{\"code\": \"TOY-001\", \"name\": \"=\\\"=1+\\\"\\\"1\\\"\", \"type\": \"Unit\","  \
    " \"set_name\": \"T & <o>ys\", \"tags\": \"Rock & Roll;\", \"energy\": 2,"           \
    " \"text\": \"&amp;lt;p&gt; &lt;b&gt; &#92;n | _x0041_ {&#123;A}}  two\\n"           \
    "=\\\"A1\\\"\", \"Tcgplayer-ID\": \"007\"},"                                         \
    " {\"code\": \"TOY-002\", \"name\": \"=\\\"#N/A\\\"\", \"type\": \"Gear\","          \
    " \"text\": \"=\\\"=SUM(A1)\\\"\", \"tags\": [\"A &amp;amp; B\", \"C\"]},"           \
    " {\"code\": \"TOY-003\", \"name\": \"R&amp;amp;D &amp;#39;x\", \"type\": \"Gear\"," \
    " \"text\": \"Pay \\\"{2}\\\", then {exhaust}.\"},"                                  \
    " {\"code\": \"ALT-009\", \"name\": \"R&amp;amp;D &amp;#39;x\", \"type\": \"Gear\"," \
    " \"print_of\": \"TOY-003\", \"rarity\": \"Promo\"}]"

static void odd_values_come_back_from_every_general_form(void **state)
{
    ExportForm form;
    (void)state;
    put_file("list", ODD_LIST);
    import("test.db", "list");
    char *names = dump("test.db", "SELECT code, name FROM card ORDER BY code");
    assert_string_equal(names,
                        "TOY-001|=1+\"1|\nTOY-002|#N/A|\nTOY-003|R&amp;D &#39;x|\n");
    free(names);
    char *texts = dump("test.db", "SELECT text FROM card_text ORDER BY card");
    assert_string_equal(texts,
                        "&lt;p> <b> \\n | _x0041_ {{A}}  two\n=\"A1\"|\n"
                        "=SUM(A1)|\nPay \"{2}\", then {exhaust}.|\n");
    free(texts);

    for (int i = 0; export_cards_form(NULL, i, &form); i++) {
        (void)unlink("again.db");
        export_cards(form.name, "out");
        import("again.db", "out");
        for (int t = 0; t < TABLES; t++) expect_same(form.name, tables[t]);
        export_from("again.db", form.name, "out2");
        expect_same_bytes(form.name, "out", "out2");
    }
}

// Packs a file and claims that it has the four bytes [none] where the time would be.
static void expect_no_time(const char *ending, size_t at, const char *none)
{
    char head[16];
    FILE *out = fopen("out", "w+");
    Packer *packer = packer_open(ending, "out", out, &err);

    (void)fputs("x", packer_begin(packer, "x", false, &err));
    assert_int_equal(packer_end(packer, &err), 0);
    assert_int_equal(packer_close(packer, true, &err), 0);
    rewind(out);
    assert_int_equal(fread(head, 1, sizeof head, out), sizeof head);
    assert_memory_equal(head + at, none, 4);
    (void)fclose(out);
}

static void a_packed_list_comes_back_and_has_no_day_in_it(void **state)
{
    (void)state;
    put_file("list", "code,name,type\nTOY-001,Ann,Unit\n");
    import("test.db", "list");

    for (int i = 0; packer_ending(i); i++) {
        const char *ending = packer_ending(i);
        for (int k = 0; k < 2; k++) {
            FILE *out = fopen(k ? "out2" : "out", "w");
            Packer *packer = packer_open(ending, "out", out, &err);
            export_into(
                "test.db", "csv", packer_begin(packer, "\xc3\xa9.csv", false, &err));
            assert_int_equal(packer_end(packer, &err), 0);
            assert_int_equal(packer_close(packer, true, &err), 0);
            assert_int_equal(fclose(out), 0);
        }
        expect_same_bytes(ending, "out", "out2");
        (void)unlink("again.db");
        import("again.db", "out");
        for (int t = 0; t < TABLES; t++) expect_same(ending, tables[t]);
    }
    expect_no_time("gz", 4, "\0\0\0\0");
    expect_no_time("zip", 10, "\0\0\x21\0"); // 1980, where its calendar begins
    assert_null(packer_ending_of("a.gz/list"));
    assert_string_equal(packer_ending_of("list.csv.gz"), "gz");
}

static void a_full_disk_is_told(void **state)
{
    static const char *const forms[] = {"xlsx", "ods"};
    (void)state;
    put_file("list", "code,name,type\nTOY-001,Ann,Unit\n");
    import("test.db", "list");
    Store *store = store_open("test.db", &fixture_rules, &err);
    Arena *arena = arena_new();

    for (int i = 0; i < COUNT_OF(forms); i++) {
        FILE *full = fopen("/dev/full", "w");
        setbuf(full, NULL);
        CardExport *writer = export_cards_new(
            &(ExportWish){forms[i], &riftbound_lists, true}, store, arena, full);
        int failed = export_cards_begin(writer, "cards.x", &err);
        if (export_cards_end(writer, !failed, &err)) failed = -1;
        assert_int_equal(failed, -1);
        assert_int_equal(err.code, 74);
        assert_string_equal(err.text,
                            "cards.x cannot be written: No space left on device");
        (void)fclose(full);
    }
    arena_free(arena);
    store_close(store);
}

static void a_cell_that_no_spreadsheet_holds_is_refused(void **state)
{
    (void)state;
    put_file("list", "code,name,type,tags\nTOY-001,Ann,Unit,x\n");
    import("test.db", "list");
    // No list brings such a word any more; an earlier program took it.
    (void)find_in("test.db",
                  "UPDATE card_fact SET word = printf('%.*c', 32768, 'x')"
                  " WHERE word = 'x' RETURNING 1");
    Store *store = store_open("test.db", &fixture_rules, &err);
    Arena *arena = arena_new();
    FullCard full;
    FILE *out = fopen("out", "w");
    CardExport *writer =
        export_cards_new(&(ExportWish){"xlsx", NULL, true}, store, arena, out);

    assert_int_equal(card_full_read(store, 1, arena, &full, &err), 0);
    assert_int_equal(export_cards_begin(writer, "out", &err), 0);
    assert_int_equal(export_cards_add(writer, &full, &err), -1);
    assert_int_equal(err.code, 65);
    assert_string_equal(
        err.text, "out: a cell of a spreadsheet has at most 32767 bytes; write CSV");
    assert_int_equal(export_cards_end(writer, false, &err), 0);
    const ListWriter full_list = {.name = "out", .rows = SHEET_ROWS_MAX};
    assert_int_equal(writer_cell_fits(&full_list, "", &err), -1);
    assert_string_equal(err.text,
                        "out: a spreadsheet has at most 1048576 rows; write CSV, or "
                        "fewer cards");
    (void)fclose(out);
    arena_free(arena);
    store_close(store);
}

static void a_printing_of_a_card_is_said_in_any_order(void **state)
{
    static const char *const lists[] = {
        "code,name,type,print_of\nTOY-001,Ann,Unit,\nOTH-001,Ann,Unit,\n",
        "code,name,type,print_of\nALT-009,Ann,Unit,TOY-001\n",
    };
    (void)state;

    for (int i = 0; i < 2; i++) {
        (void)unlink("test.db");
        put_file("a.csv", lists[i]);
        put_file("b.csv", lists[!i]);
        import("test.db", "a.csv");
        import("test.db", "b.csv");
        char *prints = dump("test.db", tables[PRINTS]);
        assert_string_equal(prints,
                            "ALT-009|TOY-001|9||\nOTH-001|OTH-001|1||\n"
                            "TOY-001|TOY-001|1||\n");
        free(prints);
    }
    put_file("c.csv",
             "code,print_of\nALT-009,nothing\nALT-010,TOY-001\nALT-011,TOY-001\n");
    arena_free(report.problems.arena);
    report = (ImportReport){0};
    assert_int_equal(import_into("test.db", "c.csv", (ImportOptions){0}, &report, &err),
                     0);
    assert_string_equal(
        problem_line(&report.problems.list[0], report.problems.arena),
        "c.csv row 2, column print_of: found 'nothing', expected a code "
        "such as OGN-024");
}

// A printing of another set is not said to be of its card's.
static void a_printing_has_its_own_set(void **state)
{
    char text[4000];
    (void)state;

    put_file("a.csv",
             "code,name,type,set_name,print_of\nTOY-001,Ann,Unit,Toys,\n"
             "ALT-009,Ann,Unit,,TOY-001\n");
    import("test.db", "a.csv");
    export_cards("riftcodex", "out.json");
    FILE *file = fopen("out.json", "r");
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    (void)fclose(file);
    assert_non_null(strstr(text, "\"set\":{\"set_id\":\"TOY\",\"label\":\"Toys\"}"));
    assert_non_null(strstr(text, "\"set\":{\"set_id\":\"ALT\",\"label\":null}"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            every_form_carries_what_it_has_a_place_for, begin, end),
        cmocka_unit_test_setup_teardown(there_is_a_reader_for_every_form, begin, end),
        cmocka_unit_test_setup_teardown(
            texts_of_lists_go_out_only_if_asked_for, begin, end),
        cmocka_unit_test_setup_teardown(
            texts_of_a_set_go_out_only_if_asked_for, begin, end),
        cmocka_unit_test_setup_teardown(
            a_set_becomes_the_same_folder_again, begin, end),
        cmocka_unit_test_setup_teardown(
            odd_values_come_back_from_every_general_form, begin, end),
        cmocka_unit_test_setup_teardown(
            a_packed_list_comes_back_and_has_no_day_in_it, begin, end),
        cmocka_unit_test_setup_teardown(a_printing_has_its_own_set, begin, end),
        cmocka_unit_test_setup_teardown(a_full_disk_is_told, begin, end),
        cmocka_unit_test_setup_teardown(
            a_cell_that_no_spreadsheet_holds_is_refused, begin, end),
        cmocka_unit_test_setup_teardown(
            a_printing_of_a_card_is_said_in_any_order, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
