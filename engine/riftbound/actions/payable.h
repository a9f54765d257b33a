// payable.h -- reckons what a player could pay: floating resources and resource abilities.
//
// A resource ability adds resources, may be used as a Reaction, and costs nothing but its
// own object (429.3).

#ifndef PAYABLE_H
#define PAYABLE_H

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/position/rulebook.h"

// All that a player could pay at the moment. Where an object has several abilities that
// exhaust it, the sum has them all, though only one of them can be used.
typedef struct {
    int energy;
    int power[DOMAIN_COUNT];
    int any; // pays for whatever is wanted
    // How it was reckoned, to be reckoned anew with one use for each such object.
    ObjectId purpose, reserved;
    PlayerId player;
    bool has_either; // there are such objects
    bool can_turn;   // there are abilities that turn resources into others
} Payable;

// The purpose of a payment: the card that is played, or the ability of a thing, which
// is that thing with a mark; 0: no purpose that a resource could be restricted to.
enum { PURPOSE_ABILITY = 0x8000 };

static inline ObjectId payable_thing(ObjectId purpose)
{
    return (ObjectId)(purpose & ~PURPOSE_ABILITY);
}

// Reckon what [player] could pay, and whether that is enough for [price]. [purpose] is the
// card that is played with it, 0 for an ability: some abilities add only for certain cards.
Payable payable_of(const Table *table, PlayerId player, ObjectId purpose);
Payable payable_without_end(void); // more than anything costs
bool payable_suffices(const Table *table, const Payable *payable, const Price *price);
bool payable_affords(const Table *table, PlayerId player, const Price *price,
                     ObjectId purpose);

// A resource of which there is too little for a price.
typedef struct {
    uint8_t resource; // RESOURCE_OWN: of several domains
    int has, wanted;
} Lack;

enum { LACKS_MAX = DOMAIN_COUNT + 3 };

// Lists in [lacks] of which resources the sum has too little. Returns how many: none where the
// sums of all are enough, though one thing may have to pay for two of them.
int payable_lacks(const Payable *payable, const Price *price, Lack *lacks);

// Returns whether the object may add resources, now or when it is ready: else the sum is
// the same without it.
bool payable_may_add(const Table *table, ObjectId id);

// An entry of the log tells so much of one resource at most: the entry's number is the
// resource times one more than this, and the amount.
enum { ADDED_AT_ONCE = 15 };

// Tells the log that the player added that much of one resource. Changes nothing.
void payable_tell_added(Table *table, PlayerId player, int resource, int amount);

// Adds that much of one resource to the player's Rune Pool (429).
void payable_gain(Table *table, PlayerId player, int resource, int amount);

// Returns how the player of [env] has in the pool what the clause adds for some things only.
Modifier payable_pool_how(const Env *env, ClauseId clause);

// Adds such a sum so.
void payable_pool_gain(Table *table, const Modifier *how, const int *sum);

// Takes from what the player has for some things, and what serves the purpose, a sum that is
// there. What was added for the payment under way serves it, until that is over.
void payable_pool_spend(Table *table, PlayerId player, ObjectId purpose,
                        const int *spent);

void payable_pool_settle(Table *table);

// Takes all from all players (317.2.d).
void payable_pool_empty(Table *table);

// Returns whether the player has what floats for some things only, whatever these are.
bool payable_pool_has(const Table *table, PlayerId player);

// Sums up in [sum], by resource, those that serve the purpose.
void payable_pool_sum(const Table *table, PlayerId player, ObjectId purpose, int *sum);

// Sums up in [sum], by resource, what an ability of the object with [face] adds now: [adds],
// with all that others add to it where the object is still there (0: it is not); adds such a
// sum.
void payable_sum_added(const Table *table, ObjectId id, CardId face, uint16_t adds,
                       int *sum);
void payable_gain_all(Table *table, PlayerId player, const int *sum);

// Adds all resources of [adds] to the player's Rune Pool. [face] is the card that adds
// them, as it was before its own cost took it away: `own` is Power of its domain
// (135.2.e.6).
void payable_add(Table *table, PlayerId player, const Cost *adds, CardId face);

// A use of a resource ability and one resource that it gives; it gives all of them.
typedef struct {
    ObjectId object;
    ClauseId clause;
    int16_t form;     // as ability_form
    uint8_t resource; // RESOURCE_ENERGY, a domain's, or RESOURCE_ANY
    uint8_t amount;
    bool exhausts; // the use exhausts its object
    bool
        is_either; // so does another ability of the object: only one of them can be used
} ResourceAbility;

// Returns whether the use of one makes the use of the other impossible: the object is
// exhausted once.
bool payable_excludes(const ResourceAbility *used, const ResourceAbility *other);

// Returns whether [price] can be paid with [pool], an amount of each resource, and the
// uses of [list], of which each object has one either-use.
bool payable_list_suffices(const int *pool, const ResourceAbility *list, int n,
                           const Price *price);

// A plan by which abilities that turn resources into others make a price payable
// (429.3): which of them, how often each, and the price that remains then, theirs
// included.
typedef struct {
    ResourceAbility uses[TURNING_MAX];
    int most
        [TURNING_MAX]; // things alike that can each be used once; 0: any number of times
    int times[TURNING_MAX];
    int taken[TURNING_MAX]; // so much of what they add pays for the price
    int n;
    Price due;
} Turning;

// Returns what the ability turns into what it adds, each time: its `for_each`, or the resources
// that one costs, once, which adds for some things only; 0: it turns nothing.
uint16_t payable_turn_cost(const Table *table, const Clause *clause);

// Finds the fewest of them with which [price] can be paid. Returns false where none help.
bool payable_turn(const Table *table, const Payable *payable, const Price *price,
                  Turning *turning);

// Lists all uses that [player] has now. Returns how many, RESOURCE_ABILITIES_MAX at most.
int payable_abilities(const Table *table, PlayerId player, ObjectId purpose,
                      ResourceAbility *abilities);

// Returns whether a use of the ability is among them, for no purpose in particular.
bool payable_has_use(const Table *table, PlayerId player, const Active *ability);

// Lists them and reckons what the player could pay with them. Says in [n] how many there are.
Payable payable_listed(const Table *table, PlayerId player, ObjectId purpose,
                       ResourceAbility *abilities, int *n);

// Lists the uses of abilities that turn what is paid for them into other resources, any amount.
int payable_turning(const Table *table, PlayerId player, ObjectId purpose,
                    ResourceAbility *abilities);

// Uses one: pays its cost and adds all its resources to the pool. The second only pays it, for so
// much Energy.
void payable_use_ability(Table *table, PlayerId player, ResourceAbility ability);
void payable_pay_itself(Table *table, PlayerId player, ResourceAbility ability,
                        int energy);

// What uses of an ability that turns resources add, and how the pool has it where that is for
// some things only.
typedef struct {
    Modifier how;
    int sum[RESOURCE_COUNT];
} PayableRest;

// Counts into the rest what so many uses add, before they are paid; and adds it to the pool.
void payable_rest_add(const Table *table, ResourceAbility ability, int times,
                      PayableRest *rest);
void payable_rest_gain(Table *table, PlayerId player, const PayableRest *rest);

// Returns the ACTION_ that a resource ability costs its own object: what takes it away, else
// its exhaustion; -1 where the ability costs anything else.
int payable_ability_action(const Table *table, const Clause *clause);

#endif
