// row_code.h -- the code of a row, made of its parts, and parts that contradict each other.

#ifndef ROW_CODE_H
#define ROW_CODE_H

#include "db/lists/row_name.h"

// Gives the row its code where it has one: of set and number, or of what stands in the
// brackets behind its name. A set goes by its name, or by a code that a set has; a code that
// nobody knows counts where the list calls it one. Reports a row whose code, set and number
// do not fit.
void row_code_join(CardSink *sink, const NameSaid *said);

// Returns whether a set that is known goes by that name.
bool row_code_knows_set(CardSink *sink, const char *name);

#endif
