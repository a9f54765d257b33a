// derive_answers.c -- lists the passives that change one number, once for all objects.
//
// Abilities do not change while one number of all objects is derived. So the passives
// are listed once, and for each object only the subject is judged. A condition or
// amount that asks for no derived number is the same for all objects, and is judged
// once.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"

// Returns whether the passive never speaks in this game.
static bool is_settled_off(const PassiveScan *scan)
{
    return scan->clause->is_settled && !passive_is_on(scan);
}

// Returns the types of the cards about which the answer may be beside what the card of the
// answer itself says of itself, which is looked for there (Changeable.questions).
static unsigned types_meant(const PassiveScan *scan, const NumberAnswer *answer)
{
    const Table *table = scan->table;
    const unsigned types =
        answer->only ? object_card(table, answer->only)->types : answer->types;

    if (answer->types == UINT16_MAX && !answer->only) return ~0u;
    if (table->library->gives_types || !types) return ~0u;
    return !scan->modifier && answer->only == scan->env.carrier.id ? 0 : types;
}

static void add_answer(NumberAnswers *answers, const PassiveScan *scan)
{
    NumberAnswer *answer = &answers->list[answers->n++];

    answer->clause = scan->clause;
    answer->amount_of = scan->answer->ref;
    answer->env = scan->env;
    answer->types =
        scan->table->library->gives_types ? UINT16_MAX : scan->clause->types;
    answer->zones = scan->clause->zones;
    answer->only = derive_only_thing(scan->table, &scan->env, scan->clause->subject);
    answer->is_judged = answer->is_on = answer->is_reckoned = false;
    answer->says_they = scan->clause->says_they && scan->env.actor == NOBODY;
    answer->is_of_game =
        scan->modifier &&
        modifier_is_of_game(&scan->table->state->modifiers[scan->modifier - 1]);
    answers->types |= types_meant(scan, answer);
}

// A number has no payer and moves nothing, so a passive that asks for a payer or a
// place does not change it.
static bool list_answers(const Table *table, int question, NumberAnswers *answers)
{
    PassiveScan scan;

    passive_scan(&scan, table, question, 0);
    scan.open = true;
    while (passive_next(&scan)) {
        if (scan.clause->flags & CLAUSE_ONCE || answers->n == NUMBER_ANSWERS_MAX)
            return false;
        if (!scan.clause->by && !scan.clause->to_query && !is_settled_off(&scan))
            add_answer(answers, &scan);
    }
    return true;
}

bool derive_find_answers(const Table *table, int question, NumberAnswers *answers)
{
    if (answers->question == question) return answers->listed;
    answers->question = question;
    answers->n = 0;
    answers->types = 0;
    answers->listed = !table->thorough && !observer_is_there(table) &&
                      list_answers(table, question, answers);
    return answers->listed;
}

// Returns whether its condition holds now.
static bool is_on(const Table *table, NumberAnswer *answer)
{
    const uint32_t reads = table->stat_reads;

    if (answer->is_judged) return answer->is_on;
    answer->is_on = pattern_is_on(table, &answer->env, answer->clause);
    answer->is_judged = table->stat_reads == reads;
    return answer->is_on;
}

static int reckon_answers(const Table *table, NumberAnswer *answer)
{
    const uint32_t reads = table->stat_reads;

    if (answer->is_reckoned) return answer->amount;
    answer->amount =
        passive_amount_of(table, &answer->env, answer->clause, answer->amount_of);
    answer->is_reckoned = table->stat_reads == reads;
    return answer->amount;
}

// Lets `it` be the thing in an ability of the game itself, and `they` its player, where that
// is asked: both are judged for each thing.
static void name_what_is_asked(const Table *table, NumberAnswer *answer, ObjectId id)
{
    if (answer->is_of_game) answer->env.subject = object_ref(table->state, id);
    if (answer->says_they) answer->env.actor = role_keeper(table, id);
    answer->is_judged = answer->is_reckoned = false;
}

static inline bool may_mean(const Table *table, const NumberAnswer *answer,
                            unsigned types, ObjectId id)
{
    return (answer->types == UINT16_MAX || answer->types & types) &&
           (!answer->only || answer->only == id) &&
           answer->zones >> spot_zone(table, table->state->objects[id].spot) & 1u;
}

bool derive_is_meant(const Table *table, const NumberAnswers *answers, ObjectId id)
{
    const unsigned types = object_card(table, id)->types;

    for (int i = 0; i < answers->n; i++)
        if (may_mean(table, &answers->list[i], types, id)) return true;
    return false;
}

bool derive_next_answer(const Table *table, NumberAnswers *answers, ObjectId id, int *i,
                        int *amount)
{
    const unsigned types = object_card(table, id)->types;

    while (*i < answers->n) {
        NumberAnswer *answer = &answers->list[(*i)++];
        Judging judging;
        bool fits;

        if (!may_mean(table, answer, types, id)) continue;
        if (answer->is_of_game || answer->says_they)
            name_what_is_asked(table, answer, id);
        judging = table_judge(table, answer->clause);
        fits = judging.works &&
               query_matches(table, &answer->env, answer->clause->subject, id) &&
               is_on(table, answer);
        table_judged(table, judging);
        if (!fits) continue;
        *amount = reckon_answers(table, answer);
        return true;
    }
    return false;
}
