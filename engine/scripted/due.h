// due.h -- work of the rules that is due as soon as something is so.

#ifndef DUE_H
#define DUE_H

#include "engine/kernel/table/table.h"

// Does the first thing that is due: of the rows in their order, about the first thing that the
// row means. Returns false if nothing is, or while the rules do such a thing already.
bool due_do(Table *table);

#endif
