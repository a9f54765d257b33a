// common_ask.c -- verbs that ask a player. One possible answer is never asked; none gives nil.

#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

enum { CHOOSE_PLAYER = 6 }; // which argument of `choose` is the player

// Returns whether a choice by quality from a zone that others cannot see may be declined.
static bool may_decline(const Table *table, Value what, const ObjectId *ids, int n)
{
    const Query *query;

    if (!table->rules->deeds->hides_lack || !n || what.kind != VALUE_QUERY)
        return false;
    query = query_at(table, (QueryId)what.n);
    if (!query->keyword && !query->tag && !query->compares_n) return false;
    return spot_is(table, table->state->objects[ids[0]].spot, ZONE_PRIVATE);
}

// Finds how many of [n] things the player picks: of a query as it says, else one.
static void set_range(Table *table, const Env *env, Value what, int n,
                      Question *question)
{
    int min = 1, max = 1;

    if (what.kind == VALUE_QUERY)
        condition_query_range(table, env, (QueryId)what.n, &min, &max);
    question->min = (uint16_t)(min > n ? n : min);
    question->max = (uint16_t)(max > n ? n : max);
}

static bool is_of_several(const Table *table, Value what)
{
    return what.kind == VALUE_QUERY &&
           !library_query_is_of_one(table->library, (QueryId)what.n);
}

// What is picked of things that a query binds: [n] of [ids] were, [found] of [from] may be.
typedef struct {
    ObjectId *from, *ids;
    int found, n;
} Picks;

// Leaves in [from] what may be picked beside what was, where the query binds them.
static void keep_joining(const Table *table, const Env *env, const Query *query,
                         Picks *picks)
{
    int kept = 0;

    for (int i = 0; i < picks->found; i++) {
        const ObjectId thing = picks->from[i];
        bool joins = true;

        for (int k = 0; joins && k < picks->n; k++)
            joins = thing != picks->ids[k] &&
                    query_alike_together(table, env, query, picks->ids[k], thing);
        if (joins) picks->from[kept++] = thing;
    }
    picks->found = kept;
}

static bool is_bound(const Table *table, Value what)
{
    return is_of_several(table, what) &&
           query_binds_alike(query_at(table, (QueryId)what.n));
}

// Lets the chooser pick one after the other, as long as another fits, of what the query binds.
// Returns how many they are, in their [ids].
static int pick_bound(Table *table, Env *env, const Value *args, Picks *picks)
{
    const QueryId query = (QueryId)args[0].n;
    int min, max;

    condition_query_range(table, env, query, &min, &max);
    while (picks->n < max) {
        Question *question = ask_begin(
            table, env->chooser, table->rules->deeds->prompt_pick, env->carrier);
        const Answer *answer;

        keep_joining(table, env, query_at(table, query), picks);
        if (!picks->found) break;
        args_word_question(table, question, args[3]);
        for (int i = 0; i < picks->found; i++)
            ask_option(question,
                       (Option){.kind = table->rules->option_object,
                                .object = picks->from[i],
                                .spot = NOWHERE});
        question->min =
            picks->n < min && !may_decline(table, args[0], picks->from, picks->found);
        question->max = 1;
        answer = ask_now(table);
        if (!answer->n) break;
        const ObjectId picked = picks->from[answer->picks[0]];
        picks->ids[picks->n++] = picked;
        table_choose(table, env, object_ref(table->state, picked));
    }
    return picks->n;
}

// Lets the chooser of [env] pick. Leaves the picks in [ids] and returns how many they are.
static int pick_things(Table *table, Env *env, const Value *args, int n, ObjectId *ids)
{
    ObjectId from[OBJECTS_MAX];
    Question *question;
    const Answer *answer;
    const int found = args_among(table, env, args[0], args_at(args, n, 1), from);

    if (is_bound(table, args[0])) {
        const Value given[] = {args[0], args_at(args, n, 1), {0}, args_at(args, n, 3)};

        return pick_bound(table, env, given, &(Picks){from, ids, found, 0});
    }
    question =
        ask_begin(table, env->chooser, table->rules->deeds->prompt_pick, env->carrier);
    args_word_question(table, question, args_at(args, n, 3));
    for (int i = 0; i < found; i++)
        ask_option(question,
                   (Option){.kind = table->rules->option_object,
                            .object = from[i],
                            .spot = NOWHERE});
    if (args[0].kind == VALUE_QUERY)
        (void)query_missed_tell(table, env, (QueryId)args[0].n);
    set_range(table, env, args[0], found, question);
    if (may_decline(table, args[0], from, found)) question->min = 0;
    answer = ask_now(table);
    n = answer->n;
    for (int i = 0; i < n; i++) ids[i] = from[answer->picks[i]];
    for (int i = 0; i < n; i++)
        table_choose(table, env, object_ref(table->state, ids[i]));
    return n;
}

Value common_pick(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_chooser(table, env, args_at(args, n, 2));
    const PlayerId before = env->chooser;
    ObjectId ids[OBJECTS_MAX];

    if (args_are_players(table, env, args[0])) {
        args_slip(table, "'pick' finds things and no players");
        return value_nil();
    }
    if (player == NOBODY) return value_nil();
    env->chooser = player;
    n = pick_things(table, env, args, n, ids);
    env->chooser = before;
    return is_of_several(table, args[0]) && n ? args_list(table, ids, n)
                                              : args_result(table, ids, n);
}

Value common_wants(Table *table, Env *env, const Value *args, int n)
{
    const Deeds *deeds = table->rules->deeds;
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    Question *question;

    if (player == NOBODY || (deeds->declines && deeds->declines(table)))
        return value_truth(false);
    question = ask_begin(table, player, deeds->prompt_wants, env->carrier);
    args_word_question(table, question, args[0]);
    if (!ask_yes_or_no(table, question)) return value_truth(false);
    if (deeds->agreed) deeds->agreed(table);
    return value_truth(true);
}

Value common_choose(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_chooser(table, env, args_at(args, n, CHOOSE_PLAYER));
    char text[QUESTION_TEXT];
    Question *question;
    size_t used = 0;

    if (player == NOBODY) return value_nil();
    question =
        ask_begin(table, player, table->rules->deeds->prompt_choose, env->carrier);
    text[0] = '\0';
    for (int i = 0; i < n && i < CHOOSE_PLAYER; i++) {
        if (args[i].kind != VALUE_TEXT) continue;
        ask_option(question,
                   (Option){.kind = table->rules->option_mode,
                            .spot = NOWHERE,
                            .n = (int16_t)question->options_n});
        used += text_format(
            text + used, sizeof text - used, "%s%s", used ? " / " : "", args[i].text);
    }
    args_word_question(table, question, (Value){.kind = VALUE_TEXT, .text = text});
    return value_number(1 + ask_one(table));
}
