// identity.h -- finds the card of each row.

#ifndef IDENTITY_H
#define IDENTITY_H

#include "db/settle/row_group.h"

// Finds the cards of the group and the card and role of each row. Returns -1 with [err].
int identity_find(RowGroup *group);

#endif
