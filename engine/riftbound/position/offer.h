// offer.h -- the options of a question that many chapters offer alike.
//
// Each adds to the question that ask_begin started. ask_option asserts that there is room.

#ifndef OFFER_H
#define OFFER_H

#include "engine/cards/rules.h"
#include "engine/kernel/table/ask.h"

// Offers the [n] objects of [ids], in this order.
void offer_objects(Question *question, const ObjectId *ids, int n);

// Offers the [n] spots, in this order.
void offer_spots(Question *question, const SpotId *spots, int n);

// Offers the ability [clause] of the object [carrier], with the [form] that tells it apart
// (ability_form), as number [n] of several.
void offer_ability(Question *question, ObjectId carrier, ClauseId clause, int form,
                   int n);

// Offers a price of up to [PRICE_RECORDS] cost records, 0 after the last.
enum { PRICE_RECORDS = 3 };
void offer_price(Question *question, PriceBase base, const uint16_t *costs);

// Offers to pass, or to stop.
void offer_pass(Question *question);

#endif
