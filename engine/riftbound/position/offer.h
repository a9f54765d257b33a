// offer.h -- the options of a question that many chapters offer alike.
//
// Each adds to the question that ask_begin started. ask_option asserts that there is room.

#ifndef OFFER_H
#define OFFER_H

#include "engine/kernel/table/ask.h"

// Offers the [n] objects of [ids], in this order.
void offer_objects(Question *question, const ObjectId *ids, int n);

// Offers the [n] spots, in this order.
void offer_spots(Question *question, const SpotId *spots, int n);

// Offers the ability [clause] of the object [carrier], as number [n] of several.
void offer_ability(Question *question, ObjectId carrier, ClauseId clause, int n);

// Offers to pass, or to stop.
void offer_pass(Question *question);

#endif
