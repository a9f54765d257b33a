// embed_observe.c -- hands observations out: their shape, the names of columns, the numbers.

#include <string.h>

#include "tools/embed/embed_inside.h"

static CwStatus do_shape(CwEngine *engine, void *given)
{
    CwStatus status = embed_sized(
        engine, given, "CwShape", sizeof engine->shape, sizeof engine->shape);

    if (!status) status = embed_opened(engine);
    if (!status) memcpy(given, &engine->shape, sizeof engine->shape);
    return status;
}

CwStatus cw_shape_of(CwEngine *engine, CwShape *shape)
{
    return embed_call(engine, do_shape, shape);
}

static CwStatus do_columns(CwEngine *engine, void *given)
{
    const char ***json = given;
    CwStatus status = embed_given(engine, *json, "json");

    if (!status) status = embed_opened(engine);
    return status ? status : embed_hand(engine, json_incref(engine->columns), *json);
}

CwStatus cw_columns(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_columns, &json);
}

typedef struct {
    CwGame game;
    int n; // of the card, of the seat
    const char **code;
    int32_t *numbers;
    size_t numbers_n;
} Observing;

static CwStatus do_code(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->code, "code");

    if (!status) status = embed_find(engine, of->game, &game);
    if (status) return status;
    const Library *library = catalog_library(game->cards->catalog);
    if (of->n < 1 || of->n >= library->cards_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "card %d is none of 1 to %d",
                          of->n,
                          library->cards_n - 1);
    *of->code = library->cards[of->n].code;
    return CW_OK;
}

CwStatus cw_code(CwEngine *engine, CwGame game, int card, const char **code)
{
    return embed_call(engine, do_code, &(Observing){game, card, code, NULL, 0});
}

// Checks that there is room for as many numbers.
static CwStatus check_room(CwEngine *engine, const Observing *of, int n)
{
    if (embed_given(engine, of->numbers, "numbers")) return CW_ARGUMENT;
    if (of->numbers_n == (size_t)n) return CW_OK;
    return embed_fail(engine,
                      CW_ARGUMENT,
                      "room for %zu numbers, and there are %d",
                      of->numbers_n,
                      n);
}

static CwStatus do_observe(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_find(engine, of->game, &game);

    if (!status) status = check_room(engine, of, engine->shape.numbers);
    if (status) return status;
    if (of->n < 0 || of->n >= game->game.now.players_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "seat %d is none of 0 to %d",
                          of->n,
                          game->game.now.players_n - 1);
    embed_see(engine,
              &(Seeing){.table = embed_table(engine, game),
                        .seat = (PlayerId)of->n,
                        .numbers = of->numbers});
    return CW_OK;
}

CwStatus cw_observe(CwEngine *engine, CwGame game, int seat, int32_t *numbers, size_t n)
{
    return embed_call(engine, do_observe, &(Observing){game, seat, NULL, numbers, n});
}

static CwStatus do_options(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_waiting(engine, of->game, &game);

    if (!status)
        status = check_room(engine, of, engine->shape.options * engine->shape.option);
    if (status) return status;
    const Question *asked = game_question(&game->game);
    embed_see(engine,
              &(Seeing){.table = embed_table(engine, game),
                        .seat = asked->player,
                        .asked = asked,
                        .options = of->numbers});
    return CW_OK;
}

CwStatus cw_options(CwEngine *engine, CwGame game, int32_t *numbers, size_t n)
{
    return embed_call(engine, do_options, &(Observing){game, 0, NULL, numbers, n});
}
