// cmd_engine.c -- cardwright engine: lets other programs play by the protocol.
//
// The command reads its options and lines, and the library answers them (cardwright.h): a
// program that has the library is served as one behind a pipe.

#include "tools/cli/commands.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/door/line_in.h"
#include "tools/door/terminal.h"
#include "tools/embed/cardwright.h"

// What the command line says.
typedef struct {
    const char *db, *game;
    SettingWords set;
    CwRights rights;
} Wishes;

static int read_arguments(int argc, char **argv, Wishes *wishes)
{
    CommandNumber seat = {CW_NOBODY, 0, SEATS_MAX - 1};
    bool referee = false;
    const CommandOption list[] = {{"db", &wishes->db},
                                  {"game", &wishes->game},
                                  {"seat", &seat},
                                  {"referee", &referee},
                                  {"set", &wishes->set},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_engine_txt, NULL);

    if (code >= 0) return code;
    if (optind != argc)
        return command_usage("engine", "takes options only, found '%s'", argv[optind]);
    if (referee && seat.n != CW_NOBODY)
        return command_usage(
            "engine",
            "--referee owns the whole game, --seat one seat: say one of them");
    wishes->rights = (CwRights){.size = sizeof wishes->rights,
                                .seat = (int)seat.n,
                                .referee = referee,
                                .settings = wishes->set.said,
                                .settings_n = (size_t)wishes->set.n};
    return -1;
}

// Prints what the call before has to remark, a line each.
static void tell_notes(const CwEngine *engine)
{
    const char *at = cw_notes(engine);

    for (size_t n; *at; at += n + (at[n] == '\n')) {
        n = strcspn(at, "\n");
        terminal_tell(stderr, "%.*s", (int)n, at);
    }
}

// Answers the lines of stdin until "bye", its end, or until stdout takes no more.
static void serve(CwEngine *engine)
{
    LineIn line = {0};
    const char *reply;

    while (!cw_left(engine) && line_in_next(&line, stdin, REQUEST_BYTES_MAX)) {
        if (cw_request(engine, line.text ? line.text : "", line.n, &reply)) break;
        tell_notes(engine);
        (void)fputs(reply, stdout);
        (void)putchar('\n');
        if (fflush(stdout)) break;
    }
    free(line.text);
}

// Ends the command by what the library could not do. Returns the exit code.
static int fail(const CwEngine *engine, CwStatus status)
{
    static const int codes[] = {[CW_ARGUMENT] = CODE_USAGE,
                                [CW_DATA] = CODE_DATA,
                                [CW_MISSING] = CODE_MISSING,
                                [CW_SCRIPT] = CODE_OURS,
                                [CW_SYSTEM] = CODE_IO,
                                [CW_BROKEN] = CODE_OURS};
    Err err = {0};

    (void)err_set(&err, codes[status], "%s", cw_message(engine));
    return command_fail(&err);
}

int cmd_engine(int argc, char **argv)
{
    Wishes wishes = {0};
    const int code = read_arguments(argc, argv, &wishes);
    CwStatus status;

    if (code >= 0) return code;
    // Without this, a client that goes away would end the program without a message.
    (void)signal(SIGPIPE, SIG_IGN);
    terminal_say_json();
    CwEngine *engine = cw_new();
    ENOUGH(engine);
    status = cw_open(engine, wishes.db, wishes.game);
    if (!status) status = cw_connect(engine, &wishes.rights);
    if (!status) serve(engine);
    const int ended = status ? fail(engine, status) : CODE_OK;
    cw_close(&engine);
    return ended;
}
