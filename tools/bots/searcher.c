// searcher.c -- makes the playouts of a level and takes what was tried most.
//
// First some playouts by the policy alone show what positions are worth around here, so that
// values of any size lie between a loss and a win. Then the tree grows. One thread makes all of
// this, and the bot's own stream of chance says all that is left to chance.

#include "tools/bots/searcher.h"

#include <string.h>

#include "engine/base/text.h"
#include "tools/bots/bot_greedy.h"
#include "tools/bots/bot_playout.h"
#include "tools/bots/searcher_small.h"

enum { PILOTS_MAX = 16, PILOTS_SHARE = 8, FAILED_MAX = 8 };

// Playouts for one question, by level.
static const int budgets[SEARCH_LEVELS_MAX] = {40, 150, 600, 2000, 6000};

int searcher_budget(int level)
{
    return budgets[level - 1];
}

int searcher_made(const void *thinking)
{
    const Thinking *own = thinking;

    return own && own->search ? own->search->made : 0;
}

// Prepares the memory for a question.
static void begin_search(Thinking *thinking, Bot *bot, const Table *table,
                         const Question *question)
{
    Search *search = thinking->search;

    table_init(&thinking->table, table->rules, table->library, table->scripts);
    thinking->table.asks_all = table->asks_all;
    thinking->table.foretold = table->foretold;
    memset(search, 0, offsetof(Search, tree));
    search->bot = bot;
    search->asked = question;
    search->me = bot->player;
    search->unlisted = bot->kind < SEAT_SEARCH_OPEN;
    search->left = searcher_budget(bot_level(bot->kind));
    search->turn = table->state->turn;
    bot_start(&search->chance,
              SEAT_RANDOM,
              bot->player,
              (uint64_t)bot_chance(bot, INT32_MAX));
    searcher_tree_clear(&search->tree, 4 * search->left);
    for (int i = 0; i < SEATS_MAX; i++)
        thinking->table.agents[i] =
            (Agent){.self = search, .answer = searcher_playout_agent};
}

// Keeps the first fault of the game's functions for bots, where it left nothing to compare.
static void keep_fault(Thinking *thinking)
{
    if (thinking->fault[0]) return;
    (void)text_format(
        thinking->fault, sizeof thinking->fault, "%s", thinking->table.fault.text);
}

// Asks the game once which answers are worth comparing. Returns whether they leave no choice.
static bool is_advised(Thinking *thinking, const Table *table, const Question *question,
                       Answer *answer)
{
    Search *search = thinking->search;

    if (!bot_advice_is_there(table, question)) return false;
    search->advising = true;
    if (!searcher_playout(thinking, table)) keep_fault(thinking);
    search->advising = false;
    return bot_advice_answer(question, search->advised, search->advised_n, answer);
}

// Makes some playouts by the policy alone, and takes the mean of what they come to, and how far
// they lie from it.
static void make_pilots(Thinking *thinking, const Table *table)
{
    enum { LEAST = 2 };
    Search *search = thinking->search;
    double values[PILOTS_MAX][SEATS_MAX];
    const int wanted = search->left / PILOTS_SHARE;
    int n = 0;

    search->piloting = true;
    for (int i = 0; i < PILOTS_MAX && (i < wanted || i < LEAST); i++) {
        (void)searcher_playout(thinking, table);
        if (search->is_valued)
            memcpy(values[n++], search->values, sizeof search->values);
    }
    search->piloting = false;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        double sum = 0, apart = 0;

        for (int i = 0; i < n; i++) sum += values[i][seat];
        search->middle[seat] = n ? sum / n : 0;
        for (int i = 0; i < n; i++) {
            const double more = values[i][seat] - search->middle[seat];

            apart += more < 0 ? -more : more;
        }
        search->spread[seat] = n && apart > n ? apart / n : 1;
    }
}

// Makes the playouts that are left, as long as something can be judged.
static void make_playouts(Thinking *thinking, const Table *table)
{
    Search *search = thinking->search;

    while (search->left > 0) {
        (void)searcher_playout(thinking, table);
        if (search->failed < FAILED_MAX || search->judged) continue;
        keep_fault(thinking);
        break;
    }
}

// Returns the choice that was tried most; of several the one that brought most.
static int tried_most(Search *search, const SmallQuestion *small, int n, uint64_t here)
{
    const SearchEdge *best = NULL;
    int chosen = 0;

    for (int i = 0; i < n; i++) {
        const SearchEdge *edge = searcher_tree_find(
            &search->tree, searcher_tree_key(here, small->choices[i].key));

        if (!edge) continue;
        if (best && (edge->visits < best->visits ||
                     (edge->visits == best->visits && edge->sum <= best->sum)))
            continue;
        best = edge;
        chosen = i;
    }
    return chosen;
}

// Answers by what was tried most, one small question after another.
static void take_answer(Search *search, const Table *table, const Question *question,
                        Answer *answer)
{
    SmallQuestion small;
    uint64_t here = searcher_small_key(question, 0);
    int n;

    small.search = search;
    small.table = table;
    small.question = question;
    small.is_root = true;
    searcher_small_begin(
        &small, search->advised, question->max == 1 ? search->advised_n : 0, false);
    answer->n = 0;
    while ((n = searcher_small_choices(&small, answer))) {
        const SmallChoice *it =
            &small.choices[n > 1 ? tried_most(search, &small, n, here) : 0];

        if (it->value == SEARCH_STOP) break;
        if (n > 1) here = searcher_tree_key(here, it->key);
        searcher_small_take(question, answer, it);
    }
}

void searcher_answer(Bot *bot, const Table *table, const Question *question,
                     Answer *answer)
{
    Thinking *thinking = table->thinking;

    if (!thinking || !thinking->search || !bot_can_play_on(table)) {
        bot_greedy(bot, table, question, answer);
        return;
    }
    begin_search(thinking, bot, table, question);
    if (!is_advised(thinking, table, question, answer)) {
        make_pilots(thinking, table);
        make_playouts(thinking, table);
        take_answer(thinking->search, table, question, answer);
    }
    bot_greedy_remember(bot, table, question, answer, table->state->turn);
}
