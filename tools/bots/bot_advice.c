// bot_advice.c -- asks the game which options of a question are worth a trial.

#include "engine/play/play.h"
#include "engine/play/play_bots.h"
#include "tools/bots/bot.h"

// Returns the place of the option in the question, -1: it is not there.
static int place_of(const Question *question, const Option *option)
{
    for (int i = 0; i < question->options_n; i++)
        if (question->options[i].kind == option->kind &&
            ask_is_about_same(&question->options[i], option))
            return i;
    return -1;
}

bool bot_advice_is_there(const Table *table, const Question *question)
{
    return question->kind == ASK_PICK && !question->ordered &&
           table->rules->prompts[question->prompt].advice;
}

int bot_advice(Table *table, const Question *question, uint16_t *picks)
{
    Option options[OPTIONS_MAX];
    bool taken[OPTIONS_MAX] = {0};
    const int n = table->rules->play->bots->advise(table, question, options);
    int found = 0;

    for (int i = 0; i < n; i++) {
        const int at = place_of(question, &options[i]);

        if (at < 0 || taken[at]) continue;
        taken[at] = true;
        picks[found++] = (uint16_t)at;
    }
    return found;
}

bool bot_advice_answer(const Question *question, const uint16_t *picks, int n,
                       Answer *answer)
{
    const int most = question->max;

    if (n < 1 || n < question->min || (most == 1 && n > 1)) return false;
    answer->n = (uint16_t)(n < most ? n : most);
    for (int i = 0; i < answer->n; i++) bot_pick_add(answer, i, picks[i]);
    return true;
}
