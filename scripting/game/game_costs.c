// game_costs.c -- reads the parts that a game switches on: actions that pay costs, and the
// chain.
//
// A cost names its parts by these keys beside resources and counters of players, so all of
// their names must differ.

#include <string.h>

#include "scripting/base/nearest.h"
#include "scripting/game/game_inside.h"

// Returns whether a cost could mean something else by the name.
static bool is_taken(const ScriptedGame *game, const Library *library, const char *name)
{
    for (int i = 0; i < game->rules.resources_n; i++) {
        if (!strcmp(game->resources[i].name, name)) return true;
    }
    return library_find_player_counter(library, name) >= 0;
}

static uint8_t event_named(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, "event");
    int event;

    if (!name) return 0;
    event = game_declared_find(
        row, "event", name, game->events, game->rules.events_n, sizeof game->events[0]);
    if (!(game->events[event].flags & EVENT_OF_OBJECT))
        game_row_fault(row, name, "what pays a cost is a thing: '%s' is not", name);
    return (uint8_t)(1 + event);
}

static uint8_t zone_named(const GameRow *row, const char *field)
{
    const char *name = game_row_name(row, field);

    return name ? (uint8_t)(1 + game_zones_find_plain(row, field, name)) : 0;
}

static uint8_t status_named(const GameRow *row)
{
    const Library *library = row->reader->library;
    const char *name = game_row_name(row, "marks");

    if (!name) return 0;
    return (uint8_t)(1 + row->reader->game->rules.statuses_n +
                     game_declared_find(row,
                                        "status",
                                        name,
                                        library->statuses,
                                        library->statuses_n,
                                        sizeof library->statuses[0]));
}

static uint8_t counter_named(const GameRow *row, const char *field)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, field);

    if (!name) return 0;
    return (uint8_t)(1 + game_declared_find(row,
                                            "counter",
                                            name,
                                            game->counters,
                                            game->rules.counters_n,
                                            sizeof game->counters[0]));
}

// Returns how many of a counter each thing loses or gets.
static uint8_t amount_of(const GameRow *row, bool of_counter)
{
    const int n = game_row_number(row, "amount", 1, USES_MAX, 0);

    if (!of_counter && n)
        game_row_fault(row, "amount", "'amount' goes with 'spends' or 'puts'");
    return (uint8_t)(n ? n : 1);
}

// Returns whether the action gives things a counter that has a bound.
static bool has_bound(const GameRow *row, const ScriptedCostAction *action)
{
    const CounterBound *bounds = row->reader->bounds;

    if (!action->puts) return false;
    return bounds[action->counter - 1].most || bounds[action->counter - 1].name;
}

static int value_named(const GameRow *row, const ScriptedSetting *setting,
                       const char *name)
{
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < setting->values_n; i++) {
        if (!strcmp(setting->values[i], name)) return i;
        nearest_try(&nearest, setting->values[i]);
    }
    game_row_fault(row,
                   name,
                   "the setting '%s' has no value '%s'%s",
                   setting->name,
                   name,
                   nearest_text(row->L, &nearest));
}

// Reads with which value of which setting a counter pays beyond its bound.
static void read_beyond(const GameRow *row, ScriptedCostAction *action)
{
    const ScriptedGame *game = row->reader->game;
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "beyond", names);
    int setting;

    if (!n) return;
    if (n != 2)
        game_row_wrong(
            row, "beyond", "'beyond' wants a setting and its value, in braces");
    if (!has_bound(row, action))
        game_row_fault(
            row, "beyond", "'beyond' goes with 'puts' of a counter that has a bound");
    setting = game_declared_find(row,
                                 "setting",
                                 names[0],
                                 game->settings,
                                 game->settings_n,
                                 sizeof game->settings[0]);
    action->beyond = (uint8_t)(1 + setting);
    action->beyond_value =
        (uint8_t)value_named(row, &game->settings[setting], names[1]);
}

// Refuses an action for which no thing ever has enough of the counter, or room for it.
static void check_room(const GameRow *row, const ScriptedCostAction *action)
{
    const CounterBound *bound =
        action->counter ? &row->reader->bounds[action->counter - 1] : NULL;

    if (!bound || !bound->most || action->amount <= bound->most || action->beyond)
        return;
    game_row_fault(row,
                   "amount",
                   "nothing ever pays this: of the counter a thing has %d at most",
                   bound->most);
}

// Notes how many of the counter what pays may have, so that the rest fits or is there.
static void note_room(const GameRow *row, const ScriptedCostAction *action,
                      CostActionRow *action_row)
{
    const CounterBound *bound =
        action->counter ? &row->reader->bounds[action->counter - 1] : NULL;
    const bool bounded = bound && bound->most && !action->beyond;

    if (!bound || (action->puts && !bounded)) return;
    action_row->counter = action->counter;
    action_row->least = (int16_t)(action->puts ? 0 : action->amount);
    action_row->most = (int16_t)(!bounded       ? INT16_MAX
                                 : action->puts ? bound->most - action->amount
                                                : bound->most);
}

static void read_action(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.cost_actions_n;
    const uint8_t spends = counter_named(row, "spends"),
                  puts = counter_named(row, "puts");
    ScriptedCostAction action = {.counter = spends ? spends : puts,
                                 .puts = puts > 0,
                                 .amount = amount_of(row, spends || puts),
                                 .from = zone_named(row, "from"),
                                 .to = zone_named(row, "to"),
                                 .event = event_named(row),
                                 .status = status_named(row),
                                 .bottom = game_row_says(row, "bottom")};

    read_beyond(row, &action);
    check_room(row, &action);
    game_declared_add(row, SPACE_OTHER, row->name);
    if (is_taken(game, row->reader->library, row->name))
        game_row_fault(row, NULL, "costs have a part named '%s' already", row->name);
    game_row_room(row, n, LIMIT_COST_KINDS);
    if (!action.to && !action.event && !action.status && !action.counter)
        game_row_fault(
            row,
            NULL,
            "paying changes something: say to, event, marks, spends or puts");
    if (spends && puts)
        game_row_fault(row, "puts", "a cost spends a counter or puts it: say one");
    if (action.to && (action.status || action.counter))
        game_row_fault(row, "to", "what goes to a zone loses its marks and counters");
    if (action.to && action.to == action.from && !action.bottom)
        game_row_fault(row, "to", "what pays comes from there: it would stay as it is");
    if (action.bottom && !action.to)
        game_row_fault(row, "bottom", "'bottom' says where in the zone of 'to'");
    game->cost_actions[n] = (CostActionRow){.name = row->name,
                                            .counts = action.from != 0,
                                            .doc = row->doc,
                                            .marks = action.status,
                                            .leaves = action.to != 0};
    note_room(row, &action, &game->cost_actions[n]);
    game->cost_actions_more[n] = action;
    game->rules.cost_actions_n++;
    game->rules.lacks &= (uint8_t)~LACKS_COSTS;
}

void game_costs_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_costs, read_action);
}

void game_costs_read_chain(GameReader *reader)
{
    if (!lua_isboolean(reader->L, -1) || !lua_toboolean(reader->L, -1))
        game_row_key_wrong(reader,
                           GAME_KEY_chain,
                           "'chain' is true, or left out, got %s",
                           script_value_name(reader->L, -1));
    if (reader->game->triggers == TRIGGERS_QUEUED)
        game_row_key_fault(
            reader,
            GAME_KEY_chain,
            "triggers go on the chain, so they cannot be queued as well");
    reader->game->chain = true;
    reader->game->rules.lacks &= (uint8_t)~LACKS_CHAIN;
}
