// deck_mark_record.h -- record: a mark of a line, and what it may be.

#ifndef DECK_MARK_RECORD_H
#define DECK_MARK_RECORD_H

// What a mark may be that no deck has: a row each in deck_mark.def.
typedef enum {
#define LEFT_KIND(kind, doc) LEFT_##kind,
#include "db/decks/deck_mark.def"
    LEFT_KINDS
} DeckLeft;

typedef enum {
    MARK_GAP,     // a dash, a bullet: nothing
    MARK_COUNT,   // "3x"
    MARK_ORDINAL, // "3.": a count, or the number of the line
    MARK_NUMBER,  // "#298": the number of a printing
    MARK_EITHER,  // "3": a count, or such a number
    MARK_INDEX,   // "[4]": one of these, or a fact of the card
    MARK_CODE,    // "OGN-169"
    MARK_SET,     // "(OGN)", "(Origins)": if there is such a set
    MARK_SECTION, // "SB:", "[Sideboard]"
    MARK_LEFT,    // "*F*"
    MARK_OTHER,   // "<anything>": left out where the printing tells the card, too
} MarkKind;

typedef struct {
    MarkKind kind;
    const char *text;  // as written
    const char *value; // of a code, a number or a set
    int number;        // a count, a section or a DeckLeft
} DeckMark;

typedef enum { MARK_BEFORE, MARK_BEHIND } MarkSide;

#endif
