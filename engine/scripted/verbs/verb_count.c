// verb_count.c -- verbs of statuses and counters.

#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/scripted/counting.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/verbs/verb_inside.h"

// Gives or takes a status. Returns those with which that changed something.
static Value change_status(Table *table, const Env *env, const Value *args, bool on)
{
    const int status = table->rules->statuses_n + args[1].n;
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, args[0], ids);
    int done = 0;

    for (int i = 0; i < found; i++) {
        if (object_has_status(table, ids[i], status) == on) continue;
        object_set_status(table, ids[i], status, on);
        happen_log(table,
                   on ? SCRIPTED_EVENT_MARKED : SCRIPTED_EVENT_UNMARKED,
                   ids[i],
                   NOBODY,
                   args[1].n);
        ids[done++] = ids[i];
    }
    return args_result(table, ids, done);
}

Value verb_do_mark(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    return change_status(table, env, args, true);
}

Value verb_do_unmark(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    return change_status(table, env, args, false);
}

Value verb_do_count_on(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, args[0], ids);
    int now = 0;

    (void)n;
    for (int i = 0; i < found; i++) {
        counting_of_thing(table, env, ids[i], args[1].n, args[2].n);
        now = state_counter(table->state, ids[i], args[1].n);
    }
    return found ? value_number(now) : value_nil();
}

// Changes the counter of each player. Returns how many the last one has.
static Value change_counter(Table *table, const Env *env, const Value *args, int n,
                            bool adds)
{
    PlayerId players[SEATS_MAX];
    const int found = args_players(table, env, args_at(args, n, 2), players);
    int now = 0;

    for (int i = 0; i < found; i++) {
        const uint16_t *counter =
            &table->state->players[players[i]].counters[args[0].n];
        const int more = adds ? args[1].n : args[1].n - *counter;

        counting_of_player(table, players[i], args[0].n, more);
        now = *counter;
    }
    return found ? value_number(now) : value_nil();
}

Value verb_do_gain(Table *table, Env *env, const Value *args, int n)
{
    return change_counter(table, env, args, n, true);
}

Value verb_do_set(Table *table, Env *env, const Value *args, int n)
{
    return change_counter(table, env, args, n, false);
}

Value verb_do_spend(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));
    uint16_t *counter;

    if (player == NOBODY) return value_nil();
    if (args[1].n < 0) table_mistake(table, "%d cannot be spent", args[1].n);
    counter = &table->state->players[player].counters[args[0].n];
    if (*counter < args[1].n) return value_nil();
    *counter = (uint16_t)(*counter - args[1].n);
    table_changed(table, READS_PLAYERS);
    happen_log(table, SCRIPTED_EVENT_GAINED, 0, player, -args[1].n);
    return value_number(*counter);
}
