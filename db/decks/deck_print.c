// deck_print.c -- looks up sets, printings and facts for the marks of a line.
//
// A fault of the database stays in the error that its caller looks at.

#include "db/decks/deck_print.h"

#include <string.h>

#include "db/store/set_name.h"
#include "db/text/name_match.h"
#include "db/text/printing_key.h"

static const char *code_of_set(const DeckPrints *prints, const char *code)
{
    sqlite3_stmt *row =
        store_statement(prints->store,
                        "SELECT code FROM card_set WHERE game = the_game()"
                        " AND code = upper(?1) UNION ALL SELECT upper(?1) FROM printing"
                        " WHERE game = the_game() AND code > ?1 || '-'"
                        " AND code < ?1 || '.' LIMIT 1",
                        prints->err);
    const char *found = NULL;

    if (!row) return NULL;
    store_bind(row, "t", code);
    if (store_step(prints->store, row, prints->err) > 0)
        found = arena_text(prints->arena, store_text(row, 0));
    sqlite3_reset(row);
    return found;
}

const char *deck_print_set(const DeckPrints *prints, const char *text)
{
    char code[SET_CODE_BYTES];
    const char *found = code_of_set(prints, text);

    if (found) return found;
    if (set_name_find(prints->store, text, code, prints->err) <= 0) return NULL;
    return arena_text(prints->arena, code);
}

// Returns whether the printing is of the set and has the number; NULL is any. The kind of
// art counts only where the number tells it.
static bool is_wanted(const char *code, const char *set, const PrintingCode *number)
{
    PrintingCode print;

    if (!printing_code_read(code, &print)) return false;
    if (set && strcasecmp(set, print.set) != 0) return false;
    return !number || (number->number == print.number &&
                       !strcasecmp(number->prefix, print.prefix) &&
                       (!number->art || number->art == print.art));
}

const char *deck_print_find(const DeckPrints *prints, const char *set,
                            const char *number)
{
    const char *spelled = arena_format(prints->arena, "XX-%s", number ? number : "0");
    PrintingCode wanted;
    const char *found = NULL;
    sqlite3_stmt *row =
        store_statement(prints->store,
                        "SELECT p.code FROM printing p JOIN card c ON c.id = p.card"
                        " WHERE c.id = ?1 ORDER BY p.code <> c.code, p.code",
                        prints->err);

    if (!row || !printing_code_read(spelled, &wanted)) return NULL;
    store_bind(row, "i", prints->card);
    while (!found && store_step(prints->store, row, prints->err) > 0)
        if (is_wanted(store_text(row, 0), set, number ? &wanted : NULL))
            found = arena_text(prints->arena, store_text(row, 0));
    sqlite3_reset(row);
    return found;
}

bool deck_print_is_fact(const DeckPrints *prints, int number)
{
    sqlite3_stmt *row = store_statement(
        prints->store,
        "SELECT 1 FROM card_fact WHERE card = ?1 AND number = ?2 AND word IS NULL",
        prints->err);

    if (!row) return false;
    store_bind(row, "in", prints->card, number);
    const bool found = store_step(prints->store, row, prints->err) > 0;
    sqlite3_reset(row);
    return found;
}

bool deck_print_has_word(const DeckPrints *prints, const char *word)
{
    sqlite3_stmt *row = store_statement(
        prints->store,
        "SELECT 1 FROM card_fact WHERE card = ?1 AND lower(word) = lower(?2)",
        prints->err);

    if (!row) return false;
    store_bind(row, "it", prints->card, word);
    const bool found = store_step(prints->store, row, prints->err) > 0;
    sqlite3_reset(row);
    return found;
}

const char *deck_print_called(const DeckPrints *prints, int64_t card)
{
    sqlite3_stmt *row = store_statement(
        prints->store, "SELECT name, code FROM card WHERE id = ?1", prints->err);
    const char *called = "a card";

    if (!row) return called;
    store_bind(row, "i", card);
    if (store_step(prints->store, row, prints->err) > 0)
        called = arena_format(
            prints->arena, "%s (%s)", store_text(row, 0), store_text(row, 1));
    sqlite3_reset(row);
    return called;
}

// The cross join keeps SQLite from trying all cards of the game.
int64_t deck_print_namesake(const DeckPrints *prints, const char *name, int64_t wanted)
{
    char folded[NAME_BYTES_MAX];
    sqlite3_stmt *find = store_statement(
        prints->store,
        "SELECT id FROM card WHERE game = the_game() AND folded = ?1 AND id <> ?2"
        " AND ?3 IN (0, id)"
        " UNION ALL SELECT c.id FROM card_name n CROSS JOIN card c ON c.id = n.card"
        " WHERE c.game = the_game() AND n.folded = ?1 AND c.id <> ?2 AND ?3 IN (0, c.id)"
        " AND NOT EXISTS (SELECT 1 FROM card WHERE game = the_game() AND folded = ?1)"
        " LIMIT 1",
        prints->err);

    if (!find) return 0;
    name_match_fold(name, folded, sizeof folded);
    store_bind(find, "tii", folded, prints->card, wanted);
    const int status = store_step(prints->store, find, prints->err);
    const int64_t card = status > 0 ? sqlite3_column_int64(find, 0) : 0;
    sqlite3_reset(find);
    return card;
}
