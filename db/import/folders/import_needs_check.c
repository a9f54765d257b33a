// import_needs_check.c -- checks sets that build on each other, and keywords of one name.
//
// The paths of one import come in any order, and two sets that share a keyword may both
// change it. So the sets are checked when all are there.

#include "db/import/folders/import_needs_check.h"

#include "db/import/base/import_game_use.h"

// Returns the codes of other sets of the game, as many as a message has room for.
static const char *known_sets(Importer *importer, const SetFolder *set)
{
    sqlite3_stmt *row = store_statement(
        importer->store,
        "SELECT coalesce(group_concat(code, ', '), 'none')"
        " FROM (SELECT code FROM card_set"
        " WHERE game = the_game() AND api IS NOT NULL AND code <> ?1 LIMIT 20)",
        NULL);

    if (!row) return "";
    store_bind(row, "t", set->code);
    const int status = store_step(importer->store, row, NULL);
    const char *codes =
        status > 0 ? arena_text(importer->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    return codes;
}

// Refuses a set that needs one of which no folder was imported.
static int check_there(Importer *importer, const SetFolder *set)
{
    for (int i = 0; i < set->needs_n; i++) {
        const int64_t api = importer_find(
            importer,
            "SELECT coalesce(api, 0) FROM card_set WHERE game = the_game() AND code = ?1",
            set->needs[i]);

        if (api > 0) continue;
        if (api < -1) return -1;
        return err_found(importer->err,
                         FOUND_NEEDS,
                         CODE_DATA,
                         "%s/set.json: set %s needs %s, %s: import %s first, or both "
                         "with one command (other sets here: %s)",
                         set->path,
                         set->code,
                         set->needs[i],
                         api ? "which is not in this database"
                             : "of which this database has only lists",
                         api ? "it" : "its folder",
                         known_sets(importer, set));
    }
    return 0;
}

// Refuses a set that is among those that it needs, directly or not.
static int check_circle(Importer *importer, const SetFolder *set)
{
    static const char *const sql =
        "WITH RECURSIVE needed(code, first) AS ("
        " SELECT d.needs, d.needs"
        " FROM card_set s JOIN set_need d ON d.card_set = s.id"
        " WHERE s.game = the_game() AND s.code = ?1"
        " UNION"
        " SELECT d.needs, n.first"
        " FROM needed n"
        " JOIN card_set s ON s.game = the_game() AND s.code = n.code"
        " JOIN set_need d ON d.card_set = s.id)"
        " SELECT first FROM needed WHERE code = ?1";
    sqlite3_stmt *row = store_statement(importer->store, sql, importer->err);

    if (!row) return -1;
    store_bind(row, "t", set->code);
    const int status = store_step(importer->store, row, importer->err);
    const char *first =
        status > 0 ? arena_text(importer->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    if (status <= 0) return status;
    return err_found(
        importer->err,
        FOUND_NEEDS,
        CODE_DATA,
        "%s/set.json: set %s needs %s, and %s needs %s in turn: sets cannot "
        "need each other",
        set->path,
        set->code,
        first,
        first,
        set->code);
}

int import_needs_check_shared(Importer *importer)
{
    sqlite3_stmt *row = store_statement(
        importer->store,
        "SELECT a.name, a.path, b.path, a.source, b.source"
        " FROM script a JOIN script b"
        " ON b.game = a.game AND b.kind = a.kind AND b.name = a.name AND b.id > a.id"
        " WHERE a.game = the_game() AND a.kind = 'keyword' ORDER BY b.id",
        importer->err);
    int status = row ? 1 : -1;

    while (status > 0 &&
           (status = store_step(importer->store, row, importer->err)) > 0) {
        if (set_script_same(store_text(row, 3), store_text(row, 4))) continue;
        status =
            err_found(importer->err,
                      FOUND_KEYWORD_TWICE,
                      CODE_DATA,
                      "%s: it says other than %s, and a keyword means one thing in "
                      "the whole game: give '%s' another name, or import both sets "
                      "with one command when both say the same",
                      store_text(row, 2),
                      store_text(row, 1),
                      store_text(row, 0));
    }
    if (row) sqlite3_reset(row);
    return status;
}

int import_needs_check(Importer *importer)
{
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];

        if (!set->code) continue;
        if (import_game_use(importer, set->game) || check_there(importer, set) ||
            check_circle(importer, set) || import_needs_check_shared(importer))
            return -1;
    }
    return 0;
}
