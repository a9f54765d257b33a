// table_head.h -- finds the headings of a table among its first rows.
//
// People write a title above a table, or a second row of headings: a group above some
// columns ("Name" over "en" and "fr"), or parts below a heading.

#ifndef TABLE_HEAD_H
#define TABLE_HEAD_H

#include "db/lists/card_sink.h"
#include "db/text/csv.h"

enum { TABLE_HEAD_ROWS = 12 }; // how far down headings may stand

typedef struct {
    CsvRow *rows[TABLE_HEAD_ROWS]; // the first of the table, kept to its end
    int n;
    CsvRow *heading; // the headings, two rows of them as one
    int next;        // the first row below them
} TableHead;

// How much a row looks like headings.
typedef struct {
    int columns;
    int known;
    bool tells; // a column identifies cards: a code or a name
} HeadScore;

// Adds a heading to a score.
void table_head_count(const ListWords *words, HeadScore *score, const char *heading);

// Returns whether such a row is one of headings.
bool table_head_is(const HeadScore *score);

// Reads the first rows and finds the headings: those that the user's map says or that the
// database remembers, else the row that knows most of its columns, else the first. Returns
// 1, 0 for an empty table, or -1 with [err].
int table_head_read(Csv *csv, CardSink *sink, TableHead *head, Err *err);

#endif
