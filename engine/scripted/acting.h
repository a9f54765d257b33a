// acting.h -- actions whose events are simultaneous, and the triggers that they find.
//
// All that happens between acting_begin and acting_end is one action. When the outermost
// one ends, its triggers get their places: the turn player's first, then by seats, each
// player's in the order of spots. Then they act at once, or they wait behind those of
// earlier actions until acting_settle, as the game says (TriggerTime). Without end they
// are a fault (CASCADE_MAX).

#ifndef ACTING_H
#define ACTING_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

void acting_begin(Table *table);
void acting_end(Table *table);

// Lets all triggers act that wait, and those that they bring about; then what is due (due.h),
// each thing with all that follows from it. The step calls it when setup or turn is done.
void acting_settle(Table *table);

// Lets [clause], an effect of the ability that [env] belongs to, act about [subject] (id 0:
// nothing) or [player] (NOBODY: none) as a trigger of the running action would: do_this.
void acting_reflexive(Table *table, const Env *env, ClauseId clause, Ref subject,
                      PlayerId player);

// Fills [cause] with that of whatever happens now: the ability whose instructions run, or the
// procedure.
void acting_cause(const Table *table, Cause *cause);

#endif
