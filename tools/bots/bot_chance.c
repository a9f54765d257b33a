// bot_chance.c -- the stream of chance of a bot.
//
// It is separate from the game's stream, so nothing that a bot draws changes the game.

#include "tools/bots/bot.h"

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
