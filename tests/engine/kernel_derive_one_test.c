// kernel_derive_one_test.c -- derived numbers that are worked out alone, and kept.
//
// A beast has a size and an armour. Passives add to both, those of cards and one of the game
// itself; one adds the armour to the size, others ask how great the size is.

#include "engine/kernel/abilities/held/reading.h"
#include "engine/kernel/abilities/passives/derive.h"
#include "engine/kernel/abilities/passives/passive.h"
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

static void count_and_derive(const Table *table)
{
    derivations++;
    derive_numbers(table);
}

static int set_up_numbers(void **state)
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

static int number_of_one(Fixture *f, int number, ObjectId id)
{
    return reading_number(f->table, number, id);
}

// A passive whose subject is all beasts.
static Clause of_beasts(Fixture *f, int question, uint16_t n)
{
    return answering(question, ANSWER_AMOUNT, n, add(f, (Query){.kind = BEAST}));
}

// A trick with that text.
static CardId trick(Fixture *f, const char *code, Clause clause)
{
    const ClauseId id = library_add_clause(f->library, &clause);
    const CardId card = add_card(f, (CardFacts){.code = code, .type = "Trick"});

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

// An ability of the game itself: beasts grow by the omens on them.
static void begin_with_omens(Fixture *f)
{
    static ClauseId ability;
    const Amount omens = {
        .kind = AMOUNT_READING, .reading = READ_OMENS, .role = ROLE_IT};
    const Clause clause = of_beasts(f, GROWS, library_add_amount(f->library, &omens));

    ability = library_add_clause(f->library, &clause);
    library_link(f->library);
    f->rules.abilities = &ability;
    f->rules.abilities_n = 1;
    game_clear(f->game, f->table, 2, 1);
    f->table->active_n = ACTIVE_UNKNOWN;
}

// Works all numbers out once, so that it is known on what they depend.
static void know_all(Fixture *f)
{
    derive_numbers(f->table);
    derivations = 0;
}

static void one_of_many_is_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId other = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, trick(f, "More", of_beasts(f, GROWS, amount(f, 2))), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, bear), 5);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(f->table->alone_n, 2);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(f->table->alone_n, 2); // it was kept
    object_count(f->table, bear, OMENS, 1);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(f->table->alone_n, 3); // nobody knows whether it is the same
    assert_int_equal(number_of_one(f, SIZE_NUMBER, other), 7);
}

static void who_reads_as_many_as_there_are_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    assert_int_equal(f->table->derived_n, 2);
    for (int i = 1; i <= 3; i++) {
        (void)create(f, f->bear, 0, FIELD);
        table_touch(f->table);
        assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    }
    assert_int_equal(f->table->alone_n, 0);
    assert_int_equal(f->table->derived_n, 8);
    assert_false(table_is_stale(f->table->state));
}

// Reads one number after each of so many changes. Returns how many were worked out alone since
// all were.
static int read_after_changes(Fixture *f, ObjectId id, int changes)
{
    for (int i = 0; i < changes; i++) {
        table_touch(f->table);
        assert_int_equal(number_of_one(f, SIZE_NUMBER, id), 5);
    }
    return f->table->alone_n;
}

static void all_are_worked_out_later_where_that_was_in_vain(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    assert_int_equal(read_after_changes(f, bear, 2), 2);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
    assert_int_equal(read_after_changes(f, bear, 4), 4);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    assert_int_equal(read_after_changes(f, bear, 2), 2);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
}

// A beast that grows by its armour.
static CardId crab(Fixture *f)
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
static Clause of_beasts_with(Fixture *f, int question, int n, Compare compare)
{
    const QueryId query =
        add(f, (Query){.kind = BEAST, .compares = {compare}, .compares_n = 1});

    return answering(question, ANSWER_AMOUNT, amount(f, n), query);
}

// A trick: beasts of that size or more change their size.
static CardId pride(Fixture *f, const char *code, int least, int n)
{
    const Compare compare = {SIZE_FIELD, OP_AT_LEAST, amount(f, least)};

    return trick(f, code, of_beasts_with(f, GROWS, n, compare));
}

static void one_that_asks_for_another_is_worked_out_with_that(void **state)
{
    Fixture *f = *state;
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Shells", of_beasts(f, SHELL, amount(f, 3))), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5); // 1 and 4 of the armour
    assert_int_equal(derivations, 0);
    assert_int_equal(f->table->alone_n, 1);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5);
    assert_int_equal(f->table->alone_n, 1); // it was kept
}

static void one_that_asks_for_itself_is_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId claws = create(f, crab(f), 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 2); // too small
}

static void what_ends_its_own_reason_is_worked_out_with_all(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Shame", 5, -1), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    assert_false(table_is_stale(f->table->state));
}

static void two_that_ask_for_the_same_are_worked_out_with_all(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    (void)create(f, pride(f, "More pride", 7, 4), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 11);
    assert_false(table_is_stale(f->table->state));
}

static void who_asks_for_one_that_asks_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare great = {SIZE_FIELD, OP_AT_LEAST, amount(f, 2)};
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Spikes", of_beasts_with(f, SHELL, 3, great)), 0, FIELD);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, claws), 4);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5);
    assert_false(table_is_stale(f->table->state));
}

// One of them is applied, and ends the reason of the other.
static void two_that_could_be_applied_have_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare small = {SIZE_FIELD, OP_AT_MOST, amount(f, 5)};
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    (void)create(f, trick(f, "Pity", of_beasts_with(f, GROWS, 4, small)), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_false(table_is_stale(f->table->state));
}

static void who_asks_for_a_kept_one_that_asks_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare hard = {ARMOUR_FIELD, OP_AT_LEAST, amount(f, 1)};
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Horn", of_beasts_with(f, SHELL, 2, hard)), 0, FIELD);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, claws), 3);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 4);
    assert_false(table_is_stale(f->table->state));
}

static void what_leaves_is_remembered_with_its_numbers(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Ref before = ref(f, bear);

    know_all(f);
    (void)create(f, trick(f, "Growth", of_beasts(f, GROWS, amount(f, 4))), 0, FIELD);
    (void)object_move(f->table, bear, spot_of(f->table, HAND, 0), TO_BOTTOM);
    assert_int_equal(derivations, 0);
    assert_int_equal(object_last_known(f->table, before)->numbers[SIZE_NUMBER], 9);
    assert_int_equal(object_last_known(f->table, before)->numbers[ARMOUR_NUMBER], 5);
}

static void an_attempt_that_is_taken_back_leaves_no_number(void **state)
{
    Fixture *f = *state;
    ObjectId bear;

    begin_with_omens(f);
    bear = create(f, f->bear, 0, FIELD);
    know_all(f);
    table_touch(f->table);
    (void)table_keep(f->table);
    object_count(f->table, bear, OMENS, 3);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 8);
    table_restore(f->table);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
}

static uint32_t seed;

static int any_below(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)(seed >> 18) % n;
}

static ObjectId any_thing(Fixture *f)
{
    for (;;) {
        const ObjectId id = (ObjectId)(1 + any_below(f->table->state->objects_n));

        if (f->table->state->objects[id].card) return id;
    }
}

// Mostly one of the first two.
static ObjectId any_of_few(Fixture *f)
{
    return any_below(4) ? (ObjectId)(1 + any_below(2)) : any_thing(f);
}

static void change_modifiers(Fixture *f, ObjectId id)
{
    const Modifier more = {.kind = MODIFIER_STAT,
                           .keyword = (uint8_t)any_below(NUMBERS),
                           .n = (int16_t)(any_below(5) - 2),
                           .object = ref(f, id)};
    const int last = f->table->state->modifiers_n - 1;

    if (any_below(2))
        modifier_add(f->table, &more);
    else if (last > 0)
        modifier_remove(f->table, 1 + any_below(last)); // the first is of the game
}

// Does anything to the board.
static void change(Fixture *f, const CardId *cards, int n)
{
    const ObjectId id = any_of_few(f);
    const int zone = any_below(2) ? FIELD : HAND;

    switch (any_below(6)) {
    case 0:
        if (f->table->state->objects_n < 40)
            (void)create(f, cards[any_below(n)], 0, zone);
        break;
    case 1: object_count(f->table, id, any_below(2), any_below(4)); break;
    case 2:
        (void)object_move(f->table, id, spot_of(f->table, zone, 0), TO_BOTTOM);
        break;
    case 3: change_modifiers(f, id); break;
    case 4:
        if (id > 4) object_remove(f->table, id); // the first ones stay
        break;
    case 5: table_changed(f->table, READS_TURN); break;
    }
}

// Returns the number as it is worked out with all others and without any shortcut.
static int thoroughly(Fixture *f, int number, ObjectId id)
{
    const State *before = table_keep(f->table);
    const int16_t *place;
    int n;

    f->table->thorough = true;
    derive_numbers(f->table);
    f->table->thorough = false;
    place = table_number(f->table, f->table->state, number, id);
    n = place ? *place : 0;
    state_take_derived(f->table->state, before);
    f->table->active_n = ACTIVE_UNKNOWN;
    table_drop(f->table);
    return n;
}

// Changes the board and reads numbers at random, and compares them. Returns how many were
// worked out alone in whose working out a number was asked for, or none was.
static int compare_at_random(Fixture *f, const CardId *cards, int n, bool asks)
{
    int alone = 0;

    for (int i = 0; i < n; i++) (void)create(f, cards[i], 0, FIELD);
    know_all(f);
    seed = 7;
    for (int i = 0; i < 9000; i++) {
        const int number = any_below(NUMBERS), before = f->table->alone_n;
        ObjectId id;

        change(f, cards, n);
        f->table->last_known_n = 0;
        id = any_of_few(f);
        if (!object_on_board(f->table, id)) continue;
        (void)number_of_one(f, number, id);
        alone += f->table->alone_n > before && f->table->alone.asks == asks;
        // To work out all makes the Table forget what it knows, so that is done seldom.
        if (any_below(4)) continue;
        assert_int_equal(number_of_one(f, number, id), thoroughly(f, number, id));
        assert_null(game_verify(f->table->state, f->table));
    }
    return alone;
}

static void a_number_alone_is_what_it_is_with_all_others(void **state)
{
    Fixture *f = *state;
    CardId cards[4];

    begin_with_omens(f);
    cards[0] = f->bear;
    cards[1] = f->wolf;
    cards[2] = trick(f, "Feast", of_beasts(f, GROWS, amount(f, 2)));
    cards[3] = trick(f, "Frost", of_beasts(f, SHELL, amount(f, -1)));
    assert_true(compare_at_random(f, cards, 4, false) > 500);
}

static void so_is_one_that_asks(void **state)
{
    Fixture *f = *state;
    CardId cards[8];

    begin_with_omens(f);
    cards[0] = f->bear;
    cards[1] = f->wolf;
    cards[2] = crab(f);
    cards[3] = trick(f, "Frost", of_beasts(f, SHELL, amount(f, -1)));
    cards[4] = pride(f, "Pride", 6, 2);
    cards[5] = pride(f, "Shame", 8, -3);
    cards[6] = f->bear;
    cards[7] = trick(f, "Feast", of_beasts(f, GROWS, amount(f, 2)));
    assert_true(compare_at_random(f, cards, 8, true) > 100);
}

static void what_modifiers_have_a_say_in_follows_them(void **state)
{
    Fixture *f = *state;
    Modifier more = {.kind = MODIFIER_STAT, .keyword = ARMOUR_NUMBER, .n = 1};
    unsigned types;

    begin_with_omens(f);
    more.object = ref(f, create(f, f->bear, 0, FIELD));
    ability_know_active(f->table);
    types = modifying_types(f->table, GROWS);
    assert_true(types & f->library->cards[f->bear].types);
    assert_false(types & f->library->cards[f->spark].types);
    assert_int_equal(modifying_types(f->table, SHELL), 0);
    assert_int_equal(modifying_now(f->table)->first[GROWS], 0);
    assert_int_equal(modifying_now(f->table)->end[GROWS], 1);
    assert_false(modifying_changes(f->table, ARMOUR_NUMBER));
    modifier_add(f->table, &more);
    assert_true(modifying_changes(f->table, ARMOUR_NUMBER));
    assert_null(game_verify(f->table->state, f->table));
    f->table->modifying.numbers = 0;
    assert_string_equal(game_verify(f->table->state, f->table),
                        "what modifiers have a say in is not up to date");
}

#define ROW(name) cmocka_unit_test_setup_teardown(name, set_up_numbers, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROW(one_of_many_is_worked_out_alone),
        ROW(who_reads_as_many_as_there_are_has_all_worked_out),
        ROW(all_are_worked_out_later_where_that_was_in_vain),
        ROW(one_that_asks_for_another_is_worked_out_with_that),
        ROW(one_that_asks_for_itself_is_worked_out_alone),
        ROW(what_ends_its_own_reason_is_worked_out_with_all),
        ROW(two_that_ask_for_the_same_are_worked_out_with_all),
        ROW(who_asks_for_one_that_asks_has_all_worked_out),
        ROW(two_that_could_be_applied_have_all_worked_out),
        ROW(who_asks_for_a_kept_one_that_asks_has_all_worked_out),
        ROW(what_leaves_is_remembered_with_its_numbers),
        ROW(an_attempt_that_is_taken_back_leaves_no_number),
        ROW(a_number_alone_is_what_it_is_with_all_others),
        ROW(so_is_one_that_asks),
        ROW(what_modifiers_have_a_say_in_follows_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
