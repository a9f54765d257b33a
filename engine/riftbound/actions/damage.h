// damage.h -- dealing damage, and what happens to it before a unit takes it (417, 437).
//
// What a unit would take may be multiplied, made more or less, and prevented. These
// changes apply one kind after the other; the unit's controller orders them (372). They
// apply once: to combat damage while it is assigned (465.2.c.5), to other damage as it
// is dealt. What makes something else happen instead is replace.h's.

#ifndef DAMAGE_H
#define DAMAGE_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

typedef enum { CHANGE_TIMES, CHANGE_MORE, CHANGE_PREVENT, CHANGES } Change;

// What changes the damage to one unit, in the order in which it applies.
typedef struct {
    int16_t times;          // 1: as it is
    int16_t more;           // may be negative
    int16_t prevents;       // PREVENT_ALL: whatever the amount
    uint8_t order[CHANGES]; // of the kinds there are
    uint8_t n;
} Taking;

// Reads them; where the order matters the unit's controller is asked.
Taking damage_taking(Table *table, ObjectId unit);

// What is dealt of [amount], and the least amount of which [lethal] is dealt:
// PREVENT_ALL where no amount will do.
int damage_dealt(const Taking *taking, int amount);
int damage_needed(const Taking *taking, int lethal);

// Deals combat damage that was assigned with [taking]: no bonus, no cause (465.2.d).
// What is prevented is used up; returns what was dealt.
int damage_combat(Table *table, ObjectId unit, int amount, const Taking *taking,
                  PlayerId by);

// Deals [amount] plus Bonus Damage; returns what was dealt. [source]: the unit that
// deals it, 0 for the spell or ability itself (417).
int damage_deal(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by);

// The same with what there is of Bonus Damage in [amount] already (715).
int damage_share(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by);

// The Bonus Damage that [cause] deals to the unit with each instance (713).
int damage_bonus(const Table *table, const Cause *cause, ObjectId unit);

#endif
