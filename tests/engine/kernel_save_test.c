// kernel_save_test.c -- a saved game loads as the same game; other bytes are refused.

#include "tests/engine/kernel_fixture.h"

enum { ROOM = 1 << 16 };

typedef struct {
    unsigned char *bytes;
    size_t n;
} Saved;

static Saved save_as_it_is(Fixture *f)
{
    Saved saved = {.bytes = malloc(ROOM)};

    saved.n = game_save(f->game, f->table, saved.bytes, ROOM);
    assert_int_equal(saved.n, game_save_size(f->game));
    return saved;
}

static Saved save(Fixture *f)
{
    for (int i = 0; i < 5; i++) (void)create(f, f->wolf, (PlayerId)(i % 2), DECK);
    return save_as_it_is(f);
}

static void expect_refused(Fixture *f, const Saved *saved, size_t n, const char *text)
{
    memset(f->other, 0x5a, sizeof *f->other);
    assert_string_equal(game_load(f->other, f->table, saved->bytes, n), text);
    for (size_t i = 0; i < sizeof *f->other; i++) {
        assert_int_equal(((unsigned char *)f->other)[i], 0x5a); // untouched
    }
}

// The marks of derived values that are out of date are no part of a game.
static void expect_same(const Game *a, Game *b)
{
    const size_t n = game_size(a);
    unsigned char *one = malloc(n), *other = malloc(n);

    b->now.dirty = a->now.dirty;
    b->mark.dirty = a->mark.dirty;
    assert_int_equal(game_size(b), n);
    game_pack(a, one);
    game_pack(b, other);
    assert_memory_equal(one, other, n);
    free(one);
    free(other);
}

static void a_loaded_game_is_the_saved_one(void **state)
{
    Fixture *f = *state;
    Saved saved = save(f);

    assert_null(game_load(f->other, f->table, saved.bytes, saved.n));
    expect_same(f->game, f->other);
    free(saved.bytes);
}

// Names as many counters and statuses as there is room for, and begins the game anew.
static void begin_with_all(Fixture *f)
{
    char name[8];

    for (int i = 0; i < COUNTERS_MAX; i++) {
        (void)snprintf(name, sizeof name, "c%d", i);
        (void)library_thing_counter(f->library, name);
    }
    for (int i = 0; i < STATUSES_MAX; i++) {
        (void)snprintf(name, sizeof name, "s%d", i);
        (void)library_status(f->library, name);
    }
    game_clear(f->game, f->table, 2, 1);
}

static void all_counters_and_statuses_are_saved_and_copied(void **state)
{
    Fixture *f = *state;
    ObjectId id;
    Saved saved;

    begin_with_all(f);
    assert_int_equal(library_counters_n(f->library), COUNTERS_MAX);
    id = create(f, f->wolf, 0, DECK);
    for (int i = 0; i < COUNTERS_MAX; i++) object_count(f->table, id, i, 100 + i);
    object_set_status(f->table, id, STATUSES_MAX - 1, true);
    saved = save(f);

    assert_null(game_load(f->other, f->table, saved.bytes, saved.n));
    expect_same(f->game, f->other);
    for (int i = 0; i < COUNTERS_MAX; i++)
        assert_int_equal(state_counter(&f->other->now, id, i), 100 + i);
    assert_true(game_hash(f->other) == game_hash(f->game));
    object_count(f->table, id, COUNTERS_MAX - 1, 1);
    assert_true(game_hash(f->other) != game_hash(f->game));
    assert_false(state_objects_equal(&f->other->now, f->state));
    game_copy(f->other, f->game);
    assert_true(state_objects_equal(&f->other->now, f->state));
    free(saved.bytes);
}

static void counters_that_the_game_has_not_are_refused(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);
    Saved saved;

    f->state->counters[OMENS][id] = NUMBER_MAX + 1;
    saved = save_as_it_is(f);
    assert_string_equal(game_load(f->other, f->table, saved.bytes, saved.n),
                        "an object has more than a counter counts");
    free(saved.bytes);
    f->state->counters_n--;
    saved = save_as_it_is(f);
    assert_string_equal(game_load(f->other, f->table, saved.bytes, saved.n),
                        "the counters are those of another game");
    free(saved.bytes);
}

// Nothing has number 0, and is read where an event has no object.
static void nothing_belongs_to_one_of_the_players_too(void **state)
{
    Fixture *f = *state;
    Saved saved;

    f->state->objects[0].controller = SEATS_MAX;
    saved = save_as_it_is(f);
    assert_non_null(game_load(f->other, f->table, saved.bytes, saved.n));
    free(saved.bytes);
    f->state->objects[0].controller = 0;
    f->state->objects[0].stat = 1;
    saved = save_as_it_is(f);
    assert_string_equal(game_load(f->other, f->table, saved.bytes, saved.n),
                        "nothing is something");
    free(saved.bytes);
}

static void nothing_is_written_where_there_is_no_room(void **state)
{
    Fixture *f = *state;
    unsigned char bytes[16] = {0};

    assert_int_equal(game_save(f->game, f->table, bytes, sizeof bytes), 0);
    assert_memory_equal(bytes, (unsigned char[16]){0}, sizeof bytes);
}

static void a_cut_off_file_is_refused_at_any_length(void **state)
{
    Fixture *f = *state;
    Saved saved = save(f);

    expect_refused(f, &saved, 0, "a saved game is longer than this");
    expect_refused(f, &saved, 5, "a saved game is longer than this");
    expect_refused(f, &saved, saved.n - 1, "a saved game is longer than this");
    free(saved.bytes);
}

static void a_changed_byte_anywhere_is_noticed(void **state)
{
    Fixture *f = *state;
    Saved saved = save(f);

    for (size_t i = 0; i < saved.n; i += i < 64 ? 1 : 97) {
        saved.bytes[i] ^= 0x10;
        assert_non_null(game_load(f->other, f->table, saved.bytes, saved.n));
        saved.bytes[i] ^= 0x10;
    }
    saved.bytes[saved.n - 1] ^= 1;
    expect_refused(f, &saved, saved.n, "the saved game is broken");
    free(saved.bytes);
}

static void bytes_of_something_else_are_refused(void **state)
{
    Fixture *f = *state;
    Saved saved = save(f);

    memset(saved.bytes, 'x', saved.n);
    expect_refused(f, &saved, saved.n, "this is no saved game");
    free(saved.bytes);
}

static void a_game_of_another_version_is_refused(void **state)
{
    Fixture *f = *state;
    Saved saved = save(f);

    saved.bytes[8]++;
    expect_refused(
        f, &saved, saved.n, "a newer version of the program saved this game");
    saved.bytes[8] -= 2;
    expect_refused(
        f,
        &saved,
        saved.n,
        "an earlier version of the program saved this game: only that version loads it");
    saved.bytes[8]++;
    saved.bytes[12]++;
    expect_refused(f, &saved, saved.n, "a saved game is longer than this");
    free(saved.bytes);
}

static void a_game_with_other_cards_or_scripts_is_refused(void **state)
{
    static const char text[] = "the game was saved with other cards or scripts";
    Fixture *f = *state;
    Saved saved = save(f);

    (void)library_script(f->library, "card", "Wolf", "wolf.lua", 12345);
    expect_refused(f, &saved, saved.n, text);
    free(saved.bytes);
    saved = save(f);
    (void)add_card(f, (CardFacts){.code = "Hawk", .type = "Beast"});
    expect_refused(f, &saved, saved.n, text);
    free(saved.bytes);
}

// Bytes with a forged check meet these.
static void bytes_that_do_not_add_up_are_refused(void **state)
{
    static const struct {
        size_t at; // in the packed State
        unsigned char value;
        const char *refusal;
    } forged[] = {
        {offsetof(State, players_n), SEATS_MAX + 1, "a state has no room for so much"},
        {offsetof(State, chain_n) + 1, 2, "a state has no room for so much"},
        {offsetof(State, objects_n) + 1, 8, "a state has no room for so much"},
        {offsetof(State, counters_n),
         COUNTERS_MAX + 1,
         "a state has no room for so much"},
        {offsetof(State, counters_n), 1, "the parts of a state do not add up"},
        {offsetof(State, chain_n), 1, "the parts of a state do not add up"},
        {offsetof(State, over), 2, "a truth of a state is neither yes nor no"},
        {offsetof(State, players) + offsetof(Player, gone),
         7,
         "a truth of a state is neither yes nor no"},
    };
    Fixture *f = *state;
    Saved saved = save(f);
    const size_t n = game_size(f->game), head = n - state_size(&f->game->now);

    for (int i = 0; i < COUNT_OF(forged); i++) {
        game_pack(f->game, saved.bytes);
        saved.bytes[head + forged[i].at] = forged[i].value;
        assert_string_equal(game_unpack(f->other, saved.bytes, n), forged[i].refusal);
    }
    for (size_t i = 0; i < n; i++) {
        game_pack(f->game, saved.bytes);
        assert_non_null(game_unpack(f->other, saved.bytes, i));
        saved.bytes[i] ^= 0xff;
        (void)game_unpack(f->other, saved.bytes, n);
    }
    free(saved.bytes);
}

static void the_face_of_what_is_no_more_is_one_of_the_cards(void **state)
{
    static const int16_t faces[] = {-1, 999};
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);
    Saved saved;

    object_remove(f->table, id);
    saved = save_as_it_is(f);
    assert_null(game_load(f->other, f->table, saved.bytes, saved.n));
    assert_int_equal(object_face(&f->other->now, id), f->wolf);
    free(saved.bytes);
    for (int i = 0; i < COUNT_OF(faces); i++) {
        f->game->now.objects[id].stat = faces[i];
        saved = save_as_it_is(f);
        assert_string_equal(game_load(f->other, f->table, saved.bytes, saved.n),
                            "an object that is no more had no such face");
        free(saved.bytes);
    }
}

static void ask_for_a_number(Table *table)
{
    Question *question = ask_begin(table, 0, 0, (Ref){0, 0});

    for (int i = 0; i < 3; i++) ask_option(question, (Option){.n = (int16_t)i});
    table->state->players[0].points = (int16_t)(ask_now(table)->picks[0] + 1);
    table->state->over = true;
}

static void a_game_saved_at_a_question_goes_on_there(void **state)
{
    Fixture *f = *state;
    const Answer answer = {.n = 1, .picks = {2}};
    Saved saved;

    f->rules.step = ask_for_a_number;
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    saved.bytes = malloc(ROOM);
    saved.n = game_save(f->game, f->table, saved.bytes, ROOM);
    assert_null(game_load(f->other, f->table, saved.bytes, saved.n));
    assert_true(game_hash(f->other) == game_hash(f->game));
    expect_same(f->game, f->other);
    assert_int_equal(game_question(f->other)->options_n, 3);
    assert_null(game_answer(f->other, &answer));
    assert_int_equal(game_next(f->other, f->table), GAME_OVER);

    assert_int_equal(f->other->now.players[0].points, 3);
    free(saved.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_loaded_game_is_the_saved_one),
        TEST(all_counters_and_statuses_are_saved_and_copied),
        TEST(counters_that_the_game_has_not_are_refused),
        TEST(nothing_belongs_to_one_of_the_players_too),
        TEST(nothing_is_written_where_there_is_no_room),
        TEST(a_cut_off_file_is_refused_at_any_length),
        TEST(a_changed_byte_anywhere_is_noticed),
        TEST(bytes_of_something_else_are_refused),
        TEST(a_game_of_another_version_is_refused),
        TEST(a_game_with_other_cards_or_scripts_is_refused),
        TEST(bytes_that_do_not_add_up_are_refused),
        TEST(the_face_of_what_is_no_more_is_one_of_the_cards),
        TEST(a_game_saved_at_a_question_goes_on_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
