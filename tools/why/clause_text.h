// clause_text.h -- what a clause says, in the words of its script.

#ifndef CLAUSE_TEXT_H
#define CLAUSE_TEXT_H

#include "db/text/arena.h"
#include "tools/catalog/catalog.h"

// Returns the part "key = value" of a clause as it is written, on one line; of a word
// that stands alone that word. NULL if the clause has no such key, or nobody has the
// script.
const char *clause_text_of(Catalog *catalog, ClauseId clause, const char *key,
                           Arena *arena);

// Returns thing [n], from 0 on, of a part that is a list, "key = { a, b }"; of any other part
// all that stands behind the sign. NULL if there is none.
const char *clause_text_item(Catalog *catalog, ClauseId clause, const char *key, int n,
                             Arena *arena);

// Finds that part in the table that opens on the line of [text] from 1 on.
const char *clause_text_find(const char *text, int line, const char *key, Arena *arena);

#endif
