// protocol_program.h -- a program that plays a seat of games that go on here: it is started
// once, and sends requests of the protocol on its standard output.
//
// Nothing that it does ends anything but itself: it has so many seconds for each question, and
// when it ends, is silent, writes what is no request or gives answers that are refused
// it is ended, and the next game starts it anew.

#ifndef PROTOCOL_PROGRAM_H
#define PROTOCOL_PROGRAM_H

#include <signal.h>

#include "tools/protocol/protocol.h"
#include "tools/protocol/protocol_process.h"

// How a program has failed, in the order of protocol_program_word.
typedef enum {
    PROGRAM_FINE,
    PROGRAM_ABSENT,   // it could not be started
    PROGRAM_CRASHED,  // it ended
    PROGRAM_GARBAGE,  // it wrote what is no request
    PROGRAM_SILENT,   // it did not answer in time
    PROGRAM_WRONG,    // its requests were refused again and again
    PROGRAM_GIVEN_UP, // it failed in so many games that nobody starts it again
    PROGRAM_FAULTS
} ProgramFault;

typedef struct {
    const char *command; // the path of a program, or with [shell] a line for /bin/sh
    bool shell;
    int seconds;                       // for each question
    const volatile sig_atomic_t *stop; // becomes true when nobody waits any longer
    Process process;
    char *bytes; // that it wrote and nobody has read
    size_t n, room;
    json_t *wants; // the id of its request for the next game; NULL: it has sent none
    bool begun;    // it has been told that this game began
    int failures;  // games in a row, in which it gave no answer before it failed
    ProgramFault fault; // in this game
    char text[200];     // what happened, "" for PROGRAM_FINE
} Program;

// Returns a word for a fault: "silent".
const char *protocol_program_word(ProgramFault fault);

// Begins a game for the program, which is started if it does not run.
void protocol_program_begin(Program *program);

// Serves the requests of the program until it has answered the question that waits for its
// [seat] in the game itself, beside all branches. Returns false if it has failed, also after
// that, or if the run stops, which is no fault.
bool protocol_program_turn(Program *program, Protocol *protocol, PlayerId seat);

// Serves its requests at the end of a game until it wants the next one.
void protocol_program_over(Program *program, Protocol *protocol, PlayerId seat);

// Tells the program that there is no further game, and ends it.
void protocol_program_close(Program *program);

#endif
