// card_full.c -- one query for each kind of row that belongs to a card.

#include "db/store/card_full.h"

#include <string.h>

#include "engine/base/base.h"

static sqlite3_stmt *ask_card(Store *store, const char *sql, int64_t id, Err *err)
{
    sqlite3_stmt *row = store_statement(store, sql, err);

    if (row) store_bind(row, "i", id);
    return row;
}

static const char *text_or_null(sqlite3_stmt *row, int column, Arena *arena)
{
    if (sqlite3_column_type(row, column) == SQLITE_NULL) return NULL;
    return arena_text(arena, store_text(row, column));
}

// SQL: the names of card [c] as [o], folded.
#define NAMES_OF                                                                       \
    "SELECT 1 FROM (SELECT c.folded AS name UNION ALL"                                 \
    " SELECT folded FROM card_name WHERE card = c.id) o "

static int read_head(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err)
{
    sqlite3_stmt *row = ask_card(store,
                                 "SELECT s.name, c.listed, c.import,"
                                 " EXISTS (" NAMES_OF "JOIN card k ON k.folded = o.name"
                                 "  WHERE k.game = c.game AND k.id <> c.id) OR"
                                 " EXISTS (" NAMES_OF "JOIN card_name n"
                                 "  ON n.folded = o.name JOIN card k ON k.id = n.card"
                                 "  WHERE k.game = c.game AND k.id <> c.id)"
                                 " FROM card c"
                                 " JOIN card_set s ON s.id = c.card_set"
                                 " WHERE c.id = ?1",
                                 id,
                                 err);
    int status = row ? store_step(store, row, err) : -1;

    if (status < 0) return -1;
    if (!status) return store_wrong(store, "a card of no set", err);
    full->set_name = arena_text(arena, store_text(row, 0));
    full->listed = store_number(row, 1) == 1;
    full->import = sqlite3_column_int64(row, 2);
    full->parted = sqlite3_column_int(row, 3);
    sqlite3_reset(row);
    return 0;
}

static int read_words(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err)
{
    int status = -1;
    sqlite3_stmt *row = ask_card(store,
                                 "SELECT language, name"
                                 " FROM card_name"
                                 " WHERE card = ?1"
                                 " ORDER BY language",
                                 id,
                                 err);

    while (row && (status = store_step(store, row, err)) > 0) {
        full->names =
            arena_grow(arena, full->names, full->names_n, sizeof *full->names);
        full->names[full->names_n++] =
            (FullName){arena_text(arena, store_text(row, 0)),
                       arena_text(arena, store_text(row, 1))};
    }
    if (status < 0) return -1;
    row = ask_card(store,
                   "SELECT language, kind, text, import"
                   " FROM card_text"
                   " WHERE card = ?1"
                   " ORDER BY language <> 'en', language, kind",
                   id,
                   err);
    status = -1;
    while (row && (status = store_step(store, row, err)) > 0) {
        full->texts =
            arena_grow(arena, full->texts, full->texts_n, sizeof *full->texts);
        full->texts[full->texts_n++] = (FullText){arena_text(arena, store_text(row, 0)),
                                                  arena_text(arena, store_text(row, 1)),
                                                  arena_text(arena, store_text(row, 2)),
                                                  sqlite3_column_int64(row, 3)};
    }
    return status;
}

static int read_prints(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err)
{
    int status = -1;
    sqlite3_stmt *row = ask_card(store,
                                 "SELECT p.code, p.rarity, p.number, p.import"
                                 " FROM printing p"
                                 " JOIN card c ON c.id = p.card"
                                 " WHERE p.card = ?1"
                                 " ORDER BY p.code <> c.code, p.code",
                                 id,
                                 err);

    while (row && (status = store_step(store, row, err)) > 0) {
        full->prints =
            arena_grow(arena, full->prints, full->printings_n, sizeof *full->prints);
        full->prints[full->printings_n++] =
            (FullPrinting){arena_text(arena, store_text(row, 0)),
                           text_or_null(row, 1, arena),
                           store_number(row, 2),
                           sqlite3_column_int64(row, 3)};
    }
    if (status < 0) return -1;
    row = ask_card(store,
                   "SELECT i.source, i.id, i.printing"
                   " FROM printing p"
                   " JOIN printing_id i ON i.game = p.game AND i.printing = p.code"
                   " WHERE p.card = ?1"
                   " ORDER BY 3, 1, 2",
                   id,
                   err);
    status = -1;
    while (row && (status = store_step(store, row, err)) > 0) {
        full->ids = arena_grow(arena, full->ids, full->ids_n, sizeof *full->ids);
        full->ids[full->ids_n++] = (FullId){arena_text(arena, store_text(row, 0)),
                                            arena_text(arena, store_text(row, 1)),
                                            arena_text(arena, store_text(row, 2))};
    }
    return status;
}

int card_full_read(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err)
{
    *full = (FullCard){0};
    if (lookup_read_card(store, id, arena, &full->card, err)) return -1;
    if (read_head(store, id, arena, full, err)) return -1;
    if (read_words(store, id, arena, full, err)) return -1;
    return read_prints(store, id, arena, full, err);
}

const char *card_full_text(const FullCard *full, const char *language, const char *kind)
{
    for (int i = 0; i < full->texts_n; i++)
        if (!strcmp(full->texts[i].language, language) &&
            !strcmp(full->texts[i].kind, kind))
            return full->texts[i].text;
    return NULL;
}
