// kernel_derive_fixture.h -- a game of beasts whose size and armour layers change.
//
// Size: what freezes it, then what multiplies it, then what is added, then a bound from below
// and one from above.

#ifndef KERNEL_DERIVE_FIXTURE_H
#define KERNEL_DERIVE_FIXTURE_H

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "tests/engine/kernel_clause_fixture.h"

enum { SIZE_NUMBER, ARMOUR_NUMBER, NUMBERS };
enum { FROZEN, TWICE, GROWS, LEAST, MOST, IMMUNE, LAST, SHELL, GIFTS, HALF, QUESTIONS };
enum { SIZE_FIELD, ARMOUR_FIELD, SHELL_FIELD, FIELDS };
enum { IS_IMMUNE = TIRED + 1 };
enum { WORD_TWICE, WORD_GROWS };
enum { SLOT = STACK + 1, ZONES };

static const QuestionRow questions[QUESTIONS] = {
    [FROZEN] = {"frozen", ANSWER_AMOUNT, SUM_LEAST, "", "", 0},
    [TWICE] = {"twice", ANSWER_AMOUNT, SUM_TIMES, "", "", 0},
    [GROWS] = {"grows", ANSWER_AMOUNT, SUM_ADD, "", "", 0},
    [LEAST] = {"least", ANSWER_AMOUNT, SUM_MOST, "", "", 0},
    [MOST] = {"most", ANSWER_AMOUNT, SUM_LEAST, "", "", 0},
    [IMMUNE] = {"immune", ANSWER_YES, SUM_LAST, "", "", 0},
    [LAST] = {"size_last", ANSWER_WORD, SUM_LAST, "", "", 0},
    [SHELL] = {"shell", ANSWER_AMOUNT, SUM_ADD, "", "", 0},
    [GIFTS] = {"gifts", ANSWER_GRANTS, SUM_LIST, "", "", 0},
    [HALF] = {"half", ANSWER_AMOUNT, SUM_LAST, "", "", 0},
};

static LayerRow layers_of_size[] = {
    {.question = FROZEN, .kind = LAYER_SET, .unless = 1 + IMMUNE},
    {.question = TWICE, .kind = LAYER_TIMES, .word = 1 + WORD_TWICE},
    {.question = GROWS, .kind = LAYER_ADD, .word = 1 + WORD_GROWS},
    {.question = LEAST, .kind = LAYER_AT_LEAST},
    {.question = MOST, .kind = LAYER_AT_MOST},
    {.question = HALF, .kind = LAYER_DIVIDE_UP},
};

static const LayerRow layers_of_armour[] = {{.question = SHELL, .kind = LAYER_ADD}};

static NumberRow numbers[] = {
    [SIZE_NUMBER] = {.name = "size",
                     .fact = FACT_SIZE,
                     .kind = BEAST,
                     .last = 1 + LAST,
                     .layers = layers_of_size,
                     .layers_n = COUNT_OF(layers_of_size)},
    [ARMOUR_NUMBER] = {.name = "armour",
                       .fact = FACT_SIZE,
                       .layers = layers_of_armour,
                       .layers_n = COUNT_OF(layers_of_armour)},
};

static const FieldRow fields[] = {
    [SIZE_FIELD] = {"size", .source = SOURCE_NUMBER, .index = SIZE_NUMBER},
    [ARMOUR_FIELD] = {"armour", .source = SOURCE_NUMBER, .index = ARMOUR_NUMBER},
    [SHELL_FIELD] = {"shell", .source = SOURCE_QUESTION, .index = SHELL},
};

static AdjectiveRow adjectives[] = {
    [OWN] = {"own", is_own, is_you, .reads = READS_PLACES | READS_CONTROL},
    [TIRED] = {"tired", is_tired, .reads = READS_STATUSES},
    [IS_IMMUNE] = {"immune", .source = SOURCE_QUESTION, .index = IMMUNE},
};

static inline void count_and_derive(const Table *table)
{
    derivations++;
    derive_numbers(table);
}

static inline int set_up_numbers(void **state)
{
    static ZoneRow zones[ZONES];
    Fixture *f;

    (void)set_up(state);
    f = *state;
    memcpy(zones, fixture_zones, sizeof fixture_zones);
    zones[SLOT] = (ZoneRow){.name = "slot",
                            .scope = SCOPE_PLAYER,
                            .flags = ZONE_BOARD | ZONE_ACTIVE | ZONE_LOCATION,
                            .doc = "",
                            .beside = 1 + FIELD};
    f->rules.zones = zones;
    f->rules.zones_n = ZONES;
    f->rules.questions = questions;
    f->rules.questions_n = QUESTIONS;
    f->rules.numbers = numbers;
    f->rules.numbers_n = NUMBERS;
    f->rules.fields = fields;
    f->rules.fields_n = FIELDS;
    f->rules.adjectives = adjectives;
    f->rules.adjectives_n = COUNT_OF(adjectives);
    f->rules.derive = count_and_derive;
    f->rules.answer = passive_answer;
    table_init(f->table, &f->rules, f->library, NULL);
    game_clear(f->game, f->table, 2, 1);
    f->game->now.players[1].team = 1;
    f->table->game = f->game;
    f->table->state = &f->game->now;
    f->table->active_n = -1;
    return 0;
}

static inline int size(Fixture *f, ObjectId id)
{
    return reading_number(f->table, SIZE_NUMBER, id);
}

// A trick that lies in the field of [player] and answers [question] about all beasts there.
static inline ObjectId says(Fixture *f, PlayerId player, int question, int n)
{
    static int made;
    char code[24];
    const QueryId beasts = add(f, (Query){.kind = BEAST});
    Clause clause = answering(question, ANSWER_AMOUNT, amount(f, n), beasts);
    const ClauseId id = library_add_clause(f->library, &clause);
    CardId card;

    (void)snprintf(code, sizeof code, "Says %d", ++made);
    card = add_card(f, (CardFacts){.code = code, .type = "Trick"});
    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return create(f, card, player, FIELD);
}

#define ROWS(name) cmocka_unit_test_setup_teardown(name, set_up_numbers, tear_down)

#endif
