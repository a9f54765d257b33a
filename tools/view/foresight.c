// foresight.c -- tries the options of a question on copies of the game.
//
// The copy runs as the game would, from the mark of the step with the answers given in it.
// When it comes to the question, all hidden faces are dealt anew (game_guess) and the option
// is taken. Its agent then passes for everybody, pays with what is offered first, and stops
// at the first question after the item that asked has left the chain.

#include "tools/view/foresight.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/game_guess.h"
#include "tools/view/foresight_inside.h"

// One trial, as its agent sees it.
typedef struct {
    const Question *asked;
    int option;
    uint64_t guess; // the seed of what is dealt
    uint64_t random[2];
    uint16_t item; // serial of the item that asks, 0: none
    int questions; // so far
    bool failed;   // nobody can say how it goes on
} Trial;

struct Foresight {
    Table table;
    Game game;
    Log log;
    Scene before, after; // of the asked player
    Trial trial;
    bool asks_all;
    uint64_t steps;                     // of all trials of this question
    Foreseen seen[FORESEEN_OPTION_MAX]; // by option
    Foreseen again;                     // of a further trial
    int n;
    char text[FORESEEN_OPTION_MAX][FORESEEN_MAX * FORESEEN_BYTE_MAX];
};

enum { GUESSES = 3, ASKED_MAX = 40 };

Foresight *foresight_new(void)
{
    return calloc(1, sizeof(Foresight));
}

void foresight_free(Foresight *foresight)
{
    free(foresight);
}

// ---- one trial

// Deals what is hidden, and leaves what the question shows.
static void deal_hidden(Table *table, Trial *trial)
{
    game_guess_at(table, trial->asked, trial->asked->player, trial->guess);
    memcpy(trial->random, table->state->random, sizeof trial->random);
}

// Returns the item that asks: the one that resolves, that is made ready, or the newest.
static uint16_t item_of(const Table *table)
{
    const Item *pending = chain_oldest_pending(table);

    if (table->resolving) return table->resolving;
    if (!table->state->chain_n) return 0;
    return pending ? pending->serial : chain_newest(table)->serial;
}

static _Noreturn void stop(Trial *trial, Table *table, bool failed)
{
    trial->failed |= failed;
    table->stepping = true; // a fault of what is derived leaves the step as well
    if (table_is_stale(table->state) && table->rules->derive)
        table->rules->derive(table);
    table_unwind(table, UNWIND_ASK);
}

static void begin_trial(Trial *trial, Table *table, Answer *answer)
{
    trial->item = item_of(table);
    deal_hidden(table, trial);
    table->asks_all = true; // from here on: the trial must not run past its end unasked
    if (table->log) table->log->n = table->log->lost = 0;
    answer->n = 1;
    answer->picks[0] = (uint16_t)trial->option;
}

static int find_pass(const Table *table, const Question *question)
{
    for (int i = 0; i < question->options_n; i++)
        if (table->rules->options[question->options[i].kind].role == CHOICE_PASS)
            return i;
    return -1;
}

// Gives the answer to a question that leaves no choice, or asks which of equals come first.
static bool answer_plainly(const Question *question, int flags, Answer *answer)
{
    if (question->kind == ASK_SPLIT) {
        answer->n = 1;
        answer->picks[0] = (uint16_t)question->total;
        return question->options_n == 1;
    }
    for (answer->n = 0; answer->n < question->min; answer->n++)
        answer->picks[answer->n] = answer->n;
    return flags & ASKS_ORDER || question->min == question->options_n;
}

// Goes on as long as the item is there: everybody passes, and among equals the first ones
// pay. Any other question is one that nobody answers here.
static void go_on(Trial *trial, Table *table, const Question *question, Answer *answer)
{
    const int flags = table->rules->prompts[question->prompt].flags;
    const int pass = find_pass(table, question);

    answer->n = 1;
    if (flags & ASKS_ACTION && flags & ASKS_PASS && pass >= 0)
        answer->picks[0] = (uint16_t)pass;
    else if (!answer_plainly(question, flags, answer))
        stop(trial, table, true);
}

// Returns whether it is the question that is tried: a game with forged bytes asks another
// one.
static bool is_asked(const Question *asked, const Question *question)
{
    return asked->prompt == question->prompt && asked->player == question->player &&
           asked->options_n == question->options_n && asked->card == question->card;
}

// A step that was taken back (358.5) would ask the same question with what is hidden in
// place: then there are no answers in the first step.
static void answer_ahead(void *self, const Table *table, const Question *question,
                         Answer *answer)
{
    Trial *trial = self;
    Table *own = table_scratch(table);
    const bool is_new_step = !table->game->answers.n;

    if (!trial->questions++) {
        if (!is_asked(trial->asked, question)) stop(trial, own, true);
        begin_trial(trial, own, answer);
        return;
    }
    if (trial->questions > ASKED_MAX || (!table->steps && is_new_step))
        stop(trial, own, true);
    if (trial->item && chain_item(table, trial->item))
        go_on(trial, own, question, answer);
    else
        stop(trial,
             own,
             !is_new_step && !(table->rules->prompts[question->prompt].flags &
                               (ASKS_ACTION | ASKS_FREELY)));
}

// Plays the option out. Returns false where its end is not known.
static bool run_option(Foresight *foresight, const Game *from)
{
    Game *game = &foresight->game;
    Trial *trial = &foresight->trial;

    game_copy_mark(game, from);
    foresight->log.n = foresight->log.lost = 0;
    foresight->log.next = 0;
    foresight->table.steps = 0;
    foresight->table.asks_all = foresight->asks_all;
    trial->questions = 0;
    trial->failed = false;
    const GameStatus status = game_next(game, &foresight->table);
    foresight->steps += foresight->table.steps + 1;
    if (trial->failed || !trial->questions || foresight->log.lost) return false;
    if (status != GAME_WAITS && status != GAME_OVER) return false;
    return !memcmp(trial->random, game->now.random, sizeof trial->random);
}

static bool try_option(Foresight *foresight, const Table *table, Foreseen *seen)
{
    const Question *asked = foresight->trial.asked;
    const Foretold told = {
        .before = &foresight->before,
        .after = &foresight->after,
        .log = &foresight->log,
        .object = asked->options[foresight->trial.option].object,
        .asker = asked->card ? scene_card(&foresight->before, asked->card) : ""};
    Scene *after = &foresight->after;

    seen->n = 0;
    if (!run_option(foresight, table->game)) return false;
    scene_look(after, &foresight->game.now, &foresight->table, asked->player);
    foresight_words(&told, seen);
    return true;
}

// Tries an option in one guess, and keeps the pieces that came out in each so far.
static void try_guess(Foresight *foresight, const Table *table, int option, int guess)
{
    Foreseen *seen = &foresight->seen[option];
    Foreseen *now = guess ? &foresight->again : seen;

    foresight->trial.option = option;
    foresight->trial.guess = (uint64_t)guess + 1;
    if (guess && !seen->n) return;
    if (!try_option(foresight, table, now)) seen->n = 0;
    for (int k = seen->n - 1; guess && k >= 0; k--)
        if (foresight_find(now, seen->text[k], seen->own[k]) < 0)
            foresight_drop(seen, k);
}

// Tries all options in a first guess, then all in the next one. A third one is made while
// there are steps for it. Returns false where they do not last for two.
static bool try_all(Foresight *foresight, const Table *table)
{
    for (int guess = 0; guess < GUESSES; guess++)
        for (int i = 0; i < foresight->n; i++) {
            if (foresight->steps > FORESEEN_STEPS_MAX) return guess > 1;
            try_guess(foresight, table, i, guess);
        }
    return true;
}

// ---- all options

// Returns whether a card asks about something under way, and one option answers it.
static bool has_outlook(const Table *table, const Question *question)
{
    const int flags = table->rules->prompts[question->prompt].flags;
    const Game *game = table->game;

    if (!game || table->state != &game->now || game->status != GAME_WAITS) return false;
    if (flags & (ASKS_ACTION | ASKS_FREELY | ASKS_ORDER | ASKS_BEFORE)) return false;
    return question->card && question->kind == ASK_PICK && question->min <= 1 &&
           question->max >= 1 && question->options_n <= FORESEEN_OPTION_MAX;
}

// Drops the words about others that every option has.
static void drop_common(Foresight *foresight)
{
    Foreseen *first = &foresight->seen[0];

    for (int k = first->n - 1; k >= 0 && foresight->n > 1; k--) {
        bool common = !first->own[k];

        for (int i = 1; i < foresight->n && common; i++)
            common = foresight_find(&foresight->seen[i], first->text[k], false) >= 0;
        for (int i = foresight->n - 1; i >= 0 && common; i--)
            foresight_drop(&foresight->seen[i],
                           foresight_find(&foresight->seen[i], first->text[k], false));
    }
}

// Joins the pieces: those of the thing itself with commas, the others with semicolons.
static void join_pieces(const Foreseen *seen, char *text, size_t size)
{
    size_t n = 0;

    *text = '\0';
    for (int i = 0; i < seen->n; i++)
        n += text_format(text + n,
                         size - n,
                         "%s%s",
                         !i             ? ""
                         : seen->own[i] ? ", "
                                        : "; ",
                         seen->text[i]);
}

static void prepare_trials(Foresight *foresight, const Table *table,
                           const Question *question)
{
    table_init(&foresight->table, table->rules, table->library, table->scripts);
    foresight->asks_all = table->asks_all;
    foresight->table.foretold = table->foretold;
    foresight->table.keeps_mark = true;
    foresight->table.log = &foresight->log;
    for (int i = 0; i < SEATS_MAX; i++)
        foresight->table.agents[i] =
            (Agent){.self = &foresight->trial, .answer = answer_ahead};
    foresight->trial.asked = question;
    foresight->steps = 0;
    scene_look(&foresight->before, table->state, table, question->player);
    question_view(table->state, table, question, &foresight->before.state);
    foresight->n = question->options_n;
}

void foresight_look(Foresight *foresight, const Scene *scene, const Table *table)
{
    const Question *question;

    if (!foresight) return;
    foresight->n = 0;
    if (!table->game || !has_outlook(table, &table->game->question)) return;
    question = &table->game->question;
    memcpy(foresight->before.names, scene->names, sizeof scene->names);
    memcpy(foresight->after.names, scene->names, sizeof scene->names);
    prepare_trials(foresight, table, question);
    if (!try_all(foresight, table)) foresight->n = 0;
    drop_common(foresight);
    for (int i = 0; i < foresight->n; i++)
        join_pieces(&foresight->seen[i], foresight->text[i], sizeof foresight->text[i]);
}

const char *foresight_of(const Foresight *foresight, int option)
{
    return foresight && option < foresight->n ? foresight->text[option] : "";
}
