// why_not.h -- tells why something cannot be done: every reason, its rule, and the
// remedy.
//
// The checks of the game try the actions of a thing one by one, with an observer that wants
// every reason (observer.h). They are the same checks that make the list of options, and
// they change nothing.

#ifndef WHY_NOT_H
#define WHY_NOT_H

#include "engine/play/play_why.h"
#include "tools/why/why.h"

// The action of the question. A field that the question leaves out fits anything.
typedef struct {
    PlayerId player;  // NOBODY: the asked player, else the thing's
    int option;       // row of the game's options; WHY_ANY
    ObjectId object;  // the thing
    SpotId spot;      // NOWHERE: any place
    ClauseId ability; // 0: any of its abilities
} WhyNotAsked;

// The reason for an action that no check refuses and that the game does not offer all the
// same.
#define WHY_NOT_OFFERED "the rules of the game do not offer it now"

// Reports for each action of the question whether it is possible now, else all reasons
// against it. The root is an ANSWER; below it are OFFERED and REFUSED findings, the
// reasons below these.
Finding *why_not(const Why *why, const WhyNotAsked *asked);

// Reads a question, "play Mist Fox to the field", "use Mist Fox", "Mist Fox", "move Fox to
// base": a word for the action, a thing that the scene's reader knows, a place. Returns
// NULL, or one line that says what is not understood, which lies in the arena. [asked] says
// the player, or NOBODY, and gets the rest.
const char *why_not_read(const Why *why, const char *text, WhyNotAsked *asked);

// Tells of all cards in hand and on the board of [player] what is not offered, each with its
// reasons: for `play`, where the list is asked for.
Finding *why_not_all(const Why *why, PlayerId player);

#endif
