// cmd_serve.c -- cardwright serve: the page, for a browser of this machine.

#include "tools/cli/commands.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>

#include "tools/serve/serve.h"

// What a browser keeps for the page it keeps by its address, so the port is the same each time, while
// nobody else has it.
enum { USUAL_PORT = 8427, PORT_MAX = 65535 };

static int read_arguments(int argc, char **argv, CommandNumber *port)
{
    const CommandOption list[] = {{"port", port}, {0}};
    const int code = command_options(argc, argv, list, cmd_serve_txt, NULL);

    if (code >= 0) return code;
    if (optind != argc)
        return command_usage(
            "serve",
            "reads no folder, found '%s'; `cardwright try` plays a set "
            "while you change it",
            argv[optind]);
    return -1;
}

// Waits for Ctrl-C, or for whoever ends the program.
static void wait_for_end(const sigset_t *ends)
{
    int signal;

    (void)sigwait(ends, &signal);
}

int cmd_serve(int argc, char **argv)
{
    CommandNumber port = {0, 1, PORT_MAX};
    const int code = read_arguments(argc, argv, &port);
    Err err = {0};
    PageFiles page;
    Serve *serve = NULL;
    sigset_t ends;

    if (code >= 0) return code;
    // Before the server's threads begin, so that none of them takes a signal.
    (void)sigemptyset(&ends);
    (void)sigaddset(&ends, SIGINT);
    (void)sigaddset(&ends, SIGTERM);
    (void)pthread_sigmask(SIG_BLOCK, &ends, NULL);
    (void)signal(SIGPIPE, SIG_IGN);
    Arena *arena = arena_new();
    const char *folder = page_files_folder(arena, &err);
    if (folder && !page_files_read(&page, folder, arena, &err)) {
        serve = serve_start(&page, port.n ? (int)port.n : USUAL_PORT, &err);
        if (!serve && !port.n) serve = serve_start(&page, 0, &err);
    }
    if (serve) {
        printf("http://localhost:%d/\n", serve_port(serve));
        if (!fflush(stdout)) wait_for_end(&ends);
    }
    const int ended = serve ? CODE_OK : command_fail(&err);
    serve_stop(serve);
    arena_free(arena);
    return ended;
}
