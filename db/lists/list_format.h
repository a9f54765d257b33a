// list_format.h -- the formats of card lists that import reads, one file for each.
//
// The content decides the format: `recognise` looks at the list's first bytes, decoded
// (source.h), never at the name of the file. The first format of the table that says
// yes reads the list: `read` takes it from the source row by row and hands each row to
// the sink (card_sink.h). It keeps only the current row in memory.
//
// To add a format: write read_NAME.c with these two functions, and add a row to the
// table in list_format.c, before any row that would say yes as well. A reader that maps
// keys to fields is little more than a table of { key, FIELD_... } and a loop of
// listed_card_set, because checks, symbols, codes, languages, comparison and history
// are the work of the sink. Give card_sink_row the line, or for JSON, which is often
// one line, the number of the row. In JSON the column of a value is its pointer
// ("/attributes/cost"). For a fault of the whole list (cut off, of another kind than
// it seemed) return -1 with [err], code 65, as "FILE:LINE:COLUMN: text". A test in
// tests/db/ reads a small list of our own making.

#ifndef LIST_FORMAT_H
#define LIST_FORMAT_H

#include "db/lists/list_head.h"

typedef struct {
    const char *name; // "csv"
    const char *what; // for messages: "a table of cards (CSV, TSV)"
    bool (*recognise)(const ListWords *words, const ListHead *head);
    int (*read)(Source *source, CardSink *sink, Err *err);
} ListFormat;

// Returns the format of a list that begins with [head], or NULL if no reader knows it.
const ListFormat *list_format_find(const ListWords *words, const ListHead *head);

// Returns the format with number [i], from 0; NULL beyond the last.
const ListFormat *list_format_at(int i);

// Returns all formats for messages, as "A, B or C".
const char *list_format_names(Arena *arena);

#endif
