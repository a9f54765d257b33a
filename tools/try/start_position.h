// start_position.h -- where a game that is tried begins, and how it begins there again.
//
// One word names a position: a file of scenarios, with ":" and part of a name; a replay,
// with "@" and a number of answers, or "@2." and a number of those of its second game; a
// saved game. Without such a word a game begins with its decks.

#ifndef START_POSITION_H
#define START_POSITION_H

#include "tools/scenarios/scenario_lua.h"
#include "tools/session/session.h"
#include "tools/trail/spoken_answer.h"

typedef enum { START_DECKS, START_SCENARIO, START_RECORD, START_SAVED } StartKind;

// The wish of the command line.
typedef struct {
    const char *db, *game; // NULL: the usual ones
    const char *const *words;
    int n;                      // of words
    const SittingWish *sitting; // of a game with decks; NULL: the usual
    uint64_t seed;              // of it
} StartWish;

typedef struct {
    StartKind kind;
    const StartWish *wish;
    const char *path; // of the file, without what follows ":" or "@"
    const char *part; // of a scenario's name; NULL: the first one
    long at;          // of a replay: so many answers; -1: all
    long number;      // of the wanted game of a replay; 0: [at] counts all answers
    Sitting sitting;  // before that game, once the games before it are played
    bool sat;         // it is there
    const char *game; // its cards, as --game takes it; NULL: the usual ones
    ScenarioFile *file;
    int index;             // of the scenario
    ScenarioChance chance; // that it says beforehand
    Arena *arena;
} StartPosition;

// Finds out what the words of [wish] mean, which stays where it is. Returns 0, or -1 with
// [err].
int start_position_find(StartPosition *start, const StartWish *wish, Err *err);

// Returns whether the words name a position, not decks.
bool start_position_is_named(const char *const *words, int n);

// Puts [session], whose cards are loaded, where the game begins, and [scene] gets the names
// of its players. Returns 0, or -1 with [err].
int start_position_begin(StartPosition *start, Session *session, Scene *scene,
                         Err *err);

// Returns the answers that lead on from there to the position, [n] of them. The caller
// frees each and the list. [note] becomes what a reader should know, "" for nothing; it
// is the start's.
SpokenAnswer *start_position_answers(StartPosition *start, Session *session, int *n,
                                     const char **note);

// Returns whether the game can begin again with other cards: a saved game cannot.
bool start_position_is_repeatable(const StartPosition *start);

// Returns the results of chance that the start says, NULL: it says none. They are used in
// order; what does not fit is passed over.
const ScenarioChance *start_position_chance(const StartPosition *start);

// Returns the start in words: "main.lua: A card is drawn".
const char *start_position_name(const StartPosition *start);

void start_position_close(StartPosition *start);

#endif
