// listed_fact.h -- one fact of a row as a list writes it: a number, words, keywords.
//
// The functions read lists from outside tolerantly: any separator, any case, "2.0", and
// words that the game does not know yet. They read a set's own list (CardSink.own)
// strictly, because its maker can mend it and scripts depend on it.

#ifndef LISTED_FACT_H
#define LISTED_FACT_H

#include "db/lists/sink_report.h"

// Fills the fact of [column] from [value], or reports a mistake to the sink. The type in a
// list from outside may include supertypes: "Royal Beast".
void listed_fact_set(CardSink *sink, const ListedValue *value, int column);

// Fills type and supertypes from one list of both.
void listed_fact_set_types(CardSink *sink, const ListedValue *value);

// Checks a row of a set's own list: a number that needs words beside it has them, unless
// the card has none of the words that they come from.
void listed_fact_check(CardSink *sink);

// Refuses a fact of a card whose type, as the row says it, does not have it, or takes it for
// the one that is meant. A zero is no fact then.
void listed_fact_check_types(CardSink *sink);

// Fills words that a list from outside leaves out because another fact has the same
// ones.
void listed_fact_complete(CardSink *sink);

#endif
