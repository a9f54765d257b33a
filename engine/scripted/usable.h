// usable.h -- the abilities of a thing that somebody could use now, and deciding for one.

#ifndef USABLE_H
#define USABLE_H

#include "engine/kernel/table/table.h"
#include "engine/scripted/choosing.h"

// An ability, with the words of whoever uses it.
typedef struct {
    const Clause *clause;
    Env env;
} Usable;

// Lists the abilities of [kind] that the thing has, in printed order, as [player] would use
// them. [list] has room for WAYS_MAX. Returns how many.
int usable_list(Table *table, ObjectId thing, ClauseKind kind, PlayerId player,
                Usable *list);

// Lists the activated abilities that [player] may use now: number [n] as the thing has them,
// counted from 1, or 0 for all. Returns how many.
int usable_now(Table *table, ObjectId thing, int n, PlayerId player, Usable *list);

// Asks for the choices of an ability and for its cost, and notes that it is used. Returns
// false where that is not possible, or its player declines.
bool usable_decide(Table *table, Usable *ability, Choices *choices);

// Returns the option of using it.
Option usable_option(const Table *table, const Usable *ability);

// Returns the number of its clause.
ClauseId usable_id(const Table *table, const Usable *ability);

#endif
