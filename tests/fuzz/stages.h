// stages.h -- the entrance of all fuzz targets, and the stages of its reader that the inputs
// of a target came to.
//
// A target names its stages and counts each one that it comes to. seeds.c gives it its
// seeds alone and fails if a stage is missed: whatever stands behind it would be tried
// only where chance finds the way.

#ifndef STAGES_H
#define STAGES_H

#include <stdint.h>
#include <stdlib.h>

enum { STAGES_MAX = 20 };

// The names of the target; the rest are NULL.
extern const char *const stages_names[STAGES_MAX];

extern unsigned stages_counts[STAGES_MAX];

// Counts that an input came to the stage.
void stages_reach(int stage);

// Returns the path of the built cards: cards.db in $BUILD.
const char *stages_cards(void);

// The target: reads one input. Returns -1 if the fuzzer is to forget it, else 0.
int stages_input(const uint8_t *data, size_t size);

// The entrance of the fuzzer: gives the input to the target. The program aborts, and the
// fuzzer keeps the input, if that takes more than [stages_seconds] of processor time,
// however busy the machine is.
extern int stages_seconds;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
