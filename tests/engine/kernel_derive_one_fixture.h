// kernel_derive_one_fixture.h -- beasts whose numbers ask for numbers, to work out one at a time.
//
// A beast has a size and an armour. Passives add to both, those of cards and one of the game
// itself; one adds the armour to the size, others ask how great the size is.

#ifndef KERNEL_DERIVE_ONE_FIXTURE_H
#define KERNEL_DERIVE_ONE_FIXTURE_H

#include "engine/abilities/held/reading.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/modifying.h"
#include "tests/engine/kernel_clause_fixture.h"

enum { SIZE_NUMBER, ARMOUR_NUMBER, NUMBERS };
enum { GROWS, SHELL, QUESTIONS };
enum { SIZE_FIELD, ARMOUR_FIELD, OMENS_FIELD, FIELDS };
enum { READ_ARMOUR, READ_OMENS, VERBS };

static const QuestionRow questions[QUESTIONS] = {
    [GROWS] = {"grows", ANSWER_AMOUNT, SUM_ADD, "", "", 0},
    [SHELL] = {"shell", ANSWER_AMOUNT, SUM_ADD, "", "", 0},
};

static const LayerRow layers_of_size[] = {{.question = GROWS, .kind = LAYER_ADD}};
static const LayerRow layers_of_armour[] = {{.question = SHELL, .kind = LAYER_ADD}};

static const NumberRow numbers[] = {
    [SIZE_NUMBER] = {.name = "size",
                     .fact = FACT_SIZE,
                     .kind = BEAST,
                     .layers = layers_of_size,
                     .layers_n = 1},
    [ARMOUR_NUMBER] = {.name = "armour",
                       .fact = FACT_SIZE,
                       .kind = BEAST,
                       .layers = layers_of_armour,
                       .layers_n = 1},
};

static const FieldRow fields[] = {
    [SIZE_FIELD] = {"size", .source = SOURCE_NUMBER, .index = SIZE_NUMBER},
    [ARMOUR_FIELD] = {"armour", .source = SOURCE_NUMBER, .index = ARMOUR_NUMBER},
    [OMENS_FIELD] = {"omens", .source = SOURCE_COUNTER, .index = OMENS},
};

static const VerbRow verbs[] = {
    [READ_ARMOUR] = {.name = "armour", .signature = "x", .field = 1 + ARMOUR_FIELD},
    [READ_OMENS] = {.name = "omens", .signature = "x", .field = 1 + OMENS_FIELD},
};

static inline void count_and_derive(const Table *table)
{
    derivations++;
    derive_numbers(table);
}

static inline int set_up_numbers(void **state)
{
    Fixture *f;

    (void)set_up(state);
    f = *state;
    f->rules.questions = questions;
    f->rules.questions_n = QUESTIONS;
    f->rules.numbers = numbers;
    f->rules.numbers_n = NUMBERS;
    f->rules.fields = fields;
    f->rules.fields_n = FIELDS;
    f->rules.verbs = verbs;
    f->rules.verbs_n = VERBS;
    f->rules.derive = count_and_derive;
    f->rules.derive_one = derive_one;
    f->rules.answer = passive_answer;
    table_init(f->table, &f->rules, f->library, NULL);
    game_clear(f->game, f->table, 2, 1);
    f->table->game = f->game;
    f->table->state = &f->game->now;
    f->table->active_n = ACTIVE_UNKNOWN;
    return 0;
}

static inline int number_of_one(Fixture *f, int number, ObjectId id)
{
    return reading_number(f->table, number, id);
}

// A passive whose subject is all beasts.
static inline Clause of_beasts(Fixture *f, int question, uint16_t n)
{
    return answering(question, ANSWER_AMOUNT, n, add(f, (Query){.kind = BEAST}));
}

// A trick with that text.
static inline CardId trick(Fixture *f, const char *code, Clause clause)
{
    const ClauseId id = library_add_clause(f->library, &clause);
    const CardId card = add_card(f, (CardFacts){.code = code, .type = "Trick"});

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

// An ability of the game itself: beasts grow by the omens on them.
static inline void begin_with_omens(Fixture *f)
{
    static ClauseId ability;
    const Amount omens = {
        .kind = AMOUNT_READING, .reading = READ_OMENS, .role = ROLE_IT};
    const Clause clause = of_beasts(f, GROWS, library_add_amount(f->library, &omens));

    ability = library_add_clause(f->library, &clause);
    f->rules.abilities = &ability;
    f->rules.abilities_n = 1;
    library_link(f->library);
    game_clear(f->game, f->table, 2, 1);
    f->table->active_n = ACTIVE_UNKNOWN;
}

// Works all numbers out once, so that it is known on what they depend.
static inline void know_all(Fixture *f)
{
    derive_numbers(f->table);
    derivations = 0;
}

// A beast that grows by its armour.
static inline CardId crab(Fixture *f)
{
    const Amount armour = {
        .kind = AMOUNT_READING, .reading = READ_ARMOUR, .role = ROLE_ME};
    const QueryId me = add(f, (Query){.role = ROLE_ME});

    return card_with(
        f,
        "Crab",
        answering(GROWS, ANSWER_AMOUNT, library_add_amount(f->library, &armour), me));
}

// A passive whose subject is all beasts whose number compares so.
static inline Clause of_beasts_with(Fixture *f, int question, int n, Compare compare)
{
    const QueryId query =
        add(f, (Query){.kind = BEAST, .compares = {compare}, .compares_n = 1});

    return answering(question, ANSWER_AMOUNT, amount(f, n), query);
}

// A trick: beasts of that size or more change their size.
static inline CardId pride(Fixture *f, const char *code, int least, int n)
{
    const Compare compare = {SIZE_FIELD, OP_AT_LEAST, amount(f, least)};

    return trick(f, code, of_beasts_with(f, GROWS, n, compare));
}

#define ROW(name) cmocka_unit_test_setup_teardown(name, set_up_numbers, tear_down)

#endif
