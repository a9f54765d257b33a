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

#include "engine/base/text.h"
#include "tools/catalog/games.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/door/version.h"

enum { NAME_SHOWN = 200 }; // bytes of a name that is none

static const Command commands[] = {
#define COMMAND(name, says) {#name, says, cmd_##name, false},
#define PART(command, name, says)                                                      \
    {#command " " #name, says, cmd_##command##_##name, true},
#define GONE(command, name, says)
#include "tools/cli/commands.def"
#undef COMMAND
#undef PART
#undef GONE
    {0}};

// Parts that there were.
static const struct {
    const char *command, *name, *says;
} gone[] = {
#define COMMAND(name, says)
#define PART(command, name, says)
#define GONE(command, name, says) {#command, #name, says},
#include "tools/cli/commands.def"
#undef COMMAND
#undef PART
#undef GONE
};

// Returns the command whose name shares the longest beginning with [name], for "did you
// mean".
static const char *nearest_command(const char *name)
{
    const char *best = NULL;
    size_t longest = 0;

    for (const Command *it = commands; it->name; it++) {
        size_t same = 0;
        while (name[same] && name[same] == it->name[same]) same++;
        if (same <= longest || it->is_part) continue;
        longest = same;
        best = it->name;
    }
    return best;
}

static int refuse_command(const char *name)
{
    const char *near = nearest_command(name);

    terminal_tell(stderr,
                  "cardwright: unknown command '%.*s'%s (see cardwright --help)",
                  text_fit(name, NAME_SHOWN),
                  name,
                  text_hint(near).text);
    return CODE_USAGE;
}

// Returns where a part is now that there was, NULL: there was none of that name.
static const char *find_gone(const char *name, const char *part)
{
    for (int i = 0; i < COUNT_OF(gone); i++)
        if (!strcmp(gone[i].command, name) && !strcmp(gone[i].name, part))
            return gone[i].says;
    return NULL;
}

// Runs the command, or its part that the next word names.
static int run_command(const Command *command, int argc, char **argv)
{
    const char *part = argc > 1 ? argv[1] : "";
    const Command *found = command_find(command->name, part);
    const char *says = find_gone(command->name, part);

    if (says) {
        terminal_tell(stderr, "cardwright %s %s: %s", command->name, part, says);
        return CODE_USAGE;
    }
    if (!found) return command->run(argc, argv);
    argv[1] = (char *)found->name;
    return found->run(argc - 1, argv + 1);
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

    command_know(commands);
    keep_streams();
    terminal_open();
    // Without this, a limit on file size would end the program without a message.
    (void)signal(SIGXFSZ, SIG_IGN);
    if (games_check(&err)) return command_fail(&err);
    if (!strcmp(name, "--version"))
        return end_output(puts("cardwright " CARDWRIGHT_VERSION) < 0);
    if (!strcmp(name, "--help") || !strcmp(name, "-h") || !strcmp(name, "help")) {
        command_help(stdout);
        return end_output(CODE_OK);
    }
    if (!*name) {
        command_help(stderr);
        return CODE_USAGE;
    }
    const Command *command = command_find(name, NULL);
    if (!command || command->is_part) return refuse_command(name);
    return end_output(run_command(command, argc - 1, argv + 1));
}
