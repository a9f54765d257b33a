// command_option.c -- finds and prints the options of a command.

#include "tools/cli/command_option.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum {
    LINE_WIDTH = 80,
    LABEL_BYTES = 64,
    LABEL_WIDTH = 16, // a longer label moves its own sentence alone
    MARGIN = 2,
};

typedef struct {
    const char *command; // NULL: of several
    CommandOptionRow row;
    bool usual; // the rest of the row is that of the common one
} Entry;

#define FLAG     COMMAND_FLAG
#define TEXT     COMMAND_TEXT
#define NUMBER   COMMAND_NUMBER
#define SETTINGS COMMAND_SETTINGS
static const Entry entries[] = {
#define COMMON(name, kind, value, says) {NULL, {name, kind, value, says, ""}, false},
#define OPTION(command, name, kind, value, says)                                       \
    {command, {name, kind, value, says, ""}, false},
#define USUAL(command, name, more) {command, {name, FLAG, NULL, NULL, more}, true},
#include "tools/cli/command_options.def"
#undef COMMON
#undef OPTION
#undef USUAL
};
#undef FLAG
#undef TEXT
#undef NUMBER
#undef SETTINGS

// Returns the row of the option, with what it shares with others filled in.
static CommandOptionRow row_of(const Entry *entry)
{
    CommandOptionRow row = entry->row;
    int i = 0;

    if (!entry->usual) return row;
    while (i < COUNT_OF(entries) - 1 &&
           (entries[i].command || strcmp(entries[i].row.name, row.name) != 0))
        i++;
    ASSERT(!entries[i].command);
    row = entries[i].row;
    row.more = entry->row.more;
    return row;
}

int command_option_rows(const char *command,
                        CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1])
{
    int n = 0;

    for (int i = 0; i < COUNT_OF(entries); i++) {
        if (!entries[i].command || strcmp(entries[i].command, command) != 0) continue;
        ASSERT(n < COMMAND_OPTIONS_MAX);
        rows[n++] = row_of(&entries[i]);
    }
    rows[n++] = (CommandOptionRow){"help", COMMAND_FLAG, "", "print this text", ""};
    return n;
}

// Writes the label of the row. Returns how long it is.
static size_t label_of(const CommandOptionRow *row, char label[LABEL_BYTES])
{
    return (size_t)snprintf(
        label, LABEL_BYTES, "--%s%s%s", row->name, *row->value ? " " : "", row->value);
}

// Returns the text with each {NAME} within it filled in; the caller frees it.
static char *filled_text(const char *text, const HelpPart *parts)
{
    char *made = NULL;
    size_t n;
    FILE *stream = open_memstream(&made, &n);

    ENOUGH(stream);
    help_print(text, parts, stream);
    (void)fclose(stream);
    ENOUGH(made);
    return made;
}

// Prints words from column [at] on, and from [column] in further lines.
static void print_wrapped(const char *text, size_t at, size_t column, FILE *out)
{
    const char *space = "";

    while (*(text += strspn(text, " \n"))) {
        const size_t n = strcspn(text, " \n");

        if (at + strlen(space) + n > LINE_WIDTH && *space) {
            fprintf(out, "\n%*s", (int)column, "");
            at = column;
            space = "";
        }
        fprintf(out, "%s%.*s", space, (int)n, text);
        at += strlen(space) + n;
        text += n;
        space = " ";
    }
    (void)fputc('\n', out);
}

// Prints the lines of a sentence. A part that stands alone brings lines of its own.
static void print_sentence(const CommandOptionRow *row, const HelpPart *parts,
                           size_t at, size_t column, FILE *out)
{
    char line[1024];
    const char *next = row->says;

    while (next) {
        const size_t n = strcspn(next, "\n");
        const bool last = !next[n], part = next[0] == '{' && next[n - 1] == '}';

        (void)snprintf(line,
                       sizeof line,
                       "%*s%.*s%s\n",
                       part ? (int)column : 0,
                       "",
                       (int)n,
                       next,
                       last ? row->more : "");
        if (part) {
            help_print(line, parts, out);
        } else {
            char *text = filled_text(line, parts);

            if (next != row->says) fprintf(out, "%*s", (int)column, "");
            print_wrapped(text, at, column, out);
            free(text);
        }
        at = column;
        next = last ? NULL : next + n + 1;
    }
}

void command_option_print(const char *command, const HelpPart *parts, FILE *out)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command, rows);
    char label[LABEL_BYTES];
    size_t width = 0;

    for (int i = 0; i < n; i++) {
        const size_t one = label_of(&rows[i], label);

        if (one > width && one <= LABEL_WIDTH) width = one;
    }
    for (int i = 0; i < n; i++) {
        const size_t one = label_of(&rows[i], label);

        fprintf(out, "%*s%-*s%*s", MARGIN, "", (int)width, label, MARGIN, "");
        print_sentence(&rows[i],
                       parts,
                       MARGIN + (one > width ? one : width) + MARGIN,
                       MARGIN + width + MARGIN,
                       out);
    }
}
