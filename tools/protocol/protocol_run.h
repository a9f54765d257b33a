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
    PlayerId seat;
    ProgramFault fault;
    char label[32]; // of the part of the run, "" if it has none
    char text[200];
} ProgramFailure;

enum { FAILURES_KEPT = 1000 };

typedef struct ProtocolRun ProtocolRun;

// Makes a run. [seats] has SEATS_MAX entries and outlives it; [folder] gets a record of each
// game, named by its seed, NULL: none is written. When [stop] becomes true no program is waited
// for, and the game that it plays has no result.
ProtocolRun *protocol_run_new(const ProgramSeat *seats, int seconds, const char *folder,
                              const volatile sig_atomic_t *stop);
void protocol_run_free(ProtocolRun *run);

// Names the part of the run that begins, for records and failures.
void protocol_run_label(ProtocolRun *run, const char *label);

// The drive of the run, for its plan.
RunDrive protocol_run_drive(ProtocolRun *run);

// Returns the first failures that happened, at most FAILURES_KEPT; the run owns them.
int protocol_run_failures(const ProtocolRun *run, const ProgramFailure **failures);

// Returns how many failures there were in all.
int protocol_run_failures_all(const ProtocolRun *run);

// Returns what went wrong with the records, NULL: nothing.
const char *protocol_run_lost(const ProtocolRun *run);

// Reads one word of --bots: a path has a '/'; "sh:LINE" is a line for the shell. Returns
// whether it is a program.
bool protocol_run_is_program(const char *word, ProgramSeat *seat);

#endif
