// import_lost_parts.c -- takes out of the database what the folder of a game no longer has.
//
// A set, a deck or a ban list came with the folder if the last import that said it said the
// rules of the game, too. What was imported for itself stays.

#include "db/import/folders/import_lost_parts.h"

#include <string.h>

#include "db/import/base/import_met.h"
#include "db/import/folders/import_set.h"
#include "engine/base/base.h"

// SQL: whether the thing of the current game with that kind, set and name came with the
// folder of the game.
#define CAME_ALONG(kind, set, name)                                                    \
    " EXISTS (SELECT 1 FROM thing_said s JOIN thing_live l ON l.id = s.id"             \
    " WHERE s.game = the_game() AND s.kind = " kind " AND s.card_set = " set           \
    " AND s.name = " name " AND s.content IS NOT NULL"                                 \
    " AND EXISTS (SELECT 1 FROM said_thing r WHERE r.game = s.game"                    \
    "  AND r.kind = 'ruleset' AND (r.import = l.last OR EXISTS"                        \
    "   (SELECT 1 FROM thing_again a WHERE a.thing = r.id AND a.import = l.last))))"

// Returns the texts of the first two columns of all rows in turn; NULL ends the array.
static const char **read_pairs(ImportDb *db, const char *sql)
{
    const char **pairs = arena_grow(db->arena, NULL, 0, sizeof *pairs);
    sqlite3_stmt *row = store_statement(db->store, sql, db->err);
    int n = 0, status;

    if (!row) return NULL;
    while ((status = store_step(db->store, row, db->err)) > 0)
        for (int i = 0; i < 2; i++) {
            pairs = arena_grow(db->arena, pairs, n, sizeof *pairs);
            pairs[n++] = arena_text(db->arena, store_text(row, i));
        }
    pairs = arena_grow(db->arena, pairs, n, sizeof *pairs);
    pairs[n] = NULL;
    return status < 0 ? NULL : pairs;
}

static bool is_read(const Importer *importer, const char *code)
{
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (set->code && !strcmp(set->code, code) &&
            !strcmp(set->game, importer->rules->game))
            return true;
    }
    return false;
}

int import_lost_parts_sets(Importer *importer, const GameFolder *game)
{
    const char **sets =
        read_pairs(importer->db,
                   "SELECT code, name FROM card_set WHERE game = the_game()"
                   " AND api IS NOT NULL AND" CAME_ALONG("'set'", "card_set.id", "''"));

    if (!sets) return -1;
    for (; *sets; sets += 2)
        if (!is_read(importer, sets[0]) &&
            import_set_lost(importer, game, sets[0], sets[1]))
            return -1;
    return 0;
}

static int remove_file(Importer *importer, const char *kind, const char *name)
{
    ImportAccount *account = importer->account;
    const bool deck = !strcmp(kind, "deck");

    if (import_met_has(importer, kind, name)) return 0;
    import_account_open(account, deck ? "decks" : name, deck ? "decks" : "bans");
    import_account_count(account, DONE_REMOVED);
    import_account_gone(
        account, importer->rules->game, deck ? "deck" : "ban list", name);
    return import_db_exec(
        account->db,
        deck ? "DELETE FROM deck WHERE game = the_game() AND name = ?1"
             : "DELETE FROM ban_list WHERE game = the_game() AND name = ?1",
        "t",
        name);
}

int import_lost_parts_files(Importer *importer)
{
    const char **files = read_pairs(
        importer->db,
        "SELECT 'deck', name FROM deck WHERE game = the_game()"
        " AND" CAME_ALONG(
            "'deck'", "0", "deck.name") " UNION ALL SELECT 'bans', name FROM ban_list"
                                        " WHERE game = the_game()"
                                        " AND" CAME_ALONG(
                                            "'bans'", "0", "ban_list.name"));

    if (!files) return -1;
    for (; *files; files += 2)
        if (remove_file(importer, files[0], files[1])) return -1;
    return 0;
}
