// main.c -- finds the command by its name and runs it.
//
// The exit code of the program is that of the command, unless its output could not be
// written.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "engine/kernel/base/text.h"
#include "tools/cli/commands.h"
#include "tools/session/games.h"
#include "tools/session/terminal.h"
#include "tools/session/version.h"

enum { NAME_SHOWN = 200 }; // bytes of a name that is none

typedef struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *doc;
} Command;

static const Command commands[] = {
    {"play", cmd_play, "play a game, or watch one"},
    {"simulate", cmd_simulate, "let bots play many games"},
    {"replay", cmd_replay, "show or verify a recorded game"},
    {"engine", cmd_engine, "serve other programs with JSON on stdin and stdout"},
    {"cards", cmd_cards, "search the cards"},
    {"card", cmd_card, "show one card"},
    {"deck", cmd_deck, "check and show a deck"},
    {"diff", cmd_diff, "show the changes between two databases, or since an import"},
    {"new", cmd_new, "make a folder for a set of your own"},
    {"import", cmd_import, "bring sets, card lists and decks into the database"},
    {"imports", cmd_imports, "show what was imported, when, and what it changed"},
    {"export", cmd_export, "write decks, cards and sets in forms that others read"},
    {"why", cmd_why, "tell why something is so in a position"},
    {"try", cmd_try, "try cards out in an open game, while you change them"},
    {"check", cmd_check, "tell what is wrong with a set, its scenarios and decks"},
    {"explain", cmd_explain, "explain the code of a finding"},
    {"test", cmd_test, "run scenarios"},
    {"shrink", cmd_shrink, "cut a game or scenario that fails down to the shortest"},
    {"coverage", cmd_coverage, "show which cards and rules the scenarios cover"},
    {"words", cmd_words, "explain the words of the card language"},
    {"def", cmd_def, "tell an editor the words of the card language"},
    {"bench", cmd_bench, "measure size and speed"},
};

static void print_commands(int column, FILE *out)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        fprintf(out, "%*s%-10s %s\n", column, "", commands[i].name, commands[i].doc);
}

static const HelpPart help_parts[] = {{"commands", print_commands}, {0}};

// Returns the command whose name shares the longest beginning with [name], for "did you
// mean".
static const char *nearest(const char *name)
{
    const char *best = NULL;
    size_t longest = 0;

    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        size_t same = 0;
        while (name[same] && name[same] == commands[i].name[same]) same++;
        if (same > longest) {
            longest = same;
            best = commands[i].name;
        }
    }
    return best;
}

static int refuse(const char *name)
{
    const char *near = nearest(name);

    terminal_tell(stderr,
                  "cardwright: unknown command '%.*s'%s (see cardwright --help)",
                  text_fit(name, NAME_SHOWN),
                  name,
                  text_hint(near).text);
    return CODE_USAGE;
}

// Reports output that could not be written, because a full disk must not look like
// success.
static int end_output(int code)
{
    if (terminal_written()) return code;
    terminal_tell(stderr, "cardwright: standard output: %s", strerror(errno));
    return code == CODE_OK || code == CODE_FINDINGS ? CODE_IO : code;
}

// Opens a stream that the caller has closed, in a way that every use of it fails.
// Otherwise the next file that is opened, such as the database, would take its place.
static void keep_streams(void)
{
    for (int i = 0; i <= STDERR_FILENO; i++)
        if (fcntl(i, F_GETFD) < 0)
            (void)open("/dev/null", i == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    Err err = {0};

    keep_streams();
    terminal_open();
    // Without this, a limit on file size would end the program without a message.
    (void)signal(SIGXFSZ, SIG_IGN);
    if (games_check(&err)) return command_fail(&err);
    if (!strcmp(name, "--version"))
        return end_output(puts("cardwright " CARDWRIGHT_VERSION) < 0);
    if (!strcmp(name, "--help") || !strcmp(name, "-h") || !strcmp(name, "help")) {
        help_print(NULL, cardwright_txt, help_parts, stdout);
        return end_output(CODE_OK);
    }
    if (!*name) {
        help_print(NULL, cardwright_txt, help_parts, stderr);
        return CODE_USAGE;
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (!strcmp(name, commands[i].name))
            return end_output(commands[i].run(argc - 1, argv + 1));
    return refuse(name);
}
