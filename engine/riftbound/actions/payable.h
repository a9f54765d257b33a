// payable.h -- what a player could pay now: floating, and from abilities that add.
//
// Only abilities that add, may be used as Reactions and cost nothing but their own object
// take part (429.3).

#ifndef PAYABLE_H
#define PAYABLE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/rulebook.h"

enum { RESOURCE_ABILITIES_MAX = 96 };

// What a player could pay now: floating and from abilities that add.
typedef struct {
    int energy;
    int power[DOMAIN_COUNT];
    int any; // pays for whatever is wanted
} Payable;

// [purpose] is the card that is played with it, 0 for an ability.
Payable payable_of(const Table *table, PlayerId player, ObjectId purpose);
bool payable_suffices(const Payable *payable, const Price *price);
bool payable_affords(const Table *table, PlayerId player, const Price *price,
                     ObjectId purpose);

// Adds that much of one resource to the player's rune pool (429).
void payable_gain(Table *table, PlayerId player, int resource, int amount);

// Uses one ability that adds, by hand (floating).
typedef struct {
    ObjectId object;
    ClauseId clause;
    uint8_t resource; // RESOURCE_ENERGY, a domain's, or RESOURCE_ANY
    uint8_t amount;
} ResourceAbility;
int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities, int max);
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability);

// The one object that an adding ability may cost: its own. Returns what takes it away,
// else its exhaustion; -1 where the ability costs anything else.
int payable_ability_action(const Table *table, const Clause *clause);

#endif
