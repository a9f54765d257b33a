// renewal.h -- lets a game that is open go on with other cards, from where they begin to matter.

#ifndef RENEWAL_H
#define RENEWAL_H

#include "tools/trail/trail.h"

// The difference that new cards made.
typedef struct {
    int wanted, reached; // moments: where the trail stood, and to where its answers led
    int parted;          // the first moment with another story; -1: none
    int spared; // so many answers were not given again: the new cards did not matter
    char *board,
        *story; // of before: at the moment that was reached, and since `parted`
    char *story_now;
} Renewal;

typedef struct {
    Trail *trail;             // its session plays with the cards as they were
    Session *session;         // has the new ones
    const char *const *cards; // codes of those whose scripts are new, NULL at their end
    int (*place)(void *self, Session *session,
                 Err *err); // puts the session, and the trail's scene, where the game
                            // begins: 0, or -1 with [err]
    void *self;
} RenewalPlan;

// Lets the trail go back to where the new cards did not matter yet (library_diff.h), or to the
// start of its game, and the same way again as far as its answers fit; its session is that of
// the plan then. Returns 0; -1 with [err] if a new script is faulty or the game cannot begin, and
// then the trail is as it was. The caller frees the renewal.
int renewal_make(const RenewalPlan *plan, Renewal *renewal, Err *err);
void renewal_free(Renewal *renewal);

// Loads the scripts of cards, so that their faults are found though no game has them.
void renewal_load(Catalog *catalog, const char *const *cards);

// Tells the first script that does not work [now] and did [before], or that says something else
// there. What is not done yet (todo) is no fault. Returns NULL if there is none.
const char *renewal_fault(const Catalog *now, const Catalog *before);

#endif
