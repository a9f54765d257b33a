// help.c -- prints a page of help line by line, and fills in what tables say.

#include "tools/cli/help.h"

#include <string.h>

#include "engine/base/base.h"

// Prints the part whose name stands behind [brace], which is a '{'. Returns the end of the
// name, a '}'.
static const char *print_part(const char *brace, const HelpPart *parts, int column,
                              FILE *out)
{
    const char *name = brace + 1;
    const size_t n = strcspn(name, "}");

    ASSERT(parts && name[n] == '}');
    while (parts->name &&
           (strlen(parts->name) != n || memcmp(parts->name, name, n) != 0))
        parts++;
    ASSERT(parts->name);
    parts->print(column, out);
    return name + n;
}

// Prints a line. Returns the next one.
static const char *print_line(const char *line, const HelpPart *parts, FILE *out)
{
    const size_t blanks = strspn(line, " ");
    const size_t last = strcspn(line, "}\n");

    if (line[blanks] == '{' && line[last] == '}' && line[last + 1] == '\n')
        return print_part(line + blanks, parts, (int)blanks, out) + 2;
    while (*line && *line != '\n') {
        if (*line == '{')
            line = print_part(line, parts, 0, out);
        else
            (void)fputc(*line, out);
        line++;
    }
    (void)fputc('\n', out);
    return line + (*line == '\n');
}

void help_print(const char *page, const HelpPart *parts, FILE *out)
{
    while (*page) page = print_line(page, parts, out);
}
