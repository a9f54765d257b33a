// import_needs_check.c -- checks sets that build on each other, and keywords of one name.
//
// The paths of one import come in any order, and two sets that share a keyword may both
// change it. So the sets are checked when all are there.

#include "db/import/folders/import_needs_check.h"

#include <string.h>

#include "db/import/base/import_game_use.h"
#include "db/store/set_order.h"
#include "db/text/key_map.h"

// Returns the codes of other sets of the game, as many as a message has room for.
static const char *known_sets(ImportDb *db, const SetFolder *set)
{
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT coalesce(group_concat(code, ', '), 'none')"
        " FROM (SELECT code FROM card_set"
        " WHERE game = the_game() AND api IS NOT NULL AND code <> ?1 LIMIT 20)",
        NULL);

    if (!row) return "";
    store_bind(row, "t", set->code);
    const int status = store_step(db->store, row, NULL);
    const char *codes = status > 0 ? arena_text(db->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    return codes;
}

// Refuses a set that needs one of which no folder was imported.
static int check_there(ImportDb *db, const SetFolder *set)
{
    for (int i = 0; i < set->needs_n; i++) {
        const int64_t api = import_db_find(
            db,
            "SELECT coalesce(api, 0) FROM card_set WHERE game = the_game() AND code = ?1",
            set->needs[i]);

        if (api > 0) continue;
        if (api < -1) return -1;
        return err_found(db->err,
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
                         known_sets(db, set));
    }
    return 0;
}

// Refuses a set that is among those that it needs, directly or not.
static int check_circle(ImportDb *db, const SetFolder *set, const SetOrder *order)
{
    const OrderedSet *it =
        order->circular_n ? set_order_called(order, set->code) : NULL;
    const OrderedSet *back =
        it && it->circular ? set_order_back(order, it, db->arena) : NULL;
    if (!back) return 0;
    return err_found(
        db->err,
        FOUND_NEEDS,
        CODE_DATA,
        "%s/set.json: set %s needs %s, and %s needs %s in turn: sets cannot "
        "need each other",
        set->path,
        set->code,
        back->code,
        back->code,
        set->code);
}

int import_needs_check_shared(ImportDb *db)
{
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT a.name, a.path, b.path, a.source, b.source"
        " FROM script b JOIN script a"
        " ON a.id = (SELECT min(id) FROM script"
        "  WHERE game = b.game AND kind = b.kind AND name = b.name)"
        " WHERE b.game = the_game() AND b.kind = 'keyword' AND b.id > a.id ORDER BY b.id",
        db->err);
    int status = row ? 1 : -1;

    while (status > 0 && (status = store_step(db->store, row, db->err)) > 0) {
        if (set_script_same(store_text(row, 3), store_text(row, 4))) continue;
        status =
            err_found(db->err,
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

// Checks what the sets of the current game need.
static int check_needs(Importer *importer, const char *game)
{
    SetOrder order;

    if (set_order_read(
            importer->db->store, importer->db->arena, &order, importer->db->err))
        return -1;
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (set->code && !strcmp(set->game, game) &&
            (check_there(importer->db, set) || check_circle(importer->db, set, &order)))
            return -1;
    }
    return 0;
}

int import_needs_check(Importer *importer)
{
    KeyMap games = {.arena = importer->db->arena};

    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (!set->code || !key_map_add(&games, set->game, i)) continue;
        if (import_game_use(importer, set->game) || check_needs(importer, set->game) ||
            import_needs_check_shared(importer->db))
            return -1;
    }
    return 0;
}
