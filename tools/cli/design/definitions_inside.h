// definitions_inside.h -- what the files of definitions.h share.

#ifndef DEFINITIONS_INSIDE_H
#define DEFINITIONS_INSIDE_H

#include "tools/cli/design/definitions.h"

// Writes [text] as a comment's line after [lead], whatever it holds. NULL is no text.
void definitions_text(const char *lead, const char *text, FILE *out);

// Writes what stands in braces: a class for each kind of clause, for queries and costs, and
// for the rows of game.lua.
void definitions_classes(const Manual *manual, const Rules *rules, FILE *out);

// Returns the class of what stands in the braces of that kind of clause; NULL: it has
// none. The text stays until the next call.
const char *definitions_clause_class(int kind);

#endif
