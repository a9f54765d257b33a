// machine.h -- how fast this machine is, beside which every table of figures stands.
//
// A figure in nanoseconds says little without the machine. A copy of 16,384 bytes, always
// so many, tells two machines apart, or one machine in two hours.

#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>

enum { MACHINE_BYTES = 16384 };

// Keeps the compiler from removing work on memory that nobody reads.
void machine_use(const void *memory);

// Returns how long a copy of MACHINE_BYTES takes, in nanoseconds: the fastest of several
// rounds, because only a slower one can be disturbed.
double machine_copy_ns(void);

// Returns how long a protected call of [source] takes, a chunk of Lua that returns a
// function. With [counted] it has a limit on instructions.
double machine_call_ns(const char *source, int counted);

#endif
