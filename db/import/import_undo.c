// import_undo.c -- takes an import back.
//
// No statement is deleted. The import is marked as undone. Then, game by game, sets,
// scripts, decks and the like become what other imports state of them
// (restore_other.h), and the cards of all rows that it stated are settled again.

#include "db/import/import_undo.h"

#include <string.h>

#include "db/import/base/import_game_use.h"
#include "db/import/folders/import_lost_facts.h"
#include "db/import/folders/import_needs_check.h"
#include "db/import/import_run.h"
#include "db/import/settle/import_set_row.h"
#include "db/import/settle/import_settle.h"
#include "db/import/statements/import_recode.h"
#include "db/import/statements/reading_sets.h"
#include "db/import/statements/restore_other.h"
#include "db/settle/set_size.h"
#include "db/store/set_name.h"
#include "engine/base/base.h"

// ---- undoing

// Marks an import as undone, or as counting again. An import that is an undo has undone
// another one, which turns the other way.
static int turn_import(ImportDb *db, int64_t import, bool undone)
{
    int64_t undoes = 0;
    sqlite3_stmt *row =
        store_statement(db->store, "SELECT undoes FROM import WHERE id = ?1", db->err);

    if (!row) return -1;
    store_bind(row, "i", import);
    const int status = store_step(db->store, row, db->err);
    if (status > 0) undoes = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    if (status < 0 ||
        import_db_exec(
            db, "UPDATE import SET undone = ?2 WHERE id = ?1", "in", import, undone) ||
        import_db_exec(db, "INSERT INTO temp.turned VALUES (?1)", "i", import))
        return -1;
    return undoes ? turn_import(db, undoes, !undone) : 0;
}

// Returns whether a query finds a row for import [import] in its first column; -1 on
// failure.
static int finds_import(ImportDb *db, const char *sql, int64_t import)
{
    sqlite3_stmt *row = store_statement(db->store, sql, db->err);

    if (!row) return -1;
    store_bind(row, "i", import);
    const int status = store_step(db->store, row, db->err);
    sqlite3_reset(row);
    return status;
}

// Refuses what cannot be undone.
static int check_undo(ImportDb *db, int64_t import)
{
    static const char there[] = "SELECT 1 FROM import WHERE id = ?1";
    static const char undone[] = "SELECT 1 FROM import WHERE id = ?1 AND undone = 1";
    static const char says[] =
        "SELECT 1 FROM import WHERE id = ?1 AND undoes IS NOT NULL"
        " UNION ALL SELECT 1 FROM reading WHERE import = ?1"
        " UNION ALL SELECT 1 FROM said_card WHERE import = ?1"
        " UNION ALL SELECT 1 FROM said_thing WHERE import = ?1"
        " UNION ALL SELECT 1 FROM thing_again WHERE import = ?1";
    // Before version 10 the database did not keep what a script was before.
    static const char lost[] =
        "SELECT 1 FROM set_change c WHERE c.import = ?1 AND c.old IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM said_thing t WHERE t.game = c.game"
        "  AND t.kind = c.kind AND t.card_set = coalesce(c.card_set, 0)"
        "  AND t.name = c.name AND t.content ->> 'hash' = c.old)";
    static const struct {
        const char *sql;
        int found;
        int code;
        const char *why;
    } checks[] = {
        {there, 0, CODE_MISSING, "there is no import %lld"},
        {undone, 1, CODE_DATA, "import %lld is undone already"},
        {says,
         0,
         CODE_DATA,
         "import %lld said nothing that counts: it only rejected, or an earlier version "
         "of the database did not keep what it said"},
        {lost,
         1,
         CODE_DATA,
         "import %lld replaced scripts when the database did not keep the earlier ones "
         "yet: import their folder as it was"}};

    for (int i = 0; i < COUNT_OF(checks); i++) {
        const int found = finds_import(db, checks[i].sql, import);
        if (found < 0) return -1;
        if (found == checks[i].found)
            return err_set(db->err, checks[i].code, checks[i].why, (long long)import);
    }
    return 0;
}

// ---- one game

// Lists the sets of which the undone imports state a name or a size.
static int read_sets(ImportDb *db, const char ***sets)
{
    int n = 0, status;
    sqlite3_stmt *row = store_statement(db->store,
                                        "SELECT DISTINCT s.code FROM said_set s"
                                        " JOIN reading r ON r.id = s.reading"
                                        " JOIN temp.turned t ON t.import = r.import"
                                        " WHERE s.game = the_game()",
                                        db->err);

    *sets = NULL;
    if (!row) return -1;
    while ((status = store_step(db->store, row, db->err)) > 0) {
        *sets = arena_grow(db->arena, *sets, n, sizeof **sets);
        (*sets)[n++] = arena_text(db->arena, store_text(row, 0));
    }
    return status < 0 ? -1 : n;
}

// Touches the sets whose sizes or names an undone import stated. Nothing tells any more
// which of their rows stand beyond the size, so all are touched.
static int touch_sets(ImportDb *db)
{
    const char **sets;
    const int n = read_sets(db, &sets);

    for (int i = 0; i < n; i++) {
        char real[SET_CODE_BYTES] = "";
        Settling settling = {.store = db->store, .err = db->err};
        if (set_name_is_key(sets[i]) &&
            set_name_find(db->store, sets[i] + 1, real, db->err) < 0)
            return -1;
        const char *set = *real ? real : sets[i];
        const int size = set_size_of(&settling, set);
        if (size < 0 || import_set_row_name(db, set) ||
            reading_sets_touch(db, set, size))
            return -1;
    }
    return n < 0 ? -1 : reading_sets_touch_totals(db);
}

static int settle_undo(ImportReading *reading)
{
    ImportDb *db = reading->importer->db;
    static const char touch[] =
        "INSERT OR IGNORE INTO temp.touched"
        " SELECT s.id FROM temp.turned t"
        " JOIN reading r ON r.import = t.import"
        " JOIN said s ON s.reading = r.id"
        " WHERE s.game = the_game()"
        " UNION ALL"
        " SELECT s.id FROM temp.turned t"
        " JOIN reading r ON r.import = t.import"
        " JOIN said_again a ON a.reading = r.id"
        " JOIN said s ON s.id BETWEEN a.first AND a.last"
        " WHERE s.game = the_game()"
        " UNION ALL"
        " SELECT s.id FROM temp.turned t"
        " JOIN said_card c ON c.import = t.import"
        " JOIN said s ON s.game = c.game AND (s.base = c.code OR s.base = c.other)"
        " WHERE s.game = the_game()";

    return import_db_exec(db, touch, "") || import_recode(db) || touch_sets(db) ||
                   import_settle(reading)
               ? -1
               : 0;
}

// Fails if a set is left without one that it needs.
static int check_needs(ImportDb *db)
{
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT s.code, d.needs FROM card_set s JOIN set_need d ON d.card_set = s.id"
        " WHERE s.game = the_game() AND NOT EXISTS (SELECT 1 FROM card_set n"
        "  WHERE n.game = s.game AND n.code = d.needs AND n.api IS NOT NULL)"
        " ORDER BY 1, 2 LIMIT 1",
        db->err);

    if (!row) return -1;
    const int status = store_step(db->store, row, db->err);
    if (status > 0)
        (void)err_set(db->err,
                      CODE_DATA,
                      "set %s needs %s: undo first the import that brought %s",
                      store_text(row, 0),
                      store_text(row, 1),
                      store_text(row, 0));
    sqlite3_reset(row);
    return status ? -1 : 0;
}

// Brings back the game's scripts, then all else. [kept] says whether the game stays.
static int undo_game(ImportReading *reading, const char *name, bool kept)
{
    Importer *importer = reading->importer;

    if (!kept && import_game_use(importer, name)) return -1;
    if (kept &&
        (import_game_use_name(importer, name) ||
         restore_other(reading, OTHER_OF_GAME) || import_game_use(importer, name)))
        return -1;
    if (restore_other(reading, OTHER_OF_SETS) || settle_undo(reading) ||
        check_needs(importer->db) || import_needs_check_shared(importer))
        return -1;
    const SetFolder game = {.path =
                                arena_format(importer->db->arena, "the game %s", name)};
    return importer->account->report->game_changed
               ? import_lost_facts_check(importer->db, &game)
               : 0;
}

// Takes the scripts of a game away, unless other imports brought something of it.
static int remove_game(ImportReading *reading, const char *name)
{
    ImportAccount *account = reading->importer->account;
    ImportReport *report = account->report;
    const int64_t rest = import_db_find(
        account->db,
        "SELECT count(*) FROM (SELECT code FROM card WHERE game = the_game()"
        " UNION ALL SELECT name FROM thing WHERE game = the_game()"
        " AND kind NOT IN ('ruleset', 'rules', 'map', 'trust'))",
        NULL);

    if (rest < 0) return -1;
    if (rest)
        return err_set(
            account->db->err,
            CODE_DATA,
            "the game %s would be gone, but later imports brought sets, cards "
            "or decks of it: undo these first",
            name);
    for (int i = 0; i < report->games_n; i++)
        if (!strcmp(report->games[i], name))
            report->games[i] =
                report->games[--report->games_n]; // there is none to load
    return restore_other(reading, OTHER_OF_GAME);
}

// ---- all of them

typedef struct {
    const char *name;
    bool kept; // it is in C, or an import still states its ruleset
} UndoneGame;

static int read_games(ImportDb *db, UndoneGame **games)
{
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT g.name, NOT EXISTS (SELECT 1 FROM script s"
        "  WHERE s.game = g.id AND s.kind = 'ruleset')"
        " OR EXISTS (SELECT 1 FROM thing_said t"
        "  WHERE t.game = g.id AND t.kind = 'ruleset' AND t.content IS NOT NULL)"
        " FROM game g WHERE g.id IN (SELECT q.game FROM temp.turned u"
        "  JOIN reading r ON r.import = u.import JOIN source q ON q.id = r.source"
        "  UNION SELECT c.game FROM temp.turned u JOIN said_card c ON c.import = u.import"
        "  UNION SELECT t.game FROM temp.turned u JOIN said_thing t ON t.import = u.import"
        "  UNION SELECT t.game FROM temp.turned u JOIN thing_again a ON a.import = u.import"
        "   JOIN said_thing t ON t.id = a.thing)"
        " ORDER BY g.id",
        db->err);

    *games = NULL;
    if (!row) return -1;
    while ((status = store_step(db->store, row, db->err)) > 0) {
        *games = arena_grow(db->arena, *games, n, sizeof **games);
        (*games)[n++] = (UndoneGame){arena_text(db->arena, store_text(row, 0)),
                                     store_number(row, 1) == 1};
    }
    return status < 0 ? -1 : n;
}

static int undo_games(ImportReading *reading)
{
    ImportDb *db = reading->importer->db;
    UndoneGame *games;
    const int n = read_games(db, &games);

    for (int i = 0; i < n; i++)
        if (undo_game(reading, games[i].name, games[i].kept) ||
            (!games[i].kept && remove_game(reading, games[i].name)))
            return -1;
    return n < 0 ? -1 : 0;
}

static int undo_import(Importer *importer, void *of)
{
    const int64_t import = *(const int64_t *)of;
    ImportReading reading = import_reading_of_step(importer);

    if (check_undo(importer->db, import) || import_account_start(importer->account))
        return -1;
    if (import_db_exec(importer->db,
                       "CREATE TEMP TABLE IF NOT EXISTS turned (import INTEGER)",
                       "") ||
        import_db_exec(importer->db, "DELETE FROM temp.turned", "") ||
        import_db_exec(importer->db,
                       "UPDATE import SET undoes = ?2 WHERE id = ?1",
                       "ii",
                       importer->account->step.id,
                       import) ||
        turn_import(importer->db, import, true))
        return -1;
    importer->account->report->written = true;
    return undo_games(&reading);
}

static int undo_step(Importer *importer, void *of)
{
    const char *name = arena_format(
        importer->db->arena, "undo of import %lld", (long long)*(const int64_t *)of);

    return import_run_step(importer, name, undo_import, of);
}

int import_undo(Store *store, const ImportOptions *options, int64_t import,
                ImportReport *report, Err *err)
{
    return import_run(store, &(ImportCall){options, report, err}, undo_step, &import);
}
