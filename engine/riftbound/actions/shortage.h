// shortage.h -- what is missing to pay a price, for those who ask why something is refused.

#ifndef SHORTAGE_H
#define SHORTAGE_H

#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"

// Tells an observer that wants every reason what of [price] cannot be paid with [payable]: a
// reason for each resource of which there is too little, with how much there is and how
// much it takes. Where the sums of all are enough and yet not together, no number says it.
// Tells nothing where the price can be paid.
void shortage_tell(const Table *table, const Price *price, const Payable *payable);

// Returns the refusal of a bill that cannot be paid: too little Energy, else too little Power.
Refusal shortage_of_bill(const Bill *bill, const Payable *payable);

// Tells the same as shortage_tell of what a bill comes to, with the first of its alternatives.
void shortage_tell_bill(const Bill *bill, const Payable *payable);

#endif
