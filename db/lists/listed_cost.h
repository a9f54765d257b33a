// listed_cost.h -- numbers of a price, and prices written in symbols: "{3}{red}".
//
// A list may write the whole price in one column, in any notation of symbols
// (text_symbols.h): numbers are the cost, other symbols the fact of symbols with their
// kinds beside it. Where the list has a column of its own for these, that column counts.

#ifndef LISTED_COST_H
#define LISTED_COST_H

#include "db/lists/sink_report.h"

// Returns whether [value] of [column] is a price that has symbols.
bool listed_cost_is_symbols(CardSink *sink, const ListedValue *value, int column);

// Fills the facts of such a price. Call it only if listed_cost_is_symbols.
void listed_cost_set(CardSink *sink, const ListedValue *value, int column);

// Reports to the sink that a value is no number, or too small or large for [column].
void listed_cost_mistake(CardSink *sink, const ListedValue *value, int column);

#endif
