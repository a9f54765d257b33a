// stem_name.h -- finds the cards of stems that are none of their own, by lists of printings
// and by names.

#ifndef STEM_NAME_H
#define STEM_NAME_H

#include "db/settle/row_group.h"

// Gives each stem without a card the one whose printing its base is. If no list says so, it
// gets the one that suits it best among those with a name of it, or of a stem that shares a
// name with it; then the one whose printing another art of it is. All stems that are left
// get one new card, the stems in the order of their worth.
void stem_name_find(RowGroup *group, CodeStem *const *stems);

#endif
