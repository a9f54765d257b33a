// embed_batch_picks.c -- the question of a game of a batch as single picks: an action is one of them.
//
// A question that wants several is asked so often, with what was picked not to be picked again. Where
// it wants more than there are rows, and all of these are picked, "no more" takes as many as are
// missing of those that have none: so something may be done in every game.

#include "tools/embed/embed_batch.h"

void embed_batch_ask(BatchGame *at)
{
    const Question *asked = game_question(&at->game->game);

    at->answer.n = 0;
    if (at->game->status != GAME_WAITS || asked->kind != ASK_SPLIT) return;
    at->answer.n = asked->options_n;
    for (int i = 0; i < asked->options_n; i++) at->answer.picks[i] = 1;
    at->left = asked->total - asked->options_n;
}

static bool is_picked(const BatchGame *at, int option)
{
    for (int i = 0; i < at->answer.n; i++)
        if (at->answer.picks[i] == option) return true;
    return false;
}

bool embed_batch_allows(const BatchGame *at, int rows, int action)
{
    const Question *asked = game_question(&at->game->game);

    if (at->game->status != GAME_WAITS) return action == rows;
    if (action == rows && asked->kind == ASK_SPLIT) return !at->left;
    if (action == rows) return at->answer.n >= asked->min || at->answer.n >= rows;
    if (action < 0 || action >= asked->options_n || action > rows) return false;
    if (asked->kind == ASK_SPLIT) return at->left > 0;
    return at->answer.n < asked->max && !is_picked(at, action);
}

// Adds a pick; where the order does not count they ascend.
static void add_pick(BatchGame *at, int action)
{
    const Question *asked = game_question(&at->game->game);
    Answer *answer = &at->answer;
    int place = answer->n++;

    for (; place && !asked->ordered && answer->picks[place - 1] > action; place--)
        answer->picks[place] = answer->picks[place - 1];
    answer->picks[place] = (uint16_t)action;
}

bool embed_batch_pick(BatchGame *at, int rows, int action)
{
    const Question *asked = game_question(&at->game->game);

    if (action == rows) {
        for (int i = rows; at->answer.n < asked->min; i++) add_pick(at, i);
        return true;
    }
    if (asked->kind == ASK_SPLIT) {
        at->answer.picks[action]++;
        return !--at->left;
    }
    add_pick(at, action);
    return at->answer.n == asked->max;
}
