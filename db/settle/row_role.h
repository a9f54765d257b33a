// row_role.h -- finds what each row of a group may say of its card.

#ifndef ROW_ROLE_H
#define ROW_ROLE_H

#include "db/settle/row_group.h"

// Sets the role of each row that has a card or waits, and the name of each card. Nothing
// counts of a row that gives its card the name of another card (ROW_OTHER).
void row_role_set(RowGroup *group);

#endif
