// scenario_writer_inside.h -- what the files of scenario_writer.h share.

#ifndef SCENARIO_WRITER_INSIDE_H
#define SCENARIO_WRITER_INSIDE_H

#include "tools/scenarios/scenario_lua.h"
#include "tools/writer/scenario_writer.h"

// One answer in words.
typedef struct {
    int player;
    char *move;    // its word, NULL: it answers a question
    char *key;     // of that question
    bool decides;  // the asked player may act; the next steps answer questions
    bool usual;    // it is what a scenario answers without a word
    bool ahead;    // a scenario answers it by itself if it is not told before
    json_t *words; // of a move: [card, place] and what it takes; else the answer
    json_t *options;
} Step;

// A scenario on its way: where it begins, and the answers so far.
typedef struct {
    Scenario *run; // does the same again, with words alone
    json_t *position, *before;
    Step *steps;
    int n;
    json_t *covers;
} Draft;

// Puts the game of [from] into [view], a scenario that nobody plays;
// scenario_writer_close ends it.
Scenario *scenario_writer_view(Catalog *catalog, const Game *game,
                               const char *const *players);
void scenario_writer_close(Scenario *view);

// Returns the names of the players of that game.
const char *const *scenario_writer_players(const Rules *rules, const State *state);

// Returns the position of [view] in words: cards that are counted only, or each of them in
// its order.
json_t *scenario_writer_position(Scenario *view, bool exactly);

// Adds to [out] what a position has no word for, a line each.
void scenario_writer_tell_missing(const Scenario *view, FILE *out);

// Returns whether both stand alike: in words, and in the question that waits; or in all
// that can be expected.
bool scenario_writer_is_alike(Scenario *a, Scenario *b, bool exactly);
bool scenario_writer_comes_out_alike(Scenario *a, Scenario *b);

// Finds the option of the question in [run] that is the option [i] of that in [view] and
// that is none of [taken]; -1: there is none. Returns its name in the scenario.
int scenario_writer_option(Scenario *view, int i, Scenario *run, const Answer *taken);

// Takes the step that answers [answer] to the question that waits in [run]. Returns false
// if it has no word.
bool scenario_writer_step(Draft *draft, const Answer *answer);
bool scenario_writer_concede(Draft *draft, int player);

// Returns all that can be expected of the game, and of it what is not as in [before].
json_t *scenario_writer_claims(Scenario *view);
json_t *scenario_writer_changes(Scenario *view, const json_t *before);

// Prints a value as Lua, and the scenario of that name.
void scenario_writer_print(const json_t *json, int indent, FILE *out);
void scenario_writer_print_draft(const Draft *draft, const char *name,
                                 const json_t *expect, bool plain, FILE *out);

#endif
