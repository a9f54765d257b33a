// bans.h -- which cards the ban lists of the database forbid on a day.
//
// A row of a list bans its card in a format from the day `since` on, or ends the ban on the day
// `until`, or both. All lists count together: a card is banned if a row bans it and no row ends
// that since. So an earlier list and a later one are kept side by side, and what held on an
// earlier day can still be asked.

#ifndef BANS_H
#define BANS_H

#include "db/store/store.h"
#include "db/text/arena.h"
#include "engine/cards/library.h"

// The rows format, folded, since of what is banned on the day ?3, NULL: by the newest lists.
// [which] is a condition on rows of the view `ban`.
#define BANS_DAY "coalesce(?3, '9999-12-31')"
#define BANS_IN_FORCE(which)                                                           \
    "WITH b AS (SELECT format, folded, since, until FROM ban"                          \
    " WHERE game = the_game() AND " which "),"                                         \
    " e AS (SELECT format, folded, max(until) AS day FROM b"                           \
    " WHERE until <> '' AND until <= " BANS_DAY " GROUP BY 1, 2)"                      \
    " SELECT b.format AS format, b.folded AS folded, min(b.since) AS since"            \
    " FROM b LEFT JOIN e USING (format, folded)"                                       \
    " WHERE (b.since <> '' OR b.until = '') AND b.since <= " BANS_DAY                  \
    " AND b.since >= coalesce(e.day, '') GROUP BY 1, 2"

// A card that is banned in a format.
typedef struct {
    const char *code, *name; // code "": the database has no such card
    const char *since;       // a day, "": nobody says
} BannedCard;

// A deck of the database with banned cards.
typedef struct {
    const char *deck, *cards; // their names, as one text
} BannedDeck;

// The list of a format: the last day up to store->ban_day on which it changed, and who says so.
typedef struct {
    const char *day;     // "": nobody says a day. NULL: there is no list
    const char *sources; // as "bans.csv, set CORE"
    int cards;           // that are banned
} BanHead;

// Each returns -1 with [err] on failure; texts are those of [arena].
// Fills the bans of the card [id], which has room for FORMATS_MAX of them.
int bans_of_card(Store *store, int64_t id, Arena *arena, BanFact *bans, Err *err);
int bans_head(Store *store, const char *format, Arena *arena, BanHead *head, Err *err);

// Return how many there are, in order of names.
int bans_cards(Store *store, const char *format, Arena *arena, BannedCard **cards,
               Err *err);
int bans_decks(Store *store, const char *format, Arena *arena, BannedDeck **decks,
               Err *err);

// Returns whether the text is a day that there is, such as "2026-09-18".
bool bans_is_day(const char *text);

#endif
