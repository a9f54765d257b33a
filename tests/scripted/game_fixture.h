// game_fixture.h -- a table for games that are written in Lua.

#ifndef GAME_FIXTURE_H
#define GAME_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/play/sitting.h"
#include "scripting/game/game_script.h"

typedef struct {
    GameScript *script;
    Table *table;
    Game *game, *copy;
    Log *log;
    Err err;
} Fixture;

static inline ScriptSource source_of(const char *kind, const char *path,
                                     const char *source)
{
    return (ScriptSource){.kind = kind,
                          .name = path,
                          .path = path,
                          .source = source,
                          .size = strlen(source)};
}

// Loads game.lua, and rules beside it where there are any.
static inline GameScript *load_files(Fixture *f, const char *game, const char *rules)
{
    const ScriptSource files[] = {source_of("ruleset", "game.lua", game),
                                  source_of("rules", "rules.lua", rules ? rules : "")};

    return game_script_load(files, rules ? 2 : 1, &f->err);
}

static inline const Rules *rules_of(const Fixture *f)
{
    return &game_script_game(f->script)->rules;
}

static inline void use(Fixture *f, GameScript *script)
{
    if (!script) fail_msg("%s", f->err.text);
    game_script_free(f->script);
    f->script = script;
    table_init(f->table,
               rules_of(f),
               game_script_library(script),
               host_scripts(game_script_host(script)));
    f->table->verify = true;
    f->table->log = f->log;
    memset(f->log, 0, sizeof *f->log);
}

// Puts the game before its first step.
static inline void start(Fixture *f, uint64_t seed)
{
    const Setup setup = {.seed = seed};
    Sitting sitting;

    sitting_start(rules_of(f), &sitting, &setup);
    sitting_begin(&sitting, f->game, f->table);
}

// A small game whose every turn is [turn].
static inline void use_turn(Fixture *f, const char *turn)
{
    char source[2000];

    (void)snprintf(
        source,
        sizeof source,
        "game \"T\" { players = 2, columns = { { \"rank\", number, main } },\n"
        "types = { \"Card\" }, zones = { { \"pile\", shared, ordered, for_cards },\n"
        "{ \"hand\", per_player, private, for_cards } },\n"
        "player_counters = { { \"score\", for_cards } },\n"
        "cards = { { \"A\", rank = 4 }, { \"B\", rank = 6 } },\n"
        "notes = { { \"best\", for_cards } },\n"
        "endings = { { \"cards\", \"no card is left\", for_cards } },\n"
        "setup = function() fill(pile) end,\n"
        "turn = function()\n%s\nend }",
        turn);
    use(f, load_files(f, source, NULL));
    start(f, 1);
}

static inline void use_high_card(Fixture *f)
{
    static const char path[] = "tests/games/high_card.lua";
    char source[4096] = "";
    FILE *file = fopen(path, "r");

    assert_non_null(file);
    (void)fread(source, 1, sizeof source - 1, file);
    (void)fclose(file);
    use(f, load_files(f, source, NULL));
}

static inline int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    f->table = calloc(1, sizeof *f->table);
    f->game = calloc(1, sizeof *f->game);
    f->copy = calloc(1, sizeof *f->copy);
    f->log = calloc(1, sizeof *f->log);
    *state = f;
    return 0;
}

static inline int tear_down(void **state)
{
    Fixture *f = *state;

    game_script_free(f->script);
    free(f->table);
    free(f->game);
    free(f->copy);
    free(f->log);
    free(f);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
