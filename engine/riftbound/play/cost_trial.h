// cost_trial.h -- tries whether actions can be paid as a cost, and all that is to follow them
// (355.1, 357).
//
// A trial does on the State what the payment will do, in the same order, looks at the rest,
// and puts the State back: what pays no longer adds resources, makes nothing cheaper and can
// be no target. So whatever is offered can be paid to the end.

#ifndef COST_TRIAL_H
#define COST_TRIAL_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/cost_action.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/play/kept_gift.h"

enum { DUES_MAX = ADDITIONAL_MAX * COST_ACTIONS_MAX };

enum { CREDITS_MAX = 8 }; // what is done beyond them is reckoned again

// One action that is to be paid.
typedef struct {
    const CostAction *action;
    uint8_t *paid;   // where 1 + its number is noted, NULL: nowhere
    uint8_t keyword; // whose cost it is, 0: none's
    uint8_t least;   // of an open number
    uint8_t slot;    // where an additional cost has its amount
} Due;

// A thing that paid one of the dues.
typedef struct {
    ObjectId id;
    uint8_t due; // its number
} PaidDue;

typedef struct CostTrial {
    Table *table;
    Item *item; // the play, or the use of an ability
    Env env;    // what the words of the cost stand for
    const Due *dues;
    int n;
    Price credit; // what the price has fallen by what was paid, below 0 risen
    // Returns whether all that follows the payment is possible.
    bool (*ends)(struct CostTrial *trial);
    const void *context; // of `ends`
    // The price is paid before the actions: so `ends` sees the State as it is before them, and
    // [done]. Things in [chosen] will pay, and none of them has paid yet.
    bool price_first;
    const PaidDue *chosen;
    int chosen_n;
    // Within a trial: what was done so far, in a list of cost_trial_holds.
    PaidDue *done;
    int done_n;
    Price credits[CREDITS_MAX]; // and the credit after each
    int tries;                  // payments so far; beyond TRIALS_MAX none is found
    bool keeps;                 // the State is kept, to be put back
    Price before;               // the credit that it began with
    KeptGifts gifts;            // and what the card was given by then
    int last_known_n;           // and Table.last_known_n
    Ref paid_with;              // and what had paid by then
    CardId paid_card;
    int16_t paid_stat;
} CostTrial;

// Lists in [dues] the actions of a cost in the order of paying, each like [like]; a number is
// noted of the last that has one. Returns how many.
int cost_trial_dues(const Table *table, const Cost *cost, Due like, Due *dues);

// The price of a play, and the gifts that have a part in it, before something is paid.
typedef struct {
    Price price;
    KeptGifts gifts;
} FixedCost;

// Return them, when the item knows what is about to pay; hold both to that after the payment.
// The total is fixed before anything is paid (356, 357).
FixedCost cost_trial_fix(const CostTrial *trial);
void cost_trial_hold(CostTrial *trial, const FixedCost *fixed);

// Returns what a price is with the additional costs noted so far.
Price cost_trial_price(const Table *table, const Item *item);

// Returns what the words of a due stand for, and those of a play's additional costs.
Env cost_trial_env(const CostTrial *trial, const Due *due);
Env cost_trial_env_of_play(const Table *table, const Item *item);

// Lists what can pay a due after what is chosen has paid. Returns how many.
int cost_trial_payers(CostTrial *trial, int which, ObjectId *ids);

// How much the action wants of an open or a fixed number.
void cost_trial_range(const Table *table, const Env *env, const Due *due, int *min,
                      int *max);

// Returns whether the dues from number [first] on can be paid somehow, after the [n]
// objects of [ids] have paid number [first] - 1 (0: nothing was paid). [more] of these
// pay that one besides.
bool cost_trial_holds(CostTrial *trial, int first, const ObjectId *ids, int n,
                      int more);

#endif
