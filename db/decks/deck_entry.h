// deck_entry.h -- record: decks as people write them, names and counts in sections.

#ifndef DECK_ENTRY_H
#define DECK_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "db/text/problem.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"
#include "engine/play/play_decks.h"

// The game whose decks are read or written.
typedef struct {
    const PlayDecks *rows;         // its sections
    const struct DeckForms *forms; // deck_form.h
} DeckGame;

typedef struct {
    int section;      // row of the game's sections
    const char *name; // as written, or the code if there is no name
    int count;
    int block;         // how many blank lines are before it in a list without headings
    int line;          // of the file, from 1; 0 if the form has no lines
    const char *place; // its column in the line, its path in JSON, or NULL
    const char *code;  // of the printing, or NULL
    const char *text;  // as written, with a count if it has one; NULL: the name is all
    int given;         // copies where the text has no count
    bool loose;        // may be a remark: it is left out if it names no card
    bool refused;      // a problem says why it has no card
    int64_t card;      // id of its card, set by deck_resolve; 0: not known
    const char *base;  // the own code of that card
    bool shared;       // another card has its name, so the code says which it is
} DeckEntry;

// What lines have beside a card, its count and its printing, and a deck has not.
typedef struct {
    unsigned kinds; // bits of DeckLeft (deck_mark.h)
    int line;       // of the first one
    const char *text;
    int n;
} DeckLeftOut;

typedef struct {
    DeckGame game; // set by the caller
    const char *name;
    const char *path;
    bool titled;    // the text has the name; otherwise it is the file's
    bool sectioned; // false: all cards are in the main section
    bool stored; // the database has it: of cards that share a name the first one counts
    DeckEntry *entries;
    int n;
    DeckLeftOut left; // set by deck_resolve
    int side_line;    // where it found a sideboard behind a blank line; 0: nowhere
} DeckList;

typedef struct {
    DeckGame game; // set by the caller
    DeckList *lists;
    int n;
} DeckLists;

#endif
