// mode.h -- the modes of play: players, teams, points, battlefields (rules 485-489).

#ifndef MODE_H
#define MODE_H

#include "engine/base/base.h"

typedef enum {
#define MODE(id, name, players, teams, points, battlefields, doc) MODE_##id,
#include "engine/riftbound/defs/modes.def"
    MODE_COUNT
} Mode;

typedef struct {
    const char *name;
    uint8_t players, teams, points, battlefields;
    const char *doc;
} ModeRow;

// Returns the row of modes.def.
const ModeRow *mode_row(Mode mode);

// Returns the team of a seat: a number that only its teammates share.
int mode_team(Mode mode, int seat);

// Returns the mode called [name], -1 for none. [mode_names] are all names, for messages.
int mode_find(const char *name);
extern const char mode_names[];

// Returns the usual mode for [players] players, -1 if no mode has so many.
int mode_usual(int players);

// Returns the seat that brought the battlefield of that [index]: with four players the first
// player brings none (488.4.b, 489.5.b).
int mode_brings(Mode mode, int index, int first_player);

#endif
