// searcher_small.h -- a question as the small ones that it is made of.
//
// Picking several options is picking one after another, up to the word that these are all.
// Splitting a total is one amount after another. So a search weighs a few choices at a time,
// and never all sets of them.

#ifndef SEARCHER_SMALL_H
#define SEARCHER_SMALL_H

#include "tools/bots/searcher.h"

enum { SEARCH_STOP = -1 }; // no more picks

typedef struct {
    uint64_t key;  // the same in every world where it looks the same
    double weight; // how promising it is before it was tried, above 0
    int value;     // the place of an option, SEARCH_STOP, or an amount
} SmallChoice;

typedef struct {
    const Search *search;
    const Table *table;
    const Question *question;
    bool is_root;   // it is the bot's own question, which all this is about
    bool has_worth; // the game gives options a worth,
    int best;       // and this is the greatest
    int worth[OPTIONS_MAX];
    bool left_out[OPTIONS_MAX]; // by advice, or because the bot has done it too often
    SmallChoice choices[OPTIONS_MAX + 1];
} SmallQuestion;

// Prepares the question. [picks]: only these [n] are worth a trial; 0: all are. [weighs]: each
// choice gets a weight by the worth of options, else all get the same.
void searcher_small_begin(SmallQuestion *small, const uint16_t *picks, int n,
                          bool weighs);

// Lists what may be chosen next, in `choices`, behind what [sofar] has. Returns how many, 0: the
// answer is complete.
int searcher_small_choices(SmallQuestion *small, const Answer *sofar);

// Adds the choice to the answer.
void searcher_small_take(const Question *question, Answer *sofar,
                         const SmallChoice *choice);

// Returns the number of the question behind [before].
uint64_t searcher_small_key(const Question *question, uint64_t before);

#endif
