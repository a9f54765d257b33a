// derive.h -- derived values: abilities that are given, and numbers that layers change.
//
// derive_numbers starts from what is printed and goes through all layers again and again
// until nothing new applies. An effect applies as soon as it can, and once. Each derivation
// begins afresh, so whatever depended on an effect that ended is gone with it (473-480).
//
// First come abilities that passives give (questions with ANSWER_GRANTS), then the
// layers of each number in the order of its row. The results lie in the State until
// something changes on which they depend (State.reads): the passives that are asked,
// what these look at, and what the game itself adds.
//
// Objects on the board that lie face up have derived numbers. One that lies face down
// has 0; elsewhere the printed number counts.

#ifndef DERIVE_H
#define DERIVE_H

#include "engine/kernel/table/table.h"

// Works out derived values of everything on the board: Rules.derive.
void derive_numbers(const Table *table);

// Returns one derived number where they are stale: worked out alone, or with all others.
int derive_one(const Table *table, int number, ObjectId id);

// Brings what is given up to date, and numbers only where they have a say in that.
void derive_gifts(const Table *table);

// Does the same by the game's own means (Rules.derive_gifts), where anything could give an
// ability and something has changed. Callers do so before they ask who has which ability.
void derive_refresh_gifts(const Table *table);

// Does what Rules.verify_derived asks for: returns NULL if what active objects do, and in the
// table's own state each derived value, counts as up to date and equals what is worked out
// afresh; else a sentence. It works values out at every eighth step.
const char *derive_verify(const Table *table, const State *state);

#endif
