// damage.h -- dealing damage, and what happens to it before a unit takes it (417, 437).
//
// Effects may multiply the damage that a unit would take, make it more or less, or prevent
// it. One kind applies after the other, in the order of the unit's controller (372), and
// each once: to combat damage while it is assigned (465.2.c.5), to other damage as it is
// dealt. Effects that make something else happen instead are in replacement.h.

#ifndef DAMAGE_H
#define DAMAGE_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

typedef enum { CHANGE_TIMES, CHANGE_MORE, CHANGE_PREVENT, CHANGES } Change;

// The changes of the damage to one unit, in the order in which they apply.
typedef struct {
    int16_t times;          // 1: as it is
    int16_t more;           // may be negative
    int16_t prevents;       // PREVENT_ALL: whatever the amount
    int16_t shared;         // of that: as long as no other unit of its player uses it
    uint8_t order[CHANGES]; // of the kinds there are
    uint8_t n;
} Taking;

// Reads them. Asks the unit's controller where the order matters.
Taking damage_taking(Table *table, ObjectId unit);

// Returns how much damage of [by] kills the unit: its Might, or less where a card says so
// (142.4.b-c); never 0.
int damage_lethal(const Table *table, ObjectId unit, PlayerId by);

// Return how much of [amount] is dealt, and the least amount of which [lethal] is dealt:
// PREVENT_ALL where no amount will do.
int damage_dealt(const Taking *taking, int amount);
int damage_needed(const Taking *taking, int lethal);

// Returns how much of what it shares with others [amount] would use up.
int damage_shares(const Taking *taking, int amount);

// Returns the event of combat damage: the units that strike the combat's blow deal it, each of
// them (417.6).
Event damage_of_combat(const Table *table, ObjectId unit, int amount, PlayerId by);

// Deals combat damage that was assigned with [taking]: no bonus, of no item (465.2.d). Uses up
// what prevents it. Returns how much was dealt.
int damage_combat(Table *table, ObjectId unit, int amount, const Taking *taking,
                  PlayerId by);

// Deals [amount] plus Bonus Damage. Returns how much was dealt. [source] is the unit that
// deals it, 0 for the spell or ability itself (417).
int damage_deal(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by);

// Deals [amount], which contains the Bonus Damage already (715).
int damage_share(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by);

// Returns the Bonus Damage that [cause] deals to the unit with each instance (713).
int damage_bonus(const Table *table, const Cause *cause, ObjectId unit);

#endif
