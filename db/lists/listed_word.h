// listed_word.h -- finds the word of the game that a list means, in any case and language.
//
// The words that a game knows are those of its columns; of columns without a vocabulary
// those that the game's list forms name (list_forms.h), and of keywords those that have a
// script. Sets bring new words, so a list may have others.

#ifndef LISTED_WORD_H
#define LISTED_WORD_H

#include "db/lists/sink_report.h"

// Returns the game's word that [text] is in any language, or NULL; "" if it says that the card
// has none, or of a type that the row is no card.
const char *listed_word_find(const CardSink *sink, int column, const char *text);

// Returns the word that [text] means: "" if the card has none; [text] with a capital if
// nobody knows it, with a note. A text one slip away from a word of a vocabulary is a
// mistake. In a set's own list the word must stand exactly so.
const char *listed_word_known(CardSink *sink, const ListedValue *value, int column,
                              const char *text);

// Returns [name] if the row has no type that the game knows and is called like a thing that
// lies beside cards, such as a marker; else NULL.
const char *listed_word_no_card(const CardSink *sink, const char *name);

// Returns the names of the keywords that have a script in the current game, ended by NULL.
const char *const *listed_word_keywords(Store *store, Arena *arena, Err *err);

#endif
