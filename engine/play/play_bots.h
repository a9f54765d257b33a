// play_bots.h -- the part of Play by which bots of this program judge their options.
//
// A bot asks the game for the worth of each option, or plays it out and asks what the
// position is worth then; it picks the best and lets chance decide between equals. It sees
// what its seat may know and nothing else. Without this part, and without a row of it, the
// roles of options decide: doing something is better than passing, and everything that can
// be done is worth the same.

#ifndef PLAY_BOTS_H
#define PLAY_BOTS_H

#include "engine/kernel/table/table.h"

// The game as the seat of a bot knows it.
typedef struct {
    const Table *table; // lends rules and library
    const State *view;  // without everything that is hidden from [me]
    PlayerId me;
} BotView;

enum { WORTH_NEVER = -1000000 }; // of an option that is picked only where it must be

typedef struct PlayBots {
    // Returns the worth of an option: above 0 it is wanted, and more is better. Passing
    // is worth 0.
    int (*worth)(const BotView *view, const Question *question, const Option *option);

    // Returns how many options to pick, in [order], the worthiest first. -1: as many as
    // have a worth above 0. The bot keeps to the question's limits.
    int (*count)(const BotView *view, const Question *question, const uint16_t *order);

    // Returns what the position is worth to [player]; more is better. It may read every
    // face of the State: a bot hands it one in which what it may not know is dealt anew.
    // Runs within a step. A greedy bot asks for it where there is no `worth`, a search always.
    // NULL: bots judge options by `worth` alone, and a search plays on to the end.
    int (*value)(Table *table, PlayerId player);

    // Writes the options that are worth a trial into [options], which has room for
    // OPTIONS_MAX, and returns how many; 0: all are. They need not be those of
    // [question]. Called where PromptRow.advice says so, for such a State as `value` is,
    // within a step. NULL: the game advises nothing.
    int (*advise)(Table *table, const Question *question, Option *options);

    // Returns how much of a split [option] gets before the next one gets more than 1.
    int (*share)(const BotView *view, const Question *question, const Option *option);
} PlayBots;

#endif
