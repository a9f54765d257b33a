// keep_inside.h -- what the files that keep scenarios share.

#ifndef KEEP_INSIDE_H
#define KEEP_INSIDE_H

#include "tools/keep/keep.h"
#include "tools/scenarios/scenario.h"

// One answer in words.
typedef struct {
    int player;
    char *move;    // its word, NULL: it answers a question
    char *key;     // of that question
    bool decides;  // whoever is asked may act; what follows answers questions
    bool usual;    // it is what a scenario answers without a word
    bool ahead;    // a scenario answers it by itself if it is not told before
    json_t *words; // of a move: [card, place] and what it takes; else the answer
    json_t *options;
} Step;

// A way in words.
typedef struct {
    Scenario *run; // does it again
    json_t *position, *before;
    Step *steps;
    int n;
    json_t *covers;
} Way;

// Puts the game of [from] into [view], a scenario that nobody plays; keep_close ends it.
Scenario *keep_view(Catalog *catalog, const Game *game, const char *const *players);
void keep_close(Scenario *view);

// Returns the names of the players of that game.
const char *const *keep_players(const Rules *rules, const State *state);

// Returns the position of [view] in words: cards that are counted only, or each of them in
// its order.
json_t *keep_position(Scenario *view, bool exactly);

// Adds to [out] what a position has no word for, a line each.
void keep_tell_missing(const Scenario *view, FILE *out);

// Whether both stand alike: in words, and in the question that waits; or in all that can be
// expected.
bool keep_is_alike(Scenario *a, Scenario *b, bool exactly);
bool keep_comes_out_alike(Scenario *a, Scenario *b);

// Finds the option of the question in [run] that is the option [i] of that in [view] and
// that is none of [taken]; -1: there is none. Returns its name in the scenario.
int keep_option(Scenario *view, int i, Scenario *run, const Answer *taken);

// Takes the step that answers [answer] to the question that waits in [run]. Returns false if
// it has no word.
bool keep_step(Way *way, const Answer *answer);
bool keep_concede(Way *way, int player);

// Returns all that can be expected of the game, and of it what is not as in [before].
json_t *keep_claims(Scenario *view);
json_t *keep_changes(Scenario *view, const json_t *before);

// Prints a value as Lua, and the scenario of that name.
void keep_print(const json_t *json, int indent, FILE *out);
void keep_print_way(const Way *way, const char *name, const json_t *expect, bool plain,
                    FILE *out);

#endif
