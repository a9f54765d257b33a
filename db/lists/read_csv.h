// read_csv.h -- a list as a table of text: CSV, TSV and their relatives.

#ifndef READ_CSV_H
#define READ_CSV_H

#include "db/lists/list_format.h"

// Whether a list that begins with [head] is one of these.
bool read_csv_accepts(const ListWords *words, const ListHead *head);

// Reads [source] row by row into [sink]. Returns -1 with [err] where it cannot be read on.
int read_csv_list(Source *source, CardSink *sink, Err *err);

#endif
