// searcher.h -- a bot that thinks ahead: a tree of choices over many dealt worlds.
//
// Each playout deals anew all that the bot may not know, follows the tree as far as it goes,
// adds one choice to it and plays on by a light policy, some turns far. Then the game judges
// the position for each seat, and each choice on the way learns what it brought the seat that
// chose. A choice counts how often it was offered, because not every world offers it. Levels
// differ in the number of playouts alone, and time has no say, so a seed determines all.

#ifndef SEARCHER_H
#define SEARCHER_H

#include "tools/bots/bot.h"
#include "tools/bots/searcher_tree.h"

typedef struct {
    SearchEdge *edge;
    PlayerId player; // who chose
} SearchStep;

// A search of one question, and the playout that it makes now.
typedef struct Search {
    Bot bots[SEATS_MAX]; // the policy of each seat
    Bot chance;          // what playouts choose by chance
    const Bot *bot;      // whose question it is
    const Question *asked;
    PlayerId me;
    bool unlisted; // what others brought is not known
    int left;      // playouts that may still be made
    int made;      // and that were made, for this question
    uint16_t turn; // in which it is asked

    uint64_t guess; // the seed of the world
    uint64_t here;  // the number of the choices so far
    bool begun;     // the question was asked in it
    bool in_tree;   // it follows the tree
    bool piloting; // it only learns how far values lie apart, and leaves the tree alone
    bool advising; // it only asks for advice
    bool is_judging; // a function of the game runs; it stays so where that fails
    bool is_valued;
    int questions; // so far
    int path_n;
    SearchStep path[SEARCH_PATH_MAX];
    double values[SEATS_MAX]; // of the position where it ended

    int judged, failed;       // positions of this question that could be judged, or not
    double middle[SEATS_MAX]; // what positions are worth on average,
    double spread[SEATS_MAX]; // and how far from that
    int advised_n;            // of [advised]; 0: no advice
    uint16_t advised[OPTIONS_MAX];
    SearchTree tree; // the last member: the rest is set once
} Search;

// Answers by a search, for a bot of such a kind. Takes what the greedy bot would where it cannot
// play on from the question.
void searcher_answer(Bot *bot, const Table *table, const Question *question,
                     Answer *answer);

// Returns how many playouts a level may make for one question.
int searcher_budget(int level);

// Returns how many were made for the last question with that memory.
int searcher_made(const void *thinking);

// Answers within a playout. Fits Agent.answer; [self] is a Search.
void searcher_playout_agent(void *self, const Table *table, const Question *question,
                            Answer *answer);

// Makes one playout from the question that [table] asks. Returns false where a script of the game
// failed in it.
bool searcher_playout(void *thinking, const Table *table);

#endif
