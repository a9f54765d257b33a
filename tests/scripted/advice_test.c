// advice_test.c -- bots in a game that tells them which options are worth a trial.

#include "tests/scripted/game_fixture.h"
#include "tools/bots/bot.h"

// A player takes a bead, then two more; each question may have an advice. What the
// position is worth is told by the first line.
static const char source[] =
    "local function value(p) %s end\n"
    "game \"beads\" { api = 2, players = 2, triggers = at_once,\n"
    "columns = { { \"rank\", number, main } },\n"
    "zones = { { \"bowl\", shared, board }, { \"taken\", shared, board, ordered } },\n"
    "prompts = { { \"first\", \"Which bead?\", acts%s }, { \"second\", \"Which one now?\"%s } },\n"
    "endings = { { \"over\", \"it is over\", for_cards } },\n"
    "worth = function(p) return value(p) end,\n"
    "cards = { { \"One\", rank = 1 }, { \"Two\", rank = 2 }, { \"Three\", rank = 3 },\n"
    "{ \"Four\", rank = 4 }, { \"A\", rank = 0 }, { \"B\", rank = 0 }, { \"C\", rank = 0 } },\n"
    "setup = function() fill(bowl) end,\n"
    "turn = function()\n"
    "put(pick(objects(bowl), turn_player(), \"first\"), taken, bottom)\n"
    "put(pick_some(2, 2, objects(bowl), turn_player(), \"second\"), taken, bottom)\n"
    "next_turn() end }\n";

#define SUM         "return total(\"rank\", objects(taken))"
#define BEAD(rank)  "offer(\"object\", find(card { rank = " #rank " })[1]) "
#define ADVICE(run) ", advice = function(p) " run "end"

static void load(Fixture *f, const char *worth, const char *first, const char *second)
{
    char text[3000];

    (void)snprintf(text, sizeof text, source, worth, first, second); // NOLINT: three %s
    bot_thinking_free(f->table->thinking);
    use(f, load_files(f, text, NULL));
    f->table->thinking = bot_thinking_new(rules_of(f));
    start(f, 1);
}

// Returns the ranks of the beads that a bot picks, as digits.
static int picked(Fixture *f, uint64_t seed)
{
    const Question *question;
    Answer answer;
    Bot bot;
    int ranks = 0;

    bot_start(&bot, SEAT_GREEDY, 0, seed);
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    question = game_question(f->game);
    bot_answer(&bot, f->table, question, &answer);
    for (int i = 0; i < answer.n; i++) {
        const ObjectId id = question->options[answer.picks[i]].object;
        const CardId card = f->game->now.objects[id].card;

        ranks = 10 * ranks + f->table->library->cards[card].facts[0];
    }
    assert_null(game_answer(f->game, &answer));
    return ranks;
}

static void one_option_alone_is_taken_without_a_trial(void **state)
{
    Fixture *f = *state;

    load(f, "return nil + 1", ADVICE(BEAD(2)), "");
    assert_int_equal(picked(f, 1), 2);
    assert_null(bot_thinking_fault(f->table->thinking));
    bot_thinking_free(f->table->thinking);
}

static void only_what_is_advised_is_compared(void **state)
{
    Fixture *f = *state;

    load(f, SUM, ADVICE(BEAD(2) BEAD(3) BEAD(3)), "");
    assert_int_equal(picked(f, 1), 3);
    load(f, SUM, ADVICE(BEAD(1) "offer(\"pass\") "), "");
    assert_int_equal(picked(f, 1), 1);
    bot_thinking_free(f->table->thinking);
}

static void without_advice_all_are(void **state)
{
    Fixture *f = *state;

    load(f, SUM, "", "");
    assert_int_equal(picked(f, 1), 4);
    load(f, SUM, ADVICE(""), "");
    assert_int_equal(picked(f, 1), 4);
    load(f, SUM, ADVICE("offer(\"pass\") "), "");
    assert_int_equal(picked(f, 1), 4);
    bot_thinking_free(f->table->thinking);
}

// The first ones that are named, so many as are wanted; one alone of two is not enough.
static void of_several_picks_the_first_advised_are_taken(void **state)
{
    Fixture *f = *state;

    load(f, SUM, ADVICE(BEAD(4)), ADVICE(BEAD(3) BEAD(1) BEAD(2)));
    assert_int_equal(picked(f, 1), 4);
    assert_int_equal(picked(f, 1), 13);
    load(f, SUM, ADVICE(BEAD(4)), ADVICE(BEAD(1)));
    assert_int_equal(picked(f, 1), 4);
    assert_int_equal(picked(f, 1), 23);
    bot_thinking_free(f->table->thinking);
}

// Taken first, Two leads to One and Three, others to what is worth nothing: without the
// advice of the second question each of them could.
static void a_trial_goes_on_as_advised(void **state)
{
    Fixture *f = *state;

    load(f,
         "return count(card { rank = 1, at = taken }) == 1 and "
         "count(card { rank = 3, at = taken }) == 1 and 9 or 0",
         "",
         ADVICE("if rank(objects(taken)[1]) == 2 then " BEAD(1) BEAD(3) "else " BEAD(4)
                    BEAD(2) "end "));
    for (uint64_t seed = 1; seed < 9; seed++) {
        start(f, 1);
        assert_int_equal(picked(f, seed), 2);
    }
    bot_thinking_free(f->table->thinking);
}

// A position that cannot be judged is worth nothing, and the game goes on.
static void a_fault_in_a_trial_costs_that_option(void **state)
{
    Fixture *f = *state;

    load(f,
         "local four = objects(taken)[1] "
         "return rank(four) == 4 and four + nil or rank(four)",
         "",
         ADVICE(BEAD(1) BEAD(2) BEAD(3)));
    assert_int_equal(picked(f, 1), 3);
    assert_null(bot_thinking_fault(f->table->thinking));
    bot_thinking_free(f->table->thinking);
}

static void a_fault_everywhere_is_told(void **state)
{
    Fixture *f = *state;

    load(f, "return nil + 1", "", "");
    (void)picked(f, 1);
    assert_non_null(strstr(bot_thinking_fault(f->table->thinking), "game.lua:1:"));
    bot_thinking_begin(f->table->thinking);
    load(f, SUM, ADVICE("offer(\"object\", nil + 1) "), "");
    assert_int_equal(picked(f, 1), 4);
    assert_non_null(strstr(bot_thinking_fault(f->table->thinking), "game.lua:5:"));
    bot_thinking_free(f->table->thinking);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_option_alone_is_taken_without_a_trial),
        TEST(only_what_is_advised_is_compared),
        TEST(without_advice_all_are),
        TEST(of_several_picks_the_first_advised_are_taken),
        TEST(a_trial_goes_on_as_advised),
        TEST(a_fault_in_a_trial_costs_that_option),
        TEST(a_fault_everywhere_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
