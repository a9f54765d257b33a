// kernel_derive_test.c -- numbers that layers change, what they depend on, and slots.
//
// A beast has a size and an armour. Size: what freezes it, then what multiplies it, then
// what is added, then a bound from below and one from above.

#include "engine/kernel/abilities/held/reading.h"
#include "engine/kernel/abilities/language/query.h"
#include "engine/kernel/abilities/passives/derive.h"
#include "engine/kernel/abilities/passives/passive.h"
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

static void count_and_derive(const Table *table)
{
    derivations++;
    derive_numbers(table);
}

static int set_up_numbers(void **state)
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

static int size(Fixture *f, ObjectId id)
{
    return reading_number(f->table, SIZE_NUMBER, id);
}

static int armour(Fixture *f, ObjectId id)
{
    return reading_number(f->table, ARMOUR_NUMBER, id);
}

// A trick that lies in the field of [player] and answers [question] about all beasts there.
static ObjectId says(Fixture *f, PlayerId player, int question, int n)
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

static void layers_work_in_their_order(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    assert_int_equal(size(f, bear), 5);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 8);
    (void)says(f, 0, TWICE, 2);
    assert_int_equal(size(f, bear), 13); // 5 times 2, and 3
    (void)says(f, 1, FROZEN, 1);
    assert_int_equal(size(f, bear), 5); // 1 times 2, and 3
    (void)says(f, 1, LEAST, 9);
    assert_int_equal(size(f, bear), 9);
    (void)says(f, 1, MOST, 7);
    assert_int_equal(size(f, bear), 7);
    (void)says(f, 1, HALF, 2);
    assert_int_equal(size(f, bear), 4); // rounded up
    assert_int_equal(armour(f, bear), 5);
}

static void answers_to_one_question_combine_as_its_row_says(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    (void)says(f, 0, TWICE, 2);
    (void)says(f, 0, TWICE, 3);
    assert_int_equal(size(f, bear), 30);
    (void)says(f, 0, FROZEN, 4);
    (void)says(f, 0, FROZEN, 1);
    (void)says(f, 0, FROZEN, 2);
    assert_int_equal(size(f, bear), 6);
}

static ClauseId about_me(Fixture *f, Clause clause)
{
    clause.subject = add(f, (Query){.role = ROLE_ME});
    return library_add_clause(f->library, &clause);
}

static CardId beast_that_says(Fixture *f, const char *code, Clause clause)
{
    const CardId card = add_card(
        f, (CardFacts){.code = code, .type = "Beast", .facts = {{.number = 5}}});
    const ClauseId id = about_me(f, clause);

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

static void a_thing_may_leave_out_a_layer_or_keep_what_is_printed(void **state)
{
    Fixture *f = *state;
    const CardId hardy =
        beast_that_says(f, "Hardy", answering(IMMUNE, ANSWER_YES, 0, 0));
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   yak = create(f, hardy, 0, FIELD);

    (void)says(f, 1, FROZEN, 1);
    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 3);
    assert_int_equal(size(f, yak), 7); // it does not freeze, and grows
    numbers[SIZE_NUMBER].unless = 1 + IMMUNE;
    table_touch(f->table);
    assert_int_equal(size(f, yak), 5);
    assert_int_equal(size(f, bear), 3);
    numbers[SIZE_NUMBER].unless = 0;
}

static void a_passive_names_the_layer_that_comes_last(void **state)
{
    Fixture *f = *state;
    const CardId odd =
        beast_that_says(f, "Odd", answering(LAST, ANSWER_WORD, WORD_TWICE, 0));
    const ObjectId yak = create(f, odd, 0, FIELD), bear = create(f, f->bear, 0, FIELD);

    (void)says(f, 0, TWICE, 2);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 13);
    assert_int_equal(size(f, yak), 16); // 5 and 3, times 2
}

static void a_layer_may_want_a_condition(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId tool = add(f, (Query){.kind = TOOL});
    const Condition armed = {.kind = CONDITION_QUERY, .ref = tool};

    layers_of_size[2].provided = library_add_condition(f->library, &armed);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 5);
    (void)create(f, f->crown, 1, FIELD);
    assert_int_equal(size(f, bear), 8);
    layers_of_size[2].provided = 0;
}

static void what_is_given_for_a_while_counts_in_the_layer_that_adds(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    Modifier more = {.kind = MODIFIER_STAT, .n = 2, .object = ref(f, bear)};

    modifier_add(f->table, &more);
    (void)says(f, 0, MOST, 6);
    assert_int_equal(size(f, bear), 6); // 7, but 6 at most
    assert_int_equal(armour(f, bear), 5);
    more.keyword = ARMOUR_NUMBER;
    modifier_add(f->table, &more);
    assert_int_equal(armour(f, bear), 7);
    assert_int_equal(size(f, bear), 6);
}

static void several_numbers_are_kept_with_the_state(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   in_hand = create(f, f->bear, 0, HAND);

    (void)says(f, 0, SHELL, 4);
    assert_int_equal(armour(f, bear), 9);
    assert_int_equal(size(f, bear), 5);
    assert_int_equal(armour(f, in_hand), 5); // what is printed
    state_copy(f->view, f->state);
    assert_int_equal(*table_number(f->table, f->view, ARMOUR_NUMBER, bear), 9);
    assert_null(game_ranges(f->state, f->table));
}

// A number may depend on another one of another thing, whatever comes first.
static void numbers_may_depend_on_each_other(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId big = add(f,
                            (Query){.kind = BEAST,
                                    .compares = {{ARMOUR_FIELD, OP_AT_LEAST, 0}},
                                    .compares_n = 1});
    Query wants = f->library->queries[big];
    Clause clause;
    CardId card;

    wants.compares[0].amount = amount(f, 9);
    clause = answering(GROWS, ANSWER_AMOUNT, amount(f, 10), add(f, wants));
    card = card_with(f, "Herd", clause);
    (void)create(f, card, 0, FIELD);
    assert_int_equal(size(f, bear), 5);
    (void)says(f, 1, SHELL, 4);
    assert_int_equal(armour(f, bear), 9);
    assert_int_equal(size(f, bear), 15);
}

static void values_are_derived_anew_only_if_what_they_read_changed(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId tired = add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED});
    const CardId host =
        card_with(f, "Host", answering(GROWS, ANSWER_AMOUNT, amount(f, 1), tired));
    ObjectId lord;

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    object_count(f->table, bear, 1, 4);
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    table_changed(f->table, READS_TURN | READS_PLAYERS | READS_NOTES);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0); // nobody looks at these
    lord = create(f, host, 1, FIELD);
    assert_int_equal(size(f, bear), 8);
    assert_int_equal(derivations, 1);
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, false);
    assert_int_equal(size(f, bear), 7); // now somebody does
    object_remove(f->table, lord);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0); // and nobody again
}

// Whether the answers are derived anew when they are asked for.
static bool derives(Fixture *f, ObjectId bear)
{
    derivations = 0;
    (void)size(f, bear);
    return derivations > 0;
}

static void other_types_and_places_count_only_if_somebody_looks_at_them(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   wolf = create(f, f->wolf, 0, FIELD), lord = says(f, 0, GROWS, 2);
    ObjectId crown = create(f, f->crown, 0, HAND);

    numbers[ARMOUR_NUMBER].kind = BEAST;
    table_init(f->table, &f->rules, f->library, NULL);
    f->table->state = &f->game->now;
    f->table->active_n = -1;
    f->table->game = f->game;
    (void)size(f, bear);
    (void)object_move(f->table, crown, spot(f, FIELD, 0), TO_TOP);
    assert_false(derives(f, bear)); // it has no number, and all look at beasts
    (void)object_move(f->table, wolf, spot(f, FIELD, 1), TO_TOP);
    assert_false(derives(f, bear)); // wherever they stand
    object_control(f->table, wolf, 0);
    assert_false(derives(f, bear)); // and whoever has them
    object_attach(f->table, crown, wolf);
    assert_true(derives(f, bear));
    (void)object_move(f->table, wolf, spot(f, HAND, 0), TO_TOP);
    assert_true(derives(f, bear)); // something was attached to it
    (void)object_move(f->table, wolf, spot(f, FIELD, 0), TO_TOP);
    assert_true(derives(f, bear)); // its own numbers
    assert_int_equal(size(f, wolf), 4);
    (void)object_move(f->table, lord, spot(f, FIELD, 1), TO_TOP);
    assert_true(derives(f, bear)); // who speaks may look at where it stands
    (void)object_move(f->table, lord, spot(f, HAND, 0), TO_TOP);
    assert_int_equal(size(f, bear), 5);
    numbers[ARMOUR_NUMBER].kind = 0;
}

static void a_dependency_that_a_row_leaves_out_is_found(void **state)
{
    Fixture *f = *state;
    const uint64_t reads = adjectives[TIRED].reads;
    const QueryId tired = add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED});
    const Clause clause = answering(GROWS, ANSWER_AMOUNT, amount(f, 1), tired);
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const char *broken;

    adjectives[TIRED].reads = READS_NOTHING;
    f->rules.derive = derive_numbers;
    (void)create(f, card_with(f, "Host", clause), 0, FIELD);
    assert_int_equal(size(f, bear), 5);
    assert_null(game_verify(f->table->state, f->table));
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    broken = game_verify(f->table->state, f->table);
    adjectives[TIRED].reads = reads;
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

static void what_lies_off_the_board_counts_only_if_somebody_looks_there(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   card = create(f, f->wolf, 0, DECK);
    const QueryId in_hand = add(f,
                                (Query){.kind = BEAST,
                                        .locations = {{LOCATION_ZONE, 0, HAND}},
                                        .locations_n = 1});
    const Amount cards = {.kind = AMOUNT_COUNT, .query = in_hand};
    const QueryId beasts = add(f, (Query){.kind = BEAST});
    const CardId counts = card_with(
        f,
        "Counts",
        answering(
            GROWS, ANSWER_AMOUNT, library_add_amount(f->library, &cards), beasts));

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    (void)object_move(f->table, card, spot(f, HAND, 0), TO_TOP);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0);
    (void)create(f, counts, 0, FIELD);
    assert_int_equal(size(f, bear), 8);
    (void)object_move(f->table, card, spot(f, DECK, 0), TO_TOP);
    assert_int_equal(size(f, bear), 7);
}

static void an_answer_is_a_field_or_an_adjective(void **state)
{
    Fixture *f = *state;
    const CardId hardy =
        beast_that_says(f, "Hard", answering(IMMUNE, ANSWER_YES, 0, 0));
    const ObjectId yak = create(f, hardy, 0, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    const QueryId immune =
        add(f, (Query){.kind = BEAST, .adjectives = 1u << IS_IMMUNE});
    Env env;
    int n;

    (void)says(f, 0, SHELL, 2);
    (void)says(f, 0, SHELL, 3);
    role_env(f->table, yak, &env);
    assert_true(query_matches(f->table, &env, immune, yak));
    assert_false(query_matches(f->table, &env, immune, bear));
    assert_true(reading_of_object(f->table, &env, SHELL_FIELD, bear, &n));
    assert_int_equal(n, 5);
}

// ---- places

static void a_thing_in_a_slot_is_at_the_place_beside_it(void **state)
{
    Fixture *f = *state;
    const ObjectId crown = create(f, f->crown, 1, SLOT);

    assert_int_equal(object_location(f->table, crown), spot(f, FIELD, 1));
    assert_int_equal(f->state->objects[crown].spot, spot(f, SLOT, 1));
}

static void opposite_is_the_same_zone_of_another_player(void **state)
{
    Fixture *f = *state;
    const ObjectId crown = create(f, f->crown, 0, SLOT),
                   wolf = create(f, f->wolf, 0, FIELD),
                   rival = create(f, f->wolf, 1, FIELD);
    const QueryId opposite = add(f,
                                 (Query){.kind = BEAST,
                                         .locations = {{LOCATION_OPPOSITE, 0, 0}},
                                         .locations_n = 1});
    ObjectId found[4];
    Env env;

    role_env(f->table, crown, &env);
    assert_int_equal(query_find(f->table, &env, opposite, found, 4), 1);
    assert_int_equal(found[0], rival);
    role_env(f->table, rival, &env);
    assert_int_equal(query_find(f->table, &env, opposite, found, 4), 1);
    assert_int_equal(found[0], wolf);
}

#define ROWS(name) cmocka_unit_test_setup_teardown(name, set_up_numbers, tear_down)

// A beast that gives [tag] to all beasts that have the tag [wanted]; 0: to all.
static ObjectId gives_tag(Fixture *f, int tag, int wanted)
{
    static int made;
    const QueryId beasts = add(f, (Query){.kind = BEAST, .tag = (uint16_t)wanted});
    Clause clause = answering(GIFTS, ANSWER_GRANTS, 0, beasts);
    char code[24];

    clause.grants_n = 1;
    clause.grants[0] = (Grant){.kind = GRANT_TAG, .value = (int16_t)tag};
    (void)snprintf(code, sizeof code, "Tags %d", ++made);
    return create(f, card_with(f, code, clause), 0, FIELD);
}

// Derives values without shortcuts, and expects the same of both.
static void expect_the_same_thoroughly(Fixture *f)
{
    State *state = f->table->state;
    Granted before[64];
    const int n = state->granted_n;

    memcpy(before, state->granted, (size_t)n * sizeof before[0]);
    f->table->thorough = true;
    derive_numbers(f->table);
    f->table->thorough = false;
    assert_int_equal(state->granted_n, n);
    assert_memory_equal(before, state->granted, (size_t)n * sizeof before[0]);
    assert_null(game_verify(state, f->table));
}

static int tagged(Fixture *f, int tag)
{
    const QueryId query = add(f, (Query){.kind = BEAST, .tag = (uint16_t)tag});
    ObjectId ids[OBJECTS_MAX];
    Env env;

    role_env(f->table, 1, &env);
    return query_find(f->table, &env, query, ids, OBJECTS_MAX);
}

static void gifts_that_ask_for_no_gift_are_given_at_once(void **state)
{
    Fixture *f = *state;

    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    (void)gives_tag(f, 7, 0);
    derive_numbers(f->table);
    assert_int_equal(f->table->state->granted_n, 6);
    assert_int_equal(tagged(f, 6), 3);
    expect_the_same_thoroughly(f);
}

static void a_gift_may_be_what_another_giver_asks_for(void **state)
{
    Fixture *f = *state;
    ObjectId last;

    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 8, 7);
    (void)gives_tag(f, 7, 6);
    last = gives_tag(f, 6, 0);
    derive_numbers(f->table);
    assert_int_equal(tagged(f, 8), 4);
    expect_the_same_thoroughly(f);
    object_remove(f->table, last);
    derive_numbers(f->table);
    assert_int_equal(f->table->state->granted_n, 0);
}

static void gifts_are_worked_out_without_numbers(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    ObjectId bear;

    f->rules.derive_gifts = derive_gifts;
    (void)gives_tag(f, 6, 0);
    (void)says(f, 0, GROWS, 2);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 1);
    bear = create(f, f->bear, 0, FIELD);
    derivations = 0;
    derive_refresh_gifts(f->table);
    assert_int_equal(game->granted_n, 2);
    assert_false(table_gifts_are_stale(game));
    assert_true(table_is_stale(game));
    assert_int_equal(derivations, 0);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 1);
    expect_the_same_thoroughly(f);
}

static void the_first_giver_of_all_is_noticed(void **state)
{
    Fixture *f = *state;

    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    derive_numbers(f->table);
    (void)gives_tag(f, 6, 0);
    derive_refresh_gifts(f->table);
    assert_int_equal(f->table->state->granted_n, 2);
    expect_the_same_thoroughly(f);
}

static void gifts_that_ask_for_gifts_come_with_the_numbers(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;

    f->rules.derive_gifts = derive_gifts;
    (void)gives_tag(f, 8, 7);
    (void)gives_tag(f, 7, 0);
    derive_numbers(f->table);
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_false(table_is_stale(game));
    assert_int_equal(tagged(f, 8), 3);
    expect_the_same_thoroughly(f);
}

// A row that was spoilt stays as it is where nobody works it out anew.
static void what_came_alone_is_given_anew(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;

    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 2);
    game->granted[0].value = 7;
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_int_equal(game->granted_n, 3);
    assert_int_equal(game->granted[0].value, 7);
    game->granted[0].value = 6;
    (void)create(f, f->bear, 0, FIELD);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 4);
    expect_the_same_thoroughly(f);
}

static void what_was_given_goes_with_what_leaves(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    ObjectId bear, other;

    f->rules.derive_gifts = derive_gifts;
    bear = create(f, f->bear, 0, FIELD);
    other = create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    (void)object_move(f->table, bear, spot_of(f->table, HAND, 0), TO_BOTTOM);
    assert_false(table_gifts_are_stale(game));
    assert_int_equal(game->granted_n, 2);
    object_remove(f->table, other);
    assert_false(table_gifts_are_stale(game));
    assert_int_equal(game->granted_n, 1);
    (void)object_move(f->table, bear, spot_of(f->table, FIELD, 0), TO_BOTTOM);
    derive_refresh_gifts(f->table);
    assert_int_equal(tagged(f, 6), 2);
    expect_the_same_thoroughly(f);
}

static void numbers_of_what_is_marked_are_worked_out_alone(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId other = create(f, f->bear, 0, FIELD);
    const Modifier more = {
        .kind = MODIFIER_STAT, .keyword = SIZE_NUMBER, .n = 1, .object = ref(f, bear)};

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    game->objects[other].stat = 99;
    modifier_add(f->table, &more);
    assert_int_equal(size(f, bear), 8);
    assert_int_equal(game->objects[other].stat, 99);
    assert_int_equal(size(f, create(f, f->bear, 0, FIELD)), 7);
    assert_int_equal(game->objects[other].stat, 99);
    (void)says(f, 0, GROWS, 1);
    assert_int_equal(size(f, other), 8);
    assert_int_equal(size(f, bear), 9);
    expect_the_same_thoroughly(f);
}

static void a_gift_that_is_not_up_to_date_is_named(void **state)
{
    Fixture *f = *state;
    const char *broken;

    f->rules.derive = derive_numbers;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    expect_the_same_thoroughly(f);
    f->table->state->granted[1].value = 7;
    broken = game_verify(f->table->state, f->table);
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

static void a_gift_is_compared_also_where_numbers_are_stale(void **state)
{
    Fixture *f = *state;
    const char *broken;

    f->rules.derive = derive_numbers;
    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_true(table_is_stale(f->table->state));
    assert_null(game_verify(f->table->state, f->table));
    table_changed(f->table, READS_STATS);
    f->table->state->granted[1].value = 7;
    broken = game_verify(f->table->state, f->table);
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROWS(layers_work_in_their_order),
        ROWS(answers_to_one_question_combine_as_its_row_says),
        ROWS(a_thing_may_leave_out_a_layer_or_keep_what_is_printed),
        ROWS(a_passive_names_the_layer_that_comes_last),
        ROWS(a_layer_may_want_a_condition),
        ROWS(what_is_given_for_a_while_counts_in_the_layer_that_adds),
        ROWS(several_numbers_are_kept_with_the_state),
        ROWS(numbers_may_depend_on_each_other),
        ROWS(values_are_derived_anew_only_if_what_they_read_changed),
        ROWS(other_types_and_places_count_only_if_somebody_looks_at_them),
        ROWS(a_dependency_that_a_row_leaves_out_is_found),
        ROWS(what_lies_off_the_board_counts_only_if_somebody_looks_there),
        ROWS(an_answer_is_a_field_or_an_adjective),
        ROWS(a_thing_in_a_slot_is_at_the_place_beside_it),
        ROWS(opposite_is_the_same_zone_of_another_player),
        ROWS(gifts_that_ask_for_no_gift_are_given_at_once),
        ROWS(a_gift_may_be_what_another_giver_asks_for),
        ROWS(gifts_are_worked_out_without_numbers),
        ROWS(the_first_giver_of_all_is_noticed),
        ROWS(gifts_that_ask_for_gifts_come_with_the_numbers),
        ROWS(what_came_alone_is_given_anew),
        ROWS(what_was_given_goes_with_what_leaves),
        ROWS(numbers_of_what_is_marked_are_worked_out_alone),
        ROWS(a_gift_that_is_not_up_to_date_is_named),
        ROWS(a_gift_is_compared_also_where_numbers_are_stale),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
