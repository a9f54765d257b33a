// embed_things.h -- the rows of things in an observation.

#ifndef EMBED_THINGS_H
#define EMBED_THINGS_H

#include "tools/embed/embed_put.h"

// Names the columns of a thing.
void embed_things_name(Columns *to);

// Fills the rows of the first [n] things that are seen, and clears those behind them that had
// something [before].
void embed_things_see(Columns to, const CwShape *shape, int n, RowsHad before);

#endif
