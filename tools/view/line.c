// line.c -- builds a line of text and counts its columns.
//
// A character of UTF-8 is one column. A code of an ink counts as no column. A character
// that a terminal would obey is shown instead, and each column of that counts.

#include "tools/view/line.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/terminal.h"

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

enum {
    CODE_BEGINS = 0x1b,
    TAIL = 16
}; // bytes for what ends a line: the ellipsis, and a colour

static void put_bytes(Line *line, const char *bytes, int n)
{
    if (line->n + n >= LINE_BYTES_MAX) return;
    memcpy(line->text + line->n, bytes, (size_t)n);
    line->n += n;
    line->text[line->n] = '\0';
}

// Puts a character. The last column takes the ellipsis when a further character does
// not fit.
static void put_character(Line *line, const char *bytes, int n, bool is_last)
{
    if (line->cut) return;
    if (line->n + n + TAIL >= LINE_BYTES_MAX) {
        put_bytes(line, "…", (int)sizeof "…" - 1);
        line->cut = true;
        return;
    }
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

static void put_shown(Line *line, const char *shown, bool is_last)
{
    while (*shown) {
        int n = 1;

        while (shown[n] && !starts_character(shown[n])) n++;
        put_character(line, shown, n, is_last && !shown[n]);
        shown += n;
    }
}

// Puts the characters at the start of [text] that every terminal shows as they are, if all of
// them fit. Returns how many bytes these are.
static int put_plain(Line *line, const char *text)
{
    int n = 0;

    if (line->cut || line->limit) return 0;
    while (text[n] >= 0x20 && text[n] < 0x7f) n++;
    if (line->n + n + TAIL >= LINE_BYTES_MAX) return 0;
    put_bytes(line, text, n);
    line->columns += n;
    return n;
}

static void add_text(Line *line, const char *text)
{
    int marks = 0;

    for (const char *at = text; *at;) {
        char shown[TERMINAL_SHOWN_MAX];
        const int n = put_plain(line, at);

        at += n;
        if (n) marks = 0;
        if (!*at) break;
        at += terminal_show(at, &marks, shown);
        put_shown(line, shown, !*at);
    }
}

void line_add(Line *line, const char *format, ...)
{
    char text[LINE_BYTES_MAX];
    va_list args;

    va_start(args, format);
    (void)text_format_list(text, sizeof text, format, args);
    va_end(args);
    add_text(line, text);
}

void line_add_text(Line *line, const char *text)
{
    if (strnlen(text, LINE_BYTES_MAX) < LINE_BYTES_MAX)
        add_text(line, text);
    else
        line_add(line, "%s", text);
}

void line_add_number(Line *line, int number)
{
    char text[TEXT_NUMBER_BYTES];

    (void)text_number(text, number, 1);
    line_add_text(line, text);
}

void line_set_ink(Line *line, Ink ink)
{
    const char *code = terminal_ink(ink);

    if (line->colour) put_bytes(line, code, (int)strlen(code));
}

void line_add_inked(Line *line, Ink ink, const char *text)
{
    line_set_ink(line, ink);
    line_add_text(line, text);
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

// Returns the bytes of the code of an ink at [text], 0 if none is there.
static int code_length(const char *text)
{
    return *text == CODE_BEGINS ? (int)strcspn(text, "m") + 1 : 0;
}

// Adds [n] bytes that were shown before: characters, and codes of inks.
static void join_part(Line *line, const char *text, int n)
{
    for (int at = 0; at < n;) {
        int bytes = code_length(text + at);

        if (bytes) {
            put_bytes(line, text + at, bytes);
        } else {
            bytes = 1;
            while (at + bytes < n && !starts_character(text[at + bytes])) bytes++;
            put_character(line, text + at, bytes, at + bytes == n);
        }
        at += bytes;
    }
}

void line_join(Line *line, const Line *more)
{
    join_part(line, more->text, more->n);
}

// Counts the columns of the first [n] bytes, without codes.
static int columns_of(const char *text, int n)
{
    int columns = 0;

    for (int at = 0; at < n;) {
        const int code = code_length(text + at);

        if (!code) columns += starts_character(text[at]);
        at += code ? code : 1;
    }
    return columns;
}

int line_join_words(Line *line, const Line *more, int at, int columns)
{
    const char *text = more->text + at;
    int n = (int)strcspn(text, " ");

    while (text[n]) {
        const int next = n + 1 + (int)strcspn(text + n + 1, " ");

        if (columns_of(text, next) > columns) break;
        n = next;
    }
    join_part(line, text, n);
    return text[n] ? at + n + 1 : 0;
}

void line_print(const Line *line, FILE *out)
{
    terminal_ours(out, line->text);
    (void)fputc('\n', out);
}

void line_wrap(const char *text, int first, int further, int width, FILE *out)
{
    int column = fprintf(out, "%*s", first, "");
    bool begun = false;

    while (*text) {
        int n = (int)strcspn(text, " \n");
        char word[LINE_BYTES_MAX];

        (void)text_format(word, sizeof word, "%.*s", n, text);
        if (begun && width && column + 1 + terminal_width(word) > width) {
            column = fprintf(out, "\n%*s", further, "") - 1;
            begun = false;
        }
        terminal_put(out, "%s%s", begun ? " " : "", word);
        column += begun + terminal_width(word);
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
