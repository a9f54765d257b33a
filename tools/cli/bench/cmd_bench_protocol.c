// cmd_bench_protocol.c -- measures forks and rounds of the protocol, from the text of a
// request to the text of its reply.
//
// A round is what a program does to look at an answer: fork, answer, question, and back. At
// each question of a random game it is done several times, so that a figure is of a whole
// game and no single position decides it.

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/figures.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/bench/cmd_bench_parts.h"
#include "tools/door/progress.h"
#include "tools/door/seed.h"
#include "tools/protocol/protocol_line.h"

enum { TRIES = 8 };

// How often something was done, and how long it took.
typedef struct {
    uint64_t n, ns;
} Timed;

typedef struct {
    Protocol protocol;
    CommandNumber seconds, seed;
    bool json;
    Arena *arena;
    Bot chance;
    Timed forks, rounds, undos;
    int games;
} Bench;

static void send_request(Bench *bench, const char *request)
{
    char *reply = protocol_line_reply(&bench->protocol, request, strlen(request));

    ASSERT(strncmp(reply, "{\"type\":\"refused\"", 17) != 0);
    free(reply);
}

static void add_time(Timed *timed, uint64_t started)
{
    timed->ns += progress_clock_ns() - started;
    timed->n++;
}

static void try_forks(Bench *bench)
{
    for (int i = 0; i < TRIES; i++) {
        const uint64_t started = progress_clock_ns();

        send_request(bench, "{\"type\":\"fork\"}");
        send_request(bench, "{\"type\":\"branch\",\"branch\":0,\"drop\":true}");
        add_time(&bench->forks, started);
    }
}

static void try_answer(Bench *bench, const char *answer)
{
    uint64_t started = progress_clock_ns();

    send_request(bench, "{\"type\":\"fork\"}");
    send_request(bench, answer);
    send_request(bench, "{\"type\":\"question\"}");
    send_request(bench, "{\"type\":\"branch\",\"branch\":0,\"drop\":true}");
    add_time(&bench->rounds, started);
    started = progress_clock_ns();
    send_request(bench, answer);
    send_request(bench, "{\"type\":\"question\"}");
    send_request(bench, "{\"type\":\"undo\"}");
    add_time(&bench->undos, started);
}

// Returns a random answer to the question that waits, as a request; the caller frees it.
static char *any_answer(Bench *bench)
{
    const Question *question = game_question(&bench->protocol.session->game);
    json_t *picks = json_array(), *request;
    Answer answer;

    bot_random(&bench->chance, question, &answer);
    for (int i = 0; i < answer.n; i++)
        json_array_append_new(picks, json_integer(answer.picks[i]));
    request = json_pack("{s:s, s:o}",
                        "type",
                        "answer",
                        question->kind == ASK_SPLIT ? "split" : "pick",
                        picks);
    char *text = json_dumps(request, JSON_COMPACT);
    json_decref(request);
    ASSERT(text);
    return text;
}

static void play_game(Bench *bench, uint64_t until)
{
    Protocol *protocol = &bench->protocol;

    while (protocol->status == GAME_WAITS && progress_clock_ns() < until) {
        try_forks(bench);
        for (int i = 0; i < TRIES; i++) {
            char *answer = any_answer(bench);

            try_answer(bench, answer);
            free(answer);
        }
        char *answer = any_answer(bench);
        send_request(bench, answer);
        free(answer);
    }
    bench->games++;
}

static double rate(const Timed *timed)
{
    return timed->ns ? 1e9 * (double)timed->n / (double)timed->ns : 0;
}

static void print_rates(const Bench *bench)
{
    const Figure rows[] = {
        {"forks_per_second", "fork and back", rate(&bench->forks), "/s", "20000"},
        {"rounds_per_second",
         "fork, answer, question and back",
         rate(&bench->rounds),
         "/s",
         "5000"},
        {"undos_per_second",
         "answer, question and undo",
         rate(&bench->undos),
         "/s",
         "5000"},
        {"rounds_measured", "rounds measured", (double)bench->rounds.n, "", ""},
    };
    Figures figures = {0};

    for (int i = 0; i < COUNT_OF(rows); i++) figures_add(&figures, rows[i]);
    figures_print(&figures, bench->json);
}

static int begin_protocol_game(Bench *bench, const char *const *names, Err *err)
{
    Session *session = bench->protocol.session;

    session->setup.seed = (uint64_t)(bench->seed.n + bench->games);
    if (session_decks(session, names, err)) return -1;
    session_start(session);
    protocol_forget(&bench->protocol);
    protocol_begin(&bench->protocol);
    return 0;
}

// Opens the game and finds decks for the first mode that has so many players. Returns -1
// with [err].
static int open_game(Bench *bench, int argc, char **argv, const char **names, Err *err)
{
    const int given = argc - optind;

    bench->arena = arena_new();
    bench->protocol.only = NOBODY;
    bench->protocol.referee = true;
    bench->protocol.game = open_game_of_decks(bench->protocol.db,
                                              bench->protocol.game,
                                              (const char *const *)argv + optind,
                                              given,
                                              bench->arena);
    if (protocol_open(&bench->protocol, err)) return -1;
    Session *session = bench->protocol.session;
    const int mode =
        given ? session_mode_find(
                    session_rules(session), NULL, (size_t)given, "decks", err)
              : 0;
    if (mode < 0) return -1;
    session->setup.mode = mode;
    for (int i = 0; i < given; i++) names[i] = argv[optind + i];
    if (given) return 0;
    return catalog_usual_decks(
               session->catalog, session_players(session), bench->arena, names, err) < 0
               ? -1
               : 0;
}

static int measure_protocol(Bench *bench, int argc, char **argv, Err *err)
{
    const char *names[SEATS_MAX] = {0};

    if (open_game(bench, argc, argv, names, err)) return -1;
    const uint64_t until =
        progress_clock_ns() + (uint64_t)bench->seconds.n * 1000000000u;
    do {
        if (begin_protocol_game(bench, names, err)) return -1;
        play_game(bench, until);
    } while (progress_clock_ns() < until);
    print_rates(bench);
    return 0;
}

int cmd_bench_protocol(int argc, char **argv)
{
    Bench bench = {.seconds = {3, 1, 1000000}, .seed = {1, 0, SEED_MAX}};
    const CommandOption list[] = {{"seconds", &bench.seconds},
                                  {"seed", &bench.seed},
                                  {"db", &bench.protocol.db},
                                  {"game", &bench.protocol.game},
                                  {"json", &bench.json},
                                  {0}};
    Err err = {0};
    int code = command_options(argc, argv, list, cmd_bench_protocol_txt, NULL);

    if (code < 0) code = cmd_bench_refuse();
    if (code >= 0) return code;
    bot_start(&bench.chance, SEAT_RANDOM, 0, (uint64_t)bench.seed.n);
    const int failed = measure_protocol(&bench, argc, argv, &err);
    if (bench.protocol.session) protocol_close(&bench.protocol);
    arena_free(bench.arena);
    return failed ? command_fail(&err) : CODE_OK;
}
