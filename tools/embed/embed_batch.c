// embed_batch.c -- many games stepped in one call, for programs that learn: how batches begin and end,
// and copies of their games.
//
// Games beyond those of the engine itself lie in batches of helpers (embed_crew.h).

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/number.h"
#include "tools/embed/embed_batch.h"
#include "tools/embed/embed_crew.h"

typedef struct {
    const CwSetup *setup;
    int games, jobs;
    CwBatch *batch;
} BatchBeginning;

enum { PART_GAMES_LEAST = 16 }; // with less to do a thread is not worth waking

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
    Batch *batch = embed_batch_new(engine);

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
    for (int i = 0; i < of->n; i++) embed_batch_next(engine, batch, &batch->games[i]);
    return batch;
}

static CwStatus do_begin_part(CwEngine *engine, void *given)
{
    const PartBeginning *of = given;
    CwStatus status;
    json_t *request = embed_setup(engine, of->setup, &status);

    if (request) status = embed_prepare(engine, request);
    if (!status) *of->batch = embed_batch_handle(take_batch(engine, of));
    return status;
}

// Begins the parts of helpers behind the games of the batch. What has begun is dropped where one
// fails.
static CwStatus begin_behind(CwEngine *engine, const BatchBeginning *of, int parts)
{
    Batch *batch = NULL;
    CwStatus status = embed_batch_find(engine, *of->batch, &batch);

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
    if (status) embed_batch_empty(engine, batch);
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

    if (!status) status = embed_batch_find(engine, of->batch, &batch);
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
