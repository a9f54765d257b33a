// cmd_try.c -- cardwright try: a game that goes forward and back, while its cards change.
//
// The loop waits for a typed line and looks at the files meanwhile. It looks before each
// line too, so a program that writes a file and then a line finds the new cards.

#include <getopt.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/store/database.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/cmd_try.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"
#include "tools/person/typed_word.h"
#include "tools/screen/screen.h"
#include "tools/view/foresight.h"

enum { LOOK_MS = 25, READ_BYTES = 4096, PIPE_WIDTH = 80 };

static void print_words(int column, FILE *out)
{
    (void)column;
    typed_word_print(TYPED_TRY, out);
}

static const HelpPart help_parts[] = {{"while you try", print_words}, {0}};

typedef struct {
    StartWish start;
    SittingWish sitting;
    CommandNumber seed;
    const char *seats;
    bool json, unwatching;
} Wish;

static int read_wish(int argc, char **argv, Wish *wish)
{
    const CommandOption list[] = {{"seats", &wish->seats},
                                  {"seed", &wish->seed},
                                  {"mode", &wish->sitting.mode},
                                  {"set", &wish->sitting.set},
                                  {"no-watch", &wish->unwatching},
                                  {"db", &wish->start.db},
                                  {"game", &wish->start.game},
                                  {"json", &wish->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_try_txt, help_parts);

    if (code >= 0) return code;
    wish->start.words = (const char *const *)argv + optind;
    wish->start.n = argc - optind;
    wish->start.sitting = &wish->sitting;
    wish->start.seed = (uint64_t)wish->seed.n;
    return -1;
}

// Takes the first line out of what was typed. NULL: there is no whole line.
static char *take_line(CmdTry *desk)
{
    char *end = desk->typed_n ? memchr(desk->typed, '\n', desk->typed_n) : NULL;

    if (!end && !(desk->ended && desk->typed_n)) return NULL;
    const size_t n = end ? (size_t)(end - desk->typed) : desk->typed_n;
    char *line = strndup(desk->typed, n);
    const size_t used = n + (end != NULL);
    desk->typed_n -= used;
    memmove(desk->typed, desk->typed + used, desk->typed_n);
    return line;
}

static void read_more(CmdTry *desk)
{
    char *more = realloc(desk->typed, desk->typed_n + READ_BYTES);

    desk->ended = !more;
    if (!more) return;
    desk->typed = more;
    const ssize_t n = read(STDIN_FILENO, more + desk->typed_n, READ_BYTES);
    if (n <= 0) desk->ended = true;
    if (n > 0) desk->typed_n += (size_t)n;
}

// Waits for a line and looks at the files meanwhile. NULL: there is no more.
static char *next_line(CmdTry *desk)
{
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};

    if (desk->terminal) (void)fputs("> ", stdout);
    (void)fflush(stdout);
    while (true) {
        cmd_try_look(desk);
        char *line = take_line(desk);
        if (line || desk->ended) return line;
        const int ready = poll(&in, 1, desk->watches ? LOOK_MS : -1);
        if (ready > 0) read_more(desk);
    }
}

static void run_desk(CmdTry *desk)
{
    bool stays = true;

    cmd_try_bots(desk);
    cmd_try_show(desk);
    while (stays) {
        char *line = next_line(desk);

        if (!line) break;
        stays = cmd_try_do(desk, line);
        free(line);
    }
}

// Begins to watch the files that the cards came from.
static int watch_files(CmdTry *desk, const Wish *wish, Err *err)
{
    char usual[4096];

    desk->watches = !wish->unwatching;
    if (!desk->watches) return 0;
    database_path(usual, sizeof usual);
    const Trail *trail = desk->trail;
    return watch_open(&desk->watch,
                      catalog_store(trail->session->catalog),
                      wish->start.db ? wish->start.db : usual,
                      err);
}

static int seat(CmdTry *desk, const char *seats, Err *err)
{
    Session *session = desk->trail->session;
    SeatKind kinds[SEATS_MAX] = {SEAT_HUMAN};
    const int n = session->game.now.players_n;

    if (seats && session_seats(seats, n, kinds, err)) return -1;
    for (int i = 0; i < n; i++) session->bots[i].kind = (uint8_t)kinds[i];
    return 0;
}

int cmd_try(int argc, char **argv)
{
    Wish wish = {.seed = {1, 0, SEED_MAX}};
    CmdTry desk = {.told = -1};
    Err err = {0};
    int code = read_wish(argc, argv, &wish);

    if (code >= 0) return code;
    desk.json = wish.json;
    desk.terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !wish.json;
    desk.width = isatty(STDOUT_FILENO) ? screen_width(stdout) : PIPE_WIDTH;
    desk.foresight = foresight_new();
    desk.tried = tried_open(&wish.start, &err);
    if (desk.tried) desk.trail = &desk.tried->trail;
    if (desk.trail) desk.opened = desk.trail->moments[desk.trail->at].depth;
    if (desk.trail && !seat(&desk, wish.seats, &err) &&
        !watch_files(&desk, &wish, &err)) {
        run_desk(&desk);
        code = CODE_OK;
    } else {
        code = command_fail(&err);
    }
    watch_close(&desk.watch);
    tried_close(desk.tried);
    foresight_free(desk.foresight);
    pager_close(&desk.pager);
    free(desk.typed);
    keys_forget(&desk.keys);
    return code;
}
