// import_recode.c -- gives rows with the name of their set alone the codes that they
// have now.

#include "db/import/statements/import_recode.h"

#include <string.h>

#include "db/settle/statement.h"
#include "engine/base/text.h"

// Writes the rows with the name [key], and those with codes of the set [was], into
// temp.recoded.
static int collect_rows(ImportDb *db, const char *key, const char *was)
{
    static const char rows[] =
        "INSERT OR IGNORE INTO temp.recoded SELECT id FROM said"
        " WHERE game = the_game() AND base > ?1 || ?2 AND base < ?1 || ?3"
        " AND instr(lower(content), char(30) || 's' || substr(?4, 2) || char(31))";

    return import_db_exec(db, rows, "tttt", key, "/", "0", key) ||
                   (*was && import_db_exec(db, rows, "tttt", was, "-", ".", key))
               ? -1
               : 0;
}

// A row with its code before and now.
typedef struct {
    int64_t id, source;
    const char *code, *base;
    PrintingKey key; // of a printing
    const char *to, *to_base;
} Recoded;

// Reads a row. Returns 1, 0 if there is none left, or -1.
static int read_recoded(ImportDb *db, Recoded *row, CardStatement *content)
{
    Arena *arena = db->scratch;
    sqlite3_stmt *next =
        store_statement(db->store,
                        "SELECT s.id, s.code, s.base, s.content, r.source"
                        " FROM said s JOIN reading r ON r.id = s.reading"
                        " WHERE s.id = (SELECT min(said)"
                        "  FROM temp.recoded)",
                        db->err);

    if (!next) return -1;
    const int status = store_step(db->store, next, db->err);
    if (status > 0) {
        *row = (Recoded){.id = sqlite3_column_int64(next, 0),
                         .source = sqlite3_column_int64(next, 4),
                         .code = arena_text(arena, store_text(next, 1)),
                         .base = arena_text(arena, store_text(next, 2))};
        statement_unpack(db->store, arena, store_text(next, 3), content);
    }
    sqlite3_reset(next);
    return status;
}

// Gives a row its code, and also the rows by which its source took it out.
static int write_recoded(ImportDb *db, const Recoded *row)
{
    return import_db_exec(
               db,
               "UPDATE said SET code = ?1, base = ?2 WHERE game = the_game()"
               " AND base = ?3 AND code = ?4 AND (id = ?5 OR content IS NULL"
               "  AND reading IN (SELECT id FROM reading WHERE source = ?6))",
               "ttttii",
               row->to,
               row->to_base,
               row->base,
               row->code,
               row->id,
               row->source) ||
                   import_db_exec(db,
                                  "INSERT OR IGNORE INTO temp.touched VALUES (?1)",
                                  "i",
                                  row->id)
               ? -1
               : 0;
}

// Recodes the rows in temp.recoded: [now] is the code of their set, "" if it is unknown.
static int recode_rows(ImportDb *db, const char *now)
{
    Arena *arena = db->scratch;
    Recoded row;
    CardStatement content;
    int status;

    while ((status = read_recoded(db, &row, &content)) > 0) {
        const ListedCard *card = &content.card;
        const char *set = *now ? now : SET_NAME_ANY;
        if (card->in_set && printing_key_join(set, card->in_number, &row.key)) {
            const char *name = set_name_key(arena, card->in_set);
            row.to = *now ? row.key.key
                          : arena_format(arena, "%s/%s", name, row.key.key + 4);
            row.to_base = *now ? row.key.base
                               : arena_format(arena, "%s/%s", name, row.key.base + 4);
            if (strcmp(row.to, row.code) != 0 && write_recoded(db, &row)) return -1;
        }
        if (import_db_exec(db, "DELETE FROM temp.recoded WHERE said = ?1", "i", row.id))
            return -1;
        arena_empty(arena);
    }
    return status;
}

// Finds the next name of a set behind [key]. Sets [was] to the code that it had. Returns 1,
// 0 behind the last one, or -1.
static int next_named(ImportDb *db, char key[NAME_BYTES_MAX + 1],
                      char was[SET_CODE_BYTES])
{
    sqlite3_stmt *row = store_statement(db->store,
                                        "SELECT s.code, (SELECT code FROM temp.set_code"
                                        "  WHERE game = the_game() AND name = s.code)"
                                        " FROM said_set s WHERE s.game = the_game()"
                                        " AND s.code > ?1 ORDER BY s.code LIMIT 1",
                                        db->err);

    if (!row) return -1;
    store_bind(row, "t", key);
    const int status = store_step(db->store, row, db->err);
    if (status > 0) {
        (void)text_format(key, NAME_BYTES_MAX + 1, "%s", store_text(row, 0));
        (void)text_format(was, SET_CODE_BYTES, "%s", store_text(row, 1));
    }
    sqlite3_reset(row);
    return status;
}

int import_recode(ImportDb *db)
{
    char key[NAME_BYTES_MAX + 1] = "~", was[SET_CODE_BYTES];
    int status;

    while ((status = next_named(db, key, was)) > 0) {
        char now[SET_CODE_BYTES] = "";
        if (set_name_find(db->store, key + 1, now, db->err) < 0) return -1;
        if (!*now && !*was) continue;
        if (collect_rows(db, key, strcmp(now, was) != 0 ? was : "") ||
            recode_rows(db, now) ||
            import_db_exec(db,
                           "INSERT OR REPLACE INTO temp.set_code"
                           " VALUES (the_game(), ?1, nullif(?2, ''))",
                           "tt",
                           key,
                           now))
            return -1;
    }
    return status;
}
