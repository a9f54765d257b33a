// target.h -- choosing targets and destinations (rules 355.4-355.16).
//
// What was chosen lies in the item's groups, one for each query of the clause and one
// for its destination, in that order. A target is an object, a player or a place, each
// written as a Ref: players, places and abilities on the chain have id 0. Only choices are offered after which
// everything else can still be chosen and paid, Deflect counted.

#ifndef TARGET_H
#define TARGET_H

#include "engine/kernel/cards/value.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"

Ref target_of_player(PlayerId player);
Ref target_of_spot(SpotId spot);
Ref target_of_item(uint16_t serial);
bool target_is_player(Ref target, PlayerId *player);
bool target_is_spot(Ref target, SpotId *spot);
bool target_is_item(Ref target, uint16_t *serial);

// What choosing for an item has to look at.
typedef struct {
    Table *table;
    Item *item;
    Env env;
    Price price; // without targets still to come
    Payable payable;
} Choosing;

void target_begin(Choosing *choosing, Table *table, Item *item);

// Whether all targets of [clause] can be chosen, from query [first] on.
bool target_all_exist(Choosing *choosing, const Clause *clause, int first);

// Adds to choosing->price the least that the targets of [clause] will cost, as if they
// were chosen so. False if they cannot be.
bool target_reserve(Choosing *choosing, const Clause *clause);

// Asks for them all and for the destination. False if there turned out to be none.
bool target_choose(Choosing *choosing, const Clause *clause);

// How many groups a clause's choices fill.
int target_groups(const Clause *clause);

// The arguments for `run`: chosen things from group [group] on, those that are illegal
// by now left out (359.3.e). Returns how many arguments.
int target_values(Table *table, Env *env, const Clause *clause, int group,
                  Value *values);

// Tells that the item's targets were chosen (383.4.b), but for the [known] ones, which
// were its targets before (754).
void target_tell(Table *table, const Item *item, const Ref *known, int known_n);

// Places to which [unit] could be moved: legal, and not where it is.
int target_destinations(const Table *table, const Env *env, ObjectId unit,
                        Location location, SpotId *spots);

#endif
