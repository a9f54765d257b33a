// page_cell.c -- writes the cells of tables in Markdown.

#include "tools/ask/page_cell.h"

void page_cell(FILE *out, const char *text, bool quoted)
{
    (void)fputs(quoted && *text ? "| `" : "| ", out);
    for (; *text; text++) {
        if (*text == '|') (void)fputc('\\', out);
        (void)fputc(*text, out);
    }
    (void)fputs(quoted ? "` " : " ", out);
}
