// games.c -- lists the games that are written in C. A game that is a ruleset in Lua
// needs no row.
//
// No other file outside engine/ names a game.

#include "tools/session/games.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/play/sitting.h"
#include "engine/riftbound/riftbound.h"

const Rules *games_find(const char *name)
{
    const Rules *const games[] = {riftbound_rules()};

    if (!name) return games[0];
    for (int i = 0; i < COUNT_OF(games); i++)
        if (!strcmp(games[i]->game, name)) return games[i];
    return NULL;
}

void games_print_modes(int column)
{
    const Rules *rules = games_find(NULL);

    for (int i = 0; i < sitting_modes_n(rules); i++) {
        const PlayMode mode = sitting_mode(rules, i);

        printf("%*s%-9s %s\n", column, "", mode.name, mode.doc);
    }
}
