// ban_format.h -- the formats that ban lists name.

#ifndef BAN_FORMAT_H
#define BAN_FORMAT_H

#include "db/text/arena.h"
#include "engine/cards/rules.h"

// Returns the name of the game's format that the word means, in any case, or NULL.
const char *ban_format_find(const Rules *rules, const char *word);

// Returns the formats of the game, for a message: "one of quick, long".
const char *ban_format_names(const Rules *rules, Arena *arena);

#endif
