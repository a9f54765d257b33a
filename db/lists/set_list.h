// set_list.h -- a set's own list of cards: one CSV row a card, facts only.
//
// The general reader of tables reads it, to the letter: docs/sets.md shows its columns to set
// makers. A row with a mistake is left out and each mistake is named; other rows are taken.

#ifndef SET_LIST_H
#define SET_LIST_H

#include "db/lists/card_sink.h"

typedef struct {
    ListedCard *rows; // own_code is there, as it is written
    int n;
    int rejected; // rows left out
} SetList;

// Reads [path] with the columns of the game. -1 with [err] where the file as a whole cannot
// be read.
int set_list_read(const char *path, const FactColumns *columns, SetList *list,
                  Problems *problems, Err *err);

#endif
