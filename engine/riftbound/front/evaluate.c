// evaluate.c -- reads strength and worth from a view; every number comes from there.

#include "engine/riftbound/front/evaluate.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

bool evaluate_is_unit(const BotView *eval, ObjectId id)
{
    const Object *it = &eval->view->objects[id];

    return id && it->card &&
           (eval->table->library->cards[it->card].types & BIT(TYPE_UNIT)) != 0;
}

bool evaluate_is_foe(const BotView *eval, PlayerId player)
{
    return player != NOBODY && !table_are_allied(eval->view, eval->me, player);
}

bool evaluate_is_friendly(const BotView *eval, ObjectId id)
{
    return table_are_allied(eval->view, eval->me, eval->view->objects[id].controller);
}

int evaluate_battlefield(const BotView *eval, SpotId spot)
{
    if (spot == NOWHERE || spot_zone(eval->table, spot) != ZONE_BATTLEFIELD) return -1;
    return spot_index(eval->table, spot);
}

bool evaluate_holds(const BotView *eval, int index)
{
    ObjectId field = rb_const(eval->view)->battlefields[index].object;

    return eval->view->objects[field].controller == eval->me;
}

static bool is_of(const BotView *eval, PlayerId player, EvaluationSide side)
{
    return side == SIDE_MINE ? player == eval->me : evaluate_is_foe(eval, player);
}

static int sum_units(const BotView *eval, SpotId spot, EvaluationSide side, int *units)
{
    int might = 0;

    *units = 0;
    for (ObjectId id = eval->view->spots[spot].first; id;
         id = eval->view->objects[id].next) {
        const Object *it = &eval->view->objects[id];

        if (!evaluate_is_unit(eval, id) || !is_of(eval, it->controller, side)) continue;
        ++*units;
        if (it->stat > 0 && !(it->statuses & BIT(STATUS_STUNNED))) might += it->stat;
    }
    return might;
}

int evaluate_might(const BotView *eval, int index, EvaluationSide side)
{
    int units;

    return sum_units(eval, spot_of(eval->table, ZONE_BATTLEFIELD, index), side, &units);
}

int evaluate_units(const BotView *eval, int index, EvaluationSide side)
{
    int units;

    sum_units(eval, spot_of(eval->table, ZONE_BATTLEFIELD, index), side, &units);
    return units;
}

int evaluate_reserve(const BotView *eval, int *units)
{
    SpotId base = spot_of(eval->table, ZONE_BASE, eval->me);
    int might = 0;

    *units = 0;
    for (ObjectId id = eval->view->spots[base].first; id;
         id = eval->view->objects[id].next) {
        const Object *it = &eval->view->objects[id];

        if (!evaluate_is_unit(eval, id) || (it->flags & OBJECT_EXHAUSTED)) continue;
        ++*units;
        if (it->stat > 0) might += it->stat;
    }
    return might;
}

int evaluate_worth(const BotView *eval, ObjectId id)
{
    const Object *it = &eval->view->objects[id];
    const Card *card = &eval->table->library->cards[it->card];

    if (!it->card) return 1;
    int worth =
        2 * fact_number(card->facts[FACT_ENERGY]) + 3 * (card->facts[FACT_POWER] > 0);

    if (evaluate_is_unit(eval, id)) worth += 3 * (it->stat > 0 ? it->stat : 0);
    return worth;
}

int evaluate_toughness(const BotView *eval, ObjectId id)
{
    const Object *it = &eval->view->objects[id];
    int left = it->stat - state_counter(eval->view, id, COUNTER_DAMAGE);

    return left > 1 ? left : 1;
}

int evaluate_threat(const BotView *eval)
{
    int worst = 0, units;

    for (int i = 0; i < eval->view->players_n; i++) {
        const SpotId base = spot_of(eval->table, ZONE_BASE, i);
        int might = 0;

        if (evaluate_is_foe(eval, (PlayerId)i))
            might = sum_units(eval, base, SIDE_FOES, &units);
        if (might > worst) worst = might;
    }
    return worst;
}

// Counts by the card's own queries. Things that the view does not show are no victims.
int evaluate_victims(const BotView *eval, ObjectId object)
{
    const Library *library = eval->table->library;
    const Card *card = &library->cards[eval->view->objects[object].card];
    ObjectId found[OBJECTS_MAX];
    int victims = -1;
    Env env;

    role_env(eval->table, object, &env);
    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &library->abilities[card->abilities + i];
        const Clause *clause = &library->clauses[ability->clause];

        if (clause->kind != CLAUSE_EFFECT || !clause->targets_n) continue;
        int n = query_find(eval->table, &env, clause->targets[0], found, OBJECTS_MAX);
        if (victims < 0) victims = 0;
        for (int j = 0; j < n; j++)
            victims += eval->view->objects[found[j]].card &&
                       !evaluate_is_friendly(eval, found[j]);
    }
    return victims;
}

static bool card_says(const Card *card, const char *const *words, int n)
{
    for (int i = 0; card->summary && i < n; i++)
        if (strcasestr(card->summary, words[i])) return true;
    return false;
}

static Does by_query(const Library *library, const Clause *clause)
{
    for (int i = 0; i < clause->targets_n; i++) {
        const Query *query = &library->queries[clause->targets[i]];

        if (query->kind == KIND_SPELL_ROW + 1 || query->kind == KIND_ABILITY_ROW + 1)
            return DOES_COUNTER;
        if (query->adjectives & (1ull << ADJECTIVE_ENEMY)) return DOES_HARM;
        if (query->adjectives & (1ull << ADJECTIVE_FRIENDLY)) return DOES_HELP;
    }
    return DOES_NEITHER;
}

Does evaluate_card(const BotView *eval, CardId card)
{
    static const char *const harms[] = {
        "damage", "kill", "stun", "return", "enemy", "less Might", "banish"};
    static const char *const helps[] = {
        "more Might", "turn ends", "this turn", "buff", "ready", "gets"};
    const Library *library = eval->table->library;
    const Card *facts = &library->cards[card];

    for (int i = 0; i < facts->abilities_n; i++) {
        const Ability *ability = &library->abilities[facts->abilities + i];
        Does does = by_query(library, &library->clauses[ability->clause]);

        if (does != DOES_NEITHER) return does;
    }
    if (card_says(facts, harms, COUNT_OF(harms))) return DOES_HARM;
    return card_says(facts, helps, COUNT_OF(helps)) ? DOES_HELP : DOES_NEITHER;
}
