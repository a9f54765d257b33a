// deck_list.h -- a deck as people write it: names and counts in sections.
//
// The text form is tolerant: headings in any case, with or without a colon and under
// their usual other names; "3 Gust", "3x Gust", "Gust x3", a bare name; a count alone
// on the line before its name; a print's code after the name; `#` and `//` comments. The
// JSON form has legend, champion, main, runes, battlefields, sideboard.
//
// In both the Chosen Champion's copy ends up in its own section only, not in the main
// deck. Whether the cards exist is not asked here.

#ifndef DECK_LIST_H
#define DECK_LIST_H

#include <stdbool.h>

#include "../engine/kernel/err.h"
#include "problem.h"

typedef enum {
    SECTION_LEGEND,
    SECTION_CHAMPION,
    SECTION_MAIN,
    SECTION_BATTLEFIELDS,
    SECTION_RUNES,
    SECTION_SIDE,
    SECTION_COUNT
} Section;

typedef struct {
    Section section;
    const char *name;
    int count;
    int line; // of the file; 0 where it has none
} DeckEntry;

typedef struct {
    const char *name;
    const char *path;
    bool sectioned; // false: a bare list, all in the main section
    DeckEntry *entries;
    int n;
} DeckList;

const char *section_name(Section section); // "main"

// The section of that name, or -1.
int section_find(const char *name);

// Reads the file at [path]; JSON if it begins with `{`. Lines that cannot be read go to
// [problems]. -1 with [err] where the file cannot be read at all.
int deck_list_read(const char *path, DeckList *list, Problems *problems, Err *err);

void deck_list_add(DeckList *list, Pool *pool, const DeckEntry *entry);

#endif
