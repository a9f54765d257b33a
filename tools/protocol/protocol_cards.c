// protocol_cards.c -- keeps loaded cards for the next game with the same decks.

#include "tools/protocol/protocol_cards.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/store.h"
#include "db/store/store_copy.h"

enum { KEPT = 8 }; // that nobody plays with

// Returns a number that changes when another program has changed the database.
static int64_t version_of(const ProtocolCards *cards)
{
    Store *store = catalog_store(cards->catalog);
    Err ignored = {0};
    sqlite3_stmt *row = store_statement(store, "PRAGMA data_version", &ignored);

    if (!row || store_step(store, row, &ignored) <= 0) return -1;
    const int64_t version = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    return version;
}

static ProtocolCards *add_cards(ProtocolShelf *shelf, Catalog *catalog)
{
    ProtocolCards *cards = calloc(1, sizeof *cards);
    ENOUGH(cards);
    cards->catalog = catalog;
    cards->uses = 1;
    cards->opened_n = catalog_library(catalog)->cards_n;
    cards->next = shelf->first;
    shelf->first = cards;
    return cards;
}

ProtocolCards *protocol_cards_open(ProtocolShelf *shelf, const StoreBytes *bytes,
                                   const char *db, const char *game, Err *err)
{
    Catalog *catalog = catalog_open_bytes(bytes, db, game, err);

    return catalog ? add_cards(shelf, catalog) : NULL;
}

ProtocolCards *protocol_cards_take(ProtocolShelf *shelf, Catalog *catalog, Store *store)
{
    ProtocolCards *cards = add_cards(shelf, catalog);

    cards->store = store;
    return cards;
}

ProtocolCards *protocol_cards_copy(ProtocolShelf *shelf, const Store *made,
                                   const char *game, Err *err)
{
    Store *store = store_copy(made, err);
    Catalog *catalog = store ? catalog_open_store(store, game, err) : NULL;

    if (catalog) return protocol_cards_take(shelf, catalog, store);
    store_close(store);
    return NULL;
}

ProtocolCards *protocol_cards_lend(ProtocolShelf *shelf, Catalog *catalog)
{
    ProtocolCards *cards = add_cards(shelf, catalog);

    cards->lent = true;
    return cards;
}

bool protocol_cards_are_fresh(const ProtocolCards *cards)
{
    return cards->uses == 1 &&
           catalog_library(cards->catalog)->cards_n == cards->opened_n;
}

static ProtocolCards **place_of(ProtocolShelf *shelf, const ProtocolCards *cards)
{
    ProtocolCards **place = &shelf->first;

    while (*place != cards) place = &(*place)->next;
    return place;
}

static void free_cards(ProtocolShelf *shelf, ProtocolCards *cards)
{
    *place_of(shelf, cards) = cards->next;
    if (!cards->lent) catalog_close(cards->catalog);
    store_close(cards->store);
    free(cards->key);
    free(cards);
}

static void to_front(ProtocolShelf *shelf, ProtocolCards *cards)
{
    *place_of(shelf, cards) = cards->next;
    cards->next = shelf->first;
    shelf->first = cards;
}

// Nobody finds the cards from now on.
static void forget_key(ProtocolShelf *shelf, ProtocolCards *cards)
{
    free(cards->key);
    cards->key = NULL;
    if (!cards->uses) free_cards(shelf, cards);
}

ProtocolCards *protocol_cards_find(ProtocolShelf *shelf, const char *key)
{
    ProtocolCards *cards = shelf->first;

    while (cards && (!cards->key || strcmp(cards->key, key) != 0)) cards = cards->next;
    if (!cards) return NULL;
    if (version_of(cards) != cards->version) {
        forget_key(shelf, cards);
        return NULL;
    }
    to_front(shelf, cards);
    cards->uses++;
    return cards;
}

void protocol_cards_name(ProtocolCards *cards, const char *key, const Setup *setup)
{
    cards->key = strdup(key);
    ENOUGH(cards->key);
    cards->version = version_of(cards);
    memcpy(cards->decks, setup->decks, sizeof cards->decks);
}

void protocol_cards_share(ProtocolCards *cards)
{
    cards->uses++;
}

void protocol_cards_leave(ProtocolShelf *shelf, ProtocolCards *cards)
{
    int idle = 0;

    if (--cards->uses) return;
    if (!cards->key) {
        free_cards(shelf, cards);
        return;
    }
    to_front(shelf, cards);
    for (ProtocolCards *at = shelf->first, *next; at; at = next) {
        next = at->next;
        if (!at->uses && ++idle > KEPT) free_cards(shelf, at);
    }
}

void protocol_cards_close(ProtocolShelf *shelf)
{
    while (shelf->first) free_cards(shelf, shelf->first);
}
