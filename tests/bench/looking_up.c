// looking_up.c -- opens a database and searches it as the commands do.

#include "tests/bench/looking_up.h"

#include <stdio.h>
#include <string.h>

#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "db/store/search_sort.h"
#include "tools/cards/card_query.h"
#include "tools/catalog/open_game.h"
#include "tools/door/progress.h"

enum { CARDS_SHOWN = 400 }; // as many as cardwright cards shows

static int64_t since(uint64_t started)
{
    return (int64_t)(progress_worked_ns() - started);
}

// Searches for [term]. Returns the nanoseconds, or -1 with [err].
static int64_t search(Store *store, const char *term, Err *err)
{
    const uint64_t started = progress_worked_ns();
    const SortOrder order = {.limit = CARDS_SHOWN};
    Arena *arena = arena_new();
    CardQuery query = {.arena = arena, .facts = &store->facts};
    Search search = {.store = store, .arena = arena, .err = err};
    IdSet found;
    int64_t *ids;

    card_query_start(&query);
    const bool failed = card_query_add(&query, term, err) || search_start(&search) ||
                        card_query_run(&query, &search, &found) ||
                        search_sort(&search, &found, &order, &ids) < 0;
    arena_free(arena);
    return failed ? -1 : since(started);
}

// Searches for each number of at least one, because most cards have it.
static int search_ranges(Store *store, LookingUp *looking, Err *err)
{
    for (int i = 0; i < store->facts.n; i++) {
        const FactRow *row = &store->facts.rows[i];
        char term[sizeof looking->slowest];
        if (row->kind != FACT_NUMBER || !row->search) continue;
        (void)snprintf(term, sizeof term, "%.20s>=1", row->search);
        const int64_t ns = search(store, term, err);
        if (ns < 0) return -1;
        if (ns <= looking->range) continue;
        looking->range = ns;
        (void)snprintf(looking->slowest, sizeof looking->slowest, "%s", term);
    }
    return 0;
}

// Looks for the name of the first card with a letter that is wrong.
static int find_near(Store *store, LookingUp *looking, Err *err)
{
    Arena *arena = arena_new();
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT name FROM card WHERE game = the_game() ORDER BY id LIMIT 1",
        err);
    const int status = row ? store_step(store, row, err) : -1;
    char *name = NULL;

    if (status > 0)
        name = arena_text_n(arena, store_text(row, 0), strlen(store_text(row, 0)));
    if (row) sqlite3_reset(row);
    if (name && *name) *name = *name == 'x' ? 'y' : 'x';
    const uint64_t started = progress_worked_ns();
    if (name) (void)lookup_near(store, name, arena);
    looking->near = since(started);
    arena_free(arena);
    return status < 0 ? -1 : 0;
}

int looking_up_run(const char *path, LookingUp *looking, Err *err)
{
    OpenGame open;
    const uint64_t started = progress_worked_ns();

    *looking = (LookingUp){.slowest = "no number"};
    if (open_game_read(&open, path, NULL, err)) {
        open_game_close(&open);
        return -1;
    }
    looking->open = since(started);
    const int failed =
        search_ranges(open.store, looking, err) || find_near(open.store, looking, err);
    open_game_close(&open);
    return failed ? -1 : 0;
}
