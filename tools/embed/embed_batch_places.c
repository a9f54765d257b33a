// embed_batch_places.c -- where the batches of an engine lie, and the next game of a place in one.
//
// It begins from what the first one began with, so nothing is loaded or read again. Its seed follows
// from its place and from how many there were before it, so that it does not matter who steps it, and
// when.

#include <stdlib.h>

#include "engine/play/play_sitting.h"
#include "tools/embed/embed_batch.h"
#include "tools/embed/embed_crew.h"

CwBatch embed_batch_handle(const Batch *batch)
{
    return (uint64_t)batch->turn_of << 32 | (batch->place + 1);
}

CwStatus embed_batch_find(CwEngine *engine, CwBatch handle, Batch **found)
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

void embed_batch_empty(CwEngine *engine, Batch *batch)
{
    for (int i = 0; i < batch->n && batch->games; i++)
        if (batch->games[i].game) embed_drop(engine, batch->games[i].game);
    for (int i = 1; i <= batch->helpers && batch->games; i++)
        (void)cw_batch_drop(embed_crew_engine(engine, i), batch->parts[i].batch);
    batch->helpers = 0;
    free(batch->games);
    batch->games = NULL;
}

Batch *embed_batch_new(CwEngine *engine)
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

void embed_batch_next(CwEngine *engine, Batch *batch, BatchGame *at)
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
    game->events_next = 0;
    embed_run(engine, game);
    embed_batch_ask(at);
}

static CwStatus do_drop(CwEngine *engine, void *given)
{
    Batch *batch = NULL;
    const CwStatus status = embed_batch_find(engine, *(CwBatch *)given, &batch);

    if (!status) embed_batch_empty(engine, batch);
    return status;
}

CwStatus cw_batch_drop(CwEngine *engine, CwBatch batch)
{
    return embed_call(engine, do_drop, &batch);
}
