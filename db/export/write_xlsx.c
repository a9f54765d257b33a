// write_xlsx.c -- a workbook of Excel with one sheet.
//
// Each text stands in its cell and is marked as text, so none is a formula, a date or an
// error. Only what has to be there is: no styles, no names, no times.

#include "db/export/write_xlsx.h"

#include <stdlib.h>
#include <string.h>

#include "db/export/packer.h"
#include "db/export/writer_cell.h"
#include "db/export/xml_out.h"
#include "engine/base/base.h"

#define HEAD     "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
#define SCHEMAS  "http://schemas.openxmlformats.org/"
#define MAIN     SCHEMAS "spreadsheetml/2006/main"
#define TYPES    "application/vnd.openxmlformats-officedocument.spreadsheetml."
#define DOCUMENT SCHEMAS "officeDocument/2006/relationships"
#define PACKAGE  SCHEMAS "package/2006/"

static const struct {
    const char *name, *text;
} parts[] = {
    {"[Content_Types].xml",
     HEAD "<Types xmlns=\"" PACKAGE "content-types\">"
          "<Default Extension=\"rels\""
          " ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
          "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
          "<Override PartName=\"/xl/workbook.xml\" ContentType=\"" TYPES
          "sheet.main+xml\"/>"
          "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"" TYPES
          "worksheet+xml\"/></Types>"},
    {"_rels/.rels",
     HEAD "<Relationships xmlns=\"" PACKAGE "relationships\">"
          "<Relationship Id=\"rId1\" Type=\"" DOCUMENT
          "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"},
    {"xl/workbook.xml",
     HEAD "<workbook xmlns=\"" MAIN "\" xmlns:r=\"" DOCUMENT "\">"
          "<sheets><sheet name=\"cards\" sheetId=\"1\" r:id=\"rId1\"/></sheets>"
          "</workbook>"},
    {"xl/_rels/workbook.xml.rels",
     HEAD "<Relationships xmlns=\"" PACKAGE "relationships\">"
          "<Relationship Id=\"rId1\" Type=\"" DOCUMENT
          "/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>"},
};

typedef struct {
    Packer *packer;
    XmlOut *xml;
} Book;

static int put_part(Packer *packer, const char *name, const char *text, Err *err)
{
    FILE *part = packer_begin(packer, name, false, err);

    if (!part) return -1;
    (void)fputs(text, part);
    return packer_end(packer, err);
}

// Writes a text with "_x" in it so that no reader takes it for a character by number.
static const char *escaped(const ListWriter *writer, const char *text)
{
    const char *at = strstr(text, "_x");

    if (!at) return text;
    return arena_format(writer->arena,
                        "%.*s_x005F_%s",
                        (int)(at - text),
                        text,
                        escaped(writer, at + 1));
}

static void put_cell(const ListWriter *writer, const char *text, bool number)
{
    XmlOut *xml = ((Book *)writer->own)->xml;

    xml_out_begin(xml, "c");
    if (number) {
        xml_out_leaf(xml, "v", text);
    } else if (*text) {
        xml_out_attribute(xml, "t", "inlineStr");
        xml_out_begin(xml, "is");
        xml_out_begin(xml, "t");
        xml_out_attribute(xml, "xml:space", "preserve");
        xml_out_text(xml, escaped(writer, text));
        xml_out_end(xml);
        xml_out_end(xml);
    }
    xml_out_end(xml);
}

static void put_headings(const ListWriter *writer)
{
    XmlOut *xml = ((Book *)writer->own)->xml;

    xml_out_begin(xml, "row");
    for (int i = 0; i < writer->n; i++)
        put_cell(writer, writer->columns[i].heading, false);
    xml_out_end(xml);
}

static int begin_xlsx(ListWriter *writer, Err *err)
{
    Book *book = writer->own = calloc(1, sizeof *book);

    ENOUGH(book);
    book->packer = packer_open("zip", writer->name, writer->out, err);
    if (!book->packer) return -1;
    for (int i = 0; i < COUNT_OF(parts); i++)
        if (put_part(book->packer, parts[i].name, parts[i].text, err)) return -1;
    FILE *part = packer_begin(book->packer, "xl/worksheets/sheet1.xml", false, err);
    if (!part) return -1;
    book->xml = xml_out_open(part, false, NULL);
    xml_out_begin(book->xml, "worksheet");
    xml_out_attribute(book->xml, "xmlns", MAIN);
    xml_out_begin(book->xml, "sheetData");
    writer->rows = 1;
    put_headings(writer);
    return 0;
}

static int write_xlsx_row(ListWriter *writer, const WriterCell *cells, bool first,
                          Err *err)
{
    XmlOut *xml = ((Book *)writer->own)->xml;
    int failed = 0;

    (void)first;
    xml_out_begin(xml, "row");
    for (int i = 0; i < writer->n && !failed; i++) {
        const char *text =
            writer_cell_typed(writer, writer_cell_text(writer, i, &cells[i]));
        failed = writer_cell_fits(writer, text, err);
        put_cell(writer, text, writer_cell_is_number(&writer->columns[i], text));
    }
    xml_out_end(xml);
    writer->rows++;
    return failed;
}

static int end_xlsx(ListWriter *writer, bool whole, Err *err)
{
    Book *book = writer->own;

    xml_out_close(book->xml);
    int failed = whole ? packer_end(book->packer, err) : 0;
    if (packer_close(book->packer, whole && !failed, err)) failed = -1;
    free(book);
    writer->own = NULL;
    return failed;
}

const ListWriterForm write_xlsx = {
    .name = "xlsx",
    .ending = "xlsx",
    .doc = "the same as a workbook of Excel",
    .binary = true,
    .begin = begin_xlsx,
    .row = write_xlsx_row,
    .end = end_xlsx,
};
