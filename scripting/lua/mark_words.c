// mark_words.c -- the marks of cards as adjectives: printed supertypes and words of facts.
//
// `card { royal }` and `card { red }` are read from what lists say, so no row of a game
// names them. A name that the language or the game has given a meaning in queries keeps that.

#include "scripting/lua/mark_words.h"

#include <ctype.h>
#include <string.h>

#include "engine/cards/library.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vocabulary.h"

void mark_words_text(const char *name, char *word, size_t size)
{
    size_t n = 0;

    for (; name[n] && n < size - 1; n++)
        word[n] = isalnum((unsigned char)name[n])
                      ? (char)tolower((unsigned char)name[n])
                      : '_';
    word[n] = '\0';
}

// Returns the name as a word that the Library keeps, NULL where no script could write it.
static const char *word_of(Host *host, const char *name)
{
    char word[NAME_BYTES_MAX + 1];

    mark_words_text(name, word, sizeof word);
    return vocabulary_is_name(host->L, word) ? library_text(host->library, word) : NULL;
}

// Returns whether the word means something in a query beside what it is a mark of.
static bool means_more(const ScriptValue *word)
{
    return word->adjective || word->status || word->role || word->kind_row ||
           word->special;
}

// Returns the word of the table on top of the stack, NULL where the name is none that a mark
// could have: a verb, or a builder.
static ScriptValue *word_for(Host *host, const char *name)
{
    lua_State *L = host->L;
    const char *word = word_of(host, name);
    int type;

    if (!word) return NULL;
    lua_pushstring(L, word);
    type = lua_rawget(L, -2);
    lua_pop(L, 1);
    if (type != LUA_TNIL && type != LUA_TUSERDATA) return NULL;
    if (type == LUA_TNIL) {
        ScriptValue *datum = script_value_push(L, SCRIPT_WORD, 0);

        datum->name = word;
        lua_pushstring(L, word);
        lua_insert(L, -2);
        lua_rawset(L, -3);
        return datum;
    }
    ScriptValue *datum = vocabulary_word(L, word);
    return datum->kind == SCRIPT_WORD && !means_more(datum) ? datum : NULL;
}

// Puts what the word says into the query. Returns false if there is no room.
static bool put(Query *query, const ScriptValue *word)
{
    if (word->supertype) {
        query->supertypes |= (uint16_t)(1u << (word->supertype - 1));
        return true;
    }
    for (int i = 0; i < QUERY_MARKS_MAX; i++) {
        if (query->marks[i].words && query->marks[i].fact != word->fact - 1) continue;
        query->marks[i].fact = (uint8_t)(word->fact - 1);
        query->marks[i].words |= (uint16_t)(1u << word->fact_word);
        return true;
    }
    return false;
}

// Gives the word the query that it stands for alone, once it means one thing.
static void finish(Host *host, ScriptValue *word)
{
    Query query;

    memset(&query, 0, sizeof query);
    word->query = 0;
    if (word->fact == MARK_OF_SEVERAL || word->zone || word->place) return;
    if (put(&query, word)) word->query = library_add_query(host->library, &query);
}

static void add_supertypes(Host *host)
{
    for (int i = 0; i < host->rules->supertypes_n; i++) {
        ScriptValue *word = word_for(host, host->rules->supertypes[i].name);

        if (!word || word->supertype) continue;
        word->supertype = (uint8_t)(i + 1);
        finish(host, word);
    }
}

static void add_fact(Host *host, int fact)
{
    const FactRow *row = &host->rules->facts[fact];

    for (int i = 0; i < row->vocabulary_n; i++) {
        ScriptValue *word = word_for(host, row->vocabulary[i].name);

        if (!word || word->fact == MARK_OF_SEVERAL ||
            (word->fact == fact + 1 && word->fact_word == i))
            continue;
        if (word->fact || word->supertype)
            word->fact = MARK_OF_SEVERAL;
        else
            word->fact = (uint8_t)(fact + 1);
        word->fact_word = (uint8_t)i;
        finish(host, word);
    }
}

bool mark_words_add(Host *host)
{
    const Rules *rules = host->rules;
    int n = rules->supertypes_n;

    for (int i = 0; i < rules->facts_n; i++)
        if (fact_has_words(&rules->facts[i])) n += rules->facts[i].vocabulary_n;
    if (n == host->marks_n) return true;
    if (!library_has_room(host->library, n)) return false;
    host->marks_n = n;
    (void)lua_rawgeti(host->L, LUA_REGISTRYINDEX, host->words);
    add_supertypes(host);
    for (int i = 0; i < rules->facts_n; i++)
        if (fact_has_words(&rules->facts[i]) && rules->facts[i].search)
            add_fact(host, i);
    lua_pop(host->L, 1);
    return true;
}

// Pushes what the word is a mark of, each with the key that says it alone.
static const char *push_meanings(lua_State *L, const ScriptValue *word)
{
    Host *host = host_of(L);
    const Rules *rules = host->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    if (word->supertype) {
        lua_pushfstring(
            L, "supertype = \"%s\"", rules->supertypes[word->supertype - 1].name);
        lua_concat(L, 2);
        before = " or ";
    }
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        for (int k = 0; fact_has_words(row) && row->search && k < row->vocabulary_n;
             k++) {
            const char *name = word_of(host, row->vocabulary[k].name);

            if (!name || strcmp(name, word->name) != 0) continue;
            lua_pushfstring(
                L, "%s%s = \"%s\"", before, row->search, row->vocabulary[k].name);
            lua_concat(L, 2);
            before = " or ";
        }
    }
    return lua_tostring(L, -1);
}

// Refuses a word that is a mark and a place, or one of several facts.
static void check_one_meaning(lua_State *L, const ScriptValue *word)
{
    if (word->zone || word->place)
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "'%s' is a place and a mark of cards: say at = %s, or %s",
                     word->name,
                     word->name,
                     push_meanings(L, word));
    if (word->fact == MARK_OF_SEVERAL)
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "'%s' is a mark of more than one kind: say %s",
                     word->name,
                     push_meanings(L, word));
}

bool mark_words_take(lua_State *L, Query *query, const ScriptValue *word)
{
    if (!word->supertype && !word->fact) return false;
    check_one_meaning(L, word);
    if (put(query, word)) return true;
    script_fault(L,
                 FOUND_TOO_MANY,
                 "a query names words of %d facts alone at most: say '%s' by its key",
                 QUERY_MARKS_MAX,
                 word->name);
    return false;
}
