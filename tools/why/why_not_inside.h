// why_not_inside.h -- what the files behind why_not.h share.

#ifndef WHY_NOT_INSIDE_H
#define WHY_NOT_INSIDE_H

#include "engine/kernel/table/observer.h"
#include "tools/why/why_not.h"

// The reasons against one action, each as the check told it.
typedef struct {
    Sight list[REASONS_MAX];
    int n;
    int more; // than that
} WhyReasons;

// The player who wants something, and the place.
typedef struct {
    const Why *why;
    Arena *arena;
    const Scene *scene;
    Table *table;
    const Game *game; // NULL: no question waits
    PlayerId player;
} WhyTrial;

// Finds every reason against an action. Returns the first by the game's own check.
Refusal why_reason_find(const WhyTrial *trial, const WhyAction *action,
                        WhyReasons *reasons);

bool why_reason_same(const WhyReasons *a, const WhyReasons *b);

// Adds a finding for each reason to [parent].
void why_reason_tell(const WhyTrial *trial, const WhyReasons *reasons, Finding *parent);

// Returns the question that waits, NULL: none does; and tells whether it asks the player
// for an action.
const Question *why_choice_waits(const WhyTrial *trial);
bool why_choice_may_act(const WhyTrial *trial);

// Adds why the thing cannot be chosen for the question that waits, if that offers
// things.
void why_choice_tell(const WhyTrial *trial, ObjectId object, Finding *parent);

#endif
