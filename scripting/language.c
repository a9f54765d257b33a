// language.c -- the rows of language.def and renamed.def, for the manual and the lint.

#include "scripting/language.h"

#include <string.h>

#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/clauses/clauses.h"
#include "scripting/lua/argument_letter.h"

static const LanguageRow rows[] = {
#define CLAUSE(id, text, number, about)                                                \
    {.kind = LANGUAGE_CLAUSE, .name = text, .rule = number, .doc = about},
#define BUILDER(text, function, written, about)                                        \
    {.kind = LANGUAGE_BUILDER, .name = text, .form = written, .doc = about},
#define ROLE(id, text, about)     {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define LOCATION(id, text, about) {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define PART(id, text, about)     {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define KEYWORD_FLAG(id, text, about)                                                  \
    {.kind = LANGUAGE_KEYWORD_FLAG, .name = text, .doc = about},
#define KEYWORD_KEY(text, value, about)                                                \
    {.kind = LANGUAGE_KEYWORD_KEY, .name = text, .form = value, .doc = about},
#define FLAG(id, text, kinds, number, about)                                           \
    {text, NULL, number, about, LANGUAGE_FLAG, kinds},
#define KEY(read, text, kinds, value, about)                                           \
    {text, value, NULL, about, LANGUAGE_KEY, kinds},
#define QUERY_KEY(text, value, about)                                                  \
    {.kind = LANGUAGE_QUERY_KEY, .name = text, .form = value, .doc = about},
#include "scripting/base/language.def"
#define RENAMED(old, now, since)                                                       \
    {.kind = LANGUAGE_RENAMED, .name = old, .doc = "`" now "` since api " #since},
#define RENAMED_VERB(old, now, since) RENAMED(old, now, since)
#define REFORMED(verb, written, since)                                                 \
    {.kind = LANGUAGE_RENAMED, .name = verb, .doc = "`" written "` since api " #since},
#include "scripting/base/renamed.def"
};

const LanguageRow *language_rows(int *n)
{
    *n = COUNT_OF(rows);
    return rows;
}

const char *language_clause(int kind)
{
    return clauses_names[kind];
}

const char *language_argument(char letter)
{
    return argument_letter(letter)->wanted;
}

static NamedKind kind_of_datum(const ScriptValue *datum)
{
    switch ((ScriptValueKind)datum->kind) {
    case SCRIPT_QUERY: return NAMED_QUERY;
    case SCRIPT_CLAUSE: return NAMED_CLAUSE;
    case SCRIPT_AMOUNT: return NAMED_NUMBER;
    case SCRIPT_LIST: return NAMED_LIST;
    case SCRIPT_WORD: return datum->place || datum->zone ? NAMED_PLACE : NAMED_WORD;
    case SCRIPT_EXCEPT:
    case SCRIPT_COMPARE:
    case SCRIPT_COST:
    case DATUM_HAPPENED:
    case SCRIPT_ABILITIES:
    case SCRIPT_KEYWORD:
    case SCRIPT_TAG:
    case SCRIPT_LOOP:
    case SCRIPT_THINGS:
    case SCRIPT_HOLE:
    case SCRIPT_FAULTY: break;
    }
    return NAMED_OTHER;
}

// Returns what the value on top of the stack is.
static NamedKind kind_of(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, lua_gettop(L));

    if (datum) return kind_of_datum(datum);
    switch (lua_type(L, -1)) {
    case LUA_TNUMBER: return NAMED_NUMBER;
    case LUA_TSTRING: return NAMED_TEXT;
    case LUA_TTABLE: return NAMED_LIST;
    case LUA_TFUNCTION: return NAMED_FUNCTION;
    default: return NAMED_OTHER;
    }
}

// Writes the parameters of the function on top of the stack.
static void read_parameters(lua_State *L, NamedWord *word)
{
    size_t used = 0;
    lua_Debug about;

    lua_pushvalue(L, -1);
    if (!lua_getinfo(L, ">u", &about)) return;
    for (int i = 1; i <= about.nparams + about.isvararg; i++) {
        const char *name = "...";

        if (i <= about.nparams) {
            lua_pushvalue(L, -1);
            name = lua_getlocal(L, NULL, i);
            lua_pop(L, 1);
        }
        if (!name || used + strlen(name) + 3 > sizeof word->parameters) return;
        used += text_format(word->parameters + used,
                            sizeof word->parameters - used,
                            "%s%s",
                            i > 1 ? ", " : "",
                            name);
    }
}

void language_words(const Host *host, void (*tell)(void *self, const NamedWord *word),
                    void *self)
{
    lua_State *L = host->L;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        NamedWord word = {lua_tostring(L, -2), kind_of(L), ""};

        if (word.kind == NAMED_FUNCTION) read_parameters(L, &word);
        tell(self, &word);
    }
    lua_pop(L, 1);
}
