// bot.c -- answers by the kind of a bot.

#include "tools/bots/searcher.h"

void bot_answer(void *self, const Table *table, const Question *question,
                Answer *answer)
{
    Bot *bot = self;

    bot->asked++;
    if (bot->kind >= SEAT_SEARCH)
        searcher_answer(bot, table, question, answer);
    else if (bot->kind == SEAT_GREEDY)
        bot_greedy(bot, table, question, answer);
    else
        bot_random(bot, question, answer);
}
