// page.c -- finds out of what a text is made, and hands on its tables.

#include "db/sheets/page.h"

#include <string.h>

#include "db/sheets/page_inside.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/limit.h"

// Returns the first sign of the text that is no blank, or 0.
static int first_sign(const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!strchr(" \t\r\n", text[i])) return (unsigned char)text[i];
    return 0;
}

static bool has(const char *text, size_t n, const char *what)
{
    return memmem(text, n, what, strlen(what)) != NULL;
}

bool page_is(Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    // Such a page has its cards as JSON, which read_json.h takes out of it.
    if (has(head, n, "__NEXT_DATA__") || has(head, n, "\"pageProps\"")) return false;
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
                                        "<table",
                                        "<TABLE"};

    if (n > SOURCE_HEAD) n = SOURCE_HEAD;
    for (int i = 0; i < COUNT_OF(marks); i++)
        if (has(text, n, marks[i])) return true;
    return false;
}

// Reads all of the source into the arena. Returns NULL with [err].
static const char *whole(Source *source, Arena *arena, size_t *n, Err *err)
{
    char *text = arena_take(arena, SOURCE_BUFFER);
    size_t size = SOURCE_BUFFER;
    size_t got;

    *n = 0;
    while ((got = source_read(text + *n, size - *n, source))) {
        *n += got;
        if (*n < size) continue;
        if (size > FILE_BYTES_MAX) {
            (void)err_set(err,
                          CODE_DATA,
                          "%s is a page of more than %d MiB; save its table as CSV",
                          source->name,
                          FILE_BYTES_MAX >> 20);
            return NULL;
        }
        char *larger = arena_take(arena, size * 2);
        memcpy(larger, text, size);
        text = larger;
        size *= 2;
    }
    return source_failed(source, err) ? NULL : text;
}

int page_read(const Page *page, Source *source, Err *err)
{
    Arena *arena = arena_new();
    size_t n;
    const char *name = source->name;
    const char *text = whole(source, arena, &n, err);
    int failed = -1;

    source_close(source);
    if (text && first_sign(text, n) != '<')
        failed = markdown_read(page, name, text, n, err);
    else if (text && is_html(text, n))
        failed = html_read(page, name, text, n, err);
    else if (text)
        failed = xml_records_read(page, name, text, n, err);
    arena_free(arena);
    return failed;
}
