// cmd_why.c -- cardwright why: why something is so in a position, as sentences or JSON.

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/arena.h"
#include "tools/cli/commands.h"
#include "tools/screen/screen.h"
#include "tools/session/json_safe.h"
#include "tools/session/terminal.h"
#include "tools/try/trail.h"
#include "tools/why/why.h"

enum { OPEN = -1 }; // the seat that sees everything

static void print_help(void)
{
    puts(
        "Example: cardwright why tests/scenarios/why.lua:horn chain\n"
        "\n"
        "Usage: cardwright why POSITION QUESTION... [OPTION]...\n"
        "\n"
        "Tells why something is as it is, each part with its card, the place in its\n"
        "script and the rule. A POSITION is a file of scenarios with part of a name\n"
        "(FILE.lua:NAME, as it stands at its end), a replay with a number of answers\n"
        "(GAME.jsonl@30), or a saved game. A QUESTION is\n"
        "\n"
        "  THING       a thing by its name, a part of it, its code or its number (#12):\n"
        "              each number with all that changes it, in the order of layers,\n"
        "              prices, types, tags, keywords, what it was given and has lost\n"
        "  chain       what is on the chain, which abilities wait, who may act and why\n"
        "  not play THING     every reason against it, with what would mend it; also use,\n"
        "              move, hide THING, \"to PLACE\", or not THING alone\n"
        "  THING was silent   which events since a player last acted its abilities did\n"
        "              not answer, and what of these did not fit; \"... this turn\": of\n"
        "              the whole turn\n"
        "  end         why the game is over, or how near its end is\n"
        "\n"
        "  --all       passives as well that were asked and speak of other things\n"
        "  --rules     the sentence of each rule that is named\n"
        "  --seat N    as the player of that seat sees it (from 0; default: everything)\n"
        "  --json      print one JSON object: kind, text, number, source, script, line,\n"
        "              rule, mend, because (a list of the same)\n"
        "  --db FILE   the card database (default cards.db beside the program)\n"
        "  --game NAME the game: one of the database, or a folder with game.lua\n"
        "  --help      print this text\n"
        "\n"
        "Exit codes: 0 answered, 66 nothing there has that name");
}

typedef struct {
    OriginWish origin;
    const char *position;
    const char *question;
    CommandNumber seat;
    bool json, all, rules;
} Wish;

// Joins the words of the question with spaces.
static const char *join(Arena *arena, char **words, int n)
{
    const char *text = words[0];

    for (int i = 1; i < n; i++) text = arena_format(arena, "%s %s", text, words[i]);
    return text;
}

static int read_wish(int argc, char **argv, Wish *wish, Arena *arena)
{
    const CommandOption list[] = {{"json", COMMAND_FLAG, &wish->json},
                                  {"all", COMMAND_FLAG, &wish->all},
                                  {"rules", COMMAND_FLAG, &wish->rules},
                                  {"seat", COMMAND_NUMBER, &wish->seat},
                                  {"db", COMMAND_TEXT, &wish->origin.db},
                                  {"game", COMMAND_TEXT, &wish->origin.game},
                                  {0}};
    const int code = command_options(argc, argv, list, print_help);

    if (code >= 0) return code;
    if (argc - optind < 2)
        return command_usage("why", "wants a position and a question");
    wish->position = argv[optind];
    wish->origin.words = &wish->position;
    wish->origin.n = 1;
    wish->question = join(arena, argv + optind + 1, argc - optind - 1);
    return -1;
}

static void print(const Wish *wish, const Finding *found)
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

static int answer(const Wish *wish, Trail *trail, Arena *arena, Err *err)
{
    Session *session = trail_session(trail);
    Scene *scene = trail->scene;
    Seen seen;
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
    seen_init(&seen, SEEN_TRACE);
    if (why_asks_past(wish->question)) trail_see(trail, &seen);
    scene->open = wish->seat.n < 0;
    scene_look(scene,
               &session->game.now,
               &session->table,
               scene->open ? NOBODY : (PlayerId)wish->seat.n);
    found = why_ask(&why, wish->question, err);
    seen_free(&seen);
    if (!found) return -1;
    print(wish, found);
    return 0;
}

int cmd_why(int argc, char **argv)
{
    Wish wish = {.seat = {OPEN, 0, SEATS_MAX - 1}};
    Arena *arena = arena_new();
    Err err = {0};
    int code = read_wish(argc, argv, &wish, arena);

    if (code < 0) {
        Trail *trail = trail_open(&wish.origin, &err);

        if (trail && trail->note && *trail->note)
            terminal_tell(stderr, "%s", trail->note);
        code =
            trail && !answer(&wish, trail, arena, &err) ? CODE_OK : command_fail(&err);
        trail_close(trail);
    }
    arena_free(arena);
    return code;
}
