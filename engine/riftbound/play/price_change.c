// price_change.c -- looks for everything by which a payment could change what pays a price.
//
// A trial runs no script: it takes things away, and by that passives begin or cease to hold.
// So it brings about nothing that no passive gives. The price stays what it was before the
// payment (cost_trial_hold), but for text of the card that asks what has paid.

#include "engine/riftbound/play/price_change.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/rulebook.h"

// Questions whose answers change the price of a play or add to it, one bit each.
static const uint64_t of_plays = UINT64_C(1) << QUESTION_COST |
                                 UINT64_C(1) << QUESTION_IGNORING_COST |
                                 UINT64_C(1) << QUESTION_ADDITIONAL_COST;

static bool keyword_adds(const Library *library, const Keyword *keyword)
{
    for (int i = 0; i < keyword->clauses_n; i++)
        if (library->clauses[keyword->clauses[i]].adds) return true;
    return false;
}

// Returns whether the gift may be an ability that adds resources, or what others print.
static bool grant_may_add(const Library *library, const Grant *grant)
{
    switch ((GrantKind)grant->kind) {
    case GRANT_ABILITIES: return true;
    case GRANT_CLAUSE: return library->clauses[grant->clause].adds;
    case GRANT_KEYWORD:
        return keyword_adds(library, &library->keywords[grant->keyword]);
    case GRANT_TAG:
    case GRANT_LOSS:
    case GRANT_TYPE: return false;
    }
    return true;
}

// Returns whether the card prints a passive that gives abilities that add resources.
static bool gives_adding(const Table *table, const Card *card)
{
    const Library *library = table->library;

    if (!(card->interest.answers & table->granting)) return false;
    for (int i = 0; i < card->abilities_n; i++) {
        const Clause *clause =
            &library->clauses[library->abilities[card->abilities + i].clause];

        for (int k = 0; k < clause->grants_n; k++)
            if (grant_may_add(library, &clause->grants[k])) return true;
    }
    return false;
}

// Returns whether something there may give abilities that add resources.
static bool some_give_adding(const Table *table)
{
    const Library *library = table->library;
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    if (!library->gives_printed && !library->given.adds) return false;
    if (table->state->delayed_n || library->given.interest.answers & table->granting)
        return true;
    for (int i = 0; i < n; i++)
        if (gives_adding(table, object_card(table, ids[i]))) return true;
    return false;
}

// Returns whether something there may answer the question, now or by a gift.
static bool some_answer(const Table *table, int question)
{
    if (!passive_is_answered(table, question)) return false;
    return table->library->given.interest.answers >> question & 1u ||
           passive_may_answer(table, question);
}

static bool some_take_abilities(const Table *table)
{
    uint64_t left = table->library->answered & table->losing;

    for (; left; left &= left - 1)
        if (some_answer(table, __builtin_ctzll(left))) return true;
    return false;
}

// Returns whether passives could give or take abilities that add resources, or change
// what some add.
static bool gifts_may_count(const Table *table)
{
    return table->library->gives_types || some_take_abilities(table) ||
           some_answer(table, QUESTION_ADDS_MORE) || some_give_adding(table);
}

// Returns whether the price may read what has paid: only text of the card itself does.
static bool price_reads_payment(const Table *table, const Item *item)
{
    const ObjectId id = item->object.id;

    return item->terms & (TERM_FOR | TERM_EXTRA | TERM_DISCOUNT) ||
           ability_may_answer(table, id, QUESTION_COST) ||
           ability_may_answer(table, id, QUESTION_IGNORING_COST) ||
           ability_may_answer(table, id, QUESTION_ADDITIONAL_COST);
}

// Returns whether the object may add resources at some times only. What is attached to
// something that leaves has all of its text again.
static bool adds_at_times(const Table *table, ObjectId id)
{
    const Card *card = object_card(table, id);

    return card->adds_at_times || (card->adds && table->state->objects[id].host);
}

// Returns whether what adds resources for the player does so whatever else is there.
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

// Returns whether no action of a cost can let anything add resources for [player] that it
// does not add now.
static bool adds_the_same(const Table *table, PlayerId player)
{
    if (gifts_may_count(table)) return false;
    derive_refresh_gifts(table);
    return adds_always(table, player);
}

bool price_change_is_possible(const Table *table, const Item *item)
{
    return price_reads_payment(table, item) || !adds_the_same(table, item->controller);
}

// Returns whether what the keyword says of playing may hold for what is paid for this cost:
// another additional cost, an effect with its choices, a permission.
static bool keyword_has_conditions(const Library *library, const Keyword *keyword)
{
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &library->clauses[keyword->clauses[i]];

        if (clause->kind == CLAUSE_EFFECT) return true;
        if (clause->provided &&
            (clause->kind == CLAUSE_AS || clause->kind == CLAUSE_CAN ||
             clause->kind == CLAUSE_CANNOT))
            return true;
    }
    return false;
}

bool price_change_helps_no_play(const Table *table, const Item *item, int keyword,
                                uint16_t cost)
{
    const Library *library = table->library;
    const Keyword *of = &library->keywords[keyword];

    if (!keyword || of->interest.answers & (of_plays | table->granting) ||
        keyword_has_conditions(library, of))
        return false;
    if (!library->costs[cost].actions_n) return true;
    return !board_is_type(table, item->object.id, TYPE_SPELL) &&
           !price_change_is_possible(table, item);
}

bool price_change_goes_with(const Table *table, const Item *item, int keyword)
{
    const Interest *interest = keyword ? &table->library->keywords[keyword].interest
                                       : &object_card(table, item->object.id)->interest;

    return interest->answers & (of_plays | table->granting);
}

bool price_change_has_unused_payer(const CostTrial *trial)
{
    const Table *table = trial->table;
    const Due *due = &trial->dues[0];
    const Env env = cost_trial_env(trial, due);
    ObjectId ids[OBJECTS_MAX];
    int n, min, max;

    if (trial->n != 1 || cost_action_is_number(due->action)) return false;
    cost_trial_range(table, &env, due, &min, &max);
    if (min != 1 || max != 1) return false;
    n = cost_action_payers(table, &env, due->action, ids);
    for (int i = 0; i < n; i++)
        if (!payable_may_add(table, ids[i])) return true;
    return false;
}
