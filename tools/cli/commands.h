// commands.h -- the commands of the program, and what every one of them does alike.
//
// A command gets its own arguments (argv[0] is its name) and returns an exit code.
// Results go to stdout, diagnostics and progress to stderr. `--help` begins with an
// example.

#ifndef COMMANDS_H
#define COMMANDS_H

#include "db/text/arena.h"
#include "engine/kernel/base/err.h"

int cmd_play(int argc, char **argv);
int cmd_simulate(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_engine(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_new(int argc, char **argv);
int cmd_import(int argc, char **argv);
int cmd_cards(int argc, char **argv);
int cmd_card(int argc, char **argv);
int cmd_diff(int argc, char **argv);
int cmd_deck(int argc, char **argv);
int cmd_export(int argc, char **argv);
int cmd_test(int argc, char **argv);
int cmd_coverage(int argc, char **argv);
int cmd_words(int argc, char **argv);

// Prints the error as one line on stderr and returns its code.
int command_fail(const Err *err);

// What was wrong with the arguments, printf-like, and where help is. Returns CODE_USAGE.
int command_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// What chance comes from: the largest number that every JSON reader keeps whole.
#define COMMAND_SEED_MAX (1LL << 53)

// A whole number among the options: what it is if it is not given, and its bounds.
typedef struct {
    long long n, low, high;
} CommandNumber;

// An option of a command, for command_options.
typedef struct {
    const char *name; // "json": --json
    enum { COMMAND_FLAG, COMMAND_TEXT, COMMAND_NUMBER } kind;
    void *to; // bool, const char *, CommandNumber
} CommandOption;

// The arguments with all that are no options after a "--": terms of a search may begin
// with a dash. They are one more than before.
char **command_terms(int argc, char **argv, const CommandOption *options, Arena *arena);

// Reads the options of the command in argv[0], which may stand anywhere, up to a row
// without name; then optind is where the other arguments begin. --help calls [help].
// Returns -1 to go on, else an exit code.
int command_options(int argc, char **argv, const CommandOption *options,
                    void (*help)(void));

#endif
