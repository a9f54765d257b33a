// import_card.c -- imports the cards of a set folder and removes those that it lost.

#include "db/import/folders/import_card.h"

#include <string.h>

#include "db/import/folders/import_lost_decks.h"
#include "db/import/folders/import_names.h"
#include "db/import/settle/import_settle.h"
#include "db/import/statements/folder_row.h"
#include "db/import/statements/import_recode.h"
#include "db/import/statements/reading_rows.h"
#include "engine/base/base.h"

enum { GONE_TOLD = 8 };

static bool is_listed(const SetList *list, const char *code)
{
    return key_map_find(&list->codes, code) >= 0;
}

// Returns the codes of the set's cards that its list no longer has; NULL ends the
// array.
static const char **find_gone(ImportDb *db, const SetList *list, int64_t set)
{
    const char **gone = arena_grow(db->arena, NULL, 0, sizeof *gone);
    sqlite3_stmt *row = store_statement(
        db->store, "SELECT code FROM card WHERE card_set = ?1 AND listed = 0", db->err);
    int status;
    int n = 0;

    if (!row) return NULL;
    store_bind(row, "i", set);
    while ((status = store_step(db->store, row, db->err)) > 0) {
        if (is_listed(list, store_text(row, 0))) continue;
        gone = arena_grow(db->arena, gone, n, sizeof *gone);
        gone[n++] = arena_text(db->arena, store_text(row, 0));
    }
    gone = arena_grow(db->arena, gone, n, sizeof *gone);
    gone[n] = NULL;
    return status < 0 ? NULL : gone;
}

// Refuses a folder that lost cards, unless the user wants them to go.
static int refuse_gone(const ImportReading *reading, const char **gone)
{
    ImportDb *db = reading->importer->db;
    const char *codes = gone[0];
    int n = 0;

    for (; gone[n]; n++)
        if (n && n < GONE_TOLD)
            codes = arena_format(db->arena, "%s, %s", codes, gone[n]);
    return err_set(db->err,
                   CODE_DATA,
                   "%s no longer has %d card%s of the set that the database has: %s%s; "
                   "import it with --remove to take %s out",
                   reading->file,
                   n,
                   n == 1 ? "" : "s",
                   codes,
                   n > GONE_TOLD ? " and others" : "",
                   n == 1 ? "it" : "them");
}

// States that cards of the set are gone.
static int state_gone(ImportReading *reading, const SetList *list, int64_t set)
{
    Importer *importer = reading->importer;
    const char **gone = find_gone(importer->db, list, set);

    if (!gone) return -1;
    if (*gone && !importer->options->remove && !importer->options->replace_set)
        return refuse_gone(reading, gone);
    for (; *gone; gone++)
        if (import_lost_decks_note(importer->db, *gone) ||
            folder_row_gone(reading, *gone))
            return -1;
    return reading_rows_note_gone(reading);
}

// Refuses a set whose code belongs to another one: if neither the name nor any card is
// the same, the import would remove all cards of that other set.
int import_card_check_set(ImportDb *db, const SetFolder *set)
{
    const char *name = NULL;
    bool shared = false;
    sqlite3_stmt *row =
        store_statement(db->store,
                        "SELECT c.code, s.name"
                        " FROM card_set s"
                        " JOIN card c ON c.card_set = s.id"
                        " WHERE s.game = the_game() AND s.code = ?1 AND s.name <> ?2"
                        " AND c.listed = 0",
                        db->err);
    int status;

    if (!row) return -1;
    store_bind(row, "tt", set->code, set->name);
    while ((status = store_step(db->store, row, db->err)) > 0) {
        shared |= is_listed(&set->list, store_text(row, 0));
        if (!name) name = arena_text(db->arena, store_text(row, 1));
    }
    if (status < 0) return -1;
    if (!name || shared) return 0;
    return err_found(
        db->err,
        FOUND_SET_JSON,
        65,
        "%s/set.json: the code '%s' is that of the set '%s' in the database, "
        "and no card is the same; a set needs its own",
        set->path,
        set->code,
        name);
}

// Returns the script of each row of the list, NULL: it has none.
static const char **scripts_of_rows(const SetFolder *set, Arena *arena)
{
    const char **scripts =
        arena_take(arena, ((size_t)set->list.n + 1) * sizeof *scripts);

    for (int i = 0; i < set->scripts_n; i++) {
        const SetScript *script = &set->scripts[i];
        const int row = strcmp(script->kind, "card")
                            ? -1
                            : key_map_find(&set->list.codes, script->name);
        if (row >= 0) scripts[row] = script->source;
    }
    return scripts;
}

int import_card_all(ImportReading *reading, const SetFolder *set, int64_t set_id)
{
    ImportAccount *account = reading->importer->account;
    const ImportNames names = import_names_of(reading, set, set_id);
    const char **scripts = scripts_of_rows(set, account->db->arena);
    int rejected = set->list.rejected;

    reading->file = set->list_path;
    import_account_open(account, set->code, "cards");
    account->tally->rejected += set->list.rejected;
    account->report->rejected += set->list.rejected;
    for (int i = 0; i < set->list.n; i++) {
        const OwnCard own = {set->list.rows[i].own_code, set->code, set_id, scripts[i]};
        const int named = import_names_check(&names, &set->list.rows[i]);
        if (named < 0) return -1;
        rejected += !named;
        if (named && folder_row_card(reading, &set->list.rows[i], &own)) return -1;
    }
    if (import_lost_decks_begin(account->db)) return -1;
    // A rejected row may be the one that seems to be missing.
    if (!rejected && state_gone(reading, &set->list, set_id)) return -1;
    return import_recode(account->db) || import_settle(reading) ||
                   import_lost_decks_tell(account, set->list_path)
               ? -1
               : 0;
}
