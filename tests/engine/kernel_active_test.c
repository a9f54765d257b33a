// kernel_active_test.c -- the list of objects that have something to say, where it is longer
// than a word has bits.
//
// The places of the list are bits of several words. A silent object that is given text comes
// into the middle of the list, and all behind it move on.

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/granted.h"
#include "tests/engine/kernel_clause_fixture.h"

enum { GIFT = 100, BEASTS_MAX = 260 };

// A row of beasts: those that speak, and some that are silent until they are given text.
typedef struct {
    Fixture *f;
    CardId helper,
        judge;     // one adds 1 to the bonus of all beasts, the other ranks itself
    ClauseId gift; // adds [GIFT] to the bonus of all beasts
    ObjectId ids[BEASTS_MAX];
    int n;
} Crowd;

static Crowd crowd_of(Fixture *f)
{
    const QueryId beast = add(f, (Query){.kind = BEAST}),
                  me = add(f, (Query){.role = ROLE_ME});
    const Clause gift = answering(BONUS, ANSWER_AMOUNT, amount(f, GIFT), beast);
    Crowd crowd = {.f = f};

    crowd.helper =
        card_with(f, "Helper", answering(BONUS, ANSWER_AMOUNT, amount(f, 1), beast));
    crowd.judge = card_with(f, "Judge", answering(RANK, ANSWER_WORD, 3, me));
    crowd.gift = library_add_clause(f->library, &gift);
    library_link(f->library);
    return crowd;
}

// Begins with [n] beasts in a row, silent at the places in [silent], which -1 ends. Every
// third of the others is a judge.
static void line_up(Crowd *crowd, int n, const int *silent)
{
    Fixture *f = crowd->f;
    const ObjectId *ids;

    game_clear(f->game, f->table, 2, 1);
    f->table->active_n = ACTIVE_UNKNOWN;
    crowd->n = n;
    for (int i = 0; i < n; i++) {
        const bool is_silent = *silent == i;

        silent += is_silent;
        crowd->ids[i] = create(f,
                               is_silent    ? f->wolf
                               : i % 3 == 2 ? crowd->judge
                                            : crowd->helper,
                               0,
                               FIELD);
    }
    (void)ability_active_objects(f->table, &ids);
}

static void give(const Crowd *crowd, int place)
{
    ability_grant(crowd->f->table,
                  (Granted){.object = crowd->ids[place], .clause = crowd->gift});
}

// Expects that all beasts in the row speak in its order, but one at the place [silent], and
// that each is known for what it says.
static void expect_row(const Crowd *crowd, int silent, int bonus)
{
    const Table *table = crowd->f->table;

    for (int i = 0; i < crowd->n; i++)
        assert_int_equal(ability_active_place(table, crowd->ids[i]),
                         i == silent  ? -1
                         : silent < 0 ? i
                                      : i - (i > silent));
    assert_int_equal(passive_sum(table, BONUS, crowd->ids[0]), bonus);
    assert_int_equal(passive_sum(table, BONUS, crowd->ids[crowd->n - 1]), bonus);
    assert_null(
        ability_verify_active(table)); // it gathers all afresh, so it comes last
}

// Returns how many of the row are helpers.
static int helpers_of(const Crowd *crowd)
{
    const State *state = crowd->f->state;
    int n = 0;

    for (int i = 0; i < crowd->n; i++)
        n += state->objects[crowd->ids[i]].card == crowd->helper;
    return n;
}

static const int sizes[] = {2, 63, 64, 65, 66, 127, 128, 129, 130, 193, 257};

static void a_gift_in_the_middle_moves_all_behind_it_on(void **state)
{
    Crowd crowd = crowd_of(*state);

    for (int s = 0; s < COUNT_OF(sizes); s++) {
        const int n = sizes[s];
        const int places[] = {
            0, 1, n / 3, n / 2, 62, 63, 64, 65, 127, 128, n - 2, n - 1};

        for (int i = 0; i < COUNT_OF(places); i++) {
            if (places[i] >= n) continue;
            line_up(&crowd, n, (int[]){places[i], -1});
            expect_row(&crowd, places[i], helpers_of(&crowd));
            give(&crowd, places[i]);
            expect_row(&crowd, -1, helpers_of(&crowd) + GIFT);
        }
    }
}

static void gifts_come_in_any_order(void **state)
{
    Crowd crowd = crowd_of(*state);
    static const int orders[][3] = {
        {20, 64, 130}, {130, 64, 20}, {64, 130, 20}, {64, 20, 130}};

    for (int i = 0; i < COUNT_OF(orders); i++) {
        line_up(&crowd, 200, (int[]){20, 64, 130, -1});
        for (int k = 0; k < 3; k++) give(&crowd, orders[i][k]);
        expect_row(&crowd, -1, helpers_of(&crowd) + 3 * GIFT);
    }
}

static void one_that_speaks_already_stays_in_its_place(void **state)
{
    Crowd crowd = crowd_of(*state);

    for (int place = 60; place < 70; place++) {
        line_up(&crowd, 130, (int[]){-1});
        give(&crowd, place);
        expect_row(&crowd, -1, helpers_of(&crowd) + GIFT);
    }
}

static void gifts_that_are_taken_back_leave_the_row_as_it_was(void **state)
{
    Crowd crowd = crowd_of(*state);
    const ObjectId *ids;

    line_up(&crowd, 130, (int[]){63, -1});
    give(&crowd, 63);
    give(&crowd, 100);
    ability_forget_grants(crowd.f->table);
    assert_int_equal(ability_active_objects(crowd.f->table, &ids), 129);
    expect_row(&crowd, 63, helpers_of(&crowd));
    give(&crowd, 63);
    expect_row(&crowd, -1, helpers_of(&crowd) + GIFT);
}

// A place without text is not searched again, until something there has text, comes or
// is turned up.
static void a_spot_that_was_silent_is_heard_when_something_speaks_there(void **state)
{
    Crowd crowd = crowd_of(*state);
    Fixture *f = crowd.f;
    Table *table = f->table;
    ObjectId wolf, helper, hidden;
    const ObjectId *ids;

    line_up(&crowd, 3, (int[]){-1});
    wolf = create(f, f->wolf, 1, FIELD);
    hidden = create(f, crowd.helper, 1, FIELD);
    object_set_flag(table, hidden, OBJECT_FACEDOWN, true);
    table_ungather(table);
    assert_int_equal(ability_active_objects(table, &ids), 3);
    table_ungather_at(table, crowd.ids[0]);
    assert_int_equal(ability_active_objects(table, &ids), 3);

    ability_grant(table, (Granted){.object = wolf, .clause = crowd.gift});
    table_ungather_at(table, crowd.ids[0]);
    assert_int_equal(ability_active_objects(table, &ids), 4);

    ability_forget_grants(table);
    assert_int_equal(ability_active_objects(table, &ids), 3);
    object_set_flag(table, hidden, OBJECT_FACEDOWN, false);
    assert_int_equal(ability_active_objects(table, &ids), 4);

    object_set_flag(table, hidden, OBJECT_FACEDOWN, true);
    assert_int_equal(ability_active_objects(table, &ids), 3);
    helper = create(f, crowd.helper, 1, FIELD);
    assert_int_equal(ability_active_objects(table, &ids), 4);
    (void)object_move(table, helper, spot(f, FIELD, 0), TO_TOP);
    assert_int_equal(ability_active_objects(table, &ids), 4);
    (void)object_move(table, helper, spot(f, FIELD, 1), TO_TOP);
    assert_int_equal(ability_active_objects(table, &ids), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_gift_in_the_middle_moves_all_behind_it_on),
        TEST(gifts_come_in_any_order),
        TEST(one_that_speaks_already_stays_in_its_place),
        TEST(a_spot_that_was_silent_is_heard_when_something_speaks_there),
        TEST(gifts_that_are_taken_back_leave_the_row_as_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
