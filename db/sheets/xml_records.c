// xml_records.c -- XML that repeats an element for each card: its parts are the columns.
//
// The repeated element is the one called "card", or else the one that most brothers of its
// name has. A part that a card has several times is a list; one with attributes of its own,
// as a set in the XML of Cockatrice, gives the card a row each time. Signs that a name of
// XML cannot have are written "_x0020_" by many programs.

#include "db/sheets/xml_records.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "db/sheets/sheet_row.h"
#include "db/sheets/xml_deck.h"
#include "db/sheets/xml_text.h"
#include "engine/base/base.h"

enum { GROUPS_COUNTED = 1000 };

typedef struct {
    const xmlNode *first; // of the repeated elements
    int n;                // how many
    bool card;            // they are called so
    int counted;          // groups of alike elements that were counted
    const char *columns[CSV_FIELDS_MAX];
    int columns_n;
    // The record that is written: its part that is a row of its own, or NULL; its
    // values by column, and how much of each all its rows share.
    const xmlNode *record, *part;
    XmlText values[CSV_FIELDS_MAX];
    size_t shared[CSV_FIELDS_MAX];
    bool headed; // the row of columns is written
    bool is_deck;
    int lines; // before the document
    SheetRow row;
} Records;

static bool is_node(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

static const xmlNode *node_after(const xmlNode *node, const xmlNode *top)
{
    if (node->children && node->type == XML_ELEMENT_NODE) return node->children;
    while (node != top) {
        if (node->next) return node->next;
        node = node->parent;
    }
    return NULL;
}

// Returns whether an element holds further elements or attributes, as a card does.
static bool has_parts(const xmlNode *node)
{
    if (node->properties) return true;
    for (const xmlNode *child = node->children; child; child = child->next)
        if (child->type == XML_ELEMENT_NODE) return true;
    return false;
}

// Counts the elements called as [first] among it and its later brothers.
static int count_alike(const xmlNode *first)
{
    int n = 0;

    for (const xmlNode *node = first; node; node = node->next)
        n += is_node(node, (const char *)first->name);
    return n;
}

static bool is_again(const xmlNode *node)
{
    for (const xmlNode *before = node->prev; before; before = before->prev)
        if (before->type == XML_ELEMENT_NODE)
            return is_node(before, (const char *)node->name);
    return false;
}

static void find_records(const xmlNode *top, Records *records)
{
    for (const xmlNode *node = top; node; node = node_after(node, top)) {
        if (node == top || node->type != XML_ELEMENT_NODE || !has_parts(node)) continue;
        if (is_again(node) || ++records->counted > GROUPS_COUNTED) continue;
        const bool card = is_node(node, "card");
        const int n = count_alike(node);
        if (records->card > card || (records->card == card && n <= records->n))
            continue;
        records->n = n;
        records->card = card;
        records->first = node;
    }
}

// Returns the column called [name]; a new one if there is room, or -1.
static int column_of(Records *records, const xmlChar *name)
{
    for (int i = 0; i < records->columns_n; i++)
        if (!strcmp(records->columns[i], (const char *)name)) return i;
    if (records->columns_n == CSV_FIELDS_MAX) return -1;
    records->columns[records->columns_n] = (const char *)name;
    return records->columns_n++;
}

static bool is_row(const xmlNode *part)
{
    return part->type == XML_ELEMENT_NODE && part->properties && !is_node(part, "prop");
}

// Returns the first part that is a row of its own, from [part] on, or NULL.
static const xmlNode *row_from(const xmlNode *part)
{
    while (part && !is_row(part)) part = part->next;
    return part;
}

// Gets each value of a record with its column: the nodes that hold it.
typedef void See(Records *records, int column, const xmlNode *value);

static void see_attributes(Records *records, const xmlNode *node, See *see)
{
    for (const xmlAttr *it = node->properties; it; it = it->next)
        see(records, column_of(records, it->name), it->children);
}

static void see_part(Records *records, const xmlNode *part, See *see)
{
    see_attributes(records, part, see);
    see(records, column_of(records, part->name), part->children);
}

// Sees the parts of a record, and of those that are rows only [row].
static void see_parts(Records *records, const xmlNode *node, const xmlNode *row,
                      See *see)
{
    see_attributes(records, node, see);
    for (const xmlNode *it = node->children; it; it = it->next)
        if (it->type == XML_ELEMENT_NODE && is_node(it, "prop"))
            see_parts(records, it, row_from(it->children), see);
        else if (it->type == XML_ELEMENT_NODE && (it == row || !is_row(it)))
            see_part(records, it, see);
}

static void see_nothing(Records *records, int column, const xmlNode *value)
{
    (void)records, (void)column, (void)value;
}

// Adds a value to those that its column has already.
static void keep_value(Records *records, int column, const xmlNode *value)
{
    XmlText *text = column < 0 ? NULL : &records->values[column];
    const size_t before = text ? text->n : 0;

    if (!text) return;
    if (before) xml_text_put(text, "; ", 2);
    const size_t joined = text->n;
    xml_text_add(text, value);
    if (text->n == joined) text->n = before;
}

static const xmlNode *next_record(const Records *records, const xmlNode *node)
{
    do node = node->next;
    while (node && !is_node(node, (const char *)records->first->name));
    return node;
}

// Returns the code in "_x0020_" or "_x00010000_" at [text] with its length, or 0.
static size_t code_at(const char *text, utf8proc_int32_t *code)
{
    const size_t n =
        strncmp(text, "_x", 2) ? 0 : strspn(text + 2, "0123456789ABCDEFabcdef");

    if ((n != 4 && n != 8) || text[2 + n] != '_') return 0;
    *code = (utf8proc_int32_t)strtoul(text + 2, NULL, 16);
    return *code && utf8proc_codepoint_valid(*code) ? n + 3 : 0;
}

// Adds the name of a column as its program has it.
static void add_name(SheetRow *row, const char *name)
{
    while (*name) {
        utf8proc_uint8_t sign[4];
        utf8proc_int32_t code;
        const size_t n = code_at(name, &code);
        if (n)
            sheet_row_add(row, (char *)sign, (size_t)utf8proc_encode_char(code, sign));
        else
            sheet_row_add(row, name, 1);
        name += n ? n : 1;
    }
}

static void find_columns(Records *records)
{
    const xmlNode *node = records->first;

    for (; node; node = next_record(records, node)) {
        const xmlNode *part = row_from(node->children);
        see_parts(records, node, part, see_nothing);
        while (part && (part = row_from(part->next)))
            see_part(records, part, see_nothing);
    }
}

static int write_columns(Records *records, SheetText *text)
{
    SheetRow *row = &records->row;

    records->headed = true;
    sheet_row_begin(row, 1);
    for (int i = 0; i < records->columns_n; i++) {
        sheet_row_cell(row, i);
        add_name(row, records->columns[i]);
    }
    sheet_row_write(row, text);
    return 1;
}

// Reads what all rows of the current record share.
static void begin_record(Records *records)
{
    for (int i = 0; i < records->columns_n; i++) records->values[i].n = 0;
    see_parts(records, records->record, NULL, keep_value);
    for (int i = 0; i < records->columns_n; i++)
        records->shared[i] = records->values[i].n;
    records->part = row_from(records->record->children);
}

// Returns the number of the next row. Of a deck that is the line of the card, unless a card
// before it is on the same line.
static int64_t next_number(const Records *records)
{
    const int64_t next = records->row.number + 1;
    const int64_t line =
        records->is_deck ? records->lines + xmlGetLineNo(records->record) : 0;

    return line > next ? line : next;
}

static void write_row(Records *records, SheetText *text)
{
    SheetRow *row = &records->row;

    if (records->part) see_part(records, records->part, keep_value);
    sheet_row_begin(row, next_number(records));
    for (int i = 0; i < records->columns_n; i++) {
        XmlText *value = &records->values[i];
        if (!value->n) continue;
        sheet_row_cell(row, i);
        sheet_row_add(row, value->bytes, value->n);
        value->n = records->shared[i];
    }
    sheet_row_write(row, text);
}

static int read_more_records(void *records_of, SheetText *text, Err *err)
{
    Records *records = records_of;

    if (!records->headed) return write_columns(records, text);
    if (!records->record) return 0;
    err->code = 0;
    for (int i = 0; i < records->columns_n; i++) records->values[i].err = err;
    if (!records->part) begin_record(records);
    write_row(records, text);
    if (records->part) records->part = row_from(records->part->next);
    if (!records->part) records->record = next_record(records, records->record);
    return err->code ? -1 : 1;
}

static int give_records(Records *records, const Page *page, const char *name, Err *err)
{
    find_columns(records);
    records->record = records->first;
    for (int i = 0; i < CSV_FIELDS_MAX; i++)
        records->values[i] = (XmlText){.name = name, .meter = page->meter};
    const int failed = page_give(page, read_more_records, records, name, err);
    for (int i = 0; i < CSV_FIELDS_MAX; i++) free(records->values[i].bytes);
    sheet_row_free(&records->row);
    return failed;
}

int xml_records_read(const Page *page, const char *name, const char *text, size_t n,
                     Err *err)
{
    xmlDoc *document = xml_text_document(text, n, name, err);
    xmlNode *top = document ? xmlDocGetRootElement(document) : NULL;
    Records *records = calloc(1, sizeof *records);
    int failed = -1;

    ENOUGH(records);
    (void)xml_text_blanks(text, &records->lines);
    records->is_deck = top && xml_deck_level(top);
    if (top) find_records(top, records);
    if (records->n)
        failed = give_records(records, page, name, err);
    else if (document)
        failed = err_set(err,
                         CODE_DATA,
                         "%s is HTML or XML without a table; save the list of cards as "
                         "CSV or JSON",
                         name);
    free(records);
    xmlFreeDoc(document);
    return failed;
}
