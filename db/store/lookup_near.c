// lookup_near.c -- finds the card name that a misspelt one can mean.
//
// Among few cards every name is compared. Among many the indexes give a handful: names
// that begin alike, and names that have the words, of which one may be missing or one
// slip away. A word that no card has stands for those one slip away.

#include "db/store/lookup_near.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

enum {
    COMPARED_MAX = 10000, // cards whose names are all compared; that takes 7 ms
    ALIKE_MAX = 100,      // names compared of those that an index gives at once
    NEAR_WORDS = 8,
    SLIP_BYTES = 24, // longest word whose slips are tried
    SLIPS_MAX = 64,  // words one slip away
};

typedef struct {
    Store *store;
    Arena *arena;
    NameMatch *nearest;
    const char *texts[NEAR_WORDS]; // the words of the name
    const char
        *words[NEAR_WORDS]; // as expressions of fts5; NULL: no card has one like it
    bool known[NEAR_WORDS]; // a card has it as it is
    int words_n;
} Near;

// Offers the names that [sql] finds with the text.
static void offer_names(const Near *near, const char *sql, const char *text)
{
    sqlite3_stmt *row = store_statement(near->store, sql, NULL);

    if (!row) return;
    store_bind(row, "tn", text, (int)ALIKE_MAX);
    while (store_step(near->store, row, NULL) > 0)
        name_match_offer(near->nearest, store_text(row, 0));
}

// ---- names that begin alike

static void offer_neighbours(const Near *near, const char *folded)
{
    offer_names(near,
                "SELECT name FROM card WHERE game = the_game() AND folded >= ?1"
                " ORDER BY folded LIMIT ?2",
                folded);
    offer_names(near,
                "SELECT name FROM card WHERE game = the_game() AND folded < ?1"
                " ORDER BY folded DESC LIMIT ?2",
                folded);
}

// Offers the neighbours of the name, and those of its first letters, so that a slip behind
// them does no harm.
static void offer_beginnings(const Near *near)
{
    char start[NAME_BYTES_MAX];
    const char *wanted = near->nearest->wanted;

    offer_neighbours(near, wanted);
    for (size_t n = 3; n < strlen(wanted) && n <= 8; n++) {
        memcpy(start, wanted, n);
        start[n] = '\0';
        offer_neighbours(near, start);
    }
}

// ---- names that have the words

static bool is_known(const Near *near, const char *word)
{
    sqlite3_stmt *row = store_statement(
        near->store, "SELECT 1 FROM temp.word_seen WHERE term = ?1 LIMIT 1", NULL);

    if (!row) return false;
    store_bind(row, "t", word);
    const bool known = store_step(near->store, row, NULL) > 0;
    sqlite3_reset(row);
    return known;
}

typedef struct {
    const Near *near;
    const char *word;
    size_t n;
    const char *found; // an expression of fts5, or NULL
    int found_n;
} Slips;

static void try_slip(Slips *slips, const char *slip)
{
    if (slips->found_n == SLIPS_MAX || !*slip || !is_known(slips->near, slip)) return;
    slips->found_n++;
    slips->found =
        slips->found
            ? arena_format(slips->near->arena, "%s OR \"%s\"", slips->found, slip)
            : arena_format(slips->near->arena, "\"%s\"", slip);
}

// Tries the word with one letter less, one wrong or one more at a place, or two swapped.
static void try_place(Slips *slips, size_t at, const char *letters)
{
    char slip[SLIP_BYTES + 2];
    const char *word = slips->word;
    const size_t n = slips->n;

    for (const char *letter = letters; *letter; letter++) {
        memcpy(slip, word, at);
        slip[at] = *letter;
        memcpy(slip + at + 1, word + at, n - at + 1);
        try_slip(slips, slip);
        if (at == n || word[at] == *letter) continue;
        memcpy(slip + at + 1, word + at + 1, n - at);
        try_slip(slips, slip);
    }
    if (at == n) return;
    memcpy(slip, word, at);
    memcpy(slip + at, word + at + 1, n - at);
    try_slip(slips, slip);
    if (at + 1 == n) return;
    memcpy(slip, word, n + 1);
    slip[at] = word[at + 1];
    slip[at + 1] = word[at];
    try_slip(slips, slip);
}

// Returns the words that are one slip away from a word of plain letters or digits, as an
// expression, or NULL.
static const char *slips_of(const Near *near, const char *word)
{
    Slips slips = {.near = near, .word = word, .n = strlen(word)};
    const bool number = strspn(word, "0123456789") == slips.n;

    if (slips.n < 3 || slips.n > SLIP_BYTES) return NULL;
    for (const char *it = word; *it; it++)
        if (*it & 0x80) return NULL;
    for (size_t at = 0; at <= slips.n; at++)
        try_place(&slips, at, number ? "0123456789" : "abcdefghijklmnopqrstuvwxyz");
    return slips.found;
}

static void read_words(Near *near)
{
    const char *rest = near->nearest->wanted;

    store_make_temp(near->store,
                    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_seen"
                    " USING fts5vocab(main, word_index, instance)");
    while (*rest && near->words_n < NEAR_WORDS) {
        const size_t n = strcspn(rest, " ");
        const char *word = arena_text_n(near->arena, rest, n);
        const int i = near->words_n++;
        near->texts[i] = word;
        near->known[i] = is_known(near, word);
        near->words[i] = near->known[i] ? arena_format(near->arena, "\"%s\"", word)
                                        : slips_of(near, word);
        rest += n + (rest[n] == ' ');
    }
}

// Offers the names that have all words, but at [place] what [other] says; NULL: anything.
static void offer_words(const Near *near, int place, const char *other)
{
    const char *match = NULL;

    for (int i = 0; i < near->words_n; i++) {
        const char *word = i == place ? other : near->words[i];
        if (!word) continue;
        match = match ? arena_format(near->arena, "%s AND (%s)", match, word)
                      : arena_format(near->arena, "name : ((%s)", word);
    }
    if (!match) return;
    offer_names(near,
                "SELECT c.name FROM word_index w CROSS JOIN card c ON c.id = w.rowid"
                " WHERE w.word_index MATCH ?1 AND c.game = the_game() LIMIT ?2",
                arena_format(near->arena, "%s)", match));
}

// Two words may be wrong: one that no card has, and any other.
static void offer_all_words(Near *near)
{
    read_words(near);
    offer_words(near, -1, NULL);
    for (int i = 0; i < near->words_n; i++) {
        const char *slips = near->known[i] ? slips_of(near, near->texts[i]) : NULL;
        if (slips) offer_words(near, i, slips);
        offer_words(near, i, NULL);
    }
}

// ----

static bool has_few(Store *store)
{
    sqlite3_stmt *row =
        store_statement(store, "SELECT coalesce(max(id), 0) FROM card", NULL);
    const bool few = row && store_step(store, row, NULL) > 0 &&
                     sqlite3_column_int64(row, 0) <= COMPARED_MAX;

    if (row) sqlite3_reset(row);
    return few;
}

const char *lookup_near(Store *store, const char *name, Arena *arena)
{
    NameMatch nearest;
    Near near = {.store = store, .arena = arena, .nearest = &nearest};

    name_match_start(&nearest, name);
    if (has_few(store)) {
        sqlite3_stmt *row = store_statement(
            store, "SELECT name FROM card WHERE game = the_game() ORDER BY id", NULL);
        while (row && store_step(store, row, NULL) > 0)
            name_match_offer(&nearest, store_text(row, 0));
    } else {
        offer_beginnings(&near);
        offer_all_words(&near);
    }
    return arena_text(arena, name_match_best(&nearest));
}
