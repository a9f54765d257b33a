// line_in.c -- reads lines whose length somebody else decides.

#include "tools/door/line_in.h"

#include <stdlib.h>

#include "engine/base/base.h"

static void keep_byte(LineIn *line, int byte, size_t most)
{
    if (line->n < most && line->n == line->room) {
        line->room = line->room ? line->room * 2 : 4096;
        line->text = realloc(line->text, line->room);
        ENOUGH(line->text);
    }
    if (line->n < most) line->text[line->n] = (char)byte;
    line->n++;
}

bool line_in_next(LineIn *line, FILE *in, size_t most)
{
    int byte;

    line->n = 0;
    while ((byte = getc_unlocked(in)) != EOF && byte != '\n')
        keep_byte(line, byte, most);
    return byte != EOF || line->n;
}
