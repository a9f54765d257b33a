// cmd_bench_import.h -- cardwright bench import: measures how fast card lists are
// imported.

#ifndef BENCH_IMPORT_H
#define BENCH_IMPORT_H

// Runs cardwright bench import [FILE]... [OPTION]...; argv[0] is "bench import".
// Returns an exit code.
int cmd_bench_import(int argc, char **argv);

#endif
