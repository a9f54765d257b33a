// game_play_test.c -- a game wholly in Lua plays, without a game in C.

#include "engine/kernel/game/ending.h"
#include "tests/scripted/game_fixture.h"

enum { HASHES_MAX = 64, GAMES = 50 };

// The hashes of one game, one at each question and one at its end.
typedef struct {
    uint64_t hashes[HASHES_MAX];
    int n;
} Course;

static void keep_hash(Course *course, const Game *game)
{
    assert_true(course->n < HASHES_MAX);
    course->hashes[course->n++] = game_hash(game);
}

// The answer of every player: the same option in every way of asking.
static void choose(const Question *question, Answer *answer)
{
    answer->n = 1;
    answer->picks[0] =
        (uint8_t)((question->options[0].object * 7 + 3) % question->options_n);
}

static void agent_chooses(void *self, const Table *table, const Question *question,
                          Answer *answer)
{
    Game *seen = malloc(sizeof *seen);

    // As it would wait here, were nobody in this process.
    game_copy(seen, table->game);
    seen->status = GAME_WAITS;
    keep_hash(self, seen);
    free(seen);
    choose(question, answer);
}

static Course by_agents(Fixture *f, uint64_t seed)
{
    Course course = {.n = 0};

    for (int i = 0; i < 2; i++) {
        f->table->agents[i] = (Agent){.self = &course, .answer = agent_chooses};
    }
    f->table->keeps_mark = true;
    start(f, seed);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    keep_hash(&course, f->game);
    memset(f->table->agents, 0, sizeof f->table->agents);
    f->table->keeps_mark = false;
    return course;
}

static Course by_question(Fixture *f, uint64_t seed, bool copying)
{
    Course course = {.n = 0};

    start(f, seed);
    while (game_next(f->game, f->table) == GAME_WAITS) {
        Answer answer;

        if (copying) {
            game_copy(f->copy, f->game);
            memset(f->game, 0xee, sizeof *f->game);
            game_copy(f->game, f->copy);
        }
        keep_hash(&course, f->game);
        choose(game_question(f->game), &answer);
        assert_null(game_answer(f->game, &answer));
    }
    assert_int_equal(f->game->status, GAME_OVER);
    keep_hash(&course, f->game);
    return course;
}

static void expect_same(const Course *a, const Course *b)
{
    assert_int_equal(a->n, b->n);
    assert_memory_equal(a->hashes, b->hashes, (size_t)a->n * sizeof a->hashes[0]);
}

// The game.

static void
the_game_ends_with_five_tricks_taken_and_the_better_one_winning(void **state)
{
    Fixture *f = *state;
    const State *end = &f->game->now;
    PlayerId winner;

    use_high_card(f);
    (void)by_question(f, 7, false);
    winner = ending_winner(end);

    assert_int_equal(end->players[0].counters[0] + end->players[1].counters[0], 5);
    assert_true(end->players[winner].counters[0] >
                end->players[1 - winner].counters[0]);
}

static void three_ways_of_driving_give_the_same_hash_at_every_answer(void **state)
{
    Fixture *f = *state;

    use_high_card(f);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        const Course agents = by_agents(f, seed);
        const Course questions = by_question(f, seed, false);
        const Course copies = by_question(f, seed, true);

        // Each player picks four times; the last card is no choice.
        assert_int_equal(agents.n, 2 * 4 + 1);
        expect_same(&agents, &questions);
        expect_same(&agents, &copies);
    }
}

static void a_seed_gives_the_same_game_twice_and_another_seed_another(void **state)
{
    Fixture *f = *state;
    Course first, again, other;

    use_high_card(f);
    first = by_question(f, 11, false);
    again = by_question(f, 11, false);
    other = by_question(f, 12, false);

    expect_same(&first, &again);
    assert_true(first.hashes[0] != other.hashes[0]);
}

static void a_fresh_load_of_the_same_source_gives_the_same_game(void **state)
{
    Fixture *f = *state;
    Course first, again;

    use_high_card(f);
    first = by_question(f, 11, false);
    use_high_card(f);
    again = by_question(f, 11, false);

    expect_same(&first, &again);
}

static void a_saved_game_goes_on_in_another_load_from_mid_step(void **state)
{
    Fixture *f = *state;
    const size_t size = 1 << 16;
    char *bytes = malloc(size);
    Course whole;
    Answer answer;
    size_t n;

    use_high_card(f);
    whole = by_question(f, 3, false);
    start(f, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    choose(game_question(f->game), &answer);
    assert_null(game_answer(f->game, &answer));
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS); // in mid-trick
    n = game_save(f->game, f->table, bytes, size);
    assert_true(n > 0);

    use_high_card(f);
    memset(f->game, 0, sizeof *f->game);
    assert_null(game_load(f->game, f->table, bytes, n));
    assert_true(game_hash(f->game) == whole.hashes[1]);
    do {
        choose(game_question(f->game), &answer);
        assert_null(game_answer(f->game, &answer));
    } while (game_next(f->game, f->table) == GAME_WAITS);
    assert_true(game_hash(f->game) == whole.hashes[whole.n - 1]);
    free(bytes);
}

static void a_player_sees_no_card_of_the_deck_or_of_the_other_hand(void **state)
{
    Fixture *f = *state;
    State *view = malloc(sizeof *view);
    int own = 0, known = 0;

    use_high_card(f);
    start(f, 5);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    game_view(&f->game->now, f->table, 1, view);

    for (ObjectId id = 1; id <= view->objects_n; id++) {
        known += view->objects[id].card != 0;
        own += view->objects[id].card != 0 && f->game->now.objects[id].controller == 1;
    }
    assert_int_equal(known, 5);
    assert_int_equal(own, 5);
    free(view);
}

static void what_happened_in_a_step_that_ran_twice_is_logged_once(void **state)
{
    Fixture *f = *state;
    Log *by_questions = malloc(sizeof *by_questions);

    use_high_card(f);
    (void)by_question(f, 9, false);
    memcpy(by_questions, f->log, sizeof *by_questions);
    memset(f->log, 0, sizeof *f->log);
    (void)by_agents(f, 9);

    assert_true(f->log->n > 30);
    assert_int_equal(by_questions->n, f->log->n);
    for (int i = 0; i < f->log->n; i++) {
        assert_memory_equal(
            &by_questions->entries[i], &f->log->entries[i], sizeof f->log->entries[i]);
    }
    free(by_questions);
}

// Words.

static void play_on(Fixture *f)
{
    if (game_next(f->game, f->table) != GAME_OVER) fail_msg("%s", f->table->fault.text);
}

static void a_note_keeps_a_number_a_player_or_a_thing_for_later_steps(void **state)
{
    Fixture *f = *state;

    use_turn(
        f,
        "local n, was = turn(), noted(best)\n"
        "for p in each(player) do\n"
        "  if n == 1 then note(best, 7) next_turn(p) return end\n"
        "  if n == 2 then gain(\"score\", was, p) note(best, next_player(p)) next_turn(p) "
        "return end\n"
        "  if n == 3 then gain(\"score\", 1, was) note(best, top(pile)) next_turn(p) "
        "return end\n"
        "  if n == 4 then gain(\"score\", rank(was), p) put(was, hand, p) "
        "next_turn(p) return end\n"
        "  if not was then win(p) end\n"
        "end");
    play_on(f);

    assert_int_equal(f->game->now.players[0].counters[0], 7 + 4);
    assert_int_equal(f->game->now.players[1].counters[0], 1);
}

static void a_game_ends_in_a_way_of_its_own(void **state)
{
    Fixture *f = *state;
    char text[ENDING_TEXT];

    use_turn(f, "draw_game(\"cards\")");
    play_on(f);

    ending_tell(&f->game->now, f->table, text, sizeof text);
    assert_string_equal(text, "no card is left");
    assert_string_equal(ending_row(f->table->rules, ending_way(&f->game->now))->name,
                        "cards");
}

static void a_game_may_end_in_a_draw(void **state)
{
    Fixture *f = *state;

    use_turn(f, "draw_game()");
    play_on(f);

    assert_int_equal(f->game->now.winners, 0);
}

static void what_is_put_goes_on_top_and_a_stale_name_for_it_is_gone(void **state)
{
    Fixture *f = *state;

    use_turn(
        f,
        "for p in each(player) do\n"
        "  local a = top(pile)\n"
        "  local b = put(a, hand, p)\n"
        "  local c = put(b, pile)\n"
        "  if a == c or put(a, hand, p) or top(pile) ~= c then gain(\"score\", 1, p) end\n"
        "end\n"
        "draw_game()");
    play_on(f);

    assert_int_equal(f->game->now.players[0].counters[0], 0);
    assert_int_equal(f->game->now.players[1].counters[0], 0);
}

static void
only_what_has_a_choice_is_asked_and_a_refused_answer_harms_nothing(void **state)
{
    Fixture *f = *state;
    Answer answer = {.n = 1, .picks = {2}};
    uint64_t hash;

    use_turn(f,
             "for p in each(player) do\n"
             "  local c = pick(objects(pile), p, \"Which?\")\n"
             "  c = put(c, hand, p)\n"
             "  gain(\"score\", rank(c), p)\n"
             "end\n"
             "draw_game()");
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_string_equal(game_question(f->game)->text, "Which?");
    assert_int_equal(game_question(f->game)->options_n, 2);
    hash = game_hash(f->game);
    assert_string_equal(game_answer(f->game, &answer), "there is no such option");
    assert_true(game_hash(f->game) == hash);
    answer.picks[0] = 1;
    assert_null(game_answer(f->game, &answer));
    play_on(f);

    assert_int_equal(f->game->now.players[0].counters[0], 6);
    assert_int_equal(f->game->now.players[1].counters[0], 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_game_ends_with_five_tricks_taken_and_the_better_one_winning),
        TEST(three_ways_of_driving_give_the_same_hash_at_every_answer),
        TEST(a_seed_gives_the_same_game_twice_and_another_seed_another),
        TEST(a_fresh_load_of_the_same_source_gives_the_same_game),
        TEST(a_saved_game_goes_on_in_another_load_from_mid_step),
        TEST(a_player_sees_no_card_of_the_deck_or_of_the_other_hand),
        TEST(what_happened_in_a_step_that_ran_twice_is_logged_once),
        TEST(a_note_keeps_a_number_a_player_or_a_thing_for_later_steps),
        TEST(a_game_ends_in_a_way_of_its_own),
        TEST(a_game_may_end_in_a_draw),
        TEST(what_is_put_goes_on_top_and_a_stale_name_for_it_is_gone),
        TEST(only_what_has_a_choice_is_asked_and_a_refused_answer_harms_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
