// import_replace_set.c -- brings the cards of a list in place of those of a set.
//
// It is the folder of the set with another list: what is stated is of the same source, so a
// later import of the folder brings its own cards back. Scripts stay where their card stays,
// unless its row says that it has none.

#include "db/import/folders/import_replace_set.h"

#include <string.h>

#include "db/import/files/import_gather.h"
#include "db/import/folders/import_card.h"
#include "db/import/folders/import_script.h"
#include "db/import/folders/import_set.h"
#include "db/import/statements/import_other.h"
#include "db/import/statements/reading_end.h"
#include "db/settle/statement.h"
#include "db/text/key_filter.h"
#include "engine/base/base.h"

// Returns the codes of all sets that came as folders, for a message.
static const char *known_sets(ImportDb *db)
{
    sqlite3_stmt *row =
        store_statement(db->store,
                        "SELECT group_concat(code, ', ')"
                        " FROM (SELECT code FROM card_set WHERE game = the_game()"
                        " AND api IS NOT NULL ORDER BY code LIMIT 20)",
                        db->err);
    const char *codes = "";

    if (row && store_step(db->store, row, db->err) > 0)
        codes = arena_text(db->arena, store_text(row, 0));
    if (row) sqlite3_reset(row);
    return codes;
}

// Fills what the database has of the set. Returns its id, -1 if no folder of it was imported.
static int64_t find_set(Importer *importer, SetFolder *set)
{
    sqlite3_stmt *row = store_statement(
        importer->db->store,
        "SELECT id, code, name, api FROM card_set"
        " WHERE game = the_game() AND code = ?1 COLLATE NOCASE AND api IS NOT NULL",
        importer->db->err);
    int64_t id = -1;

    if (!row) return -1;
    store_bind(row, "t", importer->options->replace_set);
    const int status = store_step(importer->db->store, row, importer->db->err);
    if (status > 0) {
        id = sqlite3_column_int64(row, 0);
        set->code = arena_text(importer->db->arena, store_text(row, 1));
        set->name = arena_text(importer->db->arena, store_text(row, 2));
        set->api = store_number(row, 3);
    }
    sqlite3_reset(row);
    if (status) return id;
    return err_set(
        importer->db->err,
        CODE_DATA,
        "--replace-set: no folder of a set '%s' was imported into the game '%s' "
        "(its sets: %s)",
        importer->options->replace_set,
        importer->rules->game,
        known_sets(importer->db));
}

// Returns whether a script of the set stays: one of a card that the list has, and which
// has more than its row says.
static bool script_stays(const SetList *list, const SetScript *script)
{
    if (strcmp(script->kind, "card") != 0) return true;
    const int row = key_map_find(&list->codes, script->name);
    return row >= 0 && list->rows[row].has_text != 0;
}

// Fills the scripts that the set keeps.
static int find_scripts(ImportDb *db, SetFolder *set, int64_t id)
{
    Arena *arena = db->arena;
    sqlite3_stmt *row = store_statement(db->store,
                                        "SELECT kind, name, path, source, summary"
                                        " FROM script WHERE card_set = ?1 ORDER BY id",
                                        db->err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(db->store, row, db->err)) > 0) {
        const SetScript script = {.kind = arena_text(arena, store_text(row, 0)),
                                  .name = arena_text(arena, store_text(row, 1)),
                                  .path = arena_text(arena, store_text(row, 2)),
                                  .source = arena_text(arena, store_text(row, 3)),
                                  .summary = arena_text(arena, store_text(row, 4))};

        if (!script_stays(&set->list, &script)) continue;
        set->scripts =
            arena_grow(arena, set->scripts, set->scripts_n, sizeof *set->scripts);
        set->scripts[set->scripts_n++] = script;
    }
    return status;
}

static int state(ImportReading *reading, const SetFolder *set, int64_t id)
{
    Importer *importer = reading->importer;

    return import_set_begin(reading, set) || import_card_all(reading, set, id) ||
                   import_script_all(importer, set, id) ||
                   reading_end_folder(reading) || import_other_gone(importer->db, id)
               ? -1
               : 0;
}

int import_replace_set(Importer *importer, const char *path)
{
    SetFolder set = {.path = path, .game = importer->rules->game};
    const int64_t id = find_set(importer, &set);

    if (id < 0 || import_gather(importer, path, &set)) return -1;
    if (!set.list.n && !set.list.rejected)
        return err_set(importer->db->err, CODE_DATA, "%s has no cards", path);
    if (find_scripts(importer->db, &set, id)) return -1;
    importer->account->report->sets++;
    ImportReading reading = {.importer = importer, .seen = key_filter_new()};
    const int failed = state(&reading, &set, id);
    key_filter_free(reading.seen);
    return failed;
}
