// play_why.h -- the part of Play that says what a player may want of a thing.
//
// `why not` tries each such action by the check of the game (play_scenario.h), with an
// observer that wants every reason. Without this part it tries every kind of option that
// is about a thing, and asks the game's `why` for the reason.

#ifndef PLAY_WHY_H
#define PLAY_WHY_H

#include "engine/kernel/table/table.h"
#include "engine/play/play_scenario.h"

enum { WHY_ACTIONS_MAX = 3 * SPOTS_MAX };

typedef struct {
    uint8_t option; // row of the game's options
    MoveAsked asked;
} WhyAction;

enum { WHY_ANY = -1 }; // any option

typedef struct PlayWhy {
    // Lists in [list] the actions of kind [option] that [player] may want of [object],
    // also those that the rules never allow; of WHY_ANY only sensible ones. Returns how
    // many, WHY_ACTIONS_MAX at most.
    int (*actions)(const Table *table, PlayerId player, ObjectId object, int option,
                   WhyAction *list);
} PlayWhy;

// Does that for any game.
int play_why_actions(const Table *table, PlayerId player, ObjectId object, int option,
                     WhyAction *list);

// Returns why [player] may not do it now, REFUSAL_NONE where the game names no reason.
// Tells every reason to an observer that wants them.
Refusal play_why_check(Table *table, PlayerId player, const WhyAction *action);

// Returns whether that decides; else its reasons only explain why an option is not there.
bool play_why_decides(const Rules *rules, int option);

// Returns the word for an action, "play", and the option that a word means, -1: none.
const char *play_why_word(const Rules *rules, int option);
int play_why_option(const Rules *rules, const char *word);

#endif
