// trail.h -- the past of a game: every moment at which somebody was asked, with the answers
// that led there.
//
// Moments form a tree; another answer at an earlier moment begins a branch. Each moment
// is a copy of the game. A question without a choice is a moment only where a player
// could act freely, so that the game stops there; the trail answers any other. When cards
// change (Trail.age), moments are played again with the same answers: those on the way at
// once, those of other branches when somebody goes there.

#ifndef TRAIL_H
#define TRAIL_H

#include "tools/scenarios/scenario_chance.h"
#include "tools/session/session.h"
#include "tools/trail/spoken_answer.h"
#include "tools/why/turn_replay.h"

// A moment of a game. The story holds the sentences since the moment before.
typedef struct {
    int before;          // the moment before; -1: the game began
    int next;            // the one that was gone to from here; -1: none yet
    int depth;           // answers since the game began
    int branch;          // by number, from 1; a branch begins where an answer differs
    int age;             // of the cards with which [game] was played
    SpokenAnswer spoken; // what led here
    char *story;
    void *game; // packed
    size_t bytes;
    Bot bots[SEATS_MAX];
    uint64_t log_next;
    uint64_t results; // of chance that the start says: so many were used
} Moment;

// Whoever opens a trail owns the session and the scene.
typedef struct Trail {
    Session *session;
    Scene *scene;     // of the moment where the trail stands, with everything open
    const char *name; // of the game, for a reader
    const ScenarioChance *chance; // that is said beforehand; NULL: none is
    Moment *moments;
    int n;
    int at;       // the moment where the trail stands
    int branches; // so many have begun
    int age;      // how often cards have changed
    GameStatus status;
    SpokenAnswer *left; // answers that no longer fitted, in order, for trail_resume
    int left_n;
    bool literal;     // every question is a moment, also one without a choice
    const char *note; // on the way to the position, "" if there is nothing to say
} Trail;

// Lets the game of the session run to its first question, which becomes moment 0, or is
// that again.
void trail_begin(Trail *trail);

// Frees all moments.
void trail_forget(Trail *trail);

// Returns a trail of what [turns] has of the game that [session] plays and [scene] shows;
// [name] is its name for a reader. Until trail_close_past the game is the trail's to go
// through; then it stands as before. NULL with [err]: nothing is known of its past.
Trail *trail_open_past(Session *session, const Scene *scene, const TurnReplay *turns,
                       const char *name, Err *err);
void trail_close_past(Trail *trail);

// Returns the question that waits, NULL if the game is over.
const Question *trail_question(const Trail *trail);

// Give the answer to the question that waits, let a player leave, change the position by
// hand (position_change). They go on to the next moment: to one that is there already if
// the same led to it, else to a new one. Return 0, or -1 with [err] and nothing changed.
int trail_answer(Trail *trail, const Answer *answer, Err *err);
int trail_concede(Trail *trail, PlayerId player, Err *err);
int trail_put(Trail *trail, PlayerId player, json_t *put, Err *err);

// Lets the bot of the seat answer, or a greedy one if a person sits there.
int trail_bot(Trail *trail, Err *err);

// Goes to a moment. If the cards have changed since, the game goes the way there again as
// far as its answers fit. Returns false if it did not come so far.
bool trail_go(Trail *trail, int moment);

// Returns the moment [depth] answers after the start on the branch where the trail stands;
// -1: the branch is not so long.
int trail_find(const Trail *trail, int depth);

// Returns the last moment of the branch of that number, -1: there is none.
int trail_end_of(const Trail *trail, int branch);

// Plays the answers that led to the present moment once more with [seen] as witness, the
// last few hundred of them.
void trail_see(Trail *trail, ObservationLog *seen);

// Returns a sentence that says where chance comes from here, if the start said it up to
// here; "" where there is nothing to say.
const char *trail_chance(const Trail *trail);

// Returns the board of the moment where the trail stands, as text of so many columns. The
// caller frees it.
char *trail_board(const Trail *trail, int width);

// Puts the game of a moment of the present cards into the session.
void trail_restore(Trail *trail, int moment);

// Looks at the game of the session with everything open.
void trail_look(Trail *trail);

// Gives the answers from [list] on as far as they fit. An answer without a choice may be
// left out, because the game does not ask where it knows the answer. Returns how many of
// them are used up.
int trail_follow(Trail *trail, const SpokenAnswer *list, int n);

// Keeps copies of [n] answers for later, instead of those that were kept.
void trail_leave(Trail *trail, const SpokenAnswer *list, int n);

// Gives the answers that were left over when one did not fit, as far as they fit now.
// Returns how many.
int trail_resume(Trail *trail);

#endif
