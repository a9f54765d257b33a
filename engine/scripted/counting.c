// counting.c -- changes counters of things and players within their bounds.
//
// A bound counts when a counter rises, so a bound that falls later takes nothing away.
// No counter flows over into itself, by any number of others (game_counters.c).

#include "engine/scripted/counting.h"

#include "engine/abilities/held/reading.h"
#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"

// Returns how much of [now] the bound [most] lets stay. What was beyond it [before] stays.
static int within(int most, int before, int now)
{
    if (most < 0) most = 0;
    if (now <= before || now <= most) return now;
    return before > most ? before : most;
}

static int bound_of_thing(const Table *table, const Env *env,
                          const ScriptedBound *bound, ObjectId id)
{
    int most;

    if (!bound->field) return bound->most ? bound->most : NUMBER_MAX;
    (void)reading_of_object(table, env, bound->field - 1, id, &most);
    return most;
}

int counting_room(const Table *table, const Env *env, ObjectId id, int counter)
{
    const ScriptedBound *bound = &scripted_of(table)->bounds[counter];

    return bound_of_thing(table, env, bound, id) -
           state_counter(table->state, id, counter);
}

void counting_of_thing(Table *table, const Env *env, ObjectId id, int counter, int n)
{
    const ScriptedBound *bounds = scripted_of(table)->bounds;

    for (int row = counter + 1; row; row = bounds[row - 1].over) {
        const int before = state_counter(table->state, id, row - 1);
        const int wanted = number_count(before + n);
        const int most = bound_of_thing(table, env, &bounds[row - 1], id);
        const int now = within(most, before, wanted);

        object_count(table, id, row - 1, now);
        happen_log(table, SCRIPTED_EVENT_COUNTED, id, NOBODY, now - before);
        n = wanted - now;
        if (n <= 0) return;
    }
}

void counting_of_player(Table *table, PlayerId player, int counter, int n)
{
    const ScriptedBound *bounds = scripted_of(table)->player_bounds;
    uint16_t *counters = table->state->players[player].counters;

    for (int row = counter + 1; row; row = bounds[row - 1].over) {
        const ScriptedBound *bound = &bounds[row - 1];
        const int before = counters[row - 1], wanted = number_count(before + n);
        int most = bound->most ? bound->most : NUMBER_MAX;

        if (bound->field) most = counters[bound->field - 1];
        counters[row - 1] = (uint16_t)within(most, before, wanted);
        table_changed(table, READS_PLAYERS);
        happen_log(table, SCRIPTED_EVENT_GAINED, 0, player, counters[row - 1] - before);
        n = wanted - counters[row - 1];
        if (n <= 0) return;
    }
}
