// script_fuzz.c -- any bytes as scripts: words, a keyword and a card with a line "===="
// between them, or a game of its own. `make fuzz` builds it with libFuzzer.
//
// Whatever loads is rehearsed by the host and then run: each `run` of the card with verbs
// that return something else each time, a game with bots that pick the first option. One of
// them asks first what the position is worth, which changes nothing.

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/play/play_bots.h"
#include "engine/play/sitting.h"
#include "engine/scripted/fingerprint.h"
#include "scripting/game/game_script.h"
#include "tests/fuzz/stages.h"
#include "tests/scripting/sample_rules.h"

enum {
    REFUSED,
    LOADED,
    CLAUSE_RUN,
    CLAUSE_FAULT,
    GAME_LOADED,
    ASKED,
    JUDGED,
    GAME_BROKEN
};
const char *const stages_names[STAGES_MAX] = {"refused",
                                              "card loaded",
                                              "clause run",
                                              "clause at fault",
                                              "game loaded",
                                              "game asked",
                                              "position judged",
                                              "game at fault"};

enum { INSTRUCTIONS = 20000, BYTES = 1 << 20, STEPS = 30 };

static unsigned turns; // of the verbs' results

static Value some_value(Table *table, Env *env, const Value *args, int n)
{
    Value result = value_nil();

    (void)env;
    (void)args;
    (void)n;
    switch (turns++ % 5) {
    case 1: return value_number((int)(turns % 7));
    case 2: return value_object((Ref){.id = 1, .generation = 1});
    case 3: return value_player(0);
    case 4:
        result.kind = VALUE_GROUP;
        (void)table_group(table, &result.n);
        return result;
    default: return result;
    }
}

static int three_things(Table *table, Env *env, Value what, Value *things)
{
    (void)table;
    (void)env;
    (void)what;
    for (int i = 0; i < 3; i++)
        things[i] = value_object((Ref){.id = 1, .generation = 1});
    return 3;
}

static void expect_sound(const char *text)
{
    char copy[600];

    text_copy(copy, sizeof copy, text);
    ASSERT(text[0] && !text_repair(copy) && !strchr(text, '\n'));
}

// Loads one part of the input and returns the text after it.
static const char *load(Host *host, const char *kind, const char *name, const char *at,
                        const char *end)
{
    const char *stop = memmem(at, (size_t)(end - at), "\n====\n", 6);
    const ScriptSource script = {.kind = kind,
                                 .name = name,
                                 .path = "t.lua",
                                 .source = at,
                                 .size = (size_t)((stop ? stop : end) - at)};
    Err err = {0};

    if (host_load(host, &script, &err)) {
        expect_sound(err.text);
        stages_reach(REFUSED);
    } else if (!strcmp(kind, "card")) {
        stages_reach(LOADED);
    }
    return stop ? stop + 6 : end;
}

static void run_clause(Table *table, const Clause *clause)
{
    static Env env;
    Value things[CLAUSE_TARGETS_MAX + 1];

    for (int i = 0; i <= CLAUSE_TARGETS_MAX; i++)
        things[i] = value_object((Ref){.id = 1, .generation = 1});
    table->groups_n = 0;
    table->script_depth = 0;
    table->run = NULL;
    table->counting = false;
    table->stepping = true;
    if (setjmp(table->leave)) {
        if (table->unwinding == UNWIND_FAULT) {
            expect_sound(table->fault.text);
            stages_reach(CLAUSE_FAULT);
        }
        return;
    }
    table_run(table, &env, clause, things, clause->targets_n);
    stages_reach(CLAUSE_RUN);
}

static void play_card(Host *host, Library *library)
{
    static State *state;
    static Table *table;

    if (!table) {
        table = calloc(1, sizeof *table);
        state = calloc(1, sizeof *state);
        ASSERT(table && state);
    }
    table_init(table, &sample_rules, library, host_scripts(host));
    state->players_n = 2;
    table->state = state;
    library_link(library);
    for (int i = 1; i < library->clauses_n; i++)
        if (library->clauses[i].run) run_clause(table, &library->clauses[i]);
}

static void try_card(const char *at, const char *end)
{
    const CardFacts facts = {
        .code = "T-1", .name = "T-1", .type = "Unit", .has_text = true};
    Library *library = library_new(&sample_rules);
    Err err = {0};
    Host *host = host_new(&sample_rules, library, &err);
    char why[100];

    ASSERT(host && library_add_card(library, &facts, why, sizeof why));
    host_limit(host, INSTRUCTIONS, BYTES);
    at = load(host, "words", "set", at, end);
    at = load(host, "keyword", "Push", at, end);
    (void)load(host, "card", "T-1", at, end);
    play_card(host, library);
    host_free(host);
    library_free(library);
}

static void answer_first(void *self, const Table *table, const Question *question,
                         Answer *answer)
{
    (void)self;
    (void)table;
    answer->n = question->min;
    for (int i = 0; i < answer->n; i++) answer->picks[i] = (uint16_t)i;
}

// Asks what the position is worth to the player, within the step, as a bot does.
static void judge(void *self, const Table *table, const Question *question,
                  Answer *answer)
{
    const PlayBots *bots = table->rules->play->bots;
    const Fingerprint before = fingerprint_now(table);
    const uint32_t questions = table->questions;

    if (bots && bots->value) {
        (void)bots->value(table_scratch(table), question->player);
        ASSERT(fingerprint_is_same(table, &before) && table->questions == questions);
        stages_reach(JUDGED);
    }
    answer_first(self, table, question, answer);
}

// A step of the game that never ends is for the driver to count.
static void play_game(const GameScript *script)
{
    static Table *table;
    static Game *game;
    const Rules *rules = &game_script_game(script)->rules;
    const Setup setup = {.seed = 1};
    Sitting sitting;

    if (!table) {
        table = calloc(1, sizeof *table);
        game = calloc(1, sizeof *game);
        ASSERT(table && game);
    }
    table_init(table,
               rules,
               game_script_library(script),
               host_scripts(game_script_host(script)));
    sitting_start(rules, &sitting, &setup);
    sitting_begin(&sitting, game, table);
    table->agents[1].answer = judge;
    for (int i = 0; i < STEPS && game_next(game, table) == GAME_WAITS; i++) {
        Answer answer;

        answer_first(NULL, table, game_question(game), &answer);
        ASSERT(!game_answer(game, &answer));
        stages_reach(ASKED);
    }
    if (game->now.fault) {
        expect_sound(table->fault.text);
        stages_reach(GAME_BROKEN);
    }
}

static void try_game(const char *source, size_t size)
{
    const ScriptSource script = {.kind = "ruleset",
                                 .name = "t.lua",
                                 .path = "t.lua",
                                 .source = source,
                                 .size = size};
    Err err = {0};
    GameScript *game = game_script_load(&script, 1, &err);

    if (!game) expect_sound(err.text);
    if (game) {
        stages_reach(GAME_LOADED);
        play_game(game);
    }
    game_script_free(game);
}

int stages_input(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;

    for (int i = 0; i < sample_rules.verbs_n; i++) sample_verbs[i].run = some_value;
    sample_rules.each = three_things;
    sample_rules.api = 2;
    turns = 0;
    if (memmem(text, size, "game \"", 6))
        try_game(text, size);
    else
        try_card(text, text + size);
    return 0;
}
