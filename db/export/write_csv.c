// write_csv.c -- a table with commas.

#include "db/export/write_csv.h"

#include "db/export/writer_cell.h"
#include "db/text/csv_write.h"

static int begin_csv(ListWriter *writer, Err *err)
{
    (void)err;
    for (int i = 0; i < writer->n; i++)
        csv_write_field(writer->out, i, writer->columns[i].heading);
    csv_write_row_end(writer->out);
    return 0;
}

static int write_csv_row(ListWriter *writer, const WriterCell *cells, bool first,
                         Err *err)
{
    (void)first, (void)err;
    for (int i = 0; i < writer->n; i++)
        csv_write_field(writer->out, i, writer_cell_text(writer, i, &cells[i]));
    csv_write_row_end(writer->out);
    return 0;
}

static int end_csv(ListWriter *writer, bool whole, Err *err)
{
    (void)writer, (void)whole, (void)err;
    return 0;
}

const ListWriterForm write_csv = {
    .name = "csv",
    .ending = "csv",
    .doc = "a table with all that lists can say (docs/lists.md)",
    .begin = begin_csv,
    .row = write_csv_row,
    .end = end_csv,
};
