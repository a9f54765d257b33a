// restore_other.c -- brings things that are no cards back to what counting imports state.
//
// All packing is done by the view `thing`, so here stands only how to unpack.

#include "db/import/statements/restore_other.h"

#include <string.h>

#include "db/import/base/card_index.h"
#include "db/import/settle/import_set_row.h"
#include "db/import/statements/import_other.h"
#include "engine/base/base.h"

// A thing as it is, and as it should be; NULL: not there.
typedef struct {
    int64_t set; // 0: none
    const char *kind, *name, *old, *now;
    int64_t hashes[2]; // of a script
} Thing;

// How to remove and to write a kind of things. Statements have the parameters: set, kind,
// name, content.
typedef struct {
    const char *kind, *plural;
    bool script;
    const char *clear[2], *write[2]; // NULL: none
} ThingKind;

#define SCRIPT                                                                         \
    true,                                                                              \
        {"DELETE FROM script WHERE game = the_game() AND kind = ?2 AND name = ?3"      \
         " AND card_set IS nullif(?1, 0)"},                                            \
    {                                                                                  \
        "INSERT INTO script"                                                           \
        " (game, card_set, kind, name, path, api, hash, summary, source)"              \
        " VALUES (the_game(), nullif(?1, 0), ?2, ?3, ?4 ->> 'path', ?4 ->> 'api',"     \
        " ?4 ->> 'hash', ?4 ->> 'summary', ?4 ->> 'source')"                           \
    }

static const ThingKind kinds[] = {
    {"ruleset", "game", SCRIPT},
    {"rules", "rules", SCRIPT},
    {"set",
     "set",
     false,
     {"UPDATE card_set SET api = NULL WHERE id = ?1",
      "DELETE FROM set_need WHERE card_set = ?1"},
     {"UPDATE card_set SET name = ?4 ->> 'name', api = ?4 ->> 'api' WHERE id = ?1",
      "INSERT INTO set_need SELECT ?1, key, value FROM json_each(?4, '$.needs')"}},
    {"words", "words", SCRIPT},
    {"keyword", "keywords", SCRIPT},
    {"card", "scripts", SCRIPT},
    {"ban",
     "bans",
     false,
     {"DELETE FROM format_ban WHERE card_set = ?1 AND format || ' ' || folded = ?3"
      " AND folded = substr(?3, instr(?3, ' ') + 1)"},
     {"INSERT INTO format_ban (card_set, format, folded, name, since)"
      " VALUES (?1, ?4 ->> 0, ?4 ->> 1, ?4 ->> 2, ?4 ->> 3)"}},
    {"bans",
     "bans",
     false,
     {"DELETE FROM ban_list WHERE game = the_game() AND name = ?3"},
     {"INSERT INTO ban_list (game, name) VALUES (the_game(), ?3)",
      "INSERT INTO listed_ban (list, format, folded, name, since, until)"
      " SELECT l.id, c.value ->> 0, c.value ->> 1, c.value ->> 2, c.value ->> 3,"
      " c.value ->> 4 FROM ban_list l JOIN json_each(?4) c"
      " WHERE l.game = the_game() AND l.name = ?3"}},
    {"deck",
     "decks",
     false,
     {"DELETE FROM deck WHERE game = the_game() AND name = ?3"},
     {"INSERT INTO deck (game, name, path, hash)"
      " VALUES (the_game(), ?3, ?4 ->> 'path', ?4 ->> 'hash')",
      "INSERT INTO deck_card (deck, position, section, name, count)"
      " SELECT d.id, c.key, c.value ->> 0, c.value ->> 1, c.value ->> 2"
      " FROM deck d JOIN json_each(?4, '$.cards') c"
      " WHERE d.game = the_game() AND d.name = ?3"}},
    {"owned",
     "owned",
     false,
     {"DELETE FROM collection WHERE game = the_game() AND name = ?3"},
     {"INSERT INTO collection (game, name) VALUES (the_game(), ?3)",
      "INSERT INTO owned (collection, code, count) SELECT l.id, c.key, c.value"
      " FROM collection l JOIN json_each(?4) c"
      " WHERE l.game = the_game() AND l.name = ?3"}},
    {"map",
     "maps",
     false,
     {"DELETE FROM list_map WHERE game = the_game() AND header = ?3"},
     {"INSERT INTO list_map (game, header, map) VALUES (the_game(), ?3, ?4 ->> 0)"}},
    {"trust",
     "trust",
     false,
     {"UPDATE source SET trust = 0 WHERE game = the_game() AND name = ?3"},
     {"UPDATE source SET trust = ?4 ->> 0 WHERE game = the_game() AND name = ?3"}},
};

static const ThingKind *find_kind(const char *kind)
{
    for (int i = 0; i < COUNT_OF(kinds); i++)
        if (!strcmp(kinds[i].kind, kind)) return &kinds[i];
    return NULL;
}

static bool is_of_game(const Thing *thing)
{
    return !strcmp(thing->kind, "ruleset") || !strcmp(thing->kind, "rules");
}

static const char *text_or_null(Arena *arena, sqlite3_stmt *row, int column)
{
    return arena_text(arena, (const char *)sqlite3_column_text(row, column));
}

// Lists the things of the game that have to change, in the order in which they were stated
// first. Returns how many, or -1.
static int read_things(ImportDb *db, Thing **things)
{
    static const char *const sql =
        "SELECT k.card_set, k.kind, k.name, t.content, s.content,"
        " t.content ->> 'hash', s.content ->> 'hash'"
        " FROM (SELECT n.game, n.kind, n.card_set, n.name, min(n.id) AS first"
        "  FROM (SELECT import, id AS thing FROM said_thing"
        "   UNION ALL SELECT import, thing FROM thing_again) b"
        "  JOIN temp.turned u ON u.import = b.import JOIN said_thing n ON n.id = b.thing"
        "  WHERE n.game = the_game() GROUP BY n.kind, n.card_set, n.name) k"
        " LEFT JOIN thing t ON " IMPORT_OTHER_SAME("t", "k") " LEFT JOIN thing_said s ON " IMPORT_OTHER_SAME(
            "s", "k") " WHERE t.content IS NOT s.content ORDER BY k.first";
    sqlite3_stmt *row = store_statement(db->store, sql, db->err);
    Arena *arena = db->arena;
    int n = 0, status;

    *things = NULL;
    if (!row) return -1;
    while ((status = store_step(db->store, row, db->err)) > 0) {
        *things = arena_grow(arena, *things, n, sizeof **things);
        (*things)[n++] = (Thing){
            .set = sqlite3_column_int64(row, 0),
            .kind = text_or_null(arena, row, 1),
            .name = text_or_null(arena, row, 2),
            .old = text_or_null(arena, row, 3),
            .now = text_or_null(arena, row, 4),
            .hashes = {sqlite3_column_int64(row, 5), sqlite3_column_int64(row, 6)}};
    }
    return status < 0 ? -1 : n;
}

static int run_both(ImportDb *db, const char *const sql[2], const Thing *thing)
{
    for (int i = 0; i < 2 && sql[i]; i++)
        if (import_db_exec(
                db, sql[i], "ittt", thing->set, thing->kind, thing->name, thing->now))
            return -1;
    return 0;
}

// Adds a script to the report and to the history of its set.
static int tell_script(Importer *importer, const Thing *thing)
{
    ImportReport *report = importer->account->report;

    report->sets += thing->set != 0;
    report->game_changed |= !thing->set;
    if (thing->now) {
        report->scripts = arena_grow(importer->db->arena,
                                     report->scripts,
                                     report->scripts_n,
                                     sizeof *report->scripts);
        report->scripts[report->scripts_n++] =
            (ImportedScript){importer->rules->game, thing->kind, thing->name};
    }
    return import_account_set_change(
        importer->account, thing->set, thing->kind, thing->name, thing->hashes);
}

// Gives a set that lost its folder the name that lists state.
static int name_set(ImportDb *db, int64_t set)
{
    sqlite3_stmt *row =
        store_statement(db->store, "SELECT code FROM card_set WHERE id = ?1", db->err);

    if (!row) return -1;
    store_bind(row, "i", set);
    if (store_step(db->store, row, db->err) < 0) return -1;
    const char *code = arena_text(db->arena, store_text(row, 0));
    sqlite3_reset(row);
    return import_set_row_name(db, code);
}

// Touches the rows of a source, because its trust is another one now.
static int touch_source(ImportDb *db, const char *name)
{
    return import_db_exec(db,
                          "INSERT OR IGNORE INTO temp.touched SELECT s.id FROM source q"
                          " JOIN reading r ON r.source = q.id"
                          " JOIN said s ON s.reading = r.id"
                          " WHERE q.game = the_game() AND q.name = ?1",
                          "t",
                          name);
}

static int restore_one(const ImportReading *reading, const Thing *thing)
{
    Importer *importer = reading->importer;
    const ThingKind *kind = find_kind(thing->kind);

    if (!kind) return 0; // of a later program
    import_account_open(importer->account, reading->label, kind->plural);
    import_account_count(importer->account,
                         !thing->old   ? DONE_ADDED
                         : !thing->now ? DONE_REMOVED
                                       : DONE_CHANGED);
    // The index knows the card with the summary of the script as it was.
    if (!strcmp(thing->kind, "card") &&
        card_index_forget_code(importer->db, thing->name))
        return -1;
    if (run_both(importer->db, kind->clear, thing)) return -1;
    if (thing->now && run_both(importer->db, kind->write, thing)) return -1;
    if (!strcmp(thing->kind, "trust")) return touch_source(importer->db, thing->name);
    if (!strcmp(thing->kind, "set")) {
        importer->account->report->sets++;
        return thing->now ? 0 : name_set(importer->db, thing->set);
    }
    return kind->script ? tell_script(importer, thing) : 0;
}

int restore_other(ImportReading *reading, OtherPart part)
{
    ImportDb *db = reading->importer->db;
    Thing *things;
    const int n = read_things(db, &things);

    for (int i = 0; i < n; i++)
        if (is_of_game(&things[i]) == (part == OTHER_OF_GAME) &&
            restore_one(reading, &things[i]))
            return -1;
    return n < 0 ? -1 : 0;
}
