// card_uses.c -- finds where a card occurs.
//
// A script or scenario names a card if the card's code or name stands in it in quotes;
// no Lua runs here.

#include "tools/cards/card_uses.h"

#include <stdio.h>
#include <string.h>

#include "db/folders/set_folder.h"
#include "db/text/file.h"
#include "engine/base/base.h"

typedef struct {
    Store *store;
    const FullCard *full;
    Arena *arena;
    Err *err;
} Finder;

static void add_use(const Finder *finder, CardUse **list, int *n, CardUse use)
{
    *list = arena_grow(finder->arena, *list, *n, sizeof **list);
    (*list)[(*n)++] = use;
}

// Fills [list] with the rows that [sql] finds for the card's code and name.
static int find_uses(const Finder *finder, const char *sql, CardUse **list, int *n)
{
    const CardFacts *facts = &finder->full->card.facts;
    sqlite3_stmt *row = store_statement(finder->store, sql, finder->err);
    int status;

    if (!row) return -1;
    store_bind(row, "tt", facts->code, facts->name);
    while ((status = store_step(finder->store, row, finder->err)) > 0)
        add_use(finder,
                list,
                n,
                (CardUse){arena_text(finder->arena, store_text(row, 0)),
                          arena_text(finder->arena, store_text(row, 1)),
                          false});
    return status;
}

static bool names_card(const char *line, size_t n, const char *text)
{
    const size_t m = strlen(text);

    for (const char *at = line; (at = memchr(at, '"', n - (size_t)(at - line))); at++)
        if ((size_t)(line + n - at) > m + 1 && !memcmp(at + 1, text, m) &&
            at[m + 1] == '"')
            return true;
    return false;
}

static const char *scenario_of(Arena *arena, const char *line, size_t n)
{
    static const char word[] = "scenario \"";
    const char *end;

    if (strncmp(line, word, sizeof word - 1) != 0) return NULL;
    line += sizeof word - 1;
    n -= sizeof word - 1;
    end = memchr(line, '"', n);
    return end ? arena_text_n(arena, line, (size_t)(end - line)) : NULL;
}

// Adds each scenario of the file that names the card, once.
static void find_in_file(const Finder *finder, const char *path, CardUses *uses)
{
    const CardFacts *facts = &finder->full->card.facts;
    const char *scenario = NULL;
    size_t size;
    Err ignored;
    const char *text =
        file_check_inside(path, &ignored)
            ? NULL
            : file_read(path, LIMIT_SCENARIO_FILE, finder->arena, &size, &ignored);

    for (const char *line = text; line && *line;) {
        const size_t n = strcspn(line, "\n");
        const char *begins = scenario_of(finder->arena, line, n);
        if (begins || !strncmp(line, "given", 5)) scenario = begins;
        const bool covers = names_card(line, n, facts->code);
        if (scenario && (covers || names_card(line, n, facts->name))) {
            add_use(finder,
                    &uses->scenarios,
                    &uses->scenarios_n,
                    (CardUse){path, scenario, covers});
            scenario = NULL;
        }
        line += n + (line[n] == '\n');
    }
}

static void find_in_folder(const Finder *finder, const char *folder, CardUses *uses)
{
    Err ignored;

    if (file_check_inside(folder, &ignored)) return;
    const char **it = set_folder_files(folder, ".lua", finder->arena, &ignored);
    for (; it && *it; it++)
        find_in_file(finder, arena_format(finder->arena, "%s/%s", folder, *it), uses);
}

// Puts the scenarios that are about the card before those in which it only occurs.
static void sort_scenarios(const Finder *finder, CardUses *uses)
{
    const int n = uses->scenarios_n;
    CardUse *sorted = arena_take(finder->arena, ((size_t)n + 1) * sizeof *sorted);
    int to = 0;

    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < n; i++)
            if (uses->scenarios[i].covers == !pass) sorted[to++] = uses->scenarios[i];
    uses->scenarios = sorted;
}

static int find_scenarios(const Finder *finder, CardUses *uses)
{
    // The folder of a card's script: its path up to the last slash.
    sqlite3_stmt *row =
        store_statement(finder->store,
                        "SELECT DISTINCT rtrim(path, replace(path, '/', ''))"
                        " FROM script"
                        " WHERE game = the_game() AND kind = 'card'"
                        " ORDER BY 1",
                        finder->err);
    int status;

    if (!row) return -1;
    while ((status = store_step(finder->store, row, finder->err)) > 0)
        find_in_folder(finder,
                       arena_format(finder->arena, "%sscenarios", store_text(row, 0)),
                       uses);
    find_in_folder(finder, "tests/scenarios", uses);
    sort_scenarios(finder, uses);
    return status;
}

static int find_events(const Finder *finder, CardUses *uses)
{
    sqlite3_stmt *row = store_statement(
        finder->store,
        "SELECT i.id, i.time, i.source, NULL, NULL, NULL, -1"
        " FROM card c"
        " JOIN import i ON i.id = c.import"
        " WHERE c.id = ?1"
        " UNION ALL"
        " SELECT i.id, i.time, i.source, h.field, h.old, h.new, h.position"
        " FROM card_change h"
        " JOIN import i ON i.id = h.import"
        " WHERE h.card = ?1"
        " ORDER BY 1, 7",
        finder->err);
    Arena *arena = finder->arena;
    int status;

    if (!row) return -1;
    store_bind(row, "i", finder->full->card.id);
    while ((status = store_step(finder->store, row, finder->err)) > 0) {
        uses->events =
            arena_grow(arena, uses->events, uses->events_n, sizeof *uses->events);
        const char *field = store_text(row, 3);
        uses->events[uses->events_n++] =
            (CardEvent){.import = sqlite3_column_int64(row, 0),
                        .time = arena_text(arena, store_text(row, 1)),
                        .source = arena_text(arena, store_text(row, 2)),
                        .field = *field ? arena_text(arena, field) : NULL,
                        .old = arena_text(arena, store_text(row, 4)),
                        .now = arena_text(arena, store_text(row, 5))};
    }
    return status;
}

int card_uses_find(Store *store, const FullCard *full, Arena *arena, CardUses *uses,
                   Err *err)
{
    const Finder finder = {store, full, arena, err};

    *uses = (CardUses){0};
    if (find_uses(&finder,
                  "SELECT d.name, e.section || ' ' || e.count"
                  " FROM deck_card e"
                  " JOIN deck d ON d.id = e.deck"
                  " WHERE d.game = the_game() AND ?1 <> ''"
                  " AND (e.name = ?1 OR fold(e.name) = fold(?2))"
                  " ORDER BY 1, e.position",
                  &uses->decks,
                  &uses->decks_n))
        return -1;
    if (find_uses(
            &finder,
            "SELECT name, path"
            " FROM script"
            " WHERE game = the_game() AND (kind <> 'card' OR name <> ?1) AND (instr(source, '\"' || ?1"
            " || '\"') OR instr(source, '\"' || ?2 || '\"'))"
            " ORDER BY kind, name",
            &uses->scripts,
            &uses->scripts_n))
        return -1;
    return find_scenarios(&finder, uses) || find_events(&finder, uses) ? -1 : 0;
}
