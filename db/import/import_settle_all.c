// import_settle_all.c -- works all cards out anew.

#include "db/import/import_settle_all.h"

#include "db/import/base/import_game_use.h"
#include "db/import/import_run.h"
#include "db/import/settle/import_settle.h"

// Returns the names of the games that have statements which count; NULL ends them.
static const char **find_games(ImportDb *db)
{
    const char **games = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT name FROM game g WHERE EXISTS (SELECT 1 FROM source q"
        " JOIN reading r ON r.source = q.id JOIN import i ON i.id = r.import"
        " WHERE q.game = g.id AND i.undone = 0) ORDER BY id",
        db->err);

    if (!row) return NULL;
    while ((status = store_step(db->store, row, db->err)) > 0) {
        games = arena_grow(db->arena, games, n, sizeof *games);
        games[n++] = arena_text(db->arena, store_text(row, 0));
    }
    games = arena_grow(db->arena, games, n, sizeof *games);
    games[n] = NULL;
    return status < 0 ? NULL : games;
}

static int settle_everything(Importer *importer, void *nothing)
{
    const char **games = find_games(importer->db);

    ImportReading reading = import_reading_of_step(importer);

    (void)nothing;
    for (; games && *games; games++)
        if (import_game_use(importer, *games) ||
            import_db_exec(importer->db,
                           "INSERT OR IGNORE INTO temp.touched"
                           " SELECT id FROM said WHERE game = the_game()",
                           "") ||
            import_settle(&reading))
            return -1;
    return games ? 0 : -1;
}

static int settle_step(Importer *importer, void *nothing)
{
    return import_run_step(importer, "cards settled anew", settle_everything, nothing);
}

int import_settle_all(Store *store, const ImportOptions *options, ImportReport *report,
                      Err *err)
{
    return import_run(store, &(ImportCall){options, report, err}, settle_step, NULL);
}
