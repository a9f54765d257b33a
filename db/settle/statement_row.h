// statement_row.h -- reads a row of table `said` with all that is known of it.

#ifndef STATEMENT_ROW_H
#define STATEMENT_ROW_H

#include "db/settle/settled.h"

// SQL: the columns that statement_row_read takes, of rows [s] of table `said`.
#define STATEMENT_ROW                                                                   \
    "SELECT s.id, s.reading, s.code, s.base, s.folded, s.language, s.line, s.content,"  \
    " r.import, r.source, r.form, q.name, q.trust, " STATEMENT_LATEST(                  \
        "s",                                                                            \
        "r",                                                                            \
        "i") ","                                                                        \
             " iif(i.undone, (SELECT import FROM reading WHERE id = " STATEMENT_LATEST( \
                 "s", "r", "i") "),"                                                    \
                                "  r.import)"                                           \
                                " FROM said s"                                          \
                                " JOIN reading r ON r.id = s.reading"                   \
                                " JOIN source q ON q.id = r.source"                     \
                                " JOIN import i ON i.id = r.import"

// Returns whether the row at which [from], a statement that begins with STATEMENT_ROW, stands
// has all that every row has: a code with its base or a name, a language, a form, a source.
bool statement_row_is_whole(sqlite3_stmt *from);

// Reads the row at which [from], a statement that begins with STATEMENT_ROW, stands.
void statement_row_read(const Settling *settling, sqlite3_stmt *from,
                        StatementRow *row);

#endif
