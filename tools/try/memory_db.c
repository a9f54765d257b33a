// memory_db.c -- copies a database into memory and brings the copy up to date from files.

#include "tools/try/memory_db.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/store_copy.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "tools/catalog/open_game.h"

// Opens the session of [game] on the store in memory.
static int begin_session(MemoryDb *memory, const char *game, Err *err)
{
    Catalog *catalog = catalog_open_store(memory->store, game, err);

    if (!catalog) return -1;
    memory->session = session_new(catalog);
    memory->game = strdup(game);
    ENOUGH(memory->game);
    return 0;
}

int memory_db_open(MemoryDb *memory, const char *db, const char *game, Err *err)
{
    Catalog *catalog = catalog_open(db, game, err);

    *memory = (MemoryDb){0};
    if (!catalog) return -1;
    memory->store = store_copy(catalog_store(catalog), err);
    const int failed =
        !memory->store ||
        begin_session(memory, catalog_library(catalog)->rules->game, err);
    catalog_close(catalog);
    if (failed) memory_db_close(memory);
    return failed ? -1 : 0;
}

// Returns the codes of the cards whose scripts the import brought.
static const char **cards_with_scripts(const ImportReport *report, Arena *arena)
{
    const char **codes =
        arena_take(arena, ((size_t)report->scripts_n + 1) * sizeof *codes);
    int n = 0;

    for (int i = 0; i < report->scripts_n; i++)
        if (!strcmp(report->scripts[i].kind, "card"))
            codes[n++] = arena_text(arena, report->scripts[i].name);
    codes[n] = NULL;
    return codes;
}

// Returns the codes of the cards that the import brought or changed; NULL with [err].
static const char **cards_changed(Store *store, const ImportReport *report,
                                  Arena *arena, Err *err)
{
    const char **codes = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT code FROM card WHERE import BETWEEN ?1 AND ?2"
        " UNION SELECT c.code FROM card_change h JOIN card c ON c.id = h.card"
        "  WHERE h.import BETWEEN ?1 AND ?2",
        err);

    if (!row) return NULL;
    store_bind(row, "ii", report->first, report->last);
    do {
        status = store_step(store, row, err);
        codes = arena_grow(arena, codes, n, sizeof *codes);
        codes[n++] = status > 0 ? arena_text(arena, store_text(row, 0)) : NULL;
    } while (status > 0);
    return status < 0 ? NULL : codes;
}

// Names the files of scripts from the folder [root] on.
static int name_from(Store *store, const char *root, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "UPDATE script SET path = substr(path, length(?1) + 2)"
                        " WHERE substr(path, 1, length(?1) + 1) = ?1 || '/'",
                        err);

    if (!row) return -1;
    sqlite3_bind_text(row, 1, root, -1, SQLITE_TRANSIENT);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

static int import_again(Store *store, const char *game, MemoryDbChange *change,
                        Err *err)
{
    const OpenGameImport import = {.paths = change->paths,
                                   .paths_n = change->paths_n,
                                   .game = game,
                                   .lists = change->lists,
                                   .undo = change->undo};

    change->report = (ImportReport){.problems.arena = change->arena};
    if (open_game_import(store, &import, &change->report, err)) return -1;
    change->cards = change->lists
                        ? cards_changed(store, &change->report, change->arena, err)
                        : cards_with_scripts(&change->report, change->arena);
    if (!change->cards) return -1;
    return change->root ? name_from(store, change->root, err) : 0;
}

int memory_db_renew(const MemoryDb *from, MemoryDbChange *change, MemoryDb *memory,
                    Err *err)
{
    *memory = (MemoryDb){.store = store_copy(from->store, err)};
    if (memory->store && !import_again(memory->store, from->game, change, err) &&
        !begin_session(memory, from->game, err))
        return 0;
    memory_db_close(memory);
    return -1;
}

void memory_db_close(MemoryDb *memory)
{
    session_close(memory->session);
    store_close(memory->store);
    free(memory->game);
    *memory = (MemoryDb){0};
}
