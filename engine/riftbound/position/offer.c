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

void offer_ability(Question *question, ObjectId carrier, ClauseId clause, int n)
{
    ask_option(question,
               (Option){.kind = OPTION_OBJECT,
                        .object = carrier,
                        .ref = clause,
                        .spot = NOWHERE,
                        .n = (int16_t)n});
}

void offer_pass(Question *question)
{
    ask_option(question, (Option){.kind = OPTION_PASS, .spot = NOWHERE});
}
