// target.h -- choosing targets and destinations (rules 355.4-355.16).
//
// The targets of an item lie in groups, one for each query of the clause and one for its
// destination, in that order. A target is an object, a player, a place or an ability on the
// chain, each written as a Ref: all but objects have id 0. A player is offered only choices
// after which everything else can still be chosen and paid, Deflect counted.

#ifndef TARGET_H
#define TARGET_H

#include "engine/cards/value.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"

// Write a player, a place or a chain item as a target, and read it back.
Ref target_of_player(PlayerId player);
Ref target_of_spot(SpotId spot);
Ref target_of_item(uint16_t serial);
bool target_is_player(Ref target, PlayerId *player);
bool target_is_spot(Ref target, SpotId *spot);
bool target_is_item(Ref target, uint16_t *serial);

// The item for which somebody chooses, its words, and the price so far.
typedef struct Choosing {
    Table *table;
    Item *item;
    Env env;
    Bill bill; // without targets still to come
    Payable payable;
    uint16_t before; // the last thing that was chosen before the clause (Env.chosen)
    bool is_billed;  // both are worked out; else only [affords] is known of them
    bool affords;    // what is payable is known to be enough for the bill
    bool tries_cost; // choices must leave the cost of the ability payable as a whole
    // Returns whether what follows the clause can be chosen and paid too, where that looks at
    // what is chosen for it; NULL: nothing does.
    bool (*follows)(struct Choosing *choosing);
    int effect; // the number of the effect in its execution, from 1 on; for [follows] alone
} Choosing;

// Begins to choose for [item], whose ability [clause] is; NULL: its card is played.
void target_begin(Choosing *choosing, Table *table, Item *item, const Clause *clause);

// The same for a play whose price is known to be payable, and nothing changes but choices with
// a cost of their own. Where there are none, bill and payable are never worked out.
void target_begin_paid(Choosing *choosing, Table *table, Item *item);

// Returns whether the ability has no cost, and no choices that could give it one: nothing
// else changes the price of what nobody uses.
bool target_is_free(const Table *table, const Item *item, const Clause *clause);

// Works out what target_begin_paid left out.
void target_reckon(Choosing *choosing);

// Goes on with another bill.
void target_bill(Choosing *choosing, const Bill *bill);

// Returns whether what its player can pay is enough for the bill so far.
bool target_bill_suffices(Choosing *choosing);

// Returns whether all targets of [clause] can be chosen, from query [first] on.
bool target_all_exist(Choosing *choosing, const Clause *clause, int first);

// Adds to choosing->bill the least that the targets of [clause] will cost, as if they were
// chosen so. Returns false if they cannot be chosen.
bool target_reserve(Choosing *choosing, const Clause *clause);

// Tells an observer that wants every reason why the targets of [clause] cannot be chosen: the
// queries that find too few, or what choosing costs. Tells nothing where they can.
void target_refuse(const Choosing *choosing, const Clause *clause);

// Asks for all targets and for the destination. Returns false where there are none after
// all.
bool target_choose(Choosing *choosing, const Clause *clause);

// Returns how many groups a clause's choices fill.
int target_groups(const Clause *clause);

// Writes the arguments of `run`: the targets from group [group] on without those that are
// illegal by now (359.3.e). Returns how many arguments.
int target_values(Table *table, Env *env, const Clause *clause, int group,
                  Value *values);

// Returns whether the query wants something of all chosen things together.
bool target_is_of_group(const Query *q);

// Returns whether the query, or one in it, looks at what was chosen before.
bool target_looks_back(const Table *table, QueryId query);

// Tells that the item's targets were chosen (383.4.b), except the [known] ones, which were
// its targets before (754).
void target_tell(Table *table, const Item *item, const Ref *known, int known_n);

// The things that are to move to one place together: the objects among [n] choices.
typedef struct {
    const Ref *chosen;
    int n;
} Movers;

// Lists the places to which they could be moved: legal ones for the first, and not where one of
// them is (355.4.a). Returns how many.
int target_destinations(const Table *table, const Env *env, Movers movers,
                        Location location, SpotId *spots);

#endif
