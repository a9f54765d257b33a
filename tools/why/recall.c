// recall.c -- keeps the answers of two turns.

#include "tools/why/recall.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/game/game.h"

enum { HEAD = 2 }; // words before the picks

// Forgets the oldest turn.
static void shift(Recall *recall)
{
    RecallStart *const starts = recall->starts;
    const int gone = starts[1].at;

    free(starts[0].game);
    memmove(starts, starts + 1, (size_t)--recall->starts_n * sizeof *starts);
    for (int i = 0; i < recall->starts_n; i++) starts[i].at -= gone;
    recall->n -= gone;
    recall->gone += gone;
    if (recall->n)
        memmove(recall->words,
                recall->words + gone,
                (size_t)recall->n * sizeof *recall->words);
}

static void begin_turn(Recall *recall, const Game *game)
{
    if (recall->starts_n == RECALL_TURNS_MAX) shift(recall);
    RecallStart *const start = &recall->starts[recall->starts_n++];
    start->bytes = game_size(game);
    start->game = malloc(start->bytes);
    ASSERT(start->game);
    game_pack(game, start->game);
    start->turn = game->now.turn;
    start->at = recall->n;
}

static bool is_new_turn(const Recall *recall, const Game *game)
{
    const int n = recall->starts_n;

    return !n || recall->starts[n - 1].turn != game->now.turn;
}

// Makes room for [n] picks and returns the place of the entry.
static uint16_t *add(Recall *recall, const Game *game, int n)
{
    if (is_new_turn(recall, game)) begin_turn(recall, game);
    if (recall->n + HEAD + n > recall->room) {
        recall->room = 2 * recall->room + HEAD + n;
        recall->words =
            realloc(recall->words, (size_t)recall->room * sizeof *recall->words);
        ASSERT(recall->words);
    }
    uint16_t *const entry = recall->words + recall->n;
    recall->n += HEAD + n;
    entry[1] = (uint16_t)n;
    return entry;
}

void recall_answer(Recall *recall, const Game *game, const Answer *answer)
{
    uint16_t *const entry = add(recall, game, answer->n);

    entry[0] = NOBODY;
    memcpy(entry + HEAD, answer->picks, answer->n * sizeof *entry);
}

void recall_concede(Recall *recall, const Game *game, PlayerId player)
{
    add(recall, game, 0)[0] = player;
}

// Keeps the first [n] starts.
static void keep_starts(Recall *recall, int n)
{
    while (recall->starts_n > n) free(recall->starts[--recall->starts_n].game);
}

void recall_forget(Recall *recall)
{
    keep_starts(recall, 0);
    // A mark of before is nowhere from now on.
    recall->gone += recall->n + 1;
    recall->n = 0;
}

void recall_free(Recall *recall)
{
    recall_forget(recall);
    free(recall->words);
    *recall = (Recall){0};
}

int recall_mark(const Recall *recall)
{
    return recall->gone + recall->n;
}

void recall_back(Recall *recall, int mark)
{
    const int n = mark - recall->gone;

    if (n < 0 || n > recall->n) {
        recall_forget(recall);
        return;
    }
    recall->n = n;
    while (recall->starts_n > 1 && recall->starts[recall->starts_n - 1].at >= n)
        keep_starts(recall, recall->starts_n - 1);
}

bool recall_next(const Recall *recall, int *at, Answer *answer, PlayerId *player)
{
    const uint16_t *const entry = recall->words + *at;

    if (*at >= recall->n) return false;
    *player = (PlayerId)entry[0];
    answer->n = entry[1];
    memcpy(answer->picks, entry + HEAD, answer->n * sizeof *entry);
    *at += HEAD + answer->n;
    return true;
}

// Puts a packed game into the session, as if it had never gone on.
static void put(Session *session, const void *game, size_t bytes)
{
    const char *fault = game_unpack(&session->game, game, bytes);

    ASSERT(!fault);
    session->table.game = &session->game;
    session->table.state = &session->game.now;
    session->table.active_n = -1;
    session->table.version++;
}

// Plays the answers again from the first start.
static void play(const Recall *recall, Session *session)
{
    Game *const game = &session->game;
    PlayerId player;
    Answer answer;

    put(session, recall->starts[0].game, recall->starts[0].bytes);
    for (int at = 0; recall_next(recall, &at, &answer, &player);) {
        if (game_next(game, &session->table) != GAME_WAITS) return;
        if (player != NOBODY ? game_concede(game, player) : game_answer(game, &answer))
            return;
    }
    (void)game_next(game, &session->table);
}

void recall_see(const Recall *recall, Session *session, Seen *seen)
{
    const size_t bytes = game_size(&session->game);
    void *const now = malloc(bytes);
    Log *const log = session->table.log;
    const Fault fault = session->table.fault;

    ASSERT(now);
    if (!recall->n) {
        free(now);
        return;
    }
    game_pack(&session->game, now);
    session->table.log = NULL;
    seen_join(seen, &session->table);
    play(recall, session);
    session->table.witness = seen->beside;
    session->table.log = log;
    session->table.fault = fault;
    put(session, now, bytes);
    free(now);
}
