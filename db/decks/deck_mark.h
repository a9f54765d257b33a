// deck_mark.h -- the marks of a line: what stands around the name of a card.
//
// "3x", "(OGN) 169", "*F*", "[Sideboard]", "$0.25". What a mark means is seen from its own
// letters; whether a set of that name exists only a database tells.

#ifndef DECK_MARK_H
#define DECK_MARK_H

#include "db/decks/deck_entry.h"
#include "db/decks/deck_mark_record.h"
#include "db/text/arena.h"

// Reads [text], all of it, as one mark that stands before a name or behind it. Returns
// whether it can be one.
bool deck_mark_read(const PlayDecks *rows, const char *text, MarkSide side,
                    Arena *arena, DeckMark *mark);

// Returns the length of the brackets, stars or carets that open at [text] and close again;
// 0: none do.
size_t deck_mark_bracket(const char *text);

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
