// ask.c -- finds the answer to a question: forced, recorded, the least, or an agent's.
//
// A step that runs again asks the same questions in the same order, so the answers need
// no names: the next one recorded is the answer to the next question.

#include "engine/kernel/table/ask.h"

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/game_data.h"
#include "engine/kernel/table/game_guess.h"
#include "engine/kernel/table/observer.h"
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
    question->full = false;
    question->pad = 0;
    // All of it: a saved game has all of it, and tells nothing of earlier questions.
    if (question->text[0]) memset(question->text, 0, sizeof question->text);
    return question;
}

void ask_option(Question *question, Option option)
{
    if (question->options_n < OPTIONS_MAX)
        question->options[question->options_n++] = option;
    else
        question->full = true;
}

void ask_copy_question(Question *to, const Question *from)
{
    memcpy(to, from, ask_question_size(from));
}

size_t ask_question_size(const Question *question)
{
    return offsetof(Question, options) + question->options_n * sizeof(Option);
}

const char *ask_read_question(Question *question, const void *bytes, size_t size)
{
    const unsigned char *head = bytes;
    uint16_t n;

    if (size < offsetof(Question, options)) return "a question is longer than this";
    memcpy(&n, head + offsetof(Question, options_n), sizeof n);
    if (n > OPTIONS_MAX || size != offsetof(Question, options) + n * sizeof(Option))
        return "the options of a question do not add up";
    if (head[offsetof(Question, ordered)] > 1 || head[offsetof(Question, full)] > 1)
        return "a truth of a question is neither yes nor no";
    if (!memchr(head + offsetof(Question, text), '\0', QUESTION_TEXT))
        return "the text of a question has no end";
    memcpy(question, bytes, size);
    return NULL;
}

void ask_copy_answer(Answer *to, const Answer *from)
{
    to->n = from->n;
    memcpy(to->picks, from->picks, from->n * sizeof from->picks[0]);
}

void ask_copy_answers(Answers *to, const Answers *from)
{
    to->used = from->used;
    to->n = from->n;
    memcpy(&to->first, &from->first, offsetof(FirstPick, tried));
    memcpy(to->first.tried,
           from->first.tried,
           from->first.tried_n * sizeof from->first.tried[0]);
    to->deals_n = from->deals_n;
    to->dropped = from->dropped;
    memcpy(to->deals, from->deals, from->deals_n * sizeof from->deals[0]);
    memcpy(to->words, from->words, from->n * sizeof from->words[0]);
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
    bool taken[OPTIONS_MAX];

    memset(taken, 0, question->options_n);
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
        if (n == 1) answer->picks[0] = (uint16_t)question->total;
        return true;
    }
    if (n == 0 || question->max == 0) return true;
    if (question->min < n || (question->ordered && n > 1)) return false;
    answer->n = (uint16_t)n;
    for (int i = 0; i < n; i++) answer->picks[i] = (uint16_t)i;
    return true;
}

static bool take_recorded(Answers *answers, Answer *answer)
{
    if (answers->used >= answers->n) return false;
    answer->n = answers->words[answers->used++];
    memcpy(answer->picks,
           &answers->words[answers->used],
           answer->n * sizeof answer->picks[0]);
    answers->used += answer->n;
    return true;
}

static void note_pick(FirstPick *first, const Question *question, const Answer *answer)
{
    first->known = first->waits && question->kind == ASK_PICK && answer->n == 1;
    first->waits = false;
    if (!first->known) return;
    first->options_n = question->options_n;
    first->pick = answer->picks[0];
    first->option = question->options[first->pick];
}

void ask_forget(Answers *answers)
{
    answers->used = answers->n = 0;
    answers->deals_n = 0;
    answers->dropped = false;
    ask_disbelieve(answers);
}

void ask_drop(Answers *answers)
{
    answers->used = answers->n = 0;
    answers->dropped = answers->deals_n > 0;
    ask_disbelieve(answers);
}

void ask_record(Answers *answers, const Question *question, const Answer *answer)
{
    // want_room has stopped the step before it comes to this.
    ASSERT(answers->n + answer->n + 1u <= ANSWERS_MAX);
    if (!answers->n) note_pick(&answers->first, question, answer);
    answers->words[answers->n++] = answer->n;
    memcpy(&answers->words[answers->n],
           answer->picks,
           answer->n * sizeof answer->picks[0]);
    answers->n += answer->n;
}

static void record_answer(Answers *answers, const Question *question,
                          const Answer *answer)
{
    ask_record(answers, question, answer);
    answers->used = answers->n;
}

// Keeps what a trial payment has left in the object. A step with too many such objects
// has no first pick.
static void note_tried(const Table *table, FirstPick *first, const State *mark,
                       ObjectId id)
{
    const uint8_t *paid = table->state->objects[id].additional_paid;

    if (!memcmp(paid, mark->objects[id].additional_paid, PAID_MAX)) return;
    first->waits &= first->tried_n < LOOKS_MAX;
    if (!first->waits) return;
    first->tried[first->tried_n].object = id;
    memcpy(first->tried[first->tried_n++].paid, paid, PAID_MAX);
}

// Asserts that trial payments have written to no objects but those that the Table
// names.
static void verify_tried(const Table *table, const State *mark)
{
    for (ObjectId id = 1; id <= mark->objects_n; id++)
        // The trials of payments are ours; scripts only say what is paid.
        ASSERT((table->tries && table->tried[id / 64] >> id % 64 & 1u) ||
               !memcmp(table->state->objects[id].additional_paid,
                       mark->objects[id].additional_paid,
                       PAID_MAX));
}

void ask_note_first(const Table *table, Answers *answers, const State *mark)
{
    FirstPick *first = &answers->first;

    if (table->verify) verify_tried(table, mark);
    *first = (FirstPick){
        .waits = true, .questions = (uint16_t)table->questions, .work = table->work};
    for (int word = 0; table->tries && word <= mark->objects_n / 64; word++)
        for (uint64_t left = table->tried[word]; left; left &= left - 1)
            note_tried(
                table, first, mark, (ObjectId)(64 * word + __builtin_ctzll(left)));
}

bool ask_is_known(Table *table)
{
    const FirstPick *first = &table->game->answers.first;

    if (!first->known || first->questions != table->questions || table->verify ||
        observer_is_there(table))
        return false;
    for (int i = 0; i < first->tried_n; i++)
        memcpy(
            table_paid(table, first->tried[i].object), first->tried[i].paid, PAID_MAX);
    table->question.options_n = first->options_n;
    table->question.options[first->pick] = first->option;
    table->work = first->work;
    return true;
}

// Gives the least that is allowed: no, nothing, or the first options.
static void answer_least(const Table *table, const Question *question, Answer *answer)
{
    const bool split = question->kind == ASK_SPLIT;

    answer->n = split ? question->options_n : question->min;
    for (int i = 0; i < answer->n; i++) answer->picks[i] = (uint16_t)(split ? 1 : i);
    if (split) {
        answer->picks[0] = (uint16_t)(question->total - question->options_n + 1);
        return;
    }
    for (int i = 0; i < question->options_n && answer->n == 1; i++) {
        if (question->options[i].kind == table->rules->option_no)
            answer->picks[0] = (uint16_t)i;
    }
}

static bool is_leaving(const Table *table, PlayerId player)
{
    return (table->game->conceded | table->state->leaving) & (1u << player);
}

// Makes sure that whatever is answered fits.
static void want_room(Table *table, const Question *question)
{
    const int most = question->kind == ASK_SPLIT ? question->options_n : question->max;

    table_room(table, LIMIT_ANSWERS, (int)table->game->answers.n, most + 1);
}

// Leaves the step. Derived values may be stale: a reader of the State brings them up to
// date (table_derive), and an agent reads by functions that derive what they need.
static _Noreturn void wait_for_answer(Table *table)
{
    table_unwind(table, UNWIND_ASK);
}

// Returns whether the engine also asks questions with one possible answer. Then, where
// two people play, the others cannot tell whether that player had a choice.
static bool asks_all(const Table *table)
{
    return table->asks_all || table->state->flags & GAME_ASKS_ALL;
}

// An agent may read as much as it likes: this is no part of the step.
static void call_agent(const Agent *agent, Table *table, const Question *question,
                       Answer *answer)
{
    const uint32_t work = table->work;
    const bool stepping = table->stepping;

    table->stepping = false;
    agent->answer(agent->self, table, question, answer);
    table->stepping = stepping;
    table->work = work;
}

// Deals anew what is hidden from the player where that was done at this question.
static void deal_again(Table *table, const Question *question)
{
    const Answers *answers = &table->game->answers;

    for (int i = 0; i < answers->deals_n; i++) {
        const Deal *deal = &answers->deals[i];

        if (deal->used != answers->used) continue;
        game_guess_at(table, question, deal->player, deal->seed);
        table->changes++; // so this is more than the mark
    }
}

static const Answer *get_answer(Table *table)
{
    Question *question = &table->question;
    Answers *answers = &table->game->answers;
    Answer *answer = &table->answer;
    const Agent *agent = &table->agents[question->player];

    table_pause_due(table);
    if (question->full) table_limit(table, LIMIT_OPTIONS);
    if (question->max > question->options_n && question->kind == ASK_PICK) {
        question->max = (uint16_t)question->options_n;
    }
    if (answer_is_forced(question, answer) &&
        (!asks_all(table) || !question->options_n))
        return answer;
    if (answers->deals_n) deal_again(table, question);
    if (take_recorded(answers, answer)) {
        // Only the bytes of a forged game say so.
        if (ask_refusal(question, answer))
            table_fault(table, 0, "a recorded answer does not fit its question");
        return answer;
    }
    want_room(table, question);
    if (is_leaving(table, question->player)) {
        answer_least(table, question, answer);
        record_answer(answers, question, answer);
        return answer;
    }
    // Verbs and rules find no player who has left (args_players, role_player).
    ASSERT(!table->state->players[question->player].gone);
    if (!agent->answer) wait_for_answer(table);
    table->asked++;
    call_agent(agent, table, question, answer);
    // Agents are bots of ours; answers of others come through game_answer, which
    // refuses.
    ASSERT(!ask_refusal(question, answer));
    record_answer(answers, question, answer);
    return answer;
}

static void tell_asked(const Table *table, const Answer *answer)
{
    const Question *question = &table->question;
    const bool picks = question->kind == ASK_PICK && answer->n;
    const Sight sight = {.kind = SIGHT_ASKED,
                         .row = question->prompt,
                         .player = question->player,
                         .n = picks ? 1 + question->options[answer->picks[0]].kind : 0,
                         .object = question->about.id};

    observer_tell(table, &sight);
}

const Answer *ask_now(Table *table)
{
    const Answer *answer = get_answer(table);

    table->questions++;
    if (observer_is_there(table)) tell_asked(table, answer);
    return answer;
}

int ask_one(Table *table)
{
    return ask_now(table)->picks[0];
}

bool ask_yes_or_no(Table *table, Question *question)
{
    ask_option(question, (Option){.kind = table->rules->option_yes});
    ask_option(question, (Option){.kind = table->rules->option_no});
    return ask_one(table) == 0;
}

bool ask_yes(Table *table, PlayerId player, int prompt, Ref about, const char *text)
{
    Question *question = ask_begin(table, player, prompt, about);

    if (text) (void)text_format(question->text, sizeof question->text, "%s", text);
    return ask_yes_or_no(table, question);
}
