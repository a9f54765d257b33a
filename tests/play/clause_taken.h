// clause_taken.h -- clauses that other text has taken, which nothing can act by.

#ifndef CLAUSE_TAKEN_H
#define CLAUSE_TAKEN_H

#include "engine/cards/library.h"

// Returns whether other text took the clause (legion { passive ... }, attached { ... }):
// the card, or its local, has only the clause that was made of it.
bool clause_taken(const Library *library, ClauseId id);

#endif
