// bot_pick.c -- puts picks of an answer in order.

#include "tools/bots/bot.h"

void bot_pick_add(Answer *answer, int n, uint16_t option)
{
    int at = n;

    // NOLINTBEGIN(clang-analyzer-core.*): the first n picks are set.
    for (; at > 0 && answer->picks[at - 1] > option; at--)
        answer->picks[at] = answer->picks[at - 1];
    // NOLINTEND(clang-analyzer-core.*)
    answer->picks[at] = option;
}
