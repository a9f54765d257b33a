// turn_history.h -- the events of this turn that some card may count, and uses of abilities.
//
// A record keeps what conditions can ask about. When the array is full, records are merged
// that are alike; where that is not enough they lose details, in this order: actions,
// things that are gone, places, things, causes, faces. How often an ability was used is never lost.

#ifndef TURN_HISTORY_H
#define TURN_HISTORY_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Keeps the event for conditions of this turn, if any card may ask.
void turn_history_add(Table *table, const Event *event);

// Notes what is known of the thing whose ability the item was that [with] tells, where it is gone:
// its card, whose that was, and what is printed there.
void turn_history_note_gone(const Table *table, const Cause *with, Happened *kept);

// Takes the record of [event] out again that the running action has just noted: it does not
// count before turn_history_put puts it back. Returns false where none was noted.
bool turn_history_take(Table *table, int event, Happened *taken);
void turn_history_put(Table *table, const Happened *taken);

// Returns the number of the running action in this turn, 0 where none of its events is known
// yet.
uint16_t turn_history_running(const Table *table);

// An ability whose uses are counted: of whom, and with which value.
typedef struct {
    Ref source;
    ClauseId clause;
    int16_t form; // as ability_form
} Used;

// Return the ability of which [env] has the words, and the one that an item is.
Used turn_history_used(const Env *env, ClauseId clause);
Used turn_history_used_by(const struct Item *item);

// For abilities with `each_turn`, and activated ones with `once` or `uses`: whether it was used
// as often as it may be in a turn, or in all, and a note that it is used now. Where [source] has
// it several times, printed or by several givers, each instance may be used so often. Of equal
// ones the last that is left is used: what is given may go again while what is printed stays.
bool turn_history_is_used_up(const Table *table, Used used);
void turn_history_note_use(Table *table, Used used);

// For triggers and replacements with `once` or `uses`: whether all instances are used up.
bool turn_history_is_spent(const Table *table, Used used);

// For abilities with `fresh`: whether the mode, `clause` of [used], was chosen this turn, and a
// note that it is.
bool turn_history_has_mode(const Table *table, Used used);
void turn_history_note_mode(Table *table, Used used);

#endif
