// mode.c -- readings of the table of modes.

#include "engine/riftbound/position/mode.h"

#include <string.h>

static const ModeRow modes[] = {
#define MODE(id, name, players, teams, points, battlefields, doc)                      \
    {name, players, teams, points, battlefields, doc},
#include "engine/riftbound/defs/modes.def"
};

const char mode_names[] = ""
#define MODE(id, name, players, teams, points, battlefields, doc) " " name
#include "engine/riftbound/defs/modes.def"
    ;

const ModeRow *mode_row(Mode mode)
{
    return &modes[mode];
}

int mode_team(Mode mode, int seat)
{
    return modes[mode].teams ? seat % modes[mode].teams : seat;
}

int mode_find(const char *name)
{
    for (int i = 0; i < MODE_COUNT; i++)
        if (!strcmp(name, modes[i].name)) return i;
    return -1;
}

int mode_usual(int players)
{
    for (int i = 0; i < MODE_COUNT; i++)
        if (modes[i].players == players) return i;
    return -1;
}

int mode_brings(Mode mode, int index, int first_player)
{
    const int players = modes[mode].players;

    if (modes[mode].battlefields == players) return index;
    return index + (index >= first_player);
}
