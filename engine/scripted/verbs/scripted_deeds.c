// scripted_deeds.c -- what a game in Lua does in the verbs that every game has.

#include "engine/scripted/verbs/scripted_deeds.h"

#include "engine/scripted/acting.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_words.h"
#include "engine/verbs/args.h"

static void changed(Table *table, const Env *env, ObjectId id, int n)
{
    (void)env;
    happen_log(table, SCRIPTED_EVENT_CHANGED, id, NOBODY, n);
}

static bool reflexive(Table *table, const Env *env, ClauseId clause, Value about)
{
    const Ref it =
        about.kind == VALUE_NONE ? env->subject : args_thing(table, env, about);

    acting_reflexive(table, env, clause, it);
    return true;
}

const Deeds scripted_deeds = {
    .wants_names = true,
    .names_prompts = true,
    .prompt_pick = SCRIPTED_PROMPT_PICK,
    .prompt_wants = SCRIPTED_PROMPT_WANTS,
    .prompt_choose = SCRIPTED_PROMPT_CHOOSE,
    .lasts = scripted_words_ends_of,
    .changed = changed,
    .reflexive = reflexive,
};
