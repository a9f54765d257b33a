// cmd_why.c -- cardwright why: why something is so in a position, as sentences or JSON.

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/arena.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/screen/screen.h"
#include "tools/try/tried.h"
#include "tools/why/why.h"

enum { OPEN = -1 }; // the seat that sees everything

typedef struct {
    StartWish start;
    const char *position;
    const char *question;
    CommandNumber seat;
    bool json, all, rules;
} Wish;

// Joins the words of the question with spaces.
static const char *join_words(Arena *arena, char **words, int n)
{
    const char *text = words[0];

    for (int i = 1; i < n; i++) text = arena_format(arena, "%s %s", text, words[i]);
    return text;
}

static int read_wish(int argc, char **argv, Wish *wish, Arena *arena)
{
    const CommandOption list[] = {{"json", &wish->json},
                                  {"all", &wish->all},
                                  {"rules", &wish->rules},
                                  {"seat", &wish->seat},
                                  {"db", &wish->start.db},
                                  {"game", &wish->start.game},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_why_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind < 2)
        return command_usage("why", "wants a position and a question");
    wish->position = argv[optind];
    wish->start.words = &wish->position;
    wish->start.n = 1;
    wish->question = join_words(arena, argv + optind + 1, argc - optind - 1);
    return -1;
}

static void print_finding(const Wish *wish, const Finding *found)
{
    json_t *json;
    char *line;

    if (!wish->json) {
        finding_print(found, screen_width(stdout), wish->rules, stdout);
        return;
    }
    json = finding_json(found);
    line = json_safe_line(json);
    terminal_tell(stdout, "%s", line);
    free(line);
    json_decref(json);
}

static int answer_why(const Wish *wish, Trail *trail, Arena *arena, Err *err)
{
    Session *session = trail->session;
    Scene *scene = trail->scene;
    ObservationLog seen;
    const Why why = {.arena = arena,
                     .scene = scene,
                     .table = &session->table,
                     .game = &session->game,
                     .all = wish->all,
                     .seen = &seen,
                     .catalog = session->catalog};
    const Finding *found;

    if (wish->seat.n >= session->game.now.players_n)
        return err_set(err,
                       CODE_USAGE,
                       "--seat %lld: the seats here are 0 to %d",
                       wish->seat.n,
                       session->game.now.players_n - 1);
    observation_log_init(&seen, OBSERVE_TRACE);
    if (why_asks_past(wish->question)) trail_see(trail, &seen);
    scene->open = wish->seat.n < 0;
    scene_look(scene,
               &session->game.now,
               &session->table,
               scene->open ? NOBODY : (PlayerId)wish->seat.n);
    found = why_ask(&why, wish->question, err);
    observation_log_free(&seen);
    if (!found) return -1;
    print_finding(wish, found);
    return 0;
}

int cmd_why(int argc, char **argv)
{
    Wish wish = {.seat = {OPEN, 0, SEATS_MAX - 1}};
    Arena *arena = arena_new();
    Err err = {0};
    int code = read_wish(argc, argv, &wish, arena);

    if (code < 0) {
        TriedGame *tried = tried_open(&wish.start, &err);

        if (tried && *tried->trail.note) terminal_tell(stderr, "%s", tried->trail.note);
        code = tried && !answer_why(&wish, &tried->trail, arena, &err)
                   ? CODE_OK
                   : command_fail(&err);
        tried_close(tried);
    }
    arena_free(arena);
    return code;
}
