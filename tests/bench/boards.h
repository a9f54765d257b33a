// boards.h -- how long a decision takes on boards that scenarios make.
//
// A file of scenarios has a board each, whose name is what grows and how much there is of
// it: "chain: 40". All boards of one name are a series. The scenario plays up to the
// question that is measured and claims that the board is what its name says.

#ifndef BOARDS_H
#define BOARDS_H

#include <stdint.h>

#include "engine/base/err.h"
#include "tools/door/progress.h"

enum { BOARDS_MAX = 160, BOARD_SERIES = 48 };

typedef struct {
    char series[BOARD_SERIES]; // "chain"
    int x;                     // 40
    double decision_ns;        // by agents, the first ones from there on
    double child_ns;           // copy, answer, next question
    int options;               // of the question
    int bytes;                 // of the state
} Board;

typedef struct {
    Board list[BOARDS_MAX];
    int n;
} Boards;

typedef struct {
    const char *path; // of the file
    const char *db, *game;
    const char *series; // the only one that is measured; NULL: all
    uint64_t each_ns;   // work on each figure of a board
    Progress *progress; // one step for each board
    int64_t *done;
} BoardPlan;

// Counts the boards of the file, -1 with [err].
int boards_count(const BoardPlan *plan, Err *err);

// Measures them. Returns -1 with [err], also if a scenario fails.
int boards_measure(const BoardPlan *plan, Boards *boards, Err *err);

// Finds a board; NULL: there is none.
const Board *boards_find(const Boards *boards, const char *series, int x);

// Returns the end of the series that begins with board [first].
int boards_series_end(const Boards *boards, int first);

#endif
