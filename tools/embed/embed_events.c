// embed_events.c -- what has happened in a game since its last answer, as a seat may know it.
//
// A game that nobody listens to writes nothing down. A step that a question interrupts runs again
// after the answer and tells the same events with the same numbers: they are taken once.

#include <stdlib.h>
#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/spot.h"
#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"
#include "tools/view/game_json.h"
#include "tools/view/narrate.h"

typedef struct {
    CwGame game;
    int seat;
    const char **json;
    int32_t *numbers;
    size_t n;
    size_t *events;
} Listening;

void embed_events_listen(CwEngine *engine, EmbeddedGame *game)
{
    game->listens = true;
    embed_events_clear(game);
    game->events_next = game->game.now.serial_log;
    engine->at = NULL; // the table gets a log
}

static CwStatus do_listen(CwEngine *engine, void *given)
{
    EmbeddedGame *game = NULL;
    const CwStatus status = embed_find(engine, *(CwGame *)given, &game);

    if (status) return status;
    embed_events_listen(engine, game);
    return CW_OK;
}

CwStatus cw_listen(CwEngine *engine, CwGame game)
{
    return embed_call(engine, do_listen, &game);
}

// Finds a game to which somebody listens, and looks at it with the eyes of the seat.
static CwStatus look(CwEngine *engine, const Listening *of, EmbeddedGame **game)
{
    const CwStatus status = embed_find(engine, of->game, game);

    if (status) return status;
    if (!(*game)->listens)
        return embed_fail(
            engine, CW_MOMENT, "nothing is written down: cw_listen begins that");
    if (of->seat < 0 || of->seat >= (*game)->game.now.players_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "seat %d is none of 0 to %d",
                          of->seat,
                          (*game)->game.now.players_n - 1);
    scene_look(engine->stage->scene,
               &(*game)->game.now,
               embed_table(engine, *game),
               (PlayerId)of->seat);
    return CW_OK;
}

static CwStatus do_json(CwEngine *engine, void *given)
{
    const Listening *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->json, "json");

    if (!status) status = look(engine, of, &game);
    if (status) return status;
    json_t *told = json_object(), *list = json_array();
    for (int i = 0; i < game->events_n; i++)
        json_array_append_new(list,
                              game_json_event(engine->stage->scene, &game->events[i]));
    json_safe_set(told, "events", list);
    if (game->events_lost) json_safe_set(told, "lost", json_integer(game->events_lost));
    return embed_hand(engine, told, of->json);
}

CwStatus cw_events_json(CwEngine *engine, CwGame game, int seat, const char **json)
{
    return embed_call(
        engine, do_json, &(Listening){.game = game, .seat = seat, .json = json});
}

static const char *const columns[CW_EVENT_NUMBERS] = {"event",
                                                      "turn",
                                                      "player",
                                                      "object",
                                                      "card",
                                                      "from zone",
                                                      "from place",
                                                      "to zone",
                                                      "to place",
                                                      "other object",
                                                      "other card",
                                                      "n"};

json_t *embed_event_columns(void)
{
    json_t *names = json_array();

    for (int i = 0; i < CW_EVENT_NUMBERS; i++)
        json_array_append_new(names, json_safe_text(columns[i]));
    return names;
}

static void write_place(const Table *table, SpotId spot, int32_t *numbers)
{
    const bool known = spot < table->spots_n;

    numbers[0] = known ? 1 + spot_zone(table, spot) : 0;
    numbers[1] = known ? spot_index(table, spot) : 0;
}

void embed_event_write(const Table *table, const LogEntry *event, PlayerId seat,
                       int32_t *numbers)
{
    const int players = table->state->players_n;
    const bool known = narrate_knows(event, seat);

    numbers[0] = 1 + event->event;
    numbers[1] = event->turn;
    numbers[2] =
        event->player < players ? (event->player - seat + players) % players + 1 : 0;
    numbers[3] = known ? event->object : 0;
    numbers[4] = known ? event->card : 0;
    write_place(table, event->from, &numbers[5]);
    write_place(table, event->to, &numbers[7]);
    numbers[9] = event->other;
    numbers[10] = event->other ? event->other_card : 0;
    numbers[11] = event->n;
}

static CwStatus do_events(CwEngine *engine, void *given)
{
    const Listening *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->events, "events");

    if (!status && of->n) status = embed_given(engine, of->numbers, "numbers");
    if (!status) status = look(engine, of, &game);
    if (status) return status;
    const size_t room = of->n / CW_EVENT_NUMBERS, n = (size_t)game->events_n;
    for (size_t i = 0; i < n && i < room; i++)
        embed_event_write(embed_table(engine, game),
                          &game->events[i],
                          (PlayerId)of->seat,
                          &of->numbers[i * CW_EVENT_NUMBERS]);
    *of->events = n;
    return CW_OK;
}

// NOLINTNEXTLINE(readability-function-size): Numbers need their room and how many there are.
CwStatus cw_events(CwEngine *engine, CwGame game, int seat, int32_t *numbers, size_t n,
                   size_t *events)
{
    return embed_call(
        engine,
        do_events,
        &(Listening){
            .game = game, .seat = seat, .numbers = numbers, .n = n, .events = events});
}

void embed_events_clear(EmbeddedGame *game)
{
    game->events_n = game->events_lost = 0;
}

void embed_events_begin(EmbeddedGame *game, Log *log)
{
    log->n = log->lost = 0;
    log->next = game->events_next;
    if (!game->of_batch) embed_events_clear(game);
}

void embed_events_take(EmbeddedGame *game, const Log *log)
{
    const int n = game->events_n + log->n;

    if (n > game->events_room) {
        game->events_room = number_within((int64_t)2 * n, 16, 2 * LOG_MAX);
        game->events =
            realloc(game->events, (size_t)game->events_room * sizeof *game->events);
        ENOUGH(game->events);
    }
    if (log->n)
        memcpy(&game->events[game->events_n],
               log->entries,
               (size_t)log->n * sizeof *game->events);
    game->events_n = n;
    game->events_lost += log->lost;
    game->events_next = log->next;
}
