// offer.c -- options by their kind; fields that a kind does not use are empty.

#include "engine/riftbound/position/offer.h"

#include "engine/riftbound/position/rulebook.h"

void offer_objects(Question *question, const ObjectId *ids, int n)
{
    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
}

void offer_spots(Question *question, const SpotId *spots, int n)
{
    for (int i = 0; i < n; i++) {
        ask_option(question, (Option){.kind = OPTION_SPOT, .spot = spots[i]});
    }
}

void offer_ability(Question *question, ObjectId carrier, ClauseId clause, int form,
                   int n)
{
    ask_option(question,
               (Option){.kind = OPTION_OBJECT,
                        .object = carrier,
                        .ref = clause,
                        .spot = NOWHERE,
                        .n = (int16_t)n,
                        .form = (int16_t)form});
}

void offer_price(Question *question, PriceBase base, const uint16_t *costs)
{
    ask_option(question,
               (Option){.kind = OPTION_PRICE,
                        .part = (uint8_t)base,
                        .ref = costs[0],
                        .n = (int16_t)costs[1],
                        .spot = costs[2] ? costs[2] : NOWHERE});
}

void offer_pass(Question *question)
{
    ask_option(question, (Option){.kind = OPTION_PASS, .spot = NOWHERE});
}
