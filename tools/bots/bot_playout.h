// bot_playout.h -- what a bot keeps while it plays options out in its head.

#ifndef BOT_PLAYOUT_H
#define BOT_PLAYOUT_H

#include "engine/kernel/table/game_data.h"
#include "engine/play/play.h"
#include "engine/play/play_bots.h"
#include "tools/bots/bot.h"

enum {
    TRIED_MAX = 64, // answers that are compared
    BRANCHES = 2,   // small questions that are tried out
};

// A playout, as its agents see it.
typedef struct {
    Bot chance; // answers what is left to chance
    PlayerId me;
    uint64_t guess;        // the seed of what is dealt
    const Question *asked; // the question that is answered
    const Answer *tried;
    int questions;
    int depth;             // small questions of its own so far
    int options[BRANCHES]; // that they had; 0: it was not asked, or for several
    int picks[BRANCHES];   // the ones that are tried, -1: by chance
    int acted;             // how often it acted once more
    bool goes_on;          // it does so by chance; else it stops at once
    bool has_stopped;      // it passed or ended its turn
    bool advising;         // it only asks for advice
    bool followed;         // it followed some
    uint16_t turn;
    int tries; // of this answer in this guess
    bool is_valued;
    bool is_judging;    // a function of the game judges; it stays so where that fails
    int failed, judged; // positions of this question where that failed, and where not
    int value;
    int advised_n; // of [advised]; 0: no advice
    uint16_t advised[OPTIONS_MAX];
} Playout;

// Memory for one answer of a bot.
typedef struct {
    Table table;
    Game game;
    Playout playout;
    Answer tried[TRIED_MAX];
    int64_t sums[TRIED_MAX];
    int counts[TRIED_MAX];
    uint16_t alive[TRIED_MAX];
    int tried_n, alive_n, left;            // playouts that may still be made
    char failure[sizeof((Fault){0}.text)]; // how a function of the game failed last
    char fault[sizeof((Fault){0}.text)]; // the first such that left nothing to compare
    struct Search *search;               // of searches; NULL: none sits at the table
} Thinking;

static inline const PlayBots *bot_rows(const Rules *rules)
{
    return rules->play ? rules->play->bots : NULL;
}

// Returns whether greedy bots compare positions there: the game values them, and no options.
static inline bool bot_compares(const Rules *rules)
{
    const PlayBots *rows = bot_rows(rules);

    return rows && rows->value && !rows->worth;
}

// Returns whether the game can be played on from the question: its step began from the mark.
static inline bool bot_can_play_on(const Table *table)
{
    const Game *game = table->game;

    return game && table->state == &game->now &&
           (game->status == GAME_WAITS || table->keeps_mark);
}

// Plays on from the question that [table] asks as Playout.tried answers it. Returns what
// comes out (bot_playout.c).
int bot_playout(Thinking *thinking, const Table *table);

// Does so with each option of the first small questions one after another, and returns the
// best that comes out. Makes [most] playouts at most.
int bot_playout_best(Thinking *thinking, const Table *table, int most);

// Answers within a playout. Fits Agent.answer; [self] is a Playout.
void bot_playout_agent(void *self, const Table *table, const Question *question,
                       Answer *answer);

#endif
