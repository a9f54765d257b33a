// pay.h -- paying Energy and Power (rule 357).
//
// Paying is automatic where it makes no difference: floating resources first, exhausted
// runes before ready ones, one rune for Energy and then for Power. The player chooses
// where different cards or domains could pay (357.1).

#ifndef PAY_H
#define PAY_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// Pays the price; asks the player where it matters. [purpose] is the card that is played
// with it, 0 for an ability. Returns false if it turned out impossible: then nothing is spent.
bool pay_price(Table *table, PlayerId player, const Price *price, ObjectId purpose);

// Returns how often the player could pay [each], which costs something.
int pay_most_times(const Table *table, PlayerId player, const Price *each,
                   ObjectId purpose);

// Asks how often the player pays: from not at all to [most]. [about] is the card that the
// question is about.
int pay_ask_times(Table *table, PlayerId player, int most, Ref about);

#endif
