// order_test.c -- the same lists give the same cards, whatever the order of lists and rows.
//
// The lists are made: several sources of two sets with promos, other arts, numbers beyond
// the set, titles without their first part, languages, poor and rich values, rows without
// codes. Each trial imports them in another order and compares all tables of cards but for
// ids and imports.

#include "tests/db/list_fixture.h"

#include "db/import/import_person.h"
#include "db/import/import_undo.h"

enum { ROWS_MAX = 24, TRIALS = 60 };

typedef struct {
    const char *file, *head;
    const char *rows[ROWS_MAX];
} List;

static const List lists[] = {
    {"rich.csv",
     "code,set name,name,type,supertype,domain,energy,might,tags,rarity,text",
     {"TOY-001/020,Toys,\"Ann, First\",Unit,Champion,Fury,3,4,Girl;Red,Rare,\"Draw {1}.\nThen rest.\"",
      "TOY-002/020,Toys,Caf\u00e9,Gear,,Calm,2,,Food,Common,Eat.",
      "TOY-003/020,Toys,Bolt,Spell,,Fury,1,,,Common,[Swift] Deal 2.",
      "TOY-005/020,Toys,\"Ann, Second\",Legend,,Fury,,,Ann;North,Epic,Lead.",
      "TOY-006/020,Toys,\"Bea, Third\",Legend,,Calm,,,Bea,Epic,Follow.",
      "TOY-007/020,Toys,Recruit,Unit,Token,,,1,Kid,Common,",
      "TOY-008/020,Toys,Recruit,Unit,Token,,,1,Kid,Common,",
      "TOY-010/020,Toys,Golem,Unit,,Fury,1,1,,Common,",
      "TOY-011/020,Toys,Golem,Unit,,Fury,2,2,,Common,",
      "ALT-001/010,Other Toys,\"Ann, First\",Unit,Champion,Fury,3,4,Girl,Rare,Draw {1}."}},
    {"poor.csv",
     "code,name,type,cost,tags,rarity,text",
     {"TOY-001,\"ANN, FIRST\",Unit,3,Girl,Rare,Draw 1. Then rest.",
      "TOY-002,Cafe,Gear,-,-,Common,-",
      "TOY-003,Bolt,Spell,2,Sky,Common,[NO TEXT]",
      "TOY-005,Second,Legend,,Ann,Epic,",
      "TOY-012,Third Lamp,Gear,1,,Rare,Shine.",
      "TOY-013,,Gear,1,,Rare,Shine.",
      "ALT-003,Cat,Unit,2,,Common,Purr."}},
    {"promo.csv",
     "code,name,type,rarity,energy,text",
     {"OPP-001/020,\"Ann, First\",Unit,Promo,3,",
      "OPP-001/010,\"Ann, First\",Unit,Promo,,",
      "JDG-004,Bolt,Spell,Promo,,Deal two.",
      "TOY-003a,Bolt,Spell,Showcase,,",
      "TOY-003*,Bolt,Spell,Showcase,9,",
      "TOY-014a,Dune,Gear,Showcase,4,Dry.",
      "JDG-009,Dune,Gear,Promo,,",
      "TOY-021,Caf\u00e9,Gear,Showcase,,",
      "TOY-022,Second,Legend,Showcase,,",
      "TOY-023,Nobody,Unit,Showcase,1,",
      "OPP-009/020,Nobody,Unit,Promo,1,",
      "ALT-T01,Recruit,Unit,Common,,",
      "ALT-T02,Sprite,Unit,Common,,",
      "TOY-T05,Sprite,Unit,Common,2,"}},
    {"francais.csv",
     "code;nom;type;energie;texte",
     {"TOY-001;Anne, premi\u00e8re;Unit\u00e9;3;Piochez.",
      "TOY-003;\u00c9clair;Sort;1;Frappez.",
      "JDG-011;\u00c9clair;Sort;;",
      "TOY-014;Dune de sable;\u00c9quipement;4;Sec.",
      "ALT-005;Chien;Unit\u00e9;2;Ouaf."}},
    {"names.csv",
     "name,type,energy,text",
     {"Bolt,Spell,1,Deal 2.",
      "Caf\u00e9,Gear,2,Eat it.",
      "Dog,Unit,2,Bark.",
      "\"Bea, Third\",Legend,,Follow me.",
      "No Such Card,Unit,1,Wait."}},
    {"late.csv",
     "code,name,type,energy,tags,updated,text",
     {"TOY-001,\"Ann, First\",Unit,5,Girl;Red,2026-05-01,\"Draw {1}.\nThen sit.\"",
      "TOY-014,Dune,Gear,4,,2026-01-01,Dry.",
      "TOY-002,Caf\u00e9,Gear,2,Food;Warm,2026-05-01,Eat.",
      "ALT-005,Dog,Unit,2,,2026-05-01,Bark.",
      "TOY-003,Bolt,Spell,1,Sky;Fire,2026-02-01,[Swift] Deal 3.",
      "TOY-012,Third Lamp,Gear,1,Light,2026-03-01,Shine!",
      "TOY-012,Third Lamp,Gear,2,Light,2026-03-01,Shine!",
      "TOY-012,Third Lamp,Gear,7,Light,2026-02-01,Glow!",
      "ALT-006,Fish,Unit,1,,2026-03-01T10:00:00.20001Z,Swim.",
      "ALT-006,Fish,Unit,2,,2026-03-01T12:00:00.20002+02:00,Swim."}},
};

// Lists that say a set by its name alone, also before anybody says its code.
static const List named[] = {
    {"a.csv",
     "code,set name,name,type,energy",
     {"TOY-001/020,Toy Box,Ann,Unit,3",
      "TOY-002/020,Toy Box,Bolt,Spell,1",
      "TOY-021,Toy Box,Bolt,Spell,"}},
    {"b.csv",
     "set,number,name,type,energy,text",
     {"toy box,1,Ann,Unit,4,Draw.",
      "Toy Box,1a,Ann,Unit,,",
      "TOY BOX,22,Ann,Unit,,Draw two.",
      "Toy Box,3/020,Cat,Unit,2,Purr.",
      "Far Isle,7/009,Dune,Gear,2,Dry.",
      "Far Isle,8a,Eel,Unit,1,Bite.",
      "No Isle,1,Bolt,Spell,9,Hit.",
      "No Isle,2,Gull,Unit,1,Cry."}},
    {"c.csv",
     "set name,number,name,type,tags,rarity",
     {"Toy Box,004,Dog,Unit,Pet,Rare",
      "Toy Box,4b,Dog,Unit,,Epic",
      "Far Isle,8,Eel,Unit,Fish,Common",
      "Far Isle,10/009,Dune,Gear,Sand,Showcase",
      "Far Isle,11,Fern,Gear,Leaf,Common"}},
    {"d.csv",
     "code,set name,name,type,energy",
     {"FAR-001,Far Isle,Fox,Unit,2", "FAR-012,Far Isle,Fern,Gear,2"}},
    {"e.csv", "code,name,type,energy", {"FAR-007,Dune,Gear,3", "TOY-004a,Dog,Unit,2"}},
};

static uint64_t seed;

static int pick(int n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (uint64_t)n);
}

static void shuffle(int *order, int n)
{
    for (int i = 0; i < n; i++) order[i] = i;
    for (int i = n - 1; i > 0; i--) {
        const int k = pick(i + 1), kept = order[i];
        order[i] = order[k];
        order[k] = kept;
    }
}

// Writes a list with its rows in any order.
static void put_list(const List *list)
{
    int order[ROWS_MAX], n = 0;
    FILE *file = fopen(list->file, "wb");

    assert_non_null(file);
    while (n < ROWS_MAX && list->rows[n]) n++;
    shuffle(order, n);
    (void)fprintf(file, "%s\n", list->head);
    for (int i = 0; i < n; i++) (void)fprintf(file, "%s\n", list->rows[order[i]]);
    assert_int_equal(fclose(file), 0);
}

static void import(Store *store, const char *path)
{
    const ImportOptions options = {.rules = &fixture_rules,
                                   .forms = &riftbound_lists,
                                   .paths = &path,
                                   .paths_n = 1};

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    if (import_paths(store, &options, &report, &err)) fail_msg("%s", err.text);
}

static void write_row(FILE *out, sqlite3_stmt *row)
{
    for (int k = 0; k < sqlite3_column_count(row); k++) {
        const char *value = (const char *)sqlite3_column_text(row, k);
        (void)fprintf(out, "%s|", value ? value : "(none)");
    }
    (void)fputc('\n', out);
}

// Returns all that the tables of cards have, but for ids and imports.
static char *dump(const Store *store)
{
    static const char *const tables[] = {
        "SELECT s.code, s.name, c.code, c.name, c.folded, c.has_text, c.listed"
        " FROM card c JOIN card_set s ON s.id = c.card_set ORDER BY c.code",
        "SELECT c.code, f.name, v.position, v.word, v.number, v.cost FROM card_fact v"
        " JOIN card c ON c.id = v.card JOIN fact f ON f.id = v.fact ORDER BY 1, 2, 3",
        "SELECT c.code, n.language, n.name, n.folded FROM card_name n"
        " JOIN card c ON c.id = n.card ORDER BY 1, 2",
        "SELECT c.code, t.language, t.kind, t.text FROM card_text t"
        " JOIN card c ON c.id = t.card ORDER BY 1, 2, 3",
        "SELECT p.code, c.code, p.number, p.rarity FROM printing p"
        " JOIN card c ON c.id = p.card ORDER BY 1",
        "SELECT source, id, printing FROM printing_id ORDER BY 1, 2, 3"};
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    assert_non_null(out);
    for (int i = 0; i < COUNT_OF(tables); i++) {
        sqlite3_stmt *row;
        assert_int_equal(sqlite3_prepare_v2(store->db, tables[i], -1, &row, NULL),
                         SQLITE_OK);
        while (sqlite3_step(row) == SQLITE_ROW) write_row(out, row);
        sqlite3_finalize(row);
    }
    assert_int_equal(fclose(out), 0);
    return text;
}

static Store *open_new(void)
{
    Store *store = store_open_to_write("", &fixture_rules, &err);

    assert_non_null(store);
    return store;
}

// Tells the first line in which two dumps differ.
static void expect_same(const char *wanted, const char *found, const char *what)
{
    size_t line = 0;

    if (!strcmp(wanted, found)) return;
    for (size_t i = 0; wanted[i] == found[i]; i++)
        if (wanted[i] == '\n') line = i + 1;
    fail_msg("%s, seed %llu: expected %.*s, found %.*s",
             what,
             (unsigned long long)seed,
             (int)strcspn(wanted + line, "\n"),
             wanted + line,
             (int)strcspn(found + line, "\n"),
             found + line);
}

// What is imported in any order.
typedef struct {
    const List *lists;
    int n, with_set;
} Trial;

// Imports all lists in an order of chance and returns the dump.
static char *dump_of(const Trial *trial)
{
    int order[COUNT_OF(lists) + 1];
    const int n = trial->n;
    Store *store = open_new();

    shuffle(order, n + trial->with_set);
    for (int i = 0; i < n + trial->with_set; i++) {
        if (order[i] < n) put_list(&trial->lists[order[i]]);
        import(store, order[i] < n ? trial->lists[order[i]].file : "set");
    }
    char *text = dump(store);
    store_close(store);
    return text;
}

static char *dump_of_trial(int with_set)
{
    return dump_of(&(Trial){lists, COUNT_OF(lists), with_set});
}

static void expect_any_order_of(const Trial *trial)
{
    char *first = dump_of(trial);

    for (int i = 0; i < TRIALS; i++) {
        char *other = dump_of(trial);
        expect_same(first, other, "another order");
        free(other);
    }
    free(first);
}

static void expect_any_order(int with_set)
{
    expect_any_order_of(&(Trial){lists, COUNT_OF(lists), with_set});
}

static void any_order_gives_the_same_cards(void **state)
{
    (void)state;
    seed = 1;
    expect_any_order(0);
}

static void a_set_folder_may_come_at_any_time(void **state)
{
    (void)state;
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nJDG-004,TOY-002,Promo\n"
             "TOY-014a,TOY-003,Rare\n");
    seed = 2;
    expect_any_order(1);
}

static void a_set_may_be_said_by_its_name(void **state)
{
    (void)state;
    seed = 6;
    expect_any_order_of(&(Trial){named, COUNT_OF(named), 0});
    char *text = dump_of(&(Trial){named, COUNT_OF(named), 0});
    assert_non_null(strstr(text, "TOY|Toy Box|TOY-003|Cat|"));
    assert_non_null(strstr(text, "TOY-001a|TOY-001|1|"));
    assert_non_null(strstr(text, "TOY-022|TOY-001|22|"));
    assert_non_null(strstr(text, "FAR|Far Isle|FAR-008|Eel|"));
    assert_non_null(strstr(text, "FAR-010|FAR-007|10|Showcase|"));
    assert_null(strstr(text, "Gull"));
    free(text);
}

// The folder of a set says its name, too.
static void a_folder_may_name_the_set_later(void **state)
{
    static const List list = {
        "b.csv",
        "set,number,name,type,energy,text",
        {"the toys,1,Ann,Unit,4,Draw.", "The TOYS,90,Zed,Unit,4,Draw."}};
    (void)state;
    put_set();
    put_file(
        "set/set.json",
        "{\"set\": \"TOY\", \"name\": \"The Toys\", \"game\": \"toy\", \"api\": 1}");
    seed = 7;
    expect_any_order_of(&(Trial){&list, 1, 1});
    char *text = dump_of(&(Trial){&list, 1, 1});
    assert_non_null(strstr(text, "TOY|The Toys|TOY-090|Zed|"));
    free(text);
}

static void the_cards_are_as_expected(void **state)
{
    (void)state;
    seed = 3;
    char *text = dump_of_trial(0);

    // A title that lists give for the whole name, found by its card.
    assert_non_null(strstr(text, "TOY|Toys|TOY-005|Ann, Second|"));
    assert_non_null(strstr(text, "TOY-022|TOY-005|22|Showcase|"));
    // Accents and small letters count, later rows too.
    assert_non_null(strstr(text, "TOY|Toys|TOY-002|Caf\u00e9|"));
    assert_non_null(strstr(text, "TOY-001|energy|0|(none)|5|"));
    assert_non_null(strstr(text, "TOY-001|en|effective|Draw {1}.\nThen sit.|"));
    // Promos are printings of the set whose size their codes have.
    assert_non_null(strstr(text, "OPP-001/010|ALT-001|"));
    assert_non_null(strstr(text, "OPP-001/020|TOY-001|"));
    // The same name in one set: one card, unless facts differ.
    assert_non_null(strstr(text, "TOY-008|TOY-007|"));
    assert_non_null(strstr(text, "TOY|Toys|TOY-011|Golem|"));
    // What has no card of its own has one of the name.
    assert_non_null(strstr(text, "OPP-009/020|TOY-023|"));
    assert_non_null(strstr(text, "TOY-T05|ALT-T02|"));
    // Of two rows of one list the later one, or one whatever their order.
    assert_non_null(strstr(text, "ALT-006|energy|0|(none)|2|"));
    assert_non_null(strstr(text, "TOY-012|energy|0|(none)|1|"));
    assert_null(strstr(text, "No Such Card"));
    assert_null(strstr(text, "TOY-013"));
    free(text);
}

static void the_same_lists_again_change_nothing(void **state)
{
    Store *store = open_new();
    (void)state;
    seed = 4;
    for (int i = 0; i < COUNT_OF(lists); i++) {
        put_list(&lists[i]);
        import(store, lists[i].file);
    }
    for (int i = 0; i < COUNT_OF(lists); i++) {
        import(store, lists[i].file);
        assert_int_equal(report.changes, 0);
        assert_false(report.written);
    }
    store_close(store);
}

static void undo(Store *store, int64_t import)
{
    const ImportOptions options = {.rules = &fixture_rules, .forms = &riftbound_lists};

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    if (import_undo(store, &options, import, &report, &err)) fail_msg("%s", err.text);
}

// Each list undone leaves what the others say; the undo undone brings it back.
static void an_undone_list_leaves_the_others(void **state)
{
    (void)state;
    seed = 5;
    for (int out = 0; out < COUNT_OF(lists); out++) {
        Store *store = open_new(), *without = open_new();
        for (int i = 0; i < COUNT_OF(lists); i++) {
            put_list(&lists[i]);
            import(store, lists[i].file);
            if (i != out) import(without, lists[i].file);
        }
        char *all = dump(store), *wanted = dump(without);
        undo(store, out + 1);
        char *found = dump(store);
        expect_same(wanted, found, lists[out].file);
        undo(store, COUNT_OF(lists) + 1);
        char *back = dump(store);
        expect_same(all, back, lists[out].file);
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

enum { FORMS = 5, POOL = 6, FORM_TRIALS = 40 };

// Writes a form of one list: some rows of chance in one of two forms, and one of its own.
static void put_form(int form)
{
    FILE *file = fopen("list", "wb");

    assert_non_null(file);
    (void)fprintf(file, "code,name,type,energy,text\n");
    for (int i = 0; i < POOL; i++)
        if (pick(3))
            (void)fprintf(file,
                          "TOY-%03d/%d,Thing %d,Unit,%d,%s\n",
                          i + 1,
                          5 + pick(2) * 2,
                          i,
                          i,
                          pick(2) ? "Draw." : "");
    (void)fprintf(file, "TOY-%03d,Own %d,Unit,,\n", 50 + form, form);
    assert_int_equal(fclose(file), 0);
}

// Imports the forms that [out] does not leave out, by chance the same for the same [start].
static Store *import_forms(uint64_t start, unsigned out)
{
    Store *store = open_new();

    seed = start;
    for (int i = 0; i < FORMS; i++) {
        put_form(i);
        if (!(out >> i & 1u)) import(store, "list");
    }
    return store;
}

// What a later form of a list says again stays when an earlier one is undone.
static void what_is_said_again_outlives_an_undo(void **state)
{
    (void)state;
    for (int trial = 0; trial < FORM_TRIALS; trial++) {
        const uint64_t start = (uint64_t)trial + 100;
        const unsigned out = (unsigned)trial % ((1u << FORMS) - 1);
        Store *store = import_forms(start, 0), *without = import_forms(start, out);
        char *all = dump(store), *wanted = dump(without);
        int64_t undone = FORMS;
        for (int i = FORMS - 1; i >= 0; i--)
            if (out >> i & 1u) undo(store, i + 1), undone++;
        char *found = dump(store);
        expect_same(wanted, found, "forms undone");
        for (int64_t i = FORMS + 1; i <= undone; i++) undo(store, i);
        char *back = dump(store);
        expect_same(all, back, "and done again");
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

// Does the same for sets that are said by their names.
static void an_undone_name_takes_the_codes_back(void **state)
{
    (void)state;
    seed = 8;
    for (int out = 0; out < COUNT_OF(named); out++) {
        Store *store = open_new(), *without = open_new();
        for (int i = 0; i < COUNT_OF(named); i++) {
            put_list(&named[i]);
            import(store, named[i].file);
            if (i != out) import(without, named[i].file);
        }
        for (int i = 0; i < COUNT_OF(named); i++) {
            import(store, named[i].file);
            assert_false(report.written);
        }
        char *all = dump(store), *wanted = dump(without);
        undo(store, out + 1);
        char *found = dump(store);
        expect_same(wanted, found, named[out].file);
        undo(store, COUNT_OF(named) + 1);
        char *back = dump(store);
        expect_same(all, back, named[out].file);
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

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
        TEST(any_order_gives_the_same_cards),
        TEST(a_set_folder_may_come_at_any_time),
        TEST(a_set_may_be_said_by_its_name),
        TEST(a_folder_may_name_the_set_later),
        TEST(the_cards_are_as_expected),
        TEST(the_same_lists_again_change_nothing),
        TEST(an_undone_list_leaves_the_others),
        TEST(what_is_said_again_outlives_an_undo),
        TEST(an_undone_name_takes_the_codes_back),
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
