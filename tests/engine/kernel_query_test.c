// kernel_query_test.c -- the meaning of a script's queries on a small made-up board.

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_fixture.h"

// Five things on the board, three off it. `me` is the first.
typedef struct {
    ObjectId wolf, bear, crown, whelp, rival; // rival is player 1's wolf
    ObjectId hand, spark, deck;
    Env env;
} Board;

static Board board(Fixture *f)
{
    Board b;

    memset(&b, 0, sizeof b);
    b.wolf = create(f, f->wolf, 0, FIELD);
    b.bear = create(f, f->bear, 0, FIELD);
    b.crown = create(f, f->crown, 0, FIELD);
    b.whelp = create(f, f->whelp, 0, FIELD);
    b.rival = create(f, f->wolf, 1, FIELD);
    b.hand = create(f, f->wolf, 0, HAND);
    b.spark = create(f, f->spark, 0, STACK);
    b.deck = create(f, f->wolf, 0, DECK);
    role_env(f->table, b.wolf, &b.env);
    return b;
}

static QueryId add(Fixture *f, Query query)
{
    return library_add_query(f->library, &query);
}

static uint16_t amount(Fixture *f, int n)
{
    const Amount constant = {.kind = AMOUNT_CONST, .n = (int16_t)n};

    return library_add_amount(f->library, &constant);
}

// The query must find these, in this order; 0 ends the list.
static void expect_found(Fixture *f, const Board *b, QueryId query, const ObjectId *ids)
{
    ObjectId found[OBJECTS_MAX];
    const int n = query_find(f->table, &b->env, query, found, OBJECTS_MAX);
    int i = 0;

    for (; ids[i] && i < n; i++) assert_int_equal(found[i], ids[i]);
    assert_int_equal(ids[i], 0);
    assert_int_equal(i, n);
    for (i = 0; i < n; i++)
        assert_true(query_matches(f->table, &b->env, query, ids[i]));
}

#define FOUND(...) ((const ObjectId[]){__VA_ARGS__, 0})
static const ObjectId nothing[] = {0};

static void a_kind_finds_its_types_on_the_board(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    expect_found(
        f, &b, add(f, (Query){.kind = BEAST}), FOUND(b.wolf, b.bear, b.whelp, b.rival));
    expect_found(f, &b, add(f, (Query){.kind = TOOL}), FOUND(b.crown));
}

static void a_kind_leaves_out_supertypes_that_it_excludes(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    expect_found(
        f, &b, add(f, (Query){.kind = THING}), FOUND(b.wolf, b.bear, b.crown, b.rival));
}

static void a_kind_with_a_home_zone_is_found_there(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    expect_found(f, &b, add(f, (Query){.kind = TRICK}), FOUND(b.spark));
}

static void an_adjective_must_hold_and_several_must_all(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    object_set_flag(f->table, b.bear, OBJECT_EXHAUSTED, true);
    object_set_flag(f->table, b.rival, OBJECT_EXHAUSTED, true);
    expect_found(f,
                 &b,
                 add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED}),
                 FOUND(b.bear, b.rival));
    expect_found(f,
                 &b,
                 add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED | 1u << OWN}),
                 FOUND(b.bear));
}

static void a_comparison_is_with_the_value_of_now(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const Modifier plus = {.kind = MODIFIER_STAT, .n = 2, .object = ref(f, b.whelp)};
    Query q = {.kind = BEAST, .compares = {{SIZE, OP_AT_LEAST, amount(f, 3)}}};
    QueryId at_least, at_most, less, equal;

    q.compares_n = 1;
    at_least = add(f, q);
    q.compares[0].op = OP_AT_MOST;
    at_most = add(f, q);
    q.compares[0].op = OP_LESS_THAN;
    less = add(f, q);
    q.compares[0].op = OP_EQUAL;
    equal = add(f, q);
    expect_found(f, &b, at_least, FOUND(b.bear));
    expect_found(f, &b, equal, nothing);
    modifier_add(f->table, &plus);
    expect_found(f, &b, at_least, FOUND(b.bear, b.whelp));
    expect_found(f, &b, at_most, FOUND(b.wolf, b.whelp, b.rival));
    expect_found(f, &b, less, FOUND(b.wolf, b.rival));
    expect_found(f, &b, equal, FOUND(b.whelp));
}

static void except_takes_out_what_it_finds(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const QueryId wolves = add(f, (Query){.fact = FACT_COLOUR, .words = 1});

    expect_found(f,
                 &b,
                 add(f, (Query){.kind = BEAST, .except = wolves}),
                 FOUND(b.bear, b.whelp));
}

static void either_finds_each_once_in_the_order_of_the_alternatives(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const QueryId own = add(f, (Query){.kind = BEAST, .adjectives = 1u << OWN});

    expect_found(f,
                 &b,
                 add(f, (Query){.kind = TOOL, .or_else = own}),
                 FOUND(b.crown, b.wolf, b.bear, b.whelp));
    expect_found(
        f,
        &b,
        add(f, (Query){.kind = BEAST, .fact = FACT_COLOUR, .words = 1, .or_else = own}),
        FOUND(b.wolf, b.rival, b.bear, b.whelp));
}

static void a_tag_and_a_domain_are_printed_facts(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    expect_found(f,
                 &b,
                 add(f, (Query){.tag = library_find_tag(f->library, "Forest")}),
                 FOUND(b.wolf, b.rival));
    expect_found(
        f, &b, add(f, (Query){.fact = FACT_COLOUR, .words = 2}), FOUND(b.bear));
}

static void a_named_place_is_searched_instead_of_the_board(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);

    expect_found(f,
                 &b,
                 add(f,
                     (Query){.kind = BEAST,
                             .locations = {{LOCATION_ZONE, 0, HAND}},
                             .locations_n = 1}),
                 FOUND(b.hand));
    expect_found(
        f,
        &b,
        add(f,
            (Query){.kind = BEAST,
                    .locations = {{LOCATION_ZONE, 0, HAND}, {LOCATION_ZONE, 0, DECK}},
                    .locations_n = 2}),
        FOUND(b.deck, b.hand));
}

static void from_a_cave_here_is_above_and_who_is_in_the_cave_is_not_here(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const QueryId here = add(f,
                             (Query){.kind = BEAST,
                                     .locations = {{LOCATION_ROLE, 0, ROLE_HERE}},
                                     .locations_n = 1});

    expect_found(f, &b, here, FOUND(b.wolf, b.bear, b.whelp));
    (void)object_move(f->table, b.rival, spot(f, ISLE, 2), TO_TOP);
    (void)object_move(f->table, b.bear, spot(f, ISLE, 1), TO_TOP);
    (void)object_move(f->table, b.wolf, spot(f, CAVE, 2), TO_TOP);
    assert_int_equal(role_spot(f->table, &b.env, ROLE_HERE), spot(f, ISLE, 2));
    expect_found(f, &b, here, FOUND(b.rival));
}

static void a_place_may_be_named_by_who_stands_there(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const QueryId tool = add(f, (Query){.kind = TOOL});
    const QueryId with_tool = add(f,
                                  (Query){.kind = BEAST,
                                          .locations = {{LOCATION_QUERY, 0, tool}},
                                          .locations_n = 1});

    (void)object_move(f->table, b.crown, spot(f, ISLE, 0), TO_TOP);
    (void)object_move(f->table, b.bear, spot(f, ISLE, 0), TO_TOP);
    expect_found(f, &b, with_tool, FOUND(b.bear));
    expect_found(f, &b, add(f, (Query){.kind = BEAST, .has = tool}), FOUND(b.bear));
}

static void a_role_is_that_very_thing_until_it_is_another_object(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const QueryId me = add(f, (Query){.role = ROLE_ME}),
                  it = add(f, (Query){.role = ROLE_IT});

    b.env.subject = ref(f, b.bear);
    expect_found(f, &b, me, FOUND(b.wolf));
    expect_found(f, &b, it, FOUND(b.bear));
    (void)object_move(f->table, b.bear, spot(f, HAND, 0), TO_TOP);
    (void)object_move(f->table, b.bear, spot(f, FIELD, 0), TO_TOP);
    expect_found(f, &b, it, nothing);
}

static void another_is_neither_me_nor_chosen_already(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const QueryId another = add(f, (Query){.kind = BEAST, .another = true});

    table_choose(f->table, &b.env, ref(f, b.rival));
    expect_found(f, &b, another, FOUND(b.bear, b.whelp));
}

static void a_search_writes_no_more_than_there_is_room(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    ObjectId found[3] = {0};

    assert_int_equal(
        query_find(f->table, &b.env, add(f, (Query){.kind = BEAST}), found, 2), 2);
    assert_int_equal(found[2], 0);
}

static void a_count_says_how_many_are_wanted(void **state)
{
    static const struct {
        Op op;
        int min, max;
    } cases[] = {{OP_NONE, 2, 2},
                 {OP_EQUAL, 2, 2},
                 {OP_AT_MOST, 0, 2},
                 {OP_LESS_THAN, 0, 1},
                 {OP_AT_LEAST, 2, 255},
                 {OP_ANY, 0, 255}};
    Fixture *f = *state;
    const Board b = board(f);
    int min, max;

    for (int i = 0; i < COUNT_OF(cases); i++) {
        const QueryId query = add(f,
                                  (Query){.kind = BEAST,
                                          .count_op = (uint8_t)cases[i].op,
                                          .count = amount(f, 2)});

        condition_query_range(f->table, &b.env, query, &min, &max);
        assert_int_equal(min, cases[i].min);
        assert_int_equal(max, cases[i].max);
    }
    condition_query_range(f->table, &b.env, add(f, (Query){.kind = BEAST}), &min, &max);
    assert_int_equal(min, 1);
    assert_int_equal(max, 1);
}

static uint16_t condition(Fixture *f, ConditionKind kind, uint16_t what, uint16_t next)
{
    const Condition c = {.kind = (uint8_t)kind, .ref = what, .next = next};

    return library_add_condition(f->library, &c);
}

static void a_condition_counts_what_it_finds(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const QueryId some =
        add(f, (Query){.kind = BEAST, .fact = FACT_COLOUR, .words = 2});
    const QueryId four =
        add(f, (Query){.kind = BEAST, .count_op = OP_AT_LEAST, .count = amount(f, 4)});
    const QueryId none =
        add(f, (Query){.kind = TOOL, .count_op = OP_EQUAL, .count = amount(f, 0)});
    const uint16_t one = condition(f, CONDITION_QUERY, some, 0);
    const uint16_t two = condition(f, CONDITION_QUERY, four, one);
    const uint16_t all = condition(f, CONDITION_QUERY, none, two);

    assert_true(condition_holds(f->table, &b.env, 0));
    assert_true(condition_holds(f->table, &b.env, two));
    assert_false(condition_holds(f->table, &b.env, all));
    object_remove(f->table, b.crown);
    assert_true(condition_holds(f->table, &b.env, all));
    object_remove(f->table, b.bear);
    assert_false(condition_holds(f->table, &b.env, two));
}

static void an_amount_is_read_when_it_is_asked_for(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const Amount count = {.kind = AMOUNT_COUNT,
                          .query = add(f, (Query){.kind = BEAST})};
    const Amount level = {.kind = AMOUNT_READING, .reading = LEVEL};
    const Amount value = {.kind = AMOUNT_VALUE};
    const Amount paid = {.kind = AMOUNT_PAID};
    const uint16_t amounts[] = {library_add_amount(f->library, &count),
                                library_add_amount(f->library, &level),
                                library_add_amount(f->library, &value),
                                library_add_amount(f->library, &paid)};

    b.env.value = 7;
    assert_int_equal(condition_amount(f->table, &b.env, amounts[0]), 4);
    assert_int_equal(condition_amount(f->table, &b.env, amounts[1]), 2);
    assert_int_equal(condition_amount(f->table, &b.env, amounts[2]), 7);
    assert_int_equal(condition_amount(f->table, &b.env, amounts[3]), 0);
    f->state->objects[b.wolf].additional_paid[0] = 1 + 3;
    assert_int_equal(condition_amount(f->table, &b.env, amounts[3]), 3);
    object_remove(f->table, b.bear);
    assert_int_equal(condition_amount(f->table, &b.env, amounts[0]), 3);
}

static void players_are_found_from_the_turn_player_on(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    PlayerId players[SEATS_MAX];

    f->state->turn_player = 1;
    assert_int_equal(
        query_players(f->table, &b.env, add(f, (Query){.kind = PLAYER}), players), 2);
    assert_int_equal(players[0], 1);
    assert_int_equal(players[1], 0);
    f->state->players[1].gone = true;
    assert_int_equal(
        query_players(f->table, &b.env, add(f, (Query){.kind = PLAYER}), players), 1);
    assert_int_equal(players[0], 0);
}

static void a_rival_is_who_is_not_of_your_team(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const QueryId rival = add(f, (Query){.kind = RIVAL});

    assert_false(query_matches_player(f->table, &b.env, rival, 0));
    assert_true(query_matches_player(f->table, &b.env, rival, 1));
    assert_false(query_matches_player(f->table, &b.env, rival, NOBODY));
    f->state->players[1].team = 0;
    assert_false(query_matches_player(f->table, &b.env, rival, 1));
    b.env.you = NOBODY;
    assert_false(query_matches_player(f->table, &b.env, rival, 1));
}

static void a_players_number_may_be_the_games_or_a_named_counter(void **state)
{
    Fixture *f = *state;
    const Board b = board(f);
    const int honor = library_player_counter(f->library, "honor");
    Query q = {.kind = PLAYER,
               .compares = {{SCORE, OP_AT_LEAST, amount(f, 2)}},
               .compares_n = 1};
    QueryId score, counter;

    score = add(f, q);
    q.compares[0].field = (uint8_t)(f->rules.fields_n + honor);
    counter = add(f, q);
    f->state->players[1].points = 2;
    f->state->players[0].counters[honor] = 3;

    assert_true(query_matches_player(f->table, &b.env, score, 1));
    assert_false(query_matches_player(f->table, &b.env, score, 0));
    assert_true(query_matches_player(f->table, &b.env, counter, 0));
    assert_false(query_matches_player(f->table, &b.env, counter, 1));
}

static void a_cause_is_told_apart_by_kind_and_side(void **state)
{
    Fixture *f = *state;
    Board b = board(f);
    const Cause trick = {
        .serial = 1, .kind = ITEM_PLAY, .controller = 1, .card = f->spark};
    const Cause ability = {
        .serial = 2, .kind = ITEM_TRIGGERED, .controller = 0, .source = ref(f, b.wolf)};
    const Cause procedure = {.controller = NOBODY};
    const QueryId tricks = add(f, (Query){.kind = TRICK});
    const QueryId abilities = add(f, (Query){.kind = ABILITY});
    const QueryId own = add(f, (Query){.adjectives = 1u << OWN});
    const QueryId me = add(f, (Query){.role = ROLE_ME});

    assert_true(query_matches_cause(f->table, &b.env, tricks, &trick));
    assert_false(query_matches_cause(f->table, &b.env, tricks, &ability));
    assert_true(query_matches_cause(f->table, &b.env, abilities, &ability));
    assert_false(query_matches_cause(f->table, &b.env, abilities, &trick));
    assert_true(query_matches_cause(f->table, &b.env, own, &ability));
    assert_false(query_matches_cause(f->table, &b.env, own, &trick));
    assert_true(query_matches_cause(f->table, &b.env, me, &ability));
    assert_false(query_matches_cause(f->table, &b.env, me, &trick));
    assert_false(query_matches_cause(f->table, &b.env, own, &procedure));
}

static void a_keyword_is_had_whether_printed_or_granted(void **state)
{
    Fixture *f = *state;
    const CardFacts facts = {
        .code = "Hawk", .type = "Beast", .keywords = {{.name = "Swift"}}};
    const CardId card = add_card(f, facts);
    const Board b = board(f);
    const ObjectId hawk = create(f, card, 0, FIELD);
    const uint8_t swift = library_find_keyword(f->library, "Swift");
    const QueryId query = add(f, (Query){.kind = BEAST, .keyword = swift});

    expect_found(f, &b, query, FOUND(hawk));
    f->state->granted[0] = (Granted){.object = b.bear, .keyword = swift};
    f->state->granted_n = 1;
    object_set_flag(f->table, b.bear, OBJECT_GRANTED, true);
    expect_found(f, &b, query, FOUND(b.bear, hawk));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_kind_finds_its_types_on_the_board),
        TEST(a_kind_leaves_out_supertypes_that_it_excludes),
        TEST(a_kind_with_a_home_zone_is_found_there),
        TEST(an_adjective_must_hold_and_several_must_all),
        TEST(a_comparison_is_with_the_value_of_now),
        TEST(except_takes_out_what_it_finds),
        TEST(either_finds_each_once_in_the_order_of_the_alternatives),
        TEST(a_tag_and_a_domain_are_printed_facts),
        TEST(a_named_place_is_searched_instead_of_the_board),
        TEST(from_a_cave_here_is_above_and_who_is_in_the_cave_is_not_here),
        TEST(a_place_may_be_named_by_who_stands_there),
        TEST(a_role_is_that_very_thing_until_it_is_another_object),
        TEST(another_is_neither_me_nor_chosen_already),
        TEST(a_search_writes_no_more_than_there_is_room),
        TEST(a_count_says_how_many_are_wanted),
        TEST(a_condition_counts_what_it_finds),
        TEST(an_amount_is_read_when_it_is_asked_for),
        TEST(players_are_found_from_the_turn_player_on),
        TEST(a_rival_is_who_is_not_of_your_team),
        TEST(a_players_number_may_be_the_games_or_a_named_counter),
        TEST(a_cause_is_told_apart_by_kind_and_side),
        TEST(a_keyword_is_had_whether_printed_or_granted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
