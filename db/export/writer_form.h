// writer_form.h -- record: a list on its way out, and the form in which it is written
// (list_writer.h).

#ifndef WRITER_FORM_H
#define WRITER_FORM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "db/text/arena.h"
#include "engine/base/err.h"

// A column of the list.
typedef struct {
    const char *heading;
    bool number;   // its values are numbers
    bool brackets; // a list in it is written as JSON: ["Red", "Blue"]
    bool code;     // it tells which printing a row is
    bool of_print; // it may differ between the printings of a card
} WriterColumn;

// A field of a row.
typedef struct {
    const char *const *items; // NULL: nothing
    int n;                    // -1: one text
} WriterCell;

typedef struct ListWriterForm ListWriterForm;

// A list on its way out. The caller fills all but the last three.
typedef struct ListWriter {
    const ListWriterForm *form;
    const WriterColumn *columns;
    int n;
    const char *name; // for messages
    FILE *out;
    Arena *arena; // owns what belongs to a row
    int64_t rows; // written so far
    bool in_card; // a card was begun
    void *own;    // of the form
} ListWriter;

struct ListWriterForm {
    const char *name;   // "markdown"
    const char *ending; // of its files: "md"
    const char *doc;
    bool binary; // no terminal shows it
    // Write the start, a row, and the end. Return -1 with [err]. [first]: the row is a
    // card, not one more of its printings. `end` is called once after a `begin`, also
    // after a failure, and then with `whole` false.
    int (*begin)(ListWriter *writer, Err *err);
    int (*row)(ListWriter *writer, const WriterCell *cells, bool first, Err *err);
    int (*end)(ListWriter *writer, bool whole, Err *err);
};

#endif
