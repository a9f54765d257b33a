// verb_last.c -- numbers that are given for a while, and the end of what lasts.

#include "engine/base/number.h"
#include "engine/scripted/lasting.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_words.h"
#include "engine/scripted/verbs/verb_inside.h"
#include "engine/verbs/common.h"

Value verb_do_give_number(Table *table, Env *env, const Value *args, int n)
{
    Modifier modifier = common_modifier(table, env, MODIFIER_STAT, args_at(args, n, 3));

    modifier.keyword = (uint8_t)args[1].n;
    modifier.n = number_of(args[2].n);
    return common_add_to_each(table, env, args[0], &modifier);
}

Value verb_do_ends(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)n;
    lasting_end(table, (Ends)scripted_words_ends(scripted_of(table), args[0].n));
    return value_nil();
}
