// deck_table.h -- a deck as a table: a row of column names, then a row for each card.

#ifndef DECK_TABLE_H
#define DECK_TABLE_H

#include "db/decks/deck_entry.h"

enum { DECK_COLUMNS = 40 };

typedef struct {
    char separator; // 0: the lines are no table
    int n;
    int fields[DECK_COLUMNS]; // what each column has
    const char *named;        // the column of names, or of codes
    bool of_deck;             // a column says that it is one of decks
    const char *other;        // the first column that no deck has, or NULL
} DeckTable;

// A row of a table.
typedef struct {
    const char *text;    // as a line of a list: "3 Gust (OGN) 169"
    const char *section; // as written, "" if the row says none
    const char *title;   // of the deck, "" if the row says none
} DeckRow;

// Reads a line as the names of columns. Returns whether it can be nothing else.
bool deck_table_head(const char *line, Arena *arena, DeckTable *table);

// Reads a row. Returns false if the line has no separator and so is none.
bool deck_table_row(const DeckTable *table, const char *line, Arena *arena,
                    DeckRow *row);

// Returns whether the first line of a text is the names of columns.
bool deck_table_begins(const char *text, size_t n, Arena *arena);

// Returns whether the first [n] bytes of a text are a deck, not a list of cards: one column is
// called that of deck sections, or has sections, and a row that is in one of the game's.
bool deck_table_fits(const PlayDecks *rows, const char *text, size_t n, Arena *arena);

#endif
