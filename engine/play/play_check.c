// play_check.c -- checks the words, then the facts, then each part of Play.

#include "engine/play/play_check_inside.h"

int play_check(const Rules *rules, Err *err)
{
    PlayCheck check = {.rules = rules, .err = err};

    play_check_words(&check);
    play_check_facts(&check);
    if (rules->play) {
        play_check_played(&check);
        play_check_shown(&check);
        play_check_told(&check);
    }
    return check.failed ? -1 : 0;
}
