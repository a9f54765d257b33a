// page_cell.c -- writes the cells of tables in Markdown.

#include "tools/ask/page_cell.h"

void page_cell(FILE *out, const char *text, bool quoted)
{
    const bool marked = quoted && *text;

    (void)fputs(marked ? "| `" : "| ", out);
    for (; *text; text++) {
        if (*text == '|') (void)fputc('\\', out);
        (void)fputc(*text, out);
    }
    (void)fputs(marked ? "` " : " ", out);
}
