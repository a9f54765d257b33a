#include "tools/bots/evaluate.h"

#include <string.h>

#include "engine/kernel/abilities/query.h"
#include "engine/kernel/table/zone.h"

bool judge_is_unit(const Judge *judge, ObjectId id)
{
    const Object *it = &judge->view.objects[id];

    return id && it->card &&
           (judge->table->library->cards[it->card].kinds & BIT(TYPE_UNIT)) != 0;
}

bool judge_is_foe(const Judge *judge, PlayerId player)
{
    return player != NOBODY && !players_allied(&judge->view, judge->me, player);
}

bool judge_is_friendly(const Judge *judge, ObjectId id)
{
    return players_allied(&judge->view, judge->me, judge->view.objects[id].controller);
}

int judge_battlefield(const Judge *judge, SpotId spot)
{
    if (spot == NOWHERE || spot_zone(judge->table, spot) != ZONE_BATTLEFIELD) return -1;
    return spot_index(judge->table, spot);
}

bool judge_holds(const Judge *judge, int index)
{
    ObjectId field = book_of(&judge->view)->battlefields[index].object;

    return judge->view.objects[field].controller == judge->me;
}

static bool is_of(const Judge *judge, PlayerId player, JudgeSide side)
{
    return side == JUDGE_MINE ? player == judge->me : judge_is_foe(judge, player);
}

static int sum_units(const Judge *judge, SpotId spot, JudgeSide side, int *units)
{
    int might = 0;

    *units = 0;
    for (ObjectId id = judge->view.spots[spot].first; id;
         id = judge->view.objects[id].next) {
        const Object *it = &judge->view.objects[id];

        if (!judge_is_unit(judge, id) || !is_of(judge, it->controller, side)) continue;
        ++*units;
        if (it->stat > 0 && !(it->status & BIT(STATUS_STUNNED))) might += it->stat;
    }
    return might;
}

int judge_might(const Judge *judge, int index, JudgeSide side)
{
    int units;

    return sum_units(
        judge, spot_of(judge->table, ZONE_BATTLEFIELD, index), side, &units);
}

int judge_units(const Judge *judge, int index, JudgeSide side)
{
    int units;

    sum_units(judge, spot_of(judge->table, ZONE_BATTLEFIELD, index), side, &units);
    return units;
}

int judge_reserve(const Judge *judge, int *units)
{
    SpotId base = spot_of(judge->table, ZONE_BASE, judge->me);
    int might = 0;

    *units = 0;
    for (ObjectId id = judge->view.spots[base].first; id;
         id = judge->view.objects[id].next) {
        const Object *it = &judge->view.objects[id];

        if (!judge_is_unit(judge, id) || (it->marks & MARK_EXHAUSTED)) continue;
        ++*units;
        if (it->stat > 0) might += it->stat;
    }
    return might;
}

int judge_worth(const Judge *judge, ObjectId id)
{
    const Object *it = &judge->view.objects[id];
    const Card *card = &judge->table->library->cards[it->card];

    if (!it->card) return 1;
    int worth = 2 * (card->energy > 0 ? card->energy : 0) + 3 * (card->power > 0);

    if (judge_is_unit(judge, id)) worth += 3 * (it->stat > 0 ? it->stat : 0);
    return worth;
}

int judge_toughness(const Judge *judge, ObjectId id)
{
    const Object *it = &judge->view.objects[id];
    int left = it->stat - it->counters[COUNTER_DAMAGE];

    return left > 1 ? left : 1;
}

int judge_threat(const Judge *judge)
{
    int worst = 0, units;

    for (int i = 0; i < judge->view.players_n; i++) {
        const SpotId base = spot_of(judge->table, ZONE_BASE, i);
        int might = 0;

        if (judge_is_foe(judge, (PlayerId)i))
            might = sum_units(judge, base, JUDGE_FOES, &units);
        if (might > worst) worst = might;
    }
    return worst;
}

// Asks the queries of the card as the rules would; what the view does not show does not
// count.
int judge_victims(const Judge *judge, ObjectId object)
{
    const Library *library = judge->table->library;
    const Card *card = &library->cards[judge->view.objects[object].card];
    ObjectId found[OBJECTS_MAX];
    int victims = -1;
    Env env;

    env_of(judge->table, object, &env);
    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &library->abilities[card->abilities + i];
        const Clause *clause = &library->clauses[ability->clause];

        if (clause->sort != CLAUSE_EFFECT || !clause->targets_n) continue;
        int n = query_find(judge->table, &env, clause->targets[0], found, OBJECTS_MAX);
        if (victims < 0) victims = 0;
        for (int j = 0; j < n; j++)
            victims += judge->view.objects[found[j]].card &&
                       !judge_is_friendly(judge, found[j]);
    }
    return victims;
}

static bool says(const Card *card, const char *const *words, int n)
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

Does judge_card(const Judge *judge, CardId id)
{
    static const char *const harms[] = {
        "damage", "kill", "stun", "return", "enemy", "less Might", "banish"};
    static const char *const helps[] = {
        "more Might", "turn ends", "this turn", "buff", "ready", "gets"};
    const Library *library = judge->table->library;
    const Card *card = &library->cards[id];

    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &library->abilities[card->abilities + i];
        Does does = by_query(library, &library->clauses[ability->clause]);

        if (does != DOES_NEITHER) return does;
    }
    if (says(card, harms, COUNT_OF(harms))) return DOES_HARM;
    return says(card, helps, COUNT_OF(helps)) ? DOES_HELP : DOES_NEITHER;
}
