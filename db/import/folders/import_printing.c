// import_printing.c -- a set's further printings, printings.csv: the code of a
// printing, the code of its card, and its rarity if that differs.
//
//     print,card,rarity
//     OGN-030a,OGN-030,Showcase
//
// A printing may have a number of another set: promos, and reprints beyond the size of
// a later set. A printing that the list no longer has stays in the database, because it
// was made.

#include "db/import/folders/import_printing.h"

#include <string.h>
#include <sys/stat.h>

#include "db/import/settle/import_settle.h"
#include "db/import/statements/import_row.h"
#include "db/text/csv.h"
#include "db/text/printing_key.h"

enum { COLUMN_PRINT, COLUMN_CARD, COLUMN_RARITY, COLUMNS };

static const char *const columns[COLUMNS] = {"print", "card", "rarity"};

static const char *field(const CsvRow *row, int column)
{
    return column < row->n ? row->fields[column] : "";
}

static void reject(Importer *importer, const char *path, const CsvRow *row, int column,
                   const char *expected)
{
    importer_reject(importer,
                    &(Problem){.file = path,
                               .row = (int)row->line,
                               .column = columns[column],
                               .value = field(row, column),
                               .expected = expected,
                               .found = FOUND_CODE});
}

// Returns the code of the card that has a printing, "" if there is none, NULL on failure.
static const char *card_of(Importer *importer, const char *print)
{
    sqlite3_stmt *row = store_statement(importer->store,
                                        "SELECT c.code"
                                        " FROM printing p"
                                        " JOIN card c ON c.id = p.card"
                                        " WHERE p.game = the_game() AND p.code = ?1",
                                        importer->err);

    if (!row) return NULL;
    store_bind(row, "t", print);
    const int status = store_step(importer->store, row, importer->err);
    const char *code =
        status > 0 ? arena_text(importer->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    return status < 0 ? NULL : code;
}

static int take_row(Importer *importer, const char *path, const CsvRow *row)
{
    PrintingKey print;

    if (row->refused || !printing_key_read(field(row, COLUMN_PRINT), &print)) {
        reject(importer,
               path,
               row,
               COLUMN_PRINT,
               row->refused ? row->refused : "the code of a printing such as OGN-030a");
        return 0;
    }
    const char *card = card_of(importer, field(row, COLUMN_CARD));
    if (!card) return -1;
    if (!*card) {
        reject(importer, path, row, COLUMN_CARD, "the code of a known card");
        return 0;
    }
    const OwnPrint own = {
        card, arena_text(importer->arena, field(row, COLUMN_RARITY)), row->line};
    return import_row_print(importer, &print, &own);
}

static int read_rows(Importer *importer, const char *path, Csv *csv)
{
    CsvRow *row = arena_take(importer->arena, sizeof *row);
    int status = csv_next(csv, row, importer->err);

    for (int i = 0; status > 0 && i < COLUMNS; i++)
        if (strcmp(field(row, i), columns[i]) != 0)
            return err_set(importer->err,
                           65,
                           "%s: expected a first row with print, card, rarity",
                           path);
    while (status > 0 && (status = csv_next(csv, row, importer->err)) > 0) {
        for (int k = 0; k < row->n; k++)
            importer->hash = importer_hash(row->fields[k], importer->hash);
        if (take_row(importer, path, row)) return -1;
    }
    return status;
}

int import_printing_all(Importer *importer, const SetFolder *set)
{
    const char *path = arena_format(importer->arena, "%s/printings.csv", set->path);
    struct stat info;

    if (stat(path, &info) != 0) return 0;
    importer->reading.file = path;
    importer_open(importer, set->code, "printings");
    Source *source = source_open(path, importer->err);
    if (!source) return -1;
    Csv *csv = csv_open(source, ',');
    int failed = read_rows(importer, path, csv);
    csv_close(csv);
    source_close(source);
    return failed ? -1 : import_settle(importer);
}
