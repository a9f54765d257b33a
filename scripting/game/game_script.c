// game_script.c -- loads the files of a game into a ScriptedGame, a Library and a host.
//
// game.lua is read by two hosts. The first one knows only the words of every game; what it
// reads are the rows, and it is gone when these are filled. The second one is made from
// the complete Rules, so each declared name is a word like any other. It reads game.lua
// again, for functions and queries, then the rules, and keeps all that cards need.

#include "scripting/game/game_script.h"

#include <stdlib.h>
#include <string.h>

#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/abilities/passives/reach_search.h"
#include "engine/play/play_check.h"
#include "engine/scripted/front/scripted_board.h"
#include "engine/scripted/front/scripted_decks.h"
#include "engine/scripted/front/scripted_sitting.h"
#include "engine/scripted/front/scripted_telling.h"
#include "engine/scripted/front/scripted_worth.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_state.h"
#include "engine/scripted/scripted_step.h"
#include "engine/scripted/verbs/verb_rows.h"
#include "scripting/game/game_inside.h"

enum { GAME_API = 3 };

struct GameScript {
    ScriptedGame game;
    Library *library;
    Host *host;
};

static GameReader *reader_of(lua_State *L)
{
    return host_of(L)->game.self;
}

// ---- game "name" { ... }

static void declare_name(GameReader *reader, const char *name)
{
    const GameRow row = {.reader = reader, .L = reader->L, .list = GAME_KEYS};

    if (!*name) game_row_key_fault(reader, GAME_KEYS, "the game has no name");
    reader->game->rules.game = game_row_keep(&row, NULL, name);
    reader->game->title = reader->game->rules.game;
}

static int declare_game(lua_State *L)
{
    GameReader *reader = reader_of(L);
    Host *host = host_of(L);

    script_value_only_at_load(L, "a game");
    reader->L = L;
    reader->host = host;
    if (host->declared) script_fault(L, FOUND_TWICE, "a file declares one game");
    if (!lua_istable(L, 1))
        game_row_key_fault(reader, GAME_KEYS, "a game is written in braces");
    host->declared = true;
    if (reader->names.known) {
        game_keys_read_second(reader);
    } else {
        declare_name(reader, lua_tostring(L, lua_upvalueindex(1)));
        game_keys_read_first(reader);
    }
    return 0;
}

static int begin_game(lua_State *L)
{
    (void)script_value_string(L, 1, "game");
    lua_settop(L, 1);
    lua_pushcclosure(L, declare_game, 1);
    return 1;
}

// ---- the rows

// Points the Rules to the rows of the game and fills in those of the language.
static void begin_rows(GameScript *script)
{
    ScriptedGame *game = &script->game;
    Rules *rules = &game->rules;

    rules->game = "";
    rules->api = GAME_API;
    rules->zones = game->zones;
    rules->kinds = game->kinds;
    rules->adjectives = game->adjectives;
    rules->fields = game->fields;
    rules->fields_most = game->fields_most;
    rules->questions = game->questions;
    rules->numbers = game->numbers;
    rules->verbs = game->verbs;
    rules->words = game->words;
    rules->places = game->places;
    rules->facts = game->facts;
    rules->list_words = game->list_words;
    rules->types = game->types;
    rules->types_without = game->types_without;
    rules->supertypes = game->supertypes;
    rules->counters = game->counters;
    rules->refusals = game->refusals;
    rules->endings = game->endings;
    rules->play = &game->play;
    rules->abilities = game->abilities;
    rules->step = scripted_step;
    rules->derive = derive_numbers;
    rules->derive_one = derive_one;
    rules->derive_gifts = derive_gifts;
    rules->reached = reach_search;
    rules->answer = passive_answer;
    rules->verify_derived = derive_verify;
    rules->verify = scripted_state_verify;
    rules->first_of = scripted_words_first_of;
    rules->ends_of = scripted_words_ends_of;
    scripted_rows_begin(game);
    verb_rows_begin(game);
    scripted_words_begin(game);
    verb_rows_begin(game);
    game->library = script->library = library_new(rules);
}

static GameGeneral general_of(const Rules *rules)
{
    return (GameGeneral){.kinds = rules->kinds_n,
                         .adjectives = rules->adjectives_n,
                         .fields = rules->fields_n,
                         .events = rules->events_n,
                         .questions = rules->questions_n,
                         .verbs = rules->verbs_n};
}

static int complete_game(ScriptedGame *game, const char *path, Err *err)
{
    Rules *rules = &game->rules;
    Err why = {0};

    rules->players = game->players_least;
    rules->seats = game->players_most;
    rules->state_bytes = (uint16_t)scripted_state_bytes(game);
    if (table_spots_of(rules) > SPOTS_MAX)
        return err_set(err,
                       65,
                       "%s: its zones have more than %d places for %d players",
                       path,
                       SPOTS_MAX,
                       game->players_most);
    // Without a chain no player responds, so that question is no decision.
    if (rules->lacks & LACKS_CHAIN) game->prompts[SCRIPTED_PROMPT_RESPOND].flags = 0;
    scripted_sitting_fill(game);
    scripted_decks_fill(game);
    scripted_board_fill(game);
    scripted_telling_fill(game);
    return play_check(rules, &why) ? err_set(err, 65, "%s: %s", path, why.text) : 0;
}

// ---- the readings

// Scripts have their numbers in the order in which they are loaded. Fits
// GameFiles.column.
static int column_of(const void *self, int script, int line, const char *message)
{
    const GameReader *reader = self;
    const int i = script - reader->first_script;

    if (i < 0 || i >= reader->sources_n) return 0;
    return game_scan_column(
        (GameText){reader->source[i].source, reader->source[i].size}, line, message);
}

static Host *new_host(GameReader *reader, const Rules *rules, Library *library,
                      Err *err)
{
    Host *host = host_new(rules, library, err);

    if (host)
        host->game = (GameFiles){
            .self = reader, .push_environment = game_names_push, .column = column_of};
    return host;
}

// Reads the rows, with a host and a library that are gone afterwards.
static int read_rows(GameReader *reader, const ScriptSource *source, Err *err)
{
    Library *library = library_new(&reader->game->rules);
    Host *host = new_host(reader, &reader->game->rules, library, err);
    const int failed = !host || host_load(host, source, err);

    host_free(host);
    library_free(library);
    return failed ? -1 : 0;
}

static void tell_use(void *self, const char *name, size_t n)
{
    static const char asks[] = "permitted";
    GameReader *reader = self;

    reader->permits |= n == sizeof asks - 1 && !memcmp(name, asks, n);
    game_declared_use(reader, name, n);
}

// Refuses events that say `can` where no function asks for it: such a clause would permit
// nothing.
static void check_permits(GameReader *reader)
{
    const Rules *rules = &reader->game->rules;

    for (int i = reader->general.events; i < rules->events_n && !reader->permits; i++) {
        const GameRow row = {.reader = reader,
                             .L = reader->L,
                             .key = GAME_KEY_events,
                             .list = GAME_KEY_events,
                             .n = i - reader->general.events + 1};

        if (rules->events[i].flags & EVENT_CAN)
            game_row_fault(&row,
                           "can",
                           "'can' of '%s' is never asked: no function calls permitted",
                           rules->events[i].name);
    }
}

static int check_uses(lua_State *L)
{
    GameReader *reader = reader_of(L);

    reader->L = L;
    game_declared_check(reader);
    check_permits(reader);
    return 0;
}

// Refuses names that none of the files uses.
static int all_used(GameReader *reader, Host *host, const ScriptSource *sources, int n,
                    Err *err)
{
    char text[400];

    for (int i = 0; i < n; i++)
        game_scan_uses(
            (GameText){sources[i].source, sources[i].size}, tell_use, reader);
    reader->host = host;
    host->script = reader->first_script;
    lua_pushcfunction(host->L, check_uses);
    const int status = lua_pcall(host->L, 0, 0, 0);
    if (status == LUA_OK) return 0;
    const FoundKind found = script_run_found(host, status);
    (void)script_run_message(host, status, 0, text, sizeof text);
    lua_pop(host->L, 1);
    return err_found(err, found, 65, "%s", text);
}

static int read_all(GameScript *script, GameReader *reader, const ScriptSource *sources,
                    int n, Err *err)
{
    Host *host;

    reader->names.known = true;
    host = script->host = new_host(reader, &script->game.rules, script->library, err);
    if (!host) return -1;
    for (int i = 0; i < n; i++) {
        if (host_load(host, &sources[i], err)) return -1;
    }
    if (host_check_game(host, err)) return -1;
    return all_used(reader, host, sources, n, err);
}

static int check_kinds(const ScriptSource *sources, int n, Err *err)
{
    for (int i = 0; i < n; i++) {
        const char *kind = i ? "rules" : "ruleset";

        if (strcmp(sources[i].kind, kind) != 0)
            return err_set(err,
                           65,
                           "%s: expected a file of kind '%s', got '%s'",
                           sources[i].path,
                           kind,
                           sources[i].kind);
    }
    return 0;
}

static int load_game(GameScript *script, const ScriptSource *sources, int n, Err *err)
{
    GameReader *reader = calloc(1, sizeof *reader);
    int failed;

    // The callers have found game.lua; a folder without it is no game.
    ASSERT(reader && n > 0);
    begin_rows(script);
    reader->names.game = begin_game;
    reader->source = sources;
    reader->sources_n = n;
    reader->first_script = (uint16_t)script->library->scripts_n;
    reader->game = &script->game;
    reader->library = script->library;
    reader->general = general_of(&script->game.rules);
    failed = check_kinds(sources, n, err) || read_rows(reader, sources, err) ||
             read_all(script, reader, sources, n, err) ||
             complete_game(&script->game, sources->path, err);
    if (script->host) script->host->game.self = NULL;
    free(reader->rulebook);
    free(reader);
    return failed ? -1 : 0;
}

GameScript *game_script_load(const ScriptSource *sources, int n, Err *err)
{
    GameScript *script = calloc(1, sizeof *script);

    // There is no memory for the program itself.
    ASSERT(script);
    if (load_game(script, sources, n, err)) {
        game_script_free(script);
        return NULL;
    }
    scripted_worth_fill(&script->game);
    library_link(script->library);
    return script;
}

GameScript *game_script_empty(void)
{
    GameScript *script = calloc(1, sizeof *script);

    // There is no memory for the program itself.
    ASSERT(script);
    begin_rows(script);
    scripted_words_add(&script->game, NULL, 0);
    return script;
}

void game_script_free(GameScript *script)
{
    if (!script) return;
    host_free(script->host);
    library_free(script->library);
    free(script);
}

bool game_script_add_word(GameScript *script, int fact, const char *word)
{
    FactRow *row = &script->game.facts[fact];

    for (int i = 0; i < row->vocabulary_n; i++)
        if (!strcmp(row->vocabulary[i].name, word)) return true;
    if (row->vocabulary_n == FACT_VOCABULARY) return false;
    script->game.fact_words[fact][row->vocabulary_n++].name =
        library_text(script->library, word);
    return true;
}

const ScriptedGame *game_script_game(const GameScript *script)
{
    return &script->game;
}

Library *game_script_library(const GameScript *script)
{
    return script->library;
}

Host *game_script_host(const GameScript *script)
{
    return script->host;
}
