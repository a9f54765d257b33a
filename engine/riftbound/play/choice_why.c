// choice_why.c -- tells why the choices of a clause, or of all effects of a spell, cannot be made.

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/choice_inside.h"
#include "engine/riftbound/position/rulebook.h"

void choice_refuse(const Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;

    if (!clause->modes_n) target_refuse(choosing, clause);
    for (int i = 0; i < clause->modes_n; i++) {
        if (choice_mode_is_stale(table, choosing->item, clause, i)) continue;
        target_refuse(choosing, &table->library->clauses[clause->modes + i]);
    }
}

// Tells that the modes of effects with `fresh` do not do for all of them, and which of them have
// no target.
static void refuse_fresh(const Choosing *choosing)
{
    const ObjectId id = choosing->item->object.id;
    Refusal first = REFUSAL_NONE;
    AbilityScan scan;

    ability_scan_kind(&scan, choosing->table, id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        const Sight sight = {
            .why = REFUSAL_NO_MODE_ROW, .clause = scan.now.id, .object = id};
        Choosing one = *choosing;

        if (!(scan.now.clause->flags & CLAUSE_FRESH)) continue;
        if (!first) (void)observer_refuses_for(choosing->table, &first, sight);
        choice_speak(one.item, &scan.now, &one.env);
        choice_refuse(&one, scan.now.clause);
    }
}

// Returns the effect, or the first of its modes that can be chosen.
static const Clause *possible_part(const Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;

    for (int i = 0; i < clause->modes_n; i++) {
        const Clause *mode = &table->library->clauses[clause->modes + i];
        Choosing one = *choosing;

        if (choice_mode_is_stale(table, choosing->item, clause, i)) continue;
        if (target_all_exist(&one, mode, 0)) return mode;
    }
    return clause;
}

// Tells of effects that look at each other's choices the first one that finds too few things
// beside those that the ones before it take.
static void refuse_bound(const Choosing *choosing)
{
    const Table *table = choosing->table;
    const int before = table->chosen_n;
    Choosing next = *choosing;
    AbilityScan scan;
    bool possible = true;
    int n = 0;

    ability_scan_kind(&scan, table, next.item->object.id, CLAUSE_EFFECT);
    while (possible && ability_next(&scan)) {
        Choosing one;

        choice_begin_effect(&next, &scan.now, ++n);
        if (!choice_is_on(table, next.item, &scan.now)) continue;
        one = next;
        possible = choice_is_possible(&one, scan.now.clause);
        if (!possible)
            choice_refuse(&next, scan.now.clause);
        else
            (void)target_reserve(&next, possible_part(&next, scan.now.clause));
    }
    choosing->table->chosen_n = before; // nothing stays of a trial
}

// Returns whether each effect of the spell, for itself, can be chosen. Tells why one cannot.
static bool refuse_each(const Choosing *all)
{
    bool possible = true;
    AbilityScan scan;

    ability_scan_kind(&scan, all->table, all->item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        Choosing one = *all, told;

        if (!choice_is_on(all->table, one.item, &scan.now)) continue;
        choice_speak(one.item, &scan.now, &one.env);
        told = one;
        if (choice_is_possible(&one, scan.now.clause)) continue;
        choice_refuse(&told, scan.now.clause);
        possible = false;
    }
    return possible;
}

void choice_refuse_for_spell(const Choosing *choosing)
{
    Choosing all = *choosing;
    bool possible;

    all.payable = payable_without_end();
    possible = refuse_each(&all);
    if (possible && !choice_fresh_modes_suffice(&all, 0)) {
        refuse_fresh(&all);
        possible = false;
    }
    if (possible && choice_effects_are_bound(&all)) refuse_bound(&all);
    // Choices that are impossible earn nothing.
    if (!possible || !choice_reserve_effects(&all, 0))
        target_bill(&all, &choosing->bill);
    shortage_tell_bill(&all.bill, &choosing->payable);
}
