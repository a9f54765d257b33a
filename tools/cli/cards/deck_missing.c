// deck_missing.c -- compares a deck with the collections of the database.

#include "tools/cli/cards/deck_missing.h"

#include <jansson.h>
#include <stdio.h>

#include "db/store/lookup.h"
#include "db/store/owned.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

// A comparison on its way.
typedef struct {
    Catalog *catalog;
    const Deck *deck;
    json_t *array; // of the cards that are missing; NULL: they are printed
    int needed, missing;
    Err err;
} Comparing;

static const PlayDecks *rows_of(const Comparing *comparing)
{
    return catalog_library(comparing->catalog)->rules->play->decks;
}

// Returns how many copies of [card] the deck has. A section whose cards stand in another one
// too has no copies of its own.
static int copies_of(const Comparing *comparing, CardId card)
{
    const PlayDecks *rows = rows_of(comparing);
    const Deck *deck = comparing->deck;
    int n = 0;

    for (int i = 0; i < rows->sections_n; i++)
        for (int k = 0; k < deck->n[i] && !rows->sections[i].also; k++)
            n += deck->cards[i][k] == card;
    return n;
}

static void tell_card(const Comparing *comparing, const Card *card, int needed,
                      int owned)
{
    if (comparing->array)
        json_array_append_new(comparing->array,
                              json_pack("{ss so si si si}",
                                        "code",
                                        card->code,
                                        "name",
                                        json_safe_text(card->name),
                                        "needed",
                                        needed,
                                        "owned",
                                        owned,
                                        "missing",
                                        needed - owned));
    else
        terminal_tell(stdout, "%d %s", needed - owned, card->name);
}

static int compare_card(Comparing *comparing, CardId id)
{
    const Card *card = &catalog_library(comparing->catalog)->cards[id];
    Store *store = catalog_store(comparing->catalog);
    const int needed = copies_of(comparing, id);
    const int64_t row = lookup_card(store, card->code, &comparing->err);
    const int64_t owned = row < 0 ? -1 : owned_count(store, row, &comparing->err);

    if (owned < 0) return -1;
    comparing->needed += needed;
    if (owned >= needed) return 0;
    comparing->missing += needed - (int)owned;
    tell_card(comparing, card, needed, (int)owned);
    return 0;
}

// Returns whether the copy [k] of section [i] is the first one of its card.
static bool is_first(const Comparing *comparing, int i, int k)
{
    const PlayDecks *rows = rows_of(comparing);
    const Deck *deck = comparing->deck;

    for (int a = 0; a <= i; a++)
        for (int b = 0; b < (a == i ? k : deck->n[a]) && !rows->sections[a].also; b++)
            if (deck->cards[a][b] == deck->cards[i][k]) return false;
    return true;
}

static int compare_all(Comparing *comparing)
{
    const PlayDecks *rows = rows_of(comparing);
    const Deck *deck = comparing->deck;

    for (int i = 0; i < rows->sections_n; i++)
        for (int k = 0; k < deck->n[i] && !rows->sections[i].also; k++)
            if (is_first(comparing, i, k) && compare_card(comparing, deck->cards[i][k]))
                return -1;
    return 0;
}

static void print_json(const Comparing *comparing)
{
    json_t *object = json_pack("{so si si so}",
                               "name",
                               json_safe_text(comparing->deck->name),
                               "cards",
                               comparing->needed,
                               "missing",
                               comparing->missing,
                               "lines",
                               json_incref(comparing->array));

    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}

int deck_missing_print(Catalog *catalog, const Deck *deck, bool json)
{
    Comparing comparing = {.catalog = catalog, .deck = deck};
    const int known = owned_known(catalog_store(catalog), &comparing.err);

    if (known < 0) return command_fail(&comparing.err);
    if (!known) {
        (void)err_set(&comparing.err,
                      CODE_MISSING,
                      "the database has no collection; bring what you own with "
                      "cardwright import --collection FILE");
        return command_fail(&comparing.err);
    }
    comparing.array = json ? json_array() : NULL;
    const int failed = compare_all(&comparing);
    if (!failed && json) print_json(&comparing);
    json_decref(comparing.array);
    if (failed) return command_fail(&comparing.err);
    if (!json)
        terminal_tell(stderr,
                      "%s: %d of %d cards missing",
                      deck->name,
                      comparing.missing,
                      comparing.needed);
    return comparing.missing ? CODE_FINDINGS : CODE_OK;
}
