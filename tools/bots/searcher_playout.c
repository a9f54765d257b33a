// searcher_playout.c -- plays a game on in a bot's head: along the tree, then by a light policy.
//
// The policy follows advice of the game, else takes what the game values most in most cases, else
// chance. A playout ends some turns on, and where the game gives positions no value at the end of
// the game.

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/game_guess.h"
#include "tools/bots/bot_greedy.h"
#include "tools/bots/bot_playout.h"
#include "tools/bots/searcher_small.h"

enum {
    ROUNDS_AHEAD = 1,    // turns of all players, where the game gives positions a value
    ASKED_MAX = 160,     // questions of a playout then,
    ASKED_TO_END = 2000, // and where it has to come to the end
    CHANCE_IN = 8,       // one answer in so many is left to chance
};

// How much an untried choice and a rare one are preferred, and how much a win counts less for each
// turn that it takes.
static const double curiosity = 0.5, haste = 0.01, haste_most = 0.1;

static bool has_value(const Table *table)
{
    const PlayBots *rows = bot_rows(table->rules);

    return rows && rows->value;
}

// ---- where a playout ends

// Returns whether the game says what is good there: by the worth of options, or by advice.
static bool has_policy(const Table *table, const Question *question)
{
    return bot_rows(table->rules)->worth || bot_advice_is_there(table, question);
}

static bool asks_for_action(const Table *table, const Question *question)
{
    return table->rules->prompts[question->prompt].flags & (ASKS_ACTION | ASKS_FREELY);
}

static bool is_the_end(const Search *search, const Table *table,
                       const Question *question)
{
    const State *state = table->state;

    if (search->questions > (has_value(table) ? ASKED_MAX : ASKED_TO_END)) return true;
    if (!has_value(table)) return false;
    if (!search->in_tree && search->questions && !has_policy(table, question))
        return asks_for_action(table, question);
    return state->turn >= search->turn + ROUNDS_AHEAD * state->players_n;
}

// Ends the playout with what the position is worth to each seat.
static _Noreturn void end_at(Search *search, Table *table)
{
    table->stepping = true; // a fault or a limit of the function leaves the step
    search->is_judging = true;
    for (int i = 0; i < table->state->players_n; i++)
        search->values[i] =
            has_value(table) ? bot_rows(table->rules)->value(table, (PlayerId)i) : 0;
    search->is_judging = false;
    search->is_valued = true;
    search->judged++;
    table_unwind(table, UNWIND_ASK);
}

// ---- advice

// Asks the game for advice. Where that fails the step is left.
static int advise(Search *search, const Table *table, const Question *question,
                  uint16_t *picks)
{
    const bool stepping = table->stepping;
    int n;

    if (!bot_advice_is_there(table, question)) return 0;
    table_scratch(table)->stepping = true;
    search->is_judging = true;
    n = bot_advice(table_scratch(table), question, picks);
    search->is_judging = false;
    table_scratch(table)->stepping = stepping;
    return n;
}

// ---- answering along the tree

// Returns a choice by chance, each as likely as its weight.
static int choose_by_weight(Search *search, const SmallQuestion *small, int n)
{
    double all = 0, at;

    for (int i = 0; i < n; i++) all += small->choices[i].weight;
    at = all * bot_chance(&search->chance, 1 << 20) / (1 << 20);
    for (int i = 0; i < n - 1; i++) {
        at -= small->choices[i].weight;
        if (at < 0) return i;
    }
    return n - 1;
}

// A square root that is the same on every machine.
static double root_of(double x)
{
    double root = x > 1 ? x : 1;

    for (int i = 0; i < 40; i++) {
        const double next = (root + x / root) / 2;

        if (next >= root) break;
        root = next;
    }
    return root;
}

// Returns the choice that is worth a look most: it brought much, or was tried little for what it
// promises and for how often it was offered.
static int choose_in_tree(Search *search, const SmallQuestion *small, int n)
{
    static SearchEdge none;
    double all = 0, sum = 0, visits = 0, best = -1;
    SearchEdge *edges[OPTIONS_MAX + 1];
    int chosen = 0;

    for (int i = 0; i < n; i++) {
        SearchEdge *edge = searcher_tree_find(
            &search->tree, searcher_tree_key(search->here, small->choices[i].key));

        edges[i] = edge ? edge : &none;
        edges[i]->seen += edge != NULL;
        all += small->choices[i].weight;
        sum += edges[i]->sum;
        visits += edges[i]->visits;
    }
    const double usual = visits > 0 ? sum / visits : 0.5;
    const double met = root_of(visits + 1);

    for (int i = 0; i < n; i++) {
        const SearchEdge *edge = edges[i];
        const double brought = edge->visits ? edge->sum / edge->visits : usual;
        const double often = edge->visits ? root_of(edge->seen) : met;
        const double look = brought + curiosity * (small->choices[i].weight / all) *
                                          often * n / (4 + 1.0 * edge->visits);

        if (look <= best) continue;
        best = look;
        chosen = i;
    }
    return chosen;
}

// Goes along the choice, and leaves the tree where it was not tried yet.
static void step_along(Search *search, PlayerId player, uint64_t choice)
{
    const uint64_t key = searcher_tree_key(search->here, choice);
    SearchEdge *edge = searcher_tree_find(&search->tree, key);

    if (!edge) {
        search->in_tree = false;
        edge = searcher_tree_add(&search->tree, key);
        if (edge) edge->seen = 1;
    }
    search->here = key;
    if (!edge || search->path_n >= SEARCH_PATH_MAX) {
        search->in_tree = false;
        return;
    }
    search->path[search->path_n++] = (SearchStep){edge, player};
}

static int choose(Search *search, const SmallQuestion *small, int n)
{
    if (n == 1) return 0;
    if (!search->in_tree) return choose_by_weight(search, small, n);
    const int chosen = choose_in_tree(search, small, n);

    step_along(search, small->question->player, small->choices[chosen].key);
    return chosen;
}

// Answers a question by small ones; of [picks] alone where there are any.
static void answer_in_small(Search *search, SmallQuestion *small, const uint16_t *picks,
                            int picks_n, Answer *answer)
{
    int n;

    small->search = search;
    small->is_root = !search->questions;
    searcher_small_begin(small, picks, picks_n, true);
    search->here = searcher_small_key(small->question, search->here);
    answer->n = 0;
    while ((n = searcher_small_choices(small, answer))) {
        const SmallChoice *it = &small->choices[choose(search, small, n)];

        if (it->value == SEARCH_STOP) break;
        searcher_small_take(small->question, answer, it);
    }
}

// Answers where the tree may know more, or as the first question of a playout.
static void answer_in_tree(Search *search, const Table *table, const Question *question,
                           Answer *answer)
{
    uint16_t found[OPTIONS_MAX];
    const uint16_t *picks = search->advised;
    int n = search->advised_n;
    SmallQuestion small;

    if (search->questions) {
        n = advise(search, table, question, found);
        picks = found;
    }
    if (bot_advice_answer(question, picks, n, answer)) return;
    small.table = table;
    small.question = question;
    answer_in_small(search, &small, picks, question->max == 1 ? n : 0, answer);
}

// ---- answering beyond the tree

static void answer_by_policy(Search *search, const Table *table,
                             const Question *question, Answer *answer)
{
    const PlayBots *rows = bot_rows(table->rules);
    const BotView view = {table, table->state, question->player};
    uint16_t picks[OPTIONS_MAX];
    int n = advise(search, table, question, picks);

    if (n > 1 && question->max == 1) {
        picks[0] = picks[bot_chance(&search->chance, n)];
        n = 1;
    }
    if (bot_advice_answer(question, picks, n, answer)) return;
    if (!rows || !rows->worth || !bot_chance(&search->chance, CHANCE_IN)) {
        bot_random(&search->chance, question, answer);
        return;
    }
    table_derive(table_scratch(table));
    bot_greedy_choose(&search->bots[question->player], &view, question, answer);
}

// The question that the bot is asked: its world is dealt.
static void begin_at(Search *search, Table *table)
{
    search->begun = true;
    if (search->unlisted)
        game_guess_unlisted(table, search->asked, search->me, search->guess);
    else
        game_guess_at(table, search->asked, search->me, search->guess);
    if (!search->advising) return;
    search->advised_n = advise(search, table, search->asked, search->advised);
    table->stepping = true;
    table_unwind(table, UNWIND_ASK);
}

void searcher_playout_agent(void *self, const Table *table, const Question *question,
                            Answer *answer)
{
    Search *search = self;

    if (!search->begun)
        begin_at(search, table_scratch(table));
    else if (is_the_end(search, table, question))
        end_at(search, table_scratch(table));
    if (search->in_tree || !search->questions)
        answer_in_tree(search, table, question, answer);
    else
        answer_by_policy(search, table, question, answer);
    search->questions++;
}

// ---- what it brought

// Returns what the end of the game is to a seat: 1 won, 0 lost, less clearly the later it comes.
static double worth_of_end(const Search *search, const State *state, int seat)
{
    const unsigned winners = ending_winners(state);
    double late = haste * (state->turn - search->turn);

    if (late > haste_most) late = haste_most;
    if (!winners) return state->ending.all_lost ? late : 0.5;
    return winners >> seat & 1 ? 1 - late : late;
}

// Returns where a value lies among those that are usual, between a loss and a win.
static double worth_of_value(const Search *search, int seat)
{
    const double more = search->values[seat] - search->middle[seat];
    const double size = more < 0 ? -more : more;

    return 0.5 + 0.4 * more / (size + search->spread[seat]);
}

static void learn(Search *search, const State *state, bool is_over)
{
    for (int i = 0; i < search->path_n; i++) {
        const SearchStep *step = &search->path[i];
        const int seat = step->player;

        step->edge->visits++;
        step->edge->sum +=
            is_over ? worth_of_end(search, state, seat) : worth_of_value(search, seat);
    }
}

static void begin_playout(Search *search, const Table *table)
{
    search->left--;
    search->made++;
    search->begun = search->is_judging = search->is_valued = false;
    search->in_tree = !search->piloting;
    search->questions = search->path_n = 0;
    search->here = 0;
    search->guess = (uint64_t)bot_chance(&search->chance, INT32_MAX) + 1;
    for (int i = 0; i < SEATS_MAX; i++) {
        bot_start(&search->bots[i], SEAT_GREEDY, (PlayerId)i, search->guess);
        search->bots[i].turn = table->state->turn;
    }
}

bool searcher_playout(void *thinking, const Table *table)
{
    Thinking *own = thinking;
    Search *search = own->search;
    const Game *from = table->game;
    Game *game = &own->game;

    begin_playout(search, table);
    game_copy_mark(game, from);
    const GameStatus status = game_next(game, &own->table);
    const bool is_over = status == GAME_OVER;

    if (search->advising) return !search->is_judging;
    if (is_over || search->is_valued) {
        learn(search, &game->now, is_over);
        return true;
    }
    search->failed += search->is_judging;
    // What cannot be played to an end, or judged, is worth nothing to who chose it.
    for (int i = 0; i < search->path_n; i++) search->path[i].edge->visits++;
    return !search->is_judging;
}
