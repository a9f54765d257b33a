// import_person.c -- carries out what a person decides: two cards are one, or a card is
// none.

#include "db/import/import_person.h"

#include <string.h>

#include "db/import/base/import_game_use.h"
#include "db/import/import_run.h"
#include "db/import/settle/import_settle.h"
#include "db/store/lookup.h"

// Finds a card by its code or name. Sets [own] if a set folder has it. Returns its code, or
// NULL.
static const char *find_card(ImportDb *db, const char *what, bool *own)
{
    const int64_t id = lookup_card(db->store, what, db->err);
    sqlite3_stmt *row =
        id > 0 ? store_statement(
                     db->store, "SELECT code, listed FROM card WHERE id = ?1", db->err)
               : NULL;

    if (!id) (void)err_set(db->err, CODE_MISSING, "no card '%s'", what);
    if (!row) return NULL;
    store_bind(row, "i", id);
    if (store_step(db->store, row, db->err) <= 0) return NULL;
    const char *code = arena_text(db->arena, store_text(row, 0));
    *own = store_number(row, 1) == 0;
    sqlite3_reset(row);
    return code;
}

static int say_card(Importer *importer, const char *code, const char *other)
{
    ImportReading reading = import_reading_of_step(importer);

    if (import_account_start(importer->account) ||
        import_db_exec(importer->db,
                       "INSERT INTO said_card (game, import, code, other)"
                       " VALUES (the_game(), ?1, ?2, ?3)",
                       "itt",
                       importer->account->step.id,
                       code,
                       other) ||
        import_db_exec(importer->db,
                       "INSERT OR IGNORE INTO temp.touched"
                       " SELECT id FROM said WHERE game = the_game() AND base = ?1"
                       " UNION ALL"
                       " SELECT id FROM said WHERE game = the_game() AND base = ?2",
                       "tt",
                       code,
                       other))
        return -1;
    importer->account->report->written = true;
    return import_settle(&reading);
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
    const char *code = find_card(importer->db, merge->code, &own);
    const char *other = code ? find_card(importer->db, merge->other, &own) : NULL;
    if (!other) return -1;
    if (!strcmp(code, other))
        return err_set(importer->db->err, CODE_DATA, "%s is one card already", code);
    if (own)
        return err_set(importer->db->err,
                       CODE_DATA,
                       "%s is a card of a set folder and stays; the other card can be "
                       "merged into it",
                       other);
    return say_card(importer, code, other);
}

static int merge_step(Importer *importer, void *what)
{
    const ImportMerge *merge = what;
    const char *name = arena_format(
        importer->db->arena, "merge of %s and %s", merge->code, merge->other);

    return import_run_step(importer, name, merge_cards, what);
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
    const char *code = find_card(importer->db, what, &own);
    if (!code) return -1;
    if (own)
        return err_set(importer->db->err,
                       CODE_DATA,
                       "%s is a card of a set folder: take it out of the folder",
                       code);
    return say_card(importer, code, NULL);
}

static int forget_step(Importer *importer, void *what)
{
    const char *name = arena_format(
        importer->db->arena, "card %s to be forgotten", (const char *)what);

    return import_run_step(importer, name, forget_card, what);
}

int import_person_forget(Store *store, const ImportOptions *options, const char *code,
                         ImportReport *report, Err *err)
{
    return import_run(
        store, &(ImportCall){options, report, err}, forget_step, (void *)code);
}
