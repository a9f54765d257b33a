// stem_name.h -- finds by their names the cards of stems that are none of their own.

#ifndef STEM_NAME_H
#define STEM_NAME_H

#include "db/settle/row_group.h"

// Gives each stem without a card the one that suits it best among those with a name of
// it, or of a stem that shares a name with it; else all such stems get one new card, the
// stems in the order of their worth.
void stem_name_find(RowGroup *group, CodeStem *const *stems);

#endif
