// price.h -- what is due: Energy and Power (rules 163, 356).
//
// Layer 9: includes board.h.

#ifndef PRICE_H
#define PRICE_H

#include "engine/riftbound/position/board.h"

typedef struct {
    int energy;
    int power[DOMAIN_COUNT]; // of one domain
    int own;                 // of any of own_domains
    int any;
    uint8_t own_domains;
} Price;

// Adds a cost record, [times] over; below 0 it takes away, never below 0.
void price_add(const Table *table, Price *price, uint16_t cost, int times);
bool price_is_nothing(const Price *price);

#endif
