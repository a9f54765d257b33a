// cmd_engine.c -- cardwright engine: lets other programs play by the protocol.
//
// The command reads its options and lines, and the library answers them (cardwright.h): a
// program that has the library is served as one behind a pipe.

#include "tools/cli/commands.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "tools/cli/embedded.h"
#include "tools/door/line_in.h"
#include "tools/door/terminal.h"

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

// Answers the lines of stdin until "bye", its end, or until stdout takes no more.
static void serve(CwEngine *engine)
{
    LineIn line = {0};
    const char *reply;

    while (!cw_left(engine) && line_in_next(&line, stdin, REQUEST_BYTES_MAX)) {
        if (cw_request(engine, line.text ? line.text : "", line.n, &reply)) break;
        embedded_tell_notes(engine);
        (void)fputs(reply, stdout);
        (void)putchar('\n');
        if (fflush(stdout)) break;
    }
    free(line.text);
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
    CwEngine *engine = embedded_new();
    status = cw_open(engine, wishes.db, wishes.game);
    if (!status) status = cw_connect(engine, &wishes.rights);
    if (!status) serve(engine);
    const int ended = status ? embedded_fail(engine, status) : CODE_OK;
    cw_close(&engine);
    return ended;
}
