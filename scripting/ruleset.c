// ruleset.c -- reads `game "name" { ... }` into Rules and a Library, and runs its
// steps.
//
// Zones and notes become words when the script declares them, so the sandbox knows them
// like any other word. The two functions become the runs of two clauses; nothing else
// of the script is used again. The host does not rehearse a ruleset, because its things
// depend on the game. A mistake in a function becomes a fault of the step that calls
// it.

#include "scripting/ruleset.h"

#include <stdlib.h>
#include <string.h>

#include "scripting/ruleset_inside.h"

static Ruleset *ruleset_of(lua_State *L)
{
    return host_of(L)->ruleset;
}

// The words that may stand in a zone's braces.
static const struct {
    const char *name;
    int scope, flags; // scope -1: the word sets no scope
} zone_words[] = {
    {"per_player", SCOPE_PLAYER, 0},
    {"shared", SCOPE_SHARED, 0},
    {"private", -1, ZONE_PRIVATE},
    {"secret", -1, ZONE_SECRET},
    {"ordered", -1, ZONE_ORDERED},
    {"board", -1, ZONE_BOARD},
};

static void take_zone_word(lua_State *L, ZoneRow *row)
{
    const Datum *datum = datum_at(L, -1);

    for (int i = 0; datum && datum->name && i < COUNT_OF(zone_words); i++) {
        if (strcmp(zone_words[i].name, datum->name)) continue;
        if (zone_words[i].scope >= 0) row->scope = (uint8_t)zone_words[i].scope;
        row->flags |= (uint8_t)zone_words[i].flags;
        return;
    }
    script_fault(L, "a zone is not %s", datum_name(L, -1));
}

// Reads a character of UTF-8 from [at] on. Returns the text after it, NULL where there
// is none or it cannot be printed.
static const char *skip_character(const char *at)
{
    static const unsigned least[] = {' ', 0x80, 0x800, 0x10000};
    unsigned letter = (unsigned char)*at++;
    const int more = letter < 0x80 ? 0 : letter < 0xE0 ? 1 : letter < 0xF0 ? 2 : 3;

    if ((letter >= 0x80 && letter < 0xC0) || letter >= 0xF8 || letter == 0x7F)
        return NULL;
    if (more) letter &= 0x3Fu >> more;
    for (int i = 0; i < more; i++) {
        if (((unsigned char)*at & 0xC0u) != 0x80) return NULL;
        letter = letter << 6 | ((unsigned char)*at++ & 0x3Fu);
    }
    if (letter < least[more] || letter > 0x10FFFF) return NULL;
    return letter >= 0xD800 && letter < 0xE000 ? NULL : at;
}

// Reads a name. Records and views are JSON, which holds nothing but UTF-8.
static const char *name_at(lua_State *L, int index, const char *what)
{
    const char *name = datum_string(L, index, what);

    for (const char *at = name; *at;) {
        at = skip_character(at);
        if (!at) script_fault(L, "'%s' wants a name that can be printed", what);
    }
    return name;
}

// Makes a word of the game that stands for row [n] of its zones or notes.
static Datum *add_row_word(lua_State *L, const char *name, int n, bool zone)
{
    Datum *datum = datum_push(L, DATUM_WORD, 0);

    datum->name = library_text(ruleset_of(L)->library, name);
    if (zone)
        datum->zone = (uint8_t)(n + 1);
    else
        datum->word = (uint8_t)(n + 1);
    lua_pushvalue(L, -1);
    vocabulary_add(L, name);
    return datum;
}

static int declare_zone(lua_State *L)
{
    Ruleset *ruleset = ruleset_of(L);
    Rules *rules = &ruleset->rules;
    const char *name = lua_tostring(L, lua_upvalueindex(1));
    ZoneRow row = {.scope = SCOPE_PLAYER, .doc = ""};

    datum_only_at_load(L, "a zone");
    if (!lua_istable(L, 1)) script_fault(L, "a zone is written in braces");
    for (int i = 1; i <= (int)lua_rawlen(L, 1); i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, 1, i);
        take_zone_word(L, &row);
    }
    if (row.scope == SCOPE_SHARED && row.flags & ZONE_PRIVATE) {
        script_fault(L, "a shared zone belongs to nobody, so it cannot be private");
    }
    if (rules->zones_n == ZONES_MAX) {
        script_fault(L, "there is room for %d zones", ZONES_MAX);
    }
    row.name = add_row_word(L, name, rules->zones_n, true)->name;
    ruleset->zones[rules->zones_n++] = row;
    return 1;
}

// Reads zone "hand" { private }.
static int words_zone(lua_State *L)
{
    (void)name_at(L, 1, "zone");
    lua_settop(L, 1);
    lua_pushcclosure(L, declare_zone, 1);
    return 1;
}

// Returns the whole number at [index], which lies from [min] to [max].
static int number_at(lua_State *L, int index, const char *what, int min, int max)
{
    int whole;
    const lua_Integer n = lua_tointegerx(L, index, &whole);

    if (lua_type(L, index) == LUA_TNUMBER && whole && n >= min && n <= max) {
        return (int)n;
    }
    script_fault(L,
                 "'%s' wants a number from %d to %d, got %s",
                 what,
                 min,
                 max,
                 datum_name(L, index));
}

static void list_at(lua_State *L, int index, const char *what)
{
    if (!lua_istable(L, index)) {
        script_fault(L, "'%s' wants a list, got %s", what, datum_name(L, index));
    }
}

static void read_players(lua_State *L, int index)
{
    Rules *rules = &ruleset_of(L)->rules;

    rules->players = (uint8_t)number_at(L, index, "players", 1, SEATS_MAX);
    rules->seats = rules->players;
}

static void read_zones(lua_State *L, int index)
{
    const int n = ruleset_of(L)->rules.zones_n;

    list_at(L, index, "zones");
    for (int i = 1; i <= (int)lua_rawlen(L, index); i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, index, i);
        if (datum_at(L, -1) && datum_at(L, -1)->zone) continue;
        script_fault(L, "'zones' wants zones, got %s", datum_name(L, -1));
    }
    if ((int)lua_rawlen(L, index) != n) {
        script_fault(L, "'zones' lists every zone once: there are %d", n);
    }
}

// Makes each name of the list a word and a row of the rules.
static void read_notes(lua_State *L, int index)
{
    Ruleset *ruleset = ruleset_of(L);
    Rules *rules = &ruleset->rules;

    list_at(L, index, "notes");
    for (int i = 1; i <= (int)lua_rawlen(L, index); i++, lua_pop(L, 2)) {
        const char *name;

        if (rules->words_n == NOTES_MAX) {
            script_fault(L, "there is room for %d notes", (int)NOTES_MAX);
        }
        (void)lua_rawgeti(L, index, i);
        name = name_at(L, -1, "notes");
        ruleset->notes[rules->words_n].doc = "";
        ruleset->notes[rules->words_n].name =
            add_row_word(L, name, rules->words_n, false)->name;
        rules->words_n++;
        rules->state_bytes = (uint16_t)(rules->words_n * (int)sizeof(Note));
    }
}

// Makes each key a way in which the game ends, with the sentence that says so.
static void read_endings(lua_State *L, int index)
{
    Ruleset *ruleset = ruleset_of(L);
    Rules *rules = &ruleset->rules;
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!lua_istable(L, index)) script_fault(L, "'endings' is written in braces");
    n = datum_keys(L, index, "endings", keys);
    if (n > ENDINGS_MAX)
        script_fault(L, "there is room for %d endings", (int)ENDINGS_MAX);
    for (int i = 0; i < n; i++, lua_pop(L, 1)) {
        (void)lua_getfield(L, index, keys[i]);
        ruleset->endings[rules->endings_n++] = (EndingRow){
            .name = library_text(ruleset->library, keys[i]),
            .rule = "",
            .text = library_text(ruleset->library, datum_string(L, -1, keys[i]))};
    }
    if (lua_rawlen(L, index)) script_fault(L, "'endings' takes keys only");
}

// Reads one card, { "name", value = 1 }, on top of the stack.
static void read_card(lua_State *L)
{
    Library *library = ruleset_of(L)->library;
    CardFacts facts = {.type = "card"};
    const char *keys[SCRIPT_KEYS_MAX];
    const int card = lua_gettop(L);
    char why[200] = "";

    list_at(L, card, "cards");
    for (int i = datum_keys(L, card, "a card", keys) - 1; i >= 0; i--) {
        if (strcmp(keys[i], "value")) script_fault(L, "a card has no '%s'", keys[i]);
    }
    (void)lua_rawgeti(L, card, 1);
    facts.code = facts.name = name_at(L, -1, "cards");
    if (library_card_by_code(library, facts.code)) {
        script_fault(L, "two cards are named \"%s\"", facts.code);
    }
    if (lua_getfield(L, card, "value") != LUA_TNIL) {
        facts.facts[RULESET_VALUE].number =
            (int16_t)number_at(L, -1, "value", INT8_MIN, INT8_MAX);
    }
    if (!library_add_card(library, &facts, why, sizeof why)) script_fault(L, "%s", why);
    lua_pop(L, 2);
}

static void read_cards(lua_State *L, int index)
{
    const lua_Unsigned n = lua_rawlen(L, index);

    list_at(L, index, "cards");
    if (n >= OBJECTS_MAX) {
        script_fault(L, "there is room for %d cards", OBJECTS_MAX - 1);
    }
    for (int i = 1; i <= (int)n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, index, i);
        read_card(L);
    }
}

// Makes the function of key [name] the run of the library's next clause.
static void read_function(lua_State *L, const char *name)
{
    Host *host = host_of(L);
    Clause clause;
    lua_Debug about;

    if (lua_getfield(L, 1, name) != LUA_TFUNCTION || lua_iscfunction(L, -1)) {
        script_fault(L, "'%s' wants a function, got %s", name, datum_name(L, -1));
    }
    memset(&clause, 0, sizeof clause);
    clause.kind = CLAUSE_EFFECT;
    clause.script = host->script;
    clause.run = script_run_keep(L, lua_gettop(L));
    (void)lua_getinfo(L, ">S", &about);
    clause.line = (uint16_t)about.linedefined;
    (void)library_add_clause(host->library, &clause);
}

static const struct {
    const char *name;
    void (*read)(lua_State *L, int index); // NULL: read_function, in its order
} game_keys[] = {
    {"players", read_players},
    {"zones", read_zones},
    {"cards", read_cards},
    {"notes", read_notes},
    {"endings", read_endings},
    {"setup", NULL},
    {"step", NULL},
};

// Refuses an unknown key before any is read, so that a misspelt one is named and not
// missed.
static void check_keys(lua_State *L)
{
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = datum_keys(L, 1, "a game", keys);

    for (int i = 0; i < n; i++) {
        Nearest nearest = nearest_to(keys[i]);
        bool known = false;

        for (int k = 0; k < COUNT_OF(game_keys); k++) {
            known |= !strcmp(keys[i], game_keys[k].name);
            nearest_try(&nearest, game_keys[k].name);
        }
        if (known) continue;
        script_fault(
            L, "unknown key '%s' in game%s", keys[i], nearest_text(L, &nearest));
    }
    if (lua_rawlen(L, 1)) script_fault(L, "a game takes keys only");
}

static int declare_game(lua_State *L)
{
    Host *host = host_of(L);
    Ruleset *ruleset = host->ruleset;
    const char *name = lua_tostring(L, lua_upvalueindex(1));

    datum_only_at_load(L, "a game");
    if (host->declared) script_fault(L, "a ruleset declares one game");
    if (!lua_istable(L, 1)) script_fault(L, "a game is written in braces");
    check_keys(L);
    for (int i = 0; i < COUNT_OF(game_keys); i++) {
        if (!game_keys[i].read) continue;
        if (lua_getfield(L, 1, game_keys[i].name) != LUA_TNIL) {
            game_keys[i].read(L, lua_gettop(L));
        }
        lua_settop(L, 1);
    }
    if (!ruleset->rules.players)
        script_fault(L, "a game says how many 'players' it has");
    read_function(L, "setup");
    read_function(L, "step");
    ruleset->rules.game = library_text(ruleset->library, name);
    host->declared = true;
    return 0;
}

// Reads game "High Card" { ... }.
static int words_game(lua_State *L)
{
    (void)name_at(L, 1, "game");
    lua_settop(L, 1);
    lua_pushcclosure(L, declare_game, 1);
    return 1;
}

// Adds the words that only a ruleset has. The language's own words stay.
static int install_words(lua_State *L)
{
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushcfunction(L, words_game);
    lua_setfield(L, -2, "game");
    lua_pushcfunction(L, words_zone);
    lua_setfield(L, -2, "zone");
    for (int i = 0; i < COUNT_OF(zone_words); i++) {
        lua_pushstring(L, zone_words[i].name);
        if (lua_rawget(L, -2) == LUA_TNIL) {
            datum_push(L, DATUM_WORD, 0)->name = zone_words[i].name;
            lua_setfield(L, -3, zone_words[i].name);
        }
        lua_pop(L, 1);
    }
    return 0;
}

// Runs one step; the first one of a game is its setup. A step that changes nothing is a
// fault, because the same step would follow for ever.
static void run_step(Table *table)
{
    State *state = table->state;
    const ClauseId id = state->turn ? CLAUSE_STEP : CLAUSE_SETUP;
    const uint64_t before = game_state_hash(state);
    Env env;

    if (table->idle >= IDLE_STEPS_MAX) table_limit_of(table, LIMIT_IDLE_STEPS, id);
    memset(&env, 0, sizeof env);
    env.you = env.subject_player = env.actor = env.chooser = NOBODY;
    env.event_spot = env.event_from = NOWHERE;
    table_run(table, &env, &table->library->clauses[id], NULL, 0);
    if (!state->turn) state->turn = 1;
    if (game_state_hash(state) == before) {
        table_fault(table, id, "a step changed nothing, so the game would never end");
    }
}

static int load_into(Ruleset *ruleset, const ScriptSource *script, Err *err)
{
    Host *host = ruleset->host = host_new(&ruleset->rules, ruleset->library, err);

    if (!host) return -1;
    host->ruleset = ruleset;
    lua_pushcfunction(host->L, install_words);
    if (lua_pcall(host->L, 0, 0, 0) != LUA_OK) {
        return err_set(err, 70, "%s: %s", script->path, lua_tostring(host->L, -1));
    }
    return host_load(host, script, err);
}

Ruleset *ruleset_load(const ScriptSource *script, Err *err)
{
    Ruleset *ruleset = calloc(1, sizeof *ruleset);

    ASSERT(ruleset);
    ruleset_rows(&ruleset->rules);
    ruleset->rules.api = 2;
    ruleset->rules.zones = ruleset->zones;
    ruleset->rules.words = ruleset->notes;
    ruleset->rules.endings = ruleset->endings;
    ruleset->rules.verify = ruleset_verify_notes;
    ruleset->rules.step = run_step;
    ruleset->library = library_new(&ruleset->rules);
    if (load_into(ruleset, script, err)) {
        ruleset_free(ruleset);
        return NULL;
    }
    library_link(ruleset->library);
    return ruleset;
}

void ruleset_free(Ruleset *ruleset)
{
    if (!ruleset) return;
    host_free(ruleset->host);
    library_free(ruleset->library);
    free(ruleset);
}

Library *ruleset_library(const Ruleset *ruleset)
{
    return ruleset->library;
}

const Scripts *ruleset_scripts(const Ruleset *ruleset)
{
    return host_scripts(ruleset->host);
}

void ruleset_table(const Ruleset *ruleset, Table *table)
{
    table_init(table, &ruleset->rules, ruleset->library, host_scripts(ruleset->host));
}

void ruleset_start(const Ruleset *ruleset, Game *game, const Table *table,
                   uint64_t seed)
{
    game_clear(game, table, ruleset->rules.players, seed);
}
