// said.c -- keeps answers in words, and finds them again among the options of a question.

#include "tools/try/said.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "tools/session/json_safe.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"

static char *copy_text(const char *text)
{
    char *copy = strdup(text);

    ASSERT(copy);
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

bool said_is_forced(const Question *question, Answer *answer)
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

Said said_answer(const Scene *scene, const Question *question, const Answer *answer)
{
    const PromptRow *prompt = &scene->table->rules->prompts[question->prompt];
    Answer only;
    Said said = {.kind = SAID_ANSWER,
                 .player = question->player,
                 .asks = question->kind,
                 .prompt = question->prompt,
                 .forced = said_is_forced(question, &only),
                 .freely = prompt->flags & ASKS_FREELY,
                 .options_n = question->options_n,
                 .about = question->about.id,
                 .asked = words_of_question(scene, question),
                 .n = answer->n};
    Line line;

    said.picks = calloc((size_t)said.n + 1, sizeof *said.picks);
    ASSERT(said.picks);
    for (int i = 0; i < said.n; i++) {
        const bool split = question->kind == ASK_SPLIT;
        const int at = split ? i : answer->picks[i];

        words_of_option(scene, question, &question->options[at], &line);
        said.picks[i] = (SaidPick){.option = question->options[at],
                                   .amount = split ? answer->picks[i] : 0,
                                   .text = copy_text(line.text)};
    }
    return said;
}

Said said_concede(PlayerId player)
{
    return (Said){.kind = SAID_CONCEDE, .player = player};
}

Said said_put(PlayerId player, json_t *put)
{
    return (Said){.kind = SAID_PUT, .player = player, .put = json_incref(put)};
}

// Whether two options mean the same thing of the game. What a card's number means depends on
// which cards were loaded first, so only words tell cards, tags and wordings apart.
static bool is_same_thing(const Scene *scene, const Option *a, const Option *b)
{
    const int role = scene->table->rules->options[a->kind].role;

    if (role == CHOICE_CARD || role == CHOICE_TAG || role == CHOICE_MODE) return false;
    return a->kind == b->kind && a->spot == b->spot && a->object == b->object &&
           a->n == b->n;
}

// Returns the option of [question] that [pick] means and that [taken] does not mark; -1:
// there is none. Of equal words the same thing is first.
static int find(const SaidPick *pick, const Scene *scene, const Question *question,
                const bool *taken)
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

static bool asks_the_same(const Said *said, const Scene *scene,
                          const Question *question)
{
    if (said->kind != SAID_ANSWER || said->player != question->player) return false;
    if (said->asks != question->kind) return false;
    if (said->prompt == question->prompt && said->about == question->about.id)
        return true;
    char *words = words_of_question(scene, question);
    const bool same = !strcmp(words, said->asked);
    free(words);
    return same;
}

bool said_fit(const Said *said, const Scene *scene, const Question *question,
              Answer *answer)
{
    bool taken[OPTIONS_MAX] = {false};

    if (!asks_the_same(said, scene, question)) return false;
    answer->n = (uint16_t)said->n;
    for (int i = 0; i < said->n; i++) {
        const int at = find(&said->picks[i], scene, question, taken);
        if (at < 0) return false;
        taken[at] = true;
        if (said->asks == ASK_SPLIT)
            answer->picks[at] = (uint16_t)said->picks[i].amount;
        else
            answer->picks[i] = (uint16_t)at;
    }
    return !ask_refusal(question, answer);
}

static bool same_picks(const Said *a, const Said *b)
{
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->picks[i].text, b->picks[i].text) != 0 ||
            a->picks[i].amount != b->picks[i].amount ||
            a->picks[i].option.object != b->picks[i].option.object)
            return false;
    return true;
}

bool said_same(const Said *a, const Said *b)
{
    if (a->kind != b->kind || a->player != b->player || a->n != b->n) return false;
    if (a->kind == SAID_PUT) return json_equal(a->put, b->put);
    return a->kind != SAID_ANSWER || same_picks(a, b);
}

void said_text(const Said *said, const Scene *scene, Line *line)
{
    line_add(line, "%s: ", scene_player(scene, said->player));
    if (said->kind == SAID_CONCEDE) line_add(line, "concede");
    if (said->kind == SAID_PUT) {
        char *text = json_safe_line(said->put);
        line_add(line, "put %s", text);
        free(text);
    }
    if (said->kind != SAID_ANSWER) return;
    for (int i = 0; i < said->n; i++) {
        line_add(line, "%s%s", i ? ", " : "", said->picks[i].text);
        if (said->asks == ASK_SPLIT) line_add(line, " %d", said->picks[i].amount);
    }
    if (!said->n) line_add(line, "nothing (%s)", said->asked);
}

Said said_copy(const Said *said)
{
    Said copy = *said;

    if (said->asked) copy.asked = copy_text(said->asked);
    if (said->put) json_incref(copy.put);
    if (!said->picks) return copy;
    copy.picks = calloc((size_t)said->n + 1, sizeof *copy.picks);
    ASSERT(copy.picks);
    for (int i = 0; i < said->n; i++) {
        copy.picks[i] = said->picks[i];
        copy.picks[i].text = copy_text(said->picks[i].text);
    }
    return copy;
}

void said_free(Said *said)
{
    for (int i = 0; i < said->n; i++) free(said->picks[i].text);
    free(said->picks);
    free(said->asked);
    json_decref(said->put);
    *said = (Said){0};
}
