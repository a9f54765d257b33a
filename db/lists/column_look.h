// column_look.h -- what the values of a column look like, and whether they fit a field.

#ifndef COLUMN_LOOK_H
#define COLUMN_LOOK_H

#include "db/lists/column_list.h"

// The first rows of a table below its headings.
typedef struct {
    CsvRow *const *rows;
    int n;
} FirstRows;

// Returns a value of column [at], "" where the row is shorter.
const char *column_look_value(const FirstRows *first, int row, int at);

// Returns what the values of column [at] look like, with up to three of them: "prices such
// as '0.10'". NULL if they are all empty.
const char *column_look_text(Arena *arena, const FirstRows *first, int at);

// Returns whether the values may be those of [field]; true if they are all empty.
bool column_look_fits(const FactColumns *columns, const FirstRows *first, int at,
                      Field field);

// Returns whether there are values and each is the code of a printing.
bool column_look_is_codes(const FirstRows *first, int at);

// Returns whether there are values and each is some words, no two rows have the same.
bool column_look_is_names(const FirstRows *first, int at);

#endif
