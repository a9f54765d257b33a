// args.h -- what the arguments of a verb stand for, and how its results are made.
//
// A verb takes Values. It skips a thing that is gone, and does nothing if it finds
// nothing. A mistake that a script could have avoided is a fault with its line
// (table_mistake).

#ifndef ARGS_H
#define ARGS_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Faults in a strict game (Deeds) by what a script could have avoided; else the verb does
// nothing.
void args_slip(Table *table, const char *text);

// Returns argument [i], VALUE_NONE where it was left out.
Value args_at(const Value *args, int n, int i);

// Finds the objects that a value stands for, each once, without those that are gone or that
// the verb does not accept. Returns how many; [ids] has room for OBJECTS_MAX.
int args_things(const Table *table, const Env *env, Value value, ObjectId *ids);

// Finds them for a verb that takes a query, or things, or a query and things: those of the
// things that the query means.
int args_among(Table *table, const Env *env, Value first, Value second, ObjectId *ids);

// Returns the one object of a value, gone or not; id 0: none that the verb accepts.
Ref args_thing(const Table *table, const Env *env, Value value);

// Returns the object of a value as it is, or as it was when it left in this step; NULL:
// there is none.
const Object *args_object(const Table *table, const Env *env, Value value);

// Returns what a verb knows of an object that has left, NULL: nothing (Deeds.own_moves).
const LastKnown *args_last_known(const Table *table, const Env *env, Ref ref);

// Finds the players that a value stands for, without those who have left; `you` where it
// was left out. Returns how many; [players] has room for SEATS_MAX.
int args_players(Table *table, const Env *env, Value value, PlayerId *players);

// Returns the one player of a value, NOBODY where that one has left. Several, or nobody
// where one is wanted, are a fault in a strict game (Deeds).
PlayerId args_player(Table *table, const Env *env, Value value);

// Returns the player of a value who chooses. Where it was left out, that is who chooses in
// this ability; in a strict game, `you`.
PlayerId args_chooser(Table *table, const Env *env, Value value);

// Returns whether a value means players.
bool args_are_players(const Table *table, const Env *env, Value value);

// Returns the spot of a place: a zone, a spot, `here`, `there`, or where a thing is. If
// each player has such a zone, it is that of [player]; if [player] is VALUE_NONE, that of
// [keeper], else of `you`. NOWHERE: there is no such place.
SpotId args_spot(Table *table, const Env *env, Value place, Value player,
                 PlayerId keeper);

// Returns the place as scripts get it: a space of the map as itself; nil for NOWHERE.
Value args_place(const Table *table, SpotId spot);

// Return objects as a list; as one value: nil, the one, or a list.
Value args_list(Table *table, const ObjectId *ids, int n);
Value args_result(Table *table, const ObjectId *ids, int n);

// Finds the things that `for x in each(what)` visits: players from the turn player on, things
// in their fixed order. Fits Rules.each.
int args_each(Table *table, Env *env, Value what, Value *things);

// Words a question by [text], which may be left out. In a game whose scripts name prompts
// (Deeds.names_prompts), the text is the key of one, if it is that of any.
void args_word_question(Table *table, Question *question, Value text);

#endif
