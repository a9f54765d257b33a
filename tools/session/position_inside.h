// position_inside.h -- what the files that read positions share.

#ifndef POSITION_INSIDE_H
#define POSITION_INSIDE_H

#include "tools/session/position.h"

// Where the description is being read: for [owner].
typedef struct {
    const Position *position;
    const PlayPosition *rows;
    Table *table;
    int mode;
    PlayerId owner;
    Err *err;
} Reader;

// Fills the error with [what] in the place of the %s of [format]. Returns -1.
int position_bad(const Reader *reader, const char *format, const char *what);

// Puts one card, named or described, to [spot], there since the turn before. Returns its
// id, 0 with the error filled.
ObjectId position_add_card(const Reader *reader, const json_t *json, SpotId spot);

// Reads everything that [json] tells of the owner.
int position_add_player(const Reader *reader, const json_t *json);

#endif
