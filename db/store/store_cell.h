// store_cell.h -- whether a cell of a database holds what a program of ours would write.
//
// SQLite checks types, lengths and rules of a column when it writes, never when it reads. So
// every row that store_step returns is checked here.

#ifndef STORE_CELL_H
#define STORE_CELL_H

#include "db/store/store_record.h"

// Learns of the columns of [statement], just prepared, what they may hold.
void store_cell_learn(const Store *store, Statement *statement);

// Returns NULL if the cells of the present row are sound, or else what is wrong with the
// first that is not; [column] is then its number.
const char *store_cell_check(const Statement *statement, int *column);

#endif
