// xml_records.c -- XML that repeats an element for each card: its parts are the columns.
//
// The repeated element is the one called "card", or else the one that most brothers of its
// name has. A part that a card has several times is a list; one with attributes of its own,
// as a set in the XML of Cockatrice, gives the card a row each time. Signs that a name of
// XML cannot have are written "_x0020_" by many programs.

#include "db/sheets/xml_records.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "db/sheets/sheet_row.h"
#include "engine/kernel/base/base.h"

enum { GROUPS_COUNTED = 1000 };

typedef struct {
    const xmlNode *first; // of the repeated elements
    int n;                // how many
    bool card;            // they are called so
    int counted;          // groups of alike elements that were counted
    const char *columns[CSV_FIELDS_MAX];
    int columns_n;
} Records;

static bool is(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

static const xmlNode *after(const xmlNode *node, const xmlNode *top)
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
        n += is(node, (const char *)first->name);
    return n;
}

static bool is_again(const xmlNode *node)
{
    for (const xmlNode *before = node->prev; before; before = before->prev)
        if (before->type == XML_ELEMENT_NODE)
            return is(before, (const char *)node->name);
    return false;
}

static void find_records(const xmlNode *top, Records *records)
{
    for (const xmlNode *node = top; node; node = after(node, top)) {
        if (node == top || node->type != XML_ELEMENT_NODE || !has_parts(node)) continue;
        if (is_again(node) || ++records->counted > GROUPS_COUNTED) continue;
        const bool card = is(node, "card");
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

// Gets each value of a record with its column.
typedef void See(void *context, int column, const char *value);

static const char *text_of(const xmlAttr *attribute)
{
    const xmlNode *text = attribute->children;

    return text && text->content ? (const char *)text->content : "";
}

static bool is_row(const xmlNode *part)
{
    return part->type == XML_ELEMENT_NODE && part->properties && !is(part, "prop");
}

static int count_rows(const xmlNode *record)
{
    int n = 0;

    for (const xmlNode *part = record->children; part; part = part->next)
        n += is_row(part);
    return n ? n : 1;
}

static void see_attributes(Records *records, const xmlNode *node, See *see,
                           void *context)
{
    for (const xmlAttr *it = node->properties; it; it = it->next)
        see(context, column_of(records, it->name), text_of(it));
}

// Sees the parts of a record, and of those that are rows only the one at [at].
static void see_parts(Records *records, const xmlNode *node, int at, See *see,
                      void *context)
{
    see_attributes(records, node, see, context);
    for (const xmlNode *it = node->children; it; it = it->next) {
        if (it->type != XML_ELEMENT_NODE) continue;
        if (is_row(it) && at-- != 0) continue;
        if (is(it, "prop")) {
            see_parts(records, it, 0, see, context);
            continue;
        }
        see_attributes(records, it, see, context);
        xmlChar *text = xmlNodeGetContent(it);
        see(context, column_of(records, it->name), text ? (const char *)text : "");
        xmlFree(text);
    }
}

static void see_nothing(void *context, int column, const char *value)
{
    (void)context, (void)column, (void)value;
}

// The values of a record, by column.
typedef struct {
    char *list[CSV_FIELDS_MAX];
} Values;

static void keep(void *values_of, int column, const char *value)
{
    char **kept = column < 0 ? NULL : &((Values *)values_of)->list[column];
    char *joined = NULL;

    if (!kept || !*value) return;
    if (asprintf(&joined, "%s%s%s", *kept ? *kept : "", *kept ? "; " : "", value) < 0)
        return;
    free(*kept);
    *kept = joined;
}

static void write_record(Records *records, const xmlNode *node, int at, SheetRow *row)
{
    Values values = {0};

    see_parts(records, node, at, keep, &values);
    for (int i = 0; i < records->columns_n; i++) {
        if (!values.list[i]) continue;
        sheet_row_cell(row, i);
        sheet_row_add(row, values.list[i], strlen(values.list[i]));
        free(values.list[i]);
    }
}

static const xmlNode *next_record(const Records *records, const xmlNode *node)
{
    do node = node->next;
    while (node && !is(node, (const char *)records->first->name));
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

static void write_table(const void *records_of, SheetText *text)
{
    Records *records = (Records *)records_of;
    SheetRow *row = calloc(1, sizeof *row);

    ASSERT(row);
    const xmlNode *node = records->first;
    for (; node; node = next_record(records, node))
        for (int i = 0; i < count_rows(node); i++)
            see_parts(records, node, i, see_nothing, NULL);
    sheet_row_begin(row, 1);
    for (int i = 0; i < records->columns_n; i++) {
        sheet_row_cell(row, i);
        add_name(row, records->columns[i]);
    }
    sheet_row_write(row, text);
    for (node = records->first; node; node = next_record(records, node))
        for (int i = 0; i < count_rows(node); i++) {
            sheet_row_begin(row, row->number + 1);
            write_record(records, node, i, row);
            sheet_row_write(row, text);
        }
    sheet_row_free(row);
    free(row);
}

int xml_records_read(const Page *page, const char *name, const char *text, size_t n,
                     Err *err)
{
    const int options =
        XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_COMPACT;
    xmlDocPtr document = xmlReadMemory(text, (int)n, NULL, "UTF-8", options);
    const xmlNode *top = document ? xmlDocGetRootElement(document) : NULL;
    Records records = {0};
    int failed;

    if (top) find_records(top, &records);
    if (records.n) {
        PageTable table = {.write = write_table, .table = &records};
        failed = page_give(page, &table, name, err);
    } else {
        failed = err_set(err,
                         CODE_DATA,
                         document ? "%s is HTML or XML without a table; save the list "
                                    "of cards as CSV or JSON"
                                  : "%s is XML that is cut off or has a fault",
                         name);
    }
    xmlFreeDoc(document);
    return failed;
}
