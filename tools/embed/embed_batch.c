// embed_batch.c -- many games stepped in one call, for programs that learn.
//
// A program picks one thing at a time; a question that wants several is asked so often. The next
// game of a place begins from what the first one began with, so nothing is loaded or read again.
// Games beyond those of the engine itself lie in batches of helpers (embed_crew.h). The seed of a
// game follows from its place and from how many there were before it, so that it does not matter
// who steps it, and when.

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/number.h"
#include "engine/play/play_sitting.h"
#include "tools/embed/embed_batch.h"
#include "tools/embed/embed_crew.h"

static CwBatch handle_of(const Batch *batch)
{
    return (uint64_t)batch->turn_of << 32 | (batch->place + 1);
}

static CwStatus find(CwEngine *engine, CwBatch handle, Batch **found)
{
    const uint64_t place = (handle & UINT32_MAX) - 1;

    if (embed_opened(engine)) return CW_MOMENT;
    if (!handle || place >= engine->batches_n || !engine->batches[place]->games ||
        engine->batches[place]->turn_of != handle >> 32)
        return embed_fail(engine, CW_HANDLE, "there is no such batch");
    *found = engine->batches[place];
    return CW_OK;
}

bool embed_has_batch(const CwEngine *engine)
{
    for (uint32_t i = 0; i < engine->batches_n; i++)
        if (engine->batches[i]->games) return true;
    return false;
}

static void drop_games(CwEngine *engine, Batch *batch)
{
    for (int i = 0; i < batch->n && batch->games; i++)
        if (batch->games[i].game) embed_drop(engine, batch->games[i].game);
    for (int i = 1; i <= batch->helpers && batch->games; i++)
        (void)cw_batch_drop(embed_crew_engine(engine, i), batch->parts[i].batch);
    batch->helpers = 0;
    free(batch->games);
    batch->games = NULL;
}

// Returns a batch without games: one that was dropped, or a new one.
static Batch *new_batch(CwEngine *engine)
{
    Batch *batch = NULL;

    for (uint32_t i = 0; i < engine->batches_n && !batch; i++)
        if (!engine->batches[i]->games) batch = engine->batches[i];
    if (!batch) {
        batch = calloc(1, sizeof *batch);
        engine->batches =
            realloc(engine->batches, (engine->batches_n + 1) * sizeof(void *));
        ENOUGH(batch && engine->batches);
        batch->place = engine->batches_n;
        engine->batches[engine->batches_n++] = batch;
    }
    batch->turn_of++;
    return batch;
}

// ---- a question as single picks

static void begin_question(BatchGame *at)
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

// Returns whether the action may be taken, where [rows] is "no more".
static bool is_legal(const BatchGame *at, int rows, int action)
{
    const Question *asked = game_question(&at->game->game);

    if (at->game->status != GAME_WAITS) return action == rows;
    if (action == rows)
        return asked->kind == ASK_SPLIT ? !at->left : at->answer.n >= asked->min;
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

// Takes an action that is legal. Returns whether the question is answered by it.
static bool take_action(BatchGame *at, int rows, int action)
{
    const Question *asked = game_question(&at->game->game);

    if (action == rows) return true;
    if (asked->kind == ASK_SPLIT) {
        at->answer.picks[action]++;
        return !--at->left;
    }
    add_pick(at, action);
    return at->answer.n == asked->max;
}

// ---- games

// Begins the next game at a place.
static void begin_game(CwEngine *engine, Batch *batch, BatchGame *at)
{
    EmbeddedGame *game = at->game;
    Table *table = embed_table(engine, game);

    batch->setup.seed = runner_seed(batch->seed, at->number);
    at->number += batch->all;
    game->seed = batch->setup.seed;
    sitting_start(table->rules, &game->sitting, &batch->setup);
    sitting_begin(&game->sitting, &game->game, table);
    for (int i = 0; i < SEATS_MAX; i++)
        bot_start(&game->bots[i],
                  (SeatKind)batch->bots[i],
                  (PlayerId)i,
                  sitting_seed(&game->sitting));
    engine->at = NULL;
    embed_run(engine, game);
    begin_question(at);
}

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
    memset(at->rewards, 0, sizeof at->rewards);
    if (at->game->status == GAME_WAITS &&
        !take_action(at, engine->shape.options, action))
        return;
    if (at->game->status == GAME_WAITS) {
        const char *refusal = embed_answer(engine, at->game, &at->answer);

        ASSERT(!refusal); // is_legal had none
    }
    if (at->game->status == GAME_WAITS) {
        begin_question(at);
        return;
    }
    reward(at);
    begin_game(engine, batch, at);
}

// ---- what is written

static void write_legal(const BatchGame *at, int rows, uint8_t *legal)
{
    const Question *asked = game_question(&at->game->game);
    const int n = at->game->status == GAME_WAITS ? asked->options_n : 0;

    for (int i = 0; i < rows && i < n; i++) legal[i] = is_legal(at, rows, i);
    if (n < rows) memset(legal + n, 0, (size_t)(rows - n));
    legal[rows] = is_legal(at, rows, rows);
}

static void write_seen(CwEngine *engine, const CwArrays *to, BatchGame *at, size_t row)
{
    const CwShape *shape = &engine->shape;
    const size_t options = (size_t)shape->options * (size_t)shape->option;
    int32_t *const seen = to->seen + row * (size_t)shape->numbers;
    int32_t *const listed = to->options ? to->options + row * options : NULL;

    if (at->seen != seen || at->options != listed)
        at->had = (RowsHad){shape->things, shape->options};
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
    if (!status) status = find(engine, of->batch, &of->found);
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
        if (!is_legal(&batch->games[i], engine->shape.options, actions[first + i]))
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

        status = find(embed_crew_engine(engine, i), of->found->parts[i].batch, &theirs);
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

// ---- beginning and end

typedef struct {
    const CwSetup *setup;
    int games, jobs;
    CwBatch *batch;
} BatchBeginning;

enum {
    BATCH_GAMES_MAX = 65536,
    PART_GAMES_LEAST = 16 // with less to do a thread is not worth waking
};

// A part of a batch: [n] games of [all], from [first] on.
typedef struct {
    const CwSetup *setup;
    int first, n, all;
    CwBatch *batch;
} PartBeginning;

// Makes a batch of what is prepared on the stage.
static Batch *take_batch(CwEngine *engine, const PartBeginning *of)
{
    const Session *session = engine->stage->session;
    Batch *batch = new_batch(engine);

    batch->n = of->n;
    batch->all = of->all;
    batch->seed = of->setup->seed;
    batch->setup = session->setup;
    for (int i = 0; i < SEATS_MAX; i++) batch->bots[i] = session->bots[i].kind;
    batch->games = calloc((size_t)of->n, sizeof *batch->games);
    ENOUGH(batch->games);
    for (int i = 0; i < of->n; i++) {
        EmbeddedGame *game = embed_new(engine);

        game->of_batch = true;
        game->cards = engine->stage->cards;
        protocol_cards_share(game->cards);
        batch->games[i].game = game;
        batch->games[i].number = of->first + i;
    }
    for (int i = 0; i < of->n; i++) begin_game(engine, batch, &batch->games[i]);
    return batch;
}

static CwStatus do_begin_part(CwEngine *engine, void *given)
{
    const PartBeginning *of = given;
    CwStatus status;
    json_t *request = embed_setup(engine, of->setup, &status);

    if (request) status = embed_prepare(engine, request);
    if (!status) *of->batch = handle_of(take_batch(engine, of));
    return status;
}

// Begins the parts of helpers behind the games of the batch. What has begun is dropped where one
// fails.
static CwStatus begin_behind(CwEngine *engine, const BatchBeginning *of, int parts)
{
    Batch *batch = NULL;
    CwStatus status = find(engine, *of->batch, &batch);

    while (!status && embed_crew_n(engine) < parts - 1) {
        CwEngine *opened = NULL;

        status = embed_another(engine, &opened);
        if (!status) embed_crew_add(engine, opened);
    }
    for (int i = 1; !status && i < parts; i++) {
        const int first = of->games * i / parts;
        CwEngine *helper = embed_crew_engine(engine, i);
        PartBeginning part = {.setup = of->setup,
                              .first = first,
                              .n = of->games * (i + 1) / parts - first,
                              .all = of->games,
                              .batch = &batch->parts[i].batch};

        batch->parts[i].first = first;
        status = embed_call(helper, do_begin_part, &part);
        if (status) (void)embed_fail(engine, status, "%s", cw_message(helper));
        batch->helpers += !status;
    }
    if (status) drop_games(engine, batch);
    return status;
}

static CwStatus do_begin(CwEngine *engine, void *given)
{
    const BatchBeginning *of = given;
    CwStatus status = embed_given(engine, of->batch, "batch");

    if (!status) status = embed_opened(engine);
    if (status) return status;
    if (of->games < 1 || of->games > BATCH_GAMES_MAX)
        return embed_fail(
            engine, CW_ARGUMENT, "%d games: 1 to %d", of->games, BATCH_GAMES_MAX);
    if (of->jobs < 0 || of->jobs > JOBS_MAX)
        return embed_fail(engine, CW_ARGUMENT, "%d jobs: 0 to %d", of->jobs, JOBS_MAX);
    const int jobs = of->jobs ? of->jobs : (int)sysconf(_SC_NPROCESSORS_ONLN);
    const int most = number_within(of->games / PART_GAMES_LEAST, 1, JOBS_MAX);
    const int parts = number_within(jobs, 1, most);
    PartBeginning own = {of->setup, 0, of->games / parts, of->games, of->batch};
    status = do_begin_part(engine, &own);
    return status ? status : begin_behind(engine, of, parts);
}

CwStatus cw_batch_begin(CwEngine *engine, const CwSetup *setup, int games,
                        CwBatch *batch)
{
    return embed_call(engine, do_begin, &(BatchBeginning){setup, games, 1, batch});
}

CwStatus cw_batch_begin_jobs(CwEngine *engine, const CwSetup *setup, int games,
                             int jobs, CwBatch *batch)
{
    return embed_call(engine, do_begin, &(BatchBeginning){setup, games, jobs, batch});
}

typedef struct {
    CwBatch batch;
    int index;
    CwGame *copy;
} BatchCopying;

// Copies a game that a helper has, by its save: its cards are others in memory.
static CwStatus copy_from(CwEngine *engine, const Batch *batch, int part,
                          const BatchCopying *of)
{
    CwEngine *helper = embed_crew_engine(engine, part);
    const int index = of->index - batch->parts[part].first;
    const void *bytes = NULL;
    CwGame game = 0;
    size_t n = 0;

    CwStatus status = cw_batch_copy(helper, batch->parts[part].batch, index, &game);
    if (!status) status = cw_save(helper, game, &bytes, &n);
    if (status) return embed_fail(engine, status, "%s", cw_message(helper));
    status = embed_load(engine, bytes, n, of->copy);
    (void)cw_drop(helper, game);
    return status;
}

static CwStatus do_copy(CwEngine *engine, void *given)
{
    const BatchCopying *of = given;
    Batch *batch = NULL;
    CwStatus status = embed_given(engine, of->copy, "copy");

    if (!status) status = find(engine, of->batch, &batch);
    if (status) return status;
    const int all = batch->helpers ? batch->all : batch->n;
    if (of->index < 0 || of->index >= all)
        return embed_fail(
            engine, CW_ARGUMENT, "game %d is none of 0 to %d", of->index, all - 1);
    int part = batch->helpers;
    while (part && of->index < batch->parts[part].first) part--;
    if (part) return copy_from(engine, batch, part, of);
    *of->copy = embed_copy(engine, batch->games[of->index].game);
    return CW_OK;
}

CwStatus cw_batch_copy(CwEngine *engine, CwBatch batch, int index, CwGame *copy)
{
    return embed_call(engine, do_copy, &(BatchCopying){batch, index, copy});
}

static CwStatus do_drop(CwEngine *engine, void *given)
{
    Batch *batch = NULL;
    const CwStatus status = find(engine, *(CwBatch *)given, &batch);

    if (!status) drop_games(engine, batch);
    return status;
}

CwStatus cw_batch_drop(CwEngine *engine, CwBatch batch)
{
    return embed_call(engine, do_drop, &batch);
}
