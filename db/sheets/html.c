// html.c -- the tables of a web page.
//
// A picture in a cell counts as what its text says, because pages draw the symbols of
// costs: in braces, as a symbol, where it is not alone. A table within another is a table of its own. A row and a cell end where the next
// one begins.

#include "db/sheets/html.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "db/notation/entity.h"
#include "db/sheets/html_tags.h"
#include "db/sheets/sheet_row.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

// A table as offsets in the page.
typedef struct {
    size_t begin, end;
    int above; // the table in which it lies, or -1
    int next;  // the first table behind it
} HtmlTable;

typedef struct {
    HtmlTags tags;
    HtmlTable *tables;
    int tables_n;
    // The table that is written.
    size_t end;
    int inner; // the next table in it
    bool in_row, in_cell;
    int column, cell_columns; // of the current cell, and how many it covers
    int64_t cell_rows, number;
    int pictures; // in the current cell
    SheetRow row;
} Html;

static bool is_tag(const HtmlTags *tags, const char *name)
{
    return !strcmp(tags->name, name);
}

// ---- texts

// Adds what the "&" at [text] begins. Returns the bytes of the page that this takes.
static size_t add_entity(SheetRow *row, const char *text, size_t n)
{
    utf8proc_uint8_t sign[4];
    const char *end = memchr(text, ';', n < ENTITY_BYTES ? n : ENTITY_BYTES);
    const size_t length = end ? (size_t)(end - text) : 0;
    const uint32_t code = length ? entity_sign(text + 1, length - 1) : 0;

    if (code)
        sheet_row_add(row,
                      (char *)sign,
                      (size_t)utf8proc_encode_char((utf8proc_int32_t)code, sign));
    else
        sheet_row_add(row, "&", 1);
    return code ? length + 1 : 1;
}

// Adds a text of the page to the cell. Blanks are alike.
static void add_text(SheetRow *row, const char *text, size_t n)
{
    for (size_t i = 0; i < n;) {
        const size_t before = i;
        while (i < n && !text_has_letter("&\r\n\t", text[i])) i++;
        sheet_row_add(row, text + before, i - before);
        if (i == n) break;
        if (text[i] == '&')
            i += add_entity(row, text + i, n - i);
        else
            sheet_row_add(row, " ", 1), i++;
    }
}

// ---- rows

static int64_t count_of(const HtmlTags *tags, const char *name, int64_t most)
{
    size_t n;
    const char *text = html_tags_attribute(tags, name, &n);
    int64_t count = text ? 0 : 1;

    for (size_t i = 0; text && i < n && count <= most; i++) {
        if (text[i] < '0' || text[i] > '9') break;
        count = count * 10 + text[i] - '0';
    }
    return count < 1 ? 1 : count > most ? most : count;
}

// Returns whether a cell of a row above reaches into this place.
static bool is_taken(const SheetRow *row, int column)
{
    return column < CSV_FIELDS_MAX && row->spans[column].last >= row->number;
}

static void end_cell(Html *html)
{
    if (!html->in_cell) return;
    html->in_cell = false;
    if (html->pictures == 1) sheet_row_unbrace(&html->row);
    sheet_row_span(&html->row, html->column, html->row.number + html->cell_rows - 1);
    if (html->column < CSV_FIELDS_MAX) html->column += html->cell_columns;
}

static void begin_cell(Html *html)
{
    end_cell(html);
    while (is_taken(&html->row, html->column)) html->column++;
    sheet_row_cell(&html->row, html->column);
    html->cell_rows = count_of(&html->tags, "rowspan", SHEET_ROWS_MAX);
    html->cell_columns = (int)count_of(&html->tags, "colspan", CSV_FIELDS_MAX);
    html->in_cell = true;
    html->pictures = 0;
}

static void begin_row(Html *html)
{
    sheet_row_begin(&html->row, ++html->number);
    html->column = 0;
    html->in_row = true;
}

// Ends the row. Returns whether there was one.
static bool end_row(Html *html, SheetText *text)
{
    end_cell(html);
    if (!html->in_row) return false;
    html->in_row = false;
    sheet_row_write(&html->row, text);
    return true;
}

static void add_picture(Html *html)
{
    size_t n;
    const char *text = html_tags_attribute(&html->tags, "alt", &n);

    if (!text || !n) return;
    html->pictures++;
    sheet_row_add(&html->row, "{", 1);
    add_text(&html->row, text, n);
    sheet_row_add(&html->row, "}", 1);
}

// Adds what a tag in a cell stands for.
static void add_tag(Html *html)
{
    const HtmlTags *tags = &html->tags;
    SheetRow *row = &html->row;

    if (is_tag(tags, "br") || is_tag(tags, "li") ||
        (is_tag(tags, "p") && sheet_row_has_text(row)))
        sheet_row_add(row, "\n", 1);
    if (is_tag(tags, "img")) add_picture(html);
}

static void open_tag(Html *html)
{
    HtmlTags *tags = &html->tags;

    if (is_tag(tags, "table")) {
        const HtmlTable *inner = &html->tables[html->inner];
        tags->at = inner->end;
        html->inner = inner->next;
    } else if (html->in_row && (is_tag(tags, "td") || is_tag(tags, "th"))) {
        begin_cell(html);
    } else if (html->in_cell) {
        add_tag(html);
    }
}

static int read_more_html(void *html_of, SheetText *text, Err *err)
{
    Html *html = html_of;
    HtmlTags *tags = &html->tags;

    (void)err;
    while (tags->at < html->end) {
        const HtmlKind kind = html_tags_next(tags);
        if (kind == HTML_OPENS && is_tag(tags, "tr")) {
            const bool written = end_row(html, text);
            begin_row(html);
            if (written) return 1;
        } else if (kind == HTML_OPENS) {
            open_tag(html);
        } else if (kind == HTML_TEXT && html->in_cell) {
            add_text(&html->row, tags->page + tags->begin, tags->end - tags->begin);
        } else if (kind == HTML_CLOSES && (is_tag(tags, "td") || is_tag(tags, "th"))) {
            end_cell(html);
        } else if (kind == HTML_CLOSES && is_tag(tags, "tr") && end_row(html, text)) {
            return 1;
        }
    }
    return end_row(html, text);
}

// ---- tables

// Finds all tables, in the order in which they begin.
static void find_tables(Html *html, Arena *arena)
{
    HtmlTags *tags = &html->tags;
    HtmlTable *tables = NULL;
    int n = 0, open = -1;

    for (HtmlKind kind; (kind = html_tags_next(tags));) {
        if (kind == HTML_TEXT || !is_tag(tags, "table")) continue;
        if (kind == HTML_OPENS) {
            tables = arena_grow(arena, tables, n, sizeof *tables);
            tables[n] = (HtmlTable){.begin = tags->at, .above = open};
            open = n++;
        } else if (open >= 0) {
            tables[open].end = tags->at;
            tables[open].next = n;
            open = tables[open].above;
        }
    }
    for (; open >= 0; open = tables[open].above)
        tables[open].end = tags->n, tables[open].next = n;
    html->tables = tables;
    html->tables_n = n;
}

static int give_table(Html *html, const Page *page, int i, const char *name, Err *err)
{
    const HtmlTable *table = &html->tables[i];

    html->tags.at = table->begin;
    html->end = table->end;
    html->inner = i + 1;
    html->in_row = html->in_cell = false;
    html->number = 0;
    const int failed = page_give(page, read_more_html, html, name, err);
    sheet_row_free(&html->row);
    memset(&html->row, 0, sizeof html->row);
    return failed;
}

int html_read(const Page *page, const char *name, const char *text, size_t n, Err *err)
{
    Arena *arena = arena_new();
    Html *html = calloc(1, sizeof *html);
    int failed = 0;

    ENOUGH(html);
    html->tags = (HtmlTags){.page = text, .n = n};
    find_tables(html, arena);
    for (int i = 0; i < html->tables_n && !failed; i++) {
        const char *inner =
            arena_format(page->bundle->arena, "%s/table %d", name, i + 1);
        failed = give_table(html, page, i, i ? inner : name, err);
    }
    if (!html->tables_n)
        failed = err_set(
            err,
            CODE_DATA,
            "%s is HTML or XML without a table; save the list of cards as CSV or "
            "JSON",
            name);
    free(html);
    arena_free(arena);
    return failed;
}
