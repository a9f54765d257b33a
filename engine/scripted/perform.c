// perform.c -- finds the abilities of a thing that a player uses, and carries them out.
//
// Running an ability may change the thing, so its abilities are listed first.

#include "engine/scripted/perform.h"

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/pattern.h"
#include "engine/kernel/abilities/turn_history.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/choosing.h"
#include "engine/scripted/costs.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"

// An ability, with the words of whoever uses it.
typedef struct {
    const Clause *clause;
    Env env;
} Usable;

PlayerId perform_doer(const Table *table, ObjectId thing)
{
    if (table->run && table->run->env->me.id) return table->run->env->you;
    return table->state->objects[thing].controller;
}

// Lists the abilities of [kind] that the thing has, in printed order. [list] has room for
// WAYS_MAX. Returns how many.
static int list_abilities(Table *table, ObjectId thing, ClauseKind kind,
                          PlayerId player, Usable *list)
{
    AbilityScan scan = ability_scan_kind(table, thing, kind);
    int n = 0;

    while (ability_next(&scan)) {
        table_room(table, LIMIT_WAYS, n, 1);
        list[n].clause = scan.now.clause;
        ability_env(table, &scan.now, &list[n].env);
        list[n].env.you = list[n].env.chooser = player;
        list[n++].env.item_kind = kind == CLAUSE_EFFECT ? ITEM_PLAY : ITEM_ACTIVATED;
    }
    return n;
}

static void tell(Table *table, int row, ObjectId thing, PlayerId player)
{
    const Event event = event_of(row, thing, player);

    event_log(table, &event);
}

bool perform_is_possible(Table *table, ObjectId card, PlayerId player)
{
    Usable list[WAYS_MAX];
    const int n = list_abilities(table, card, CLAUSE_EFFECT, player, list);

    for (int i = 0; i < n; i++) {
        if (!choosing_is_possible(table, &list[i].env, list[i].clause)) return false;
    }
    return true;
}

static bool perform_one(Table *table, Usable *effect)
{
    Choices choices;

    if (!pattern_is_on(table, &effect->env, effect->clause)) return false;
    if (!choosing_is_possible(table, &effect->env, effect->clause)) return false;
    if (!choosing_make(table, &effect->env, effect->clause, &choices)) return false;
    choosing_run(table, &effect->env, &choices);
    return true;
}

int perform_card(Table *table, ObjectId card, PlayerId player)
{
    Usable list[WAYS_MAX];
    const int n = list_abilities(table, card, CLAUSE_EFFECT, player, list);
    int performed = 0;

    if (n) tell(table, SCRIPTED_EVENT_PERFORMED, card, player);
    for (int i = 0; i < n && !table->state->over; i++)
        performed += perform_one(table, &list[i]);
    return performed;
}

static ClauseId id_of(const Table *table, const Usable *ability)
{
    return (ClauseId)(ability->clause - table->library->clauses);
}

static bool is_usable(Table *table, const Usable *ability)
{
    const Clause *clause = ability->clause;
    const Rules *rules = table->rules;

    if (!pattern_is_on(table, &ability->env, clause)) return false;
    if (turn_history_is_used_up(table, ability->env.carrier, id_of(table, ability)))
        return false;
    if (clause->cost &&
        !(rules->affords && rules->affords(table, &ability->env, clause->cost)))
        return false;
    return choosing_is_possible(table, &ability->env, clause);
}

// Leaves in [list] what may be used now. Returns how many.
static int list_usable(Table *table, ObjectId thing, int n, PlayerId player,
                       Usable *list)
{
    const bool works = spot_is(table, table->state->objects[thing].spot, ZONE_ACTIVE);
    const int all =
        works ? list_abilities(table, thing, CLAUSE_ACTIVATED, player, list) : 0;
    int left = 0;

    for (int i = 0; i < all; i++) {
        if (n && n != i + 1) continue;
        if (is_usable(table, &list[i])) list[left++] = list[i];
    }
    return left;
}

bool perform_is_usable(Table *table, ObjectId thing, int n, PlayerId player)
{
    Usable list[WAYS_MAX];

    if (!ability_may_have(table, thing, CLAUSE_ACTIVATED)) return false;
    return list_usable(table, thing, n, player, list) > 0;
}

static int choose_ability(Table *table, const Usable *list, int n)
{
    Question *question =
        ask_begin(table, list[0].env.you, SCRIPTED_PROMPT_ABILITY, list[0].env.carrier);

    for (int i = 0; i < n; i++)
        ask_option(question,
                   (Option){.kind = CHOICE_USE,
                            .object = list[i].env.carrier.id,
                            .ref = id_of(table, &list[i]),
                            .spot = NOWHERE});
    return ask_one(table);
}

bool perform_use(Table *table, ObjectId thing, int n, PlayerId player)
{
    Usable list[WAYS_MAX];
    const int usable = list_usable(table, thing, n, player, list);
    Usable *used = list;
    Choices choices;

    if (!usable) return false;
    if (usable > 1) used += choose_ability(table, list, usable);
    tell(table, SCRIPTED_EVENT_USED, thing, player);
    if (!choosing_make(table, &used->env, used->clause, &choices)) return false;
    if (used->clause->cost &&
        !table->rules->pays(table, &used->env, used->clause->cost))
        return false;
    turn_history_note_use(table, used->env.carrier, id_of(table, used));
    if (used->clause->adds) costs_add(table, player, used->clause->adds);
    choosing_run(table, &used->env, &choices);
    return true;
}
