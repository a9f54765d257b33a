// cmd_cards_person.h -- the words behind `cardwright cards` that are no search.

#ifndef CMD_CARDS_PERSON_H
#define CMD_CARDS_PERSON_H

#include <stdbool.h>

// Returns whether the arguments of `cards` begin with merge or forget.
bool cmd_cards_person_is(int argc, char **argv);

// Does that; argv[0] is the word. Returns the exit code.
int cmd_cards_person(int argc, char **argv);

#endif
