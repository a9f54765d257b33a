// action.h -- the game actions: what cards and the procedure do (rules 413-444).
//
// Each action is asked about first (prohibitions, replacements), done as far as possible
// (055), and told as events; several objects given at once are one action and their
// events are simultaneous. [by] is the player responsible, NOBODY for the procedure
// (411). What causes it is the item that resolves now (run.h: instruction_cause).

#ifndef ACTION_H
#define ACTION_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/table.h"

// Returns how many were killed; replaced deaths do not count (428).
int action_kill(Table *table, const ObjectId *ids, int n, PlayerId by);

// The same with another cause and a responsible player for each (428.5.c).
typedef struct {
    ObjectId id;
    PlayerId by;
    Cause cause;
} Death;
int action_die(Table *table, Death *deaths, int n);

// Named player counters: false where there is less (728).
bool action_spend_counter(Table *table, PlayerId player, int counter, int n);

// A status that a set declares: false where nothing changes (441-442).
bool action_mark(Table *table, ObjectId id, int status, bool on, PlayerId by);

bool action_heal(Table *table, ObjectId unit);
bool action_exhaust(Table *table, ObjectId id, PlayerId by);
bool action_ready(Table *table, ObjectId id, PlayerId by);
bool action_stun(Table *table, ObjectId unit, PlayerId by);
bool action_buff(Table *table, ObjectId unit, PlayerId by);
bool action_spend_buff(Table *table, ObjectId unit, PlayerId by);

// Draws; a short deck burns out in between (413, 431). Returns how many were drawn.
int action_draw(Table *table, PlayerId player, int n);
int action_burn(Table *table, PlayerId player, int n);
int action_channel(Table *table, PlayerId player, int n, bool exhausted);
void action_discard(Table *table, const ObjectId *ids, int n, PlayerId by);

// To the bottom of their owners' decks, several to a main deck in random order (416.5).
int action_recycle(Table *table, const ObjectId *ids, int n, PlayerId by);
Ref action_banish(Table *table, ObjectId id, PlayerId by);

// To a zone of its owner (056): hand, champion zone, top of a deck.
Ref action_put(Table *table, ObjectId id, int zone, PlayerId by);
bool action_recall(Table *table, ObjectId id, PlayerId by);
void action_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by);
bool action_detach(Table *table, ObjectId gear, PlayerId by);
void action_take_control(Table *table, ObjectId id, PlayerId player);

// The same until the modifier [how] ends, which knows the object and its source.
void action_lend_control(Table *table, ObjectId id, PlayerId player,
                         const Modifier *how);

void action_gain_points(Table *table, PlayerId player, int n);

// Ends the game: [winner] NOBODY is a draw.
void action_end_game(Table *table, PlayerId winner);

// Takes an object to a spot in the name of [event] (which is told before it goes, so
// that it is seen where it was): false if something else happened instead.
Ref action_leave(Table *table, ObjectId id, SpotId to, End end);

#endif
