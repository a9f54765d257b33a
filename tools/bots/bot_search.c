// bot_search.c -- picks the answer after which the position is worth most.
//
// The bot plays each answer out on a copy of the game: up to the question in which
// another player decides what to do. It knows no hidden card and no chance to come: at
// the question all that its seat may not know is dealt anew (game_guess). Every answer is
// tried in the same guesses; the worse half is dropped after each of them, so that the
// best ones are compared longest. Further small questions of its own it tries out one
// after another, and those of others it answers by chance. If it acts once more before
// another player does, it tries both to stop there and to go on by chance, and takes the
// best result.
//
// Where the game advises (bot_advice.c), the bot compares only what that names and takes one
// option alone at once. A playout follows advice, too, until the turn is over: so it goes
// as the bot would.
//
// A number of playouts limits it and never a time, so a seed determines all.

#include <string.h>

#include "engine/base/text.h"
#include "tools/bots/bot_playout.h"

enum {
    PLAYOUTS = 96, // for one answer of the bot
    GUESSES = 8,   // of what is hidden, at most
};

// ---- the answers to try

static void add_answer(Thinking *thinking, const Answer *answer)
{
    for (int i = 0; i < thinking->tried_n; i++)
        if (thinking->tried[i].n == answer->n &&
            !memcmp(thinking->tried[i].picks,
                    answer->picks,
                    answer->n * sizeof answer->picks[0]))
            return;
    ask_copy_answer(&thinking->tried[thinking->tried_n++], answer);
}

static void add_set(Thinking *thinking, int size, int a, int b)
{
    Answer answer;

    answer.n = (uint16_t)size;
    answer.picks[0] = (uint16_t)a;
    answer.picks[1] = (uint16_t)b;
    if (thinking->tried_n < TRIED_MAX) add_answer(thinking, &answer);
}

// Adds every set of at most two options of the sizes that are allowed, the small ones first.
static void add_sets(Thinking *thinking, const Question *question)
{
    const int n = question->options_n;

    if (!question->min) add_set(thinking, 0, 0, 0);
    for (int a = 0; a < n && question->min < 2 && question->max > 0; a++)
        add_set(thinking, 1, a, n - 1);
    for (int a = 0; a < n && question->max > 1; a++)
        for (int b = a + 1; b < n; b++) add_set(thinking, 2, a, b);
}

// Adds what the game advises. Returns whether that is enough.
static bool add_advised(Thinking *thinking, const Question *question)
{
    const Playout *playout = &thinking->playout;
    Answer answer;

    if (bot_advice_answer(question, playout->advised, playout->advised_n, &answer))
        add_answer(thinking, &answer);
    else if (question->max == 1)
        for (int i = 0; i < playout->advised_n; i++)
            add_set(thinking, 1, playout->advised[i], 0);
    return thinking->tried_n > 0;
}

// Adds the answers that are worth comparing: all where they are few, else some by chance.
static void add_answers(Thinking *thinking, Bot *bot, const Question *question)
{
    Answer answer;

    thinking->tried_n = 0;
    if (add_advised(thinking, question)) return;
    if (question->kind == ASK_PICK && !question->ordered && question->min <= 2)
        add_sets(thinking, question);
    if (thinking->tried_n && question->max <= 2) return;
    for (int tries = 0; tries < TRIED_MAX / 2 && thinking->tried_n < TRIED_MAX;
         tries++) {
        bot_random(bot, question, &answer);
        add_answer(thinking, &answer);
    }
}

// ---- comparing them

static int64_t mean(const Thinking *thinking, int tried)
{
    return thinking->sums[tried] * 1024 / thinking->counts[tried];
}

static void try_all(Thinking *thinking, const Table *table, uint64_t seed)
{
    const int share = thinking->left / thinking->alive_n / 2;

    thinking->playout.guess = seed;
    for (int i = 0; i < thinking->alive_n; i++) {
        const int at = thinking->alive[i];

        thinking->playout.tried = &thinking->tried[at];
        thinking->sums[at] += bot_playout_best(thinking, table, share > 1 ? share : 1);
        thinking->counts[at]++;
    }
}

// Sorts the answers, the best first; those of equal worth keep their order.
static void sort_alive(Thinking *thinking)
{
    for (int i = 1; i < thinking->alive_n; i++) {
        const uint16_t it = thinking->alive[i];
        int at = i;

        for (; at > 0 && mean(thinking, thinking->alive[at - 1]) < mean(thinking, it);
             at--)
            thinking->alive[at] = thinking->alive[at - 1];
        thinking->alive[at] = it;
    }
}

static void compare_answers(Thinking *thinking, Bot *bot, const Table *table)
{
    thinking->left = PLAYOUTS;
    thinking->alive_n = thinking->tried_n;
    for (int i = 0; i < thinking->tried_n; i++) {
        thinking->alive[i] = (uint16_t)i;
        thinking->sums[i] = thinking->counts[i] = 0;
    }
    for (int i = 0; i < GUESSES; i++) {
        try_all(thinking, table, (uint64_t)bot_chance(bot, INT32_MAX) + 1);
        sort_alive(thinking);
        if (thinking->left < thinking->alive_n || thinking->alive_n < 2) return;
        if (thinking->alive_n > 3) thinking->alive_n = (thinking->alive_n + 1) / 2;
    }
}

// Returns one of the best answers, by chance.
static int pick_best(const Thinking *thinking, Bot *bot)
{
    int n = 1;

    while (n < thinking->alive_n &&
           mean(thinking, thinking->alive[n]) == mean(thinking, thinking->alive[0]))
        n++;
    return thinking->alive[bot_chance(bot, n)];
}

static void keep_fault(Thinking *thinking)
{
    if (thinking->fault[0]) return;
    (void)text_format(thinking->fault, sizeof thinking->fault, "%s", thinking->failure);
}

// Asks the game once which answers are worth comparing, in a playout that ends there.
static void ask_for_advice(Thinking *thinking, Bot *bot, const Table *table,
                           const Question *question)
{
    if (!bot_advice_is_there(table, question)) return;
    thinking->playout.guess = (uint64_t)bot_chance(bot, INT32_MAX) + 1;
    thinking->playout.advising = true;
    (void)bot_playout(thinking, table);
    thinking->playout.advising = false;
    if (thinking->playout.failed) keep_fault(thinking);
}

bool bot_search(Bot *bot, const Table *table, const Question *question, Answer *answer)
{
    Thinking *thinking = table->thinking;

    if (!bot_compares(table->rules) || !thinking || !bot_can_play_on(table))
        return false;
    table_init(&thinking->table, table->rules, table->library, table->scripts);
    thinking->table.asks_all = table->asks_all;
    thinking->table.foretold = table->foretold;
    thinking->playout = (Playout){.me = bot->player,
                                  .asked = question,
                                  .turn = table->state->turn,
                                  .chance = {.kind = SEAT_RANDOM}};
    for (int i = 0; i < SEATS_MAX; i++)
        thinking->table.agents[i] =
            (Agent){.self = &thinking->playout, .answer = bot_playout_agent};
    ask_for_advice(thinking, bot, table, question);
    add_answers(thinking, bot, question);
    if (thinking->tried_n > 1) compare_answers(thinking, bot, table);
    if (thinking->playout.failed && !thinking->playout.judged) keep_fault(thinking);
    ask_copy_answer(
        answer, &thinking->tried[thinking->tried_n > 1 ? pick_best(thinking, bot) : 0]);
    return true;
}
