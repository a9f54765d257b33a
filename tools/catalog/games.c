// games.c -- lists the games that are written in C. A game that is a ruleset in Lua
// needs no row.
//
// No other file outside engine/ names a game.

#include "tools/catalog/games.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/play/play_check.h"
#include "engine/play/sitting.h"
#include "engine/riftbound/riftbound.h"
#include "tools/door/terminal.h"

enum { GAMES = 1 };

static const Rules *game_at(int i)
{
    const Rules *const games[GAMES] = {riftbound_rules()};

    return games[i];
}

const Rules *games_find(const char *name)
{
    if (!name) return game_at(0);
    for (int i = 0; i < GAMES; i++)
        if (!strcmp(game_at(i)->game, name)) return game_at(i);
    return NULL;
}

int games_check(Err *err)
{
    for (int i = 0; i < GAMES; i++)
        if (play_check(game_at(i), err)) return -1;
    return 0;
}

void games_print_modes(int column, FILE *out)
{
    const Rules *rules = games_find(NULL);

    for (int i = 0; i < sitting_modes_n(rules); i++) {
        const PlayMode mode = sitting_mode(rules, i);

        terminal_tell(out, "%*s%-9s %s", column, "", mode.name, mode.doc);
    }
}
