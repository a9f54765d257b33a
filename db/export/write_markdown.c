// write_markdown.c -- a table of Markdown. A bar in a cell has a backslash before it, and
// a line end is "<br>".

#include "db/export/write_markdown.h"

#include <stdio.h>
#include <string.h>

#include "db/export/writer_cell.h"

static void put_cell(ListWriter *writer, const char *text)
{
    (void)fputs(" ", writer->out);
    for (; *text; text++) {
        if (*text == '|') (void)putc('\\', writer->out);
        if (*text == '\n')
            (void)fputs("<br>", writer->out);
        else
            (void)putc(*text == '\r' ? ' ' : *text, writer->out);
    }
    (void)fputs(" |", writer->out);
}

static int begin_markdown(ListWriter *writer, Err *err)
{
    (void)err;
    (void)fputs("|", writer->out);
    for (int i = 0; i < writer->n; i++) put_cell(writer, writer->columns[i].heading);
    (void)fputs("\n|", writer->out);
    for (int i = 0; i < writer->n; i++) (void)fputs(" --- |", writer->out);
    (void)fputs("\n", writer->out);
    return 0;
}

static int write_markdown_row(ListWriter *writer, const WriterCell *cells, bool first,
                              Err *err)
{
    (void)first, (void)err;
    (void)fputs("|", writer->out);
    for (int i = 0; i < writer->n; i++)
        put_cell(writer, writer_cell_text(writer, i, &cells[i]));
    (void)fputs("\n", writer->out);
    return 0;
}

static int end_markdown(ListWriter *writer, bool whole, Err *err)
{
    (void)writer, (void)whole, (void)err;
    return 0;
}

const ListWriterForm write_markdown = {
    .name = "markdown",
    .ending = "md",
    .doc = "the same as a table of Markdown",
    .begin = begin_markdown,
    .row = write_markdown_row,
    .end = end_markdown,
};
