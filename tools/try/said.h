// said.h -- an answer as it was given, told so that it can be given again in a game that is
// not quite the same: by the words of the question and of what was picked.
//
// Under changed cards options come and go and change their places. A Said fits a question of
// the same player that asks the same, if it has each thing that was picked.

#ifndef SAID_H
#define SAID_H

#include <jansson.h>

#include "tools/view/scene.h"

// One thing that was picked, and how much it got of something that was divided.
typedef struct {
    Option option;
    int amount;
    char *text;
} SaidPick;

typedef enum { SAID_NOTHING, SAID_ANSWER, SAID_CONCEDE, SAID_PUT } SaidKind;

typedef struct {
    SaidKind kind;
    PlayerId player;
    uint8_t asks; // AskKind of the question
    uint8_t prompt;
    bool forced; // no other answer was possible
    bool freely; // nothing was under way: the player could have acted
    int options_n;
    ObjectId about;
    char *asked; // the question in words
    SaidPick *picks;
    int n;
    json_t *put; // SAID_PUT: keys of a player in a position
} Said;

// Fills in the only answer that [question] takes. Returns false if it leaves a choice.
bool said_is_forced(const Question *question, Answer *answer);

// Returns [answer] to [question], which [scene] shows with everything open.
Said said_answer(const Scene *scene, const Question *question, const Answer *answer);
Said said_concede(PlayerId player);

// Returns a change of the position by hand. Adds a use of [put].
Said said_put(PlayerId player, json_t *put);

// Fills in the answer that [said] gives to [question]. Returns false if it gives none.
bool said_fit(const Said *said, const Scene *scene, const Question *question,
              Answer *answer);

// Whether both say the same.
bool said_same(const Said *a, const Said *b);

// Adds it in words: "Annie: Play Garen".
void said_text(const Said *said, const Scene *scene, Line *line);

Said said_copy(const Said *said);
void said_free(Said *said);

#endif
