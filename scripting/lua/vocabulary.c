// vocabulary.c -- the words that scripts may use: a table of the registry, Host.words.
//
// The words that one script adds are noted in the Host, so that a script that fails
// leaves none behind. Two sets may bring the same word if it means the same: functions of
// the same code, records of the same contents. The first of them stays.

#include "scripting/lua/vocabulary.h"

#include <ctype.h>
#include <string.h>

#include "scripting/base/same_code.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"

enum { SAME_DEPTH_MAX = 16 };

ScriptValue *vocabulary_word(lua_State *L, const char *name)
{
    ScriptValue *datum;

    if (lua_getfield(L, -1, name) == LUA_TUSERDATA) {
        datum = lua_touserdata(L, -1);
        lua_pop(L, 1);
        return datum;
    }
    lua_pop(L, 1);
    datum = script_value_push(L, SCRIPT_WORD, 0);
    datum->name = name;
    lua_setfield(L, -2, name);
    return datum;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool vocabulary_is_name(lua_State *L, const char *name)
{
    bool reads = is_letter(*name);

    for (const char *c = name; *c; c++)
        reads = reads && (is_letter(*c) || (*c >= '0' && *c <= '9'));
    if (!reads) return false;
    lua_pushfstring(L, "local %s", name);
    reads = luaL_loadstring(L, lua_tostring(L, -1)) == LUA_OK;
    lua_pop(L, 2);
    return reads;
}

// Writes a name like it that a script can write: `_` for what stands in no word.
static void write_name(lua_State *L, const char *name, char *word)
{
    size_t n = 0;

    if (!is_letter(*name)) word[n++] = '_';
    for (const char *c = name; *c && n <= NAME_BYTES_MAX; c++)
        word[n++] = (char)(is_letter(*c) || (*c >= '0' && *c <= '9') ? *c : '_');
    word[n] = '\0';
    if (vocabulary_is_name(L, word)) return;
    word[n] = '_'; // a word of Lua's own
    word[n + 1] = '\0';
}

void vocabulary_check_name(lua_State *L, const char *name)
{
    char word[NAME_BYTES_MAX + 3];

    if (vocabulary_is_name(L, name)) return;
    write_name(L, name, word);
    script_fault(L,
                 FOUND_FORM,
                 "'%s' is no name that a script can write; write: %s",
                 name,
                 word);
}

static bool is_same(lua_State *L, int a, int b, int depth);

// Pushes the table that the list at [index] is, frozen or not yet.
static void push_list(lua_State *L, int index)
{
    if (lua_istable(L, index))
        lua_pushvalue(L, index);
    else
        (void)lua_getiuservalue(L, index, 1);
}

static bool has_all_of(lua_State *L, int a, int b, int depth)
{
    for (lua_pushnil(L); lua_next(L, a); lua_pop(L, 1)) {
        lua_pushvalue(L, -2);
        (void)lua_rawget(L, b);
        if (!is_same(L, lua_gettop(L) - 1, lua_gettop(L), depth)) return false;
        lua_pop(L, 1);
    }
    return true;
}

static bool is_same_list(lua_State *L, int a, int b, int depth)
{
    push_list(L, a);
    push_list(L, b);
    const int lists = lua_gettop(L) - 1;
    return has_all_of(L, lists, lists + 1, depth) &&
           has_all_of(L, lists + 1, lists, depth);
}

static bool is_same_function(lua_State *L, int a, int b, int depth)
{
    const int top = lua_gettop(L);

    if (lua_iscfunction(L, a) || lua_iscfunction(L, b) || !same_code(L, a, b))
        return false;
    for (int i = 1; lua_getupvalue(L, a, i); i++) {
        (void)lua_getupvalue(L, b, i);
        if (!is_same(L, top + 1, top + 2, depth)) return false;
        lua_settop(L, top);
    }
    return true;
}

// Compares clauses by all but the place they stand at.
static bool is_same_clause(lua_State *L, const ScriptValue *a, const ScriptValue *b,
                           int depth)
{
    const Host *host = host_of(L);
    Clause clauses[2] = {host->library->clauses[a->n], host->library->clauses[b->n]};
    const int32_t runs[2] = {clauses[0].run, clauses[1].run};

    for (int i = 0; i < 2; i++) {
        clauses[i].run = !!clauses[i].run;
        // Linking works these out (library_reads_passive), of one perhaps not yet.
        clauses[i].reads = clauses[i].zones = clauses[i].types = 0;
        clauses[i].says_they = clauses[i].is_settled = false;
        clauses[i].script = clauses[i].line = 0;
        (void)lua_rawgeti(
            L, LUA_REGISTRYINDEX, runs[i] ? host->runs[runs[i]].ref : host->words);
    }
    // NOLINTNEXTLINE(*memory-comparison): gaps of records are zeros.
    return !memcmp(&clauses[0], &clauses[1], sizeof clauses[0]) &&
           is_same(L, lua_gettop(L) - 1, lua_gettop(L), depth);
}

static bool is_same_datum(lua_State *L, int a, int b, int depth)
{
    const ScriptValue *one = lua_touserdata(L, a), *other = lua_touserdata(L, b);

    if (one->kind != other->kind) return false;
    if (one->kind == SCRIPT_LIST) return is_same_list(L, a, b, depth);
    if (one->kind == SCRIPT_CLAUSE) return is_same_clause(L, one, other, depth);
    if (one->kind == SCRIPT_FAULTY || one->kind == SCRIPT_THINGS ||
        one->kind == SCRIPT_LOOP)
        return false;
    // NOLINTNEXTLINE(*memory-comparison): gaps of records are zeros.
    return !memcmp(one, other, sizeof *one);
}

// Returns whether the values at [a] and [b] mean the same to every script. Leaves the
// stack as it was.
static bool is_same(lua_State *L, int a, int b, int depth)
{
    const int top = lua_gettop(L);
    const int types[2] = {lua_type(L, a), lua_type(L, b)};
    bool same = lua_rawequal(L, a, b);

    if (same || depth == SAME_DEPTH_MAX) return same;
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    if (types[0] == LUA_TFUNCTION && types[1] == LUA_TFUNCTION)
        same = is_same_function(L, a, b, depth + 1);
    else if (types[0] == LUA_TUSERDATA && types[1] == LUA_TUSERDATA)
        same = is_same_datum(L, a, b, depth + 1);
    else if (types[0] == LUA_TTABLE || types[1] == LUA_TTABLE)
        same = (types[0] == LUA_TTABLE || types[0] == LUA_TUSERDATA) &&
               (types[1] == LUA_TTABLE || types[1] == LUA_TUSERDATA) &&
               is_same_list(L, a, b, depth + 1);
    lua_settop(L, top);
    return same;
}

bool vocabulary_same_keyword(Host *host, int one, int other)
{
    const Keyword *a = &host->library->keywords[one];
    const Keyword *b = &host->library->keywords[other];
    bool same = a->loaded && b->loaded && !a->fault && !b->fault && !a->governs &&
                !b->governs && a->clauses_n == b->clauses_n &&
                a->adds_up == b->adds_up && a->redundant == b->redundant &&
                a->wants_cost == b->wants_cost && a->wants_query == b->wants_query &&
                a->takes_number == b->takes_number;

    for (int i = 0; same && i < a->clauses_n; i++) {
        const ScriptValue one_clause = {.n = a->clauses[i]};
        const ScriptValue other_clause = {.n = b->clauses[i]};
        const int top = lua_gettop(host->L);

        same = is_same_clause(host->L, &one_clause, &other_clause, 0);
        lua_settop(host->L, top);
    }
    return same;
}

static int lines_before(const char *text, const char *at)
{
    int lines = 0;

    for (; text < at && (text = memchr(text, '\n', (size_t)(at - text))); text++)
        lines++;
    return lines;
}

// Returns whether the name of [n] bytes at [at] is followed by `=` or stands in quotes. The text
// ends at [end], and no zero stands there.
static bool gives_meaning(const char *text, const char *end, const char *at, size_t n)
{
    const char before = at > text ? at[-1] : ' ', *next = at + n;

    if ((before == '"' || before == '\'') && next < end && *next == before) return true;
    if (isalnum((unsigned char)before) || before == '_') return false;
    while (next < end && (*next == ' ' || *next == '\t')) next++;
    return next < end && *next == '=' && (next + 1 == end || next[1] != '=');
}

// Returns the line on which the script that is loaded gives [name] a meaning: the first
// one with `name =` or "name".
static int line_of(const Host *host, const char *name)
{
    const char *text = host->text, *at = text, *end = at ? at + host->text_size : NULL;
    const size_t n = strlen(name);

    for (; n && at && (at = memmem(at, (size_t)(end - at), name, n)) != NULL; at++)
        if (gives_meaning(text, end, at, n)) return lines_before(text, at) + 1;
    return 0;
}

// Returns the place at which a script gave the name a meaning first, NULL if it is of the
// language. The host keeps the text.
static const char *place_of(lua_State *L, const char *name)
{
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->places);
    (void)lua_getfield(L, -1, name);
    const char *place = lua_tostring(L, -1);

    lua_pop(L, 2);
    return place;
}

void vocabulary_note_place(lua_State *L, const char *name)
{
    const Host *host = host_of(L);

    if (!host->source || place_of(L, name)) return;
    const int line = line_of(host, name);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->places);
    if (line)
        lua_pushfstring(L, "%s:%d", host->source->path, line);
    else
        lua_pushstring(L, host->source->path);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
}

void vocabulary_refuse(lua_State *L, const char *name, const char *what)
{
    const Host *host = host_of(L);
    const char *place = place_of(L, name);
    const int line = line_of(host, name);

    if (!place || !line) script_fault(L, FOUND_TWICE, "'%s' is %s already", name, what);
    script_fault_at(L,
                    (ScriptSpot){FOUND_TWICE, host->script, line},
                    "'%s' is %s already, and %s says something else by it: give it "
                    "another name, or the same meaning",
                    name,
                    what,
                    place);
}

void vocabulary_refuse_taken(lua_State *L, const char *name, const char *what)
{
    const Host *host = host_of(L);
    const int line = line_of(host, name);

    if (!line)
        script_fault(
            L, FOUND_TWICE, "'%s' is %s already: write another name", name, what);
    script_fault_at(L,
                    (ScriptSpot){FOUND_TWICE, host->script, line},
                    "'%s' is %s already: write another name",
                    name,
                    what);
}

// Returns whether the word on top of the stack is a mark of cards and nothing else, and what
// is added is the game's own: that comes first. A word of a set is refused, because scripts
// mean the mark by it.
static bool gives_way(lua_State *L)
{
    const ScriptValue *word = script_value_at(L, -1);
    const Host *host = host_of(L);

    if (!word || word->kind != SCRIPT_WORD || !(word->supertype || word->fact) ||
        word->zone || word->place || word->word || word->build || word->verb)
        return false;
    if (strcmp(host->source->kind, "words") != 0) return true;
    script_fault(L,
                 FOUND_TWICE,
                 "'%s' is a word already, for cards that have it printed: give it "
                 "another name",
                 word->name);
    return false;
}

void vocabulary_add(lua_State *L, const char *name)
{
    Host *host = host_of(L);

    vocabulary_check_name(L, name);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushstring(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL && !gives_way(L)) {
        const int top = lua_gettop(L);
        const bool shared = is_same(L, top - 2, top, 0);
        if (!shared) vocabulary_refuse(L, name, "a word");
        lua_pop(L, 3);
        return;
    }
    lua_pop(L, 1);
    if (host->added_n == SCRIPT_WORDS_MAX)
        script_fault(L, FOUND_TOO_MANY, "too many words in one script");
    host->added[host->added_n++] = library_text(host->library, name);
    vocabulary_note_place(L, name);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 2);
}

static const char *part_name(unsigned part)
{
    switch (part) {
    case LACKS_COSTS: return "costs";
    case LACKS_CHAIN: return "chain";
    case LACKS_SPLIT: return "amounts to divide";
    case LACKS_PRICES: return "printed costs";
    case LACKS_KEPT: return "resources for some things only";
    case LACKS_TURNED: return "resources that turn into others";
    default: return "cards that are places";
    }
}

void vocabulary_check_part(lua_State *L, unsigned part, const char *word,
                           const char *where)
{
    if (!(host_of(L)->rules->lacks & part)) return;
    script_fault(L,
                 FOUND_NOT_ASKED,
                 "this game has no %s, so '%s' cannot stand in %s",
                 part_name(part),
                 word,
                 where);
}

const char *vocabulary_hint(const Rules *rules, const char *name)
{
    // In any game: a list needs no words of Lua's.
    if (!strcmp(name, "table"))
        return "a list grows by list[#list + 1] = x, and has #list entries";
    if (!strcmp(name, "print"))
        return "a script prints nothing: cardwright try shows what it does";
    for (int i = 0; i < rules->hints_n; i++)
        if (!strcmp(rules->hints[i].name, name)) return rules->hints[i].instead;
    return NULL;
}

void vocabulary_take_back(Host *host)
{
    lua_State *L = host->L;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->places);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (int i = 0; i < host->added_n; i++) {
        for (int table = -3; table >= -4; table--) {
            lua_pushstring(L, host->added[i]);
            lua_pushnil(L);
            lua_rawset(L, table);
        }
    }
    lua_pop(L, 2);
}
