// game_counters.c -- reads the bounds of counters: how many there may be, and where the rest
// goes.
//
// A bound may be a number of things that is declared later, so the reader finds its
// name when all rows are there.

#include <string.h>

#include "scripting/game/game_inside.h"

void game_counters_read_bound(const GameRow *row, CounterBound *bound)
{
    lua_State *L = row->L;
    bool number;

    bound->row = (uint16_t)row->n;
    bound->over = game_row_name(row, "over");
    if (!row->table) return;
    number = lua_getfield(L, row->table, "most") == LUA_TNUMBER;
    lua_pop(L, 1);
    if (number)
        bound->most = (int16_t)game_row_number(row, "most", 1, NUMBER_MAX, 0);
    else
        bound->name = game_row_name(row, "most");
    if (bound->over && !bound->name && !bound->most)
        game_row_fault(
            row, "over", "a counter that flows over has a bound: say 'most'");
}

// Returns 1 + the field of things with that name.
static uint8_t field_of_things(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;
    const int field = game_declared_find(row,
                                         "number of things",
                                         name,
                                         game->fields,
                                         game->rules.fields_n,
                                         sizeof game->fields[0]);

    if (!game->fields[field].source && !game->fields[field].of_object)
        game_row_fault(row, "most", "'%s' is no number of things", name);
    return (uint8_t)(1 + field);
}

// Returns 1 + the counter of players with that name.
static uint8_t counter_of_players(const GameRow *row, const char *name)
{
    const Library *library = row->reader->library;

    return (uint8_t)(1 + game_declared_find(row,
                                            "player counter",
                                            name,
                                            library->player_counters,
                                            row->reader->game->player_counters_n,
                                            sizeof library->player_counters[0]));
}

static uint8_t counter_of_things(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;

    return (uint8_t)(1 + game_declared_find(row,
                                            "counter",
                                            name,
                                            game->counters,
                                            game->rules.counters_n,
                                            sizeof game->counters[0]));
}

// Refuses a counter that flows over into itself, by others or at once.
static void check_circle(const GameRow *row, const ScriptedBound *bounds, int n,
                         int first)
{
    int at = first;

    for (int i = 0; bounds[at].over; i++) {
        at = bounds[at].over - 1;
        if (at == first || i > n)
            game_row_fault(row, "over", "the counters flow over in a circle");
    }
}

static void link_all(GameReader *reader, GameKey key, const CounterBound *named,
                     ScriptedBound *bounds, int n)
{
    const bool players = key == GAME_KEY_player_counters;
    GameRow row = {.reader = reader, .L = reader->L, .key = (uint8_t)key};

    row.list = row.key;
    for (int i = 0; i < n; i++) {
        const CounterBound *bound = &named[i];

        row.n = bound->row;
        bounds[i].most = bound->most;
        if (bound->name)
            bounds[i].field = players ? counter_of_players(&row, bound->name)
                                      : field_of_things(&row, bound->name);
        if (bound->over)
            bounds[i].over = players ? counter_of_players(&row, bound->over)
                                     : counter_of_things(&row, bound->over);
    }
    for (int i = 0; i < n; i++) {
        row.n = named[i].row;
        check_circle(&row, bounds, n, i);
    }
}

// Notes the bounds that are the same for all, for the fields that read such counters.
static void note_most(ScriptedGame *game)
{
    const int fields_n = game->rules.fields_n;

    for (int i = 0; i < fields_n; i++)
        if (game->fields[i].source == SOURCE_COUNTER)
            game->fields_most[i] = game->bounds[game->fields[i].index].most;
    for (int i = 0; i < game->player_counters_n; i++)
        game->fields_most[fields_n + i] = game->player_bounds[i].most;
}

void game_counters_link(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    link_all(reader,
             GAME_KEY_counters,
             reader->bounds,
             game->bounds,
             game->rules.counters_n);
    link_all(reader,
             GAME_KEY_player_counters,
             reader->player_bounds,
             game->player_bounds,
             game->player_counters_n);
    note_most(game);
}
