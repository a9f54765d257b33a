// column_list.h -- record: the columns of a table and their fields.

#ifndef COLUMN_LIST_H
#define COLUMN_LIST_H

#include "db/lists/card_sink.h"
#include "db/text/csv.h"

typedef struct {
    Field field;
    char language[LANGUAGE_BYTES]; // "": the row's
    const char *heading;
} Column;

typedef struct {
    Column list[CSV_FIELDS_MAX];
    int n;
    const ListWords *words;
} Columns;

#endif
