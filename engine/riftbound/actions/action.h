// action.h -- the game actions of cards and of the procedure (rules 413-444).
//
// Each action first asks prohibitions and replacements, then does as much as is possible
// (055), and tells it as events. Several objects given at once are one action, and their
// events are simultaneous. [by] is the player responsible, NOBODY for the procedure (411).
// The cause is the item that resolves at the moment (instruction_cause).
//
// Functions that return bool say whether the action was done; a Ref is the object as it is
// afterwards.

#ifndef ACTION_H
#define ACTION_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/rulebook.h"

// Kills the objects at once. Returns how many died; replaced deaths do not count (428).
int action_kill(Table *table, const ObjectId *ids, int n, PlayerId by);

// Returns that a death is a leaving as well, and makes the leaving of one (Rules.event_also).
int action_event_also(int event);
void action_be_also(const Table *table, Event *event);

// A death with its own cause and player responsible (428.5.c).
typedef struct {
    ObjectId id;
    PlayerId by;
    Cause cause;
} Death;
// Kills like action_kill, each death with its own cause. Leaves in [deaths] those that came
// about.
int action_die(Table *table, Death *deaths, int n);

// Takes [n] of a named player counter. Returns false where there are fewer (728).
bool action_spend_counter(Table *table, PlayerId player, int counter, int n);

// Sets or clears a status that a set declares. Returns false where nothing changes
// (441-442).
bool action_mark(Table *table, ObjectId id, int status, bool on, PlayerId by);

// Puts [n] counters of that row on the thing, or takes them off where n is below 0; never
// more than there are (741).
void action_count(Table *table, ObjectId id, int counter, int n, PlayerId by);

// Do one thing to one object; false where nothing changes, or something forbids or replaces
// it.
bool action_heal(Table *table, ObjectId unit);
bool action_exhaust(Table *table, ObjectId id, PlayerId by);
bool action_ready(Table *table, ObjectId id, PlayerId by);
bool action_stun(Table *table, ObjectId unit, PlayerId by);
bool action_buff(Table *table, ObjectId unit, PlayerId by);
bool action_spend_buff(Table *table, ObjectId unit, PlayerId by);

// Draws cards; a deck that is too short burns out in between (413, 431). Returns how many
// were drawn.
int action_draw(Table *table, PlayerId player, int n);
// Burns as many cards as there are, with Burn Outs in between (440); triggers come afterwards.
// Leaves in [ids], which has room for OBJECTS_MAX, those that are still in the trash and returns
// how many; with NULL it returns how many were burned.
int action_burn(Table *table, PlayerId player, int n, ObjectId *ids);
int action_channel(Table *table, PlayerId player, int n, bool exhausted);

// Draws these cards of a deck, like action_put to the hand (413).
int action_draw_these(Table *table, ObjectId *ids, int n, PlayerId by);

// Discards cards, like action_put to the trash (422).
int action_discard(Table *table, ObjectId *ids, int n, PlayerId by);

// Puts cards to the bottom of their owners' decks, several for one main deck in random order
// (416.5). Returns how many.
int action_recycle(Table *table, const ObjectId *ids, int n, PlayerId by);

// Lets each owner say in which order runes of theirs go under that are recycled together,
// where it makes a difference (416.5.a): asks, and puts [ids] in that order. [about] is
// what the question is about.
void action_order_runes(Table *table, ObjectId *ids, int n, Ref about);

// Banish the cards (427), or put them to a zone of their owners (056): hand, champion
// zone, top of a deck, or its bottom. [ids] become those that came there, as they are
// then. Return how many.
int action_banish(Table *table, ObjectId *ids, int n, PlayerId by);
int action_put(Table *table, ObjectId *ids, int n, int zone, PlayerId by);
int action_put_under(Table *table, ObjectId *ids, int n, int zone, PlayerId by);
bool action_recall(Table *table, ObjectId id, PlayerId by);
void action_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by);
bool action_detach(Table *table, ObjectId gear, PlayerId by);
void action_take_control(Table *table, ObjectId id, PlayerId player);

// Gives control of the object until the modifier [how] ends, which names the object and its
// source.
void action_lend_control(Table *table, ObjectId id, PlayerId player,
                         const Modifier *how);

// Returns the event that [player] uses an activated ability of the object, to ask about it.
Event action_use(const Table *table, ObjectId object, PlayerId player);

// Tells that the activated ability is used for so much Energy: [what] is EVENT_ABILITY_FINALIZED
// before its cost is paid, because the cost may take away what has it, and EVENT_ABILITY_USED
// when it resolves (377.2.a). The item need not be on the chain any more.
void action_tell_use(Table *table, int what, const struct Item *item, int energy);

// Gives [n] points to [player] and the team; a negative [n] takes some, as far as 0.
// [because]: the event that brings them, -1: the effect under way does.
void action_gain_points(Table *table, PlayerId player, int n, int because);

// Tells that the player drew, channeled or discarded [n] at once, where a card waits for that.
void action_tell_at_once(Table *table, int what, PlayerId player, int n);

// Shows the card to all, on behalf of [by], and tells it (424). The caller covers the card again
// if it stays where only some may see it.
void action_reveal(Table *table, ObjectId id, PlayerId by);

// Runs "as you look at me", and "as you reveal me" where [all] see it. Returns whether one of
// them took the place of what was to come.
bool action_run_as_seen(Table *table, ObjectId id, PlayerId by, bool all);

// Ends the game in the way of [ending]. NOBODY as the winner is a draw. All that lies facedown
// is shown (421.4).
void action_end_game(Table *table, PlayerId winner, EndingKind ending);

// An object on its way: where it goes, and, when it is there, where it was and what it was
// and is.
typedef struct {
    ObjectId id;
    SpotId to, from;
    Ref before, now;
    bool
        shown; // it lay facedown and goes where not all would see it: it is shown first
} Leaving;

// Takes the objects to their spots at once. Leaves in [going] those that came there, in their
// order, and returns how many. A token comes there and ceases to be (186.1): `now` is gone, and
// what is told of it, the event and the player of [told], is told before it goes; NULL: nothing.
int action_leave_together(Table *table, Leaving *going, int n, End end,
                          const Event *told);

// Takes an object to a spot, and tells before it goes that it leaves, so that cards see it
// where it was. What was attached to it comes off and stays (719.5). Returns the object as
// it is then; the Ref is gone where something else happened instead.
Ref action_leave(Table *table, ObjectId id, SpotId to, End end);

#endif
