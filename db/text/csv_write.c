// csv_write.c -- writes commas between fields, and quotes only where a field needs them.
//
// Write errors stay in [out]: the caller asks ferror at the end.

#include "db/text/csv_write.h"

#include <stdbool.h>
#include <string.h>

void csv_write_field(FILE *out, int place, const char *text)
{
    const size_t n = strlen(text);
    const bool quoted =
        n && (strpbrk(text, ",\"\r\n") || text[0] == ' ' || text[n - 1] == ' ');

    if (place) (void)putc(',', out);
    if (!quoted) {
        (void)fputs(text, out);
        return;
    }
    (void)putc('"', out);
    for (; *text; text++) {
        if (*text == '"') (void)putc('"', out);
        (void)putc(*text, out);
    }
    (void)putc('"', out);
}

void csv_write_row_end(FILE *out)
{
    (void)fputs("\n", out);
}
