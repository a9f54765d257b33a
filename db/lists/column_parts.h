// column_parts.h -- columns that mean something else beside others, or by their values.

#ifndef COLUMN_PARTS_H
#define COLUMN_PARTS_H

#include "db/lists/column_look.h"

// Returns whether a column has the field.
bool column_parts_has(const Columns *columns, Field field);

// Makes the language of rows that count copies that of the copies; before a map, which may
// say otherwise.
void column_parts_languages(Columns *columns);

// Parts "Set" from "Set Code", and leaves out columns whose values cannot be what their
// heading or a map says. Tells what is left out.
void column_parts_settle(CardSink *sink, Columns *columns, const FirstRows *first);

#endif
