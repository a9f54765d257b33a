// cmd_engine.c -- cardwright engine: lets other programs play by the protocol.
//
// The command reads only its options; protocol_line.c does the rest.

#include "tools/cli/commands.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>

#include "tools/door/terminal.h"
#include "tools/protocol/protocol_line.h"

static int read_arguments(int argc, char **argv, Protocol *protocol)
{
    CommandNumber seat = {NOBODY, 0, SEATS_MAX - 1};
    const CommandOption list[] = {{"db", &protocol->db},
                                  {"game", &protocol->game},
                                  {"seat", &seat},
                                  {"referee", &protocol->referee},
                                  {"set", &protocol->set},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_engine_txt, NULL);

    if (code >= 0) return code;
    if (optind != argc)
        return command_usage("engine", "takes options only, found '%s'", argv[optind]);
    if (protocol->referee && seat.n != NOBODY)
        return command_usage(
            "engine",
            "--referee owns the whole game, --seat one seat: say one of them");
    protocol->only = (PlayerId)seat.n;
    return -1;
}

int cmd_engine(int argc, char **argv)
{
    Protocol protocol = {0};
    Err err = {0};
    const int code = read_arguments(argc, argv, &protocol);

    if (code >= 0) return code;
    // Without this, a client that goes away would end the program without a message.
    (void)signal(SIGPIPE, SIG_IGN);
    terminal_say_json();
    if (protocol_open(&protocol, &err)) return command_fail(&err);
    protocol_line_serve(&protocol, stdin, stdout);
    protocol_close(&protocol);
    return CODE_OK;
}
