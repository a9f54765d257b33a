// embed_crew.h -- further engines with the same cards, on threads of their own: the helpers of an
// engine. They count from 1; the engine itself is 0.

#ifndef EMBED_CREW_H
#define EMBED_CREW_H

#include "tools/embed/embed_inside.h"

// Returns how many helpers there are.
int embed_crew_n(const CwEngine *engine);

// Adds a helper, which belongs to the engine from then on, as the last one.
void embed_crew_add(CwEngine *engine, CwEngine *opened);

// Takes the last helper out, and returns it to the caller. All threads have ended then, and no
// work is done any more.
CwEngine *embed_crew_remove(CwEngine *engine);

// Returns the engine of a helper.
CwEngine *embed_crew_engine(const CwEngine *engine, int helper);

// A part of a piece of work.
typedef void CrewDo(void *self, int part);

// Does all parts from 0 to [helpers], each on a thread of its own, and returns when all are done.
void embed_crew_run(CwEngine *engine, int helpers, CrewDo *act, void *self);

#endif
