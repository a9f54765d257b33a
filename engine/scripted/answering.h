// answering.h -- a chain, for games that switch it on.
//
// An effect that a player performs, an ability that a player uses and a trigger go on the
// chain when all is decided. Then the players, from the turn player on, may respond with
// abilities of theirs that say so; when all pass in a row the newest item resolves. All
// of it happens within the verb that put the first item there, so between two steps the
// chain is empty. While an item resolves, new ones wait on top.

#ifndef ANSWERING_H
#define ANSWERING_H

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/table.h"
#include "engine/scripted/choosing.h"
#include "engine/scripted/usable.h"

// Returns whether the game has a chain.
bool answering_is_on(const Table *table);

// Puts [item] on the chain with the [n] choices made for it, one for each clause that
// it runs. A choice whose clause is 0 was skipped.
void answering_push(Table *table, const Item *item, const Choices *choices, int n);

// Lets the players respond and everything resolve, unless that is under way already.
void answering_run(Table *table);

// Puts an ability that a player uses on the chain, and runs it.
void answering_use(Table *table, const Usable *ability, const Choices *choices);

#endif
