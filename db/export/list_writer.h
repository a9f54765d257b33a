// list_writer.h -- writes rows of fields as a file of any form: a table, a spreadsheet,
// a page.
//
// A form is a row of the table in list_writer.c, with its functions in a file of its own
// (write_csv.h). db/sheets and db/lists read each of them back.

#ifndef LIST_WRITER_H
#define LIST_WRITER_H

#include "db/export/writer_form.h"

// Return a form by its number from 0, by its name, or by the ending of a file; NULL if
// there is none.
const ListWriterForm *list_writer_form(int i);
const ListWriterForm *list_writer_find(const char *name);
const ListWriterForm *list_writer_of_ending(const char *ending);

#endif
