// bot_kind.c -- the kinds of players, and their names.
//
// SEAT_HUMAN is the kind of a seat that no bot plays.

#include <string.h>

#include "tools/bots/bot_playout.h"

enum { USUAL_LEVEL = 3 };

static const char *const names[SEAT_COUNT] = {
    [SEAT_HUMAN] = "human",
    [SEAT_RANDOM] = "random",
    [SEAT_GREEDY] = "greedy",
    [SEAT_SEARCH] = "search:1",
    "search:2",
    "search:3",
    "search:4",
    "search:5",
    [SEAT_SEARCH_OPEN] = "search:1:open",
    "search:2:open",
    "search:3:open",
    "search:4:open",
    "search:5:open",
};

_Static_assert(SEARCH_LEVELS_MAX == 5, "each level has its names");

int bot_kind(const char *name)
{
    if (!strcmp(name, "bot")) return SEAT_GREEDY;
    if (!strcmp(name, "search")) return SEAT_SEARCH + USUAL_LEVEL - 1;
    for (int i = 0; i < SEAT_COUNT; i++)
        if (!strcmp(name, names[i])) return i;
    return -1;
}

const char *bot_name(SeatKind kind)
{
    return names[kind];
}

int bot_level(SeatKind kind)
{
    if (kind < SEAT_SEARCH) return 0;
    return ((int)kind - SEAT_SEARCH) % SEARCH_LEVELS_MAX + 1;
}

const char *bot_open_name(const char *name)
{
    const int kind = bot_kind(name);
    const int level = kind < 0 ? 0 : bot_level((SeatKind)kind);

    return level ? names[SEAT_SEARCH_OPEN + level - 1] : NULL;
}

bool bot_plays_on(SeatKind kind, const Rules *rules)
{
    return kind >= SEAT_SEARCH || (kind == SEAT_GREEDY && bot_compares(rules));
}
