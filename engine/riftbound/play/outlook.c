// outlook.c -- looks for all by which a payment could change a price, or what pays it.
//
// A trial runs no script: it takes things away, and by that passives begin or cease to hold.
// So nothing comes about by it that no passive gives.

#include "engine/riftbound/play/outlook.h"

#include "engine/kernel/abilities/held/ability.h"
#include "engine/kernel/abilities/passives/derive.h"
#include "engine/kernel/abilities/passives/passive.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/position/rulebook.h"

// Questions whose answers change the price of a play or add to it, one bit each.
static const uint64_t of_plays = UINT64_C(1) << QUESTION_COST |
                                 UINT64_C(1) << QUESTION_IGNORING_COST |
                                 UINT64_C(1) << QUESTION_ADDITIONAL_COST;

// Whether the card prints a passive that gives what others print.
static bool is_lender(const Table *table, const Card *card)
{
    const Library *library = table->library;

    if (!(card->interest.answers & table->granting)) return false;
    for (int i = 0; i < card->abilities_n; i++) {
        const Clause *clause =
            &library->clauses[library->abilities[card->abilities + i].clause];

        for (int k = 0; k < clause->grants_n; k++)
            if (clause->grants[k].kind == GRANT_ABILITIES) return true;
    }
    return false;
}

// Whether something there may give what others print.
static bool some_lend(const Table *table)
{
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    if (!table->library->gives_printed) return false;
    if (table->state->delayed_n ||
        table->library->given.interest.answers & table->granting)
        return true;
    for (int i = 0; i < n; i++)
        if (is_lender(table, object_card(table, ids[i]))) return true;
    return false;
}

// Whether passives could give or take abilities that change prices or add resources, or change
// what some add. A card that is played is off the board: additional costs must reach it there.
static bool gifts_may_count(const Table *table)
{
    const Library *library = table->library;

    return library->given.adds || library->given.interest.answers & of_plays ||
           library->reached.kinds >> CLAUSE_AS & 1u ||
           library->answered & table->losing || library->gives_types ||
           passive_is_answered(table, QUESTION_ADDS_MORE) || some_lend(table);
}

static bool price_may_change(const Table *table, const Item *item)
{
    const uint16_t terms = TERM_FOR | TERM_DISCOUNT;
    const ObjectId id = item->object.id;

    return passive_may_answer_about(table, QUESTION_COST, id) ||
           passive_may_answer_about(table, QUESTION_IGNORING_COST, id) ||
           passive_may_answer_about(table, QUESTION_ADDITIONAL_COST, id) ||
           item->terms & terms;
}

// Whether the object may add resources at some times only. What is attached to something that
// leaves has all of its text again.
static bool adds_at_times(const Table *table, ObjectId id)
{
    const Card *card = object_card(table, id);

    return card->adds_at_times || (card->adds && table->state->objects[id].host);
}

// Whether what adds resources for the player does so whatever else is there.
static bool adds_always(const Table *table, PlayerId player)
{
    const Object *objects = table->state->objects;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = table->state->spots[table->board[i]].first;

        for (; id; id = objects[id].next)
            if (objects[id].controller == player && adds_at_times(table, id))
                return false;
    }
    return !table->gifts.adds;
}

bool outlook_is_clear(const Table *table, const Item *item)
{
    if (gifts_may_count(table) || price_may_change(table, item)) return false;
    derive_refresh_gifts(table);
    return adds_always(table, item->controller);
}

bool outlook_has_idle_payer(const CostTrial *trial)
{
    const Table *table = trial->table;
    const Due *due = &trial->dues[0];
    const Env env = cost_trial_env(trial, due);
    ObjectId ids[OBJECTS_MAX];
    int n, min, max;

    if (trial->n != 1 || due->action->action == ACTION_SPEND_COUNTER) return false;
    cost_trial_range(table, &env, due, &min, &max);
    if (min != 1 || max != 1) return false;
    n = cost_action_payers(table, &env, due->action, ids);
    for (int i = 0; i < n; i++)
        if (!payable_may_add(table, ids[i])) return true;
    return false;
}
