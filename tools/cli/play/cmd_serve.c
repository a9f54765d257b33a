// cmd_serve.c -- cardwright serve: the page, for a browser of this machine, and rooms for people
// elsewhere.

#include "tools/cli/commands.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/terminal.h"
#include "tools/rooms/rooms_folder.h"
#include "tools/serve/serve.h"

// What a browser keeps for the page it keeps by its address, so the port is the same each time, while
// nobody else has it.
enum { USUAL_PORT = 8427, PORT_MAX = 65535 };

// What the command line says.
typedef struct {
    CommandNumber port;
    const char *listen, *known_as, *rooms, *db;
    const char *folder;
    ServeAddress address; // of [listen]
} Wishes;

static int check_listen(Wishes *wishes)
{
    if (!wishes->listen && (wishes->known_as || wishes->rooms || wishes->db))
        return command_usage("serve",
                             "--known-as, --rooms and --db are for people elsewhere: "
                             "say --listen too");
    if (!wishes->listen) return -1;
    if (!serve_address_read(wishes->listen, &wishes->address))
        return command_usage("serve",
                             "--listen wants an address and a port, as "
                             "192.168.0.7:8428 or [::1]:8428, found '%s'",
                             wishes->listen);
    if (!wishes->known_as && serve_address_is_any(&wishes->address))
        return command_usage(
            "serve",
            "who listens on all addresses says which one people use: --known-as URL");
    if (wishes->known_as && !serve_address_is_origin(wishes->known_as))
        return command_usage("serve",
                             "--known-as is an address as https://cards.example.org, "
                             "without a path, found '%s'",
                             wishes->known_as);
    return -1;
}

static int read_arguments(int argc, char **argv, Wishes *wishes)
{
    const CommandOption list[] = {{"port", &wishes->port},
                                  {"listen", &wishes->listen},
                                  {"known-as", &wishes->known_as},
                                  {"rooms", &wishes->rooms},
                                  {"db", &wishes->db},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_serve_txt, NULL);

    if (code >= 0) return code;
    if (optind < argc) wishes->folder = argv[optind++];
    if (optind < argc)
        return command_usage("serve", "takes one folder, found '%s' too", argv[optind]);
    return check_listen(wishes);
}

// All that serves.
typedef struct {
    PageFiles page;
    Secret owner;
    Rooms *rooms;
    ServeFolder folder;
    Serve *here, *elsewhere;
    char here_as[SERVE_NAME], elsewhere_as[SERVE_NAME];
} Served;

// Serves browsers of this machine. Returns 0, or -1 with [err].
static int serve_here(Served *served, const Wishes *wishes, Err *err)
{
    ServeAddress address =
        serve_address_loopback(wishes->port.n ? (int)wishes->port.n : USUAL_PORT);
    int socket = serve_address_listen(&address, err);

    if (socket < 0 && !wishes->port.n) {
        address = serve_address_loopback(0);
        socket = serve_address_listen(&address, err);
    }
    if (socket < 0) return -1;
    (void)snprintf(served->here_as,
                   sizeof served->here_as,
                   "http://localhost:%d",
                   serve_address_port(&address));
    const ServePlan plan = {&served->page,
                            served->rooms,
                            wishes->folder ? &served->folder : NULL,
                            &served->owner,
                            served->here_as};
    served->here = serve_start(&plan, socket, err);
    return served->here ? 0 : -1;
}

// Opens the rooms and serves people elsewhere. Returns 0, or -1 with [err].
static int serve_elsewhere(Served *served, const Wishes *wishes, Arena *arena, Err *err)
{
    ServeAddress address = wishes->address;
    const char *folder = rooms_folder(wishes->rooms, arena, err);
    const int socket = folder ? serve_address_listen(&address, err) : -1;

    if (socket < 0) return -1;
    if (wishes->known_as)
        text_copy(served->elsewhere_as, sizeof served->elsewhere_as, wishes->known_as);
    else
        serve_address_origin(&address, served->elsewhere_as);
    const RoomsPlan rooms = {wishes->db, folder, served->elsewhere_as};
    served->rooms = rooms_open(&rooms, err);
    if (!served->rooms) return -1;
    const ServePlan plan = {
        &served->page, served->rooms, NULL, NULL, served->elsewhere_as};
    served->elsewhere = serve_start(&plan, socket, err);
    return served->elsewhere ? 0 : -1;
}

// Prints the addresses: that of the owner has its secret.
static void tell(const Served *served)
{
    const char *folder = served->folder.folder.name;

    printf("%s/#owner=%s\n", served->here_as, served->owner.text);
    if (served->rooms) printf("rooms: %s\n", served->elsewhere_as);
    if (folder) {
        terminal_tell(stdout, "folder: %s", folder);
    }
}

// Waits for Ctrl-C, or for whoever ends the program.
static void wait_for_end(const sigset_t *ends)
{
    int signal;

    (void)sigwait(ends, &signal);
}

static void stop(Served *served)
{
    if (served->rooms) rooms_stop(served->rooms);
    serve_folder_stop(&served->folder);
    serve_stop(served->elsewhere);
    serve_stop(served->here);
    if (served->rooms) rooms_close(served->rooms);
    serve_folder_close(&served->folder);
}

int cmd_serve(int argc, char **argv)
{
    Wishes wishes = {.port = {0, 1, PORT_MAX}};
    const int code = read_arguments(argc, argv, &wishes);
    Served served = {.owner = secret_new()};
    Err err = {0};
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
    const bool serves =
        folder && !page_files_read(&served.page, folder, arena, &err) &&
        (!wishes.folder ||
         !serve_folder_open(&served.folder, wishes.folder, arena, &err)) &&
        (!wishes.listen || !serve_elsewhere(&served, &wishes, arena, &err)) &&
        !serve_here(&served, &wishes, &err);
    if (serves) {
        tell(&served);
        if (!fflush(stdout)) wait_for_end(&ends);
    }
    stop(&served);
    arena_free(arena);
    return serves ? CODE_OK : command_fail(&err);
}
