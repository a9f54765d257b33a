// listed_fact.h -- one fact of a row as a list writes it: a number, words, keywords.
//
// A list from outside is read with patience: any separator, any case, "2.0", a word that
// the game does not know yet. A set's own list is read to the letter (CardSink.own), because
// its maker mends it and scripts are written for it.

#ifndef LISTED_FACT_H
#define LISTED_FACT_H

#include "db/lists/card_sink.h"

// Fills the fact of [column] from [value], or tells the sink what is wrong with it. The
// type of a list from outside may hold supertypes as well: "Royal Beast".
void listed_fact_set(CardSink *sink, const ListedValue *value, int column);

// Fills type and supertypes from one list of both.
void listed_fact_set_types(CardSink *sink, const ListedValue *value);

// Checks in a set's own list that words are said beside a number that needs them.
void listed_fact_check(CardSink *sink);

// Fills the words that a list from outside leaves out because another fact has them.
void listed_fact_complete(CardSink *sink);

// Returns whether [text] is a word by which lists say that there is none, such as "-".
bool listed_fact_says_none(const char *text);

#endif
