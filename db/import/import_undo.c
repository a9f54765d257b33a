// import_undo.c -- imports that no longer count, cards that are one or none as a person
// says, and all cards worked out anew.
//
// Nothing is deleted: an import is marked as undone, and all rows that it said are settled
// again, game by game.

#include "db/import/import_undo.h"

#include <string.h>

#include "db/import/import_inside.h"
#include "db/import/import_person.h"
#include "db/import/import_said_inside.h"
#include "db/import/import_settle_all.h"
#include "db/store/lookup.h"
#include "engine/kernel/base/base.h"

// Settles the rows of every game that [touch] inserts into temp.touched; ?1 in it is
// [import], and it wants the game at hand.
static int settle_games(Importer *importer, const char *touch, int64_t import)
{
    const char **games = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        importer->store, "SELECT name FROM game ORDER BY id", importer->err);

    if (!row) return -1;
    while ((status = store_step(importer->store, row, importer->err)) > 0) {
        games = arena_grow(importer->arena, games, n, sizeof *games);
        games[n++] = arena_text(importer->arena, store_text(row, 0));
    }
    if (status < 0) return -1;
    for (int i = 0; i < n; i++) {
        const int64_t here =
            importer_find(importer,
                          "SELECT count(*) FROM (SELECT 1 FROM said WHERE game = ("
                          " SELECT id FROM game WHERE name = ?1) LIMIT 1)",
                          games[i]);
        if (here == -2) return -1;
        if (here < 1) continue;
        if (import_game_use(importer, games[i])) return -1;
        if (importer_exec(importer, touch, "i", import) || import_settle(importer))
            return -1;
    }
    return 0;
}

// ---- undoing

// Whether an import counts; it changes with each undo.
static int turn(Importer *importer, int64_t import, bool undone)
{
    int64_t undoes = 0;
    sqlite3_stmt *row = store_statement(
        importer->store, "SELECT undoes FROM import WHERE id = ?1", importer->err);

    if (!row) return -1;
    store_bind(row, "i", import);
    const int status = store_step(importer->store, row, importer->err);
    if (status > 0) undoes = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    if (status < 0 ||
        importer_exec(importer,
                      "UPDATE import SET undone = ?2 WHERE id = ?1",
                      "in",
                      import,
                      undone) ||
        importer_exec(importer, "INSERT INTO temp.turned VALUES (?1)", "i", import))
        return -1;
    return undoes ? turn(importer, undoes, !undone) : 0;
}

// Refuses what cannot be undone.
static int check(Importer *importer, int64_t import)
{
    sqlite3_stmt *row = store_statement(
        importer->store,
        "SELECT undone, undoes IS NOT NULL,"
        " (SELECT count(*) FROM reading WHERE import = i.id AND form = 'set'),"
        " (SELECT count(*) FROM reading WHERE import = i.id),"
        " (SELECT count(*) FROM said_card WHERE import = i.id)"
        " FROM import i WHERE id = ?1",
        importer->err);
    const long long id = import;

    if (!row) return -1;
    store_bind(row, "i", import);
    const int status = store_step(importer->store, row, importer->err);
    const bool undone = status > 0 && store_number(row, 0) == 1;
    const bool folder = status > 0 && store_number(row, 2) > 0;
    const bool says = status > 0 && (store_number(row, 1) || store_number(row, 3) ||
                                     store_number(row, 4));
    sqlite3_reset(row);
    if (status < 0) return -1;
    if (!status)
        return err_set(importer->err, CODE_MISSING, "there is no import %lld", id);
    if (undone)
        return err_set(importer->err, CODE_DATA, "import %lld is undone already", id);
    if (folder)
        return err_set(
            importer->err,
            CODE_DATA,
            "import %lld brought the folder of a set, whose scripts cannot be "
            "undone: import the folder as it was",
            id);
    if (says) return 0;
    return err_set(
        importer->err,
        CODE_DATA,
        "import %lld said nothing of cards; scripts, bans, decks and maps are "
        "not undone: import them as they were",
        id);
}

// The sets of which an import says name or size, with the size before it is undone.
typedef struct {
    const char *game, *code;
    int before;
} SetSize;

static int read_sizes(Importer *importer, int64_t import, SetSize **sizes)
{
    int n = 0, status;
    sqlite3_stmt *row = store_statement(importer->store,
                                        "SELECT DISTINCT g.name, s.code"
                                        " FROM said_set s"
                                        " JOIN game g ON g.id = s.game"
                                        " JOIN reading r ON r.id = s.reading"
                                        " JOIN temp.turned t ON t.import = r.import"
                                        " WHERE ?1 > 0",
                                        importer->err);

    *sizes = NULL;
    if (!row) return -1;
    store_bind(row, "i", import);
    while ((status = store_step(importer->store, row, importer->err)) > 0) {
        *sizes = arena_grow(importer->arena, *sizes, n, sizeof **sizes);
        (*sizes)[n++] = (SetSize){arena_text(importer->arena, store_text(row, 0)),
                                  arena_text(importer->arena, store_text(row, 1)),
                                  0};
    }
    return status < 0 ? -1 : n;
}

// Touches the sets whose sizes or names an undone import said. Which of their rows stand
// beyond them is not known any more, so all are touched.
static int touch_sets(Importer *importer, int64_t import)
{
    SetSize *sizes;
    const int n = read_sizes(importer, import, &sizes);

    for (int i = 0; i < n; i++) {
        if (import_game_use(importer, sizes[i].game)) return -1;
        importer->settling.size_set[0] = '\0';
        const int size = settle_size(&importer->settling, sizes[i].code);
        if (size < 0 || import_set_row_name(importer, sizes[i].code) ||
            import_reading_touch_set(importer, sizes[i].code, size) ||
            import_settle(importer))
            return -1;
    }
    return n < 0 ? -1 : 0;
}

static int undo(Importer *importer, void *of)
{
    static const char touch[] =
        "INSERT OR IGNORE INTO temp.touched"
        " SELECT s.id FROM temp.turned t"
        " JOIN reading r ON r.import = t.import"
        " JOIN said s ON s.reading = r.id"
        " WHERE s.game = the_game() AND ?1 > 0"
        " UNION ALL"
        " SELECT s.id FROM temp.turned t"
        " JOIN said_card c ON c.import = t.import"
        " JOIN said s ON s.game = c.game AND (s.base = c.code OR s.base = c.other)"
        " WHERE s.game = the_game()";
    const int64_t import = *(const int64_t *)of;

    importer->reading =
        (ImportReading){.label = importer->path, .file = importer->path};
    importer_open(importer, importer->path, "cards"); // the first line of the report
    if (check(importer, import) || importer_start(importer)) return -1;
    if (importer_exec(
            importer, "CREATE TEMP TABLE IF NOT EXISTS turned (import INTEGER)", "") ||
        importer_exec(importer, "DELETE FROM temp.turned", "") ||
        importer_exec(importer,
                      "UPDATE import SET undoes = ?2 WHERE id = ?1",
                      "ii",
                      importer->import,
                      import) ||
        turn(importer, import, true))
        return -1;
    importer->report->written = true;
    return settle_games(importer, touch, import) || touch_sets(importer, import) ? -1
                                                                                 : 0;
}

static int undo_step(Importer *importer, void *of)
{
    const char *name = arena_format(
        importer->arena, "undo of import %lld", (long long)*(const int64_t *)of);

    return import_step(importer, name, undo, of);
}

int import_undo(Store *store, const ImportOptions *options, int64_t import,
                ImportReport *report, Err *err)
{
    return import_run(store, &(ImportCall){options, report, err}, undo_step, &import);
}

// ---- what a person says

// Finds a card by its code or name. Sets [own] if a set folder has it. Returns its code, or
// NULL.
static const char *find_card(Importer *importer, const char *what, bool *own)
{
    const int64_t id = lookup_card(importer->store, what, importer->err);
    sqlite3_stmt *row =
        id > 0 ? store_statement(importer->store,
                                 "SELECT code, listed FROM card WHERE id = ?1",
                                 importer->err)
               : NULL;

    if (!id) (void)err_set(importer->err, CODE_MISSING, "no card '%s'", what);
    if (!row) return NULL;
    store_bind(row, "i", id);
    if (store_step(importer->store, row, importer->err) <= 0) return NULL;
    const char *code = arena_text(importer->arena, store_text(row, 0));
    *own = store_number(row, 1) == 0;
    sqlite3_reset(row);
    return code;
}

static int say_card(Importer *importer, const char *code, const char *other)
{
    importer->reading =
        (ImportReading){.label = importer->path, .file = importer->path};
    importer_open(importer, importer->path, "cards"); // the first line of the report
    if (importer_start(importer) ||
        importer_exec(importer,
                      "INSERT INTO said_card (game, import, code, other)"
                      " VALUES (the_game(), ?1, ?2, ?3)",
                      "itt",
                      importer->import,
                      code,
                      other) ||
        importer_exec(importer,
                      "INSERT OR IGNORE INTO temp.touched"
                      " SELECT id FROM said WHERE game = the_game() AND base = ?1"
                      " UNION ALL"
                      " SELECT id FROM said WHERE game = the_game() AND base = ?2",
                      "tt",
                      code,
                      other))
        return -1;
    importer->report->written = true;
    return import_settle(importer);
}

static int use_game(Importer *importer)
{
    return import_game_use_near(importer, ".");
}

static int merge_cards(Importer *importer, void *what)
{
    const ImportMerge *merge = what;
    bool own = false;

    if (use_game(importer)) return -1;
    const char *code = find_card(importer, merge->code, &own);
    const char *other = code ? find_card(importer, merge->other, &own) : NULL;
    if (!other) return -1;
    if (!strcmp(code, other))
        return err_set(importer->err, CODE_DATA, "%s is one card already", code);
    if (own)
        return err_set(importer->err,
                       CODE_DATA,
                       "%s is a card of a set folder and stays; the other card can be "
                       "merged into it",
                       other);
    return say_card(importer, code, other);
}

static int merge_step(Importer *importer, void *what)
{
    const ImportMerge *merge = what;
    const char *name =
        arena_format(importer->arena, "merge of %s and %s", merge->code, merge->other);

    return import_step(importer, name, merge_cards, what);
}

int import_person_merge(Store *store, const ImportOptions *options,
                        const ImportMerge *merge, ImportReport *report, Err *err)
{
    return import_run(
        store, &(ImportCall){options, report, err}, merge_step, (void *)merge);
}

static int forget_card(Importer *importer, void *what)
{
    bool own = false;

    if (use_game(importer)) return -1;
    const char *code = find_card(importer, what, &own);
    if (!code) return -1;
    if (own)
        return err_set(importer->err,
                       CODE_DATA,
                       "%s is a card of a set folder: take it out of the folder",
                       code);
    return say_card(importer, code, NULL);
}

static int forget_step(Importer *importer, void *what)
{
    const char *name =
        arena_format(importer->arena, "card %s to be forgotten", (const char *)what);

    return import_step(importer, name, forget_card, what);
}

int import_person_forget(Store *store, const ImportOptions *options, const char *code,
                         ImportReport *report, Err *err)
{
    return import_run(
        store, &(ImportCall){options, report, err}, forget_step, (void *)code);
}

// ---- everything anew

static int settle_everything(Importer *importer, void *nothing)
{
    (void)nothing;
    importer->reading =
        (ImportReading){.label = importer->path, .file = importer->path};
    importer_open(importer, importer->path, "cards"); // the first line of the report
    return settle_games(importer,
                        "INSERT OR IGNORE INTO temp.touched"
                        " SELECT id FROM said WHERE game = the_game() AND ?1 = 0",
                        0);
}

static int settle_step(Importer *importer, void *nothing)
{
    return import_step(importer, "cards settled anew", settle_everything, nothing);
}

int import_settle_all(Store *store, const ImportOptions *options, ImportReport *report,
                      Err *err)
{
    return import_run(store, &(ImportCall){options, report, err}, settle_step, NULL);
}
