// spoken_answer.h -- an answer in words, so that it can be given again in a game that is
// not quite the same.
//
// Under changed cards options come and go and change their places. A SpokenAnswer fits a
// question if that asks the same player the same, and offers each thing that was picked.

#ifndef SPOKEN_ANSWER_H
#define SPOKEN_ANSWER_H

#include <jansson.h>

#include "tools/view/scene.h"

// One thing that was picked, and how much it got of something that was divided.
typedef struct {
    Option option;
    int amount;
    char *text;
} SpokenPick;

typedef enum { SPOKEN_NOTHING, SPOKEN_ANSWER, SPOKEN_CONCEDE, SPOKEN_PUT } SpokenKind;

typedef struct {
    SpokenKind kind;
    PlayerId player;
    uint8_t asks; // AskKind of the question
    uint8_t prompt;
    bool forced; // no other answer was possible
    bool freely; // nothing was under way: the player could have acted
    int options_n;
    ObjectId about;
    char *asked; // the question in words
    SpokenPick *picks;
    int n;
    json_t *put; // SPOKEN_PUT: keys of a player in a position
} SpokenAnswer;

// Fills in the only answer that [question] takes. Returns false if it leaves a choice.
bool spoken_answer_is_forced(const Question *question, Answer *answer);

// Returns [answer] to [question], which [scene] shows with everything open.
SpokenAnswer spoken_answer(const Scene *scene, const Question *question,
                           const Answer *answer);
SpokenAnswer spoken_answer_concede(PlayerId player);

// Returns a change of the position by hand. Adds a use of [put].
SpokenAnswer spoken_answer_put(PlayerId player, json_t *put);

// Fills in the answer that [spoken] gives to [question]. Returns false if it gives none.
bool spoken_answer_match(const SpokenAnswer *spoken, const Scene *scene,
                         const Question *question, Answer *answer);

// Returns whether both are the same answer.
bool spoken_answer_same(const SpokenAnswer *a, const SpokenAnswer *b);

// Adds the answer as a sentence: "Annie: Play Garen".
void spoken_answer_text(const SpokenAnswer *spoken, const Scene *scene, Line *line);

SpokenAnswer spoken_answer_copy(const SpokenAnswer *spoken);
void spoken_answer_free(SpokenAnswer *spoken);

#endif
