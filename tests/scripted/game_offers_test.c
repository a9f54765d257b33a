// game_offers_test.c -- the function of a prompt that offers what may be answered: it only
// looks, and does not run again for an answer that is known.

#include "tests/scripted/game_verb_fixture.h"

static const char source[] =
    "game \"beads\" { api = 2, players = 2, triggers = at_once,\n"
    "zones = { { \"bowl\", shared }, { \"string\", per_player }, { \"lid\", shared, for_cards } },\n"
    "notes = { { \"seen\", for_cards } },\n"
    "prompts = { { \"bead\", \"Which bead?\", acts, offers = function(p, about) %s end }, { \"sure\", \"Sure?\" } },\n"
    "endings = { { \"empty\", \"no bead is left\" } },\n"
    "cards = { { \"Red\" }, { \"Blue\" }, { \"Green\" }, { \"White\" } },\n"
    "setup = function() fill(bowl) end,\n"
    "turn = function()\n"
    "local p = turn_player()\n"
    "%s\n"
    "next_turn() end }\n";

// The function in most tests, and the turn that uses it.
#define OFFERS "for c in each(objects(bowl)) do offer(\"play\", c) end"
#define TURN                                                                           \
    "local what, thing = ask(p, \"bead\")\n"                                           \
    "if wants(\"sure\", p) then put(thing, string, p) end\n"                           \
    "if #objects(bowl) == 0 then win(p, \"empty\") return end"

// A game that is played, with its host between: it counts how often `offers` ran.
typedef struct {
    Fixture base;
    Scripts host, between;
    int looks;
} Beads;

static void run_counted(void *self, Table *table, Env *env, const Clause *clause,
                        const Value *args, int n)
{
    Beads *b = self;
    const Clause *clauses = table->library->clauses;

    for (int i = 0; i < table->rules->prompts_n; i++) {
        const ClauseId offers = table->rules->prompts[i].offers;

        b->looks += offers && clause == &clauses[offers];
    }
    b->host.run(b->host.self, table, env, clause, args, n);
}

static void unwind(void *self)
{
    const Beads *b = self;

    b->host.unwind(b->host.self);
}

static int line(const void *self, int *script)
{
    const Beads *b = self;

    return b->host.line(b->host.self, script);
}

static void renew(void *self)
{
    const Beads *b = self;

    b->host.renew(b->host.self);
}

static bool load_beads(Beads *b, const char *offers, const char *of_turn)
{
    Fixture *f = &b->base;
    char text[4096];
    ScriptSource script = {
        .kind = "ruleset", .name = "game.lua", .path = "game.lua", .source = text};

    game_script_free(f->script);
    (void)snprintf(text, sizeof text, source, offers, of_turn);
    script.size = strlen(text);
    f->script = game_script_load(&script, 1, &f->err);
    return f->script != NULL;
}

static void use(Beads *b, const char *offers, const char *of_turn)
{
    Fixture *f = &b->base;

    if (!load_beads(b, offers, of_turn)) fail_msg("%s", f->err.text);
    b->host = *host_scripts(game_script_host(f->script));
    b->between = (Scripts){
        .self = b, .run = run_counted, .unwind = unwind, .line = line, .renew = renew};
    b->looks = 0;
    table_init(f->table,
               &game_script_game(f->script)->rules,
               game_script_library(f->script),
               &b->between);
    game_clear(f->game, f->table, 2, 7);
    f->game->now.players[1].team = 1;
}

// Answers every question with its last option.
static void last(void *self, const Table *table, const Question *question,
                 Answer *answer)
{
    (void)self;
    (void)table;
    answer->n = 1;
    answer->picks[0] = (uint16_t)(question->options_n - 1);
    if (question->options_n == 2) answer->picks[0] = 0; // yes
}

static void seat(Beads *b)
{
    for (int i = 0; i < 2; i++)
        b->base.table->agents[i] = (Agent){.self = b, .answer = last};
}

// Plays to the end, from outside or by agents. Returns the hash of the game.
static uint64_t play(Beads *b, bool by_agents)
{
    Fixture *f = &b->base;
    GameStatus status;
    Answer answer;

    if (by_agents) seat(b);
    while ((status = game_next(f->game, f->table)) == GAME_WAITS) {
        last(NULL, f->table, game_question(f->game), &answer);
        assert_null(game_answer(f->game, &answer));
    }
    if (status == GAME_FAULT) fail_msg("%s", f->table->fault.text);
    assert_int_equal(status, GAME_OVER);
    return game_hash(f->game);
}

static void a_known_answer_is_not_offered_again(void **state)
{
    Beads *b = *state;
    uint64_t hash;

    use(b, OFFERS, TURN);
    hash = play(b, true);
    // Four beads; the last one is no choice.
    assert_int_equal(b->looks, 4);

    use(b, OFFERS, TURN);
    assert_true(play(b, false) == hash);
    // The last one has one question alone, whether the player is sure: it is looked at
    // twice.
    assert_int_equal(b->looks, 5);
}

static void under_verify_it_is_offered_each_time(void **state)
{
    Beads *b = *state;
    uint64_t hash;

    use(b, OFFERS, TURN);
    hash = play(b, true);
    use(b, OFFERS, TURN);
    b->base.table->verify = true;
    assert_true(play(b, false) == hash);
    assert_true(b->looks > 5);
}

static void after_a_change_it_is_offered_each_time(void **state)
{
    Beads *b = *state;
    uint64_t hash;

    use(b, OFFERS, "note(seen, turn())\n" TURN);
    hash = play(b, true);
    use(b, OFFERS, "note(seen, turn())\n" TURN);
    assert_true(play(b, false) == hash);
    assert_true(b->looks > 5);
}

static void what_offers_takes_leaves_the_rest_of_the_step_its_limits(void **state)
{
    static const char long_offers[] = "for _ = 1, 600000 do end " OFFERS;
    static const char long_turn[] = TURN "\nfor _ = 1, 600000 do end";
    Beads *b = *state;
    uint64_t hash;

    use(b, long_offers, long_turn);
    hash = play(b, true);
    use(b, long_offers, long_turn);
    assert_true(play(b, false) == hash);
}

// Lets agents play until the game ends as a fault, whose text holds [text].
static void faults(Beads *b, const char *offers, const char *of_turn, const char *text)
{
    Fixture *f = &b->base;

    use(b, offers, of_turn);
    seat(b);
    if (game_next(f->game, f->table) != GAME_FAULT) fail_msg("no fault: %s", offers);
    if (!strstr(f->table->fault.text, text)) fail_msg("%s", f->table->fault.text);
}

static void nothing_is_offered_beside_it(void **state)
{
    faults(
        *state,
        OFFERS,
        "offer(\"pass\")\n" TURN,
        "game.lua:11: the prompt \"bead\" has a function that offers: offer nothing");
    faults(*state,
           OFFERS,
           "put(pick(objects(bowl), p, \"bead\"), string, p)\n" TURN,
           "game.lua:10: the prompt \"bead\" has a function that offers: use 'ask'");
}

static void a_run_without_end_is_stopped(void **state)
{
    faults(*state, "while true do end", TURN, "runs too long");
    faults(*state,
           "offer(\"play\", top(bowl))",
           "while true do ask(p, \"bead\") end\n" TURN,
           "runs too long");
}

static void it_is_a_function(void **state)
{
    Beads *b = *state;
    Fixture *f = &b->base;
    ScriptSource script = {.kind = "ruleset", .name = "game.lua", .path = "game.lua"};

    script.source =
        "game \"beads\" { api = 2, players = 2, zones = { { \"bowl\", shared } },\n"
        "prompts = { { \"bead\", \"Which?\", for_cards, offers = 3 } },\n"
        "setup = function() end, turn = function() objects(bowl) end }";
    script.size = strlen(script.source);
    game_script_free(f->script);
    f->script = game_script_load(&script, 1, &f->err);
    assert_null(f->script);
    if (!strstr(f->err.text, "'offers' wants a function, got the number 3"))
        fail_msg("%s", f->err.text);
}

static int set_up_beads(void **state)
{
    Beads *b = calloc(1, sizeof *b);

    assert_non_null(b);
    b->base.table = calloc(1, sizeof *b->base.table);
    b->base.game = calloc(1, sizeof *b->base.game);
    assert_true(b->base.table && b->base.game);
    *state = b;
    return 0;
}

static int tear_down_beads(void **state)
{
    Beads *b = *state;

    game_script_free(b->base.script);
    free(b->base.table);
    free(b->base.game);
    free(b);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_known_answer_is_not_offered_again),
        cmocka_unit_test(under_verify_it_is_offered_each_time),
        cmocka_unit_test(after_a_change_it_is_offered_each_time),
        cmocka_unit_test(what_offers_takes_leaves_the_rest_of_the_step_its_limits),
        cmocka_unit_test(nothing_is_offered_beside_it),
        cmocka_unit_test(a_run_without_end_is_stopped),
        cmocka_unit_test(it_is_a_function),
    };

    return cmocka_run_group_tests(tests, set_up_beads, tear_down_beads);
}
