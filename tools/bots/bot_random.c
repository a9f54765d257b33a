// bot_random.c -- answers by chance: first how many options, then which.
//
// Every number from the least to the most is equally likely, and so is every choice of
// that many options. The answer is always legal in form; the game may still refuse it.

#include "tools/bots/bot.h"

// Picks the first [n] of a shuffle of the options. Sorts them where the order means
// nothing.
static void pick_at_random(Bot *bot, const Question *q, int n, Answer *answer)
{
    uint16_t deck[OPTIONS_MAX];

    for (int i = 0; i < q->options_n; i++) deck[i] = (uint16_t)i;
    for (int i = 0; i < n; i++) {
        int j = i + bot_chance(bot, q->options_n - i);
        uint16_t option = deck[j];

        // NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): i is below options_n.
        deck[j] = deck[i];
        if (q->ordered)
            answer->picks[i] = option;
        else
            bot_pick_add(answer, i, option);
    }
    answer->n = (uint16_t)n;
}

// Gives each option 1, and each of the rest to an option by chance.
static void split_at_random(Bot *bot, const Question *q, Answer *answer)
{
    for (int i = 0; i < q->options_n; i++) answer->picks[i] = 1;
    for (int left = q->total - q->options_n; left > 0; left--)
        answer->picks[bot_chance(bot, q->options_n)]++;
    answer->n = q->options_n;
}

void bot_random(Bot *bot, const Question *q, Answer *answer)
{
    if (q->kind == ASK_SPLIT) {
        split_at_random(bot, q, answer);
        return;
    }
    int most = q->max < q->options_n ? q->max : q->options_n;

    pick_at_random(bot, q, q->min + bot_chance(bot, most - q->min + 1), answer);
}
