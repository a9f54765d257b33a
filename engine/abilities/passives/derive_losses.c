// derive_losses.c -- in which order passives take and give abilities, and what is taken out because
// it does not hold in the end.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"

// Finds the oldest passive that takes something and has not had its turn.
static bool find_taker(const Table *table, int question, const Takers *had,
                       Taker *found)
{
    PassiveScan scan;
    int oldest = 0;

    found->clause = NULL;
    passive_scan(&scan, table, question, 0);
    scan.open = true;
    while (passive_next(&scan)) {
        const int age = age_of(&scan);

        if ((found->clause && age >= oldest) || derive_is_among(had, &scan)) continue;
        *found = derive_taker(&scan);
        oldest = age;
    }
    return found->clause != NULL;
}

// Finds whom on the board it means, before it takes anything. Nobody else is judged for that.
static int find_meant(const Table *table, int question, const Taker *taker,
                      Meant *meant)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = derive_board_objects(table, ids);
    PassiveScan scan;
    int found = 0;

    for (int i = 0; i < n; i++) {
        passive_scan(&scan, table, question, ids[i]);
        scan.open = true;
        while (passive_next(&scan)) {
            if (!derive_is_that(&scan, taker) || !passive_fits(&scan)) continue;
            if (observer_is_there(table))
                observer_tell_answer(table, scan.clause, scan.env.carrier);
            meant[found++] = derive_meant_by(table, &scan, ids[i]);
            break;
        }
    }
    return found;
}

static void take_from(const Table *table, Layers *layers, int question,
                      const Taker *taker, Meant meant)
{
    PassiveScan scan;
    FixedAnswerers before;

    passive_scan(&scan, table, question, meant.object);
    passive_fix(&scan, &before);
    scan.open = true;
    while (passive_next(&scan))
        if (derive_is_that(&scan, taker))
            derive_give_found(table, layers, &scan, meant);
}

// Lets passives take abilities, the oldest first (480): it may take the text of the next one.
static void take_in_turn(const Table *table, Layers *layers, int question)
{
    Meant meant[OBJECTS_MAX];
    Takers had = {.n = 0};
    Taker *next = had.list;

    while (had.n < GIVERS_MAX && find_taker(table, question, &had, next)) {
        const int n = find_meant(table, question, next, meant);

        for (int i = 0; i < n; i++) take_from(table, layers, question, next, meant[i]);
        next = &had.list[++had.n];
    }
    derive_ask_each(table, layers, question, &had);
}

void derive_grants_of_passives(const Table *table, Layers *layers)
{
    layers->settled = true;
    layers->looked_for = layers->gives = 0;
    // Passives that take abilities away come first.
    for (int pass = 0; pass < 2; pass++)
        for (uint64_t left = table->granting; left; left &= left - 1) {
            const int question = __builtin_ctzll(left);
            const bool takes = table->losing >> question & 1u;

            if (takes == (pass > 0)) continue;
            if (!passive_may_answer(table, question)) continue;
            if (takes && !layers->came_alone)
                take_in_turn(table, layers, question);
            else
                derive_give_grants(table, layers, question);
        }
}

// Returns whether the passive still answers, whatever it takes itself. With [whomever] it checks the conditions
// alone, not whether the passive means the object.
static bool answers_still(const Table *table, int question, const Applied *a,
                          bool whomever)
{
    PassiveScan scan;

    passive_scan(&scan, table, question, a->object);
    scan.open = whomever;
    while (passive_next(&scan)) {
        if (scan.clause == &table->library->clauses[a->clause] &&
            scan.env.carrier.id == a->source && (!whomever || passive_is_on(&scan)))
            return true;
    }
    return false;
}

static bool gives_still(const Table *table, const Applied *a, bool whomever)
{
    for (uint64_t left = table->granting; left; left &= left - 1)
        if (answers_still(table, __builtin_ctzll(left), a, whomever)) return true;
    return false;
}

static bool still_holds(const Table *table, const Applied *a, bool whomever)
{
    bool holds;

    if (a->question) return answers_still(table, a->question - 1, a, whomever);
    if (age_takes(&table->library->clauses[a->clause]))
        table_scratch(table)->spared = a->source;
    holds = gives_still(table, a, whomever);
    table_scratch(table)->spared = 0;
    return holds;
}

bool derive_lose_one(const Table *table, Layers *layers)
{
    for (int i = 0; i < layers->n; i++) {
        Applied lost = layers->list[i];

        if (!lost.asks || still_holds(table, &lost, false)) continue;
        if (!derive_has_room(table, LIMIT_PASSIVES_LOST, layers->lost_n)) return false;
        if (!still_holds(table, &lost, true)) lost.object = 0;
        layers->lost[layers->lost_n++] = lost;
        return true;
    }
    return false;
}
