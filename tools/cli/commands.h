// commands.h -- the commands of the program, and what all of them do alike.
//
// A command gets its own arguments (argv[0] is its name) and returns an exit code.
// Results go to the standard output, messages and progress to stderr.

#ifndef COMMANDS_H
#define COMMANDS_H

#include <stdbool.h>

#include "db/text/arena.h"
#include "engine/base/err.h"
#include "tools/cli/help.h"
#include "tools/door/setting_words.h"

// The commands, each in a file of its name.
#define COMMAND(name, says)       int cmd_##name(int argc, char **argv);
#define PART(command, name, says) int cmd_##command##_##name(int argc, char **argv);
#define GONE(command, name, says)
#include "tools/cli/commands.def"
#undef COMMAND
#undef PART
#undef GONE

// A command, or a part of one.
typedef struct {
    const char *name; // "bench agreement"
    const char *says;
    int (*run)(int argc, char **argv); // argv[0] is the name
    bool is_part;
} Command;

// Takes the commands of the program, each with its parts behind it, up to one without a name.
void command_know(const Command *all);
const Command *command_all(void);

// Finds the command, or with [part] that part of it. Returns NULL if there is none.
const Command *command_find(const char *name, const char *part);

// Prints the help page of the program.
void command_help(FILE *out);

// Prints the error as one line on stderr. Returns its exit code.
int command_fail(const Err *err);

// Prints what is wrong with the arguments (printf-like) and where help is. Returns
// CODE_USAGE.
int command_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// A whole number among the options: its value if it is not given, and its bounds.
typedef struct {
    long long n, low, high;
} CommandNumber;

// The variable for the value of an option of command_options.def.
typedef struct {
    const char *name; // "json": --json
    void *to;         // by its kind: bool, const char *, CommandNumber or SettingWords
} CommandOption;

// Moves all arguments that are no options behind a "--", because terms of a search may
// begin with a dash; argv[0] is the command. Returns the new arguments, one more than [argc].
char **command_terms(int argc, char **argv, Arena *arena);

// Reads the options of the command in argv[0], each row of command_options.def into its variable; a
// row without a name ends them. Options may stand anywhere; optind is then the first other
// argument. --help prints [page] with [parts] and {options} (help.h). Returns -1 to go on,
// else an exit code. Refuses --db beside a folder or a file as --game, because it would be
// ignored.
int command_options(int argc, char **argv, const CommandOption *options,
                    const char *page, const HelpPart *parts);

#endif
