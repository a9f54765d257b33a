// turn_replay.c -- keeps the answers of the last turns.

#include "tools/why/turn_replay.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/kernel/game/game.h"

enum { HEAD = 2 }; // words before the picks

// Forgets the oldest turn.
static void shift(TurnReplay *turns)
{
    TurnStart *const starts = turns->starts;
    const int gone = starts[1].at;

    free(starts[0].game);
    memmove(starts, starts + 1, (size_t)--turns->starts_n * sizeof *starts);
    for (int i = 0; i < turns->starts_n; i++) starts[i].at -= gone;
    turns->n -= gone;
    turns->gone += gone;
    if (turns->n)
        memmove(
            turns->words, turns->words + gone, (size_t)turns->n * sizeof *turns->words);
}

static void begin_turn(TurnReplay *turns, const Game *game)
{
    if (turns->starts_n == REPLAYED_TURNS_MAX) shift(turns);
    TurnStart *const start = &turns->starts[turns->starts_n++];
    start->bytes = game_size(game);
    start->game = malloc(start->bytes);
    ENOUGH(start->game);
    game_pack(game, start->game);
    start->turn = game->now.turn;
    start->at = turns->n;
}

static bool is_new_turn(const TurnReplay *turns, const Game *game)
{
    const int n = turns->starts_n;

    return !n || turns->starts[n - 1].turn != game->now.turn;
}

// Makes room for [n] picks and returns the place of the entry.
static uint16_t *add(TurnReplay *turns, const Game *game, int n)
{
    if (is_new_turn(turns, game)) begin_turn(turns, game);
    if (turns->n + HEAD + n > turns->room) {
        turns->room = 2 * turns->room + HEAD + n;
        turns->words =
            realloc(turns->words, (size_t)turns->room * sizeof *turns->words);
        ENOUGH(turns->words);
    }
    uint16_t *const entry = turns->words + turns->n;
    turns->n += HEAD + n;
    entry[1] = (uint16_t)n;
    return entry;
}

void turn_replay_answer(TurnReplay *turns, const Game *game, const Answer *answer)
{
    uint16_t *const entry = add(turns, game, answer->n);

    entry[0] = NOBODY;
    memcpy(entry + HEAD, answer->picks, answer->n * sizeof *entry);
}

void turn_replay_concede(TurnReplay *turns, const Game *game, PlayerId player)
{
    add(turns, game, 0)[0] = player;
}

// Keeps the first [n] starts.
static void keep_starts(TurnReplay *turns, int n)
{
    while (turns->starts_n > n) free(turns->starts[--turns->starts_n].game);
}

void turn_replay_forget(TurnReplay *turns)
{
    keep_starts(turns, 0);
    // A mark of before is nowhere from now on.
    turns->gone += turns->n + 1;
    turns->n = 0;
}

void turn_replay_free(TurnReplay *turns)
{
    turn_replay_forget(turns);
    free(turns->words);
    *turns = (TurnReplay){0};
}

int turn_replay_mark(const TurnReplay *turns)
{
    return turns->gone + turns->n;
}

void turn_replay_back(TurnReplay *turns, int mark)
{
    const int n = mark - turns->gone;

    if (n < 0 || n > turns->n) {
        turn_replay_forget(turns);
        return;
    }
    turns->n = n;
    while (turns->starts_n > 1 && turns->starts[turns->starts_n - 1].at >= n)
        keep_starts(turns, turns->starts_n - 1);
}

bool turn_replay_next(const TurnReplay *turns, int *at, Answer *answer,
                      PlayerId *player)
{
    const uint16_t *const entry = turns->words + *at;

    if (*at >= turns->n) return false;
    *player = (PlayerId)entry[0];
    answer->n = entry[1];
    memcpy(answer->picks, entry + HEAD, answer->n * sizeof *entry);
    *at += HEAD + answer->n;
    return true;
}

// Plays the answers again from the first start.
static void play(const TurnReplay *turns, Session *session)
{
    Game *const game = &session->game;
    PlayerId player;
    Answer answer;

    session_put_game(session, turns->starts[0].game, turns->starts[0].bytes);
    for (int at = 0; turn_replay_next(turns, &at, &answer, &player);) {
        if (game_next(game, &session->table) != GAME_WAITS) return;
        if (player != NOBODY ? game_concede(game, player) : game_answer(game, &answer))
            return;
    }
    (void)game_next(game, &session->table);
}

void turn_replay_see(const TurnReplay *turns, Session *session, ObservationLog *seen)
{
    const size_t bytes = game_size(&session->game);
    void *const now = malloc(bytes);
    Log *const log = session->table.log;
    const Fault fault = session->table.fault;

    ENOUGH(now);
    if (!turns->n) {
        free(now);
        return;
    }
    game_pack(&session->game, now);
    session->table.log = NULL;
    observation_log_join(seen, &session->table);
    play(turns, session);
    session->table.witness = seen->beside;
    session->table.log = log;
    session->table.fault = fault;
    session_put_game(session, now, bytes);
    free(now);
}
