// write_ods.c -- an OpenDocument spreadsheet with one sheet, as LibreOffice has it.
//
// Each text is marked as text, so none is a formula, a date or an error. Only what has
// to be there is: no styles, no names, no times.

#include "db/export/write_ods.h"

#include <stdlib.h>
#include <string.h>

#include "db/export/packer.h"
#include "db/export/writer_cell.h"
#include "db/export/xml_out.h"
#include "engine/base/base.h"

#define SPREADSHEET "application/vnd.oasis.opendocument.spreadsheet"
#define NAMES       "urn:oasis:names:tc:opendocument:xmlns:"

static const char manifest[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<manifest:manifest xmlns:manifest=\"" NAMES
    "manifest:1.0\" manifest:version=\"1.2\">"
    "<manifest:file-entry manifest:full-path=\"/\" manifest:media-type=\"" SPREADSHEET
    "\"/><manifest:file-entry manifest:full-path=\"content.xml\""
    " manifest:media-type=\"text/xml\"/></manifest:manifest>";

typedef struct {
    Packer *packer;
    XmlOut *xml;
} Book;

static int put_part(const Book *book, const char *name, const char *text, Err *err)
{
    FILE *part = packer_begin(book->packer, name, !strcmp(name, "mimetype"), err);

    if (!part) return -1;
    (void)fputs(text, part);
    return packer_end(book->packer, err);
}

// Writes a line of a cell. Readers fold several blanks into one, unless they are elements.
static void put_line(XmlOut *xml, const char *line, size_t n)
{
    xml_out_begin(xml, "text:p");
    while (n) {
        const char *blanks = memmem(line, n, "  ", 2);
        const size_t plain = blanks ? (size_t)(blanks - line) + 1 : n;
        char *text = strndup(line, plain);
        ENOUGH(text);
        xml_out_text(xml, text);
        free(text);
        line += plain;
        n -= plain;
        for (; blanks && n && *line == ' '; line++, n--) {
            xml_out_begin(xml, "text:s");
            xml_out_end(xml);
        }
    }
    xml_out_end(xml);
}

static void put_cell(XmlOut *xml, const char *text, bool number)
{
    xml_out_begin(xml, "table:table-cell");
    if (*text) xml_out_attribute(xml, "office:value-type", number ? "float" : "string");
    if (number) xml_out_attribute(xml, "office:value", text);
    while (*text) {
        const size_t n = strcspn(text, "\n");
        put_line(xml, text, n);
        text += n + (text[n] != '\0');
    }
    xml_out_end(xml);
}

static void put_headings(const ListWriter *writer)
{
    XmlOut *xml = ((Book *)writer->own)->xml;

    xml_out_begin(xml, "table:table-row");
    for (int i = 0; i < writer->n; i++)
        put_cell(xml, writer->columns[i].heading, false);
    xml_out_end(xml);
}

static void begin_table(const ListWriter *writer, XmlOut *xml)
{
    xml_out_begin(xml, "office:document-content");
    xml_out_attribute(xml, "xmlns:office", NAMES "office:1.0");
    xml_out_attribute(xml, "xmlns:table", NAMES "table:1.0");
    xml_out_attribute(xml, "xmlns:text", NAMES "text:1.0");
    xml_out_attribute(xml, "office:version", "1.2");
    xml_out_begin(xml, "office:body");
    xml_out_begin(xml, "office:spreadsheet");
    xml_out_begin(xml, "table:table");
    xml_out_attribute(xml, "table:name", "cards");
    put_headings(writer);
}

static int begin_ods(ListWriter *writer, Err *err)
{
    Book *book = writer->own = calloc(1, sizeof *book);

    ENOUGH(book);
    book->packer = packer_open("zip", writer->name, writer->out, err);
    if (!book->packer || put_part(book, "mimetype", SPREADSHEET, err) ||
        put_part(book, "META-INF/manifest.xml", manifest, err))
        return -1;
    FILE *part = packer_begin(book->packer, "content.xml", false, err);
    if (!part) return -1;
    book->xml = xml_out_open(part, false, NULL);
    writer->rows = 1;
    begin_table(writer, book->xml);
    return 0;
}

static int write_ods_row(ListWriter *writer, const WriterCell *cells, bool first,
                         Err *err)
{
    XmlOut *xml = ((Book *)writer->own)->xml;
    int failed = 0;

    (void)first;
    xml_out_begin(xml, "table:table-row");
    for (int i = 0; i < writer->n && !failed; i++) {
        const char *text =
            writer_cell_typed(writer, writer_cell_text(writer, i, &cells[i]));
        failed = writer_cell_fits(writer, text, err);
        put_cell(xml, text, writer_cell_is_number(&writer->columns[i], text));
    }
    xml_out_end(xml);
    writer->rows++;
    return failed;
}

static int end_ods(ListWriter *writer, bool whole, Err *err)
{
    Book *book = writer->own;

    xml_out_close(book->xml);
    int failed = whole ? packer_end(book->packer, err) : 0;
    if (packer_close(book->packer, whole && !failed, err)) failed = -1;
    free(book);
    writer->own = NULL;
    return failed;
}

const ListWriterForm write_ods = {
    .name = "ods",
    .ending = "ods",
    .doc = "the same as a spreadsheet of LibreOffice",
    .binary = true,
    .begin = begin_ods,
    .row = write_ods_row,
    .end = end_ods,
};
