// script_value.c -- makes the values that scripts see, and reads them back.
//
// A reader that does not find what it wants raises a fault at the line of the script.
// [what] is the key or word that the message names.

#include "scripting/lua/script_value.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/number.h"
#include "engine/base/text.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_site.h"
#include "scripting/lua/written_name.h"

// Returns how deep the record is that is made now, one more than all that its reader saw.
static uint8_t nest(lua_State *L)
{
    Host *host = host_of(L);
    const int nested = host->deepest + 1;

    host->deepest = 0;
    if (nested > SCRIPT_NESTED_MAX)
        script_fault(
            L,
            FOUND_TOO_MANY,
            "more than %d queries within each other: what stands deep gets "
            "a local of its own, and of a long sum each half one, left + right",
            SCRIPT_NESTED_MAX);
    return (uint8_t)nested;
}

ScriptValue *script_value_push(lua_State *L, ScriptValueKind kind, int n)
{
    ScriptValue *datum = lua_newuserdatauv(L, sizeof *datum, kind == SCRIPT_LIST);

    memset(datum, 0, sizeof *datum);
    if (kind != SCRIPT_WORD && kind != SCRIPT_LIST) datum->nested = nest(L);
    datum->kind = (uint8_t)kind;
    datum->n = (uint16_t)n;
    luaL_setmetatable(L, "word");
    return datum;
}

const ScriptValue *script_value_at(lua_State *L, int index)
{
    Host *host = host_of(L);
    const ScriptValue *datum;

    if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
    datum = lua_touserdata(L, index);
    if (datum->kind == SCRIPT_LOOP || datum->kind == SCRIPT_THINGS) return datum;
    if (datum->nested > host->deepest) host->deepest = datum->nested;
    return datum;
}

bool script_value_is_hole(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    return datum && datum->kind == SCRIPT_HOLE;
}

static const char *const datum_names[] = {
    [SCRIPT_WORD] = "a word",
    [SCRIPT_QUERY] = "a query",
    [SCRIPT_EXCEPT] = "an exception",
    [SCRIPT_AMOUNT] = "a reading",
    [SCRIPT_COMPARE] = "a comparison",
    [SCRIPT_COST] = "a cost",
    [DATUM_HAPPENED] = "a condition",
    [SCRIPT_CLAUSE] = "a clause",
    [SCRIPT_ABILITIES] = "abilities",
    [SCRIPT_KEYWORD] = "a keyword with its cost",
    [SCRIPT_TAG] = "a tag",
    [SCRIPT_LIST] = "a list",
    [SCRIPT_LOOP] = "a loop",
    [SCRIPT_THINGS] = "a list",
    [SCRIPT_HOLE] = "a value of the function",
    [SCRIPT_FAULTY] = "a fault",
};

void script_value_push_faulty(lua_State *L)
{
    ScriptValue *datum = lua_newuserdatauv(L, sizeof *datum, 0);

    memset(datum, 0, sizeof *datum);
    datum->kind = SCRIPT_FAULTY;
    luaL_setmetatable(L, "faulty");
}

bool script_value_is_faulty(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TUSERDATA) return false;
    return ((const ScriptValue *)lua_touserdata(L, index))->kind == SCRIPT_FAULTY;
}

static int stays_faulty(lua_State *L)
{
    script_value_push_faulty(L);
    return 1;
}

void script_value_install_faulty(lua_State *L)
{
    static const char *const names[] = {"__call",
                                        "__index",
                                        "__len",
                                        "__add",
                                        "__sub",
                                        "__mul",
                                        "__div",
                                        "__idiv",
                                        "__mod",
                                        "__unm",
                                        "__concat",
                                        "__lt",
                                        "__le",
                                        NULL};

    (void)luaL_newmetatable(L, "faulty");
    for (int i = 0; names[i]; i++) {
        lua_pushcfunction(L, stays_faulty);
        lua_setfield(L, -2, names[i]);
    }
    lua_pop(L, 1);
}

// Pushes the text in quotes, a long one cut.
static const char *text_name(lua_State *L, const char *text)
{
    const char *shown = lua_pushlstring(L, text, text_cut(text, NAME_MAX_LENGTH));

    return lua_pushfstring(L, text[strlen(shown)] ? "\"%s...\"" : "\"%s\"", shown);
}

// Handles in rehearsal: below a sort that no Value has the query, the kind, and bits that are
// the same in all. Where a script adds a number to a handle, or takes one off, these change: it
// has noted a number there, and no thing.
enum {
    NO_VALUE_SORT = 31,
    SORT_SHIFT = 44,
    QUERY_SHIFT = 26,
    KIND_SHIFT = 16,
    AMONG_SHIFT = 24,
    PAID_SHIFT = 25,
    CHOSEN_SHIFT = 42,
    CHOSEN_MASK = 3,
    UNTOUCHED = 0x8000,
    UNTOUCHED_MASK = 0xffff
};

lua_Integer script_value_rehearsed_as(ValueKind kind, QueryId query)
{
    return (lua_Integer)NO_VALUE_SORT << SORT_SHIFT |
           (lua_Integer)query << QUERY_SHIFT | (lua_Integer)kind << KIND_SHIFT |
           UNTOUCHED;
}

static QueryId query_of(lua_Integer handle)
{
    return (QueryId)(handle >> QUERY_SHIFT & UINT16_MAX);
}

QueryId script_value_rehearsed_query(lua_Integer handle)
{
    return (handle & UNTOUCHED_MASK) == UNTOUCHED ? query_of(handle) : 0;
}

lua_Integer script_value_rehearsed(QueryId query)
{
    return script_value_rehearsed_as(VALUE_NONE, query);
}

lua_Integer script_value_rehearsed_among(QueryId query)
{
    return script_value_rehearsed(query) | (lua_Integer)1 << AMONG_SHIFT;
}

lua_Integer script_value_rehearsed_paid(QueryId query)
{
    return script_value_rehearsed_among(query) | (lua_Integer)1 << PAID_SHIFT;
}

bool script_value_rehearsed_is_paid(lua_Integer handle)
{
    return handle >> SORT_SHIFT == NO_VALUE_SORT && handle >> PAID_SHIFT & 1;
}

bool script_value_rehearsed_is_among(lua_Integer handle)
{
    return handle >> AMONG_SHIFT & 1;
}

ValueKind script_value_rehearsed_kind(lua_Integer handle)
{
    return (ValueKind)(handle >> KIND_SHIFT & 0xff);
}

lua_Integer script_value_rehearsed_chosen(lua_Integer handle, ChosenAs chosen)
{
    return handle | (lua_Integer)chosen << CHOSEN_SHIFT;
}

ChosenAs script_value_rehearsed_choice(lua_Integer handle)
{
    return handle >> SORT_SHIFT == NO_VALUE_SORT
               ? (ChosenAs)(handle >> CHOSEN_SHIFT & CHOSEN_MASK)
               : CHOSEN_AS_NOTHING;
}

bool script_value_rehearsed_is_sound(const Library *library, lua_Integer handle)
{
    const ValueKind kind = script_value_rehearsed_kind(handle);
    const QueryId query = query_of(handle);
    const lua_Integer marks =
        (lua_Integer)CHOSEN_MASK << CHOSEN_SHIFT | (lua_Integer)UNTOUCHED_MASK;
    const lua_Integer untouched = (handle & ~marks) | UNTOUCHED;

    if (query >= library->queries_n) return false;
    if (kind != VALUE_NONE && kind != VALUE_PLAYER && kind != VALUE_SPOT &&
        kind != VALUE_COST && kind != VALUE_LASTING)
        return false;
    return untouched == script_value_rehearsed_as(kind, query) ||
           untouched == script_value_rehearsed_among(query) ||
           untouched == script_value_rehearsed_paid(query);
}

// Names what a handle of a rehearsal stands for.
static const char *handle_name(ValueKind kind)
{
    if (kind == VALUE_PLAYER) return "a player";
    if (kind == VALUE_COST) return "a cost";
    if (kind == VALUE_LASTING) return "how long something lasts";
    return kind == VALUE_SPOT ? "a place" : "a thing";
}

// Puts the name that the script has for the value at [index] behind what it is: "a query"
// becomes "the query 'mine'".
static const char *named(lua_State *L, int index, const char *what)
{
    const char *name = written_name(L, index);

    if (!name) return what;
    if (!strncmp(what, "a ", 2))
        return lua_pushfstring(L, "the %s '%s'", what + 2, name);
    return lua_pushfstring(L, "%s, '%s'", what, name);
}

// Names a clause by its word where the script has no name for it.
static const char *clause_name(lua_State *L, int index, int clause)
{
    const char *name = written_name(L, index);
    const int kind = host_of(L)->library->clauses[clause].kind;

    return lua_pushfstring(L,
                           name ? "the clause '%s'" : "the clause %s { ... }",
                           name ? name : right_line_clause_word(kind));
}

static const char *function_name(lua_State *L, int index)
{
    const char *name = written_name(L, index);

    if (!lua_iscfunction(L, index)) return named(L, index, "a function");
    return name ? lua_pushfstring(L, "the word '%s', which nobody calls", name)
                : "a verb";
}

const char *script_value_name(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (datum && datum->kind == SCRIPT_FAULTY) script_fault_silent(L);
    if (datum && datum->kind == SCRIPT_WORD) {
        return lua_pushfstring(L, "the word '%s'", datum->name);
    }
    if (datum && datum->kind == SCRIPT_CLAUSE) return clause_name(L, index, datum->n);
    if (datum) return named(L, index, datum_names[datum->kind]);
    switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TNONE: return "nothing";
    case LUA_TTABLE: return named(L, index, "a list");
    case LUA_TNUMBER:
        if (lua_isinteger(L, index) && lua_tointeger(L, index) > INT32_MAX &&
            host_of(L)->phase != PHASE_LOAD)
            return named(
                L,
                index,
                handle_name(script_value_rehearsed_kind(lua_tointeger(L, index))));
        if (lua_isinteger(L, index))
            return lua_pushfstring(
                L, "the number %I", (LUAI_UACINT)lua_tointeger(L, index));
        return lua_pushfstring(L, "the number %f", lua_tonumber(L, index));
    case LUA_TSTRING: return text_name(L, lua_tostring(L, index));
    case LUA_TFUNCTION: return function_name(L, index);
    case LUA_TBOOLEAN: return lua_toboolean(L, index) ? "true" : "false";
    default: return lua_typename(L, lua_type(L, index));
    }
}

void script_value_only_at_load(lua_State *L, const char *what)
{
    if (host_of(L)->phase == PHASE_LOAD) return;
    script_fault(L,
                 FOUND_DATA_IN_RUN,
                 "%s is data: name it in a local above the card, outside 'run'",
                 what);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// Refuses a list in which an entry is nil, and says which.
static int refuse_hole(lua_State *L, int table, const char *what)
{
    int i = 1;

    while (lua_rawgeti(L, table, i) != LUA_TNIL) {
        lua_pop(L, 1);
        i++;
    }
    return script_fault(L,
                        FOUND_FORM,
                        "entry %d of %s is nil: a local there has no value yet, or a "
                        "word is misspelled; write a word, or take it out",
                        i,
                        what);
}

// Collects the string keys of the table in alphabetical order, because the order of
// Lua's own tables differs from run to run. Returns how many there are. Every other key
// must belong to the list 1 .. #table.
int script_value_keys(lua_State *L, int table, const char *what, const char **keys)
{
    int n = 0, entries = 0;

    luaL_checkstack(L, 8, NULL);
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING) {
            entries++;
            continue;
        }
        if (n == SCRIPT_KEYS_MAX)
            return script_fault(
                L, FOUND_TOO_MANY, "more than %d keys in %s", SCRIPT_KEYS_MAX, what);
        keys[n++] = lua_tostring(L, -2);
    }
    script_fault_charge(L, (lua_Unsigned)entries);
    if ((lua_Unsigned)entries != lua_rawlen(L, table))
        return refuse_hole(L, table, what);
    qsort(keys, (size_t)n, sizeof *keys, by_name);
    return n;
}

uint16_t script_value_constant(Host *host, int n)
{
    Amount amount;

    memset(&amount, 0, sizeof amount);
    amount.kind = AMOUNT_CONST;
    amount.n = number_of(n);
    return library_add_amount(host->library, &amount);
}

void script_value_check_how_often(lua_State *L, ClauseId clause)
{
    if (host_of(L)->library->clauses[clause].times.op)
        script_fault(L,
                     FOUND_FORM,
                     "'count' makes happened a condition; as a number leave it out");
}

// Makes an amount of a condition about the past: how often, without the `count`.
static uint16_t times_happened(lua_State *L, ClauseId clause)
{
    Host *host = host_of(L);
    Amount amount;

    script_value_check_how_often(L, clause);
    memset(&amount, 0, sizeof amount);
    amount.kind = AMOUNT_HAPPENED;
    amount.query = clause;
    return library_add_amount(host->library, &amount);
}

// Makes an amount of a value that the function will have.
static uint16_t value_of_function(lua_State *L)
{
    Amount amount;

    memset(&amount, 0, sizeof amount);
    amount.kind = AMOUNT_BOUND;
    amount.n = (int16_t)script_site_slot(L, BOUND_NUMBER);
    return library_add_amount(host_of(L)->library, &amount);
}

uint16_t script_value_amount(lua_State *L, int index, const char *what)
{
    const ScriptValue *datum = script_value_at(L, index);
    int whole;
    const lua_Integer n = lua_tointegerx(L, index, &whole);

    if (datum && datum->kind == SCRIPT_AMOUNT) {
        Host *host = host_of(L);

        host->numbers_by_value |= host->library->amounts[datum->n].kind == AMOUNT_VALUE;
        return datum->n;
    }
    if (datum && datum->kind == DATUM_HAPPENED) return times_happened(L, datum->n);
    if (datum && datum->kind == SCRIPT_HOLE) return value_of_function(L);
    if (lua_type(L, index) != LUA_TNUMBER || !whole || n != number_of(n)) {
        right_line_fault(L,
                         FOUND_ARGUMENT,
                         what,
                         "'%s' wants a number or a reading, got %s",
                         what,
                         script_value_name(L, index));
    }
    return script_value_constant(host_of(L), (int)n);
}

// Returns whether it is less than nothing whenever it is not 0: of a number that is read, so many
// times less.
static bool is_below(const Library *library, uint16_t id)
{
    const Amount *amount = &library->amounts[id];
    const Amount *one, *other;

    if (amount->kind == AMOUNT_CONST) return amount->n < 0;
    if (amount->kind != AMOUNT_PRODUCT) return false;
    one = &library->amounts[amount->reading];
    other = &library->amounts[amount->query];
    if (one->kind == AMOUNT_CONST) return one->n < 0;
    return other->kind == AMOUNT_CONST && other->n < 0;
}

uint16_t script_value_natural(lua_State *L, int index, const char *what)
{
    const uint16_t id = script_value_amount(L, index, what);

    if (is_below(host_of(L)->library, id))
        script_fault(
            L, FOUND_ARGUMENT, "'%s' is less than nothing: it is 0 or more", what);
    return id;
}

Compare script_value_compare(lua_State *L, int index, const char *what)
{
    const ScriptValue *datum = script_value_at(L, index);
    Compare compare;

    memset(&compare, 0, sizeof compare);
    if (datum && datum->special == SPECIAL_ANY_NUMBER) {
        compare.op = OP_ANY;
    } else if (datum && datum->kind == SCRIPT_COMPARE) {
        compare.op = datum->op;
        compare.amount = datum->n;
    } else if (lua_type(L, index) == LUA_TNUMBER ||
               (datum &&
                (datum->kind == SCRIPT_AMOUNT || datum->kind == DATUM_HAPPENED ||
                 datum->kind == SCRIPT_HOLE))) {
        compare.op = OP_EQUAL;
        compare.amount = script_value_amount(L, index, what);
    } else {
        right_line_fault(L,
                         FOUND_ARGUMENT,
                         what,
                         "'%s' wants a number, a reading or at_most/at_least, got %s",
                         what,
                         script_value_name(L, index));
    }
    return compare;
}

Compare script_value_count(lua_State *L, int index, const char *what)
{
    const Compare compare = script_value_compare(L, index, what);
    const Amount *amount = &host_of(L)->library->amounts[compare.amount];

    if (compare.amount && amount->kind == AMOUNT_CONST && amount->n < 0)
        script_fault(
            L, FOUND_ARGUMENT, "'%s' is less than nothing: it is 0 or more", what);
    return compare;
}

const char *script_value_string(lua_State *L, int index, const char *what)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        right_line_fault(L,
                         FOUND_ARGUMENT,
                         what,
                         "'%s' wants a name in quotes, got %s",
                         what,
                         script_value_name(L, index));
    }
    return lua_tostring(L, index);
}

const char *script_value_label(lua_State *L, int index, const char *what)
{
    const char *text = script_value_string(L, index, what);

    if (strlen(text) > NAME_BYTES_MAX)
        script_fault(
            L, FOUND_TOO_MANY, "'%s' has more than %d bytes", what, NAME_BYTES_MAX);
    return text;
}

// Splits "Swift 3" into the keyword and its value. The value is 1 if none is written.
// Cards may name only keywords that have a script; keyword scripts may name each other.
uint8_t script_value_keyword(lua_State *L, const char *name, int *value)
{
    Host *host = host_of(L);
    const char *space = strrchr(name, ' ');
    Nearest nearest = nearest_to(name);
    char bare[NAME_MAX_LENGTH];
    uint8_t keyword;

    *value = 1;
    if (space && space[1] && strspn(space + 1, "0123456789") == strlen(space + 1) &&
        space - name < NAME_MAX_LENGTH) {
        *value = strlen(space) > 8 ? INT_MAX : (int)strtol(space + 1, NULL, 10);
        if (*value > NUMBER_MAX)
            script_fault(L,
                         FOUND_KEYWORD_VALUE,
                         "'%s': a keyword's number is %d at most",
                         name,
                         NUMBER_MAX);
        memcpy(bare, name, (size_t)(space - name));
        bare[space - name] = '\0';
        name = bare;
    }
    keyword = library_find_keyword(host->library, name);
    if (keyword && host->library->keywords[keyword].loaded) return keyword;
    if (keyword && host->phase == PHASE_RUN) return keyword;
    if (host->source && !strcmp(host->source->kind, "keyword")) {
        keyword = library_keyword(host->library, name);
        if (keyword) return keyword;
        script_fault(
            L, FOUND_TOO_MANY, "there is room for %d keywords", KEYWORDS_MAX - 1);
    }
    for (int i = 1; i < host->library->keywords_n; i++) {
        const Keyword *known = &host->library->keywords[i];

        if (known->loaded) nearest_try(&nearest, known->name);
    }
    script_fault(
        L, FOUND_NO_KEYWORD, "no keyword '%s'%s", name, nearest_text(L, &nearest));
}

uint8_t script_value_bare_keyword(lua_State *L, const char *name)
{
    const Host *host = host_of(L);
    int value;
    const uint8_t keyword = script_value_keyword(L, name, &value);
    const char *bare = host->library->keywords[keyword].name;

    if (host->phase != PHASE_RUN && strcmp(name, bare) != 0)
        script_fault(
            L,
            FOUND_KEYWORD_VALUE,
            "'%s': here the keyword is meant whatever its number is, say \"%s\"",
            name,
            bare);
    return keyword;
}

void script_value_check_number(lua_State *L, const char *text, int keyword)
{
    const Host *host = host_of(L);
    const Keyword *row = &host->library->keywords[keyword];

    if (host->phase == PHASE_RUN || !row->loaded) return;
    if (row->adds_up && strlen(text) > 2 && !strcmp(text + strlen(text) - 2, " 0"))
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'%s' adds nothing: write its number, \"%s 1\"",
                     text,
                     row->name);
    if (row->takes_number) return;
    if (strcmp(row->name, text) != 0)
        script_fault(L,
                     FOUND_KEYWORD_VALUE,
                     "'%s': the script of '%s' reads no number, say \"%s\"",
                     text,
                     row->name,
                     row->name);
}
