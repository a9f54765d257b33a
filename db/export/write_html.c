// write_html.c -- a page with one table.

#include "db/export/write_html.h"

#include "db/export/writer_cell.h"
#include "db/export/xml_out.h"

static void put_row(const ListWriter *writer, const WriterCell *cells)
{
    XmlOut *xml = writer->own;

    xml_out_begin(xml, "tr");
    for (int i = 0; i < writer->n; i++) {
        const char *text =
            cells ? writer_cell_text(writer, i, &cells[i]) : writer->columns[i].heading;
        xml_out_begin(xml, cells ? "td" : "th");
        xml_out_lines(xml, "br", text);
        xml_out_end(xml);
    }
    xml_out_end(xml);
    xml_out_line(xml);
}

static int begin_html(ListWriter *writer, Err *err)
{
    XmlOut *xml = writer->own = xml_out_open(writer->out, false, "html");

    (void)err;
    xml_out_begin(xml, "html");
    xml_out_begin(xml, "head");
    xml_out_begin(xml, "meta");
    xml_out_attribute(xml, "charset", "utf-8");
    xml_out_end(xml);
    xml_out_leaf(xml, "title", "cards");
    xml_out_end(xml);
    xml_out_begin(xml, "body");
    xml_out_begin(xml, "table");
    xml_out_line(xml);
    put_row(writer, NULL);
    return 0;
}

static int write_html_row(ListWriter *writer, const WriterCell *cells, bool first,
                          Err *err)
{
    (void)first, (void)err;
    put_row(writer, cells);
    return 0;
}

static int end_html(ListWriter *writer, bool whole, Err *err)
{
    (void)whole, (void)err;
    xml_out_close(writer->own);
    writer->own = NULL;
    return 0;
}

const ListWriterForm write_html = {
    .name = "html",
    .ending = "html",
    .doc = "the same as a page with a table",
    .begin = begin_html,
    .row = write_html_row,
    .end = end_html,
};
