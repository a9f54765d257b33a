// code_stem.h -- puts the codes of one base together.

#ifndef CODE_STEM_H
#define CODE_STEM_H

#include "db/settle/row_group.h"

// Finds the stems of the group's rows, with the name and the type that count, and marks
// those whose base is a card of its own. Returns -1 with [err].
int code_stem_find(RowGroup *group);

// Returns the row that names the card of which [code] is a printing. The list of
// printings of a set folder comes first, then other lists, then a row kept from an
// earlier version if no list has the code. Returns NULL if there is none, or if only
// lists name a card for the code of a set folder's card.
const StatementRow *code_stem_link(const CodeStem *stem, const char *code);

#endif
