// choice.h -- the choices of a spell or an ability: modes, targets, destinations.
//
// Players make them while the item is finalized (355), in printed order, for a spell that
// repeats once for each execution. To ask whether they can be made changes nothing, and
// counts all together: the cost of choosing (Deflect) must be payable for the whole.

#ifndef CHOICE_H
#define CHOICE_H

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/play/target.h"

// Returns the clause whose targets an item has: its own, or the mode that was chosen.
const Clause *choice_clause(const Table *table, const Item *item, const Clause *clause);

// Returns whether the keyword that governs this text of the item, if one does, lets it
// work (727). Text that is inactive while choices are made has chosen nothing, also if it
// works later.
bool choice_is_on(const Table *table, const Item *item, const Active *ability);

// Lets [env] speak for the text that the ability is of, where the item is a card that is played:
// of its number, and of the additional cost above it. Any other item has its own.
void choice_speak(const Item *item, const Active *ability, Env *env);

// Returns whether [clause] has a mode that its user has not chosen yet.
bool choice_has_fresh_mode(const Table *table, const Item *item, const Clause *clause);

// Returns whether [clause], in one of its modes if it has any, has the targets that it
// needs.
bool choice_is_possible(Choosing *choosing, const Clause *clause);

// Returns whether every effect of the spell has them, and the choices of all can be paid
// with the price that [choosing] begins with.
bool choice_is_possible_for_spell(Choosing *choosing);

// Tell an observer that wants every reason why the choices of a clause, or of a spell, cannot
// be made: each mode for itself.
void choice_refuse(const Choosing *choosing, const Clause *clause);
void choice_refuse_for_spell(const Choosing *choosing);

// Ask for mode and targets. Return false where nothing fits.
bool choice_make(Table *table, Item *item, const Clause *clause);
// [aside] must remain beside the price; below 0: so much of the price is not due.
bool choice_make_for_spell(Table *table, Item *item, const Price *aside);

// Asks for the choices of a finalized item anew: modes, targets, destinations (751-755).
bool choice_make_anew(Table *table, uint16_t serial);

#endif
