// cmd_bench_protocol.h -- cardwright bench protocol: measures how fast a program tries
// answers.

#ifndef BENCH_PROTOCOL_H
#define BENCH_PROTOCOL_H

// Runs cardwright bench protocol [DECK]... [OPTION]...; argv[0] is "bench protocol".
// Returns an exit code.
int cmd_bench_protocol(int argc, char **argv);

#endif
