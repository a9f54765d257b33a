// ask.c -- finds the answer to a question: forced, recorded, the least, or an agent's.
//
// A step that runs again asks the same questions in the same order, so the answers need
// no names: the next one recorded is the answer to the next question.

#include "engine/kernel/table/ask.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/game_data.h"
#include "engine/kernel/table/table.h"

Question *ask_begin(Table *table, PlayerId player, int prompt, Ref about)
{
    Question *question = &table->question;

    question->kind = ASK_PICK;
    question->player = player;
    question->prompt = (uint8_t)prompt;
    question->ordered = false;
    question->min = question->max = 1;
    question->total = 0;
    question->about = about;
    question->card = chain_face(table, about);
    question->options_n = 0;
    question->text[0] = '\0';
    return question;
}

void ask_option(Question *question, Option option)
{
    ASSERT(question->options_n < OPTIONS_MAX);
    question->options[question->options_n++] = option;
}

static const char *split_refusal(const Question *question, const Answer *answer)
{
    int total = 0;

    if (answer->n != question->options_n) return "one amount for each option is wanted";
    for (int i = 0; i < answer->n; i++) {
        if (answer->picks[i] < 1) return "each must get at least 1";
        total += answer->picks[i];
    }
    return total == question->total ? NULL : "the amounts do not sum to the total";
}

const char *ask_refusal(const Question *question, const Answer *answer)
{
    bool taken[OPTIONS_MAX] = {false};

    if (question->kind == ASK_SPLIT) return split_refusal(question, answer);
    if (answer->n < question->min) return "too few were picked";
    if (answer->n > question->max) return "too many were picked";
    for (int i = 0; i < answer->n; i++) {
        if (answer->picks[i] >= question->options_n) return "there is no such option";
        if (taken[answer->picks[i]]) return "an option was picked twice";
        taken[answer->picks[i]] = true;
    }
    return NULL;
}

// Answers a question that leaves no choice. Returns whether it did.
static bool answer_is_forced(const Question *question, Answer *answer)
{
    const int n = question->options_n;

    answer->n = 0;
    if (question->kind == ASK_SPLIT) {
        if (n > 1 && question->total > n) return false;
        answer->n = (uint16_t)n;
        for (int i = 0; i < n; i++) answer->picks[i] = 1;
        if (n == 1) answer->picks[0] = (uint8_t)question->total;
        return true;
    }
    if (n == 0 || question->max == 0) return true;
    if (question->min < n || (question->ordered && n > 1)) return false;
    answer->n = (uint16_t)n;
    for (int i = 0; i < n; i++) answer->picks[i] = (uint8_t)i;
    return true;
}

static bool take_recorded(Answers *answers, Answer *answer)
{
    if (answers->used >= answers->n) return false;
    answer->n = answers->bytes[answers->used++];
    memcpy(answer->picks, &answers->bytes[answers->used], answer->n);
    answers->used = (uint16_t)(answers->used + answer->n);
    return true;
}

static void record(Answers *answers, const Answer *answer)
{
    ASSERT(answers->n + answer->n + 1 <= ANSWERS_MAX);
    answers->bytes[answers->n++] = (uint8_t)answer->n;
    memcpy(&answers->bytes[answers->n], answer->picks, answer->n);
    answers->n = (uint16_t)(answers->n + answer->n);
    answers->used = answers->n;
}

// Gives the least that is allowed: no, nothing, or the first options.
static void answer_least(const Table *table, const Question *question, Answer *answer)
{
    const bool split = question->kind == ASK_SPLIT;

    answer->n = split ? question->options_n : question->min;
    for (int i = 0; i < answer->n; i++) answer->picks[i] = (uint8_t)(split ? 1 : i);
    if (split) {
        answer->picks[0] = (uint8_t)(question->total - question->options_n + 1);
        return;
    }
    for (int i = 0; i < question->options_n && answer->n == 1; i++) {
        if (question->options[i].kind == table->rules->option_no)
            answer->picks[0] = (uint8_t)i;
    }
}

static bool is_leaving(const Table *table, PlayerId player)
{
    return ((table->game->conceded | table->state->leaving) >> player) & 1u;
}

const Answer *ask_now(Table *table)
{
    Question *question = &table->question;
    Answers *answers = &table->game->answers;
    Answer *answer = &table->answer;
    const Agent *agent = &table->agents[question->player];

    if (question->max > question->options_n && question->kind == ASK_PICK) {
        question->max = (uint8_t)question->options_n;
    }
    if (answer_is_forced(question, answer) &&
        (!table->asks_all || !question->options_n))
        return answer;
    if (take_recorded(answers, answer)) return answer;
    if (is_leaving(table, question->player)) {
        answer_least(table, question, answer);
        record(answers, answer);
        return answer;
    }
    ASSERT(!table->state->players[question->player].gone);
    if (!agent->answer) table_unwind(table, UNWIND_ASK);
    table->asked++;
    agent->answer(agent->self, table, question, answer);
    ASSERT(!ask_refusal(question, answer));
    record(answers, answer);
    return answer;
}

int ask_one(Table *table)
{
    return ask_now(table)->picks[0];
}

bool ask_yes(Table *table, PlayerId player, int prompt, Ref about, const char *text)
{
    Question *question = ask_begin(table, player, prompt, about);

    if (text) (void)snprintf(question->text, sizeof question->text, "%s", text);
    ask_option(question, (Option){.kind = table->rules->option_yes});
    ask_option(question, (Option){.kind = table->rules->option_no});
    return ask_one(table) == 0;
}
