// replacement_inside.h -- finds the effects that would replace an event, and applies one.

#ifndef REPLACEMENT_INSIDE_H
#define REPLACEMENT_INSIDE_H

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// An effect that could apply, with its words.
typedef struct {
    Active ability;
    Env env;
} Candidate;

// The effects that have had their turn at an event. For a clause of a modifier the
// object that it is about counts too.
typedef struct {
    struct {
        ClauseId clause;
        Ref carrier, subject;
    } done[REPLACEMENTS_MAX];
    int n;
} Turns;

// Returns whether the effect has had its turn.
bool replacement_had_turn(const Turns *turns, const Candidate *candidate);

// Notes that it has it now.
void replacement_take_turn(Table *table, Turns *turns, const Candidate *candidate);

// Returns whether both are the same effect, for a clause of a modifier about the same object.
bool replacement_is_same(const Candidate *a, const Candidate *b);

// Finds the abilities of [kind] that apply to [event], or replace what it is as well
// (Rules.event_also). Returns how many. [found] has room for REPLACEMENTS_MAX.
int replacement_candidates(const Table *table, const Event *event, int kind,
                           Candidate *found);

// Returns whether it applies where [n] such events are to happen at once: it waits for no number
// of them, or for that one. Where it replaces them together its amount is their number.
bool replacement_counts(const Table *table, Candidate *candidate, int n);

// Offers it as option [n] of a question about which comes first.
void replacement_offer(const Table *table, Question *question,
                       const Candidate *candidate, int n);

// Returns whether the ability is an additional cost of the event.
static inline bool replacement_is_cost(const Table *table, const Active *ability,
                                       int event)
{
    return library_is_additional_cost(table->library, ability->id) &&
           pattern_names(ability->clause, event);
}

// Returns whether its cost is an additional cost of the play that the event is: who plays the
// card is asked for it then.
bool replacement_is_cost_of_play(const Table *table, const Candidate *candidate,
                                 const Event *event);

// Asks its controller where it says "may", and pays its cost. Returns whether it applies.
bool replacement_accept(Table *table, Candidate *candidate);

// Runs its instructions, and notes that it was used. [at_once] is what its action does besides;
// NULL: nothing.
void replacement_apply_one(Table *table, Candidate *candidate, const AtOnce *at_once);

#endif
