// new_set.h -- the files of a set for a game that brings none.

#ifndef NEW_SET_H
#define NEW_SET_H

#include "db/text/arena.h"
#include "engine/cards/rules.h"
#include "engine/play/play_new.h"

// Returns the files of a set with two cards and a scenario, made from the columns and the
// zones of the game. No card is of a type among [not_types], one bit each. The arena owns
// them.
const NewFile *new_set_files(const Rules *rules, uint16_t not_types, Arena *arena);

#endif
