// option_page.c -- the options of a question in columns and pages.

#include "tools/screen/option_page.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    KEY_COLUMNS = 6, // "   1  "
    GAP = 2,         // between two columns
};

OptionPage option_page_of(const Keys *keys, const Scene *scene,
                          const Question *question, int width)
{
    OptionPage page = {.width = width};

    page.lines = calloc((size_t)keys->lines_n + 1, sizeof *page.lines);
    for (int i = 0; page.lines && i < keys->lines_n; i++) {
        Line *line = &page.lines[page.n++];

        line_start(line, scene->colour, 0);
        line_add(line, "%4s  ", keys->lines[i].key);
        keys_text(keys, scene, question, i, line);
        keys_leads(keys, scene, i, line);
        if (line->columns > page.widest) page.widest = line->columns;
    }
    return page;
}

void option_page_free(OptionPage *page)
{
    free(page->lines);
    free(page->counts);
    page->counts = NULL;
    page->lines = NULL;
    page->n = 0;
}

int option_page_columns(const OptionPage *page)
{
    if (page->folded) return 1;
    const int columns = (page->width + GAP) / (page->widest + GAP);

    return columns < 1 ? 1 : columns;
}

// Prints an option over as many lines as it needs; NULL: only counts. Returns them.
static int print_option(const OptionPage *page, int n, FILE *out)
{
    const Line *text = &page->lines[n];
    Line line;
    int at = 0, lines = 0;

    if (!page->width) {
        if (out) line_print(text, out);
        return 1;
    }
    do {
        line_start(&line, text->colour, page->width);
        if (at) line_pad(&line, KEY_COLUMNS + GAP);
        at = line_join_words(&line, text, at, page->width - line.columns);
        if (out) line_print(&line, out);
        lines++;
    } while (at);
    return lines;
}

int option_page_height(const OptionPage *page, int columns)
{
    int lines = 0;

    if (columns > 1) return (page->n + columns - 1) / columns;
    for (int i = 0; i < page->n; i++) lines += print_option(page, i, NULL);
    return lines;
}

// The options [first] to before [end] stand on one page.
typedef struct {
    int first, end;
} Part;

// Returns the part that begins with option [first] and has room in so many lines.
static Part part_from(const OptionPage *page, int columns, int first, int room)
{
    Part part = {first, first};

    if (columns > 1) {
        part.end = first + columns * room;
        if (part.end > page->n) part.end = page->n;
        return part;
    }
    for (int lines = 0; part.end < page->n; part.end++) {
        lines += print_option(page, part.end, NULL);
        if (lines > room && part.end > first) break;
    }
    return part;
}

static void print_columns(const OptionPage *page, const Part *part, int columns,
                          FILE *out)
{
    const int n = part->end - part->first, rows = (n + columns - 1) / columns;
    Line line;

    for (int row = 0; row < rows; row++) {
        line_start(&line, page->lines[0].colour, page->width);
        for (int at = row, column = 0; at < n; at += rows, column++) {
            line_pad(&line, column * (page->widest + GAP));
            line_join(&line, &page->lines[part->first + at]);
        }
        line_print(&line, out);
    }
}

static void print_part(const OptionPage *page, const Part *part, int columns, FILE *out)
{
    if (columns > 1)
        print_columns(page, part, columns, out);
    else
        for (int i = part->first; i < part->end; i++) (void)print_option(page, i, out);
}

// Returns the part of page [number], and counts the pages.
static Part part_of(const OptionPage *page, int columns, int room, int number,
                    int *pages)
{
    Part found = {0, 0};

    *pages = 0;
    for (Part at = {0, 0}; at.end < page->n; ++*pages) {
        at = part_from(page, columns, at.end, room);
        if (*pages == number) found = at;
    }
    return found;
}

// Returns whether letters alone are the option's key: to pass, to end the turn, to stay.
static bool has_letters(const Line *option)
{
    const size_t at = strspn(option->text, " ");

    return at < KEY_COLUMNS && isalpha((unsigned char)option->text[at]) != 0;
}

// Returns how many options stand in the lines [first] to before [end].
static int count_of(const OptionPage *page, int first, int end)
{
    int n = 0;

    for (int i = first; i < end; i++) n += page->counts ? page->counts[i] : 1;
    return n;
}

// Puts the options with letters before the others: what is always there stands on the first page.
static void put_letters_first(const OptionPage *page)
{
    int n = 0;

    for (int i = 0; i < page->n; i++) {
        if (!has_letters(&page->lines[i])) continue;
        const Line option = page->lines[i];
        const int count = page->counts ? page->counts[i] : 1;

        memmove(&page->lines[n + 1], &page->lines[n], (size_t)(i - n) * sizeof option);
        if (page->counts) {
            memmove(&page->counts[n + 1],
                    &page->counts[n],
                    (size_t)(i - n) * sizeof *page->counts);
            page->counts[n] = count;
        }
        page->lines[n++] = option;
    }
}

int option_page_pages(const OptionPage *page, int columns, int room)
{
    int pages;

    if (!room || option_page_height(page, columns) <= room) return 1;
    (void)part_of(page, columns, room < 2 ? 1 : room - 1, 0, &pages);
    return pages;
}

int option_page_print(const OptionPage *page, int columns, int room, int number,
                      FILE *out)
{
    const Part all = {0, page->n};
    int pages;
    Line line;

    if (!room || option_page_height(page, columns) <= room) {
        print_part(page, &all, columns, out);
        return 1;
    }
    if (room < 2) room = 2;
    put_letters_first(page);
    (void)part_of(page, columns, room - 1, 0, &pages);
    const int shown = pages ? number % pages : 0;
    const Part part = part_of(page, columns, room - 1, shown, &pages);
    print_part(page, &part, columns, out);
    line_start(&line, page->lines[0].colour, page->width);
    line_add(&line,
             "   +  shows more: these are %d to %d of %d",
             count_of(page, 0, part.first) + 1,
             count_of(page, 0, part.end),
             count_of(page, 0, page->n));
    line_print(&line, out);
    return pages;
}
