// game_drive_test.c -- a game in Lua with chance, dice and questions is the same however it
// is driven: by agents, by questions, by copies, and by save and load.

#include "engine/kernel/table/random.h"
#include "tests/scripted/game_verb_fixture.h"

enum { DRIVEN_GAMES = 40, ASKED_MAX = 400 };

static const char turn[] =
    "if turn() > 12 then win(gems(me) > gems(foe) and me or foe) return end\n"
    "local d = roll(\"d6\")\n"
    "shuffle(deck, me)\n"
    "put(pick(objects(deck, me), me), hand)\n"
    "put(random_of(1, objects(deck, me)), hand)\n"
    "offer(\"pass\")\n"
    "for c in each(objects(hand, me)) do offer(\"play\", c, den, me) end\n"
    "for n = 1, d do offer(\"number\", n) end\n"
    "local what, thing, there, n = ask(me, \"action\")\n"
    "if what == \"play\" then put(thing, there, \"played\") end\n"
    "if what == \"number\" then gain(\"gems\", n + random(3), me) end\n"
    "put(pick_some(0, 2, objects(den, me), foe, \"Which?\"), deck, bottom)\n"
    "if wants(\"Look?\", foe) then look(top(deck, me), foe) end\n"
    "note(kept, choose_number(1, 3, me) + random(9))\n"
    "next_turn()";

// The result of one way of driving a game.
typedef struct {
    int asked;
    uint64_t shown[ASKED_MAX]; // each question, as one number
    uint64_t end;
    uint64_t entries;
} Trail;

static uint64_t mix(uint64_t hash, uint64_t n)
{
    return (hash ^ n) * 1099511628211u;
}

static void answer_by(Trail *trail, const Question *question, Answer *answer)
{
    uint64_t hash = mix(14695981039346656037u, (uint64_t)trail->asked);
    int wanted;

    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        hash = mix(mix(mix(hash, option->kind), option->object), (uint16_t)option->n);
    }
    assert_true(trail->asked < ASKED_MAX);
    trail->shown[trail->asked++] = hash;
    wanted = question->min +
             (int)((hash >> 40) % (uint64_t)(question->max - question->min + 1));
    answer->n = (uint16_t)wanted;
    for (int i = 0; i < wanted; i++)
        answer->picks[i] =
            (uint16_t)(((hash >> 20) + (uint64_t)i) % question->options_n);
}

static void agent(void *self, const Table *table, const Question *question,
                  Answer *answer_to)
{
    (void)table;
    answer_by(self, question, answer_to);
}

static void always_one(void *self, const Table *table, const Question *question,
                       Answer *answer_to)
{
    (void)self;
    (void)table;
    (void)question;
    answer_to->n = 1;
    answer_to->picks[0] = 0;
}

static void start(Fixture *f, uint64_t seed, Trail *trail)
{
    memset(trail, 0, sizeof *trail);
    memset(f->log, 0, sizeof *f->log);
    memset(f->table->agents, 0, sizeof f->table->agents);
    begin(f);
    random_seed(&f->game->now, seed);
}

static void finish(Fixture *f, Trail *trail)
{
    trail->end = game_state_hash(&f->game->now);
    trail->entries = f->game->now.serial_log;
    assert_false(f->game->now.fault);
}

static void by_agents(Fixture *f, uint64_t seed, Trail *trail)
{
    start(f, seed, trail);
    for (int i = 0; i < 2; i++)
        f->table->agents[i] = (Agent){.self = trail, .answer = agent};
    assert_int_equal(run(f), GAME_OVER);
    finish(f, trail);
}

typedef enum { PLAIN, COPIES, SAVES } How;

static void carry_over(Fixture *f, How how)
{
    Game *other = f->copy;

    if (how == COPIES) {
        game_copy(other, f->game);
        f->copy = f->game;
        f->game = other;
    }
    if (how == SAVES) {
        const size_t size = game_save_size(f->game);
        void *bytes = malloc(size);

        assert_true(game_save(f->game, f->table, bytes, size) > 0);
        memset(f->game, 0xA5, offsetof(Game, now));
        assert_null(game_load(f->game, f->table, bytes, size));
        free(bytes);
    }
}

// Returns a hash of the game as it would be saved now.
static uint64_t saved_hash(Fixture *f)
{
    const size_t size = game_save_size(f->game);
    unsigned char *bytes = malloc(size);
    uint64_t hash = size;

    assert_int_equal(game_save(f->game, f->table, bytes, size), size);
    for (size_t i = 0; i < size; i++) hash = mix(hash, bytes[i]);
    free(bytes);
    return hash;
}

// Returns a hash of all saved games, one at each question.
static uint64_t by_questions(Fixture *f, uint64_t seed, How how, Trail *trail)
{
    uint64_t saved = 0;
    Answer given;

    start(f, seed, trail);
    while (run(f) == GAME_WAITS) {
        carry_over(f, how);
        saved = mix(saved, saved_hash(f));
        answer_by(trail, &f->game->question, &given);
        assert_null(game_answer(f->game, &given));
    }
    finish(f, trail);
    return saved;
}

static void a_game_with_chance_is_the_same_however_it_is_driven(void **state)
{
    Fixture *f = *state;
    Trail *one = calloc(1, sizeof *one), *other = calloc(1, sizeof *other);

    use_turn(f, turn);
    for (uint64_t seed = 1; seed <= DRIVEN_GAMES; seed++) {
        by_agents(f, seed, one);
        assert_true(one->asked > 10);
        uint64_t saved[SAVES + 1];

        for (int how = PLAIN; how <= SAVES; how++) {
            saved[how] = by_questions(f, seed, (How)how, other);
            assert_memory_equal(one, other, sizeof *one);
            assert_true(saved[how] == saved[PLAIN]);
        }
    }
    free(one);
    free(other);
}

// Two games with different seeds differ, or the test above would prove nothing.
static void another_seed_is_another_game(void **state)
{
    Fixture *f = *state;
    Trail *one = calloc(1, sizeof *one), *other = calloc(1, sizeof *other);

    use_turn(f, turn);
    by_agents(f, 1, one);
    by_agents(f, 2, other);
    assert_int_not_equal(one->end, other->end);
    free(one);
    free(other);
}

// A turn that asks for ever, and never begins another, is stopped by name.
static void a_turn_that_asks_for_ever_is_stopped(void **state)
{
    Fixture *f = *state;
    Trail *trail = calloc(1, sizeof *trail);

    use_turn(f, "note(kept, choose_number(1, 3, me) + (noted(kept) or 0) % 9)");
    start(f, 1, trail);
    for (int i = 0; i < 2; i++) f->table->agents[i] = (Agent){.answer = always_one};
    assert_int_equal(game_next(f->game, f->table), GAME_STOPPED);
    assert_int_equal(f->game->now.ending.limit, 1 + LIMIT_TURN_DECISIONS);
    free(trail);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_game_with_chance_is_the_same_however_it_is_driven),
        TEST(another_seed_is_another_game),
        TEST(a_turn_that_asks_for_ever_is_stopped),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
