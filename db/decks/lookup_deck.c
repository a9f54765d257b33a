// lookup_deck.c -- finds decks of the database by a name or a part of it.

#include "db/decks/lookup_deck.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

typedef enum { MATCH_FULL, MATCH_END, MATCH_PART, MATCH_KINDS } Match;

static bool matches(const char *name, const char *wanted, Match match)
{
    size_t n = strlen(name), m = strlen(wanted);

    switch (match) {
    case MATCH_FULL: return !strcmp(name, wanted);
    case MATCH_END: return n >= m && !strcmp(name + n - m, wanted);
    case MATCH_PART: return strstr(name, wanted);
    case MATCH_KINDS: break;
    }
    return false;
}

// The result of one look through all decks.
typedef struct {
    int64_t id;
    int found;
    char names[300]; // of the decks that match, or of all
    NameMatch nearest;
} DeckSearch;

static int search_decks(Store *store, const char *wanted, Match match,
                        DeckSearch *search, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "SELECT id, name FROM deck WHERE game = the_game() ORDER BY name", err);
    size_t n = 0;
    int status;

    if (!row) return -1;
    search->found = 0;
    search->names[0] = '\0';
    while ((status = store_step(store, row, err)) > 0) {
        char folded[NAME_BYTES_MAX];
        name_match_fold(store_text(row, 1), folded, sizeof folded);
        name_match_offer(&search->nearest, store_text(row, 1));
        if (!matches(folded, wanted, match)) continue;
        search->id = sqlite3_column_int64(row, 0);
        n += text_format(search->names + n,
                         sizeof search->names - n,
                         "%s%s",
                         search->found++ ? ", " : "",
                         store_text(row, 1));
    }
    return status;
}

// Fills [game] with the other game that has a deck of that name, "" if none has.
static int find_other_game(Store *store, const char *name, char *game, size_t size,
                           Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT g.name"
                        " FROM deck d"
                        " JOIN game g ON g.id = d.game"
                        " WHERE fold(d.name) = fold(?1) AND g.id <> the_game()",
                        err);

    if (!row) return -1;
    store_bind(row, "t", name);
    const int status = store_step(store, row, err);
    (void)text_format(game, size, "%s", status > 0 ? store_text(row, 0) : "");
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

static int no_deck(Store *store, const char *name, const DeckSearch *search, Err *err)
{
    const char *near = name_match_best(&search->nearest);
    char game[80];

    if (find_other_game(store, name, game, sizeof game, err)) return -1;
    if (*game)
        (void)err_set(err,
                      CODE_DATA,
                      "the deck '%s' is one of the game '%s', not of '%s'",
                      name,
                      game,
                      store->rules ? store->rules->game : "");
    else if (search->found)
        (void)err_set(err, 66, "'%s' fits several decks: %s", name, search->names);
    else if (near)
        (void)err_set(
            err, 66, "no file and no deck '%s'%s", name, text_hint(near).text);
    else
        (void)err_set(
            err, 66, "no file and no deck '%s'; cardwright deck lists all decks", name);
    return 0;
}

static int read_deck(Store *store, int64_t id, Arena *arena, DeckList *list, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT d.name, d.path, e.section, e.name, e.count"
                        " FROM deck d"
                        " JOIN deck_card e ON e.deck = d.id"
                        " WHERE d.id = ?1"
                        " ORDER BY e.position",
                        err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", id);
    *list = (DeckList){.game = list->game, .sectioned = true, .stored = true};
    while ((status = store_step(store, row, err)) > 0) {
        const int section = deck_list_section(&list->game, store_text(row, 2));
        if (section < 0)
            return err_set(err,
                           65,
                           "a stored deck has section '%s', expected one of the game",
                           store_text(row, 2));
        list->name = arena_text(arena, store_text(row, 0));
        list->path = arena_text(arena, store_text(row, 1));
        deck_list_add(list,
                      arena,
                      &(DeckEntry){.section = section,
                                   .name = arena_text(arena, store_text(row, 3)),
                                   .count = store_number(row, 4)});
    }
    return status < 0 ? -1 : 1;
}

int lookup_deck(Store *store, const char *name, Arena *arena, DeckList *list, Err *err)
{
    char wanted[NAME_BYTES_MAX];
    DeckSearch search = {0};

    name_match_fold(name, wanted, sizeof wanted);
    name_match_start(&search.nearest, name);
    for (Match match = MATCH_FULL; *wanted && match < MATCH_KINDS; match++) {
        if (search_decks(store, wanted, match, &search, err) < 0) return -1;
        if (search.found == 1) return read_deck(store, search.id, arena, list, err);
        if (search.found) break;
    }
    return no_deck(store, name, &search, err);
}

int lookup_deck_names(Store *store, Arena *arena, const char ***names, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "SELECT name FROM deck WHERE game = the_game() ORDER BY name", err);
    int status;
    int n = 0;

    if (!row) return -1;
    *names = NULL;
    while ((status = store_step(store, row, err)) > 0) {
        *names = arena_grow(arena, *names, n, sizeof **names);
        (*names)[n++] = arena_text(arena, store_text(row, 0));
    }
    return status < 0 ? -1 : n;
}
