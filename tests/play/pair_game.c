// pair_game.c -- one game of a pair: random answers, a log that is read at once.
//
// The hook on steps is global, because Rules have no room for one. So one game is played
// at a time.

#include "tests/play/pair_game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "tests/play/pair_board.h"

static struct {
    Rules rules; // the game's, with `step` looked at
    void (*step)(Table *table);
    const PairPlan *plan;
    Bot bots[SEATS_MAX];
    Log log;
    int decisions, all_decisions;
    char broken[600];
} now;

void pair_game_broken(const char *format, ...)
{
    va_list args;

    if (now.broken[0]) return;
    va_start(args, format);
    (void)vsnprintf(now.broken, sizeof now.broken, format, args);
    va_end(args);
}

int pair_game_decisions(void)
{
    return now.all_decisions;
}

static void stop_if_broken(Table *table)
{
    if (now.broken[0]) table_fault(table, 0, "a check has failed");
}

static const char *card_name(const Table *table, CardId card)
{
    return card ? table->library->cards[card].name : "-";
}

static void say_entry(const Table *table, const LogEntry *entry)
{
    printf("  %s, player %d: %d %s, %d to %d, by %d %s, n %d\n",
           table->rules->events[entry->event].name,
           entry->player,
           entry->object,
           card_name(table, entry->card),
           entry->from,
           entry->to,
           entry->other,
           card_name(table, entry->other_card),
           entry->n);
}

static void say_answer(const Table *table, const Question *question,
                       const Answer *answer)
{
    const Option *picked = &question->options[answer->n ? answer->picks[0] : 0];

    printf("player %d, %s: %d of %d picked, first %s %d %s, n %d\n",
           question->player,
           table->rules->prompts[question->prompt].text,
           answer->n,
           question->options_n,
           table->rules->options[picked->kind].name,
           picked->object,
           card_name(table, table->state->objects[picked->object].card),
           picked->n);
}

static void read_log(const Table *table)
{
    for (int i = 0; now.plan->aloud && i < now.log.n; i++)
        say_entry(table, &now.log.entries[i]);
    if (now.log.lost) pair_game_broken("the log lost %d entries", now.log.lost);
    for (int i = 0; i < now.log.n; i++)
        for (int k = 0; k < now.plan->checks_n; k++)
            if (now.plan->checks[k]->told)
                now.plan->checks[k]->told(table, &now.log.entries[i]);
    now.log.n = 0;
}

static void show_question(const Table *table, const Question *question)
{
    for (int k = 0; k < now.plan->checks_n; k++)
        if (now.plan->checks[k]->asked) now.plan->checks[k]->asked(table, question);
}

static void show_answer(const Table *table, const Question *question,
                        const Answer *answer)
{
    for (int k = 0; k < now.plan->checks_n; k++)
        if (now.plan->checks[k]->answered)
            now.plan->checks[k]->answered(table, question, answer);
}

// Answers the question that waits. Returns false where the game ends with it.
static bool answer_any(Session *session)
{
    const Question *question = game_question(&session->game);
    const Table *table = &session->table;
    Answer answer;

    read_log(table);
    show_question(table, question);
    if (now.broken[0] || now.decisions == now.plan->decisions) return false;
    now.decisions++;
    now.all_decisions++;
    bot_random(&now.bots[question->player], question, &answer);
    if (now.plan->aloud) say_answer(table, question, &answer);
    show_answer(table, question, &answer);
    if (now.broken[0]) return false;
    if (game_answer(&session->game, &answer)) pair_game_broken("an answer is refused");
    return !now.broken[0];
}

static void watched_step(Table *table)
{
    const char *broken;

    now.step(table);
    read_log(table);
    broken = game_ranges(table->state, table);
    if (!broken) broken = game_verify(table->state, table);
    if (broken) pair_game_broken("%s", broken);
    for (int k = now.plan->checks_n - 1; k >= 0; k--)
        if (now.plan->checks[k]->ended) now.plan->checks[k]->ended(table);
    stop_if_broken(table);
}

static void seat(Session *session, const PairPlan *plan)
{
    Table *table = &session->table;

    session_table(session);
    now.rules = *table->rules;
    now.step = table->rules->step;
    now.rules.step = watched_step;
    now.log.n = now.log.lost = 0;
    now.log.next = 0;
    now.plan = plan;
    now.decisions = 0;
    now.broken[0] = '\0';
    table->log = &now.log;
    table->verify = true;
    for (int i = 0; i < SEATS_MAX; i++)
        bot_start(&now.bots[i], SEAT_RANDOM, (PlayerId)i, plan->seed);
}

static const char *end_of(const Session *session, GameStatus status)
{
    if (now.broken[0]) return now.broken;
    if (status == GAME_FAULT) return session->table.fault.text;
    return NULL;
}

const char *pair_game_play(Session *session, const PairPlan *plan)
{
    GameStatus status;

    seat(session, plan);
    pair_board_make(&session->game, &session->table, plan->pair, plan->seed);
    session->table.rules = &now.rules;
    for (int k = 0; k < plan->checks_n; k++)
        if (plan->checks[k]->begin) plan->checks[k]->begin(&session->table);
    do status = game_next(&session->game, &session->table);
    while (status == GAME_WAITS && answer_any(session));
    return end_of(session, status);
}
