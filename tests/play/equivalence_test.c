// equivalence_test.c -- a game is the same in every way of driving it.
//
// The ways: agents in the process; questions and answers; copies made at every
// question; bytes saved at every question. Each picks its answers by one function of
// the question and the state's hash, so two ways agree only if state and question are
// the same at every question.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/play/play_fixture.h"

enum { SEEN_AT_MOST = 16384, STEPS_AT_MOST = 60000, LEAVES_ONE_IN = 97 };

// The results of one way.
typedef struct {
    uint64_t questions[SEEN_AT_MOST]; // question and state at it
    uint64_t answered[SEEN_AT_MOST];  // the game's hash after each answer
    uint64_t steps[STEPS_AT_MOST];    // state after each step
    int questions_n, answered_n, steps_n;
    bool leaves; // players concede now and then, whoever is asked
    uint64_t end;
} Trail;

static Session *session, *other;
static Trail *agents, *asked, *copied, *saved;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    other = play_open();
    agents = malloc(sizeof *agents);
    asked = calloc(1, sizeof *asked);
    copied = calloc(1, sizeof *copied);
    saved = calloc(1, sizeof *saved);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    session_close(other);
    free(agents);
    free(asked);
    free(copied);
    free(saved);
    return 0;
}

// Answers like the random bot, by chances that question and state alone decide.
static void choose(Trail *trail, const State *state, const Question *question,
                   Answer *answer)
{
    Bot bot = {.kind = SEAT_RANDOM, .player = question->player};

    bot.random = play_question_hash(question, game_state_hash(state));
    assert_true(trail->questions_n < SEEN_AT_MOST);
    trail->questions[trail->questions_n++] = bot.random;
    bot_random(&bot, question, answer);
}

static void note_step(void *self, Table *table)
{
    Trail *trail = self;

    assert_true(trail->steps_n < STEPS_AT_MOST);
    trail->steps[trail->steps_n++] = game_state_hash(table->state);
}

static void agent(void *self, const Table *table, const Question *question,
                  Answer *answer)
{
    choose(self, table->state, question, answer);
}

static void begin(const Plan *plan, Trail *trail)
{
    const Watcher watcher = {.self = trail, .look = note_step};

    trail->questions_n = trail->answered_n = trail->steps_n = 0;
    play_start(session, plan, &watcher);
}

static void end(Trail *trail, const Game *game, GameStatus status)
{
    assert_int_equal(status, GAME_OVER);
    trail->end = game_hash(game);
}

static void by_agents(const Plan *plan, Trail *trail)
{
    begin(plan, trail);
    for (int i = 0; i < SEATS_MAX; i++)
        session->table.agents[i] = (Agent){.self = trail, .answer = agent};
    end(trail, &session->game, game_next(&session->game, &session->table));
}

static void answer_question(Game *game, Trail *trail)
{
    const uint64_t hash = game_hash(game);
    Answer answer;

    if (trail->leaves && hash % LEAVES_ONE_IN == 0 &&
        !game_concede(game, (PlayerId)(hash / LEAVES_ONE_IN % SEATS_MAX))) {
        trail->answered[trail->answered_n++] = game_hash(game);
        return;
    }
    choose(trail, &game->now, game_question(game), &answer);
    assert_null(game_answer(game, &answer));
    trail->answered[trail->answered_n++] = game_hash(game);
}

static void by_questions(const Plan *plan, Trail *trail)
{
    GameStatus status;

    begin(plan, trail);
    while ((status = game_next(&session->game, &session->table)) == GAME_WAITS)
        answer_question(&session->game, trail);
    end(trail, &session->game, status);
}

// The original and everything of its table are thrown away at each question.
static void by_copies(const Plan *plan, Trail *trail)
{
    Table *table = malloc(sizeof *table);
    GameStatus status;

    begin(plan, trail);
    Game *game = malloc(sizeof *game);
    game_copy(game, &session->game);
    do {
        Game *copy = malloc(sizeof *copy);

        memset(table, 0xa5, sizeof *table);
        catalog_table(session->catalog, table);
        play_watch(table);
        status = game_next(game, table);
        game_copy(copy, game);
        memset(game, 0xa5, sizeof *game);
        free(game);
        game = copy;
        if (status == GAME_WAITS) answer_question(game, trail);
    } while (status == GAME_WAITS);
    end(trail, game, status);
    free(game);
    free(table);
}

// Every other question is answered in a process of its own, as it were: other cards
// loaded, another script host.
static void by_saving(const Plan *plan, Trail *trail)
{
    const size_t size = sizeof(Game) + 256;
    char *bytes = malloc(size);
    Session *one = session, *two = other;
    GameStatus status;

    begin(plan, trail);
    session_table(other);
    play_watch(&other->table);
    other->table.log = NULL;
    while ((status = game_next(&one->game, &one->table)) == GAME_WAITS) {
        const size_t n = game_save(&one->game, &one->table, bytes, size);
        Session *before = one;

        assert_true(n > 0);
        memset(&one->game, 0xa5, sizeof one->game);
        assert_null(game_load(&two->game, &two->table, bytes, n));
        one = two;
        two = before;
        answer_question(&one->game, trail);
    }
    end(trail, &one->game, status);
    free(bytes);
}

static int first_difference(const uint64_t *a, int a_n, const uint64_t *b, int b_n)
{
    int i = 0;

    while (i < a_n && i < b_n && a[i] == b[i]) i++;
    return i == a_n && i == b_n ? -1 : i;
}

static void same(const Plan *plan, const char *way, const Trail *a, const Trail *b)
{
    const char *again = play_again(plan, "equivalence_test");
    int at =
        first_difference(a->questions, a->questions_n, b->questions, b->questions_n);

    if (at >= 0) fail_msg("%s: question %d differs\n%s", way, at, again);
    at = first_difference(a->steps, a->steps_n, b->steps, b->steps_n);
    if (at >= 0) fail_msg("%s: the state after step %d differs\n%s", way, at, again);
    if (a->end != b->end) fail_msg("%s: the end differs\n%s", way, again);
    if (!a->answered_n || !b->answered_n) return;
    at = first_difference(a->answered, a->answered_n, b->answered, b->answered_n);
    if (at >= 0) fail_msg("%s: the hash after answer %d differs\n%s", way, at, again);
}

static void drive_every_way(const Plan *plan)
{
    agents->answered_n = 0;
    by_agents(plan, agents);
    by_questions(plan, asked);
    same(plan, "questions against agents", asked, agents);
    by_copies(plan, copied);
    same(plan, "copies against questions", copied, asked);
    by_saving(plan, saved);
    same(plan, "saved against questions", saved, asked);
}

static void a_game_is_the_same_however_it_is_driven(void **state)
{
    Plan plan = {0};

    (void)state;
    if (play_asked(&plan)) {
        drive_every_way(&plan);
        return;
    }
    for (int i = 0; i < play_scale(300); i++) {
        const int a = i % PUBLISHED, b = (i / PUBLISHED + i) % PUBLISHED;

        plan.seed = (uint64_t)i;
        plan.bots[0] = plan.bots[1] = SEAT_RANDOM;
        if (i % 2) {
            snprintf(plan.decks[0], DECK_NAME, "made-%d", 2 * i);
            snprintf(plan.decks[1], DECK_NAME, "made-%d", 2 * i + 1);
        } else {
            snprintf(plan.decks[0], DECK_NAME, "%s", published[a]);
            snprintf(plan.decks[1], DECK_NAME, "%s", published[b]);
        }
        drive_every_way(&plan);
    }
    for (int i = 0; i < play_scale(60); i++) {
        plan_any(&plan, i, true);
        drive_every_way(&plan);
    }
}

static void so_is_one_that_players_leave_at_any_moment(void **state)
{
    Plan plan;

    (void)state;
    if (play_asked(&plan)) return;
    asked->leaves = copied->leaves = saved->leaves = true;
    for (int i = 0; i < play_scale(150); i++) {
        plan_any(&plan, i, true);
        by_questions(&plan, asked);
        by_copies(&plan, copied);
        same(&plan, "copies against questions, with leavers", copied, asked);
        by_saving(&plan, saved);
        same(&plan, "saved against questions, with leavers", saved, asked);
    }
    asked->leaves = copied->leaves = saved->leaves = false;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_the_same_however_it_is_driven),
        cmocka_unit_test(so_is_one_that_players_leave_at_any_moment),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
