// compare_statement.h -- compares two rows of one list with the same code.

#ifndef COMPARE_STATEMENT_H
#define COMPARE_STATEMENT_H

#include "db/settle/statement.h"

// A field in which two rows differ, and what each of them has.
typedef struct {
    const char *field, *one, *other;
} StatementDifference;

// Finds the first field that both rows fill, but not with the same. Returns whether
// there is one.
bool compare_statement(const FactColumns *columns, Arena *arena,
                       const CardStatement *one, const CardStatement *other,
                       StatementDifference *found);

// Adds to [content] all that only [before] has. Returns false if there is no room for all ids,
// texts and names of both.
bool compare_statement_complete(CardStatement *content, const CardStatement *before);

#endif
