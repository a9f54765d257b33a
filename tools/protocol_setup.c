// What a new game or position begins with: mode, seed, who plays which seat.

#include <string.h>

#include "commands.h"
#include "position.h"
#include "protocol.h"

int protocol_refuse(Err *err, const char *reason)
{
    return err_set(err, CODE_DATA, "%s", reason);
}

static int read_seat(const json_t *json, SeatSort *sort, Err *err)
{
    const char *word = json_string_value(json);

    if (word && !strcmp(word, "client"))
        *sort = SEAT_HUMAN;
    else if (word && bot_sort(word) > SEAT_HUMAN)
        *sort = (SeatSort)bot_sort(word);
    else
        return protocol_refuse(err, "\"seats\" holds two of client, random, greedy");
    return 0;
}

static int read_seats(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seats = json_object_get(request, "seats");
    SeatSort sorts[SESSION_SEATS] = {SEAT_HUMAN, SEAT_HUMAN};

    for (int i = 0; seats && i < SESSION_SEATS; i++)
        if (read_seat(json_array_get(seats, (size_t)i), &sorts[i], err)) return -1;
    if (protocol->only != NOBODY && sorts[protocol->only] != SEAT_HUMAN)
        return protocol_refuse(err, "a bot cannot play this program's seat");
    if (protocol->only != NOBODY && sorts[1 - protocol->only] == SEAT_HUMAN)
        return protocol_refuse(err, "with --seat the other seat is a bot's");
    for (int i = 0; i < SESSION_SEATS; i++)
        protocol->session->bots[i].sort = (uint8_t)sorts[i];
    return 0;
}

int protocol_setup(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *seed = json_object_get(request, "seed");
    const char *mode = json_string_value(json_object_get(request, "mode"));
    Setup *setup = &protocol->session->setup;

    if (mode && mode_find(mode) < 0)
        return protocol_refuse(err, "\"mode\" is duel or match");
    if (seed && (!json_is_integer(seed) || json_integer_value(seed) < 0))
        return protocol_refuse(err, "\"seed\" is a whole number, 0 or more");
    setup->mode = mode ? (Mode)mode_find(mode) : MODE_DUEL;
    setup->seed = seed ? (uint64_t)json_integer_value(seed) : session_random_seed();
    setup->floats = json_is_true(json_object_get(request, "floats"));
    return read_seats(protocol, request, err);
}

int protocol_position(Protocol *protocol, const json_t *json, Err *err)
{
    Session *session = protocol->session;
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = &session->game,
                               .seed = session->setup.seed};

    if (json_array_size(json_object_get(json, "players")) != SESSION_SEATS)
        return protocol_refuse(err, "\"players\" holds two descriptions");
    session_table(session);
    session_seat_bots(session);
    return position_read(&position, json, err);
}
