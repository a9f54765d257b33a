// sandbox.c -- builds all that a script sees: the words, and the verbs of each phase.
//
// The environment of every script is an empty table that nothing can write to; reads go
// to the table of words. In a game it holds the words itself: no function that runs
// then can write to it, because check.c lets none hold it. A verb has three functions,
// one for each phase (load, rehearsal, run). The host exchanges them in the table of
// words when the phase changes, so that a call costs nothing more while a game runs; for
// the run when the first script does, because scripts are loaded one after the other.

#include <string.h>

#include "scripting/calls/argument.h"
#include "scripting/calls/script_verb.h"
#include "scripting/checks/verb_before_play.h"
#include "scripting/declare.h"
#include "scripting/lua/amount_sum.h"
#include "scripting/lua/near_word.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_pace.h"
#include "scripting/read/read.h"

typedef struct {
    const char *name;
    Special special;
    Role role;
    LocationKind place;
    uint16_t flag;
} OwnWord;

static const OwnWord own_words[] = {
#define ROLE(id, name, doc)              {name, 0, ROLE_##id, 0, 0},
#define LOCATION(id, name, doc)          {name, 0, 0, LOCATION_##id, 0},
#define PART(id, name, doc)              {name, SPECIAL_##id, 0, 0, 0},
#define KEYWORD_FLAG(id, name, doc)      {name, SPECIAL_##id, 0, 0, 0},
#define FLAG(id, name, kinds, rule, doc) {name, 0, 0, 0, CLAUSE_##id},
#include "scripting/base/language.def"
};

// Adds the words of the game and those of the language. Tables may share a name, so
// each sets only its part of the word.
static void add_vocabulary(lua_State *L, const Rules *rules)
{
    for (int i = 0; i < rules->kinds_n; i++) {
        vocabulary_word(L, rules->kinds[i].name)->kind_row = (uint8_t)(i + 1);
    }
    for (int i = 0; i < rules->adjectives_n; i++) {
        vocabulary_word(L, rules->adjectives[i].name)->adjective = (uint8_t)(i + 1);
    }
    for (int i = 0; i < rules->zones_n; i++) {
        vocabulary_word(L, rules->zones[i].name)->zone = (uint8_t)(i + 1);
    }
    for (int i = 0; i < rules->words_n; i++) {
        vocabulary_word(L, rules->words[i].name)->word = (uint8_t)(i + 1);
    }
    for (int i = 0; i < rules->places_n; i++) {
        vocabulary_word(L, rules->places[i].name)->place = (uint8_t)(i + 1);
    }
    // The answer yes is the word alone, so it has to be one.
    for (int i = 0; i < rules->questions_n; i++) {
        if (rules->questions[i].answer == ANSWER_YES)
            (void)vocabulary_word(L, rules->questions[i].name);
    }
    for (int i = 0; i < COUNT_OF(own_words); i++) {
        ScriptValue *datum = vocabulary_word(L, own_words[i].name);

        datum->special = (uint8_t)own_words[i].special;
        datum->role = (uint8_t)own_words[i].role;
        datum->location = (uint8_t)own_words[i].place;
        datum->flag = own_words[i].flag;
    }
}

// Adds the statuses that the game has named; sets may name more.
static void add_statuses(lua_State *L, Host *host)
{
    for (int i = 0; i < host->library->statuses_n; i++) {
        ScriptValue *datum = vocabulary_word(L, host->library->statuses[i]);

        datum->status = (uint8_t)(i + 1);
        datum->query = read_query_word(host, datum);
    }
}

// Stores what each word means as a query now, because the Library may be const later.
static void add_queries(lua_State *L, Host *host)
{
    const Rules *rules = host->rules;

    for (int i = 0; i < rules->kinds_n; i++) {
        ScriptValue *datum = vocabulary_word(L, rules->kinds[i].name);

        datum->query = read_query_word(host, datum);
    }
    for (int i = 0; i < rules->adjectives_n; i++) {
        ScriptValue *datum = vocabulary_word(L, rules->adjectives[i].name);

        if (!datum->query) datum->query = read_query_word(host, datum);
    }
    for (int i = 0; i < COUNT_OF(own_words); i++) {
        ScriptValue *datum = vocabulary_word(L, own_words[i].name);

        if (datum->role || datum->special == SPECIAL_ANOTHER) {
            datum->query = read_query_word(host, datum);
        }
    }
}

static int compare_word(lua_State *L, Op op)
{
    static const char *const names[] = {[OP_AT_LEAST] = "at_least",
                                        [OP_AT_MOST] = "at_most",
                                        [OP_LESS_THAN] = "less_than"};

    const bool in_run = host_of(L)->phase != PHASE_LOAD;
    const bool of_value = !in_run && script_value_is_hole(L, 1);
    uint16_t amount;
    ScriptValue *made;

    if (in_run) return script_bound_compare(L, 1, op, names[op]);
    amount = script_value_amount(L, 1, names[op]);
    made = script_value_push(L, SCRIPT_COMPARE, amount);
    made->op = (uint8_t)op;
    made->values_n = of_value;
    if (of_value) made->first = (uint16_t)host_of(L)->library->amounts[amount].n;
    return 1;
}

static int words_at_least(lua_State *L)
{
    return compare_word(L, OP_AT_LEAST);
}

static int words_at_most(lua_State *L)
{
    return compare_word(L, OP_AT_MOST);
}

static int words_less_than(lua_State *L)
{
    return compare_word(L, OP_LESS_THAN);
}

static int next_entry(lua_State *L)
{
    const lua_Integer i = (lua_Integer)((lua_Unsigned)lua_tointeger(L, 2) + 1);

    script_run_go_on(host_of(L));
    lua_settop(L, 1);
    lua_pushinteger(L, i);
    return lua_geti(L, 1, i) == LUA_TNIL ? 1 : 2;
}

static int words_ipairs(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, 1);

    if (!value_handle_is_list(L, 1) && !(datum && datum->kind == SCRIPT_LIST)) {
        return script_fault(
            L, FOUND_ARGUMENT, "ipairs wants a list, got %s", script_value_name(L, 1));
    }
    lua_settop(L, 1);
    lua_pushcfunction(L, next_entry);
    lua_insert(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

static const luaL_Reg functions[] = {
#define BUILDER(name, function, form, doc) {name, function},
#include "scripting/base/language.def"
    {NULL, NULL},
};

static const struct {
    const char *name;
    ClauseKind kind;
} clauses[] = {
#define CLAUSE(id, name, rule, doc) {name, CLAUSE_##id},
#include "scripting/base/language.def"
};

// Adds the builders. A builder is a function of its own, or makes the word of that name
// callable: `attached` is an adjective as well.
static void add_functions(lua_State *L)
{
    for (const luaL_Reg *row = functions; row->name; row++) {
        if (lua_getfield(L, -1, row->name) == LUA_TUSERDATA) {
            ((ScriptValue *)lua_touserdata(L, -1))->build = row->func;
            lua_pop(L, 1);
            continue;
        }
        lua_pop(L, 1);
        lua_pushcfunction(L, row->func);
        if (row->func != script_verb_each && row->func != words_ipairs)
            script_recover_wrap(L);
        lua_setfield(L, -2, row->name);
    }
}

// The word is a fault, and then a faulty value.
static int unknown_word(lua_State *L)
{
    const char *name = lua_tostring(L, 2);
    const char *hint;

    if (lua_type(L, 2) != LUA_TSTRING)
        return script_fault(L, FOUND_FORM, "a word is a name");
    hint = vocabulary_hint(host_of(L)->rules, name);
    if (hint) script_fault(L, FOUND_NO_WORD, "unknown word '%s': %s", name, hint);
    return script_fault(
        L, FOUND_NO_WORD, "unknown word '%s'%s", name, near_word_text(L, name, 0));
}

// Calls the verb that a word of another kind is too: `turn_player` is an adjective.
static int call_verb(lua_State *L, int verb)
{
    const Host *host = host_of(L);

    if (host->phase == PHASE_RUN) {
        lua_remove(L, 1);
        return script_verb_run(L, &host->forms[verb]);
    }
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->verbs);
    (void)lua_rawgeti(L, -1, (int)host->phase * host->rules->verbs_n + verb + 1);
    lua_replace(L, 1);
    lua_pop(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    return lua_gettop(L);
}

// Runs when a script calls a word: its builder, a kind with braces, or a keyword that
// takes text.
static int call_word(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, 1);

    if (datum->special == SPECIAL_CARD && lua_type(L, 2) == LUA_TSTRING) {
        return declare_begin_card(L);
    }
    if (datum->verb && !(datum->kind_row && lua_istable(L, 2)))
        return call_verb(L, datum->verb - 1);
    if (datum->kind_row) return read_query_of_kind(L);
    if (datum->build) {
        lua_remove(L, 1);
        return datum->build(L);
    }
    if (datum->governs) {
        lua_remove(L, 1);
        return declare_governed(L, datum->governs - 1);
    }
    if (datum->adjective && host_of(L)->rules->kinds_n)
        return script_fault(
            L,
            FOUND_FORM,
            "%s takes no braces: it stands in those of a query, %s { %s }",
            script_value_name(L, 1),
            host_of(L)->rules->kinds[0].name,
            datum->name);
    // A loop of Lua calls what stands behind `in`, with nothing.
    if (lua_gettop(L) == 3 && lua_isnil(L, 2))
        return script_fault(L,
                            FOUND_FORM,
                            "a loop goes through things by 'each', and %s is none; "
                            "write: for x in each(...) do",
                            script_value_name(L, 1));
    return script_fault(L, FOUND_FORM, "%s takes no braces", script_value_name(L, 1));
}

// Refuses word.verb and word:verb(), with verb(word) where there is such a verb.
static int refuse_part(lua_State *L, const ScriptValue *datum)
{
    const Rules *rules = host_of(L)->rules;
    const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";

    for (int i = 0; i < rules->verbs_n && datum->kind == SCRIPT_WORD; i++)
        if (!strcmp(rules->verbs[i].name, key))
            return script_fault(L,
                                FOUND_FORM,
                                "%s has no parts: write %s(%s)",
                                script_value_name(L, 1),
                                key,
                                datum->name);
    return script_fault(L,
                        FOUND_FORM,
                        "%s has no parts: a verb reads what is known of it",
                        script_value_name(L, 1));
}

static int index_word(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, 1);

    if (datum->kind != SCRIPT_LIST) {
        return refuse_part(L, datum);
    }
    (void)lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    (void)lua_rawget(L, -2);
    return 1;
}

static int length_of_word(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, 1);

    if (datum->kind != SCRIPT_LIST) {
        return script_fault(L, FOUND_FORM, "%s has no length", script_value_name(L, 1));
    }
    (void)lua_getiuservalue(L, 1, 1);
    lua_pushinteger(L, (lua_Integer)lua_rawlen(L, -1));
    return 1;
}

static int write_word(lua_State *L)
{
    return script_fault(L,
                        FOUND_STATE,
                        "a script cannot keep state: %s cannot be changed",
                        script_value_name(L, 1));
}

static const luaL_Reg word_meta[] = {
    {"__index", index_word},
    {"__len", length_of_word},
    {"__newindex", write_word},
    {NULL, NULL},
};

// Returns the Lua function of the verb in that phase.
static lua_CFunction function_of(const VerbRow *verb, int phase)
{
    if (phase == PHASE_LOAD) return verb_before_play_as_data;
    if (phase == PHASE_REHEARSE) return verb_before_play_rehearse;
    if (verb->brief) return script_verb_brief_act;
    return verb->run || !verb->field ? script_verb_act : script_verb_brief_read;
}

static void add_verbs(lua_State *L, const Rules *rules)
{
    argument_begin(host_of(L));
    host_of(L)->brief_call = script_verb_brief_call;
    lua_createtable(L, (SCRIPT_PHASES + 1) * rules->verbs_n, 0);
    for (int phase = 0; phase < SCRIPT_PHASES; phase++) {
        for (int i = 0; i < rules->verbs_n; i++) {
            lua_pushlightuserdata(L, &host_of(L)->forms[i]);
            lua_pushcclosure(L, function_of(&rules->verbs[i], phase), 1);
            if (phase != PHASE_RUN) script_recover_wrap(L);
            lua_rawseti(L, -2, phase * rules->verbs_n + i + 1);
        }
    }
    for (int i = 0; i < rules->verbs_n; i++) {
        lua_pushstring(L, rules->verbs[i].name);
        lua_rawseti(L, -2, SCRIPT_PHASES * rules->verbs_n + i + 1);
    }
}

void sandbox_set_phase(Host *host, ScriptPhase phase)
{
    if (host->takes_words) script_run_take_words(host, false);
    host->phase = phase;
    if (phase != PHASE_RUN) script_run_exchange(host);
}

static void make_environment(lua_State *L, Host *host)
{
    lua_newtable(L);
    lua_createtable(L, 0, 2);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, right_line_global);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    host->sandbox = luaL_ref(L, LUA_REGISTRYINDEX);
}

void sandbox_install(Host *host)
{
    lua_State *L = host->L;

    value_handle_list_install(L);
    script_pace_install(L);
    script_value_install_faulty(L);
    (void)luaL_newmetatable(L, "word");
    luaL_setfuncs(L, word_meta, 0);
    lua_pushcfunction(L, call_word);
    script_recover_wrap(L);
    lua_setfield(L, -2, "__call");
    amount_sum_install(L);
    lua_pop(L, 1);
    lua_newtable(L);
    add_vocabulary(L, host->rules);
    add_queries(L, host);
    add_statuses(L, host);
    add_functions(L);
    for (int i = 0; i < COUNT_OF(clauses); i++) {
        lua_pushinteger(L, clauses[i].kind);
        lua_pushcclosure(L, read_clause_of_kind, 1);
        script_recover_wrap(L);
        lua_setfield(L, -2, clauses[i].name);
    }
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, unknown_word);
    script_recover_wrap(L);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    host->words = luaL_ref(L, LUA_REGISTRYINDEX);
    make_environment(L, host);
    add_verbs(L, host->rules);
    host->verbs = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    host->names = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    host->joined_queries = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    host->places = luaL_ref(L, LUA_REGISTRYINDEX);
    host->exchanged = SCRIPT_PHASES;
    sandbox_set_phase(host, PHASE_LOAD);
    host->phase = PHASE_RUN;
}
