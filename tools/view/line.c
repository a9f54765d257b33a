// line.c -- builds a line of text and counts its columns.
//
// A character of UTF-8 is one column. An escape code counts as no column.

#include "tools/view/line.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const inks[INK_COUNT] = {
    [INK_PLAIN] = "\033[0m",
    [INK_BOLD] = "\033[1m",
    [INK_DIM] = "\033[2m",
    [INK_RED] = "\033[31m",
    [INK_GREEN] = "\033[32m",
    [INK_YELLOW] = "\033[33m",
    [INK_BLUE] = "\033[34m",
    [INK_MAGENTA] = "\033[35m",
    [INK_CYAN] = "\033[36m",
};

static bool starts_character(char byte)
{
    return ((unsigned char)byte & 0xC0) != 0x80;
}

void line_start(Line *line, bool colour, int limit)
{
    line->n = line->columns = 0;
    line->limit = limit;
    line->colour = colour;
    line->cut = false;
    line->text[0] = '\0';
}

static void put_bytes(Line *line, const char *bytes, int n)
{
    if (line->n + n >= LINE_BYTES) return;
    memcpy(line->text + line->n, bytes, (size_t)n);
    line->n += n;
    line->text[line->n] = '\0';
}

// Puts a character. The last column takes the ellipsis when a further character does
// not fit.
static void put_character(Line *line, const char *bytes, int n, bool is_last)
{
    if (line->cut) return;
    if (line->limit && line->columns + 1 >= line->limit &&
        (!is_last || line->columns >= line->limit)) {
        if (line->columns < line->limit) put_bytes(line, "…", (int)sizeof "…" - 1);
        line->columns = line->limit;
        line->cut = true;
        return;
    }
    put_bytes(line, bytes, n);
    line->columns++;
}

void line_add(Line *line, const char *format, ...)
{
    char text[LINE_BYTES];
    va_list args;

    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    for (const char *at = text; *at;) {
        int n = 1;
        while (at[n] && !starts_character(at[n])) n++;
        put_character(line, at, n, !at[n]);
        at += n;
    }
}

void line_set_ink(Line *line, Ink ink)
{
    if (line->colour) put_bytes(line, inks[ink], (int)strlen(inks[ink]));
}

void line_add_inked(Line *line, Ink ink, const char *text)
{
    line_set_ink(line, ink);
    line_add(line, "%s", text);
    line_set_ink(line, INK_PLAIN);
}

void line_add_filled(Line *line, const char *text, const char *value)
{
    const int n = (int)strcspn(text, "%");

    if (text[n])
        line_add(line, "%.*s%s%s", n, text, value, text + n + 1);
    else
        line_add(line, "%s", text);
}

void line_pad(Line *line, int column)
{
    if (line->limit && column > line->limit) column = line->limit;
    while (line->columns < column) {
        put_bytes(line, " ", 1);
        line->columns++;
    }
}

void line_join(Line *line, const Line *more)
{
    put_bytes(line, more->text, more->n);
    line->columns += more->columns;
}

int line_width(const char *text)
{
    int width = 0;

    for (; *text; text++) width += starts_character(*text);
    return width;
}

void line_wrap(const char *text, int first, int further, int width, FILE *out)
{
    int column = fprintf(out, "%*s", first, "");
    bool begun = false;

    while (*text) {
        int n = (int)strcspn(text, " \n");
        char word[LINE_BYTES];

        (void)snprintf(word, sizeof word, "%.*s", n, text);
        if (begun && width && column + 1 + line_width(word) > width) {
            column = fprintf(out, "\n%*s", further, "") - 1;
            begun = false;
        }
        (void)fprintf(out, "%s%s", begun ? " " : "", word);
        column += begun + line_width(word);
        begun = true;
        text += n;
        if (*text == '\n') {
            column = fprintf(out, "\n%*s", further, "") - 1;
            begun = false;
        }
        if (*text) text++;
    }
    (void)fputc('\n', out);
}
