// deck_mark.h -- the marks of a line: what stands around the name of a card.
//
// "3x", "(OGN) 169", "*F*", "[Sideboard]", "$0.25". What a mark means is seen from its own
// letters; whether a set of that name exists only a database tells.

#ifndef DECK_MARK_H
#define DECK_MARK_H

#include "db/decks/deck_entry.h"
#include "db/text/arena.h"

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

// Reads [text], all of it, as one mark that stands before a name or behind it. Returns
// whether it can be one.
bool deck_mark_read(const PlayDecks *rows, const char *text, MarkSide side,
                    Arena *arena, DeckMark *mark);

// Returns the length of the brackets, stars or carets that open at [text] and close again;
// 0: none do.
size_t deck_mark_bracket(const char *text);

// Returns the count that [digits] is, -1 if it is not from 1 to 99.
int deck_mark_count(const char *digits);

// Returns whether the mark may be the number of a printing, where it stands behind a set.
bool deck_mark_is_number(const DeckMark *mark);

// Returns whether the mark may be a count.
bool deck_mark_counts(const DeckMark *mark);

// Notes that a line has what the bits of [kinds] mean, such as [text]. Bits of 0 are
// nothing.
void deck_mark_leave(DeckLeftOut *left, int line, unsigned kinds, const char *text);

// Returns the words for what the bits of [kinds] mean: "finishes and prices".
const char *deck_mark_kinds(unsigned kinds, Arena *arena);

#endif
