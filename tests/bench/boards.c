// boards.c -- plays scenarios up to a board and measures decisions there.
//
// Each board has cards loaded for it alone, so no board pays for another's.

#include "tests/bench/boards.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/catalog/open_game.h"
#include "tools/scenarios/scenario_lua.h"
#include "tools/session/session.h"

enum { DECISIONS = 30, CHILDREN = 20, RUNS = 12 }; // of a board, at least so many

// A board that is being measured.
typedef struct {
    Session *session;
    Game *board, *child;
    uint64_t each_ns;
    int left; // decisions until the agents leave
    int asked;
} Place;

static void keep(void *self, Scenario *scenario)
{
    Place *place = self;

    game_copy(place->board, &scenario->game);
}

static void unseat(Table *table)
{
    memset(table->agents, 0, sizeof table->agents);
}

// Answers as the random bot of the seat. After the last decision nobody answers, so the
// game waits.
static void answer_one(void *self, const Table *table, const Question *question,
                       Answer *answer)
{
    Place *place = self;

    bot_answer(&place->session->bots[question->player], table, question, answer);
    place->asked++;
    if (!--place->left) unseat(&place->session->table);
}

static double decision_ns(Place *place)
{
    Session *session = place->session;
    uint64_t ns = 0, decisions = 0;

    for (uint64_t run = 0; ns < place->each_ns || run < RUNS; run++) {
        game_copy(place->child, place->board);
        session_seat_bots(session, run);
        for (int i = 0; i < SEATS_MAX; i++)
            session->table.agents[i] = (Agent){.self = place, .answer = answer_one};
        place->left = DECISIONS;
        place->asked = 0;
        const uint64_t started = progress_worked_ns();
        (void)game_next(place->child, &session->table);
        ns += progress_worked_ns() - started;
        decisions += (uint64_t)place->asked;
    }
    unseat(&session->table);
    return decisions ? (double)ns / (double)decisions : 0;
}

static double child_ns(Place *place)
{
    Session *session = place->session;
    uint64_t ns = 0, n = 0;
    Answer answer;
    Bot chance;

    bot_start(&chance, SEAT_RANDOM, 0, 1);
    while (ns < place->each_ns) {
        const uint64_t started = progress_worked_ns();

        for (int i = 0; i < CHILDREN; i++, n++) {
            game_copy(place->child, place->board);
            bot_random(&chance, game_question(place->child), &answer);
            const char *refusal = game_answer(place->child, &answer);
            ASSERT(!refusal);
            (void)game_next(place->child, &session->table);
        }
        ns += progress_worked_ns() - started;
    }
    return (double)ns / (double)n;
}

// Reads "chain: 40". Returns false for any other name.
static bool read_name(const char *name, Board *board)
{
    const char *colon = strrchr(name, ':');

    if (!colon || colon == name || (size_t)(colon - name) >= sizeof board->series)
        return false;
    (void)text_format(
        board->series, sizeof board->series, "%.*s", (int)(colon - name), name);
    board->x = text_read_number(colon + 1 + strspn(colon + 1, " "), INT_MAX);
    return board->x >= 0;
}

static bool is_wanted(const BoardPlan *plan, const Board *board)
{
    return !plan->series || !strcmp(plan->series, board->series);
}

// Lets the scenario play. Returns -1 with [err] if it fails, or if nothing waits there.
static int lay_out(ScenarioFile *file, int index, Place *place, Err *err)
{
    const ScenarioWatch watch = {.self = place, .ends = keep};
    char *told = NULL;

    place->board->status = GAME_OVER;
    const ScenarioStatus status =
        scenario_lua_follow(file, index, place->session->catalog, &watch, &told);
    if (status != SCENARIO_PASSED)
        (void)err_set(err, CODE_DATA, "%.*s", (int)strcspn(told, "\n") + 100, told);
    else if (place->board->status != GAME_WAITS)
        (void)err_set(err,
                      CODE_DATA,
                      "'%s': nothing waits for an answer at its end",
                      scenario_lua_head(file, index).name);
    free(told);
    return status == SCENARIO_PASSED && place->board->status == GAME_WAITS ? 0 : -1;
}

static int measure(const BoardPlan *plan, ScenarioFile *file, int index, Board *board,
                   Err *err)
{
    Place place = {.session = session_open(plan->db, plan->game, err),
                   .each_ns = plan->each_ns};

    if (!place.session) return -1;
    place.board = malloc(sizeof *place.board);
    place.child = malloc(sizeof *place.child);
    ASSERT(place.board && place.child);
    const int failed = lay_out(file, index, &place, err);
    if (!failed) {
        for (int i = 0; i < SEATS_MAX; i++) place.session->bots[i].kind = SEAT_RANDOM;
        session_table(place.session);
        place.session->table.log = NULL;
        board->decision_ns = decision_ns(&place);
        board->child_ns = child_ns(&place);
        board->options = game_question(place.board)->options_n;
        board->bytes = (int)state_size(&place.board->now);
    }
    free(place.board);
    free(place.child);
    session_close(place.session);
    return failed;
}

static int measure_file(const BoardPlan *plan, ScenarioFile *file, Boards *boards,
                        Err *err)
{
    for (int i = 0; i < scenario_lua_count(file); i++) {
        const ScenarioHead head = scenario_lua_head(file, i);
        Board *board = &boards->list[boards->n];

        if (boards->n == BOARDS_MAX)
            return err_set(
                err, CODE_DATA, "%s: more than %d boards", plan->path, BOARDS_MAX);
        if (!read_name(head.name, board))
            return err_set(err,
                           CODE_DATA,
                           "%s:%d: a board is called as \"chain: 40\", not \"%s\"",
                           plan->path,
                           head.line,
                           head.name);
        if (!is_wanted(plan, board)) continue;
        if (measure(plan, file, i, board, err)) return -1;
        boards->n++;
        if (plan->progress) progress_show(plan->progress, ++*plan->done);
    }
    return 0;
}

// Opens the file with the rules of its game. The caller closes both.
static ScenarioFile *open_file(const BoardPlan *plan, OpenGame *open, Err *err)
{
    if (open_game_read(open, plan->db, plan->game, err)) return NULL;
    return scenario_lua_open(plan->path, loaded_game_rules(open->game), err);
}

int boards_count(const BoardPlan *plan, Err *err)
{
    OpenGame open = {0};
    ScenarioFile *file = open_file(plan, &open, err);
    int n = file ? 0 : -1;

    for (int i = 0; file && i < scenario_lua_count(file); i++) {
        Board board;

        // A board without a number counts too: measuring tells of it.
        n += !read_name(scenario_lua_head(file, i).name, &board) ||
             is_wanted(plan, &board);
    }
    scenario_lua_close(file);
    open_game_close(&open);
    return n;
}

int boards_measure(const BoardPlan *plan, Boards *boards, Err *err)
{
    OpenGame open = {0};
    ScenarioFile *file = open_file(plan, &open, err);
    const int failed = file ? measure_file(plan, file, boards, err) : -1;

    scenario_lua_close(file);
    open_game_close(&open);
    return failed;
}

const Board *boards_find(const Boards *boards, const char *series, int x)
{
    for (int i = 0; i < boards->n; i++)
        if (boards->list[i].x == x && !strcmp(boards->list[i].series, series))
            return &boards->list[i];
    return NULL;
}

// Returns whether board [i] is the first of its series.
static bool begins(const Boards *boards, int i)
{
    return !i || strcmp(boards->list[i - 1].series, boards->list[i].series) != 0;
}

int boards_series_end(const Boards *boards, int first)
{
    int end = first + 1;

    while (end < boards->n && !begins(boards, end)) end++;
    return end;
}
