// price.h -- an amount of Energy and Power that is due (rules 163, 356).

#ifndef PRICE_H
#define PRICE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/rulebook.h"

typedef struct {
    int energy;
    int power[DOMAIN_COUNT]; // of one domain
    int own;                 // of any of own_domains
    int any;
    uint8_t own_domains;
} Price;

// The parts of a price: Power of one domain (its number), and these.
enum { PRICE_OWN = DOMAIN_COUNT, PRICE_ANY, PRICE_ENERGY, PRICE_PARTS };

// Returns how much of a part is due.
int *price_part(Price *price, int part);

// Returns the resources that pay for a part, one bit each.
unsigned price_payers(const Price *price, int part);

// Adds to [credit] what makes [after] as much as [before].
void price_hold(Price *credit, const Price *before, const Price *after);

// Adds a cost record [times] over. With [times] below 0 it takes away, as far as 0.
void price_add(const Table *table, Price *price, uint16_t cost, int times);
// Add an amount of one resource, and all of [more].
void price_gain(Price *price, int resource, int amount);
void price_join(Price *price, const Price *more);
bool price_is_nothing(const Price *price);

// Returns how many resources it is in all.
int price_sum(const Price *price);
// Returns whether [a] is in no part more than [b].
bool price_is_within(const Price *a, const Price *b);
bool price_equal(const Price *a, const Price *b);

#endif
