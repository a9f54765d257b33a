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

Value verb_do_say(Table *table, Env *env, const Value *args, int n)
{
    const Value thing = args_at(args, n, 1), who = args_at(args, n, 2);
    const Value number = args_at(args, n, 3);
    const Ref ref =
        thing.kind == VALUE_NONE ? (Ref){0, 0} : args_thing(table, env, thing);
    Event told;

    happen_begin(table,
                 &told,
                 args[0].n,
                 ref.id,
                 who.kind == VALUE_NONE ? env->you : args_player(table, env, who));
    if (number.kind == VALUE_NUMBER) told.n = number_of(number.n);
    event_log(table, &told);
    return value_nil();
}
