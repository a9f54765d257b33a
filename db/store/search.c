// search.c -- sets of cards from the indexes of facts and words.
//
// The ids that a query finds go straight into a set (see collect).

#include "db/store/search.h"

#include <string.h>

#include "db/store/bans.h"
#include "db/store/store_file.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

// The SQL function collect(set, id) lets SQLite add the ids to the set. That takes half
// as long as reading them row by row. An id without room in the set is that of no card.
static void collect_ids(sqlite3_context *context, int n, sqlite3_value **values)
{
    (void)n;
    if (!id_set_add(sqlite3_value_pointer(values[0], "IdSet"),
                    sqlite3_value_int64(values[1])))
        sqlite3_result_error_code(context, SQLITE_CORRUPT);
}

static void collected(sqlite3_context *context)
{
    sqlite3_result_int(context, 1);
}

static int gather_one(const Fts5ExtensionApi *api, Fts5Context *row, void *set)
{
    return id_set_add(set, api->xRowid(row)) ? SQLITE_OK : SQLITE_CORRUPT;
}

// The function gather(fact_index, set) of fts5, called for the first row that a single fact
// finds, adds all its rows. So SQL does not step from row to row, which takes as long
// again.
static void gather_ids(const Fts5ExtensionApi *api, Fts5Context *row,
                       sqlite3_context *context, int n, sqlite3_value **values)
{
    IdSet *set = sqlite3_value_pointer(values[0], "IdSet");

    (void)n;
    if (api->xQueryPhrase(row, 0, set, gather_one) != SQLITE_OK)
        sqlite3_result_error(context, "the index of facts cannot be read", -1);
}

static int add_gather(const Search *search)
{
    fts5_api *api = NULL;
    sqlite3_stmt *row = store_statement(search->store, "SELECT fts5(?1)", search->err);

    if (!row) return -1;
    sqlite3_bind_pointer(row, 1, &api, "fts5_api_ptr", NULL);
    const int status = store_step(search->store, row, search->err);
    sqlite3_reset(row);
    if (status < 0) return -1;
    if (api && api->xCreateFunction(api, "gather", NULL, gather_ids, NULL) == SQLITE_OK)
        return 0;
    return store_file_fault(search->store, search->err);
}

int search_start(Search *search)
{
    sqlite3_create_function(search->store->db,
                            "collect",
                            2,
                            SQLITE_UTF8 | SQLITE_DIRECTONLY,
                            NULL,
                            NULL,
                            collect_ids,
                            collected);
    if (add_gather(search)) return -1;
    sqlite3_stmt *row = store_statement(
        search->store, "SELECT coalesce(max(id), 0) FROM card", search->err);

    if (!row || store_step(search->store, row, search->err) < 0) return -1;
    search->last = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    if (search->last < 0 || search->last > ROW_IDS_MAX)
        return store_wrong(search->store, "a card has no number", search->err);
    row = store_statement(search->store,
                          "SELECT EXISTS (SELECT 1 FROM card WHERE game > the_game())"
                          " OR EXISTS (SELECT 1 FROM card WHERE game < the_game())",
                          search->err);
    if (!row || store_step(search->store, row, search->err) < 0) return -1;
    search->mixed = store_number(row, 0) == 1;
    sqlite3_reset(row);
    return 0;
}

IdSet search_none(const Search *search)
{
    return id_set_new(search->arena, search->last);
}

static int run_search(const Search *search, const char *sql, const char *text,
                      IdSet *set)
{
    sqlite3_stmt *row = store_statement(search->store, sql, search->err);

    if (!row) return -1;
    store_bind(row, "t", text);
    sqlite3_bind_pointer(row, 2, set, "IdSet", NULL);
    int status = store_step(search->store, row, search->err);
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

// Puts the number of the game into each fact of an expression, behind its first quote.
static const char *facts_of_game(const Search *search, const char *match)
{
    size_t quotes = 0, n = 0;

    for (const char *at = match; *at; at++) quotes += *at == '"';
    const char *game =
        arena_format(search->arena, "%lld", (long long)search->store->game);
    char *text = arena_take(search->arena, strlen(match) + quotes * strlen(game) + 1);
    bool open = false;
    for (const char *at = match; *at; at++) {
        text[n++] = *at;
        if (*at != '"') continue;
        open = !open;
        for (const char *it = game; open && *it; it++) text[n++] = *it;
    }
    text[n] = '\0';
    return text;
}

// Returns whether an expression is one fact in quotes.
static bool is_one_fact(const char *match)
{
    const char *end = *match == '"' ? strchr(match + 1, '"') : NULL;

    return end && !end[1];
}

int search_facts(const Search *search, const char *match, IdSet *set)
{
    return run_search(search,
                      is_one_fact(match)
                          ? "SELECT gather(fact_index, ?2) FROM fact_index"
                            " WHERE fact_index MATCH ?1 LIMIT 1"
                          : "SELECT collect(?2, rowid) FROM fact_index"
                            " WHERE fact_index MATCH ?1",
                      facts_of_game(search, match),
                      set);
}

int search_all(const Search *search, IdSet *set)
{
    sqlite3_stmt *row =
        store_statement(search->store,
                        "SELECT count(*) FROM card WHERE game = the_game()",
                        search->err);

    if (!row || store_step(search->store, row, search->err) < 0) return -1;
    int64_t n = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    // Usually no card was ever removed; then every id up to the last is a card.
    if (n != search->last) return search_facts(search, "\"card\"", set);
    for (int64_t id = 1; id <= n; id++) (void)id_set_add(set, id);
    return 0;
}

int search_words(const Search *search, const char *match, IdSet *set)
{
    static const char *const sql =
        "SELECT collect(?2, rowid) FROM word_index WHERE word_index MATCH ?1";

    if (!search->mixed) return run_search(search, sql, match, set);
    IdSet found = search_none(search), own = search_none(search);
    if (run_search(search, sql, match, &found) || search_all(search, &own)) return -1;
    id_set_keep(&found, &own);
    id_set_unite(set, &found);
    return 0;
}

int search_banned(const Search *search, const char *format, IdSet *set)
{
    return run_search(
        search,
        "SELECT collect(?2, c.id) FROM (" BANS_IN_FORCE(
            "(?1 IS NULL OR format = ?1)") ") b"
                                           " JOIN card c ON c.game = the_game() AND c.folded = b.folded",
        format,
        set);
}

int search_owned(const Search *search, IdSet *set)
{
    return run_search(search,
                      "SELECT collect(?2, p.card)"
                      " FROM collection l"
                      " JOIN owned o ON o.collection = l.id"
                      " JOIN printing p ON p.game = l.game AND p.code = o.code"
                      " WHERE l.game = the_game() AND ?1 IS NULL AND o.count > 0",
                      NULL,
                      set);
}

const char **search_values(const Search *search, const char *kind)
{
    const char **values = arena_grow(search->arena, NULL, 0, sizeof *values);
    const char *first =
        arena_format(search->arena, "%lld%s", (long long)search->store->game, kind);
    const size_t length = strlen(first);
    int n = 0;

    store_make_temp(search->store,
                    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.fact_seen"
                    " USING fts5vocab(main, fact_index, row)");
    sqlite3_stmt *row = store_statement(
        search->store,
        "SELECT term FROM temp.fact_seen WHERE term >= ?1 AND term < ?1 || '~'",
        search->err);
    if (row) store_bind(row, "t", first);
    while (row && store_step(search->store, row, search->err) > 0) {
        values = arena_grow(search->arena, values, n, sizeof *values);
        values[n++] = arena_text(search->arena, store_text(row, 0) + length);
    }
    values = arena_grow(search->arena, values, n, sizeof *values);
    values[n] = NULL;
    return values;
}

const char *search_near(const Search *search, const char *kind, const char *value)
{
    NameMatch nearest;
    char word[NAME_BYTES_MAX];

    name_match_start(&nearest, value);
    for (const char **it = search_values(search, kind); *it; it++) {
        name_match_fold(*it, word, sizeof word);
        if (!strcmp(word, nearest.wanted)) return NULL;
        name_match_offer(&nearest, word);
    }
    return arena_text(search->arena, name_match_best(&nearest));
}
