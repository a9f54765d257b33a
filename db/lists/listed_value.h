// listed_value.h -- cleans the value of a field, before a reader finds its meaning.
//
// Lists come from spreadsheets and web pages: with errors in place of values, formulas,
// dashes for "none", and characters that nobody sees.

#ifndef LISTED_VALUE_H
#define LISTED_VALUE_H

#include "db/lists/sink_report.h"

// Returns the value to read, in the sink's row arena, or NULL if the list leaves it out.
// Reports errors of a spreadsheet, formulas and dashes to the sink. In a set's own list an
// empty field is a value too: it means none, or a mistake if the field is needed.
const char *listed_value_of(CardSink *sink, const ListedValue *given);

// Returns a value of the database as a list writes it, so that listed_value_of and the
// reader of texts give it back: what looks like a formula, an error or a dash becomes
// ="text", and signs that would be taken for HTML or symbols become entities.
const char *listed_value_written(Arena *arena, const ListWords *words, Field field,
                                 const char *text);

// Returns whether [text] means "none" in lists, such as "-", "N/A" or "[NO TEXT]".
bool listed_value_says_none(const char *text);

#endif
