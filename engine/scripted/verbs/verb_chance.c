// verb_chance.c -- random numbers and things, all from the game's one stream, and sight.
//
// A look is an entry of the log: the player whom it names may know the face, and no other
// player's view has it.

#include "engine/base/number.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/object.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/verbs/verb_inside.h"

Value verb_do_random_of(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = args_among(table, env, args[1], args_at(args, n, 2), ids);
    const int wanted = args[0].n < found ? args[0].n : found;

    chance_draw(table, ids, found, wanted);
    if (args[0].n == 1) return args_result(table, ids, wanted > 0 ? wanted : 0);
    return args_list(table, ids, wanted > 0 ? wanted : 0);
}

// Tells that the player sees the faces, or that all do.
static Value see(Table *table, const Env *env, Value things, int event, PlayerId player)
{
    const unsigned who = event == SCRIPTED_EVENT_REVEALED ? EVERYBODY : 1u << player;
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, things, ids);

    for (int i = 0; i < found; i++) {
        Event told = happen_begin(table, event, ids[i], NOBODY);

        told.by = player;
        told.from = table->state->objects[ids[i]].spot;
        told.seen_by = (uint8_t)who;
        event_log(table, &told);
    }
    return args_list(table, ids, found);
}

Value verb_do_look(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));

    if (player == NOBODY) return value_nil();
    return see(table, env, args[0], SCRIPTED_EVENT_LOOKED, player);
}

Value verb_do_reveal(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    return see(table, env, args[0], SCRIPTED_EVENT_REVEALED, env->you);
}

Value verb_do_say(Table *table, Env *env, const Value *args, int n)
{
    const Value thing = args_at(args, n, 1), who = args_at(args, n, 2);
    const Value number = args_at(args, n, 3);
    const Ref ref =
        thing.kind == VALUE_NONE ? (Ref){0, 0} : args_thing(table, env, thing);
    Event told;

    told =
        happen_begin(table,
                     args[0].n,
                     ref.id,
                     who.kind == VALUE_NONE ? env->you : args_player(table, env, who));
    if (number.kind == VALUE_NUMBER) told.n = number_of(number.n);
    event_log(table, &told);
    return value_nil();
}
