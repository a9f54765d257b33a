// protocol_run.h -- games of a run in which programs have seats, or of which a record is
// written: the RunDrive of simulate.

#ifndef PROTOCOL_RUN_H
#define PROTOCOL_RUN_H

#include "tools/protocol/protocol_program.h"
#include "tools/session/runner.h"

// The command of a seat. NULL: a bot of this process has it.
typedef struct {
    const char *command;
    bool shell; // it is a line for /bin/sh
} ProgramSeat;

// A failure of a program.
typedef struct {
    uint64_t seed; // of the game
    int number;    // and which one of the run it is
    PlayerId seat; // NOBODY: a record could not be written, which [fault] does not say
    ProgramFault fault;
    const char *text;
} ProgramFailure;

// How the games of a run are played.
typedef struct {
    const ProgramSeat *seats; // SEATS_MAX of them
    int seconds;              // for each answer
    const char *folder;       // for a record of each game; NULL: none is written
    const char *label;        // before the seed in the names of records
    const volatile sig_atomic_t
        *stop; // no program is waited for, and its game has no result
    void *self;
    void (*fail)(void *self, const ProgramFailure *failure); // one call at a time
} ProtocolRunPlan;

typedef struct ProtocolRun ProtocolRun;

// Makes a run. What [plan] points to outlives it.
ProtocolRun *protocol_run_new(const ProtocolRunPlan *plan);
void protocol_run_free(ProtocolRun *run);

// The drive of the run, for its plan.
RunDrive protocol_run_drive(ProtocolRun *run);

// Reads one word of --bots: a path has a '/'; "sh:LINE" is a line for the shell. Returns
// whether it is a program.
bool protocol_run_is_program(const char *word, ProgramSeat *seat);

#endif
