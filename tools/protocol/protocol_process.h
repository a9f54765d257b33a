// protocol_process.h -- a process that is started with its three streams in our hands.
//
// Nothing here waits for what the process does, except protocol_process_end for its end. Its
// standard error is passed on to ours, a line at a time, whenever somebody waits for it: it
// goes through the filter of terminal.h like everything else.

#ifndef PROTOCOL_PROCESS_H
#define PROTOCOL_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct {
    pid_t pid;      // 0: it does not run
    int to, from;   // its standard input and output; -1: closed
    int told;       // its standard error; -1: closed
    char line[512]; // of its standard error, which has no end yet
    size_t line_n;
} Process;

// Starts the program at a path, or a [shell]'s line, in a group of its own. Returns 0, or an
// errno.
int protocol_process_start(Process *process, const char *command, bool shell);

// Returns whether the process has ended. How it did is still to be asked for.
bool protocol_process_has_ended(const Process *process);

// Passes on what it wrote to its standard error.
void protocol_process_hear(Process *process);

// Waits for so many milliseconds at most, until there is something to read from it, or also,
// with [writes], room to write. Returns whether there is something to read, or its end.
bool protocol_process_wait(Process *process, bool reads, bool writes, int ms);

// Closes its streams after its end, or with [kill_it] ends it, and all that it started. Returns
// how it ended, as waitpid says it.
int protocol_process_end(Process *process, bool kill_it);

#endif
