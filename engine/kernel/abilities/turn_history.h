// turn_history.h -- what a turn remembers: events that some card may count, uses of abilities.
//
// A record keeps what conditions can ask about. There is room for so many; in a long turn
// those alike become one that counts several, and only where even that is not enough
// details are given up: of things that are gone, then places, things, causes, faces. How
// often an ability was used is never given up.

#ifndef TURN_HISTORY_H
#define TURN_HISTORY_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Keeps the event for this turn's conditions, if any card may ask.
void turn_history_add(Table *table, const Event *event);

// How often this turn something happened that fits the clause's pattern; [by] counts
// one player's doing alone, NOBODY counts all.
int turn_history_count(const Table *table, const Env *env, const Clause *clause,
                       PlayerId by);

// Abilities with `each_turn`: how often the one of [source] was used this turn, and
// that it is now.
bool turn_history_is_used_up(const Table *table, Ref source, ClauseId clause);
void turn_history_note_use(Table *table, Ref source, ClauseId clause);

// The modes that [source] has chosen this turn, of abilities with `fresh`.
bool turn_history_has_mode(const Table *table, Ref source, ClauseId mode);
void turn_history_note_mode(Table *table, Ref source, ClauseId mode);

#endif
