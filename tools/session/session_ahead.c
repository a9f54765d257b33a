// session_ahead.c -- the question that comes next within the same step, tried on a copy.

#include <string.h>

#include "engine/kernel/game/game.h"
#include "tools/session/session.h"

// Runs [game] on the session's table without a log; afterwards the table is that of the
// session's game again.
static GameStatus run_ahead(Session *session, Game *game)
{
    Table *table = &session->table;
    Log *const log = table->log;

    table->log = NULL;
    const GameStatus status = game_next(game, table);
    table->log = log;
    table->game = &session->game;
    table->state = &session->game.now;
    table->active_n = -1;
    table->version++;
    return status;
}

// Makes the copy ask also where one answer is possible, so that a single thing is named. That
// holds only from the first question of a step on: before it nothing was asked.
static void ask_all(Session *session, Game *ahead)
{
    const Game *from = &session->game;

    if (from->answers.n) return;
    ahead->mark.flags |= GAME_ASKS_ALL;
    if (run_ahead(session, ahead) == GAME_WAITS &&
        ahead->question.prompt == from->question.prompt &&
        ahead->question.options_n == from->question.options_n)
        return;
    game_copy(ahead, from);
}

bool session_ahead(Session *session, const Answer *answer, Game *ahead)
{
    const Game *from = &session->game;

    game_copy(ahead, from);
    ask_all(session, ahead);
    return !game_answer(ahead, answer) && run_ahead(session, ahead) == GAME_WAITS &&
           ahead->answers.n && ahead->question.player == from->question.player &&
           !memcmp(ahead->now.random, from->now.random, sizeof from->now.random);
}
