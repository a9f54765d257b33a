// import_printing.c -- a set's further printings, printings.csv: the code of a
// printing, the code of its card, and its rarity if that differs.
//
//     print,card,rarity
//     OGN-030a,OGN-030,Showcase
//
// A printing may have a number of another set: promos, and reprints beyond the size of
// a later set. A printing that the list no longer has leaves the database, unless another
// source states it, too.

#include "db/import/folders/import_printing.h"

#include <string.h>

#include "db/import/settle/import_settle.h"
#include "db/import/statements/folder_row.h"
#include "db/import/statements/reading_rows.h"
#include "db/text/csv.h"
#include "db/text/file.h"

enum { COLUMN_PRINT, COLUMN_CARD, COLUMN_RARITY, COLUMNS };

static const char *const columns[COLUMNS] = {"print", "card", "rarity"};

static const char *printing_field(const CsvRow *row, int column)
{
    return column < row->n ? row->fields[column] : "";
}

static void reject_printing(ImportAccount *account, const char *path, const CsvRow *row,
                            int column, const char *expected)
{
    import_account_reject(account,
                          &(Problem){.file = path,
                                     .row = (int)row->line,
                                     .column = columns[column],
                                     .value = printing_field(row, column),
                                     .expected = expected,
                                     .found = FOUND_CODE});
}

// Returns the code of the card that has a printing, "" if there is none, NULL on failure.
static const char *card_of(ImportDb *db, const char *print)
{
    sqlite3_stmt *row = store_statement(db->store,
                                        "SELECT c.code"
                                        " FROM printing p"
                                        " JOIN card c ON c.id = p.card"
                                        " WHERE p.game = the_game() AND p.code = ?1",
                                        db->err);

    if (!row) return NULL;
    store_bind(row, "t", print);
    const int status = store_step(db->store, row, db->err);
    const char *code = status > 0 ? arena_text(db->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    return status < 0 ? NULL : code;
}

static int take_row(ImportReading *reading, const CsvRow *row)
{
    ImportAccount *account = reading->importer->account;
    const char *path = reading->file;
    PrintingKey print;

    if (row->refused || !printing_key_read(printing_field(row, COLUMN_PRINT), &print)) {
        reject_printing(account,
                        path,
                        row,
                        COLUMN_PRINT,
                        row->refused ? row->refused
                                     : "the code of a printing such as OGN-030a");
        return 0;
    }
    const char *card = card_of(account->db, printing_field(row, COLUMN_CARD));
    if (!card) return -1;
    if (!*card) {
        reject_printing(account, path, row, COLUMN_CARD, "the code of a known card");
        return 0;
    }
    if (strlen(printing_field(row, COLUMN_RARITY)) > LISTED_CELL_MAX) {
        reject_printing(account,
                        path,
                        row,
                        COLUMN_RARITY,
                        arena_format(account->db->arena,
                                     "at most %d %s",
                                     LISTED_CELL_MAX,
                                     limit_row(LIMIT_LISTED_CELL)->words));
        return 0;
    }
    const OwnPrint own = {
        card,
        arena_text(account->db->arena, printing_field(row, COLUMN_RARITY)),
        row->line};
    return folder_row_print(reading, &print, &own);
}

static int read_rows(ImportReading *reading, Csv *csv)
{
    ImportAccount *account = reading->importer->account;
    const char *path = reading->file;
    CsvRow *row = arena_take(account->db->arena, sizeof *row);
    int status = csv_next(csv, row, account->db->err);

    for (int i = 0; status > 0 && i < COLUMNS; i++)
        if (strcmp(printing_field(row, i), columns[i]) != 0)
            return err_set(account->db->err,
                           65,
                           "%s: expected a first row with print, card, rarity",
                           path);
    while (status > 0 && (status = csv_next(csv, row, account->db->err)) > 0) {
        for (int k = 0; k < row->n; k++)
            account->step.hash = import_db_hash(row->fields[k], account->step.hash);
        if (take_row(reading, row)) return -1;
    }
    return status;
}

static int read_list(ImportReading *reading, const char *path)
{
    ImportAccount *account = reading->importer->account;

    reading->file = path;
    import_account_open(account, reading->label, "printings");
    Source *source = source_open_inside(path, account->db->err);
    if (!source) return -1;
    Csv *csv = csv_open(source, ',');
    const int failed = read_rows(reading, csv);
    csv_close(csv);
    source_tell_guess(source, &account->report->notes);
    source_close(source);
    return failed;
}

int import_printing_all(ImportReading *reading, const SetFolder *set)
{
    const ImportAccount *account = reading->importer->account;
    const char *path = arena_format(account->db->arena, "%s/printings.csv", set->path);
    const int rejected = account->report->rejected;

    if (file_is_there(path) && read_list(reading, path)) return -1;
    // A rejected row may be the one that seems to be missing.
    if (rejected == account->report->rejected && reading_rows_lose_prints(reading))
        return -1;
    return import_settle(reading);
}
