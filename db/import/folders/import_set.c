// import_set.c -- imports the folder of a set: its row, cards, scripts, printings, bans.

#include "db/import/folders/import_set.h"

#include <string.h>

#include "db/import/folders/import_ban_list.h"
#include "db/import/folders/import_card.h"
#include "db/import/folders/import_lost_facts.h"
#include "db/import/folders/import_printing.h"
#include "db/import/folders/import_script.h"
#include "db/import/folders/import_set_needs.h"
#include "db/import/settle/import_set_row.h"
#include "db/import/statements/import_other.h"
#include "db/import/statements/reading_end.h"
#include "db/settle/statement.h"
#include "db/text/key_filter.h"

// Makes the row of the set or updates it. Returns its id, or -1.
static int64_t set_row(ImportDb *db, const SetFolder *set)
{
    static const char *const find =
        "SELECT id FROM card_set WHERE game = the_game() AND code = ?1";
    const int failed = import_db_exec(db,
                                      "INSERT INTO card_set (game, code, name, api)"
                                      " VALUES (the_game(), ?1, ?2, ?3)"
                                      " ON CONFLICT (game, code)"
                                      " DO UPDATE SET name = ?2, api = ?3"
                                      " WHERE name <> ?2 OR api IS NOT ?3",
                                      "ttn",
                                      set->code,
                                      set->name,
                                      set->api);

    return failed ? -1 : import_db_find(db, find, set->code);
}

// Refuses a second folder of the same set in one call, because it would remove the
// cards of the first.
static int meet_set(Importer *importer, const SetFolder *set)
{
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *other = &importer->folders.list[i];
        if (!other->code || strcmp(other->code, set->code) != 0) continue;
        if (strcmp(other->game, set->game) != 0) continue;
        return err_found(importer->db->err,
                         FOUND_SET_JSON,
                         65,
                         "%s/set.json: the code '%s' is that of %s too; a set needs "
                         "its own",
                         set->path,
                         set->code,
                         other->path);
    }
    importer->folders.list = arena_grow(importer->db->arena,
                                        importer->folders.list,
                                        importer->folders.n,
                                        sizeof *importer->folders.list);
    importer->folders.list[importer->folders.n++] = *set;
    return 0;
}

// Passes on what the reader of the set's own list notes.
static void tell_notes(ImportReport *report, const Problems *notes)
{
    for (int i = 0; i < notes->n; i++) problem_add(&report->notes, &notes->list[i]);
    report->notes.more += notes->more;
}

// Tells of columns with another name. What each seems to be is settled where the options say so.
static void tell_slips(const Importer *importer, const Problems *slips)
{
    ImportReport *report = importer->account->report;

    for (int i = 0; i < slips->n; i++) {
        Problem slip = slips->list[i];
        const bool settled = importer->options->as_is && !slip.sort;

        if (!settled && !slip.sort)
            slip.expected = arena_format(importer->db->arena,
                                         "%s, or import --as-is reads it as that",
                                         slip.expected);
        slip.sort = NULL;
        problem_add(settled ? &report->notes : &report->problems, &slip);
        report->clashes += !settled;
    }
}

static void add_file(ImportAccount *account, const char *source, const char *path)
{
    ImportReport *report = account->report;

    report->files = arena_grow(
        account->db->arena, report->files, report->files_n, sizeof *report->files);
    report->files[report->files_n++] = (ReadFile){source, path};
}

int import_set_begin(ImportReading *reading, const SetFolder *set)
{
    ImportAccount *account = reading->importer->account;
    const char *source = arena_format(account->db->arena, "set %s", set->code);

    if (import_reading_begin(reading, set->path, source, STATEMENT_FORM_SET)) return -1;
    add_file(account, source, set->list_path);
    reading->label = set->code;
    return 0;
}

// Reads all that the set has, of a reading that has begun, and removes what it lost.
static int read_parts(ImportReading *reading, const SetFolder *set, int64_t id)
{
    Importer *importer = reading->importer;

    if (import_card_all(reading, set, id) ||
        import_lost_facts_remove(importer->db, id) ||
        import_script_all(importer, set, id) || import_printing_all(reading, set) ||
        reading_end_folder(reading))
        return -1;
    if (!set->scripts_rejected && import_other_gone(importer->db, id)) return -1;
    return import_ban_list(importer, set, id);
}

int import_set(Importer *importer, const char *path)
{
    ImportReport *report = importer->account->report;
    const SetGame game = {importer->rules, importer->forms};
    SetFolder set;

    if (set_folder_read(path, &game, &set, &report->problems, importer->db->err))
        return -1;
    report->sets++;
    tell_notes(report, &set.list.notes);
    tell_slips(importer, &set.list.slips);
    if (meet_set(importer, &set) || import_card_check_set(importer->db, &set))
        return -1;
    int64_t before = import_db_find(
        importer->db,
        "SELECT count(*) FROM card_set WHERE game = the_game() AND code = ?1",
        set.code);
    int changes = sqlite3_total_changes(importer->db->store->db);
    int64_t id = before < 0 ? -1 : set_row(importer->db, &set);
    if (id < 0 || import_set_needs_write(importer->db, &set, id)) return -1;
    import_account_open(importer->account, set.code, "set");
    bool touched = sqlite3_total_changes(importer->db->store->db) != changes;
    import_account_count(importer->account,
                         !before   ? DONE_ADDED
                         : touched ? DONE_CHANGED
                                   : DONE_UNCHANGED);
    if (!touched && import_other_same(importer->db, id, "set", "")) return -1;
    ImportReading reading = {.importer = importer, .seen = key_filter_new()};
    const int failed =
        import_set_begin(&reading, &set) || read_parts(&reading, &set, id) ? -1 : 0;
    key_filter_free(reading.seen);
    return failed;
}

// Fails if a set of this game builds on the one that is gone.
static int check_needed(ImportDb *db, const char *path, const char *code)
{
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT s.code FROM set_need d JOIN card_set s ON s.id = d.card_set"
        " WHERE s.game = the_game() AND d.needs = ?1 ORDER BY 1 LIMIT 1",
        db->err);

    if (!row) return -1;
    store_bind(row, "t", code);
    const int status = store_step(db->store, row, db->err);
    if (status > 0)
        (void)err_set(db->err,
                      CODE_DATA,
                      "%s no longer has the set %s, but the set %s needs it",
                      path,
                      code,
                      store_text(row, 0));
    sqlite3_reset(row);
    return status ? -1 : 0;
}

// Takes what a set has out of the database.
static int lose_set(Importer *importer, const SetFolder *set, int64_t id)
{
    const char *source = arena_format(importer->db->arena, "set %s", set->code);
    ImportReading reading = {.importer = importer, .seen = key_filter_new()};
    int failed = import_reading_begin(&reading, set->path, source, STATEMENT_FORM_SET);

    reading.label = set->code;
    if (!failed) failed = read_parts(&reading, set, id);
    key_filter_free(reading.seen);
    return failed;
}

int import_set_lost(Importer *importer, const GameFolder *game, const char *code,
                    const char *name)
{
    ImportDb *db = importer->db;
    // It has no files: nothing lies below game.lua.
    const SetFolder set = {.path = game->main,
                           .code = code,
                           .name = name,
                           .game = game->name,
                           .list_path = game->path,
                           .list = set_list_new(db->arena)};
    const int64_t id = import_db_find(
        db, "SELECT id FROM card_set WHERE game = the_game() AND code = ?1", code);

    if (id < 0 || import_set_needs_write(db, &set, id) ||
        check_needed(db, game->path, code) || lose_set(importer, &set, id))
        return -1;
    import_account_open(importer->account, code, "set");
    import_account_count(importer->account, DONE_REMOVED);
    import_account_gone(importer->account, game->name, "set", code);
    importer->account->report->sets++;
    return import_db_exec(
               db, "UPDATE card_set SET api = NULL WHERE id = ?1", "i", id) ||
                   import_set_row_name(db, code)
               ? -1
               : 0;
}
