// kernel_clause_fixture.h -- clauses, patterns, and cards with them.

#ifndef KERNEL_CLAUSE_FIXTURE_H
#define KERNEL_CLAUSE_FIXTURE_H

#include "engine/abilities/held/role.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "tests/engine/kernel_fixture.h"

static inline QueryId add(Fixture *f, Query query)
{
    return library_add_query(f->library, &query);
}

static inline uint16_t amount(Fixture *f, int n)
{
    const Amount constant = {.kind = AMOUNT_CONST, .n = (int16_t)n};

    return library_add_amount(f->library, &constant);
}

static inline Clause about(ClauseKind kind, int event, QueryId what)
{
    return (Clause){
        .kind = (uint8_t)kind, .events_n = 1, .events = {{(uint8_t)event, 0, what}}};
}

static inline Clause answering(int question, AnswerKind kind, uint16_t ref,
                               QueryId subject)
{
    return (Clause){.kind = CLAUSE_PASSIVE,
                    .answers_n = 1,
                    .answers = {{(uint8_t)question, (uint8_t)kind, ref}},
                    .subject = subject};
}

// A beast of size 1 with this text.
static inline CardId card_with(Fixture *f, const char *code, Clause clause)
{
    const CardId card = add_card(
        f, (CardFacts){.code = code, .type = "Beast", .facts = {{.number = 1}}});
    const ClauseId id = library_add_clause(f->library, &clause);

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

static inline bool fits(Fixture *f, ObjectId me, const Clause *clause,
                        const Event *event)
{
    Env env;

    role_env(f->table, me, &env);
    return pattern_fits(f->table, &env, clause, event);
}

static inline void raise_event(Fixture *f, int what, ObjectId object)
{
    Event event = event_of(what, object, f->state->objects[object].controller);

    event.at = f->state->objects[object].spot;
    trigger_raise(f->table, &event);
}

#endif
