// spoken_answer.c -- keeps answers in words, and finds them again among the options of a
// question.

#include "tools/trail/spoken_answer.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/door/json_safe.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"

static char *copy_text(const char *text)
{
    char *copy = strdup(text);

    ENOUGH(copy);
    return copy;
}

static char *words_of_question(const Scene *scene, const Question *question)
{
    Line line;

    line_start(&line, false, 0);
    question_text(scene, question, &line);
    return copy_text(line.text);
}

static void words_of_option(const Scene *scene, const Question *question,
                            const Option *option, Line *line)
{
    line_start(line, false, 0);
    option_text(scene, question, option, line);
}

bool spoken_answer_is_forced(const Question *question, Answer *answer)
{
    const int n = question->options_n;
    const bool split = question->kind == ASK_SPLIT;

    answer->n = (uint16_t)n;
    for (int i = 0; i < n; i++) answer->picks[i] = split ? 1 : (uint16_t)i;
    if (split && n == 1) answer->picks[0] = (uint16_t)question->total;
    if (split) return n <= 1 || question->total <= n;
    if (!n || !question->max) answer->n = 0;
    return !answer->n || (question->min >= n && !(question->ordered && n > 1));
}

SpokenAnswer spoken_answer(const Scene *scene, const Question *question,
                           const Answer *answer)
{
    const PromptRow *prompt = &scene->table->rules->prompts[question->prompt];
    Answer only;
    SpokenAnswer spoken = {.kind = SPOKEN_ANSWER,
                           .player = question->player,
                           .asks = question->kind,
                           .prompt = question->prompt,
                           .forced = spoken_answer_is_forced(question, &only),
                           .freely = prompt->flags & ASKS_FREELY,
                           .options_n = question->options_n,
                           .about = question->about.id,
                           .asked = words_of_question(scene, question),
                           .n = answer->n};
    Line line;

    spoken.picks = calloc((size_t)spoken.n + 1, sizeof *spoken.picks);
    ENOUGH(spoken.picks);
    for (int i = 0; i < spoken.n; i++) {
        const bool split = question->kind == ASK_SPLIT;
        const int at = split ? i : answer->picks[i];

        words_of_option(scene, question, &question->options[at], &line);
        spoken.picks[i] = (SpokenPick){.option = question->options[at],
                                       .amount = split ? answer->picks[i] : 0,
                                       .text = copy_text(line.text)};
    }
    return spoken;
}

SpokenAnswer spoken_answer_concede(PlayerId player)
{
    return (SpokenAnswer){.kind = SPOKEN_CONCEDE, .player = player};
}

SpokenAnswer spoken_answer_put(PlayerId player, json_t *put)
{
    return (SpokenAnswer){
        .kind = SPOKEN_PUT, .player = player, .put = json_incref(put)};
}

// Returns whether two options mean the same thing of the game. A card's number depends on
// the cards that were loaded before it, so only words tell cards, tags and wordings
// apart.
static bool is_same_thing(const Scene *scene, const Option *a, const Option *b)
{
    const int role = scene->table->rules->options[a->kind].role;

    if (role == CHOICE_CARD || role == CHOICE_TAG || role == CHOICE_MODE ||
        role == CHOICE_PRICE)
        return false;
    return a->kind == b->kind && ask_is_about_same(a, b);
}

// Returns the option of [question] that [pick] means and that [taken] does not mark; -1:
// there is none. If several have equal words, the same thing comes first.
static int find_option(const SpokenPick *pick, const Scene *scene,
                       const Question *question, const bool *taken)
{
    int best = -1, worth = 0;
    Line line;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];
        if (taken[i] || option->kind != pick->option.kind) continue;
        words_of_option(scene, question, option, &line);
        const int value = 2 * !strcmp(line.text, pick->text) +
                          is_same_thing(scene, option, &pick->option);
        if (value <= worth) continue;
        best = i;
        worth = value;
    }
    return best;
}

static bool asks_the_same(const SpokenAnswer *spoken, const Scene *scene,
                          const Question *question)
{
    if (spoken->kind != SPOKEN_ANSWER || spoken->player != question->player)
        return false;
    if (spoken->asks != question->kind) return false;
    if (spoken->prompt == question->prompt && spoken->about == question->about.id)
        return true;
    char *words = words_of_question(scene, question);
    const bool same = !strcmp(words, spoken->asked);
    free(words);
    return same;
}

bool spoken_answer_match(const SpokenAnswer *spoken, const Scene *scene,
                         const Question *question, Answer *answer)
{
    bool taken[OPTIONS_MAX] = {false};

    if (!asks_the_same(spoken, scene, question)) return false;
    answer->n = (uint16_t)spoken->n;
    for (int i = 0; i < spoken->n; i++) {
        const int at = find_option(&spoken->picks[i], scene, question, taken);
        if (at < 0) return false;
        taken[at] = true;
        if (spoken->asks == ASK_SPLIT)
            answer->picks[at] = (uint16_t)spoken->picks[i].amount;
        else
            answer->picks[i] = (uint16_t)at;
    }
    return !ask_refusal(question, answer);
}

static bool same_picks(const SpokenAnswer *a, const SpokenAnswer *b)
{
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->picks[i].text, b->picks[i].text) != 0 ||
            a->picks[i].amount != b->picks[i].amount ||
            a->picks[i].option.object != b->picks[i].option.object)
            return false;
    return true;
}

bool spoken_answer_same(const SpokenAnswer *a, const SpokenAnswer *b)
{
    if (a->kind != b->kind || a->player != b->player || a->n != b->n) return false;
    if (a->kind == SPOKEN_PUT) return json_equal(a->put, b->put);
    return a->kind != SPOKEN_ANSWER || same_picks(a, b);
}

void spoken_answer_text(const SpokenAnswer *spoken, const Scene *scene, Line *line)
{
    line_add(line, "%s: ", scene_player(scene, spoken->player));
    if (spoken->kind == SPOKEN_CONCEDE) line_add(line, "concede");
    if (spoken->kind == SPOKEN_PUT) {
        char *text = json_safe_line(spoken->put);
        line_add(line, "put %s", text);
        free(text);
    }
    if (spoken->kind != SPOKEN_ANSWER) return;
    for (int i = 0; i < spoken->n; i++) {
        line_add(line, "%s%s", i ? ", " : "", spoken->picks[i].text);
        if (spoken->asks == ASK_SPLIT) line_add(line, " %d", spoken->picks[i].amount);
    }
    if (!spoken->n) line_add(line, "nothing (%s)", spoken->asked);
}

SpokenAnswer spoken_answer_copy(const SpokenAnswer *spoken)
{
    SpokenAnswer copy = *spoken;

    if (spoken->asked) copy.asked = copy_text(spoken->asked);
    if (spoken->put) json_incref(copy.put);
    if (!spoken->picks) return copy;
    copy.picks = calloc((size_t)spoken->n + 1, sizeof *copy.picks);
    ENOUGH(copy.picks);
    for (int i = 0; i < spoken->n; i++) {
        copy.picks[i] = spoken->picks[i];
        copy.picks[i].text = copy_text(spoken->picks[i].text);
    }
    return copy;
}

void spoken_answer_free(SpokenAnswer *spoken)
{
    for (int i = 0; i < spoken->n; i++) free(spoken->picks[i].text);
    free(spoken->picks);
    free(spoken->asked);
    json_decref(spoken->put);
    *spoken = (SpokenAnswer){0};
}
