// deck_book.h -- the decks of a file: its text, or the sheets of a spreadsheet.

#ifndef DECK_BOOK_H
#define DECK_BOOK_H

#include "db/decks/deck_form.h"

// Reads the decks of the file at [path], or of standard input for "-". If its text is none,
// reads each sheet in it that is a deck in a table (deck_table.h); others are left out. Lines
// that cannot be read go to [problems]. Returns -1 with [err] if there is no deck.
int deck_book_read(const char *path, DeckLists *decks, Problems *problems, Err *err);

// A program whose decks are read, but not written.
typedef struct {
    const char *name, *what;
} DeckProgram;

// Fills in the program at [i]. Returns false behind the last.
bool deck_book_program(int i, DeckProgram *program);

#endif
