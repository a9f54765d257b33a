// protocol_ahead.c -- tells the question that would come next: the targets of an option
// before it is picked.
//
// The answer is tried on a copy of the game. The next question is told only if nobody
// learns anything by it: the same player is asked within the same step, chance has
// decided nothing, and every face that shows was seen before. So a seat may ask, too.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/view/game_json.h"

// Runs [game] on the connection's table without a log; afterwards the table is that of the
// connection's game again.
static GameStatus run_ahead(const Protocol *protocol, Game *game)
{
    Session *session = protocol->session;
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

// Makes the copy ask also where one answer is possible, so that a single target is told.
// That holds only from the first question of a step on: before it nothing was asked.
static void ask_all(const Protocol *protocol, Game *game)
{
    const Game *from = &protocol->session->game;

    if (from->answers.n) return;
    game->mark.flags |= GAME_ASKS_ALL;
    if (run_ahead(protocol, game) == GAME_WAITS &&
        game->question.prompt == from->question.prompt &&
        game->question.options_n == from->question.options_n)
        return;
    game_copy(game, from);
}

// Returns whether the question of [game] shows a face that its player did not know.
static bool shows_more(const Protocol *protocol, const Game *game, const State *known)
{
    const Question *question = protocol_look(protocol, game);

    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        if (id && protocol->scene->state.objects[id].card && !known->objects[id].card)
            return true;
    }
    return false;
}

// Tries one answer. Returns whether the player may know the next question.
static bool goes_on(const Protocol *protocol, Game *game, const State *known)
{
    const Game *from = &protocol->session->game;
    const PlayerId player = from->question.player;

    if (run_ahead(protocol, game) != GAME_WAITS || !game->answers.n) return false;
    if (game->question.player != player) return false;
    if (memcmp(game->now.random, from->now.random, sizeof from->now.random) != 0)
        return false;
    return !shows_more(protocol, game, known);
}

static int answer_ahead(const Protocol *protocol, Game *game, const json_t *request,
                        Err *err)
{
    Answer given;

    if (protocol_read_answer(protocol, game, request, &given, err)) return -1;
    const char *refusal = game_answer(game, &given);
    return refusal ? protocol_refuse(err, refusal) : 0;
}

// Gives the answers of the request one after another. Sets [asked] to whether a
// question follows. Returns 0, or -1 with [err].
static int look_ahead(const Protocol *protocol, const json_t *request, Game *game,
                      bool *asked, Err *err)
{
    const json_t *then = json_object_get(request, "then"), *next;
    State *known = malloc(sizeof *known);
    size_t i;

    if (!known) return protocol_refuse(err, "not enough memory");
    (void)protocol_look(protocol, &protocol->session->game);
    state_copy(known, &protocol->scene->state);
    int failed = answer_ahead(protocol, game, request, err);
    *asked = !failed && goes_on(protocol, game, known);
    json_array_foreach(then, i, next)
    {
        if (failed || !*asked) break;
        json_t *wrapped = json_pack(
            "{s:O}", game->question.kind == ASK_SPLIT ? "split" : "pick", next);

        failed = answer_ahead(protocol, game, wrapped, err);
        json_decref(wrapped);
        *asked = !failed && goes_on(protocol, game, known);
    }
    free(known);
    return failed;
}

json_t *protocol_do_targets(Protocol *protocol, const json_t *request, Err *err)
{
    json_t *reply = NULL;
    bool asked = false;

    if (protocol_check_asked(protocol, request, err)) return NULL;
    Game *game = malloc(sizeof *game);
    if (!game) {
        protocol_refuse(err, "not enough memory");
        return NULL;
    }
    game_copy(game, &protocol->session->game);
    ask_all(protocol, game);
    if (!look_ahead(protocol, request, game, &asked, err)) {
        reply = protocol_word("targets");
        json_safe_set(
            reply,
            "asks",
            asked ? game_json_question(protocol->scene, protocol_look(protocol, game))
                  : json_null());
    }
    free(game);
    return reply;
}
