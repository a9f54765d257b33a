// near_word.c -- "did you mean" for a word that nobody declares: words of its place come first.
//
// The place is read from the source, from the braces and brackets around the word: a query's
// braces want adjectives, a card's braces clauses, a call a verb. A word of another place is
// proposed only where it is nearer by more than one letter.

#include "scripting/lua/near_word.h"

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/cards/rules.h"
#include "scripting/base/script_token.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/written_name.h"

// What a word is, one bit each.
enum {
    IS_CLAUSE = 1,
    IS_KIND = 2,
    IS_ADJECTIVE = 4,
    IS_ROLE = 8,
    IS_PLACE = 16,
    IS_FLAG = 32,
    IS_CALLED = 64, // with round brackets: a verb, or one of the language itself
    IS_MAKER = 128, // with braces: makes data
    IS_WORD = 256,  // stands for itself, as a duration
};

enum {
    NESTED_MAX = 64,
    NO_KIND = -1,
    BEGINNING = 5, // letters: a word that begins with so many is meant by them,
    BEGINNING_OF_ADJECTIVE = 4,
};

static const char *const clause_words[] = {
#define CLAUSE(id, name, rule, doc) name,
#include "scripting/base/language.def"
};

static const struct {
    const char *name, *form;
} makers[] = {
#define BUILDER(name, function, form, doc) {name, form},
#include "scripting/base/language.def"
};

// Keys whose values are places.
static const char *const place_keys[] = {"at", "from", "to", "destination", "works_in"};

// Braces or brackets that are open, or a block of a function.
typedef struct {
    char sign;        // '{', '(' or '['; 'f': a block, which `end` closes
    ScriptToken head; // the name before them, or the text: card "..." {
    ScriptToken key;  // of the entry, behind its `=`
} Nest;

// What is open at a token, and the token before it.
typedef struct {
    ScriptToken last;
    Nest nests[NESTED_MAX];
    int n;
} Around;

// The place of a name: what stands there, IS_ bits, first what is usual there. Of a query's
// braces its kind, a row of Rules.kinds.
typedef struct {
    unsigned usual, wanted;
    int kind;
} NamePlace;

// A search among the words of a place, and of all that begin with the name the shortest.
typedef struct {
    Nearest nearest;
    const char *longer; // NULL: none begins so
} PlaceSearch;

static bool is_one_of(const ScriptToken *token, const char *const *words, int n)
{
    for (int i = 0; i < n; i++)
        if (script_token_is(token, words[i])) return true;
    return false;
}

static bool is_clause_word(const ScriptToken *token)
{
    return token->kind == TOKEN_NAME &&
           is_one_of(token, clause_words, COUNT_OF(clause_words));
}

static int kind_row(const Rules *rules, const ScriptToken *token)
{
    for (int i = 0; token->kind == TOKEN_NAME && i < rules->kinds_n; i++)
        if (script_token_is(token, rules->kinds[i].name)) return i;
    return NO_KIND;
}

static bool is_query_head(const Rules *rules, const ScriptToken *token)
{
    return kind_row(rules, token) != NO_KIND || script_token_is(token, "except");
}

// Returns whether the braces hold clauses: those of a card, of a keyword, of what is attached.
static bool holds_clauses(const ScriptToken *head)
{
    return head->kind == TOKEN_TEXT || script_token_is(head, "attached");
}

static void open_nest(Around *around, char sign)
{
    if (around->n < NESTED_MAX)
        around->nests[around->n] = (Nest){.sign = sign, .head = around->last};
    around->n++;
}

static void take_token(Around *around, const ScriptToken *token)
{
    static const char *const opens[] = {"function", "if", "do", "repeat"};
    static const char *const closes[] = {"end", "until"};
    Nest *nest =
        around->n && around->n <= NESTED_MAX ? &around->nests[around->n - 1] : NULL;

    if (token->kind == TOKEN_SIGN && token->n == 1 && strchr("{([", *token->at))
        open_nest(around, *token->at);
    else if (token->kind == TOKEN_NAME && is_one_of(token, opens, COUNT_OF(opens)))
        open_nest(around, 'f');
    else if (around->n && ((token->kind == TOKEN_NAME &&
                            is_one_of(token, closes, COUNT_OF(closes))) ||
                           (token->kind == TOKEN_SIGN && strchr("})]", *token->at))))
        around->n--;
    else if (nest && (script_token_is(token, ",") || script_token_is(token, ";")))
        nest->key = (ScriptToken){0};
    else if (nest && nest->sign == '{' && script_token_is(token, "="))
        nest->key = around->last;
    around->last = *token;
}

static NamePlace place(unsigned usual, unsigned wanted)
{
    return (NamePlace){usual, usual | wanted, NO_KIND};
}

// Returns what the braces want that the name stands in, which has braces itself or not.
static NamePlace place_in_braces(const Rules *rules, const Nest *nest, bool braces)
{
    const unsigned things = IS_KIND | IS_ROLE;

    if (nest->key.n && is_one_of(&nest->key, place_keys, COUNT_OF(place_keys)))
        return place(braces ? IS_KIND : IS_PLACE, things);
    if (nest->key.n)
        return place(braces ? IS_KIND : things, braces ? IS_MAKER : IS_WORD);
    if (holds_clauses(&nest->head)) return place(IS_CLAUSE, IS_MAKER);
    if (is_query_head(rules, &nest->head) && braces) return place(IS_MAKER, 0);
    if (is_query_head(rules, &nest->head))
        return (NamePlace){IS_ADJECTIVE,
                           IS_ADJECTIVE | IS_PLACE | IS_ROLE,
                           kind_row(rules, &nest->head)};
    if (is_clause_word(&nest->head))
        return braces ? place(IS_KIND, 0) : place(IS_FLAG, things);
    return place(things, IS_ADJECTIVE);
}

// Returns what is wanted in the place of a name, before the token [next].
static NamePlace place_of(const Rules *rules, const Around *around,
                          const ScriptToken *next)
{
    const bool braces = script_token_is(next, "{");
    const bool known = around->n <= NESTED_MAX;
    const Nest *nest = around->n && known ? &around->nests[around->n - 1] : NULL;

    if (!known) return place(0, 0);
    if (script_token_is(next, "(")) return place(IS_CALLED, 0);
    // A list of values: each is of the key before it.
    if (nest && around->n > 1 && nest->sign == '{' && script_token_is(&nest->head, "="))
        nest--;
    if (nest && nest->sign == '{') return place_in_braces(rules, nest, braces);
    if (braces) return place(IS_KIND, IS_CLAUSE | IS_MAKER);
    return place(IS_KIND | IS_ROLE | IS_PLACE | IS_WORD | IS_ADJECTIVE, 0);
}

static NamePlace place_in_source(const Host *host, const char *name, int line)
{
    ScriptScan scan = script_token_scan(host->text, host->text_size);
    Around around = {.n = 0};
    ScriptToken token = script_token_next(&scan);

    while (token.kind != TOKEN_END && token.line <= line) {
        const ScriptToken next = script_token_next(&scan);

        if (token.line == line && token.kind == TOKEN_NAME &&
            script_token_is(&token, name) && !script_token_is(&around.last, "."))
            return place_of(host->rules, &around, &next);
        take_token(&around, &token);
        token = next;
    }
    return place(0, 0);
}

// Returns the line of the script that is being loaded in which Lua is now, 0: it is in another
// one.
static int line_now(lua_State *L)
{
    lua_Debug at;
    char script[24];

    (void)snprintf(script, sizeof script, "s%d", host_of(L)->script);
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        (void)lua_getinfo(L, "Sl", &at);
        if (at.currentline <= 0) continue;
        return strcmp(at.short_src, script) ? 0 : at.currentline;
    }
    return 0;
}

// Returns what the word on top of the stack is, IS_ bits.
static unsigned what_is(lua_State *L, const char *name, const ScriptValue *datum)
{
    unsigned is = 0;

    for (int i = 0; i < COUNT_OF(clause_words); i++)
        if (!strcmp(clause_words[i], name)) is |= IS_CLAUSE;
    for (int i = 0; i < COUNT_OF(makers); i++)
        if (!strcmp(makers[i].name, name))
            is |= strstr(makers[i].form, "{") ? IS_MAKER : IS_CALLED;
    if (!datum) return is ? is : lua_isfunction(L, -1) ? IS_CALLED : 0;
    if (datum->kind_row) is |= IS_KIND;
    if (datum->adjective || datum->status || datum->supertype || datum->fact)
        is |= IS_ADJECTIVE;
    if (datum->special && datum->special != SPECIAL_CARD) is |= IS_ADJECTIVE;
    if (datum->role) is |= IS_ROLE;
    if (datum->zone || datum->location || datum->place) is |= IS_PLACE;
    if (datum->flag) is |= IS_FLAG;
    if (datum->word) is |= IS_WORD;
    if (datum->verb) is |= IS_CALLED;
    return is;
}

// Returns whether an adjective is said of things of that kind.
static bool is_said_of(const Rules *rules, const ScriptValue *datum, int kind)
{
    const KindRow *row;
    const AdjectiveRow *adjective;

    if (kind == NO_KIND || !datum || !datum->adjective) return true;
    row = &rules->kinds[kind];
    adjective = &rules->adjectives[datum->adjective - 1];
    if (row->kind == KIND_PLAYER) return adjective->of_player;
    if (row->kind != KIND_OBJECT || !rules->adjectives_of) return true;
    const unsigned of = rules->adjectives_of[datum->adjective - 1];

    return !of || !row->any_of || of & row->any_of;
}

// Offers a word to the search; [beginning]: so many letters are one.
static void offer(PlaceSearch *search, const char *name, size_t beginning)
{
    const size_t n = strlen(search->nearest.wanted);

    nearest_try(&search->nearest, name);
    if (n < beginning || strncmp(name, search->nearest.wanted, n) != 0) return;
    if (!search->longer || strlen(name) < strlen(search->longer) ||
        (strlen(name) == strlen(search->longer) && strcmp(name, search->longer) < 0))
        search->longer = name;
}

// Offers the words that are one of [wanted] to the search, 0: all.
static PlaceSearch search_words(lua_State *L, const char *wanted, unsigned is, int kind)
{
    const Rules *rules = host_of(L)->rules;
    PlaceSearch search = {.nearest = nearest_to(wanted)};

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        const char *name = lua_tostring(L, -2);
        const ScriptValue *datum = script_value_at(L, -1);

        if (!is || (what_is(L, name, datum) & is && is_said_of(rules, datum, kind)))
            offer(
                &search, name, is == IS_ADJECTIVE ? BEGINNING_OF_ADJECTIVE : BEGINNING);
    }
    lua_pop(L, 1);
    return search;
}

// Returns whether so few letters were changed that the word may be meant.
static bool is_near(const Nearest *nearest)
{
    return nearest->best && 2 * nearest->score <= (int)strlen(nearest->wanted) + 1;
}

// Returns the best words of a place.
static Nearest nearest_in_place(lua_State *L, const char *name, const NamePlace *at)
{
    PlaceSearch usual = search_words(L, name, at->usual, at->kind);
    PlaceSearch wanted = search_words(L, name, at->wanted, at->kind);

    if (wanted.nearest.score > 1 && (usual.longer || wanted.longer))
        return (Nearest){name, usual.longer ? usual.longer : wanted.longer, 1};
    return usual.nearest.score <= wanted.nearest.score ? usual.nearest : wanted.nearest;
}

// Returns the number of things that is nearest to the name: a key of a query.
static Nearest nearest_field(const Rules *rules, const char *name)
{
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < rules->fields_n; i++)
        if (rules->fields[i].of_object) nearest_try(&nearest, rules->fields[i].name);
    return nearest;
}

// Returns the text that proposes a number of things: damage = at_least(1).
static const char *field_text(lua_State *L, const char *name)
{
    return lua_pushstring(L,
                          text_hint(lua_pushfstring(L, "%s = at_least(1)", name)).text);
}

const char *near_word_text(lua_State *L, const char *name, int line)
{
    const Host *host = host_of(L);
    const int keyword = library_find_keyword(host->library, name);
    Nearest any = search_words(L, name, 0, NO_KIND).nearest;

    if (keyword)
        return lua_pushfstring(L,
                               ": a keyword stands in quotes; write: \"%s\"",
                               host->library->keywords[keyword].name);
    if (!is_near(&any)) any = nearest_to(name);
    if (!line) line = line_now(L);
    if (line && host->text) {
        const NamePlace at = place_in_source(host, name, line);

        if (at.wanted) {
            const Nearest fit = nearest_in_place(L, name, &at);
            const Nearest field = nearest_field(host->rules, name);

            if (at.usual == IS_ADJECTIVE && is_near(&field) && field.score < fit.score)
                return field_text(L, field.best);
            if (is_near(&fit) && fit.score <= any.score + 1) any = fit;
        }
    }
    return nearest_text(L, &any);
}

// Returns what is proposed for a word in a query's braces that is no adjective.
static const char *near_adjective(lua_State *L, const char *name)
{
    const NamePlace at = place(IS_ADJECTIVE, 0);
    const Nearest fit = nearest_in_place(L, name, &at);
    const Nearest field = nearest_field(host_of(L)->rules, name);

    if (field.best && !field.score) return field_text(L, name);
    return lua_pushstring(L, is_near(&fit) ? text_hint(fit.best).text : "");
}

// Returns whether the text at [index] is a word.
static bool is_word(lua_State *L, int index)
{
    bool known;

    lua_pushvalue(L, index);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_insert(L, -2);
    known = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 2);
    return known;
}

const char *near_word_for(lua_State *L, int index)
{
    const Host *host = host_of(L);
    const ScriptValue *datum = script_value_at(L, index);
    const char *word = NULL;

    if (lua_type(L, index) == LUA_TSTRING && is_word(L, index))
        return lua_pushfstring(L, ": write %s, without quotes", lua_tostring(L, index));
    if (lua_isboolean(L, index) && host->rules->adjectives_n)
        return lua_pushfstring(L,
                               ": what a thing is not stands in braces of its own, "
                               "except { %s }",
                               host->rules->adjectives[0].name);
    if (datum && datum->kind == SCRIPT_CLAUSE && host_loads_card(host))
        return lua_pushfstring(
            L, ": clauses stand in card \"%s\" { ... }", host->source->name);
    if (datum && datum->kind == SCRIPT_WORD) word = datum->name;
    if (lua_iscfunction(L, index)) word = written_name(L, index);
    return word ? near_adjective(L, word) : "";
}
