// chance.h -- what rules ask of chance: a number, a face, a player, things, an order.
//
// Rules and verbs come in here alone. The results come from the stream of the game
// (random.h), unless the Table has them said beforehand (Foretold): then the first word
// of State.random counts the results that were used, so that a step which runs again
// gets the same ones, and a copy of the game goes on where the game is. Other results
// come from a seed and that count. Chance that has one possible result draws nothing.

#ifndef CHANCE_H
#define CHANCE_H

#include "engine/kernel/table/table.h"

typedef enum {
    CHANCE_NUMBER, // from 1 to n
    CHANCE_NAMED,  // one of n that have names
    CHANCE_PLAYER, // one of n players
    CHANCE_THINGS, // some of `ids`
    CHANCE_ORDER,  // of `ids`: which come first
} ChanceKind;

// A question to chance. The results are 0 to n - 1.
typedef struct {
    uint8_t kind; // ChanceKind
    int n;
    int least, most;  // results that are wanted, each another
    const char *what; // in messages: "a roll of"
    const char *name; // of what, NULL: that says all
    const ObjectId *ids;
    // CHANCE_NAMED: tells whether result [i] is called so.
    bool (*is_called)(const Table *table, const void *of, int i, const char *text);
    const void *of;
} Chance;

// Says the results beforehand.
typedef struct Foretold {
    void *self;
    // Fills [picks] with the results that come next, and returns how many. Leaves the step by
    // table_fault where it says none that fit; outside of a step it returns the first ones.
    // -1: it says none here, and [seed] does.
    int (*tell)(void *self, Table *table, const Chance *chance, uint16_t *picks);
    uint64_t seed;
} Foretold;

// Begins to count the results of a new game.
static inline void chance_begin(const Table *table, State *state)
{
    if (table->foretold) state->random[0] = 0;
}

// Return one of n results, from 0 to n - 1: of numbers, of players, of what has names.
int chance_number(Table *table, int n);
int chance_player(Table *table, int n);
int chance_named(Table *table, const Chance *named);

// Puts [wanted] of the things in front, at least one of which is there for each.
void chance_draw(Table *table, ObjectId *ids, int n, int wanted);

// Puts [order] in random order, which begins as 0, 1 ... n - 1: where each thing comes from.
// The things are named in messages and by who says the order beforehand.
void chance_order(Table *table, const ObjectId *ids, int n, uint16_t *order);

#endif
