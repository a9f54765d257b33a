// deck_list.h -- decks as people write them: names and counts in sections.
//
// The form of a text is seen from the text, never from its file's name: plain lists of
// every kind (deck_text.c), the JSON of deck sites and engines (deck_json.c), and forms that
// one game alone has (deck_forms.h). One file may hold several decks. The sections are rows
// of the game's PlayDecks; the caller says which game it is.
//
// A card of a section that also counts as another one's stands in its own section only.
// deck_resolve.h finds out whether the cards exist.

#ifndef DECK_LIST_H
#define DECK_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "db/text/problem.h"
#include "db/text/source.h"
#include "engine/kernel/base/err.h"
#include "engine/play/play_decks.h"

enum {
    DECK_COPIES_MAX = 99,   // of one card
    DECK_ENTRIES_MAX = 1000 // a list with more lines is no deck
};

// The game whose decks are read or written.
typedef struct {
    const PlayDecks *rows;         // its sections
    const struct DeckForms *forms; // deck_forms.h
} DeckGame;

typedef struct {
    int section;      // row of the game's sections
    const char *name; // as written, or the code where there is no name
    int count;
    int line;          // of the file; 0 where it has none
    const char *place; // in the line its column, in JSON its path; or NULL
    const char *code;  // of the print, where one was named
    int64_t card;      // the row of its card, and its code: from deck_resolve
    const char *base;
} DeckEntry;

typedef struct {
    DeckGame game; // set by the caller
    const char *name;
    const char *path;
    bool titled;    // the name stands in the text, it is not the file's
    bool sectioned; // false: all cards stand in the main section
    DeckEntry *entries;
    int n;
} DeckList;

typedef struct {
    DeckGame game; // set by the caller
    DeckList *lists;
    int n;
} DeckLists;

// The section of that name, or -1.
int deck_list_section(const DeckGame *game, const char *name);

// Reads the decks of the file at [path], "-" for the standard input. Lines that cannot
// be read go to [problems]. -1 with [err] where the file as a whole cannot be read.
int deck_list_read(const char *path, DeckLists *decks, Problems *problems, Err *err);

// The same of what is left of a source.
int deck_list_read_source(Source *source, DeckLists *decks, Problems *problems,
                          Err *err);

// The same of a text in memory that ends with a zero byte; [path] is what it is called.
int deck_list_parse(const char *path, const char *text, DeckLists *decks,
                    Problems *problems, Err *err);

void deck_list_add(DeckList *list, Arena *arena, const DeckEntry *entry);

// Takes one copy of the card written [name] out of the main section. Returns whether
// there was one.
bool deck_list_take_out(DeckList *list, const char *name);

#endif
