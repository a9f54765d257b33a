// mode.h -- how many play, for what score, alone or together (rules 485-489).

#ifndef MODE_H
#define MODE_H

#include "engine/kernel/base/base.h"

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

const ModeRow *mode_row(Mode mode);

// The team of a seat: a number that only its teammates share.
int mode_team(Mode mode, int seat);

// The mode called [name], -1: none. [mode_names] are all names, for messages.
int mode_find(const char *name);
extern const char mode_names[];

// The mode of so many players where none is named, -1: none has so many.
int mode_usual(int players);

// The seat in which the battlefield of that [index] was brought: with four players the
// first one brings none (488.4.b, 489.5.b).
int mode_brings(Mode mode, int index, int first_player);

#endif
