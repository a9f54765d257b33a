// embed_batch_events.c -- what has happened in the games of a batch by the last step.
//
// A game that ends is heard to its end, and the next one from its beginning.

#include "tools/embed/embed_batch.h"
#include "tools/embed/embed_crew.h"

static CwStatus do_listen(CwEngine *engine, void *given)
{
    Batch *batch = NULL;
    CwStatus status = embed_batch_find(engine, *(CwBatch *)given, &batch);

    for (int i = 1; !status && i <= batch->helpers; i++)
        status = cw_batch_listen(embed_crew_engine(engine, i), batch->parts[i].batch);
    for (int i = 0; !status && i < batch->n; i++)
        embed_events_listen(engine, batch->games[i].game);
    return status;
}

CwStatus cw_batch_listen(CwEngine *engine, CwBatch batch)
{
    return embed_call(engine, do_listen, &batch);
}

typedef struct {
    CwBatch batch;
    int32_t *numbers;
    size_t room; // events of each game
    int32_t *events;
} Hearing;

static void write_game(CwEngine *engine, const Hearing *of, BatchGame *at, int i)
{
    const EmbeddedGame *game = at->game;
    const PlayerId seat = game_question(&game->game)->player;
    int32_t *to = of->numbers + (size_t)i * of->room * CW_EVENT_NUMBERS;

    of->events[i] = game->events_n;
    for (int k = 0; k < game->events_n && (size_t)k < of->room; k++)
        embed_event_write(embed_table(engine, at->game),
                          &game->events[k],
                          seat,
                          to + (ptrdiff_t)k * CW_EVENT_NUMBERS);
}

static CwStatus do_events(CwEngine *engine, void *given)
{
    const Hearing *of = given;
    Batch *batch = NULL;
    CwStatus status = embed_given(engine, of->events, "events");

    if (!status && of->room) status = embed_given(engine, of->numbers, "numbers");
    if (!status && of->room > (size_t)2 * LOG_MAX)
        status = embed_fail(engine,
                            CW_ARGUMENT,
                            "room for %zu events: %d at most",
                            of->room,
                            2 * LOG_MAX);
    if (!status) status = embed_batch_find(engine, of->batch, &batch);
    if (!status && !batch->games[0].game->listens)
        status = embed_fail(
            engine, CW_MOMENT, "nothing is written down: cw_batch_listen begins that");
    for (int i = 1; !status && i <= batch->helpers; i++) {
        const int first = batch->parts[i].first;

        status =
            cw_batch_events(embed_crew_engine(engine, i),
                            batch->parts[i].batch,
                            of->numbers + (size_t)first * of->room * CW_EVENT_NUMBERS,
                            of->room,
                            of->events + first);
    }
    for (int i = 0; !status && i < batch->n; i++)
        write_game(engine, of, &batch->games[i], i);
    return status;
}

CwStatus cw_batch_events(CwEngine *engine, CwBatch batch, int32_t *numbers, size_t room,
                         int32_t *events)
{
    return embed_call(engine, do_events, &(Hearing){batch, numbers, room, events});
}
