// bot.c -- starts a bot, and answers by its kind.
//
// Two kinds have a name here: random and greedy. SEAT_HUMAN is the kind of a seat that
// no bot plays.

#include "tools/bots/bot.h"

#include <string.h>

static const char *const names[SEAT_COUNT] = {
    [SEAT_HUMAN] = "human", [SEAT_RANDOM] = "random", [SEAT_GREEDY] = "greedy"};

void bot_start(Bot *bot, SeatKind kind, PlayerId player, uint64_t seed)
{
    *bot = (Bot){.kind = (uint8_t)kind, .player = player};
    bot->random = seed * 0x9E3779B97F4A7C15u + (player + 1u) * 0xD1B54A32D192ED03u;
}

void bot_answer(void *self, const Table *table, const Question *question,
                Answer *answer)
{
    Bot *bot = self;

    bot->asked++;
    if (bot->kind == SEAT_GREEDY)
        bot_greedy(bot, table, question, answer);
    else
        bot_random(bot, question, answer);
}

int bot_kind(const char *name)
{
    if (!strcmp(name, "bot")) return SEAT_GREEDY;
    for (int i = 0; i < SEAT_COUNT; i++)
        if (!strcmp(name, names[i])) return i;
    return -1;
}

const char *bot_name(SeatKind kind)
{
    return names[kind];
}
