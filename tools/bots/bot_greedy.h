// bot_greedy.h -- what a greedy bot sees in each option, for others who weigh options.

#ifndef BOT_GREEDY_H
#define BOT_GREEDY_H

#include "engine/play/play_bots.h"
#include "tools/bots/bot.h"

// Returns whether the bot has used so many abilities in that turn, or played so many cards, that
// it takes the option only where it must; also a card whose play was undone.
bool bot_greedy_is_spent(const Bot *bot, const Table *table, const Option *option,
                         uint16_t turn);

// Returns the worth of the option to the bot, WORTH_NEVER where it is spent.
int bot_greedy_worth(const Bot *bot, const BotView *view, const Question *question,
                     const Option *option);

// Answers by the worth of options alone.
void bot_greedy_choose(Bot *bot, const BotView *view, const Question *question,
                       Answer *answer);

// Counts what the bot has used and played in that turn.
void bot_greedy_remember(Bot *bot, const Table *table, const Question *question,
                         const Answer *answer, uint16_t turn);

#endif
