// age.h -- since when a text has been active, where the oldest or the youngest counts (480).
//
// Text that something waits for has a timestamp of its own each time that it becomes active
// (480.2). Only text is kept that sets a number, where the youngest counts, or that changes one
// and asks for one, where the oldest comes first; and while something takes abilities, text that
// gives or takes them: all else adds up, in whatever order.

#ifndef AGE_H
#define AGE_H

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/table.h"

// Notes which texts of objects have become active or inactive since the last call. A game
// calls it as often as it looks at what has changed.
void age_note(Table *table);

// The same of text that gives or takes abilities, before an effect does so: what is active now is
// older. [takes]: that effect may take some. What has become inactive waits for age_note.
void age_note_gifts(Table *table, bool takes);

// Returns whether there may be such a text in this game now, or the age of one is kept: then
// age_note has something to do.
bool age_matters(const Table *table);

// Returns the timestamp of the answer that the scan has found. Text that was not noted yet
// is younger than all that was.
int age_of(const PassiveScan *found);

// Returns whether something may take abilities, so that gifts go by their ages.
bool age_counts(const Table *table);

// Returns whether the clause takes abilities.
bool age_takes(const Clause *clause);

// Returns the same as Granted.age has it: 0 where no gift goes by its age.
uint16_t age_of_gift(const PassiveScan *found);

// Return the modifier that keeps the timestamp of the text on [object], -1: it has none; and
// whether that is of this text. One text that is there twice has two: each gift has its own.
int age_find(const State *state, Ref object, const Active *text);
bool age_is_of(const Modifier *since, const Active *text);

#endif
