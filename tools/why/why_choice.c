// why_choice.c -- why a thing can or cannot be chosen for the question that waits.

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
    const State *state = trial->table->state;
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
    if (!offered) add_chooser(trial, finding);
}
