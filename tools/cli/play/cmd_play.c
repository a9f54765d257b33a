// cmd_play.c -- cardwright play: a game in a terminal, or told in sentences, or as
// JSON.
//
// One loop drives all three forms: the game waits, a bot or a person in that seat
// answers, and the record keeps the answer. Only the Watcher differs; it receives the
// events and the end.

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/play/cmd_play.h"
#include "tools/door/seed.h"
#include "tools/try/tried.h"

enum { RECORDS_OF_A_SEED = 999 };

static const HelpPart help_parts[] = {{"modes", games_print_modes}, {0}};

typedef struct {
    const char *decks[SEATS_MAX];
    const char *seats, *db, *game, *replay;
    CommandNumber seed; // -1: any
    bool json, force;
    SittingWish sitting;
    Setup setup;
} Wish;

// Brings the usual decks if nobody names one. Returns how many, 0 for an unknown mode.
static int bring_usual_decks(Catalog *catalog, Arena *arena, Wish *wish)
{
    const Rules *rules = catalog_library(catalog)->rules;
    const char *mode = wish->sitting.mode;
    const int row = mode ? sitting_mode_find(rules, mode) : 0;
    Err ignored;

    if (row < 0) return 0;
    const int n = catalog_usual_decks(
        catalog, sitting_mode(rules, row).players, arena, wish->decks, &ignored);
    return n > 0 ? n : 0;
}

static int read_decks(int argc, char **argv, CmdPlay *play, Arena *arena, Wish *wish)
{
    const Rules *rules = session_rules(play->session);
    const int given = argc - optind;
    Err err;

    wish->sitting.seats = session_seats_said(wish->seats);
    for (int i = 0; i < given && i < SEATS_MAX; i++) wish->decks[i] = argv[optind + i];
    const int n =
        given ? given : bring_usual_decks(play->session->catalog, arena, wish);
    if (session_setup(rules, &wish->sitting, (size_t)n, &wish->setup, &err))
        return command_usage("play", "%s", err.text);
    return -1;
}

static int read_wish(int argc, char **argv, Wish *wish)
{
    const CommandOption list[] = {{"seats", &wish->seats},
                                  {"seed", &wish->seed},
                                  {"mode", &wish->sitting.mode},
                                  {"best-of", &wish->sitting.best_of},
                                  {"set", &wish->sitting.set},
                                  {"floating", &wish->sitting.floats},
                                  {"ask-all", &wish->sitting.asks_all},
                                  {"db", &wish->db},
                                  {"game", &wish->game},
                                  {"replay", &wish->replay},
                                  {"force", &wish->force},
                                  {"json", &wish->json},
                                  {0}};

    return command_options(argc, argv, list, cmd_play_txt, help_parts);
}

// Says where the record goes. Without a wish it takes a name that no file has yet.
static int name_record(CmdPlay *play, const char *wish, Err *err)
{
    const unsigned long long seed = (unsigned long long)play->session->setup.seed;

    if (wish && strlen(wish) >= sizeof play->path)
        return err_set(err, CODE_USAGE, "the name of the replay is too long");
    if (wish) (void)snprintf(play->path, sizeof play->path, "%s", wish);
    if (wish || !play->persons) return 0;
    (void)snprintf(play->path, sizeof play->path, "game-%llu.jsonl", seed);
    for (int i = 2; i <= RECORDS_OF_A_SEED && !access(play->path, F_OK); i++)
        (void)snprintf(play->path, sizeof play->path, "game-%llu-%d.jsonl", seed, i);
    return 0;
}

// Reads who sits where and what is shown.
static int prepare_seats(CmdPlay *play, const Wish *wish, Err *err)
{
    const bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !wish->json;
    Session *session = play->session;
    SeatKind kinds[SEATS_MAX];

    for (int i = 0; i < SEATS_MAX; i++)
        kinds[i] = terminal && !i ? SEAT_HUMAN : SEAT_GREEDY;
    const int seats = session_players(session);
    if (wish->seats && session_seats(wish->seats, seats, kinds, err)) return -1;
    for (int i = 0; i < seats; i++) {
        session->bots[i].kind = (uint8_t)kinds[i];
        play->persons += kinds[i] == SEAT_HUMAN;
    }
    play->terminal = terminal && play->persons;
    play->json = wish->json;
    play->scene->colour = terminal && !getenv("NO_COLOR");
    return 0;
}

// Reads with which decks the game begins, and where the record goes.
static int prepare_play(CmdPlay *play, const Wish *wish, Err *err)
{
    Session *session = play->session;

    session->setup = wish->setup;
    if (prepare_seats(play, wish, err)) return -1;
    session->setup.seed = seed_wished(wish->seed.n);
    play->force = wish->force;
    if (name_record(play, wish->replay, err)) return -1;
    if (session_decks(session, wish->decks, err)) return -1;
    session_tell_bans(session, wish->decks);
    store_let_go(catalog_store(session->catalog));
    return 0;
}

// Opens the session of the game that the options or the decks name: the game says how
// many decks it wants. The start of a game reads one state of the database. Returns -1 to go
// on, else an exit code.
static int open_session(int argc, char **argv, Arena *arena, Wish *wish, CmdPlay *play)
{
    Err err = {0};
    const char *game = open_game_of_decks(
        wish->db, wish->game, (const char *const *)argv + optind, argc - optind, arena);

    play->game = wish->game;
    play->session = session_hold(wish->db, game, &err);
    if (!play->session) return command_fail(&err);
    return read_decks(argc, argv, play, arena, wish);
}

// Returns whether the game goes on from the first game of a record, so that a record of
// it is whole.
static bool is_recorded(const StartPosition *start)
{
    return start->kind == START_RECORD && start->number == 1;
}

// Plays on from a position. A record of that begins with decks, so there is one only where
// the position is a moment of a record.
static int play_position(int argc, char **argv, const Wish *wish, CmdPlay *play)
{
    const StartWish start = {.db = wish->db,
                             .game = wish->game,
                             .words = (const char *const *)argv + optind,
                             .n = argc - optind};
    Err err = {0};

    play->tried = tried_open(&start, &err);
    if (!play->tried) return command_fail(&err);
    if (wish->replay && !is_recorded(&play->tried->start)) {
        tried_close(play->tried);
        return command_usage(
            "play",
            "--replay records a game that begins with decks, or goes on "
            "from a replay");
    }
    play->session = play->tried->trail.session;
    play->scene = calloc(1, sizeof *play->scene);
    play->session->table.asks_all = false;
    session_seat_bots(play->session, (uint64_t)(wish->seed.n < 0 ? 1 : wish->seed.n));
    play->force = wish->force;
    const bool failed =
        prepare_seats(play, wish, &err) ||
        (is_recorded(&play->tried->start) && name_record(play, wish->replay, &err));
    const int code = failed ? command_fail(&err) : cmd_play_games(play, &err);
    free(play->scene);
    tried_close(play->tried);
    return code;
}

int cmd_play(int argc, char **argv)
{
    Wish wish = {.seed = {-1, 0, SEED_MAX}};
    Err err = {0};
    CmdPlay play = {0};
    Arena *arena = arena_new();
    int code = read_wish(argc, argv, &wish);

    if (code < 0 &&
        start_position_is_named((const char *const *)argv + optind, argc - optind)) {
        arena_free(arena);
        return play_position(argc, argv, &wish, &play);
    }
    if (code < 0) code = open_session(argc, argv, arena, &wish, &play);
    if (code < 0) {
        play.scene = calloc(1, sizeof *play.scene);
        code = prepare_play(&play, &wish, &err) ? command_fail(&err)
                                                : cmd_play_games(&play, &err);
    }
    free(play.scene);
    session_close(play.session);
    arena_free(arena);
    return code;
}
