// page.c -- recognises HTML, XML and Markdown, and hands on the tables of a text.

#include "db/sheets/page.h"

#include <string.h>

#include "db/sheets/html.h"
#include "db/sheets/markdown.h"
#include "db/sheets/xml_records.h"
#include "db/text/file_mark.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

// Returns the first sign of the text that is no blank, or 0.
static int first_sign(const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!strchr(" \t\r\n", text[i])) return (unsigned char)text[i];
    return 0;
}

static bool has_text(const char *text, size_t n, const char *what)
{
    return memmem(text, n, what, strlen(what)) != NULL;
}

bool page_is_book(Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    return first_sign(head, n) == '<' && has_text(head, n, "<Workbook") &&
           has_text(head, n, "urn:schemas-microsoft-com:office:spreadsheet");
}

bool page_is(Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    // Such a page has its cards as JSON, which read_json.h takes out of it.
    if (has_text(head, n, "__NEXT_DATA__") || has_text(head, n, "\"pageProps\""))
        return false;
    return first_sign(head, n) == '<' || markdown_is(head, n);
}

// Returns whether the text is HTML, not XML.
static bool is_html(const char *text, size_t n)
{
    static const char *const marks[] = {"<html",
                                        "<HTML",
                                        "<!doctype",
                                        "<!DOCTYPE html",
                                        "<!DOCTYPE HTML",
                                        "<table>",
                                        "<table ",
                                        "<table\n",
                                        "<TABLE>",
                                        "<TABLE ",
                                        "<TABLE\n"};

    if (n > SOURCE_HEAD) n = SOURCE_HEAD;
    for (int i = 0; i < COUNT_OF(marks); i++)
        if (has_text(text, n, marks[i])) return true;
    return false;
}

bool page_is_xml(Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    return first_sign(head, n) == '<' && !is_html(head, n);
}

int page_read(const Page *page, Source *source, Err *err)
{
    Arena *arena = arena_new();
    size_t n;
    const char *name = source->name;
    const char *text = source_whole(source, arena, &n, err);
    int failed = -1;

    source_close(source);
    if (text && first_sign(text, n) == '<' && file_mark_refuse_text(text, n, name, err))
        text = NULL;
    if (text && first_sign(text, n) != '<')
        failed = markdown_read(page, name, text, n, err);
    else if (text && is_html(text, n))
        failed = html_read(page, name, text, n, err);
    else if (text)
        failed = xml_records_read(page, name, text, n, err);
    arena_free(arena);
    return failed;
}
