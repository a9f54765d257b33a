// list_writer.h -- writes rows of fields as a file of any form: a table, a spreadsheet,
// a page.
//
// A form is a row of the table in list_writer.c, with its functions in a file of its own
// (list_writer_inside.h). db/sheets and db/lists read each of them back.

#ifndef LIST_WRITER_H
#define LIST_WRITER_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "db/text/arena.h"
#include "engine/kernel/base/err.h"

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

// Return a form by its number from 0, by its name, or by the ending of a file; NULL if
// there is none.
const ListWriterForm *list_writer_form(int i);
const ListWriterForm *list_writer_find(const char *name);
const ListWriterForm *list_writer_of_ending(const char *ending);

#endif
