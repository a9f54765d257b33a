// deck_list.h -- decks as people write them: names and counts in sections.
//
// The text itself shows its form, never the name of its file: plain lists
// (deck_text.c), the JSON of deck sites and engines (deck_json.c), and forms of a
// single game (deck_forms.h). One file may hold several decks. Sections are rows of the
// game's PlayDecks; the caller sets the game.
//
// If a card counts for two sections, its copy stands in the more special one only.
// deck_resolve.h finds out whether the cards exist.

#ifndef DECK_LIST_H
#define DECK_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "db/text/problem.h"
#include "db/text/source.h"
#include "engine/kernel/base/err.h"
#include "engine/kernel/base/limit.h"
#include "engine/play/play_decks.h"

// The game whose decks are read or written.
typedef struct {
    const PlayDecks *rows;         // its sections
    const struct DeckForms *forms; // deck_forms.h
} DeckGame;

typedef struct {
    int section;      // row of the game's sections
    const char *name; // as written, or the code if there is no name
    int count;
    int line;          // of the file, from 1; 0 if the form has no lines
    const char *place; // its column in the line, its path in JSON, or NULL
    const char *code;  // of the printing, or NULL
    int64_t card;      // id of its card, set by deck_resolve; 0: not known
    const char *base;  // the own code of that card
} DeckEntry;

typedef struct {
    DeckGame game; // set by the caller
    const char *name;
    const char *path;
    bool titled;    // the text has the name; otherwise it is the file's
    bool sectioned; // false: all cards are in the main section
    DeckEntry *entries;
    int n;
} DeckList;

typedef struct {
    DeckGame game; // set by the caller
    DeckList *lists;
    int n;
} DeckLists;

// Returns the section of that name, or -1.
int deck_list_section(const DeckGame *game, const char *name);

// Reads the decks of the file at [path], or of standard input for "-". Lines that
// cannot be read go to [problems]. Returns -1 with [err] if the whole file cannot be
// read.
int deck_list_read(const char *path, DeckLists *decks, Problems *problems, Err *err);

// Reads the decks of the rest of a source.
int deck_list_read_source(Source *source, DeckLists *decks, Problems *problems,
                          Err *err);

// Reads the decks of a text in memory; messages call it [path].
int deck_list_parse(const char *path, const char *text, DeckLists *decks,
                    Problems *problems, Err *err);

// Adds a copy of [entry] to the list. The strings stay where they are.
void deck_list_add(DeckList *list, Arena *arena, const DeckEntry *entry);

// Removes one copy of the card [name] from the main section. Returns whether there was
// one.
bool deck_list_take_out(DeckList *list, const char *name);

#endif
