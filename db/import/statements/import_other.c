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
#define BANS(row)   "SELECT " row ".game, 'bans', 0, " row ".name"
#define LISTED(row) "SELECT game, 'bans', 0, name FROM ban_list WHERE id = " row ".list"
#define DECK(row)   "SELECT " row ".game, 'deck', 0, " row ".name"
#define LINE(row)   "SELECT game, 'deck', 0, name FROM deck WHERE id = " row ".deck"
#define LIST(row)   "SELECT " row ".game, 'owned', 0, " row ".name"
#define OWNED(row)                                                                     \
    "SELECT game, 'owned', 0, name FROM collection WHERE id = " row ".collection"
#define MAP(row)   "SELECT " row ".game, 'map', 0, " row ".header"
#define TRUST(row) "SELECT " row ".game, 'trust', 0, " row ".name"

// Begins to note what the further steps of an import write, so that none of them goes
// through all things of the database.
static int follow_writes(ImportDb *db)
{
    static const char *const sql[] = {
        "CREATE TEMP TABLE IF NOT EXISTS stirred"
        " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT);"
        " DELETE FROM temp.stirred",
        STIRS("script", SCRIPT),
        STIRS("card_set", SET),
        STIRS("set_need", NEED),
        STIRS("format_ban", BAN),
        STIRS("ban_list", BANS),
        STIRS("listed_ban", LISTED),
        STIRS("deck", DECK),
        STIRS("deck_card", LINE),
        STIRS("collection", LIST),
        STIRS("owned", OWNED),
        STIRS("list_map", MAP),
        STIRS("source", TRUST)};
    Store *store = db->store;

    for (int i = 0; i < COUNT_OF(sql); i++)
        if (sqlite3_exec(store->db, sql[i], NULL, NULL, NULL))
            return store_file_fault(store, db->err);
    return 0;
}

// Finds the things that differ from what imports stated of them, of all things.
static int find_all(ImportDb *db)
{
    return import_db_exec(db,
                          "INSERT INTO temp.news"
                          " SELECT t.game, t.kind, t.card_set, t.name, t.content"
                          " FROM thing t WHERE t.content IS NOT (SELECT s.content"
                          " FROM thing_said s WHERE " IMPORT_OTHER_SAME("s", "t") ")",
                          "") ||
                   import_db_exec(
                       db,
                       "INSERT INTO temp.news"
                       " SELECT s.game, s.kind, s.card_set, s.name, NULL"
                       " FROM thing_said s WHERE s.content IS NOT NULL AND NOT EXISTS"
                       " (SELECT 1 FROM thing t WHERE " IMPORT_OTHER_SAME("t", "s") ")",
                       "")
               ? -1
               : 0;
}

// Does the same for one thing. With its name as parameters SQLite looks it up in each part of
// the view, where a join would go through all of them.
static int find_one(ImportDb *db, sqlite3_stmt *row)
{
    return import_db_exec(
        db,
        "INSERT INTO temp.news SELECT ?1, ?2, ?3, ?4, content FROM"
        " (SELECT (SELECT t.content FROM thing t WHERE t.game = ?1 AND t.kind = ?2"
        " AND t.card_set = ?3 AND t.name = ?4) AS content,"
        " (SELECT s.content FROM thing_said s WHERE s.game = ?1 AND s.kind = ?2"
        " AND s.card_set = ?3 AND s.name = ?4) AS said) WHERE content IS NOT said",
        "itit",
        sqlite3_column_int64(row, 0),
        store_text(row, 1),
        sqlite3_column_int64(row, 2),
        store_text(row, 3));
}

// Does the same for those that this step wrote. All others are as imports stated them before
// it.
static int find_stirred(ImportDb *db)
{
    sqlite3_stmt *row =
        store_statement(db->store,
                        "SELECT DISTINCT game, kind, card_set, name FROM temp.stirred",
                        db->err);
    int status;

    if (!row) return -1;
    while ((status = store_step(db->store, row, db->err)) > 0)
        if (find_one(db, row)) return -1;
    return status < 0 ? -1 : import_db_exec(db, "DELETE FROM temp.stirred", "");
}

// The first step of which only the writes are followed: nobody else wrote what it begins with.
static int first_followed(const ImportAccount *account)
{
    return account->db->store->stated ? 0 : 1;
}

int import_other_say(ImportAccount *account)
{
    if (import_db_exec(
            account->db,
            "CREATE TEMP TABLE IF NOT EXISTS news"
            " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT, content TEXT)",
            "") ||
        import_db_exec(account->db, "DELETE FROM temp.news", "") ||
        (account->steps++ >= first_followed(account) ? find_stirred(account->db)
                                                     : find_all(account->db)))
        return -1;
    const int64_t n =
        import_db_find(account->db, "SELECT count(*) FROM temp.news", NULL);
    if (n <= 0) return n < 0 ? -1 : 0;
    account->report->written = true;
    return import_account_start(account) ||
                   import_db_exec(
                       account->db,
                       "INSERT INTO said_thing"
                       " (game, import, kind, card_set, name, content)"
                       " SELECT game, ?1, kind, card_set, name, content FROM temp.news",
                       "i",
                       account->step.id)
               ? -1
               : 0;
}

int import_other_begin(ImportAccount *account)
{
    if (account->steps == first_followed(account) && follow_writes(account->db))
        return -1;
    return import_db_exec(account->db,
                          "CREATE TEMP TABLE IF NOT EXISTS same"
                          " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT)",
                          "") ||
                   import_db_exec(account->db, "DELETE FROM temp.same", "")
               ? -1
               : 0;
}

int import_other_same(ImportDb *db, int64_t set, const char *kind, const char *name)
{
    return import_db_exec(db,
                          "INSERT INTO temp.same VALUES (the_game(), ?2, ?1, ?3)",
                          "itt",
                          set,
                          kind,
                          name);
}

int import_other_gone(ImportDb *db, int64_t set)
{
    return import_db_exec(db,
                          "INSERT INTO temp.same SELECT game, kind, card_set, name"
                          " FROM thing_said WHERE game = the_game() AND card_set = ?1"
                          " AND content IS NULL",
                          "i",
                          set);
}

int import_other_again(ImportAccount *account)
{
    return import_db_exec(account->db,
                          "INSERT OR IGNORE INTO thing_again (import, thing)"
                          " SELECT ?1, s.id FROM temp.same m"
                          " JOIN thing_said s ON " IMPORT_OTHER_SAME(
                              "s", "m") " JOIN said_thing t ON t.id = s.id"
                                        " WHERE t.import IS NOT ?1",
                          "i",
                          account->step.id);
}
