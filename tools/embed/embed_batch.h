// embed_batch.h -- many games that are stepped together, and what their files share.

#ifndef EMBED_BATCH_H
#define EMBED_BATCH_H

#include "tools/embed/embed_inside.h"
#include "tools/session/runner.h"

// A game of the batch, with what was picked of its question so far.
typedef struct {
    EmbeddedGame *game;
    int number; // of its next game
    Answer answer;
    int left; // of what is divided
    bool ended;
    float rewards[SEATS_MAX];
    const void *seen, *options; // where it was written last,
    RowsHad had;                // and so many rows there
} BatchGame;

typedef struct Batch {
    uint32_t place, turn_of;
    int n, all; // games here, and with those of helpers
    uint64_t seed;
    Setup setup;
    uint8_t bots[SEATS_MAX]; // SeatKind
    BatchGame *games;        // NULL: it was dropped
    int helpers;
    struct {
        CwBatch batch;
        int first;     // of its games, among all
    } parts[JOBS_MAX]; // 0 is this one
} Batch;

// Returns a batch without games: one that was dropped, or a new one; its handle; and the batch of a
// handle, CW_OK with [found].
Batch *embed_batch_new(CwEngine *engine);
CwBatch embed_batch_handle(const Batch *batch);
CwStatus embed_batch_find(CwEngine *engine, CwBatch handle, Batch **found);

// Drops the games of a batch, with those of helpers.
void embed_batch_empty(CwEngine *engine, Batch *batch);

// Begins the next game at a place.
void embed_batch_next(CwEngine *engine, Batch *batch, BatchGame *at);

// Begins the question that waits, if one does. Returns whether an action may be taken, where [rows]
// is "no more"; takes one that may, and returns whether the question is answered by it.
void embed_batch_ask(BatchGame *at);
bool embed_batch_allows(const BatchGame *at, int rows, int action);
bool embed_batch_pick(BatchGame *at, int rows, int action);

#endif
