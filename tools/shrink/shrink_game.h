// shrink_game.h -- plays a game, or the games of a match, again by answers in words, with
// some of the answers left out.
//
// Each answer knows its game and its turn. In a turn the next answer that fits the question
// is given; where none fits, the least that is allowed: pass, no, end the turn. So an answer
// that is left out makes no gap.

#ifndef SHRINK_GAME_H
#define SHRINK_GAME_H

#include "tools/record/record.h"
#include "tools/shrink/shrink_inside.h"
#include "tools/trail/spoken_answer.h"

typedef struct {
    SpokenAnswer said;
    int game, turn;
    bool least; // it is the least that was allowed
} Given;

typedef struct {
    Given *list;
    int n;
} GivenList;

typedef struct {
    Shrink *shrink;
    Session *session;
    Scene *scene;
    Recording recording;
    GivenList answers; // of the shortest so far
    int chosen;        // of these, other than the least
    GivenList trial;   // of the current try; borrows from [answers]
} ShrunkGame;

// How far a game is played, and the observer.
typedef struct {
    const GivenList *answers;
    int most;           // stop before one more answer
    GivenList *gathers; // what was given; NULL: nobody wants it
    Record *record;     // is written; NULL: none
    Failure *found;
} GameWay;

// Plays from the start. The answer number `most` + 1 is not given.
void shrink_game_play(ShrunkGame *game, const GameWay *way);

// Adds the answer that is about to be given.
void shrink_game_gather(ShrunkGame *game, GivenList *answers, const Answer *answer);
void shrink_game_gather_concede(ShrunkGame *game, GivenList *answers, PlayerId player);

// Fills in what the game that has ended says of its failure.
void shrink_game_judge(ShrunkGame *game, GameStatus status, Failure *found);

// Returns whether the answer is the least that is allowed.
bool shrink_game_is_least(const Rules *rules, const Question *question,
                          const Answer *answer);
void shrink_game_free(GivenList *answers);

// The kinds of part of a game.
extern const ShrinkCut shrink_game_cuts[];
extern const int shrink_game_cuts_n;

#endif
