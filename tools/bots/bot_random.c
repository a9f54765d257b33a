// bot_random.c -- answers uniformly: first how many, then which.

#include "tools/bots/bot.h"

// The first [n] of a shuffle of the options; sorted where order says nothing.
static void pick(Bot *bot, const Question *q, int n, Answer *answer)
{
    uint8_t deck[OPTIONS_MAX] = {0};

    for (int i = 0; i < q->options_n; i++) deck[i] = (uint8_t)i;
    for (int i = 0; i < n; i++) {
        int j = i + bot_chance(bot, q->options_n - i);
        uint8_t option = deck[j];
        int at = i;

        deck[j] = deck[i];
        while (!q->ordered && at > 0 && answer->picks[at - 1] > option) {
            answer->picks[at] = answer->picks[at - 1];
            at--;
        }
        answer->picks[at] = option;
    }
    answer->n = (uint16_t)n;
}

// Each of the total falls on some option; every option has one already.
static void split(Bot *bot, const Question *q, Answer *answer)
{
    for (int i = 0; i < q->options_n; i++) answer->picks[i] = 1;
    for (int left = q->total - q->options_n; left > 0; left--)
        answer->picks[bot_chance(bot, q->options_n)]++;
    answer->n = q->options_n;
}

void bot_random(Bot *bot, const Question *q, Answer *answer)
{
    if (q->kind == ASK_SPLIT) {
        split(bot, q, answer);
        return;
    }
    int most = q->max < q->options_n ? q->max : q->options_n;

    pick(bot, q, q->min + bot_chance(bot, most - q->min + 1), answer);
}
