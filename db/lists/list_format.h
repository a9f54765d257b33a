// list_format.h -- the forms of card lists that are understood, one file each.
//
// A form is known by its content: `recognise` looks at the list's first bytes, decoded
// (source.h), never at the file's name. The first form of the table that says yes reads
// the list: `read` takes it from the source, row by row, and hands each row to the sink
// (card_sink.h). It keeps nothing of the list in memory but the row at hand.
//
// To add a form: write read_NAME.c with those two functions, declare them here, and add
// a row to the table in format.c, before those that would say yes to it too. A reader
// that maps keys to fields is little more than a table of { key, FIELD_... } and a loop
// of listed_card_set; checks, symbols, codes, languages, comparison and history are the
// sink's. Give the line (of JSON, which often is one line: the row) to card_sink_row and, in
// JSON, the pointer of a value ("/attributes/cost") as its column. A fault of the list
// as a whole (cut off, not what it seemed) is `return -1` with [err], code 65, as
// "FILE:LINE:COLUMN: what". A test in tests/db/ reads a small list of our own making.

#ifndef LIST_FORMAT_H
#define LIST_FORMAT_H

#include "db/lists/card_sink.h"
#include "db/text/source.h"

typedef struct {
    const char *text; // not NUL-ended
    size_t n;
} ListHead;

typedef struct {
    const char *name; // "csv"
    const char *what; // in messages: "a table of cards (CSV, TSV)"
    bool (*recognise)(const ListWords *words, const ListHead *head);
    int (*read)(Source *source, CardSink *sink, Err *err);
} ListFormat;

// The form of a list that begins with [head], NULL if no reader knows it.
const ListFormat *list_format_find(const ListWords *words, const ListHead *head);

// All forms, as "A, B or C", for messages.
const char *list_format_names(Arena *arena);

#endif
