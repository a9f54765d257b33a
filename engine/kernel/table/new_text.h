// new_text.h -- text that the running action brings, which reacts to none of its events.
//
// A condition is judged right after an event (383.2.c), of the abilities that were there when
// it happened. Text that a thing gets by being attached or by becoming a copy is not among
// them (370.1.b.1). It hears what happens from the next action on.

#ifndef NEW_TEXT_H
#define NEW_TEXT_H

#include "engine/kernel/table/table.h"

// Notes which text there is, before the running action gives [id] another text or host. It is
// called within an action, with gifts up to date.
void new_text_comes(Table *table, ObjectId id);

// Returns whether the running action brought the object the clause: by the row of
// State.granted, or with -1 as text of its card.
bool new_text_is(const Table *table, ObjectId object, const Clause *clause, int row);

#endif
