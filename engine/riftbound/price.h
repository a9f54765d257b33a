// price.h -- Energy and Power: what is due, what could be had, and paying it (rules 163, 356-357).
//
// Paying is automatic where it makes no difference: floating resources first, exhausted
// runes before ready ones, one rune for Energy and then for Power. Where different cards
// or domains could pay, the player is asked (357.1). Only abilities that add, may be used
// as Reactions and cost nothing but their own object take part (429.3).
//
// Layer 9: includes board.h.

#ifndef PRICE_H
#define PRICE_H

#include "board.h"

typedef struct {
    int energy;
    int power[DOMAIN_COUNT]; // of one domain
    int own;                 // of any of own_domains
    int any;
    uint8_t own_domains;
} Price;

// What a player could pay now: floating and from abilities that add.
typedef struct {
    int energy;
    int power[DOMAIN_COUNT];
    int any; // pays for whatever is wanted
} Means;

// Adds a cost record, [times] over; below 0 it takes away, never below 0.
void price_add(const Table *table, Price *price, uint16_t cost, int times);
bool price_is_nothing(const Price *price);

// [purpose] is the card that is played with it, 0 for an ability.
Means means_of(const Table *table, PlayerId player, ObjectId purpose);
bool means_suffice(const Means *means, const Price *price);
bool price_affordable(const Table *table, PlayerId player, const Price *price,
                      ObjectId purpose);

// Pays; asks where it matters. False if it turned out impossible.
bool price_pay(Table *table, PlayerId player, const Price *price, ObjectId purpose);

// Adds that much of one resource to the player's rune pool (429).
void price_gain(Table *table, PlayerId player, int resource, int amount);

// Uses one ability that adds, by hand (floating).
typedef struct {
    ObjectId object;
    ClauseId clause;
    uint8_t resource; // RESOURCE_ENERGY, a domain's, or RESOURCE_ANY
    uint8_t amount;
} Adder;
int adders_of(const Table *table, PlayerId player, ObjectId purpose, Adder *adders,
              int max);
void adder_use(Table *table, PlayerId player, Adder adder);

#endif
