// embed_game.c -- the games of an engine: where they lie, and their way on and off the stage.
//
// The places of dropped games are used again, their handles are not: each use of a place has a
// number of its own.

#include "tools/embed/embed_batch.h"

#include <stdlib.h>
#include <string.h>

CwGame embed_handle(const EmbeddedGame *game)
{
    return (uint64_t)game->turn_of << 32 | (game->place + 1);
}

CwStatus embed_find(CwEngine *engine, CwGame handle, EmbeddedGame **found)
{
    const uint64_t place = (handle & UINT32_MAX) - 1;

    if (embed_opened(engine)) return CW_MOMENT;
    if (!handle) return embed_fail(engine, CW_HANDLE, "0 is no game");
    if (place >= engine->games_n || !engine->games[place]->is_there ||
        engine->games[place]->of_batch || engine->games[place]->turn_of != handle >> 32)
        return embed_fail(engine,
                          CW_HANDLE,
                          "there is no such game: it was dropped, or never began here");
    *found = engine->games[place];
    return CW_OK;
}

// Makes room for one more game.
static EmbeddedGame *add_place(CwEngine *engine)
{
    if (engine->games_n == engine->games_room) {
        engine->games_room = engine->games_room ? 2 * engine->games_room : 16;
        engine->games = realloc(engine->games, engine->games_room * sizeof(void *));
        ENOUGH(engine->games);
    }
    EmbeddedGame *game = calloc(1, sizeof *game);
    ENOUGH(game);
    game->place = engine->games_n;
    engine->games[engine->games_n++] = game;
    return game;
}

EmbeddedGame *embed_new(CwEngine *engine)
{
    EmbeddedGame *game = engine->free;

    if (game)
        engine->free = game->next;
    else
        game = add_place(engine);
    game->is_there = true;
    game->of_batch = game->lent = game->listens = false;
    game->events_n = game->events_lost = 0;
    game->turn_of++;
    return game;
}

void embed_drop(CwEngine *engine, EmbeddedGame *game)
{
    if (engine->at == game) engine->at = NULL;
    protocol_cards_leave(engine->stage->shelf, game->cards);
    game->cards = NULL;
    game->is_there = false;
    game->next = engine->free;
    engine->free = game;
}

void embed_games_free(CwEngine *engine)
{
    for (uint32_t i = 0; i < engine->batches_n; i++) {
        free(engine->batches[i]->games);
        free(engine->batches[i]);
    }
    free(engine->batches);
    engine->batches = NULL;
    engine->batches_n = 0;
    for (uint32_t i = 0; i < engine->games_n; i++) {
        if (engine->games[i]->is_there) embed_drop(engine, engine->games[i]);
        free(engine->games[i]->events);
        free(engine->games[i]);
    }
    free(engine->games);
    engine->games = NULL;
    engine->games_n = engine->games_room = 0;
    engine->free = engine->at = NULL;
}

// Gives the stage the cards of a game.
static void bring_cards(Protocol *stage, ProtocolCards *cards)
{
    if (stage->cards == cards) return;
    protocol_cards_share(cards);
    protocol_cards_leave(stage->shelf, stage->cards);
    stage->cards = cards;
    stage->session->catalog = cards->catalog;
    session_table(stage->session);
}

// Gives the table of the stage another state.
static Table *look_at(Session *session, Game *game)
{
    Table *table = &session->table;

    table->game = game;
    table->state = &game->now;
    table->active_n = ACTIVE_UNKNOWN;
    table_renewed(table);
    return table;
}

Table *embed_table(CwEngine *engine, EmbeddedGame *game)
{
    Session *session = engine->stage->session;

    if (engine->at == game) return &session->table;
    const bool same = engine->at && engine->stage->cards == game->cards;
    bring_cards(engine->stage, game->cards);
    if (!same) session_table(session);
    Table *table = look_at(session, &game->game);
    table->log = game->listens ? &session->log : NULL;
    table->keeps_mark = false;
    for (int i = 0; i < SEATS_MAX; i++) {
        Bot *bot = &game->bots[i];
        const bool asked = bot->kind == SEAT_HUMAN;

        table->agents[i] = (Agent){asked ? NULL : bot, asked ? NULL : bot_answer};
        table->keeps_mark |= session_thinks(session, (SeatKind)bot->kind);
    }
    engine->at = game;
    return table;
}

void embed_stage(CwEngine *engine, EmbeddedGame *game)
{
    Protocol *stage = engine->stage;
    Session *session = stage->session;

    bring_cards(stage, game->cards);
    session_table(session);
    game_copy(&session->game, &game->game);
    session->sitting = game->sitting;
    memcpy(session->bots, game->bots, sizeof session->bots);
    session->setup.mode = game->sitting.mode;
    session->setup.seed = game->seed;
    (void)look_at(session, &session->game);
    engine->at = NULL;
    protocol_resume(stage, (GameStatus)game->status, game->asked);
}

void embed_take(CwEngine *engine, EmbeddedGame *game)
{
    const Protocol *stage = engine->stage;
    const Session *session = stage->session;

    if (engine->at == game) engine->at = NULL;
    if (game->cards != stage->cards) {
        protocol_cards_share(stage->cards);
        if (game->cards) protocol_cards_leave(stage->shelf, game->cards);
        game->cards = stage->cards;
    }
    game_copy(&game->game, &session->game);
    game->sitting = session->sitting;
    memcpy(game->bots, session->bots, sizeof game->bots);
    game->seed = session->setup.seed;
    game->status = (uint8_t)stage->status;
    game->asked = stage->question;
    // No answer led here: what happened before is not told.
    game->events_n = game->events_lost = 0;
    if (game->events_next < game->game.now.serial_log)
        game->events_next = game->game.now.serial_log;
}

CwGame embed_take_new(CwEngine *engine)
{
    EmbeddedGame *game = embed_new(engine);

    embed_take(engine, game);
    return embed_handle(game);
}

static CwStatus do_drop(CwEngine *engine, void *given)
{
    EmbeddedGame *game = NULL;
    CwStatus status = embed_find(engine, *(CwGame *)given, &game);

    if (!status) status = embed_free(engine, game->lent);
    if (!status) embed_drop(engine, game);
    return status;
}

CwStatus cw_drop(CwEngine *engine, CwGame game)
{
    return embed_call(engine, do_drop, &game);
}

CwGame embed_copy(CwEngine *engine, const EmbeddedGame *game)
{
    EmbeddedGame *copy = embed_new(engine);

    copy->cards = game->cards;
    protocol_cards_share(copy->cards);
    copy->status = game->status;
    copy->asked = game->asked;
    copy->seed = game->seed;
    game_copy(&copy->game, &game->game);
    copy->sitting = game->sitting;
    memcpy(copy->bots, game->bots, sizeof copy->bots);
    return embed_handle(copy);
}

typedef struct {
    CwGame game;
    CwGame *copy;
} Copying;

static CwStatus do_copy(CwEngine *engine, void *given)
{
    const Copying *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->copy, "copy");

    if (!status) status = embed_find(engine, of->game, &game);
    if (!status) *of->copy = embed_copy(engine, game);
    return status;
}

CwStatus cw_copy(CwEngine *engine, CwGame game, CwGame *copy)
{
    return embed_call(engine, do_copy, &(Copying){game, copy});
}

typedef struct {
    CwGame game;
    uint64_t *hash;
} Hashing;

static CwStatus do_hash(CwEngine *engine, void *given)
{
    const Hashing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->hash, "hash");

    if (!status) status = embed_find(engine, of->game, &game);
    if (!status) *of->hash = game_hash(&game->game);
    return status;
}

CwStatus cw_hash(CwEngine *engine, CwGame game, uint64_t *hash)
{
    return embed_call(engine, do_hash, &(Hashing){game, hash});
}
