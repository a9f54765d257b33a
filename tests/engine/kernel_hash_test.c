// kernel_hash_test.c -- equal facts give equal hashes, and different facts different
// ones.

#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_fixture.h"

static uint64_t hash(const Fixture *f)
{
    return game_state_hash(f->state);
}

// A position with something in every part of the state.
static void lay_out(Fixture *f)
{
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   bear = create(f, f->bear, 1, DECK);
    const Modifier plus = {.kind = MODIFIER_STAT, .n = 1, .object = ref(f, wolf)};
    const Ref target = ref(f, bear);
    Item item = chain_blank_item(ITEM_TRIGGERED);

    item.controller = 0;
    (void)chain_push(f->table, &item);
    chain_choose(f->table, chain_newest(f->table), &target, 1);
    modifier_add(f->table, &plus);
    f->state->happened[0] = (Happened){.event = DIES, .object = bear};
    f->state->happened_n = 1;
}

static void the_same_moves_give_the_same_hash(void **state)
{
    Fixture *f = *state;
    uint64_t first;

    lay_out(f);
    first = hash(f);
    game_clear(f->game, f->table, 2, 1);
    f->game->now.players[1].team = 1;
    f->table->active_n = -1;
    lay_out(f);

    assert_true(hash(f) == first);
}

static void a_copy_has_the_same_hash(void **state)
{
    Fixture *f = *state;

    lay_out(f);
    game_copy(f->other, f->game);
    assert_true(game_hash(f->other) == game_hash(f->game));
}

static void derived_values_and_log_numbers_do_not_count(void **state)
{
    Fixture *f = *state;
    uint64_t before;

    lay_out(f);
    before = hash(f);
    (void)size_of(f->table, NULL, 1);
    assert_int_equal(f->state->objects[1].stat, 3);
    assert_true(hash(f) == before);
    object_set_flag(f->table, 1, OBJECT_GRANTED, true);
    f->state->granted[0] = (Granted){.object = 1};
    f->state->granted_n = 1;
    f->state->serial_log += 5;
    f->state->dirty = f->state->changed = true;
    assert_true(hash(f) == before);
}

// Each of these alone changes the hash.
static void every_fact_counts(void **state)
{
    Fixture *f = *state;
    State *s = f->state;
    uint64_t before;

    lay_out(f);
    before = hash(f);
#define COUNTS(fact)                                                                   \
    do {                                                                               \
        fact ^= 1;                                                                     \
        if (hash(f) == before) fail_msg("%s does not count", #fact);                   \
        fact ^= 1;                                                                     \
        assert_true(hash(f) == before);                                                \
    } while (0)
    COUNTS(s->turn);
    COUNTS(s->turn_player);
    COUNTS(s->serial);
    COUNTS(s->order);
    COUNTS(s->winners);
    COUNTS(s->over);
    COUNTS(s->fault);
    COUNTS(s->random[0]);
    COUNTS(s->random[1]);
    COUNTS(s->players[1].points);
    COUNTS(s->players[1].resources[3]);
    COUNTS(s->players[1].counters[2]);
    COUNTS(s->players[1].counters[PLAYER_COUNTERS_MAX - 1]);
    COUNTS(s->flags);
    COUNTS(s->ending.all_lost);
    COUNTS(s->players[1].gone);
    COUNTS(s->spots[spot(f, FIELD, 0)].first);
    COUNTS(s->objects[1].card);
    COUNTS(s->objects[1].generation);
    COUNTS(s->objects[1].since);
    COUNTS(s->objects[1].statuses);
    COUNTS(s->objects[1].controller);
    COUNTS(s->objects[1].flags);
    COUNTS(s->counters[1][1]);
    COUNTS(s->objects[2].spot);
    COUNTS(s->objects[2].host);
    COUNTS(s->chain[0].clause);
    COUNTS(s->chain[0].finalized);
    COUNTS(s->targets[0].generation);
    COUNTS(s->modifiers[0].n);
    COUNTS(s->modifiers[0].ends);
    COUNTS(s->happened[0].event);
    COUNTS(s->rules_state[0]);
    COUNTS(s->rules_state[s->rules_n - 1]);
#undef COUNTS
}

// Bytes of a record that are no fact of the game.
typedef struct {
    size_t from, n;
} Left;

#define FIELD_OF(type, field)                                                          \
    {                                                                                  \
        offsetof(type, field), sizeof(((type *)0)->field)                              \
    }

static bool is_left_out(const Left *left, int left_n, size_t at)
{
    for (int i = 0; i < left_n; i++)
        if (at >= left[i].from && at < left[i].from + left[i].n) return true;
    return false;
}

// So a new field is met here, whoever forgets it in the hash.
static void bytes_count(Fixture *f, const char *name, void *record, size_t size,
                        const Left *left)
{
    uint8_t *bytes = record;
    const uint64_t before = hash(f);

    for (size_t i = 0; i < size; i++) {
        const bool counts = !is_left_out(left, 2, i);

        bytes[i] ^= 1;
        if ((hash(f) != before) != counts)
            fail_msg(
                "byte %zu of a %s %s", i, name, counts ? "is forgotten" : "counts");
        bytes[i] ^= 1;
    }
}

static void every_byte_of_a_record_counts(void **state)
{
    Fixture *f = *state;
    State *s = f->state;
    const Left object[2] = {FIELD_OF(Object, stat)};
    const Left modifier[2] = {FIELD_OF(Modifier, made_by)}; // only `why` asks for it
    const Left none[2] = {{0, 0}, {0, 0}};

    lay_out(f);
    s->chain[0].groups_n = CHOICES_MAX;
    memset(s->chain[0].modes, 1, sizeof s->chain[0].modes);
    memset(s->chain[0].also, 1, sizeof s->chain[0].also);
    bytes_count(f, "Item", &s->chain[0], sizeof s->chain[0], none);
    bytes_count(f, "Modifier", &s->modifiers[0], sizeof s->modifiers[0], modifier);
    bytes_count(f, "Happened", &s->happened[0], sizeof s->happened[0], none);
    bytes_count(f, "Object", &s->objects[1], sizeof s->objects[1], object);
    bytes_count(f, "Player", &s->players[1], sizeof s->players[1], none);
}

static void another_seed_is_another_game(void **state)
{
    Fixture *f = *state;
    uint64_t first;

    game_clear(f->game, f->table, 2, 1);
    first = game_hash(f->game);
    game_clear(f->game, f->table, 2, 2);
    assert_true(game_hash(f->game) != first);
}

static void where_cards_lie_in_a_spot_counts(void **state)
{
    Fixture *f = *state;
    const ObjectId a = create(f, f->wolf, 0, PILE);
    uint64_t before;

    (void)create(f, f->wolf, 0, PILE);
    (void)create(f, f->wolf, 0, PILE);
    before = hash(f);
    (void)object_move(f->table, a, spot(f, PILE, 0), TO_BOTTOM);
    assert_true(hash(f) != before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_same_moves_give_the_same_hash),
        TEST(a_copy_has_the_same_hash),
        TEST(derived_values_and_log_numbers_do_not_count),
        TEST(every_fact_counts),
        TEST(every_byte_of_a_record_counts),
        TEST(another_seed_is_another_game),
        TEST(where_cards_lie_in_a_spot_counts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
