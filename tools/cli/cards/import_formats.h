// import_formats.h -- prints all that import reads in a game: import --formats.

#ifndef IMPORT_FORMATS_H
#define IMPORT_FORMATS_H

#include <stdbool.h>

#include "engine/cards/rules.h"

// Prints the forms of lists, the tables of programs with their headings, and the forms of
// decks; as JSON one object.
void import_formats_print(const Rules *rules, bool json);

#endif
