// why_choice.c -- why a thing can or cannot be chosen for the question that waits.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/game.h"
#include "tools/view/question_text.h"
#include "tools/why/query_words.h"
#include "tools/why/why_not_inside.h"

enum { TEXT = 600 };

const Question *why_choice_waits(const WhyTrial *trial)
{
    const Game *game = trial->game;

    return game && game->status == GAME_WAITS ? game_question(game) : NULL;
}

bool why_choice_may_act(const WhyTrial *trial)
{
    const Question *question = why_choice_waits(trial);

    return question && question->player == trial->player &&
           trial->table->rules->prompts[question->prompt].flags & ASKS_ACTION;
}

// ---- what of the query a thing is not

// The reasons that a step gives for the thing when it runs again from the last answer.
typedef struct {
    Arena *arena;
    const char *list[REASONS_MAX];
    int n;
} Misses;

static void note_choice(void *self, const Table *table, const Sight *sight)
{
    Misses *misses = self;
    char words[TEXT];

    if (sight->kind == SIGHT_ASKED || sight->kind == SIGHT_STEP) misses->n = 0;
    if (sight->kind != SIGHT_MISSED || misses->n == REASONS_MAX) return;
    query_words_missed(table->library, sight, words, sizeof words);
    for (int i = 0; i < misses->n; i++)
        if (!strcmp(misses->list[i], words)) return;
    misses->list[misses->n++] = arena_text(misses->arena, words);
}

// Runs the step that waits once more, in a copy of the game, with somebody who asks about
// the thing. The table is as before afterwards.
static void run_again(const WhyTrial *trial, ObjectId object, Misses *misses)
{
    Table *table = trial->table;
    Game *game = calloc(1, sizeof *game), *const before = table->game;
    State *const state = table->state;
    const struct Observer *const observer = table->observer;
    const Observer asks = {.self = misses, .sees = note_choice, .about = object};

    ENOUGH(game);
    game_copy(game, trial->game);
    table->observer = &asks;
    if (game_again(game, table) != GAME_WAITS) misses->n = 0;
    table->observer = observer;
    table->game = before;
    table->state = state;
    table->active_n = -1;
    table->version++;
    free(game);
}

// Tells what of the query the thing is not. A thing that the reader does not know is not
// asked about.
static void add_missed(const WhyTrial *trial, ObjectId object, Finding *parent)
{
    Misses misses = {.arena = trial->arena};

    if (!scene_face(trial->scene, object)) return;
    run_again(trial, object, &misses);
    for (int i = 0; i < misses.n; i++)
        finding_add(trial->arena, parent, FINDING_REFUSED, "%s", misses.list[i]);
}

// ---- the choice of the question

// Tells what the text that asks wants: the targets of [clause].
static void add_wanted(const WhyTrial *trial, ClauseId id, Finding *parent)
{
    const Library *library = trial->table->library;
    const Clause *clause = &library->clauses[id];

    for (int i = 0; i < clause->targets_n; i++) {
        char words[TEXT];
        Finding *finding;

        query_words(library, clause->targets[i], words, sizeof words);
        finding = finding_add(
            trial->arena, parent, FINDING_REFUSED, "what is asked for: %s", words);
        finding_place(finding, trial->arena, library, id);
    }
}

// Tells of what is chosen for now: the newest item of the chain, if that is not complete.
static void add_chooser(const WhyTrial *trial, Finding *parent)
{
    const State *state = &trial->scene->state;
    const Item *item = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
    const Library *library = trial->table->library;
    const Card *card;

    if (!item || item->finalized) return;
    if (item->clause) {
        add_wanted(trial, item->clause, parent);
        return;
    }
    card = &library->cards[item->card];
    for (int i = 0; item->card && i < card->own_n; i++) {
        const ClauseId id = library->owned[card->own + i];

        if (library->clauses[id].kind == CLAUSE_EFFECT) add_wanted(trial, id, parent);
    }
}

void why_choice_tell(const WhyTrial *trial, ObjectId object, Finding *parent)
{
    const Question *question = why_choice_waits(trial);
    bool offered = false;
    int things = 0;
    Finding *finding;
    Line line;

    if (!question || why_choice_may_act(trial)) return;
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (trial->table->rules->options[option->kind].role != CHOICE_OBJECT) continue;
        things++;
        offered |= option->object == object;
    }
    if (!things) return;
    line_start(&line, false, 0);
    question_text(trial->scene, question, &line);
    finding = finding_add(trial->arena,
                          parent,
                          offered ? FINDING_OFFERED : FINDING_REFUSED,
                          "it can%s be chosen now: %s",
                          offered ? "" : "not",
                          line.text);
    if (offered) return;
    add_missed(trial, object, finding);
    add_chooser(trial, finding);
}
