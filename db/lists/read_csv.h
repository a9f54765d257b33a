// read_csv.h -- reads a list as a table of text: CSV, TSV and the like.

#ifndef READ_CSV_H
#define READ_CSV_H

#include "db/lists/list_head.h"

// Returns whether a list that begins with [head] is in this format.
bool read_csv_accepts(const ListWords *words, const ListHead *head);

// Reads [source] row by row into [sink]. Returns -1 with [err] if reading cannot go on.
int read_csv_list(Source *source, CardSink *sink, Err *err);

#endif
