// embed_host.c -- games of a run in which a function of the caller has seats.
//
// Each thread of the run has an engine of its own for the function, with the cards of that thread.
// The game lies there while it is played, and goes back to the run when it is over. What the
// function does there beside it touches nothing of the run.

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/embed/embed_inside.h"

struct EmbedHost {
    const CwEngine *engine; // that runs the games
    const CwRun *run;
    pthread_mutex_t lock; // of all below
    char failed[160];     // how the function ended the run first
};

// The part of one thread.
typedef struct {
    EmbedHost *host;
    Session *session; // of the run
    CwEngine *engine; // of the function
} Hosted;

EmbedHost *embed_host_new(const CwEngine *engine, const CwRun *run)
{
    EmbedHost *host = calloc(1, sizeof *host);

    ENOUGH(host);
    host->engine = engine;
    host->run = run;
    pthread_mutex_init(&host->lock, NULL);
    return host;
}

void embed_host_free(EmbedHost *host)
{
    if (!host) return;
    pthread_mutex_destroy(&host->lock);
    free(host);
}

const char *embed_host_failed(const EmbedHost *host)
{
    return host && *host->failed ? host->failed : NULL;
}

static void *open_hosted(void *self, Session *session)
{
    EmbedHost *host = self;
    Hosted *hosted = calloc(1, sizeof *hosted);
    CwEngine *engine = cw_new();
    Protocol *stage = calloc(1, sizeof *stage);

    ENOUGH(hosted && engine && stage);
    *hosted = (Hosted){host, session, engine};
    engine->path = embed_kept(host->engine->path);
    engine->name = embed_kept(host->engine->name);
    if (embed_bytes(host->engine))
        embed_bytes_copy(
            &engine->bytes, host->engine->bytes.data, host->engine->bytes.n);
    engine->lent = true;
    engine->things = host->engine->things;
    engine->options = host->engine->options;
    *stage = (Protocol){.db = engine->path,
                        .bytes = embed_bytes(engine),
                        .game = engine->name,
                        .only = NOBODY,
                        .referee = true};
    protocol_open_with(stage, session->catalog);
    engine->stage = stage;
    embed_shape(engine);
    return hosted;
}

static void close_hosted(void *thread)
{
    Hosted *hosted = thread;

    hosted->engine->lent = false;
    cw_close(&hosted->engine);
    free(hosted);
}

// Notes how the function ended the run. Returns false.
static bool fail(EmbedHost *host, const GameResult *result, int seat)
{
    pthread_mutex_lock(&host->lock);
    if (!*host->failed)
        (void)text_format(host->failed,
                          sizeof host->failed,
                          "game %d: 'play' gave no answer for seat %d",
                          result->number,
                          seat);
    pthread_mutex_unlock(&host->lock);
    return false;
}

// Lets the function answer. Returns false if it ends the run.
static bool ask(const Hosted *hosted, EmbeddedGame *game, GameResult *result)
{
    const CwRun *run = hosted->host->run;
    const int seat = game_question(&game->game)->player, asked = game->asked;
    const int ended = run->play(run->self, hosted->engine, embed_handle(game), seat);

    if (hosted->engine->broken) base_pass_on(hosted->engine->message);
    result->questions += (uint32_t)(game->asked - asked);
    return !ended && game->asked != asked ? true : fail(hosted->host, result, seat);
}

// Puts the game of the run into the engine of the function, before its first step.
static EmbeddedGame *lend(const Hosted *hosted)
{
    const Session *session = hosted->session;
    EmbeddedGame *game = embed_new(hosted->engine);

    game->lent = true;
    game->cards = hosted->engine->stage->cards;
    protocol_cards_share(game->cards);
    game_copy(&game->game, &session->game);
    game->sitting = session->sitting;
    memcpy(game->bots, session->bots, sizeof game->bots);
    game->seed = session->setup.seed;
    game->asked = 0;
    game->steps = 0;
    embed_run(hosted->engine, game);
    return game;
}

// Takes it back as it is now. Who is asked by the function counts there, and as no bot.
static void take_back(const Hosted *hosted, EmbeddedGame *game, GameResult *result)
{
    Session *session = hosted->session;

    result->status = game->status;
    result->steps += (uint32_t)game->steps;
    session->table.fault = embed_table(hosted->engine, game)->fault;
    game_copy(&session->game, &game->game);
    for (int i = 0; i < SEATS_MAX; i++) {
        session->bots[i] = game->bots[i];
        if (session->bots[i].kind == SEAT_HUMAN) session->bots[i].asked = 0;
    }
    embed_drop(hosted->engine, game);
}

// Plays the game that the run has before its first step.
static void play(void *thread, GameResult *result)
{
    const Hosted *hosted = thread;
    EmbeddedGame *game = lend(hosted);

    while (game->status == GAME_WAITS && !result->dropped)
        result->dropped = !ask(hosted, game, result);
    take_back(hosted, game, result);
}

RunDrive embed_host_drive(EmbedHost *host)
{
    return (RunDrive){host, open_hosted, play, close_hosted};
}
