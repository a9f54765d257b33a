// desk_words.c -- the words that a script may use, each with the manual's entry, and
// cards by a search.

#include <stdlib.h>

#include "engine/base/base.h"
#include "tools/ask/manual.h"
#include "tools/cards/card_plays.h"
#include "tools/cards/card_query.h"
#include "tools/cards/card_text.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"

json_t *desk_do_words(Protocol *protocol, const json_t *request, Err *err)
{
    Catalog *catalog = protocol->session->catalog;
    Manual *manual = calloc(1, sizeof *manual);
    json_t *list = json_array();

    (void)request;
    ENOUGH(manual);
    manual->arena = arena_new();
    const int failed =
        manual_read_game(manual, catalog_game(catalog), catalog_store(catalog), err);
    for (int i = 0; !failed && i < manual->n; i++) {
        json_t *entry = manual_json(&manual->entries[i]);

        if (manual->entries[i].global)
            json_object_set_new(entry, "global", json_true());
        json_array_append_new(list, entry);
    }
    arena_free(manual->arena);
    free(manual);
    if (!failed) return json_pack("{s:s, s:o}", "type", "words", "words", list);
    json_decref(list);
    return NULL;
}

// Finds the cards. Returns how many there are, the first of which it adds to [list]; -1 with the
// search's [err].
static int64_t find_cards(const CardQuery *query, Search *search, int64_t limit,
                          json_t *list)
{
    const SortOrder order = {.keys = {{SORT_CODE, false}}, .n = 1, .limit = limit};
    IdSet found;
    int64_t *ids;

    if (search_start(search) || card_query_run(query, search, &found)) return -1;
    const int64_t n = search_sort(search, &found, &order, &ids);
    for (int64_t i = 0; i < n; i++) {
        StoredCard card = {0};

        if (lookup_read_card(search->store, ids[i], search->arena, &card, search->err))
            return -1;
        json_array_append_new(list, card_text_json(query->facts, &card));
    }
    return n < 0 ? -1 : id_set_count(&found);
}

json_t *desk_do_cards(Protocol *protocol, const json_t *request, Err *err)
{
    const char *text = json_string_value(json_object_get(request, "query"));
    const json_t *limit = json_object_get(request, "limit");
    Store *store = catalog_store(protocol->session->catalog);
    Arena *arena = arena_new();
    CardPlayer player = {.store = store,
                         .game = session_rules(protocol->session)->game};
    CardQuery query = {.arena = arena,
                       .facts = &store->facts,
                       .plays = card_plays_row,
                       .context = &player};
    Search search = {.store = store, .arena = arena, .err = err};
    json_t *list = json_array();
    int64_t found = -1;

    card_query_start(&query);
    if (!text || !*text || !card_query_add(&query, text, err))
        found = find_cards(
            &query, &search, limit ? json_integer_value(limit) : DESK_CARDS, list);
    card_plays_end(&player);
    arena_free(arena);
    if (found >= 0)
        return json_pack("{s:s, s:I, s:o}",
                         "type",
                         "cards",
                         "found",
                         (json_int_t)found,
                         "cards",
                         list);
    json_decref(list);
    return NULL;
}
