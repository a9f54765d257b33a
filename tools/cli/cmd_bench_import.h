// bench_import.h -- how fast card lists come in, against plain inserts of the same rows.

#ifndef BENCH_IMPORT_H
#define BENCH_IMPORT_H

// cardwright bench import [FILE]... [OPTION]...; argv[0] is "bench import".
// Returns an exit code.
int cmd_bench_import(int argc, char **argv);

#endif
