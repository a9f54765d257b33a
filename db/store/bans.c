// bans.c -- reads the view `ban`, which joins the lists of sets and those of files.

#include "db/store/bans.h"

#include <string.h>

#include "db/store/store.h"
#include "engine/base/base.h"

// Reads [n] digits. Returns -1 where one is none.
static int number_at(const char *text, int n)
{
    int number = 0;

    for (int i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '9') return -1;
        number = 10 * number + (text[i] - '0');
    }
    return number;
}

bool bans_is_day(const char *text)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    if (strlen(text) != 10 || text[4] != '-' || text[7] != '-') return false;
    const int year = number_at(text, 4), month = number_at(text + 5, 2);
    const int day = number_at(text + 8, 2);
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

    if (year < 0) return false;
    return month >= 1 && month <= 12 && day >= 1 &&
           day <= days[month - 1] + (leap && month == 2);
}

// Returns the statement with the bound format or folded name, and the day.
static sqlite3_stmt *ask(Store *store, const char *sql, const char *text, Err *err)
{
    sqlite3_stmt *row = store_statement(store, sql, err);

    if (!row) return NULL;
    store_bind(row, "t", text);
    if (store->ban_day) sqlite3_bind_text(row, 3, store->ban_day, -1, SQLITE_STATIC);
    return row;
}

// Returns the folded name of a card, NULL with [err] on failure.
static const char *folded_name(Store *store, int64_t id, Arena *arena, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store, "SELECT folded FROM card WHERE id = ?1", err);

    if (!row) return NULL;
    store_bind(row, "i", id);
    const int status = store_step(store, row, err);
    const char *folded = status < 0 ? NULL : arena_text(arena, store_text(row, 0));
    sqlite3_reset(row);
    return folded;
}

// Returns whether a list names the card, in whatever format and time; -1 with [err]. Most cards are
// in none, which is told in a fraction of the time that asking for the bans in force takes.
static int is_listed(Store *store, const char *folded, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT 1 FROM ban WHERE game = the_game() AND folded = ?1 LIMIT 1",
        err);

    if (!row) return -1;
    store_bind(row, "t", folded);
    const int status = store_step(store, row, err);
    sqlite3_reset(row);
    return status;
}

// The name is bound, because SQLite looks up no subquery in the parts of a view: it would read
// every ban for each card.
int bans_of_card(Store *store, int64_t id, Arena *arena, BanFact *bans, Err *err)
{
    static const char *const sql = BANS_IN_FORCE("folded = ?1") " ORDER BY 1";
    const char *folded = folded_name(store, id, arena, err);
    int n = 0, status = folded ? is_listed(store, folded, err) : -1;

    if (status <= 0) return status;
    sqlite3_stmt *row = ask(store, sql, folded, err);
    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0) {
        if (n == FORMATS_MAX)
            return err_set(err,
                           CODE_DATA,
                           "a card is banned in more than %d formats",
                           FORMATS_MAX);
        bans[n++] = (BanFact){.format = arena_text(arena, store_text(row, 0)),
                              .since = arena_text(arena, store_text(row, 2))};
    }
    return status;
}

#define CHANGES                                                                        \
    "(SELECT since AS day, source FROM ban WHERE game = the_game() AND format = ?1"    \
    " AND (since <> '' OR until = '')"                                                 \
    " UNION ALL SELECT until, source FROM ban WHERE game = the_game() AND format = ?1" \
    " AND until <> '')"

int bans_head(Store *store, const char *format, Arena *arena, BanHead *head, Err *err)
{
    static const char *const last =
        "SELECT day, group_concat(DISTINCT source) FROM " CHANGES
        " WHERE day = (SELECT max(day) FROM " CHANGES " WHERE day <= " BANS_DAY
        ") GROUP BY day";
    BannedCard *cards;
    sqlite3_stmt *row = ask(store, last, format, err);

    *head = (BanHead){0};
    if (!row) return -1;
    const int status = store_step(store, row, err);
    if (status > 0) {
        head->day = arena_text(arena, store_text(row, 0));
        head->sources = arena_text(arena, store_text(row, 1));
    }
    sqlite3_reset(row);
    if (status < 0) return -1;
    head->cards = bans_cards(store, format, arena, &cards, err);
    return head->cards < 0 ? -1 : 0;
}

int bans_cards(Store *store, const char *format, Arena *arena, BannedCard **cards,
               Err *err)
{
    static const char *const sql =
        "SELECT coalesce(c.code, ''), coalesce(c.name, (SELECT max(n.name) FROM ban n"
        " WHERE n.game = the_game() AND n.folded = f.folded)), f.since"
        " FROM (" BANS_IN_FORCE(
            "format = ?1") ") f"
                           " LEFT JOIN card c ON c.game = the_game() AND c.folded = f.folded"
                           " ORDER BY f.folded, c.code";
    sqlite3_stmt *row = ask(store, sql, format, err);
    int n = 0, status;

    *cards = NULL;
    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0) {
        *cards = arena_grow(arena, *cards, n, sizeof **cards);
        (*cards)[n++] = (BannedCard){arena_text(arena, store_text(row, 0)),
                                     arena_text(arena, store_text(row, 1)),
                                     arena_text(arena, store_text(row, 2))};
    }
    return status < 0 ? -1 : n;
}

int bans_decks(Store *store, const char *format, Arena *arena, BannedDeck **decks,
               Err *err)
{
    static const char *const sql =
        "SELECT name, group_concat(card, '; ') FROM"
        " (SELECT DISTINCT d.name, c.name AS card"
        " FROM (" BANS_IN_FORCE(
            "format = ?1") ") f"
                           " JOIN card c ON c.game = the_game() AND c.folded = f.folded"
                           " JOIN deck_card k ON k.name = c.name OR k.name = c.code"
                           " JOIN deck d ON d.id = k.deck AND d.game = c.game"
                           " ORDER BY d.name, c.name) GROUP BY name ORDER BY name";
    sqlite3_stmt *row = ask(store, sql, format, err);
    int n = 0, status;

    *decks = NULL;
    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0) {
        *decks = arena_grow(arena, *decks, n, sizeof **decks);
        (*decks)[n++] = (BannedDeck){arena_text(arena, store_text(row, 0)),
                                     arena_text(arena, store_text(row, 1))};
    }
    return status < 0 ? -1 : n;
}
