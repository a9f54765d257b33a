// listed_keywords.h -- keywords of a card in a column of their own.
//
// A set's own list writes them in one way: "Swift; Strong 2; Wind {1 red}". Lists from
// outside write them in any case, between brackets of any kind, with any sign between them,
// and with costs in any notation of symbols.

#ifndef LISTED_KEYWORDS_H
#define LISTED_KEYWORDS_H

#include "db/lists/sink_report.h"

// Fills the keywords of [column] from [value], or reports a mistake to the sink.
void listed_keywords_set(CardSink *sink, const ListedValue *value, int column);

// Writes [own], the card's only colour, in place of {own} in the costs of its keywords.
void listed_keywords_complete(CardSink *sink, const char *own);

#endif
