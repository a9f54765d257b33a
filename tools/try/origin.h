// origin.h -- from where a game that is tried begins, and how it begins there again.
//
// A position is told by a word: a file of scenarios, with ":" and part of a name; a replay,
// with "@" and a number of answers, or "@2." and a number of those of its second game; a
// saved game; or it is the start of a game, told by its
// decks.

#ifndef ORIGIN_H
#define ORIGIN_H

#include "tools/scenarios/scenario_lua.h"
#include "tools/session/session.h"
#include "tools/try/said.h"

typedef enum { ORIGIN_DECKS, ORIGIN_SCENARIO, ORIGIN_RECORD, ORIGIN_SAVED } OriginKind;

// What the command line says.
typedef struct {
    const char *db, *game; // NULL: the usual ones
    const char *const *words;
    int n;                      // of words
    const SittingWish *sitting; // of a game with decks; NULL: the usual
    uint64_t seed;              // of it
} OriginWish;

typedef struct {
    OriginKind kind;
    const OriginWish *wish;
    const char *path; // of the file, without what follows ":" or "@"
    const char *part; // of a scenario's name; NULL: the first one
    long at;          // of a replay: so many answers; -1: all
    long number; // of the game of a replay that is meant; 0: [at] counts all answers
    Sitting sitting;  // before that game, once the games before it are played
    bool sat;         // it is there
    const char *game; // its cards, as --game takes it; NULL: the usual ones
    ScenarioFile *file;
    int index; // of the scenario
    Arena *arena;
} Origin;

// Finds out what the words of [wish] mean, which stays where it is. Returns 0, or -1 with
// [err].
int origin_find(Origin *origin, const OriginWish *wish, Err *err);

// Tells whether the words name a position, not decks.
bool origin_is_position(const char *const *words, int n);

// Puts [session], whose cards are loaded, where the game begins, and [scene] gets the names
// of its players. Returns 0, or -1 with [err].
int origin_begin(Origin *origin, Session *session, Scene *scene, Err *err);

// Returns the answers that lead on from there to the position, [n] of them. The caller frees
// each and the list. [note] becomes what a reader should know, "" for nothing; it is the
// origin's.
Said *origin_answers(Origin *origin, Session *session, int *n, const char **note);

// Whether the game can begin again with other cards: a saved game cannot.
bool origin_is_repeatable(const Origin *origin);

// Returns the origin in words: "main.lua: A card is drawn".
const char *origin_name(const Origin *origin);

void origin_close(Origin *origin);

#endif
