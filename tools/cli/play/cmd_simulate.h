// cmd_simulate.h -- what the files of cardwright simulate share.

#ifndef CMD_SIMULATE_H
#define CMD_SIMULATE_H

#include <signal.h>

#include "tools/cli/commands.h"
#include "tools/cli/embedded.h"
#include "tools/door/progress.h"

enum { FAILURES_KEPT = 1000, FAILURE_TEXT = 480 };

// All that the command line says.
typedef struct {
    CwEngine *engine;
    const char *db, *game;
    CwSetup setup; // what it names lies below
    CwRun run;
    Arena *arena;
    json_t *modes, *endings, *told; // of cw_modes, cw_endings and cw_setup_json
    const char *decks[CW_SEATS_MAX], *seats[CW_SEATS_MAX];
    const char *settings[SETTING_WORDS_MAX + 1]; // and --best-of
    const char *mode, *bots[CW_SEATS_MAX];       // as they are told
    int players, teams[CW_SEATS_MAX];
    bool series;
    bool has_decks; // the game is played with decks
    bool json;
    bool open_lists;           // bots that search know all decks
    bool pairs;                // all pairs of decks play
    const char *const *paired; // these
    int paired_n;
    const volatile sig_atomic_t *stop;
} SimulatePlan;

// The first game, by number, in which a script failed or that stopped at a limit.
typedef struct {
    bool is_there;
    uint64_t seed;
    char text[FAILURE_TEXT];
} FirstFault;

// A failure of a program.
typedef struct {
    uint64_t seed; // of the game
    int number, seat;
    CwFault fault;
    char label[32]; // of the part of the run, "" if it has none
    char text[200];
} SeatFailure;

// Failures of programs, and how many games of each seat that were.
typedef struct {
    SeatFailure *list; // the first ones, at most FAILURES_KEPT
    int n, all;
    int games[CW_SEATS_MAX][CW_FAULTS];
    char lost[FAILURE_TEXT]; // why a record could not be written, "": all were
    const char *label;       // of the part that runs
} SeatFailures;

// The sums of many games.
typedef struct {
    const SimulatePlan *plan;
    int finished, draws, faults, stops;
    int wins[CW_SEATS_MAX];                          // a team's wins: at its first seat
    int *ended;                                      // games by how they ended
    int games, games_drawn, games_won[CW_SEATS_MAX]; // games within matches
    uint64_t questions, steps, events, turns;
    int64_t points[CW_SEATS_MAX];
    uint64_t hash; // over the hashes of all finished games, by their numbers
    double seconds;
    SeatFailures failures;
    FirstFault fault;
    Progress progress;
    uint64_t shown_ns;
} SimulateSums;

// Reads the command line. Returns -1 to go on, else the exit code.
int cmd_simulate_read(int argc, char **argv, SimulatePlan *plan);

// Reads which decks play in pairs, if any: those that are named, if they are more than play
// together in the mode, or with --pairs; without any, all of the game. Returns
// -1 to go on, else the exit code.
int cmd_simulate_read_pairs(SimulatePlan *plan, const char *const *decks, int n);

// Plays all pairs, each in both seatings, and shows a table. Returns the exit code.
int cmd_simulate_pairs(SimulatePlan *plan);

// Reads --bots for so many seats: one word for all, or one for each. Returns -1 to go on, else
// the exit code.
int cmd_simulate_bots(SimulatePlan *plan, const char *text, int seats);

// Opens the decks to all bots that search. Returns -1 to go on, else the exit code: there are none.
int cmd_simulate_open_lists(SimulatePlan *plan);

// Makes the folder of the records, if there is to be one. Returns -1 to go on.
int cmd_simulate_folder(const SimulatePlan *plan);

// Keeps the first fault of a run.
void cmd_simulate_keep_fault(FirstFault *fault, const CwResult *result);

// Tells the first fault of a run with [decks], if there is one, and how to see that game again.
// [label] names the part of the run, as records do.
void cmd_simulate_tell_fault(const SimulatePlan *plan, const char *const *decks,
                             const FirstFault *fault, const char *label);

// Add a failure, and those of a game, which a run gives.
void cmd_simulate_add_failure(SeatFailures *failures, const CwFailure *failure);
void cmd_simulate_count_failures(SeatFailures *failures, const CwResult *result);

// Tell how programs failed, on stderr or in the JSON. The first returns how many games that were.
int cmd_simulate_tell_failures(const SimulatePlan *plan, const SeatFailures *failures);
void cmd_simulate_json_failures(const SimulatePlan *plan, const SeatFailures *failures,
                                json_t *json);

#endif
