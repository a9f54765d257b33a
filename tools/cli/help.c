// help.c -- prints a page of help line by line, and fills in what tables say.

#include "tools/cli/help.h"

#include <string.h>

#include "engine/kernel/base/base.h"
#include "tools/cli/command_option.h"

typedef struct {
    const char *command;
    const HelpPart *parts;
    FILE *out;
} Help;

static void print_named(const Help *help, const char *name, size_t n, int column)
{
    const HelpPart *part = help->parts;

    if (help->command && n == strlen("options") && !memcmp(name, "options", n)) {
        command_option_print(help->command, help->parts, help->out);
        return;
    }
    ASSERT(part);
    while (part->name && (strlen(part->name) != n || memcmp(part->name, name, n) != 0))
        part++;
    ASSERT(part->name);
    part->print(column, help->out);
}

// Prints the part whose name stands behind [brace], which is a '{'. Returns the end of the
// name, a '}'.
static const char *print_part(const Help *help, const char *brace, int column)
{
    const size_t n = strcspn(brace + 1, "}");

    ASSERT(brace[1 + n] == '}');
    print_named(help, brace + 1, n, column);
    return brace + 1 + n;
}

// Prints a line. Returns the next one.
static const char *print_line(const Help *help, const char *line)
{
    const size_t blanks = strspn(line, " ");
    const size_t last = strcspn(line, "}\n");

    if (line[blanks] == '{' && line[last] == '}' && line[last + 1] == '\n')
        return print_part(help, line + blanks, (int)blanks) + 2;
    while (*line && *line != '\n') {
        if (*line == '{')
            line = print_part(help, line, 0);
        else
            (void)fputc(*line, help->out);
        line++;
    }
    (void)fputc('\n', help->out);
    return line + (*line == '\n');
}

void help_print(const char *command, const char *page, const HelpPart *parts, FILE *out)
{
    const Help help = {command, parts, out};

    while (*page) page = print_line(&help, page);
}
