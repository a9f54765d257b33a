// game_verb_any_test.c -- every verb of games in Lua with everything there is.
//
// The test stands in for the script host: where a turn would run, it calls verbs with
// arguments drawn for each letter of their signature, whether they fit or not. What is a
// mistake of the script ends the step as a fault; the game then goes on from where it was.
// A verb that looks (DEED_LOOK) or offers leaves the State as it is.
// After every call the game is verified.

#include "engine/abilities/passives/derive.h"
#include "engine/scripted/fingerprint.h"
#include "tests/play/verb_call.h"
#include "tests/scripted/game_verb_fixture.h"

enum { GAMES = 300, GAMES_LONG = 6000, STEPS = 100, CALLS = 6 };

static struct {
    const Scripts *real;
    VerbStream chance;
    int calls, done;
    bool trace;
} now;

static const char wolf[] =
    "local raise, forbid = passive { me, raised = 2 }, cannot { passed = opponent }\n"
    "local pays = when { passed = opponent, run = function() gain(\"gems\", 5) end }\n"
    "local hit = effect { run = function() count_on(it, \"damage\", 2) end }\n"
    "card \"Wolf\" { effect { target = beast, run = function(x) give(x, raise, this_turn) end },\n"
    "  activated { run = function() delayed(pays, this_turn) do_this(hit, me) end },\n"
    "  when { played = beast, run = function() give(it, forbid) end },\n"
    "  passive { beast { friendly }, raised = 1 } }";

// Runs the verb as a function does that may go no further than the verb.
static void run_call(Table *table, Env *env, VerbCall *call, const char *text)
{
    const TableRun *outer = table->run;
    TableRun run = *outer;
    const Fingerprint before = fingerprint_now(table);
    const uint32_t questions = table->questions;

    run.deed = call->verb->deed < DEED_OFFER ? DEED_ACT : call->verb->deed;
    table->run = &run;
    (void)accept_run(table, env, call->verb, call->args, call->n);
    table->run = outer;
    if (run.deed != DEED_ACT &&
        (!fingerprint_is_same(table, &before) || table->questions != questions))
        fail_msg("%s: it does not only look", text);
}

static void call_verb(Table *table, const Env *env)
{
    const int row =
        (int)(verb_call_draw(&now.chance) % (unsigned)table->rules->verbs_n);
    const GroupMark mark = table_mark_groups(table);
    Env own = *env;
    VerbCall call;
    char text[400];
    const char *broken;

    own.you = (PlayerId)(verb_call_draw(&now.chance) % 2);
    own.chooser = own.you;
    verb_call_make(&call, table, &own, row, &now.chance);
    verb_call_text(&call, table, text, sizeof text);
    if (now.trace) fprintf(stderr, "%s", text);
    now.calls++;
    derive_numbers(table);
    run_call(table, &own, &call, text);
    now.done++;
    table_drop_groups(table, mark);
    table->steps = 0; // derived values are worked out afresh and compared
    broken = game_verify(table->state, table);
    if (broken) fail_msg("%s: %s", text, broken);
    table->state->over = false;
    table->state->winners = 0;
}

static void run_verbs(void *self, Table *table, Env *env, const Clause *clause,
                      const Value *args, int n)
{
    (void)self;
    for (int i = 0; i < CALLS; i++) call_verb(table, env);
    if (clause->kind != CLAUSE_EFFECT || clause->flags & CLAUSE_PRINTED)
        now.real->run(now.real->self, table, env, clause, args, n);
}

static void give_any_answer(void *self, const Table *table, const Question *question,
                            Answer *answer)
{
    const unsigned spare = (unsigned)(question->max - question->min) + 1;
    unsigned first;

    (void)self;
    (void)table;
    answer->n = (uint16_t)(question->min + verb_call_draw(&now.chance) % spare);
    first = (unsigned)(verb_call_draw(&now.chance) % question->options_n);
    for (unsigned i = 0; i < answer->n; i++)
        answer->picks[i] = (uint16_t)((first + i) % question->options_n);
}

static void load_game(Fixture *f)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "Wolf",
                                 .path = "wolf.lua",
                                 .source = wolf,
                                 .size = sizeof wolf - 1};

    use_turn(f, "put(objects(deck, me), den) put(top(deck, foe, 2), hand)");
    if (host_load(game_script_host(f->script), &script, &f->err))
        fail_msg("%s", f->err.text);
    library_link(game_script_library(f->script));
}

static void a_verb_with_anything_leaves_a_sound_game(void **state)
{
    Fixture *f = *state;
    const int games = getenv("LONG") ? GAMES_LONG : GAMES;
    Scripts between = {0};

    now.trace = getenv("TRACE") != NULL;
    load_game(f);
    now.real = f->table->scripts;
    f->table->keeps_mark = true;
    between = *now.real;
    between.run = run_verbs;
    for (int seed = 0; seed < games; seed++) {
        begin(f);
        f->table->scripts = now.real;
        for (int i = 0; i < 2; i++) f->table->agents[i].answer = give_any_answer;
        now.chance = (VerbStream){.at = (uint64_t)seed};
        f->table->scripts = &between;
        for (int step = 0; step < STEPS; step++) {
            (void)game_next(f->game, f->table);
            state_copy(&f->game->now, &f->game->mark);
            f->game->status = GAME_RUNS;
            f->game->answers.n = 0;
        }
    }
    assert_true(now.done > games * STEPS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_verb_with_anything_leaves_a_sound_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
