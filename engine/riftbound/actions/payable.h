// payable.h -- reckons what a player could pay: floating resources and resource abilities.
//
// A resource ability adds resources, may be used as a Reaction, and costs nothing but its
// own object (429.3).

#ifndef PAYABLE_H
#define PAYABLE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/rulebook.h"

enum { RESOURCE_ABILITIES_MAX = 96 };

// All that a player could pay at the moment.
typedef struct {
    int energy;
    int power[DOMAIN_COUNT];
    int any; // pays for whatever is wanted
} Payable;

// Reckon what [player] could pay, and whether that is enough for [price]. [purpose] is the
// card that is played with it, 0 for an ability: some abilities add only for certain cards.
Payable payable_of(const Table *table, PlayerId player, ObjectId purpose);
bool payable_suffices(const Payable *payable, const Price *price);
bool payable_affords(const Table *table, PlayerId player, const Price *price,
                     ObjectId purpose);

// Adds that much of one resource to the player's Rune Pool (429).
void payable_gain(Table *table, PlayerId player, int resource, int amount);

// A use of a resource ability and what it gives.
typedef struct {
    ObjectId object;
    ClauseId clause;
    uint8_t resource; // RESOURCE_ENERGY, a domain's, or RESOURCE_ANY
    uint8_t amount;
} ResourceAbility;

// Lists all uses that [player] has now, [max] at most. Returns how many.
int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities, int max);

// Uses one: pays its cost and adds the resource to the pool.
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability);

// Returns the ACTION_ that a resource ability costs its own object: what takes it away, else
// its exhaustion; -1 where the ability costs anything else.
int payable_ability_action(const Table *table, const Clause *clause);

#endif
