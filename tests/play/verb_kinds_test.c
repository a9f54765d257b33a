// verb_kinds_test.c -- every verb with everything there is, in positions of random games.
//
// The test stands in for the script host: where a game would run a script, it calls verbs
// with arguments drawn for each letter of their signature, whether they fit or not. The
// rows of the game's table are all it knows of verbs, so a new row is covered by itself.
// After every step the game is verified. A failure names the call and the game.

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"
#include "tests/play/play_fixture.h"
#include "tests/play/verb_call.h"

enum { STEPS_AT_MOST = 700 }; // of one game

static Session *session;

// The game that is played. Rules and Scripts have no room for more, so it is global.
static struct {
    const Scripts *scripts; // the real ones
    Scripts between;
    Rules rules;
    void (*step)(Table *table);
    VerbStream chance; // from the seed of the game
    int steps, calls;
    char last[1200]; // the calls of one run
    int last_n;
    char plan[480];
} now;

// How often each verb met an object of each type, wherever it was.
static int met[VERB_CALL_ROWS][VERB_CALL_TYPES];

static void say_call(int signal_number)
{
    (void)!write(STDERR_FILENO, now.last, strlen(now.last));
    (void)!write(STDERR_FILENO, now.plan, strlen(now.plan));
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    signal(SIGABRT, say_call);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    return 0;
}

static void verify(const Table *table)
{
    const char *broken = game_verify(table->state, table);

    if (!broken) return;
    fprintf(stderr, "%s\n", broken);
    abort();
}

static void call_verb(Table *table, const Env *env)
{
    const int row =
        (int)(verb_call_draw(&now.chance) % (unsigned)table->rules->verbs_n);
    Env own = *env;
    VerbCall call;

    verb_call_make(&call, table, &own, row, &now.chance);
    if (now.last_n + 200 < (int)sizeof now.last) {
        verb_call_text(&call, table, now.last + now.last_n, 200);
        now.last_n += (int)strlen(now.last + now.last_n);
    }
    for (int i = 0; i < call.n; i++) {
        const int type = verb_call_type(table, &call.args[i]);

        if (type >= 0) met[row][type]++;
    }
    now.calls++;
    (void)accept_run(table, &own, &table->rules->verbs[row], call.args, call.n);
    verify(table);
    // Most games go on, so that there is more to see.
    if (verb_call_draw(&now.chance) % 16 == 0) return;
    table->state->over = false;
    table->state->winners = 0;
    table->state->leaving = 0;
}

static void call_verbs(Table *table, const Env *env)
{
    const int calls = 1 + (int)(verb_call_draw(&now.chance) % 8);

    now.last_n = 0;
    for (int i = 0; i < calls && !table->state->over; i++) call_verb(table, env);
}

// Runs verbs in the place of a script, and the script after them now and then.
static void run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n)
{
    (void)self;
    call_verbs(table, env);
    if (verb_call_draw(&now.chance) % 2)
        now.scripts->run(now.scripts->self, table, env, clause, args, n);
}

static void unwind(void *self)
{
    (void)self;
    now.scripts->unwind(now.scripts->self);
}

static int line(const void *self, int *script)
{
    (void)self;
    return now.scripts->line(now.scripts->self, script);
}

// Brings a unit or gear into play from wherever it is, so that boards are full early.
static void bring(Table *table)
{
    const ObjectId id = verb_call_object(table, &now.chance);
    const Object *object = &table->state->objects[id];

    if (!id || object_on_board(table, id) || chain_item_of(table, id)) return;
    if (!(object_card(table, id)->types & (BIT(TYPE_UNIT) | BIT(TYPE_GEAR)))) return;
    if (table->state->players[object->owner].gone) return;
    (void)object_move(table, id, board_base(table, object->owner), TO_BOTTOM);
}

// One step of the game, or, where nothing runs scripts for long, a verb alone.
static void step(Table *table)
{
    if (table->state->turn && verb_call_draw(&now.chance) % 4 == 0) {
        const ObjectId id = verb_call_object(table, &now.chance);
        Env env;

        bring(table);
        if (id) {
            role_env(table, id, &env);
            call_verbs(table, &env);
        }
    } else {
        now.step(table);
    }
    verify(table);
    if (++now.steps > STEPS_AT_MOST) table->state->over = true;
}

static void play(const Plan *plan)
{
    Table *table = &session->table;

    play_start(session, plan, NULL);
    now.scripts = table->scripts;
    now.between = (Scripts){.run = run, .unwind = unwind, .line = line};
    now.rules = *session_rules(session);
    now.step = now.rules.step;
    now.rules.step = step;
    now.chance = (VerbStream){.at = plan->seed + 1};
    now.steps = 0;
    now.last[0] = '\0';
    snprintf(now.plan, sizeof now.plan, "\n%s\n", play_again(plan, "verb_kinds_test"));
    table->rules = &now.rules;
    table->scripts = &now.between;
    table->log = &session->log;
    play_seat_bots(session);
    while (game_next(&session->game, table) == GAME_RUNS) session->log.n = 0;
    table->scripts = now.scripts;
    table->rules = session_rules(session);
    // A game in which a verb broke a limit ends and says so.
    if (session->game.status == GAME_FAULT && !strstr(table->fault.text, "more than"))
        fail_msg("%s\n%s%s", table->fault.text, now.last, now.plan);
}

// Under sanitizers it plays as many games: fewer would not show every verb every type.
static void any_verb_leaves_any_position_sound(void **state)
{
    const int games = play_long() ? 2000 : 200;
    Plan plan;

    (void)state;
    if (play_asked(&plan)) {
        play(&plan);
        return;
    }
    for (int i = 0; i < games; i++) {
        plan_any(&plan, i, i % 2);
        play(&plan);
    }
}

static void every_verb_met_every_type(void **state)
{
    const Rules *rules = session_rules(session);
    Plan plan;

    (void)state;
    if (play_asked(&plan)) return;
    print_message("%d calls\n", now.calls);
    for (int row = 0; row < rules->verbs_n; row++) {
        if (!strpbrk(rules->verbs[row].signature, "xX")) continue;
        for (int type = 0; type < rules->types_n; type++) {
            if (!met[row][type])
                fail_msg(
                    "%s met no %s", rules->verbs[row].name, rules->types[type].name);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_verb_leaves_any_position_sound),
        cmocka_unit_test(every_verb_met_every_type),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
