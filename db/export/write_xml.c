// write_xml.c -- the XML of Cockatrice: a card with its properties, and each of its
// printings in an element called "set".
//
// A heading that is no name in XML has its signs as "_x0020_", as other programs write
// them; the reader turns them back (db/sheets/xml_records.c).

#include "db/export/write_xml.h"

#include <ctype.h>
#include <string.h>
#include <utf8proc.h>

#include "db/export/writer_cell.h"
#include "db/export/xml_out.h"

// Returns whether the sign at [text] may stand in a name as it is.
static bool is_plain(const char *text, bool first)
{
    const unsigned char c = (unsigned char)*text;

    if (c == '_') return text[1] != 'x';
    if (c >= 0x80 || isalpha(c)) return c < 0x80;
    return !first && (isdigit(c) || c == '-' || c == '.');
}

static const char *name_of(const ListWriter *writer, const char *heading)
{
    const char *name = "";

    for (const char *c = heading; *c;) {
        utf8proc_int32_t sign = *c;
        const bool plain = is_plain(c, c == heading);
        const utf8proc_ssize_t n =
            plain ? 1 : utf8proc_iterate((const utf8proc_uint8_t *)c, -1, &sign);
        if (plain)
            name = arena_format(writer->arena, "%s%c", name, *c);
        else
            name = arena_format(writer->arena,
                                sign > 0xffff ? "%s_x%08X_" : "%s_x%04X_",
                                name,
                                (unsigned)sign);
        c += n > 0 ? n : 1;
    }
    return name;
}

// Returns what Cockatrice calls a column that stands beside the properties, or NULL.
static const char *name_beside(const WriterColumn *column)
{
    if (!strcmp(column->heading, "name")) return "name";
    return !strcmp(column->heading, "text_en") ? "text" : NULL;
}

static void put_text(const ListWriter *writer, const char *name, const char *text)
{
    xml_out_begin(writer->own, name);
    xml_out_text(writer->own, text);
    xml_out_end(writer->own);
}

// Writes the columns that stand beside the properties, or those that are properties.
// Returns how many.
static int put_columns(const ListWriter *writer, const WriterCell *cells, bool beside)
{
    int n = 0;

    for (int i = 0; i < writer->n; i++) {
        const WriterColumn *column = &writer->columns[i];
        const char *name = name_beside(column);
        const char *text = writer_cell_text(writer, i, &cells[i]);
        if (column->of_print || !*text || (name != NULL) != beside) continue;
        if (!beside && !n++) xml_out_begin(writer->own, "prop");
        put_text(writer, name ? name : name_of(writer, column->heading), text);
    }
    return n;
}

// Writes a printing; its set and number are the parts of its code.
static void put_print(const ListWriter *writer, const WriterCell *cells)
{
    const char *code = "";

    xml_out_begin(writer->own, "set");
    for (int i = 0; i < writer->n; i++) {
        const WriterColumn *column = &writer->columns[i];
        const char *text = writer_cell_text(writer, i, &cells[i]);
        if (column->code) code = text;
        if (column->of_print && *text)
            xml_out_attribute(writer->own, name_of(writer, column->heading), text);
    }
    const size_t n = strcspn(code, "-");
    if (code[n]) xml_out_attribute(writer->own, "num", code + n + 1);
    xml_out_text(writer->own, arena_text_n(writer->arena, code, n));
    xml_out_end(writer->own);
}

static int begin_xml(ListWriter *writer, Err *err)
{
    (void)err;
    writer->own = xml_out_open(writer->out, true, NULL);
    xml_out_begin(writer->own, "cockatrice_carddatabase");
    xml_out_attribute(writer->own, "version", "4");
    xml_out_begin(writer->own, "cards");
    return 0;
}

static int write_xml_row(ListWriter *writer, const WriterCell *cells, bool first,
                         Err *err)
{
    (void)err;
    if (first && writer->in_card) xml_out_end(writer->own);
    if (first) {
        xml_out_begin(writer->own, "card");
        (void)put_columns(writer, cells, true);
        if (put_columns(writer, cells, false)) xml_out_end(writer->own);
        writer->in_card = true;
    }
    put_print(writer, cells);
    return 0;
}

static int end_xml(ListWriter *writer, bool whole, Err *err)
{
    (void)whole, (void)err;
    xml_out_close(writer->own);
    writer->own = NULL;
    return 0;
}

const ListWriterForm write_xml = {
    .name = "xml",
    .ending = "xml",
    .doc = "the same as Cockatrice's XML, a card with its printings",
    .begin = begin_xml,
    .row = write_xml_row,
    .end = end_xml,
};
