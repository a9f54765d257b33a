// bot_chance.c -- starts a bot, and is its stream of chance.
//
// It is separate from the game's stream, so nothing that a bot draws changes the game.

#include "tools/bots/bot.h"

void bot_start(Bot *bot, SeatKind kind, PlayerId player, uint64_t seed)
{
    *bot = (Bot){.kind = (uint8_t)kind, .player = player};
    bot->random = seed * 0x9E3779B97F4A7C15u + (player + 1u) * 0xD1B54A32D192ED03u;
}

// Returns the next 64 bits of splitmix64.
static uint64_t next_random(Bot *bot)
{
    uint64_t z = bot->random += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

int bot_chance(Bot *bot, int n)
{
    return (int)(((next_random(bot) >> 32) * (uint64_t)n) >> 32);
}
