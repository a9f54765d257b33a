// order_fixture.h -- lists of one set that say the same in other orders, and what the database has of them.
//
// The lists are made: several sources of two sets with promos, other arts, numbers beyond
// the set, titles without their first part, languages, poor and rich values, rows without
// codes.

#ifndef ORDER_FIXTURE_H
#define ORDER_FIXTURE_H

#include "tests/db/list_fixture.h"

#include "db/import/import_person.h"
#include "db/import/import_undo.h"

enum { ROWS_MAX = 24 };

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

// Lists beside a set folder that has TOY-001 "Ann, First" with the printings SFD-R01 and
// RAD-R01a: reprints, printings that it owns, other languages, what apps export.
static const List reprints[] = {
    {"arc.csv",
     "code,set name,name,type,energy,rarity,print_of",
     {"ARC-001/010,Arc,\"Ann, First\",Unit,3,Epic,",
      "ARC-002/010,Arc,Crate,Gear,0,Rare,",
      "ARC-003/010,Arc,\"Ann, First\",Unit,9,Epic,",
      "ARC-004/010,Arc,Bolt,Spell,1,Common,ARC-004",
      "ARC-005/010,Arc,Bolt,Spell,2,Common,",
      "ARC-006/010,Arc,Lamp,Gear,1,Common,",
      "ARC-001a,Arc,,,,Showcase,",
      "ARC-011/010,Arc,Lamp,Gear,,Showcase,"}},
    {"far.csv",
     "code,name,type,energy,text",
     {"FAR-001,Lamp,Gear,1,Shine.",
      "FAR-002,\"Ann, First\",,,Sit.",
      "FAR-003,Crate,Gear,,",
      "FAR-004,Crate,Gear,5,"}},
    {"catalog.csv",
     "code,name,language,type,energy",
     {"TOY-003,\xe7\xae\xb1,zh-cn,Gear,0",
      "ARC-009,\xe7\xae\xb1,zh-cn,Gear,0",
      "ARC-010,\xe7\xae\xb1,zh-cn,Gear,4",
      "SFD-R01,\xe5\xae\x89,zh-cn,Unit,",
      "SFD-R01a,\xe5\xae\x89,zh-cn,Unit,",
      "RAD-R01,\xe5\xae\x89,zh-cn,Unit,",
      "RAD-R02,\xe7\x81\xaf,zh-cn,Unit,"}},
    {"francais.csv",
     "code;nom;type;texte",
     {"FAR-003;Caisse;\u00c9quipement;Lourde.",
      "RAD-R02a;Fr\u00e8re;Unit\u00e9;",
      "ARC-001;Anne;Unit\u00e9;"}},
    {"app.csv",
     "Quantity,Card Name,Code,Condition,Printing,tcgplayer",
     {"3,\"Ann, First\",ARC-001,NM,Foil,7",
      "1,Lamp,FAR-001,LP,Normal,8",
      "1,Lamp,FAR-001,LP,Foil,9",
      "2,Eel,FAR-005,NM,Normal,"}},
};

static uint64_t seed;

static inline int pick(int n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (uint64_t)n);
}

static inline void shuffle(int *order, int n)
{
    for (int i = 0; i < n; i++) order[i] = i;
    for (int i = n - 1; i > 0; i--) {
        const int k = pick(i + 1), kept = order[i];
        order[i] = order[k];
        order[k] = kept;
    }
}

// Writes the folder beside which the lists of reprints lie.
static inline void put_reprinted(void)
{
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nSFD-R01,TOY-001,\nRAD-R01a,TOY-001,Rare\n");
}

// Writes a list with its rows in any order.
static inline void put_list(const List *list)
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

static inline void import(Store *store, const char *path)
{
    const ImportOptions options = {.rules = &fixture_rules,
                                   .forms = &riftbound_lists,
                                   .paths = &path,
                                   .paths_n = 1};

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    if (import_paths(store, &options, &report, &err)) fail_msg("%s", err.text);
}

static inline void write_row(FILE *out, sqlite3_stmt *row)
{
    for (int k = 0; k < sqlite3_column_count(row); k++) {
        const char *value = (const char *)sqlite3_column_text(row, k);
        (void)fprintf(out, "%s|", value ? value : "(none)");
    }
    (void)fputc('\n', out);
}

// Returns all that the tables of cards have, but for ids and imports.
static inline char *dump(const Store *store)
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

static inline Store *open_new(void)
{
    Store *store = store_open_to_write("", &fixture_rules, &err);

    assert_non_null(store);
    return store;
}

// Tells the first line in which two dumps differ.
static inline void expect_same(const char *wanted, const char *found, const char *what)
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

static inline void undo(Store *store, int64_t import)
{
    const ImportOptions options = {.rules = &fixture_rules, .forms = &riftbound_lists};

    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    if (import_undo(store, &options, import, &report, &err)) fail_msg("%s", err.text);
}

#endif
