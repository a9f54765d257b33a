// act.h -- the game actions: what cards and the procedure do (rules 413-444).
//
// Each action is asked about first (prohibitions, replacements), done as far as possible
// (055), and told as events; several objects given at once are one action and their
// events are simultaneous. [by] is the player responsible, NOBODY for the procedure
// (411). What causes it is the item that resolves now (run.h: cause_now).
//
// Layer 10: includes trigger_place.h.

#ifndef ACT_H
#define ACT_H

#include "engine/riftbound/actions/trigger_order.h"

// Returns how many were killed; replaced deaths do not count (428).
int act_kill(Table *table, const ObjectId *ids, int n, PlayerId by);

// The same with another cause and a responsible player for each (428.5.c).
typedef struct {
    ObjectId id;
    PlayerId by;
    Cause cause;
} Death;
int act_die(Table *table, Death *deaths, int n);

// Named player counters: false where there is less (728).
bool act_spend_counter(Table *table, PlayerId player, int counter, int n);

// A status that a set declares: false where nothing changes (441-442).
bool act_mark(Table *table, ObjectId id, int status, bool on, PlayerId by);

bool act_heal(Table *table, ObjectId unit);
bool act_exhaust(Table *table, ObjectId id, PlayerId by);
bool act_ready(Table *table, ObjectId id, PlayerId by);
bool act_stun(Table *table, ObjectId unit, PlayerId by);
bool act_buff(Table *table, ObjectId unit, PlayerId by);
bool act_spend_buff(Table *table, ObjectId unit, PlayerId by);

// Draws; a short deck burns out in between (413, 431). Returns how many were drawn.
int act_draw(Table *table, PlayerId player, int n);
int act_burn(Table *table, PlayerId player, int n);
int act_channel(Table *table, PlayerId player, int n, bool exhausted);
void act_discard(Table *table, const ObjectId *ids, int n, PlayerId by);

// To the bottom of their owners' decks, several to a main deck in random order (416.5).
int act_recycle(Table *table, const ObjectId *ids, int n, PlayerId by);
Ref act_banish(Table *table, ObjectId id, PlayerId by);

// To a zone of its owner (056): hand, champion zone, top of a deck.
Ref act_put(Table *table, ObjectId id, int zone, PlayerId by);
bool act_recall(Table *table, ObjectId id, PlayerId by);
void act_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by);
bool act_detach(Table *table, ObjectId gear, PlayerId by);
void act_take_control(Table *table, ObjectId id, PlayerId player);

// The same until the modifier [how] ends, which knows the object and its source.
void act_lend_control(Table *table, ObjectId id, PlayerId player, const Modifier *how);

void act_gain_points(Table *table, PlayerId player, int n);

// Ends the game: [winner] NOBODY is a draw.
void act_end_game(Table *table, PlayerId winner);

// Takes an object to a spot in the name of [event] (which is told before it goes, so
// that it is seen where it was): false if something else happened instead.
Ref act_leave(Table *table, ObjectId id, SpotId to, End end);

#endif
