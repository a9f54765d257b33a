// stock.c -- copies a database into memory and brings the copy up to date from files.

#include "tools/try/stock.h"

#include <stdlib.h>
#include <string.h>

#include "db/import/import.h"
#include "db/store/store_copy.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "tools/session/open_game.h"

// Opens the session of [game] on the stock's own store.
static int begin(Stock *stock, const char *game, Err *err)
{
    Catalog *catalog = catalog_open_store(stock->store, game, err);

    if (!catalog) return -1;
    stock->session = session_new(catalog);
    stock->game = strdup(game);
    ASSERT(stock->game);
    return 0;
}

int stock_open(Stock *stock, const char *db, const char *game, Err *err)
{
    Catalog *catalog = catalog_open(db, game, err);

    *stock = (Stock){0};
    if (!catalog) return -1;
    stock->store = store_copy(catalog_store(catalog), err);
    const int failed =
        !stock->store || begin(stock, catalog_library(catalog)->rules->game, err);
    catalog_close(catalog);
    if (failed) stock_close(stock);
    return failed ? -1 : 0;
}

static int tell_rejected(const ImportReport *report, Err *err)
{
    const Problems *problems = &report->problems;

    if (!report->rejected) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s",
                   problems->n ? problem_line(&problems->list[0], problems->arena)
                               : "a row is faulty");
}

// Returns the codes of the cards whose scripts the import brought.
static const char **cards_of(const ImportReport *report, Arena *arena)
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

static int import_again(Store *store, StockChange *change, Err *err)
{
    ImportedGames games = {.arena = change->arena};
    ImportReport report = {.problems.arena = change->arena};
    const ImportOptions options = {.paths = change->paths,
                                   .paths_n = change->paths_n,
                                   .find_game = open_game_for_import,
                                   .remove = true,
                                   .context = &games};
    Err ignored;
    const int failed =
        import_paths(store, &options, &report, err) || tell_rejected(&report, err);

    (void)store_use(store, NULL, &ignored);
    open_game_import_ended(&games);
    if (!failed) change->cards = cards_of(&report, change->arena);
    return failed ? -1 : 0;
}

int stock_renew(const Stock *from, StockChange *change, Stock *stock, Err *err)
{
    *stock = (Stock){.store = store_copy(from->store, err)};
    if (stock->store && !import_again(stock->store, change, err) &&
        !begin(stock, from->game, err))
        return 0;
    stock_close(stock);
    return -1;
}

static bool had_fault(const Stock *stock, const char *line)
{
    const ScriptFault *faults;
    const int n = catalog_faults(stock->session->catalog, &faults);

    for (int i = 0; i < n; i++)
        if (!strcmp(faults[i].line, line)) return true;
    return false;
}

const char *stock_fault(const Stock *stock, const Stock *from)
{
    const ScriptFault *faults;
    const int n = catalog_faults(stock->session->catalog, &faults);

    for (int i = 0; i < n; i++)
        if (!had_fault(from, faults[i].line)) return faults[i].line;
    return NULL;
}

void stock_close(Stock *stock)
{
    session_close(stock->session);
    store_close(stock->store);
    free(stock->game);
    *stock = (Stock){0};
}
