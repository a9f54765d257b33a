// protocol_cards.h -- the cards that the sessions of a connection play with.
//
// Cards are loaded for one game's decks and never change afterwards, so sessions with the same
// decks share them, and a game with decks that were played before loads nothing. What
// was loaded is the same whatever was loaded earlier, so no game depends on an earlier one.

#ifndef PROTOCOL_CARDS_H
#define PROTOCOL_CARDS_H

#include "tools/session/session.h"

typedef struct ProtocolCards {
    struct ProtocolCards *next;
    Catalog *catalog;
    Store *store; // that the catalog is on and that is closed after it; NULL: its own
    int uses;     // sessions that play with them
    int opened_n; // cards in the library when they were opened
    bool lent;    // somebody else closes them
    char *key;    // decks and mode for which they are loaded; NULL: nobody else's
    int64_t version;       // of the database when they were loaded
    Deck decks[SEATS_MAX]; // as they were read
} ProtocolCards;

// What is loaded, the latest used first.
typedef struct {
    ProtocolCards *first;
} ProtocolShelf;

// Opens the cards of [game] for one session, of the database in [bytes]; NULL: that at [db].
// Returns NULL with [err].
ProtocolCards *protocol_cards_open(ProtocolShelf *shelf, const StoreBytes *bytes,
                                   const char *db, const char *game, Err *err);

// Puts cards on the shelf, for one session, that belong to it now with their store.
ProtocolCards *protocol_cards_take(ProtocolShelf *shelf, Catalog *catalog,
                                   Store *store);

// Opens the cards of [game] for one session, of a copy of [made]. Returns NULL with [err].
ProtocolCards *protocol_cards_copy(ProtocolShelf *shelf, const Store *made,
                                   const char *game, Err *err);

// Puts cards on the shelf that are open elsewhere, for one session.
ProtocolCards *protocol_cards_lend(ProtocolShelf *shelf, Catalog *catalog);

// Returns whether one session alone has the cards, as they were opened: no deck and no card has
// been loaded since.
bool protocol_cards_are_fresh(const ProtocolCards *cards);

// Returns the cards that are loaded for [key], for one session more; NULL: there are none, or
// the database has changed since.
ProtocolCards *protocol_cards_find(ProtocolShelf *shelf, const char *key);

// Lets further sessions find the cards by [key], with the decks of [setup].
void protocol_cards_name(ProtocolCards *cards, const char *key, const Setup *setup);

// One more session plays with the cards, and one less. The last few that nobody plays with
// stay loaded, if they have a key.
void protocol_cards_share(ProtocolCards *cards);
void protocol_cards_leave(ProtocolShelf *shelf, ProtocolCards *cards);

// Frees all cards. Nobody plays with any.
void protocol_cards_close(ProtocolShelf *shelf);

#endif
