// pager.c -- a long text in pages.
//
// The text has codes of inks and nothing else that a terminal obeys: line.h has made it.

#include "tools/screen/pager.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/terminal.h"

enum { AROUND = 2 }; // lines below a page: how to go on, and the prompt

static int count_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++) lines += *text == '\n';
    return lines;
}

static void print_page(const Pager *pager, FILE *out)
{
    const char *from = pager->text;
    const int last = pager->first + pager->rows;
    int n = 0;

    for (int line = 0; line < pager->first; line++) from = strchr(from, '\n') + 1;
    for (int line = pager->first; line < last && from[n]; line++)
        n += (int)strcspn(from + n, "\n") + 1;
    char *page = strndup(from, (size_t)n);
    terminal_clear(out);
    if (page) terminal_ours(out, page);
    free(page);
    (void)fprintf(
        out,
        "Lines %d to %d of %d: + goes on, - goes back, Enter returns to the game\n",
        pager->first + 1,
        last < pager->lines ? last : pager->lines,
        pager->lines);
}

// Puts the page so that it is full.
static void place_page(Pager *pager, int first)
{
    if (first > pager->lines - pager->rows) first = pager->lines - pager->rows;
    pager->first = first < 0 ? 0 : first;
}

void pager_open(Pager *pager, char *text, int rows, int line, FILE *out)
{
    pager_close(pager);
    *pager = (Pager){text, count_lines(text), 0, rows - AROUND};
    if (rows <= AROUND || pager->lines <= pager->rows) {
        terminal_ours(out, text);
        pager_close(pager);
        return;
    }
    place_page(pager, line < pager->lines ? line : pager->lines);
    print_page(pager, out);
}

bool pager_typed(Pager *pager, const char *typed, FILE *out)
{
    const bool on = !strcmp(typed, "+"), back = !strcmp(typed, "-");

    if (!on && !back) {
        pager_close(pager);
        return false;
    }
    place_page(pager, pager->first + (on ? pager->rows : -pager->rows));
    print_page(pager, out);
    return true;
}

void pager_close(Pager *pager)
{
    free(pager->text);
    *pager = (Pager){0};
}
