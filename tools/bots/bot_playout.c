// bot_playout.c -- plays on from a question in a bot's head, to where another player decides.
//
// It deals anew all that the bot may not know at the question. Advice of the game
// answers other questions on the way, else chance.

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/game_guess.h"
#include "tools/bots/bot_playout.h"

enum {
    BRANCH_OPTIONS = 8, // of each small question that is tried out
    ACTED_MAX = 12,     // actions in a row
    ASKED_MAX = 60,     // questions of a playout; then it ends where it is
    FOLLOWED_MAX = 40,  // actions in a row where the game advises
    FAILED_MAX = 3,     // positions that cannot be judged, if none can
    VALUE_MAX = 1000000,
    WORTH_OVER = 2 * VALUE_MAX, // of a game that is won
    WORTH_FAILED = -4 * VALUE_MAX,
};

// Returns whether the playout ends at that question: somebody decides what to do next.
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
    playout->value = bot_rows(table->rules)->value(table, playout->me);
    if (playout->value > VALUE_MAX) playout->value = VALUE_MAX;
    if (playout->value < -VALUE_MAX) playout->value = -VALUE_MAX;
    playout->is_valued = true;
    playout->is_judging = false;
    playout->judged++;
    table_unwind(table, UNWIND_ASK);
}

// Returns whether the option passes or ends a turn.
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
static bool follow_advice(Playout *playout, const Table *table,
                          const Question *question, Answer *answer)
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
    game_guess_at(table, playout->asked, playout->me, playout->guess);
    if (playout->advising) {
        playout->advised_n = advise(playout, table, question, playout->advised);
        table->stepping = true;
        table_unwind(table, UNWIND_ASK);
    }
    ask_copy_answer(answer, playout->tried);
    note_stop(playout, table, question, answer);
}

void bot_playout_agent(void *self, const Table *table, const Question *question,
                       Answer *answer)
{
    Playout *playout = self;

    if (!playout->questions++) {
        begin_at(playout, table_scratch(table), question, answer);
        return;
    }
    if (is_the_end(playout, table, question)) end_at(playout, table_scratch(table));
    if (question->player == playout->me &&
        follow_advice(playout, table, question, answer))
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

int bot_playout(Thinking *thinking, const Table *table)
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
    game_copy_mark(game, from);
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
        const int value = bot_playout(thinking, table);

        if (value > best) best = value;
    }
    return best;
}

int bot_playout_best(Thinking *thinking, const Table *table, int most)
{
    Playout *playout = &thinking->playout;
    int best;

    for (int i = 0; i < BRANCHES; i++) playout->picks[i] = -1;
    playout->goes_on = false;
    playout->tries = 0;
    best = bot_playout(thinking, table);
    const bool acts = playout->acted > 0 && !playout->followed;
    for (int depth = 0; depth < BRANCHES && most > 1; depth++) {
        const int n = playout->options[depth];
        int kept = -1;

        for (int i = 0; i < n && i < BRANCH_OPTIONS && --most > 0; i++) {
            playout->picks[depth] = i;
            const int value = bot_playout(thinking, table);

            if (value <= best) continue;
            best = value;
            kept = i;
        }
        playout->picks[depth] = kept;
        if (!n) break;
    }
    return acts ? go_on(thinking, table, most, best) : best;
}
