// kernel_derive_random_test.c -- a number that is worked out alone is what it is with all others, in games by chance.

#include "tests/engine/kernel_derive_one_fixture.h"

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

static void what_goes_moves_the_rows_of_abilities_that_wait(void **state)
{
    Fixture *f = *state;
    Modifier link = {.kind = MODIFIER_LINKED}, omen;

    begin_with_omens(f);
    ability_know_active(f->table);
    omen = f->table->state->modifiers[0];
    link.object = ref(f, create(f, f->bear, 0, FIELD));
    modifier_add(f->table, &link);
    modifier_add(f->table, &omen);
    assert_int_equal(modifying_now(f->table)->end[GROWS], 3);

    modifier_remove(f->table, 1);

    assert_int_equal(modifying_now(f->table)->end[GROWS], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROW(a_number_alone_is_what_it_is_with_all_others),
        ROW(so_is_one_that_asks),
        ROW(what_modifiers_have_a_say_in_follows_them),
        ROW(what_goes_moves_the_rows_of_abilities_that_wait),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
