// kernel_ask_fixture.h -- a step that asks for two numbers, and agents that answer.

#ifndef KERNEL_ASK_FIXTURE_H
#define KERNEL_ASK_FIXTURE_H

#include "tests/engine/kernel_fixture.h"

enum { NUMBER = 3, STEPS = 6 };

static int agent_calls;

// Returns the number from 0 to n - 1 that [player] picks.
static inline int ask_number(Table *table, PlayerId player, int n)
{
    Question *question = ask_begin(table, player, 0, (Ref){0, 0});

    for (int i = 0; i < n; i++) {
        ask_option(question, (Option){.kind = NUMBER, .n = (int16_t)i});
    }
    return ask_now(table)->picks[0];
}

static inline void tell(Table *table, int n)
{
    Event event = event_of(SCORES, 0, 0);

    event.player = 0;
    event.n = (int16_t)n;
    trigger_raise(table, &event);
}

// Chance, a change and news before, between and after two questions.
static inline void step_of_two_questions(Table *table)
{
    State *state = table->state;
    int a, b;

    state->turn++;
    state->players[0].points = (int16_t)(state->players[0].points + 1);
    tell(table, 1 + random_below(state, 100));
    a = ask_number(table, 0, 4);
    tell(table, 1000 + a);
    state->players[0].points = (int16_t)(state->players[0].points + a);
    b = ask_number(table, 1, 3 + random_below(state, 3));
    tell(table, 2000 + b);
    state->players[1].points = (int16_t)(state->players[1].points + b);
    state->over = state->turn == STEPS;
}

static inline void answer_number(Game *game, int n)
{
    const Answer answer = {.n = 1, .picks = {(uint16_t)n}};

    assert_null(game_answer(game, &answer));
}

static inline int choice(const Question *question, int nth)
{
    return (nth * 5 + 1) % question->options_n;
}

static inline void agent_chooses(void *self, const Table *table,
                                 const Question *question, Answer *answer)
{
    (void)self;
    (void)table;
    answer->n = 1;
    answer->picks[0] = (uint16_t)choice(question, agent_calls++);
}

static inline void seat_agents(Fixture *f, unsigned seats)
{
    agent_calls = 0;
    for (int i = 0; i < 2; i++) {
        f->table->agents[i].answer = (seats >> i) & 1u ? agent_chooses : NULL;
    }
}

static inline void begin(Fixture *f, void (*step)(Table *table))
{
    f->rules.step = step;
    f->table->log = f->log;
    f->table->verify = true;
    seat_agents(f, 0);
}

static inline uint64_t by_questions(Fixture *f)
{
    int nth = 0;

    while (game_next(f->game, f->table) == GAME_WAITS) {
        answer_number(f->game, choice(game_question(f->game), nth++));
    }
    return game_hash(f->game);
}

#endif
