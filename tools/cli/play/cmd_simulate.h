// cmd_simulate.h -- what the files of cardwright simulate share.

#ifndef CMD_SIMULATE_H
#define CMD_SIMULATE_H

#include <jansson.h>

#include "tools/cli/commands.h"
#include "tools/protocol/protocol_run.h"
#include "tools/session/runner.h"

// All that the command line says.
typedef struct {
    RunPlan run;
    OpenGame open; // for its rules, and for the first thread: others open their own
    Arena *arena;
    const Rules *rules; // of the game that is played
    ProgramSeat programs[SEATS_MAX];
    int seconds;               // for each answer of a program
    const char *record;        // a folder, NULL: games are not recorded
    ProtocolRun *from_outside; // of programs and records; NULL: there are none
    bool json;
    bool pairs;               // all pairs of decks play
    const char *const *decks; // of the pairs
    int decks_n;
    const volatile sig_atomic_t *stop;
} SimulatePlan;

// The sums of many games.
typedef struct {
    const SimulatePlan *plan;
    int finished, draws, faults, stops;
    int wins[SEATS_MAX];                          // a team's wins: at its first seat
    int ended[ENDING_WAYS];                       // games by how they ended
    int games, games_drawn, games_won[SEATS_MAX]; // games within matches
    uint64_t questions, steps, events, turns;
    int64_t points[SEATS_MAX];
    uint64_t hash; // over the hashes of all finished games, by their numbers
    double seconds;
    int failed[SEATS_MAX][PROGRAM_FAULTS]; // games in which a program failed, by how
    FirstFault fault;
} SimulateSums;

// Reads which decks play in pairs, if any: those that are named, if they are more than play
// together in the [mode] (NULL: in any), or with --pairs; without any, all of the game. Returns
// -1 to go on, else the exit code.
int cmd_simulate_read_pairs(SimulatePlan *plan, const char *const *decks, int n,
                            const char *mode);

// Plays all pairs, each in both seatings, and shows a table. Returns the exit code.
int cmd_simulate_pairs(SimulatePlan *plan);

// Reads --bots for so many seats: one word for all, or one for each. Returns -1 to go on, else
// the exit code.
int cmd_simulate_bots(SimulatePlan *plan, const char *text, int seats);

// Returns what plays the seat: a kind of bot, or the program as it was named.
const char *cmd_simulate_bot(const SimulatePlan *plan, int seat);

// Prepares programs and records, if there are any. Returns -1 to go on.
int cmd_simulate_outside(SimulatePlan *plan);

// Tells the first fault of a [run], if there is one, and how to see that game again. [label]
// names the part of the run, as records do.
void cmd_simulate_tell_fault(const SimulatePlan *plan, const RunPlan *run,
                             const FirstFault *fault, const char *label);

// Adds the failures of programs in a game to the sums.
void cmd_simulate_add_failures(SimulateSums *sums, const GameResult *result);

// Tell how programs failed, on stderr or in the JSON. Return how many games that were.
int cmd_simulate_tell_failures(const SimulatePlan *plan, const SimulateSums *sums);
int cmd_simulate_json_failures(const SimulatePlan *plan, const SimulateSums *sums,
                               json_t *json);

#endif
