// bot.h -- players that are programs in this process.
//
// A bot knows only what its seat may know. It draws its chances from a stream of its
// own, which starts from the game's seed and its seat, so a seed determines the whole
// game. A Bot is plain data: a copy made with the game goes on as the original would.
// It knows no game by name.

#ifndef BOT_H
#define BOT_H

#include "engine/kernel/table/table.h"

// The kinds of players that may sit in a seat: a search of each level, and the same where decks
// are open to all.
typedef enum {
    SEAT_HUMAN,
    SEAT_RANDOM,
    SEAT_GREEDY,
    SEAT_SEARCH,
    SEAT_SEARCH_OPEN = SEAT_SEARCH + SEARCH_LEVELS_MAX,
    SEAT_COUNT = SEAT_SEARCH_OPEN + SEARCH_LEVELS_MAX
} SeatKind;

// The words for the seats of bots, for messages.
#define BOT_WORDS "random, greedy, search (or search:1 to search:5)"

// The state of one bot.
typedef struct {
    uint64_t random;
    uint64_t asked; // questions answered so far
    uint16_t turn;  // the turn in which [uses] counts
    uint8_t kind;   // SeatKind
    PlayerId player;
    uint8_t uses;   // abilities used in that turn
    uint8_t plays;  // and cards played, also those whose play was undone
    uint16_t tried; // the card that it played last in that turn
} Bot;

// Makes a bot of [kind] for the seat of [player]; its chances follow from [seed].
void bot_start(Bot *bot, SeatKind kind, PlayerId player, uint64_t seed);

// Answers [question], which asks the bot's seat. Fits Agent.answer.
void bot_answer(void *self, const Table *table, const Question *question,
                Answer *answer);

// Reads "human", "random", "greedy" or "search:3"; "bot" is greedy, "search" is search:3, and
// behind a level ":open" opens all decks to the bot. Returns -1 for another word.
int bot_kind(const char *name);
const char *bot_name(SeatKind kind);

// Returns the level of a search, 1 to SEARCH_LEVELS_MAX; 0: no search plays that seat.
int bot_level(SeatKind kind);

// Returns the name of the same search to which all decks are open, NULL where [name] is none.
const char *bot_open_name(const char *name);

// Returns whether a bot of that kind plays on in its head, so that the mark must be kept.
bool bot_plays_on(SeatKind kind, const Rules *rules);

// Returns a number from 0 to [n] - 1 of the bot's own stream, each as likely as the
// others.
int bot_chance(Bot *bot, int n);

// Answer as one of the kinds: bot_random takes each legal answer alike, bot_greedy
// the options that the game values most (bot_greedy.c), searcher_answer the one that a search
// finds (searcher.h).
void bot_random(Bot *bot, const Question *question, Answer *answer);
void bot_greedy(Bot *bot, const Table *table, const Question *question, Answer *answer);

// Memory for playing on in one's head, for all bots of a table (Table.thinking). It is
// scratch: nothing but a fault outlives an answer. bot_thinking_new returns NULL if greedy bots
// do not play on in the game of [rules], because then they do not need it. bot_thinking_need
// makes or completes such memory for a bot of that kind, once; a search needs more of it.
void *bot_thinking_new(const Rules *rules);
void bot_thinking_need(void **thinking, const Rules *rules, SeatKind kind);
void bot_thinking_free(void *thinking);

// Tells how the game's function that values positions failed the first time since
// bot_thinking_begin, with its place, or NULL. Bots then take any answer.
const char *bot_thinking_fault(const void *thinking);
void bot_thinking_begin(void *thinking);

// Asks the game within a step which options of [question] are worth a trial, and writes
// their places into [picks]. Returns how many, 0: the game does not say (bot_advice.c).
int bot_advice(Table *table, const Question *question, uint16_t *picks);

// Returns whether the game has advice for such a question.
bool bot_advice_is_there(const Table *table, const Question *question);

// Answers with the [n] options at [picks] if they leave no choice: one, or several where
// several are picked. Returns false, without an answer, where they do.
bool bot_advice_answer(const Question *question, const uint16_t *picks, int n,
                       Answer *answer);

// Puts the option among the first [n] picks of the answer, so that they ascend.
void bot_pick_add(Answer *answer, int n, uint16_t option);

// Answers by playing each option out on copies of the game (bot_search.c). Returns false,
// without an answer, where the game gives positions no value, or without such memory.
bool bot_search(Bot *bot, const Table *table, const Question *question, Answer *answer);

#endif
