// import_row_printing.c -- writes the printing of a row, its ids and its date.

#include "db/import/import_row_inside.h"

#include <string.h>
#include <strings.h>

typedef struct {
    bool found;
    int64_t card;
    const char *rarity;
} Printing;

static int find_printing(ImportRow *writing, const char *code, Printing *printing)
{
    Importer *importer = writing->importer;
    sqlite3_stmt *find = store_statement(importer->store,
                                         "SELECT card, rarity FROM printing"
                                         " WHERE game = the_game() AND code = ?1",
                                         importer->err);

    *printing = (Printing){0};
    if (!find) return -1;
    store_bind(find, "t", code);
    int status = store_step(importer->store, find, importer->err);
    if (status > 0)
        *printing = (Printing){true,
                               sqlite3_column_int64(find, 0),
                               arena_text(writing->arena, store_text(find, 1))};
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

// Writes the printing [code] of the card if it is new or differs.
static int write_printing(ImportRow *writing, const char *code, Done *done)
{
    Importer *importer = writing->importer;
    const char *rarity =
        strcasecmp(code, writing->code)
            ? listed_card_word(writing->card, importer->store->facts.rarity)
            : NULL;
    Printing known = {0};

    if (*done != DONE_ADDED || writing->own)
        if (find_printing(writing, code, &known)) return -1;
    bool same = known.found && known.card == writing->id &&
                (!rarity || !strcmp(rarity, known.rarity));
    if (same) return 0;
    if (*done != DONE_ADDED) *done = known.found ? DONE_CHANGED : DONE_ADDED;
    if (importer_start(importer)) return -1;
    return importer_exec(
        importer,
        "INSERT INTO printing"
        " VALUES (the_game(), ?1, ?2, ?3, ?4, ?5)"
        " ON CONFLICT (game, code)"
        " DO UPDATE SET card = ?2, number = ?3, rarity = coalesce(?4, rarity)",
        "tinti",
        code,
        writing->id,
        writing->card->code.code.number,
        rarity,
        importer->import);
}

static int write_ids(ImportRow *writing, const char *code, Done *done)
{
    Importer *importer = writing->importer;
    const ListedCard *card = writing->card;

    for (int i = 0; i < card->ids_n; i++) {
        const ListedId *id = &card->ids[i];
        sqlite3_stmt *find =
            store_statement(importer->store,
                            "SELECT 1"
                            " FROM printing_id"
                            " WHERE game = the_game() AND source = ?1 AND id = ?2"
                            " AND printing = ?3",
                            importer->err);
        if (!find) return -1;
        store_bind(find, "ttt", id->source, id->id, code);
        int status = store_step(importer->store, find, importer->err);
        sqlite3_reset(find);
        if (status < 0) return -1;
        if (status) continue;
        if (*done == DONE_UNCHANGED) *done = DONE_CHANGED;
        if (importer_start(importer) ||
            importer_exec(importer,
                          "INSERT INTO printing_id VALUES (the_game(), ?1, ?2, ?3)",
                          "ttt",
                          id->source,
                          id->id,
                          code))
            return -1;
    }
    return 0;
}

static const char *print_code(const ImportRow *writing)
{
    const ListedCard *card = writing->card;

    return card->has_code && !writing->own ? card->code.key : writing->code;
}

int import_row_check_older(ImportRow *writing, int *older)
{
    Importer *importer = writing->importer;

    if (!writing->card->updated && !writing->sink->dated) return 0;
    sqlite3_stmt *find =
        store_statement(importer->store,
                        "SELECT 1"
                        " FROM printing_date"
                        " WHERE game = the_game() AND source = ?1 AND printing = ?2"
                        " AND updated > ?3",
                        importer->err);
    if (!find) return -1;
    store_bind(find,
               "tti",
               writing->sink->foreign,
               print_code(writing),
               writing->card->updated);
    int status = store_step(importer->store, find, importer->err);
    sqlite3_reset(find);
    *older = status > 0;
    return status < 0 ? -1 : 0;
}

// Writes the date of a row that has changed something.
static int write_date(ImportRow *writing, const char *code, Done done)
{
    if (!writing->card->updated || done == DONE_UNCHANGED) return 0;
    return importer_exec(writing->importer,
                         "INSERT INTO printing_date"
                         " VALUES (the_game(), ?1, ?2, ?3)"
                         " ON CONFLICT"
                         " DO UPDATE SET updated = ?3",
                         "tti",
                         writing->sink->foreign,
                         code,
                         writing->card->updated);
}

int import_row_store_printing(ImportRow *writing, Done done)
{
    const char *code = print_code(writing);

    if (write_printing(writing, code, &done)) return -1;
    if (write_ids(writing, code, &done)) return -1;
    if (write_date(writing, code, done)) return -1;
    importer_count(writing->importer, done);
    return 0;
}
