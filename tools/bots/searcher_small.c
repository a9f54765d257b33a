// searcher_small.c -- lists the choices of a question one step at a time.

#include "tools/bots/searcher_small.h"

#include "engine/kernel/table/spot.h"
#include "engine/play/play.h"
#include "tools/bots/bot_greedy.h"
#include "tools/bots/bot_playout.h"

enum { MERGED_CHOICES = 64 }; // beyond so many, those that look the same stay apart

// How promising a choice is before it was tried. They are shares of each other alone.
static const double weight_best = 5, weight_wanted = 2, weight_plain = 1,
                    weight_never = 0.1;

uint64_t searcher_small_key(const Question *question, uint64_t before)
{
    uint64_t key = searcher_tree_key(before, question->prompt);

    key = searcher_tree_key(key, question->player | (unsigned)question->kind << 8);
    return searcher_tree_key(key, question->card);
}

// Returns the number of an option. On the board a thing is itself; elsewhere it is any card of its
// name that lies there, because another world has that card under another number.
static uint64_t option_key(const Table *table, const Option *option)
{
    const Object *object = &table->state->objects[option->object];
    uint64_t key = searcher_tree_key(option->kind, option->part);

    key = searcher_tree_key(key, option->spot);
    key = searcher_tree_key(key, option->ref);
    key = searcher_tree_key(
        key, (uint16_t)option->n | (uint64_t)(uint16_t)option->form << 16);
    if (!option->object) return key;
    key = searcher_tree_key(key, object->card);
    if (object->spot != NOWHERE && table->spot_flags[object->spot] & ZONE_BOARD)
        return searcher_tree_key(key, option->object);
    return searcher_tree_key(key, object->spot);
}

static void weigh_options(SmallQuestion *small)
{
    const Question *question = small->question;
    const Bot none = {0};
    const BotView view = {small->table, small->table->state, question->player};

    small->best = WORTH_NEVER;
    table_derive(table_scratch(small->table));
    for (int i = 0; i < question->options_n; i++) {
        small->worth[i] =
            bot_greedy_worth(&none, &view, question, &question->options[i]);
        if (small->worth[i] > small->best) small->best = small->worth[i];
    }
}

// Leaves out what the bot has done too often in this turn, but for all that there is.
static void leave_out_spent(SmallQuestion *small)
{
    const Search *search = small->search;
    const Question *question = small->question;
    int out = 0;

    if (question->max != 1) return;
    for (int i = 0; i < question->options_n; i++) {
        small->left_out[i] |= bot_greedy_is_spent(
            search->bot, small->table, &question->options[i], search->turn);
        out += small->left_out[i];
    }
    if (out > question->options_n - question->min - !question->min)
        for (int i = 0; i < question->options_n; i++) small->left_out[i] = false;
}

void searcher_small_begin(SmallQuestion *small, const uint16_t *picks, int n,
                          bool weighs)
{
    const Question *question = small->question;
    const PlayBots *rows = bot_rows(small->table->rules);

    small->has_worth = weighs && rows && rows->worth && question->kind == ASK_PICK;
    for (int i = 0; i < question->options_n; i++) small->left_out[i] = n > 0;
    for (int i = 0; i < n; i++) small->left_out[picks[i]] = false;
    if (small->has_worth) weigh_options(small);
    if (small->is_root && question->kind == ASK_PICK) leave_out_spent(small);
}

static double weight_of(const SmallQuestion *small, int option)
{
    if (!small->has_worth) return weight_plain;
    const int worth = small->worth[option];

    if (worth == small->best) return weight_best;
    if (worth > 0) return weight_wanted;
    return worth > WORTH_NEVER ? weight_plain : weight_never;
}

static int add_choice(SmallQuestion *small, int n, uint64_t key, int value,
                      double weight)
{
    if (n <= MERGED_CHOICES)
        for (int i = 0; i < n; i++)
            if (small->choices[i].key == key) return n;
    small->choices[n] = (SmallChoice){.key = key, .value = value, .weight = weight};
    return n + 1;
}

static bool is_picked(const Answer *sofar, int option)
{
    for (int i = 0; i < sofar->n; i++)
        if (sofar->picks[i] == option) return true;
    return false;
}

// Where no order counts, options are picked in theirs, so that each set comes up once.
static int list_picks(SmallQuestion *small, const Answer *sofar)
{
    const Question *question = small->question;
    const int most =
        question->max < question->options_n ? question->max : question->options_n;
    const bool follows = !question->ordered && sofar->n;
    const int from = follows ? sofar->picks[sofar->n - 1] + 1 : 0;
    const int wanted = question->min - sofar->n;
    int n = 0;

    if (sofar->n >= most) return 0;
    if (sofar->n && wanted <= 0) n = add_choice(small, n, 1, SEARCH_STOP, weight_plain);
    for (int i = from; i < question->options_n; i++) {
        if (small->left_out[i] || (question->ordered && is_picked(sofar, i))) continue;
        if (!question->ordered && question->options_n - i < wanted) break;
        n = add_choice(small,
                       n,
                       option_key(small->table, &question->options[i]),
                       i,
                       weight_of(small, i));
    }
    if (!sofar->n && wanted <= 0)
        n = add_choice(small, n, 1, SEARCH_STOP, weight_plain);
    return n == 1 && small->choices[0].value == SEARCH_STOP ? 0 : n;
}

// The amounts that are weighed for the next option: the least, what the game thinks enough or else
// the half, and all that is left.
static int list_amounts(SmallQuestion *small, const Answer *sofar)
{
    const Question *question = small->question;
    const PlayBots *rows = bot_rows(small->table->rules);
    const BotView view = {small->table, small->table->state, question->player};
    const int at = sofar->n, behind = question->options_n - at - 1;
    int left = question->total - behind, share, n = 0;

    if (at == question->options_n) return 0;
    for (int i = 0; i < at; i++) left -= sofar->picks[i];
    if (!behind) return add_choice(small, 0, (uint64_t)left, left, weight_plain);
    share = rows && rows->share ? rows->share(&view, question, &question->options[at])
                                : (left + 1) / 2;
    if (share < 1) share = 1;
    if (share > left) share = left;
    n = add_choice(small, n, (uint64_t)share, share, weight_best);
    n = add_choice(small, n, 1, 1, weight_plain);
    return add_choice(small, n, (uint64_t)left, left, weight_plain);
}

int searcher_small_choices(SmallQuestion *small, const Answer *sofar)
{
    return small->question->kind == ASK_SPLIT ? list_amounts(small, sofar)
                                              : list_picks(small, sofar);
}

void searcher_small_take(const Question *question, Answer *sofar,
                         const SmallChoice *choice)
{
    if (question->kind == ASK_PICK && !question->ordered)
        bot_pick_add(sofar, sofar->n, (uint16_t)choice->value);
    else
        sofar->picks[sofar->n] = (uint16_t)choice->value;
    sofar->n++;
}
