// bot.h -- players in this process.
//
// A bot knows what its seat may know and draws its chances from a stream of its own,
// seeded by the game's seed and its seat, so a seed tells the whole game. A Bot is
// plain data: copied with the game, it goes on as before. It knows no game by name.

#ifndef BOT_H
#define BOT_H

#include "engine/kernel/table/table.h"

typedef enum { SEAT_HUMAN, SEAT_RANDOM, SEAT_GREEDY, SEAT_COUNT } SeatKind;

typedef struct {
    uint64_t random;
    uint64_t asked; // questions answered
    uint16_t turn;  // greedy: in which `uses` counts
    uint8_t kind;   // SeatKind
    PlayerId player;
    uint8_t uses; // greedy: abilities used in that turn
    uint8_t pad[3];
} Bot;

void bot_start(Bot *bot, SeatKind kind, PlayerId player, uint64_t seed);

// Answers [question], which is a question to the bot's seat. Fits Agent.answer.
void bot_answer(void *self, const Table *table, const Question *question,
                Answer *answer);

// "human", "random", "greedy"; "bot" is greedy. Returns -1 for another word.
int bot_kind(const char *name);
const char *bot_name(SeatKind kind);

// Uniform from 0 to n - 1, from the bot's own stream.
int bot_chance(Bot *bot, int n);

// Answer as one of the two kinds. random: uniform over legal answers. greedy: the options
// that the game finds best (bot_greedy.c).
void bot_random(Bot *bot, const Question *question, Answer *answer);
void bot_greedy(Bot *bot, const Table *table, const Question *question, Answer *answer);

#endif
