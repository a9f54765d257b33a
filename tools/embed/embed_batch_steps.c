// embed_batch_steps.c -- steps the games of a batch, and writes how they stand.
//
// Helpers step theirs meanwhile; what comes out is the same.

#include <string.h>

#include "tools/embed/embed_batch.h"
#include "tools/embed/embed_crew.h"

static void reward(BatchGame *at)
{
    const State *now = &at->game->game.now;

    at->ended = true;
    for (int i = 0; i < now->players_n; i++)
        at->rewards[i] = !now->winners ? 0.0F : now->winners >> i & 1 ? 1.0F : -1.0F;
}

// Takes an action. A game that ends begins again, as often as it does before anybody is asked.
static void step(CwEngine *engine, Batch *batch, BatchGame *at, int action)
{
    at->ended = false;
    embed_events_clear(at->game);
    memset(at->rewards, 0, sizeof at->rewards);
    if (at->game->status == GAME_WAITS &&
        !embed_batch_pick(at, engine->shape.options, action))
        return;
    if (at->game->status == GAME_WAITS) {
        const char *refusal = embed_answer(engine, at->game, &at->answer);

        ASSERT(!refusal); // is_legal had none
    }
    if (at->game->status == GAME_WAITS) {
        embed_batch_ask(at);
        return;
    }
    reward(at);
    embed_batch_next(engine, batch, at);
}

static void write_legal(const BatchGame *at, int rows, uint8_t *legal)
{
    const Question *asked = game_question(&at->game->game);
    const int n = at->game->status == GAME_WAITS ? asked->options_n : 0;

    for (int i = 0; i < rows && i < n; i++) legal[i] = embed_batch_allows(at, rows, i);
    if (n < rows) memset(legal + n, 0, (size_t)(rows - n));
    legal[rows] = embed_batch_allows(at, rows, rows);
}

static void write_seen(CwEngine *engine, const CwArrays *to, BatchGame *at, size_t row)
{
    const CwShape *shape = &engine->shape;
    const size_t options = (size_t)shape->options * (size_t)shape->option;
    int32_t *const seen = to->seen + row * (size_t)shape->numbers;
    int32_t *const listed = to->options ? to->options + row * options : NULL;

    if (at->seen != seen || at->options != listed)
        at->had = (RowsHad){shape->things, shape->options, false};
    at->seen = seen;
    at->options = listed;
    embed_see(engine,
              &(Seeing){.table = embed_table(engine, at->game),
                        .seat = game_question(&at->game->game)->player,
                        .asked = game_question(&at->game->game),
                        .numbers = seen,
                        .options = listed,
                        .had = &at->had});
}

static void write_game(CwEngine *engine, const CwArrays *to, BatchGame *at, int i)
{
    const CwShape *shape = &engine->shape;
    const bool waits = at->game->status == GAME_WAITS;
    const size_t row = (size_t)i;

    if (to->legal)
        write_legal(at, shape->options, to->legal + row * (size_t)(shape->options + 1));
    if (to->player)
        to->player[i] = waits ? game_question(&at->game->game)->player : CW_NOBODY;
    if (to->ended) to->ended[i] = at->ended;
    for (int k = 0; to->rewards && k < shape->players; k++)
        to->rewards[row * (size_t)shape->players + (size_t)k] = at->rewards[k];
    if (to->seen && waits) write_seen(engine, to, at, row);
}

typedef struct {
    CwEngine *engine;
    CwBatch batch;
    const int32_t *actions; // NULL: none is taken
    const CwArrays *arrays;
    Batch *found;
    CwStatus of_helpers[JOBS_MAX];
} Stepping;

// Returns where the arrays go on behind as many games.
static CwArrays behind(const CwShape *shape, const CwArrays *arrays, int games)
{
    const size_t n = (size_t)games;
    CwArrays to = *arrays;

    if (to.seen) to.seen += n * (size_t)shape->numbers;
    if (to.options) to.options += n * (size_t)shape->options * (size_t)shape->option;
    if (to.legal) to.legal += n * (size_t)(shape->options + 1);
    if (to.player) to.player += n;
    if (to.ended) to.ended += n;
    if (to.rewards) to.rewards += n * (size_t)shape->players;
    return to;
}

// Steps the games of a part, if there are actions, and writes how they stand. A CrewDo.
static void take_part(void *self, int part)
{
    Stepping *of = self;
    Batch *batch = of->found;

    if (part) {
        const int first = batch->parts[part].first;
        const CwArrays to = behind(&of->engine->shape, of->arrays, first);
        CwEngine *engine = embed_crew_engine(of->engine, part);
        const CwBatch theirs = batch->parts[part].batch;

        of->of_helpers[part] =
            of->actions ? cw_batch_step(engine, theirs, of->actions + first, &to)
                        : cw_batch_look(engine, theirs, &to);
        return;
    }
    for (int i = 0; i < batch->n; i++) {
        if (of->actions) step(of->engine, batch, &batch->games[i], of->actions[i]);
        write_game(of->engine, of->arrays, &batch->games[i], i);
    }
}

// Lets all parts be taken. Fails where a helper fails, which only a broken one does.
static CwStatus take_all(Stepping *of)
{
    const int helpers = of->found->helpers;

    embed_crew_run(of->engine, helpers, take_part, of);
    for (int i = 1; i <= helpers; i++)
        if (of->of_helpers[i])
            return embed_fail(of->engine,
                              of->of_helpers[i],
                              "%s",
                              cw_message(embed_crew_engine(of->engine, i)));
    return CW_OK;
}

static CwStatus check_arrays(CwEngine *engine, Stepping *of)
{
    CwStatus status = embed_sized(
        engine, of->arrays, "CwArrays", sizeof *of->arrays, sizeof *of->arrays);

    of->engine = engine;
    if (!status) status = embed_batch_find(engine, of->batch, &of->found);
    return status;
}

static CwStatus do_look(CwEngine *engine, void *given)
{
    const CwStatus status = check_arrays(engine, given);

    return status ? status : take_all(given);
}

CwStatus cw_batch_look(CwEngine *engine, CwBatch batch, const CwArrays *arrays)
{
    return embed_call(engine, do_look, &(Stepping){.batch = batch, .arrays = arrays});
}

// Checks that the actions are legal, from that of game [first] on.
static CwStatus check_actions(CwEngine *engine, const Batch *batch,
                              const int32_t *actions, int first)
{
    for (int i = 0; i < batch->n; i++)
        if (!embed_batch_allows(
                &batch->games[i], engine->shape.options, actions[first + i]))
            return embed_fail(engine,
                              CW_REFUSED,
                              "game %d: action %d is not legal",
                              first + i,
                              actions[first + i]);
    return CW_OK;
}

static CwStatus do_step(CwEngine *engine, void *given)
{
    Stepping *of = given;
    CwStatus status = embed_given(engine, of->actions, "actions");

    if (!status) status = check_arrays(engine, of);
    if (!status) status = check_actions(engine, of->found, of->actions, 0);
    for (int i = 1; !status && i <= of->found->helpers; i++) {
        Batch *theirs = NULL;

        status = embed_batch_find(
            embed_crew_engine(engine, i), of->found->parts[i].batch, &theirs);
        if (!status)
            status =
                check_actions(engine, theirs, of->actions, of->found->parts[i].first);
    }
    return status ? status : take_all(of);
}

CwStatus cw_batch_step(CwEngine *engine, CwBatch batch, const int32_t *actions,
                       const CwArrays *arrays)
{
    return embed_call(
        engine,
        do_step,
        &(Stepping){.batch = batch, .actions = actions, .arrays = arrays});
}
