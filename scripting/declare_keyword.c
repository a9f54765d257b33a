// declare_keyword.c -- reads the keyword that a script declares, and the text that others take.
//
//     keyword "Swift" { flag, clause, ... }       the meaning of a printed keyword
//     keyword "Level" { governs = condition }    one that takes text: level { 3, ... }

#include <string.h>

#include "scripting/base/nearest.h"
#include "scripting/base/script_place.h"
#include "scripting/clauses/clauses.h"
#include "scripting/declare_inside.h"
#include "scripting/lua/mark_words.h"
#include "scripting/lua/right_line.h"
#include "scripting/read/read.h"

// Makes the clause the text of one more keyword: it counts while the conditions of all hold.
static void add_keyword(lua_State *L, Clause *clause, int keyword, int level)
{
    const Keyword *row = &host_of(L)->library->keywords[keyword];

    if (clause->keywords >> keyword & 1u)
        script_fault(
            L, FOUND_FORM, "a clause cannot be the text of '%s' twice", row->name);
    if (clause->depends_n == CLAUSE_DEPENDS_MAX)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a clause counts under %d keywords at most",
                     CLAUSE_DEPENDS_MAX);
    clause->keywords |= 1ull << keyword;
    clause->depends[clause->depends_n++] =
        (Depends){.condition = row->governs_condition, .level = (int16_t)level};
}

// Writes the word of a keyword that takes text: its name in lower case.
static const char *word_of(lua_State *L, int keyword, char *word)
{
    mark_words_text(host_of(L)->library->keywords[keyword].name, word, FACE_TEXT);
    return word;
}

// Makes the clauses of level { 3, clause, ... } hold only under the keyword's
// condition.
static int govern_by_condition(lua_State *L, int keyword)
{
    Library *library = host_of(L)->library;
    char word[FACE_TEXT];
    int level = 0;
    Printed printed;

    if (!lua_istable(L, 1))
        script_fault(L,
                     FOUND_FORM,
                     "a keyword's text is written in braces%s",
                     right_line_braces(L, word_of(L, keyword, word), CLAUSE_PASSIVE));
    if (lua_rawgeti(L, 1, 1) == LUA_TNUMBER) {
        const int n = (int)lua_rawlen(L, 1);
        const lua_Integer written = lua_tointeger(L, -1);

        if (written < 0 || written > 99)
            script_fault(L, FOUND_KEYWORD_VALUE, "the number of a keyword is 0 to 99");
        level = (int)written;
        for (int i = 1; i < n; i++) {
            (void)lua_rawgeti(L, 1, i + 1);
            lua_rawseti(L, 1, i);
        }
        lua_pushnil(L);
        lua_rawseti(L, 1, n);
    }
    lua_pop(L, 1);
    read_condition_check_number(L, keyword, level);
    declare_braces(L, 1, library->keywords[keyword].name, &printed);
    declare_refuse_costs(&printed);
    for (int i = 0; i < printed.n; i++) {
        Clause clause = library->clauses[printed.clauses[i]];

        add_keyword(L, &clause, keyword, level);
        printed.clauses[i] = library_add_clause(library, &clause);
    }
    if (printed.n != 1) return declare_push(L, printed.clauses, printed.n);
    // One clause can be given.
    (void)script_value_push(L, SCRIPT_CLAUSE, printed.clauses[0]);
    return 1;
}

int declare_governed(lua_State *L, int keyword)
{
    const Keyword *row = &host_of(L)->library->keywords[keyword];

    script_value_only_at_load(L, "a clause");
    if (!row->governs_clause) return govern_by_condition(L, keyword);
    read_clause_complete(L, 1, row->governs_clause, keyword);
    return 1;
}

static int call_governed(lua_State *L)
{
    return declare_governed(L, (int)lua_tointeger(L, lua_upvalueindex(1)));
}

// Joins a keyword with the status of the same name. The word is then an adjective that
// also takes text.
static bool join_status(lua_State *L, const char *word, int keyword)
{
    Host *host = host_of(L);
    ScriptValue *datum;

    if (library_find_status(host->library, word) < 0) return false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    (void)lua_getfield(L, -1, word);
    datum = lua_touserdata(L, -1);
    if (datum) datum->governs = (uint8_t)(1 + keyword);
    host->joined = datum;
    lua_pop(L, 2);
    return datum != NULL;
}

// Adds the word of a keyword that takes text.
static void add_governing_word(lua_State *L, int keyword)
{
    char word[FACE_TEXT];

    (void)word_of(L, keyword, word);
    if (join_status(L, word, keyword)) return;
    lua_pushinteger(L, keyword);
    lua_pushcclosure(L, call_governed, 1);
    script_recover_wrap(L);
    vocabulary_add(L, word);
}

static void read_governs(lua_State *L, Keyword *keyword, int index)
{
    const ScriptValue *datum = script_value_at(L, index);
    Reading *reading = &host_of(L)->reading;

    keyword->governs = true;
    *reading = (Reading){.what = DECLARED_KEYWORD, .key = "governs"};
    if (datum && datum->kind == SCRIPT_CLAUSE) {
        keyword->governs_clause = datum->n;
    } else {
        keyword->governs_condition = read_condition(L, index);
    }
    *reading = (Reading){0};
}

static void only_governs(lua_State *L, int table)
{
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = script_value_keys(L, table, "a keyword", keys);

    for (int i = 0; i < n; i++) {
        Nearest nearest = nearest_to(keys[i]);

        if (!strcmp(keys[i], "governs")) continue;
        nearest_try(&nearest, "governs");
        script_fault(
            L,
            FOUND_NO_KEY,
            "unknown key '%s' in a keyword%s: it holds clauses, and 'governs'%s",
            keys[i],
            nearest_text(L, &nearest),
            right_line_for_clause(L, CLAUSE_PASSIVE));
    }
}

// Takes the flags out of the list of clauses, which stays on top of the stack.
static void take_flags(lua_State *L, int table, Keyword *keyword)
{
    int n = 0;

    lua_newtable(L);
    for (int i = 1; i <= (int)lua_rawlen(L, table); i++) {
        const ScriptValue *datum;

        (void)lua_rawgeti(L, table, i);
        datum = script_value_at(L, -1);
        if (datum && datum->special == SPECIAL_ADDS_UP) {
            keyword->adds_up = true;
        } else if (datum && datum->special == SPECIAL_REDUNDANT) {
            keyword->redundant = true;
        } else {
            lua_rawseti(L, -2, ++n);
            continue;
        }
        lua_pop(L, 1);
    }
}

// Refuses a value that is two things at once, and what takes text with things that it
// names.
static void check_value(lua_State *L, const Keyword *keyword)
{
    const Host *host = host_of(L);

    if (!host->names_by_value) return;
    if (host->numbers_by_value || keyword->wants_cost)
        script_fault(
            L,
            FOUND_QUERY_FORM,
            "'value' is a query in one place and a %s in another: a keyword has "
            "one value",
            keyword->wants_cost ? "cost" : "number");
    if (keyword->governs)
        script_fault(L,
                     FOUND_FORM,
                     "a keyword that takes text has a number and names no things");
}

// Notes whether the value of the keyword is a cost, and one of playing, or a number that
// its script reads, and on which cards it works.
static void note_use(const Host *host, Keyword *keyword)
{
    const Library *library = host->library;

    keyword->additional_n = 0;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &library->clauses[keyword->clauses[i]];

        keyword->wants_cost |= library->costs[clause->cost].is_value;
        for (int k = 0; k < clause->answers_n; k++)
            keyword->wants_cost |= clause->answers[k].kind == ANSWER_COST &&
                                   library->costs[clause->answers[k].ref].is_value;
        keyword->is_permission |= clause->kind == CLAUSE_CAN && clause->cost &&
                                  library->costs[clause->cost].is_value;
        keyword->additional_n =
            (uint8_t)(keyword->additional_n +
                      library_is_additional_cost(library, keyword->clauses[i]));
    }
    keyword->wants_query = host->names_by_value;
    keyword->takes_number =
        !keyword->wants_cost && !keyword->wants_query &&
        (script_place_names((ScriptText){host->text, host->text_size}, "value") ||
         (!keyword->clauses_n && !keyword->governs));
    keyword->works_for = clauses_asked_types(host, keyword);
}

static int declare_keyword(lua_State *L)
{
    Host *host = host_of(L);
    const char *name = lua_tostring(L, lua_upvalueindex(1));
    Keyword keyword = {.loaded = true};
    Printed printed;
    uint8_t id;

    script_value_only_at_load(L, "a keyword");
    declare_once(L, "keyword", name);
    if (!lua_istable(L, 1))
        script_fault(L,
                     FOUND_FORM,
                     "a keyword is written in braces%s",
                     right_line_declared(L, "keyword"));
    only_governs(L, 1);
    id = library_keyword(host->library, name);
    if (!id)
        script_fault(
            L, FOUND_TOO_MANY, "there is room for %d keywords", KEYWORDS_MAX - 1);
    if (lua_getfield(L, 1, "governs") != LUA_TNIL) read_governs(L, &keyword, 2);
    take_flags(L, 1, &keyword);
    declare_braces(L, 3, "a keyword", &printed);
    declare_refuse_costs(&printed);
    if (printed.n > COUNT_OF(keyword.clauses)) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a keyword has at most %d clauses",
                     COUNT_OF(keyword.clauses));
    }
    declare_mark_printed(L, &printed);
    clauses_paid_check(L, printed.clauses, printed.n);
    memcpy(keyword.clauses, printed.clauses, (size_t)printed.n * sizeof(ClauseId));
    keyword.clauses_n = (uint8_t)printed.n;
    note_use(host, &keyword);
    check_value(L, &keyword);
    keyword.name = host->library->keywords[id].name;
    host->library->keywords[id] = keyword;
    host->keyword = id;
    if (keyword.governs) add_governing_word(L, id);
    return 0;
}

int declare_begin_keyword(lua_State *L)
{
    (void)script_value_string(L, 1, "keyword");
    lua_settop(L, 1);
    lua_pushcclosure(L, declare_keyword, 1);
    script_recover_wrap(L);
    return 1;
}
