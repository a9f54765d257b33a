// verb_fuzz.c -- any bytes as calls of verbs in a game: they choose the game, the moments,
// the verbs and the arguments. `make fuzz` builds it with libFuzzer.
//
// The first byte is the number of a game between random bots, the second says how far it
// is played. Each byte after that begins a call: it is the verb, and with the bytes before
// it the stream from which the arguments are drawn. After each call the game is verified.

#include "tests/fuzz/stages.h"
#include "tests/play/play_fixture.h"
#include "tests/play/verb_call.h"

enum { CALLS_MAX = 64, PAUSE = 12 };

enum { CALLED, TO_THE_LAST };
const char *const stages_names[STAGES_MAX] = {"called", "called to the last"};

// The input that is being read. Rules have no room for it, so it is global.
static struct {
    Session *session;
    Rules rules;
    void (*step)(Table *table);
    const uint8_t *at, *end;
    VerbStream stream;
    int pause, calls; // steps until the next call, calls so far
} now;

static void call(Table *table)
{
    const ObjectId id = verb_call_object(table, &now.stream);
    const int row = *now.at % table->rules->verbs_n;
    VerbCall made;
    Env env;

    now.stream.at = now.stream.at * 257 + *now.at++;
    if (!id) return;
    role_env(table, id, &env);
    verb_call_make(&made, table, &env, row, &now.stream);
    stages_reach(CALLED);
    (void)accept_run(table, &env, made.verb, made.args, made.n);
}

static void step(Table *table)
{
    if (!table->state->turn || now.pause-- > 0) {
        now.step(table);
    } else if (now.at == now.end || now.calls++ == CALLS_MAX) {
        table->state->over = true;
        stages_reach(TO_THE_LAST);
    } else {
        call(table);
        now.pause = *(now.at - 1) % 3;
    }
    ASSERT(!game_verify(table->state, table));
}

static void play(const Plan *plan)
{
    Table *table = &now.session->table;

    play_start(now.session, plan, NULL);
    now.rules = *session_rules(now.session);
    now.step = now.rules.step;
    now.rules.step = step;
    table->rules = &now.rules;
    play_seat_bots(now.session);
    (void)game_next(&now.session->game, table);
    table->rules = session_rules(now.session);
}

int stages_input(const uint8_t *data, size_t size)
{
    Plan plan;

    if (size < 3) return -1;
    if (!now.session) now.session = play_open();
    plan_any(&plan, data[0], data[0] % 2);
    now.at = data + 2;
    now.end = data + size;
    now.stream = (VerbStream){.at = data[1]};
    now.pause = data[1] * PAUSE;
    now.calls = 0;
    play(&plan);
    return 0;
}
