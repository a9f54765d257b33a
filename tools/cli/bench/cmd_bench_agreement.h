// cmd_bench_agreement.h -- cardwright bench agreement: do all ways play the same game?

#ifndef CMD_BENCH_AGREEMENT_H
#define CMD_BENCH_AGREEMENT_H

// Returns the exit code: CODE_FINDINGS if two ways differ. argv[0] is "bench agreement".
int cmd_bench_agreement(int argc, char **argv);

#endif
