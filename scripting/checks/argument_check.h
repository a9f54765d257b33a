// argument_check.h -- arguments that a verb does not accept, as far as a rehearsal shows it.

#ifndef ARGUMENT_CHECK_H
#define ARGUMENT_CHECK_H

#include "scripting/calls/argument.h"

// Raises a fault where a script in rehearsal shows that the verb does not accept the
// argument (argument_check.c).
void argument_check(const Call *call, char letter, int index, const Value *value);

// Raises a fault where a call names a zone that all players share, and whose it is.
void argument_check_zone(const Call *call);

// Raises a fault where a call names the player of a note that all share, or the entry of one
// that is no list (argument_check.c). The others do so where all arguments are there: where
// the entry of a list is left out, and for a reading in data.
void argument_check_note(const Call *call);
void argument_check_note_whole(const Call *call);
void argument_check_note_left_out(lua_State *L, const VerbRow *row,
                                  const WordRow *note);
void argument_check_note_data(const Call *call, bool about);

// Refuses terms of which one is never read.
void argument_check_terms(const Call *call);

// Refuses the number of that field, asked of what surely has none.
void argument_check_number_of(const Call *call, int field, const Value *value);

#endif
