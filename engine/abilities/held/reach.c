// reach.c -- asks the game which gifts and losses of passives reach a card off the board.
//
// A subject reaches there if it says so: it is the card itself, it names places, or it is
// of a kind whose home is off the board (library_reaches). The answer needs passives, which
// need the abilities that this file helps to find: so it is asked by a pointer that the game
// sets (Rules.reached).

#include "engine/abilities/held/reach.h"

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

static bool delayed_reaches(const Table *table)
{
    const State *state = table->state;

    for (int i = 0; state->delayed_n && i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (library_reaches(table->library, &table->library->clauses[m->clause]))
            return true;
    }
    return false;
}

bool reach_is_possible(const Table *table, ObjectId id)
{
    const Gifts *reached = &table->library->reached;
    const ObjectId *ids;

    if (!reached->kinds && !reached->keywords && !reached->takes && !reached->tags)
        return false;
    if (table->reaching) return false;
    if (spot_is(table, table->state->objects[id].spot, ZONE_BOARD)) return false;
    if (object_card(table, id)->interest.reaches & REACHES_ITSELF) return true;
    (void)ability_active_objects(table, &ids);
    return table->interest.reaches & REACHES_OTHERS || delayed_reaches(table);
}

bool reach_find(const Table *table, ObjectId id, int k, Reached *found)
{
    return reach_is_possible(table, id) && table->rules->reached &&
           table->rules->reached(table, id, k, found);
}

int reach_taken_at(const Table *table, ObjectId id, int keyword)
{
    Reached found;
    int age = -1;

    if (!table->library->reached.takes) return -1;
    for (int k = 0; reach_find(table, id, k, &found); k++)
        if (found.grant->kind == GRANT_LOSS && found.age > age &&
            (!found.grant->keyword || found.grant->keyword == keyword))
            age = found.age;
    return age;
}

bool reach_gives_tag(const Table *table, ObjectId id, int tag)
{
    Reached found;

    if (!table->library->reached.tags) return false;
    for (int k = 0; reach_find(table, id, k, &found); k++)
        if (found.grant->kind == GRANT_TAG && found.grant->value == tag) return true;
    return false;
}
