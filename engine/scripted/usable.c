// usable.c -- finds abilities that can be used, and lets a player decide for one.
//
// Running an ability may change the thing that has it, so callers list first and run then.

#include "engine/scripted/usable.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/scripted_rows.h"

ClauseId usable_id(const Table *table, const Usable *ability)
{
    return (ClauseId)(ability->clause - table->library->clauses);
}

int usable_list(Table *table, ObjectId thing, ClauseKind kind, PlayerId player,
                Usable *list)
{
    AbilityScan scan;
    int n = 0;

    ability_scan_kind(&scan, table, thing, kind);
    while (ability_next(&scan)) {
        table_room(table, LIMIT_WAYS, n, 1);
        list[n].clause = scan.now.clause;
        ability_env(table, &scan.now, &list[n].env);
        list[n].env.you = list[n].env.chooser = player;
        list[n++].env.item_kind = kind == CLAUSE_EFFECT ? ITEM_PLAY : ITEM_ACTIVATED;
    }
    return n;
}

// Returns whether all that the ability wants is there: choices, and what it costs.
static bool is_complete(Table *table, const Usable *ability)
{
    const Clause *clause = ability->clause;
    const Rules *rules = table->rules;

    if (turn_history_is_used_up(
            table, turn_history_used(&ability->env, usable_id(table, ability))))
        return false;
    if (clause->cost &&
        !(rules->affords && rules->affords(table, &ability->env, clause->cost)))
        return false;
    return choosing_is_possible(table, &ability->env, clause);
}

// Returns whether the condition surely does not hold for the player: its first part reads a note,
// and that says so.
static bool is_denied(const Table *table, PlayerId player, uint16_t condition)
{
    const Library *library = table->library;
    const Condition *part = &library->conditions[condition];
    const Amount *amount = &library->amounts[part->ref];
    const Env env = {.you = player, .chooser = player};

    if (!condition || part->kind != CONDITION_AMOUNT) return false;
    if (amount->kind != AMOUNT_READING || amount->role || amount->query) return false;
    return table->rules->verbs[amount->reading].brief &&
           !condition_amount(table, &env, part->ref);
}

// Returns whether a note tells of each ability to use that the thing has that it is off: most
// have one moment, and players are asked at many.
static bool all_are_denied(const Table *table, ObjectId thing, PlayerId player)
{
    const Library *library = table->library;
    const Card *card = object_card(table, thing);

    if (observer_is_there(table) || ability_is_gifted(table, thing)) return false;
    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &library->abilities[card->abilities + i];

        if (ability->kind == CLAUSE_ACTIVATED &&
            !is_denied(table, player, library->clauses[ability->clause].provided))
            return false;
    }
    return true;
}

int usable_now(Table *table, ObjectId thing, int n, PlayerId player, Usable *list)
{
    int all, left = 0;

    if (!ability_may_have(table, thing, CLAUSE_ACTIVATED)) return 0;
    if (!spot_is(table, table->state->objects[thing].spot, ZONE_ACTIVE)) return 0;
    if (all_are_denied(table, thing, player)) return 0;
    all = usable_list(table, thing, CLAUSE_ACTIVATED, player, list);
    for (int i = 0; i < all; i++) {
        if (n && n != i + 1) continue;
        if (!pattern_is_on(table, &list[i].env, list[i].clause)) continue;
        if (is_complete(table, &list[i])) list[left++] = list[i];
    }
    return left;
}

// Returns whether its player wants it. An ability that a player uses is wanted. A
// trigger that costs something or says "may" asks the player.
static bool is_wanted(Table *table, const Usable *ability)
{
    const Clause *clause = ability->clause;

    if (clause->kind == CLAUSE_ACTIVATED) return true;
    if (!(clause->flags & CLAUSE_MAY) && !clause->cost) return true;
    return ask_yes(
        table, ability->env.chooser, SCRIPTED_PROMPT_MAY, ability->env.carrier, NULL);
}

bool usable_decide(Table *table, Usable *ability, Choices *choices)
{
    const Clause *clause = ability->clause;

    if (!is_complete(table, ability) || !is_wanted(table, ability)) return false;
    if (!choosing_make(table, &ability->env, clause, choices)) return false;
    if (clause->cost && !table->rules->pays(table, &ability->env, clause->cost))
        return false;
    turn_history_note_use(table,
                          turn_history_used(&ability->env, usable_id(table, ability)));
    return true;
}

Option usable_option(const Table *table, const Usable *ability)
{
    const Used used = turn_history_used(&ability->env, usable_id(table, ability));

    return (Option){.kind = CHOICE_USE,
                    .object = used.source.id,
                    .ref = used.clause,
                    .spot = NOWHERE,
                    .form = used.form};
}
