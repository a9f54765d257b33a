// search_bot_test.c -- what a bot that searches finds in small games that are solved.

#include "tests/scripted/game_fixture.h"
#include "tools/bots/searcher.h"

// Players take one, two or three stones of a heap; who takes the last one wins. There is no
// `worth`: what is good follows from the rules alone.
static const char heap[] =
    "local all = { { \"One\", rank = 1 }, { \"Two\", rank = 2 }, { \"Three\", rank = 3 } }\n"
    "if %d > 3 then all[4] = { \"Four\", rank = 4 } end\n"
    "for i = 1, %d do all[#all + 1] = { \"Stone \" .. i, rank = 0 } end\n"
    "game \"heap\" { api = 2, players = 2, triggers = at_once,\n"
    "columns = { { \"rank\", number, main } },\n"
    "zones = { { \"bowl\", shared, board }, { \"menu\", shared, board }, { \"used\", shared } },\n"
    "prompts = { { \"take\", \"How many?\", acts } },\n"
    "endings = { { \"last\", \"the heap is empty\" }, { \"folly\", \"four were taken\" } },\n"
    "cards = all,\n"
    "setup = function()\n"
    "fill(bowl)\n"
    "for c in each(objects(bowl)) do if rank(c) > 0 then put(c, menu) end end end,\n"
    "turn = function()\n"
    "local p = turn_player()\n"
    "local n = rank(pick(objects(menu), p, \"take\"))\n"
    "if n > 3 then return win(next_player(p), \"folly\") end\n"
    "for _ = 1, n do if count(objects(bowl)) > 0 then put(top(bowl), used) end end\n"
    "if count(objects(bowl)) == 0 then return win(p, \"last\") end\n"
    "next_turn() end }\n";

// Begins with so many stones; [most] says how many may be taken, which is folly beyond three.
static void load(Fixture *f, int stones, int most)
{
    char text[3000];

    (void)snprintf(text, sizeof text, heap, most, stones); // NOLINT: two %d
    bot_thinking_free(f->table->thinking);
    use(f, load_files(f, text, NULL));
    f->table->thinking = NULL;
    bot_thinking_need(&f->table->thinking, rules_of(f), SEAT_SEARCH);
    start(f, 1);
}

// Returns the number that a search of that level answers with.
static int taken(Fixture *f, int level, uint64_t seed)
{
    const Question *question;
    Answer answer;
    Bot bot;

    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    question = game_question(f->game);
    bot_start(&bot, (SeatKind)(SEAT_SEARCH + level - 1), question->player, seed);
    bot_answer(&bot, f->table, question, &answer);
    assert_int_equal(answer.n, 1);
    assert_in_range(searcher_made(f->table->thinking), 1, searcher_budget(level));
    const ObjectId id = question->options[answer.picks[0]].object;
    return f->table->library->cards[f->game->now.objects[id].card].facts[0];
}

static void it_finds_the_move_that_wins_in_the_end(void **state)
{
    Fixture *f = *state;

    for (int stones = 5; stones <= 7; stones++)
        for (uint64_t seed = 1; seed <= 5; seed++) {
            load(f, stones, 3);
            assert_int_equal(taken(f, 3, seed), stones - 4);
        }
    bot_thinking_free(f->table->thinking);
}

static void it_ends_a_game_that_it_has_won(void **state)
{
    Fixture *f = *state;

    for (int stones = 2; stones <= 3; stones++)
        for (int level = 1; level <= SEARCH_LEVELS_MAX; level++) {
            load(f, stones, 3);
            assert_in_range(taken(f, level, 7), stones, 3); // as many as there are
        }
    bot_thinking_free(f->table->thinking);
}

// Four stones are lost against whoever plays well. Four taken are an end at once.
static void it_throws_no_lost_game_away(void **state)
{
    Fixture *f = *state;

    for (int level = 1; level <= SEARCH_LEVELS_MAX; level++) {
        load(f, 4, 4);
        assert_in_range(taken(f, level, 3), 1, 3);
    }
    bot_thinking_free(f->table->thinking);
}

static void one_seed_gives_one_answer(void **state)
{
    Fixture *f = *state;

    for (uint64_t seed = 1; seed <= 5; seed++) {
        load(f, 8, 3);
        const int first = taken(f, 1, seed);

        load(f, 8, 3);
        assert_int_equal(taken(f, 1, seed), first);
    }
    bot_thinking_free(f->table->thinking);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(it_finds_the_move_that_wins_in_the_end),
        TEST(it_ends_a_game_that_it_has_won),
        TEST(it_throws_no_lost_game_away),
        TEST(one_seed_gives_one_answer),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
