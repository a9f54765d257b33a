// command_option.h -- the options of the commands, as command_options.def has them.

#ifndef COMMAND_OPTION_H
#define COMMAND_OPTION_H

#include <stdio.h>

#include "engine/base/limit.h"
#include "tools/cli/help.h"

// The place of the options on a page.
#define COMMAND_OPTIONS_LINE "  {options}\n"

typedef enum {
    COMMAND_FLAG,
    COMMAND_TEXT,
    COMMAND_NUMBER,
    COMMAND_SETTINGS
} CommandOptionKind;

typedef struct {
    const char *name; // "json": --json
    CommandOptionKind kind;
    const char *value;       // what help calls it; "": a flag
    const char *says, *more; // the sentence, and what ends it
} CommandOptionRow;

// Finds the options of a command, "bench agreement" for a part of one, in the order of help;
// --help is the last one. Returns how many there are.
int command_option_rows(const char *command,
                        CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1]);

// Prints the options of a command, as a help page shows them. [parts] are those of the page.
void command_option_print(const char *command, const HelpPart *parts, FILE *out);

#endif
