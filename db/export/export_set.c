// export_set.c -- writes the files of a set folder from the database.
//
// The folder comes whole or not at all (new_folder.h).

#include "db/export/export_set.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "db/store/card_full.h"
#include "db/store/stored_facts.h"
#include "db/text/csv_write.h"
#include "db/text/new_folder.h"
#include "engine/base/base.h"

// One set on its way out.
typedef struct {
    Store *store;
    Arena *arena;
    Err *err;
    NewFolder made;
    int64_t id;
    const char *code, *name, *game;
    int api;
    bool texts; // its list has a column of them
} Folder;

static int find_set(Folder *folder, const char *code)
{
    sqlite3_stmt *row = store_statement(folder->store,
                                        "SELECT s.id, s.code, s.name, g.name, s.api"
                                        " FROM card_set s"
                                        " JOIN game g ON g.id = s.game"
                                        " WHERE s.game = the_game()"
                                        " AND s.code = ?1 COLLATE NOCASE",
                                        folder->err);

    if (!row) return -1;
    store_bind(row, "t", code);
    int status = store_step(folder->store, row, folder->err);
    if (status < 0) return -1;
    if (!status) return err_set(folder->err, 66, "no set '%s' in the database", code);
    folder->id = sqlite3_column_int64(row, 0);
    folder->code = arena_text(folder->arena, store_text(row, 1));
    folder->name = arena_text(folder->arena, store_text(row, 2));
    folder->game = arena_text(folder->arena, store_text(row, 3));
    folder->api = store_number(row, 4);
    sqlite3_reset(row);
    if (folder->api >= 0) return 0;
    return err_set(folder->err,
                   65,
                   "only lists know the set %s; write its cards with --cards set:%s",
                   folder->code,
                   folder->code);
}

static FILE *create(Folder *folder, const char *name)
{
    return new_folder_file(&folder->made, name, folder->err);
}

static int finish_folder(const Folder *folder, FILE *file)
{
    return new_folder_file_end(&folder->made, file, folder->err);
}

// Adds the codes of the sets that this one needs.
static int add_needs(Folder *folder, json_t *head)
{
    sqlite3_stmt *row = store_statement(
        folder->store,
        "SELECT needs FROM set_need WHERE card_set = ?1 ORDER BY position",
        folder->err);
    json_t *needs = json_array();
    int status = row ? 1 : -1;

    if (row) store_bind(row, "i", folder->id);
    while (status > 0 && (status = store_step(folder->store, row, folder->err)) > 0)
        json_array_append_new(needs, json_string(store_text(row, 0)));
    if (json_array_size(needs)) json_object_set(head, "needs", needs);
    json_decref(needs);
    return status;
}

static int write_head(Folder *folder)
{
    FILE *file = create(folder, "set.json");
    json_t *head = json_pack("{ss ss ss si}",
                             "set",
                             folder->code,
                             "name",
                             folder->name,
                             "game",
                             folder->game,
                             "api",
                             folder->api);

    if (add_needs(folder, head)) {
        json_decref(head);
        return file ? finish_folder(folder, file), -1 : -1;
    }
    if (file) (void)json_dumpf(head, file, JSON_INDENT(2));
    if (file) (void)fputs("\n", file);
    json_decref(head);
    return file ? finish_folder(folder, file) : -1;
}

// Writes the result of [sql] for the set as a table with the query's columns. Makes no
// file if there are no rows.
static int write_table(Folder *folder, const char *name, const char *sql)
{
    sqlite3_stmt *row = store_statement(folder->store, sql, folder->err);
    FILE *file = NULL;
    int status = -1;

    if (!row) return -1;
    store_bind(row, "i", folder->id);
    do {
        if (status > 0 && !file) {
            file = create(folder, name);
            if (!file) break;
            for (int i = 0; i < sqlite3_column_count(row); i++)
                csv_write_field(file, i, sqlite3_column_name(row, i));
            csv_write_row_end(file);
        }
        for (int i = 0; status > 0 && i < sqlite3_column_count(row); i++)
            csv_write_field(file, i, store_text(row, i));
        if (status > 0) csv_write_row_end(file);
        status = store_step(folder->store, row, folder->err);
    } while (status > 0);
    sqlite3_reset(row);
    if (file && finish_folder(folder, file)) return -1;
    return status;
}

// Returns how many cards of the set have a text that counts.
static int count_texts(const Folder *folder)
{
    sqlite3_stmt *row = store_statement(
        folder->store,
        "SELECT count(*) FROM card c JOIN card_text t ON t.card = c.id AND t.language = 'en'"
        " AND t.kind = 'effective' WHERE c.card_set = ?1 AND c.listed = 0",
        folder->err);

    if (!row) return 0;
    store_bind(row, "i", folder->id);
    const int n =
        store_step(folder->store, row, folder->err) > 0 ? (int)store_number(row, 0) : 0;
    sqlite3_reset(row);
    return n;
}

// Writes a row of the set's own list: code, name, the facts by column, script, and the text.
static int write_card(const Folder *folder, FILE *file, Arena *arena, sqlite3_stmt *row)
{
    FactItems facts[FACT_COLUMNS_MAX];
    const int n = folder->store->facts.n;

    csv_write_field(file, 0, store_text(row, 1));
    csv_write_field(file, 1, store_text(row, 2));
    if (stored_facts_read(
            folder->store, sqlite3_column_int64(row, 0), arena, facts, folder->err))
        return -1;
    for (int i = 0; i < n; i++)
        csv_write_field(file, i + 2, fact_columns_text(arena, &facts[i]));
    csv_write_field(file, n + 2, store_number(row, 3) == 1 ? "yes" : "no");
    if (folder->texts) csv_write_field(file, n + 3, store_text(row, 4));
    csv_write_row_end(file);
    return 0;
}

static void write_card_columns(const Folder *folder, FILE *file)
{
    const FactColumns *columns = &folder->store->facts;

    csv_write_field(file, 0, "code");
    csv_write_field(file, 1, "name");
    for (int i = 0; i < columns->n; i++)
        csv_write_field(file, i + 2, columns->rows[i].name);
    csv_write_field(file, columns->n + 2, "script");
    if (folder->texts) csv_write_field(file, columns->n + 3, "text");
    csv_write_row_end(file);
}

static int write_cards(Folder *folder)
{
    sqlite3_stmt *row =
        store_statement(folder->store,
                        "SELECT id, code, name, has_text,"
                        " coalesce((SELECT text FROM card_text t WHERE t.card = card.id"
                        " AND language = 'en' AND kind = 'effective'), '')"
                        " FROM card"
                        " WHERE card_set = ?1 AND listed = 0"
                        " ORDER BY id",
                        folder->err);
    FILE *file = row ? create(folder, "cards.csv") : NULL;
    Arena *arena = arena_new();
    int status = file ? 1 : -1;

    if (file) write_card_columns(folder, file);
    if (row) store_bind(row, "i", folder->id);
    while (status > 0 && (status = store_step(folder->store, row, folder->err)) > 0) {
        if (write_card(folder, file, arena, row)) status = -1;
        arena_empty(arena);
    }
    if (row) sqlite3_reset(row);
    arena_free(arena);
    if (file && finish_folder(folder, file)) return -1;
    return status;
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static int write_script(Folder *folder, const char *kind, const char *path,
                        const char *source)
{
    const char *name = !strcmp(kind, "keyword")
                           ? arena_format(folder->arena, "keywords/%s", file_name(path))
                           : file_name(path);
    FILE *file = create(folder, name);

    if (!file) return -1;
    (void)fputs(source, file);
    return finish_folder(folder, file);
}

static int write_scripts(Folder *folder)
{
    sqlite3_stmt *row = store_statement(folder->store,
                                        "SELECT kind, path, source"
                                        " FROM script"
                                        " WHERE card_set = ?1"
                                        " ORDER BY id",
                                        folder->err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", folder->id);
    while ((status = store_step(folder->store, row, folder->err)) > 0) {
        status = write_script(
            folder, store_text(row, 0), store_text(row, 1), store_text(row, 2));
        if (status) break;
    }
    sqlite3_reset(row);
    return status;
}

static int write_all(Folder *folder)
{
    if (write_head(folder) || write_cards(folder) || write_scripts(folder)) return -1;
    if (write_table(folder,
                    "formats.csv",
                    "SELECT format, name card, since"
                    " FROM format_ban"
                    " WHERE card_set = ?1"
                    " ORDER BY format, folded"))
        return -1;
    return write_table(folder,
                       "printings.csv",
                       "SELECT p.code print, c.code card, p.rarity"
                       " FROM card c"
                       " JOIN printing p ON p.card = c.id"
                       " WHERE c.card_set = ?1 AND p.code <> c.code"
                       " ORDER BY p.code");
}

int export_set_folder(Store *store, const SetWish *wish, Arena *arena, Err *err)
{
    Folder folder = {.store = store, .arena = arena, .err = err};

    if (find_set(&folder, wish->code)) return -1;
    const int texts = count_texts(&folder);
    folder.texts = wish->texts && texts;
    if (wish->left) *wish->left = wish->texts ? 0 : texts;
    if (new_folder_open(&folder.made, wish->path, arena, err)) return -1;
    return new_folder_close(&folder.made, !write_all(&folder), err);
}
