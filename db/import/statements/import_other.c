// import_other.c -- keeps what imports state of things that are no cards.

#include "db/import/statements/import_other.h"

#include "db/store/store_file.h"
#include "db/store/store_record.h"
#include "engine/base/base.h"

// Triggers of the connection, not of the file, note the thing to which a row that a step
// writes belongs: its key in the view `thing`.
#define STIR(table, event, row, key)                                                   \
    "CREATE TEMP TRIGGER IF NOT EXISTS stir_" table "_" event "_" row " AFTER " event  \
    " ON main." table " BEGIN INSERT INTO stirred " key(row) "; END;"
#define STIRS(table, key)                                                              \
    STIR(table, "INSERT", "new", key)                                                  \
    STIR(table, "DELETE", "old", key)                                                  \
    STIR(table, "UPDATE", "old", key)                                                  \
    STIR(table, "UPDATE", "new", key)

#define SCRIPT(row)                                                                    \
    "SELECT " row ".game, " row ".kind, coalesce(" row ".card_set, 0), " row ".name"
#define SET(row)  "SELECT " row ".game, 'set', " row ".id, ''"
#define NEED(row) "SELECT game, 'set', id, '' FROM card_set WHERE id = " row ".card_set"
#define BAN(row)                                                                       \
    "SELECT game, 'ban', id, " row ".format || ' ' || " row                            \
    ".folded FROM card_set WHERE id = " row ".card_set"
#define DECK(row)  "SELECT " row ".game, 'deck', 0, " row ".name"
#define LINE(row)  "SELECT game, 'deck', 0, name FROM deck WHERE id = " row ".deck"
#define MAP(row)   "SELECT " row ".game, 'map', 0, " row ".header"
#define TRUST(row) "SELECT " row ".game, 'trust', 0, " row ".name"

// Begins to note what the further steps of an import write, so that none of them goes
// through all things of the database.
static int follow(Importer *importer)
{
    static const char *const sql[] = {
        "CREATE TEMP TABLE IF NOT EXISTS stirred"
        " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT);"
        " DELETE FROM temp.stirred",
        STIRS("script", SCRIPT),
        STIRS("card_set", SET),
        STIRS("set_need", NEED),
        STIRS("format_ban", BAN),
        STIRS("deck", DECK),
        STIRS("deck_card", LINE),
        STIRS("list_map", MAP),
        STIRS("source", TRUST)};
    Store *store = importer->store;

    for (int i = 0; i < COUNT_OF(sql); i++)
        if (sqlite3_exec(store->db, sql[i], NULL, NULL, NULL))
            return store_file_fault(store, importer->err);
    return 0;
}

// Finds the things that differ from what imports stated of them, of all things.
static int find_all(Importer *importer)
{
    return importer_exec(importer,
                         "INSERT INTO temp.news"
                         " SELECT t.game, t.kind, t.card_set, t.name, t.content"
                         " FROM thing t WHERE t.content IS NOT (SELECT s.content"
                         " FROM thing_said s WHERE " IMPORT_OTHER_SAME("s", "t") ")",
                         "") ||
                   importer_exec(
                       importer,
                       "INSERT INTO temp.news"
                       " SELECT s.game, s.kind, s.card_set, s.name, NULL"
                       " FROM thing_said s WHERE s.content IS NOT NULL AND NOT EXISTS"
                       " (SELECT 1 FROM thing t WHERE " IMPORT_OTHER_SAME("t", "s") ")",
                       "")
               ? -1
               : 0;
}

// Does the same for those that this step wrote. All others are as imports stated them since
// the first step.
static int find_stirred(Importer *importer)
{
    return importer_exec(
               importer,
               "INSERT INTO temp.news SELECT game, kind, card_set, name, content FROM"
               " (SELECT k.*, (SELECT t.content FROM thing t"
               " WHERE " IMPORT_OTHER_SAME(
                   "t",
                   "k") ") AS content,"
                        " (SELECT s.content FROM thing_said s"
                        " WHERE " IMPORT_OTHER_SAME(
                            "s",
                            "k") ") AS said"
                                 " FROM (SELECT DISTINCT * FROM temp.stirred) k) WHERE content IS NOT said",
               "") ||
                   importer_exec(importer, "DELETE FROM temp.stirred", "")
               ? -1
               : 0;
}

int import_other_say(Importer *importer)
{
    if (importer_exec(
            importer,
            "CREATE TEMP TABLE IF NOT EXISTS news"
            " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT, content TEXT)",
            "") ||
        importer_exec(importer, "DELETE FROM temp.news", "") ||
        (importer->steps++ ? find_stirred(importer) : find_all(importer)))
        return -1;
    const int64_t n = importer_find(importer, "SELECT count(*) FROM temp.news", NULL);
    if (n <= 0) return n < 0 ? -1 : 0;
    importer->report->written = true;
    return importer_start(importer) ||
                   importer_exec(
                       importer,
                       "INSERT INTO said_thing"
                       " (game, import, kind, card_set, name, content)"
                       " SELECT game, ?1, kind, card_set, name, content FROM temp.news",
                       "i",
                       importer->step.id)
               ? -1
               : 0;
}

int import_other_begin(Importer *importer)
{
    if (importer->steps == 1 && follow(importer)) return -1;
    return importer_exec(importer,
                         "CREATE TEMP TABLE IF NOT EXISTS same"
                         " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT)",
                         "") ||
                   importer_exec(importer, "DELETE FROM temp.same", "")
               ? -1
               : 0;
}

int import_other_same(Importer *importer, int64_t set, const char *kind,
                      const char *name)
{
    return importer_exec(importer,
                         "INSERT INTO temp.same VALUES (the_game(), ?2, ?1, ?3)",
                         "itt",
                         set,
                         kind,
                         name);
}

int import_other_gone(Importer *importer, int64_t set)
{
    return importer_exec(importer,
                         "INSERT INTO temp.same SELECT game, kind, card_set, name"
                         " FROM thing_said WHERE game = the_game() AND card_set = ?1"
                         " AND content IS NULL",
                         "i",
                         set);
}

int import_other_again(Importer *importer)
{
    return importer_exec(importer,
                         "INSERT OR IGNORE INTO thing_again (import, thing)"
                         " SELECT ?1, s.id FROM temp.same m"
                         " JOIN thing_said s ON " IMPORT_OTHER_SAME(
                             "s", "m") " JOIN said_thing t ON t.id = s.id"
                                       " WHERE t.import IS NOT ?1",
                         "i",
                         importer->step.id);
}
