// game_verb_fixture.h -- a small game with something for every verb, around a turn that a
// test writes.

#ifndef GAME_VERB_FIXTURE_H
#define GAME_VERB_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/scripted_state.h"
#include "scripting/game/game_script.h"

typedef struct {
    GameScript *script;
    Table *table;
    Game *game, *copy;
    Log *log;
    Err err;
} Fixture;

// `sure(n, ok)` notes the number of the first claim that does not hold.
static const char rows[] =
    "local weak, strong = beast { strength = 1 }, beast { strength = at_least(4) }\n"
    "local bear, marked = beast { strength = 6 }, beast { used }\n"
    "local grey = beast { tag = \"Grey\" } local blank_bone, outer, marked_bone = bone { face = 4 }, bone { tag = \"out\" }, bone { used }\n"
    "local switches = { { \"floor\", \"set\", \"min\", for_cards } } "
    "for i = 2, 27 do switches[i] = { \"open\" .. i, \"no\", \"yes\", for_cards, players = i == 27 and 2 or nil } end "
    "local function sure(n, ok)\n"
    "  if not ok and not noted(failed) then note(failed, n) end\n"
    "end\n"
    "game \"verbs\" { api = 2, players = 2, triggers = at_once,\n"
    "columns = { { \"strength\", number, most = 99, main, for_cards },\n"
    "            { \"colour\", words = { \"red\", \"blue\" }, for_cards } },\n"
    "types = { \"Beast\", \"Tool\" }, supertypes = { \"Hero\" },\n"
    "kinds = { { \"beast\", types = { \"Beast\" }, for_cards }, { \"tool\", types = { \"Tool\" }, for_cards } },\n"
    "zones = { { \"deck\", per_player, secret, ordered, for_cards }, { \"hand\", per_player, private, for_cards },\n"
    "          { \"den\", per_player, board, active, for_cards }, { \"pile\", per_player, ordered, for_cards },\n"
    "          { \"bag\", shared, for_cards }, { \"track\", shared, ordered, limit = 2, spills = \"bag\", for_cards } },\n"
    "counters = { { \"damage\", for_cards } }, player_counters = { { \"gems\", starts = 2, for_cards } },\n"
    "statuses = { { \"used\", for_cards }, { \"wet\", lasts = \"this_round\", for_cards } }, notes = { \"failed\", { \"kept\", for_cards }, "
    "  { \"own\", per_player, for_cards }, { \"row\", list = 3, for_cards }, { \"trail\", per_player, list = 2, for_cards }, "
    "  { \"sky\", words = { \"sun\", \"rain\" }, for_cards }, "
    "  { \"brief\", per_player, list = 2, lasts = \"this_turn\", for_cards }, { \"mist\", lasts = \"this_round\", for_cards } }, durations = { { \"this_round\", for_cards } },\n"
    "settings = switches,\n"
    "dice = { { \"terrain\", { \"plains\", \"road\" }, { \"river\" }, for_cards }, { \"d6\", faces = 6, for_cards }, "
    "{ \"bone\", { \"in\", \"out\" }, { \"out\" }, { \"out\" }, {}, kept, for_cards } },\n"
    "events = { { \"played\", card, cannot, as, instead, for_cards }, { \"passed\", player, cannot, instead, for_cards },\n"
    "           { \"dealt\", player, told, for_cards } },\n"
    "questions = { { \"extra_cards\", number, add, of = player, for_cards }, { \"keeps_one\", yes, for_cards } },\n"
    "numbers = { { \"strength\", layers = { { \"raised\", add } } } },\n"
    "prompts = { { \"action\", \"Your turn\", acts, for_cards }, { \"mulligan\", \"Exchange\", before, for_cards } },\n"
    "endings = { { \"gems\", \"a player has no gem left\", for_cards } },\n"
    "cards = { { \"Wolf\", strength = 4, colour = { \"red\" }, tags = { \"Grey\" } },\n"
    "          { \"Bear\", strength = 6, colour = { \"red\", \"blue\" } },\n"
    "          { \"Owl\", strength = 1, colour = { \"blue\" } },\n"
    "          { \"Axe\", type = \"Tool\" } },\n"
    "setup = function() fill(deck) end,\n"
    "turn = function()\n"
    "local me, foe = turn_player(), next_player()\n";

static inline GameScript *load(Fixture *f, const char *turn)
{
    char source[9000];
    const ScriptSource script = {
        .kind = "ruleset", .name = "game.lua", .path = "game.lua", .source = source};
    ScriptSource sized = script;

    (void)snprintf(source, sizeof source, "%s%s\nend }", rows, turn);
    sized.size = strlen(source);
    return game_script_load(&sized, 1, &f->err);
}

static inline void begin(Fixture *f)
{
    game_clear(f->game, f->table, 2, 7);
    f->game->now.players[1].team = 1;
    for (int i = 0; i < 2; i++) f->game->now.players[i].counters[0] = 2; // gems
}

static inline void use_turn(Fixture *f, const char *turn)
{
    game_script_free(f->script);
    f->script = load(f, turn);
    if (!f->script) fail_msg("%s", f->err.text);
    table_init(f->table,
               &game_script_game(f->script)->rules,
               game_script_library(f->script),
               host_scripts(game_script_host(f->script)));
    f->table->verify = true;
    f->table->log = f->log;
    memset(f->log, 0, sizeof *f->log);
    begin(f);
}

static inline Value noted(const Fixture *f, int note)
{
    return scripted_state_noted(
        game_script_game(f->script), &f->game->now, (NotePlace){.note = note});
}

enum { NOTE_FAILED, NOTE_KEPT };

// Runs the game until a question waits or it is over, and checks all claims.
static inline GameStatus run(Fixture *f)
{
    const GameStatus status = game_next(f->game, f->table);

    if (status == GAME_FAULT) fail_msg("%s", f->table->fault.text);
    if (noted(f, NOTE_FAILED).kind == VALUE_NUMBER)
        fail_msg("claim %d does not hold", noted(f, NOTE_FAILED).n);
    return status;
}

// Runs a turn that asks nothing and ends the game.
static inline void claims(Fixture *f, const char *turn)
{
    char text[6000];

    (void)snprintf(text, sizeof text, "%s\ndraw_game()", turn);
    use_turn(f, text);
    assert_int_equal(run(f), GAME_OVER);
}

static inline void answer(Fixture *f, int n, const uint16_t *picks)
{
    Answer given = {.n = (uint16_t)n};

    memcpy(given.picks, picks, (size_t)n * sizeof *picks);
    if (game_answer(f->game, &given)) fail_msg("%s", game_answer(f->game, &given));
}

static inline void pick(Fixture *f, uint16_t option)
{
    answer(f, 1, &option);
}

// A card's function is tried out at load, in every branch.
static inline int load_card(Fixture *f, const char *source)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "Wolf",
                                 .path = "card.lua",
                                 .source = source,
                                 .size = strlen(source)};

    memset(&f->err, 0, sizeof f->err);
    return host_load(game_script_host(f->script), &script, &f->err);
}

// Expects a fault of the script: as it loads, or as the turn runs.
static inline void refuses(Fixture *f, const char *turn, const char *text)
{
    const char *fault = f->err.text;
    GameScript *script = load(f, turn);

    if (script) {
        game_script_free(script);
        use_turn(f, turn);
        assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
        fault = f->table->fault.text;
    }
    if (!strstr(fault, text)) fail_msg("'%s' is not in '%s'", text, fault);
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
