// kernel_view_test.c -- a view holds what its player may know, and nothing else.

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/shuffle.h"
#include "tests/engine/kernel_fixture.h"

static const State *view_of(Fixture *f, PlayerId player)
{
    game_view(f->state, f->table, player, f->view);
    return f->view;
}

// Some of everything for both players.
static void lay_out(Fixture *f)
{
    for (PlayerId p = 0; p < 2; p++) {
        for (int i = 0; i < 6; i++) (void)create(f, i % 2 ? f->wolf : f->bear, p, DECK);
        for (int i = 0; i < 3; i++) (void)create(f, i % 2 ? f->bear : f->wolf, p, HAND);
        (void)create(f, f->wolf, p, FIELD);
        (void)create(f, f->crown, p, PILE);
        object_set_flag(f->table, create(f, f->bear, p, CAVE), OBJECT_FACEDOWN, true);
    }
    (void)size_of(f->table, NULL, 1);
    expect_sound(f);
}

// The faces that [player] sees in [player_of]'s spot of the zone.
static int faces(Fixture *f, PlayerId player, int zone, PlayerId player_of)
{
    const State *view = view_of(f, player);
    int n = 0;

    for (ObjectId id = view->spots[spot(f, zone, player_of)].first; id;
         id = view->objects[id].next) {
        n += view->objects[id].card != 0;
    }
    return n;
}

static void a_player_sees_the_own_hand_and_no_deck(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    assert_int_equal(faces(f, 0, HAND, 0), 3);
    assert_int_equal(faces(f, 0, HAND, 1), 0);
    assert_int_equal(faces(f, 1, HAND, 1), 3);
    assert_int_equal(faces(f, 0, DECK, 0), 0);
    assert_int_equal(faces(f, 0, DECK, 1), 0);
    assert_int_equal(faces(f, 0, FIELD, 1), 1);
    assert_int_equal(faces(f, 0, PILE, 1), 1);
}

static void an_onlooker_sees_what_is_open_alone(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    assert_int_equal(faces(f, NOBODY, HAND, 0), 0);
    assert_int_equal(faces(f, NOBODY, CAVE, 0), 0);
    assert_int_equal(faces(f, NOBODY, FIELD, 0), 1);
}

static void what_lies_facedown_is_seen_by_who_controls_it(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    assert_int_equal(faces(f, 0, CAVE, 0), 1);
    assert_int_equal(faces(f, 1, CAVE, 0), 0);
    object_control(f->table, f->state->spots[spot(f, CAVE, 0)].first, 1);
    assert_int_equal(faces(f, 0, CAVE, 0), 0);
    assert_int_equal(faces(f, 1, CAVE, 0), 1);
}

static void
a_card_of_one_player_in_anothers_hand_is_seen_by_who_controls_it(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, DECK);

    (void)object_move(f->table, wolf, spot(f, HAND, 1), TO_TOP);
    object_control(f->table, wolf, 1);

    assert_int_equal(faces(f, 1, HAND, 1), 1);
    assert_int_equal(faces(f, 0, HAND, 1), 0);
}

static void a_revealed_card_is_seen_by_all(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    object_set_flag(
        f->table, f->state->spots[spot(f, DECK, 1)].first, OBJECT_REVEALED, true);
    assert_int_equal(faces(f, 0, DECK, 1), 1);
    assert_int_equal(faces(f, NOBODY, DECK, 1), 1);
}

static void how_many_there_are_is_known(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    assert_int_equal(view_of(f, 0)->spots[spot(f, HAND, 1)].n, 3);
    assert_int_equal(view_of(f, 0)->spots[spot(f, DECK, 0)].n, 6);
}

static void chance_to_come_is_hidden(void **state)
{
    Fixture *f = *state;

    assert_int_equal(view_of(f, 0)->random[0], 0);
    assert_int_equal(view_of(f, 0)->random[1], 0);
}

// Which numbers wait to be worked out may depend on hidden cards.
static void what_is_stale_is_hidden(void **state)
{
    Fixture *f = *state;
    ObjectId id;

    lay_out(f);
    id = f->state->spots[spot(f, FIELD, 1)].first;
    f->state->objects[id].flags |= OBJECT_STALE;
    assert_int_equal(view_of(f, 0)->objects[id].flags & OBJECT_STALE, 0);
}

static void a_view_is_a_sound_state_but_for_its_faces(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    (void)view_of(f, 0);
    for (ObjectId id = 1; id <= f->view->objects_n; id++) {
        if (!f->view->objects[id].card) f->view->objects[id].card = f->wolf;
    }
    assert_null(game_verify(f->view, f->table));
}

// Views before and after must be the same bytes for player 0.
static void expect_unmoved(Fixture *f, void (*change)(Fixture *f))
{
    State *before = malloc(sizeof *before);

    memcpy(before, view_of(f, 0), sizeof *before);
    change(f);
    (void)size_of(f->table, NULL, 1);
    assert_memory_equal(before, view_of(f, 0), sizeof *before);
    free(before);
}

static void shuffle_decks(Fixture *f)
{
    shuffle_spot(f->table, spot(f, DECK, 0));
    shuffle_spot(f->table, spot(f, DECK, 1));
    f->state->dirty = true;
    f->state->changed = true;
}

static void the_order_of_a_deck_moves_nothing(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    f->state->changed = true;
    expect_unmoved(f, shuffle_decks);
}

// Which of the cards in hand was there first, and which card it is.
static void change_the_other_hand(Fixture *f)
{
    const SpotId hand = spot(f, HAND, 1);
    const ObjectId top = f->state->spots[hand].first;

    (void)object_move(f->table, top, hand, TO_BOTTOM);
    f->state->objects[top].card = f->crown;
    f->state->objects[top].since = 3;
    f->state->objects[top].statuses = 1;
    f->state->objects[top].additional_paid[0] = 2;
}

static void another_hand_moves_nothing(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    f->state->changed = true;
    expect_unmoved(f, change_the_other_hand);
}

static void change_what_lies_facedown(Fixture *f)
{
    f->state->objects[f->state->spots[spot(f, CAVE, 1)].first].card = f->crown;
    f->state->dirty = true;
}

static void another_facedown_card_moves_nothing(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    expect_unmoved(f, change_what_lies_facedown);
}

static void order_of_deck_by_hand(Fixture *f)
{
    const SpotId deck = spot(f, DECK, 0);

    (void)object_move(f->table, f->state->spots[deck].last, deck, TO_TOP);
}

static void a_card_moved_within_a_deck_moves_nothing(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    f->state->changed = true;
    expect_unmoved(f, order_of_deck_by_hand);
}

static void what_happened_to_a_card_now_hidden_does_not_name_it(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 1, HAND),
                   bear = create(f, f->bear, 1, FIELD);

    f->state->happened[0] = (Happened){.object = wolf, .card = f->wolf};
    f->state->happened[1] = (Happened){.object = bear, .card = f->bear};
    f->state->happened_n = 2;
    assert_int_equal(view_of(f, 0)->happened[0].card, 0);
    assert_int_equal(view_of(f, 0)->happened[1].card, f->bear);
    assert_int_equal(view_of(f, 1)->happened[0].card, f->wolf);
}

static void hide_the_book(void *book, PlayerId player)
{
    if (player != 1) memset(book, 0, RULES_BYTES);
}

static void the_game_hides_its_own_part(void **state)
{
    Fixture *f = *state;

    f->rules.hide = hide_the_book;
    f->state->rules_state[3] = 77;
    assert_int_equal(view_of(f, 0)->rules_state[3], 0);
    assert_int_equal(view_of(f, 1)->rules_state[3], 77);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_player_sees_the_own_hand_and_no_deck),
        TEST(an_onlooker_sees_what_is_open_alone),
        TEST(what_lies_facedown_is_seen_by_who_controls_it),
        TEST(a_card_of_one_player_in_anothers_hand_is_seen_by_who_controls_it),
        TEST(a_revealed_card_is_seen_by_all),
        TEST(how_many_there_are_is_known),
        TEST(chance_to_come_is_hidden),
        TEST(what_is_stale_is_hidden),
        TEST(a_view_is_a_sound_state_but_for_its_faces),
        TEST(the_order_of_a_deck_moves_nothing),
        TEST(another_hand_moves_nothing),
        TEST(another_facedown_card_moves_nothing),
        TEST(a_card_moved_within_a_deck_moves_nothing),
        TEST(what_happened_to_a_card_now_hidden_does_not_name_it),
        TEST(the_game_hides_its_own_part),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
