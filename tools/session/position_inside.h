// position_inside.h -- declarations that the files that read positions share.

#ifndef POSITION_INSIDE_H
#define POSITION_INSIDE_H

#include "tools/session/position.h"

// The position that is being read, now for [owner].
typedef struct {
    const Position *position;
    const PlayPosition *rows;
    Table *table;
    int mode;
    PlayerId owner;
    Err *err;
} Reader;

// Fills the error with [format], [what] replacing its %s. Returns -1.
int position_bad(const Reader *reader, const char *format, const char *what);

// Puts one card, named or described, into [spot], where it counts as since the turn
// before. Returns its id, 0 with the error filled.
ObjectId position_add_card(const Reader *reader, const json_t *json, SpotId spot);

// Reads all that [json] says of the owner. Returns 0, or -1 with the error filled.
int position_add_player(const Reader *reader, const json_t *json);

#endif
