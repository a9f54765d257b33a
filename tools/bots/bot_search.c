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

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/game/game_guess.h"
#include "engine/play/play.h"
#include "engine/play/play_bots.h"
#include "tools/bots/bot.h"

enum {
    TRIED_MAX = 64,     // answers that are compared
    PLAYOUTS = 96,      // for one answer of the bot
    GUESSES = 8,        // of what is hidden, at most
    BRANCHES = 2,       // small questions that are tried out
    BRANCH_OPTIONS = 8, // of each of them
    ACTED_MAX = 12,     // actions in a row
    ASKED_MAX = 60,     // questions of a playout; then it ends where it is
    FOLLOWED_MAX = 40,  // actions in a row where the game advises
    FAILED_MAX = 3,     // positions that cannot be judged, if none can
    VALUE_MAX = 1000000,
    WORTH_OVER = 2 * VALUE_MAX, // of a game that is won
    WORTH_FAILED = -4 * VALUE_MAX,
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
} Thinking;

static const PlayBots *rows_of(const Rules *rules)
{
    return rules->play ? rules->play->bots : NULL;
}

void bot_thinking_begin(void *thinking)
{
    Thinking *own = thinking;

    if (own) own->fault[0] = '\0';
}

const char *bot_thinking_fault(const void *thinking)
{
    const Thinking *own = thinking;

    return own && own->fault[0] ? own->fault : NULL;
}

void *bot_thinking_new(const Rules *rules)
{
    const PlayBots *rows = rows_of(rules);
    Thinking *thinking = rows && rows->value ? malloc(sizeof *thinking) : NULL;

    ASSERT(thinking || !rows || !rows->value);
    bot_thinking_begin(thinking);
    return thinking;
}

void bot_thinking_free(void *thinking)
{
    free(thinking);
}

// ---- one playout

// Deals what is hidden, and leaves what the question shows.
static void guess(Table *table, const Playout *playout)
{
    uint8_t shown[GAME_SHOWN_BYTES] = {0};

    for (int i = 0; i < playout->asked->options_n; i++) {
        const ObjectId id = playout->asked->options[i].object;

        shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
    if (playout->asked->card) {
        const ObjectId id = playout->asked->about.id;

        shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
    game_guess(table, playout->me, shown, playout->guess);
}

// Tells whether the playout ends at that question: somebody decides what to do next.
static bool is_the_end(const Playout *playout, const Table *table,
                       const Question *question)
{
    const int flags = table->rules->prompts[question->prompt].flags;

    if (playout->questions > ASKED_MAX) return true;
    if (question->player == playout->me && bot_advice_is_there(table, question))
        return table->state->turn != playout->turn || playout->acted > FOLLOWED_MAX;
    if (flags & (ASKS_ACTION | ASKS_FREELY))
        return question->player != playout->me || playout->has_stopped;
    return table->state->turn != playout->turn && question->player != playout->me;
}

// Ends the playout with what the position is worth.
static _Noreturn void end_at(Playout *playout, Table *table)
{
    table->stepping = true; // a fault or a limit of the function leaves the step
    playout->is_judging = true;
    playout->value = rows_of(table->rules)->value(table, playout->me);
    if (playout->value > VALUE_MAX) playout->value = VALUE_MAX;
    if (playout->value < -VALUE_MAX) playout->value = -VALUE_MAX;
    playout->is_valued = true;
    playout->is_judging = false;
    playout->judged++;
    table_unwind(table, UNWIND_ASK);
}

// Tells whether the option passes or ends a turn.
static bool is_stop(const Table *table, const Option *option)
{
    const int role = table->rules->options[option->kind].role;

    return role == CHOICE_PASS || role == CHOICE_END_TURN || role == CHOICE_NONE;
}

// Notes whether the answer ends what the bot does.
static void note_stop(Playout *playout, const Table *table, const Question *question,
                      const Answer *answer)
{
    if (question->kind == ASK_PICK && answer->n == 1 &&
        is_stop(table, &question->options[answer->picks[0]]))
        playout->has_stopped = true;
}

// Answers where the bot acts once more: it stops if it can, or goes on by chance.
static void answer_action(Playout *playout, Table *table, const Question *question,
                          Answer *answer)
{
    int stop = -1;

    if (++playout->acted > ACTED_MAX) end_at(playout, table);
    for (int i = 0; i < question->options_n && stop < 0; i++)
        if (is_stop(table, &question->options[i])) stop = i;
    if (playout->goes_on) {
        bot_random(&playout->chance, question, answer);
    } else {
        if (stop < 0) end_at(playout, table);
        answer->n = 1;
        answer->picks[0] = (uint16_t)stop;
    }
    note_stop(playout, table, question, answer);
}

static void answer_branch(Playout *playout, const Question *question, Answer *answer)
{
    const int depth = playout->depth++;
    const bool one = question->kind == ASK_PICK && question->max == 1 &&
                     question->options_n > 0 && depth < BRANCHES;

    if (one) {
        playout->options[depth] = question->options_n;
        if (playout->picks[depth] >= 0) {
            answer->n = 1;
            answer->picks[0] = (uint16_t)(playout->picks[depth] % question->options_n);
            return;
        }
    }
    bot_random(&playout->chance, question, answer);
}

// Asks for advice. Where that fails the step is left.
static int advise(Playout *playout, const Table *table, const Question *question,
                  uint16_t *picks)
{
    const bool stepping = table->stepping;
    int n;

    table_scratch(table)->stepping = true;
    playout->is_judging = true;
    n = bot_advice(table_scratch(table), question, picks);
    playout->is_judging = false;
    table_scratch(table)->stepping = stepping;
    return n;
}

// Follows advice, by chance where it names several. Returns false where there is none.
static bool follow(Playout *playout, const Table *table, const Question *question,
                   Answer *answer)
{
    uint16_t picks[OPTIONS_MAX];
    int n;

    if (!bot_advice_is_there(table, question)) return false;
    n = advise(playout, table, question, picks);
    if (n > 1 && question->max == 1) {
        picks[0] = picks[bot_chance(&playout->chance, n)];
        n = 1;
    }
    if (!bot_advice_answer(question, picks, n, answer)) return false;
    playout->followed = true;
    playout->acted += table->rules->prompts[question->prompt].flags & ASKS_ACTION;
    return true;
}

// The question that the bot is asked: the playout begins.
static void begin_at(Playout *playout, Table *table, const Question *question,
                     Answer *answer)
{
    guess(table, playout);
    if (playout->advising) {
        playout->advised_n = advise(playout, table, question, playout->advised);
        table->stepping = true;
        table_unwind(table, UNWIND_ASK);
    }
    ask_copy_answer(answer, playout->tried);
    note_stop(playout, table, question, answer);
}

static void agent(void *self, const Table *table, const Question *question,
                  Answer *answer)
{
    Playout *playout = self;

    if (!playout->questions++) {
        begin_at(playout, table_scratch(table), question, answer);
        return;
    }
    if (is_the_end(playout, table, question)) end_at(playout, table_scratch(table));
    if (question->player == playout->me && follow(playout, table, question, answer))
        return;
    if (question->player != playout->me)
        bot_random(&playout->chance, question, answer);
    else if (table->rules->prompts[question->prompt].flags &
             (ASKS_ACTION | ASKS_FREELY))
        answer_action(playout, table_scratch(table), question, answer);
    else
        answer_branch(playout, question, answer);
}

static int worth_of_end(const State *state, PlayerId me)
{
    const unsigned winners = ending_winners(state);

    if (!winners) return state->ending.all_lost ? -WORTH_OVER : 0;
    return winners >> me & 1 ? WORTH_OVER : -WORTH_OVER;
}

// Notes that a function of the game failed, if one did. What it should have judged is worth
// as little as can be.
static void note_failure(Thinking *thinking)
{
    if (!thinking->playout.is_judging) return;
    thinking->playout.failed++;
    (void)text_format(
        thinking->failure, sizeof thinking->failure, "%s", thinking->table.fault.text);
}

// Plays on from the question that [table] asks. Returns what comes out.
static int play_out(Thinking *thinking, const Table *table)
{
    Playout *playout = &thinking->playout;
    const Game *from = table->game;
    Game *game = &thinking->game;

    if (playout->failed >= FAILED_MAX && !playout->judged) return WORTH_FAILED;
    thinking->left--;
    playout->questions = playout->depth = playout->acted = 0;
    playout->is_valued = playout->has_stopped = playout->followed = false;
    playout->is_judging = false;
    memset(playout->options, 0, sizeof playout->options);
    playout->chance.random = playout->guess + (uint64_t)playout->tries++;
    state_copy(&game->mark, &from->mark);
    ask_copy_answers(&game->answers, &from->answers);
    game->conceded = from->conceded;
    game->status = GAME_WAITS;
    const GameStatus status = game_next(game, &thinking->table);
    if (playout->is_valued) return playout->value;
    note_failure(thinking);
    return status == GAME_OVER ? worth_of_end(&game->now, playout->me) : WORTH_FAILED;
}

// Goes on by chance as often as there are playouts left for it. Returns the best that
// came out, [best] at least.
static int go_on(Thinking *thinking, const Table *table, int most, int best)
{
    thinking->playout.goes_on = true;
    while (--most > 0) {
        const int value = play_out(thinking, table);

        if (value > best) best = value;
    }
    return best;
}

// Tries the options of the first small questions one after another, and keeps the best.
// Returns what that is worth. Makes [most] playouts at most.
static int try_branches(Thinking *thinking, const Table *table, int most)
{
    Playout *playout = &thinking->playout;
    int best;

    for (int i = 0; i < BRANCHES; i++) playout->picks[i] = -1;
    playout->goes_on = false;
    playout->tries = 0;
    best = play_out(thinking, table);
    const bool acts = playout->acted > 0 && !playout->followed;
    for (int depth = 0; depth < BRANCHES && most > 1; depth++) {
        const int n = playout->options[depth];
        int kept = -1;

        for (int i = 0; i < n && i < BRANCH_OPTIONS && --most > 0; i++) {
            playout->picks[depth] = i;
            const int value = play_out(thinking, table);

            if (value <= best) continue;
            best = value;
            kept = i;
        }
        playout->picks[depth] = kept;
        if (!n) break;
    }
    return acts ? go_on(thinking, table, most, best) : best;
}

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
        thinking->sums[at] += try_branches(thinking, table, share > 1 ? share : 1);
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

static void compare(Thinking *thinking, Bot *bot, const Table *table)
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

// Tells whether the game can be played on from the question: its step began from the
// mark.
static bool can_play_on(const Table *table)
{
    const Game *game = table->game;

    return game && table->state == &game->now &&
           (game->status == GAME_WAITS || table->keeps_mark);
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
    (void)play_out(thinking, table);
    thinking->playout.advising = false;
    if (thinking->playout.failed) keep_fault(thinking);
}

bool bot_search(Bot *bot, const Table *table, const Question *question, Answer *answer)
{
    Thinking *thinking = table->thinking;
    const PlayBots *rows = rows_of(table->rules);

    if (!rows || !rows->value || !thinking || !can_play_on(table)) return false;
    table_init(&thinking->table, table->rules, table->library, table->scripts);
    thinking->table.asks_all = table->asks_all;
    thinking->playout = (Playout){.me = bot->player,
                                  .asked = question,
                                  .turn = table->state->turn,
                                  .chance = {.kind = SEAT_RANDOM}};
    for (int i = 0; i < SEATS_MAX; i++)
        thinking->table.agents[i] =
            (Agent){.self = &thinking->playout, .answer = agent};
    ask_for_advice(thinking, bot, table, question);
    add_answers(thinking, bot, question);
    if (thinking->tried_n > 1) compare(thinking, bot, table);
    if (thinking->playout.failed && !thinking->playout.judged) keep_fault(thinking);
    ask_copy_answer(
        answer, &thinking->tried[thinking->tried_n > 1 ? pick_best(thinking, bot) : 0]);
    return true;
}
