// deck_list.h -- decks as people write them: names and counts in sections.
//
// What form a text has is seen from the text, never from its file's name: plain lists of
// every kind (deck_text.c), deck codes (deck_code.h), prints as tokens for a tabletop
// simulator (deck_tokens.c), and the JSON of deck sites, engines and this project
// (deck_json.c). One file may hold several decks.
//
// In all of them the Chosen Champion's copy ends up in its own section only, not in the
// main deck. Whether the cards exist is not asked here: see deck_resolve.h.

#ifndef DECK_LIST_H
#define DECK_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "db/text/problem.h"
#include "db/text/source.h"
#include "engine/kernel/base/err.h"

enum {
    DECK_COPIES_MAX = 99,   // of one card
    DECK_ENTRIES_MAX = 1000 // a list with more lines is no deck
};

typedef enum {
    SECTION_LEGEND, // several: the first, and additional ones
    SECTION_CHAMPION,
    SECTION_MAIN,
    SECTION_BATTLEFIELDS,
    SECTION_RUNES,
    SECTION_SIDE,
    SECTION_COUNT
} Section;

typedef struct {
    Section section;
    const char *name; // as written, or the code where there is no name
    int count;
    int line;          // of the file; 0 where it has none
    const char *place; // in the line its column, in JSON its path; or NULL
    const char *code;  // of the print, where one was named
    int64_t card;      // the row of its card, and its code: from deck_resolve
    const char *base;
} DeckEntry;

typedef struct {
    const char *name;
    const char *path;
    bool titled;    // the name stands in the text, it is not the file's
    bool sectioned; // false: legend, battlefields and runes stand among the main deck
    DeckEntry *entries;
    int n;
} DeckList;

typedef struct {
    DeckList *lists;
    int n;
} DeckLists;

const char *deck_list_section_name(Section section); // "main"

// The section of that name, or -1.
int deck_list_section_find(const char *name);

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

// Takes one copy of the card written [name] out of the main deck. Returns whether there
// was one.
bool deck_list_take_out(DeckList *list, const char *name);

#endif
