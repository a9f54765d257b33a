// right_line.c -- one line that is right, for the end of a refusal.

#include "scripting/lua/right_line.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/lua/right_word.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/written_name.h"

static const struct {
    int kind;
    const char *text;
} right_clauses[] = {
#define RIGHT_CLAUSE(kind, text) {CLAUSE_##kind, text},
#include "scripting/lua/right.def"
};

static const struct {
    const char *name;
    int kinds;
    const char *text;
} right_keys[] = {
#define RIGHT_KEY(name, kinds, text) {name, kinds, text},
#include "scripting/lua/right.def"
};

static const struct {
    const char *name, *text;
} right_query_keys[] = {
#define RIGHT_QUERY_KEY(name, text) {name, text},
#include "scripting/lua/right.def"
};

static const struct {
    const char *name, *text;
} right_builders[] = {
#define RIGHT_BUILDER(name, text) {name, text},
#include "scripting/lua/right.def"
};

static const struct {
    const char *name, *text;
} right_declared[] = {
#define RIGHT_DECLARED(name, text) {name, text},
#include "scripting/lua/right.def"
};

static const struct {
    char letter;
    const char *text;
} right_letters[] = {
#define RIGHT_LETTER(letter, text) {letter, text},
#include "scripting/lua/right.def"
};

static const char *const clause_words[CLAUSE_KINDS] = {
#define CLAUSE(id, name, rule, doc) [CLAUSE_##id] = name,
#include "scripting/base/language.def"
    [CLAUSE_HAPPENED] = "happened",
};

void right_line_text(RightLine *line, const char *text, size_t n)
{
    if (line->n + n >= sizeof line->text) {
        line->lacks = true;
        return;
    }
    memcpy(line->text + line->n, text, n);
    line->n += n;
    line->text[line->n] = '\0';
}

void right_line_add(RightLine *line, const char *format, ...)
{
    char text[RIGHT_BYTES];
    va_list arguments;

    va_start(arguments, format);
    right_line_text(line, text, text_format_list(text, sizeof text, format, arguments));
    va_end(arguments);
}

// Adds the word that the mark at [at] stands for. Returns what is behind the mark.
static const char *add_mark(const Host *host, RightLine *line, const char *at,
                            int clause)
{
    size_t size;
    const char *word = right_word(host, at, clause, &size);

    line->lacks |= !word;
    if (word) right_line_text(line, word, strlen(word));
    return at + size;
}

static void fill_for(const Host *host, RightLine *line, const char *text, int clause)
{
    for (const char *mark; (mark = strchr(text, '<'));) {
        right_line_text(line, text, (size_t)(mark - text));
        text = add_mark(host, line, mark, clause);
    }
    right_line_text(line, text, strlen(text));
}

void right_line_fill(const Host *host, RightLine *line, const char *text)
{
    fill_for(host, line, text, CLAUSE_WHEN);
}

void right_line_clause(const Host *host, RightLine *line, int kind)
{
    for (int i = 0; i < COUNT_OF(right_clauses); i++)
        if (right_clauses[i].kind == kind) {
            fill_for(host, line, right_clauses[i].text, kind);
            return;
        }
    line->lacks = true;
}

static const char *push_right(lua_State *L, const RightLine *line)
{
    if (line->lacks || !line->n) return lua_pushliteral(L, "");
    return lua_pushfstring(L, "; write: %s", line->text);
}

const char *right_line_for_clause(lua_State *L, int kind)
{
    RightLine line = {.n = 0};

    right_line_clause(host_of(L), &line, kind);
    return push_right(L, &line);
}

// Returns the text of right.def for what is declared by the word, NULL: none.
static const char *declared_text(const char *word)
{
    for (int i = 0; i < COUNT_OF(right_declared); i++)
        if (!strcmp(right_declared[i].name, word)) return right_declared[i].text;
    return NULL;
}

// Returns whether a script for something else can declare nothing by the word.
static bool is_elsewhere(const Host *host, const char *word)
{
    static const char *const alone[] = {"card", "keyword"};

    for (int i = 0; i < COUNT_OF(alone); i++)
        if (!strcmp(word, alone[i]))
            return !host->source || strcmp(host->source->kind, word) != 0;
    return false;
}

const char *right_line_declared(lua_State *L, const char *word)
{
    const char *text = declared_text(word);
    RightLine line = {.n = 0};

    if (text && !is_elsewhere(host_of(L), word))
        right_line_fill(host_of(L), &line, text);
    return push_right(L, &line);
}

const char *right_line_braces(lua_State *L, const char *word, int kind)
{
    RightLine line = {.n = 0};

    right_line_add(&line, "%s { ", word);
    right_line_clause(host_of(L), &line, kind);
    right_line_add(&line, " }");
    return push_right(L, &line);
}

const char *right_line_clause_word(int kind)
{
    return clause_words[kind] ? clause_words[kind] : "a mode";
}

const char *right_line_letter(char letter)
{
    for (int i = 0; i < COUNT_OF(right_letters); i++)
        if (right_letters[i].letter == letter) return right_letters[i].text;
    return NULL;
}

// Returns whether something that the word of the kind means may be what the verb accepts.
static bool kind_fits(const Host *host, int kind, int accepts)
{
    const ScriptValue *word;
    lua_State *L = host->L;
    bool fits = false;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushstring(L, host->rules->kinds[kind].name);
    (void)lua_rawget(L, -2);
    word = lua_touserdata(L, -1);
    if (word && word->kind == SCRIPT_WORD && word->query)
        fits = accept_query_may_fit(host->library, word->query, accepts, true);
    lua_pop(L, 2);
    return fits;
}

void right_line_thing(const Host *host, RightLine *line, int accepts)
{
    const Rules *rules = host->rules;

    for (int i = 0; i < rules->kinds_n; i++) {
        if (rules->kinds[i].kind == KIND_PLAYER) continue;
        if (accepts && !kind_fits(host, i, accepts)) continue;
        right_line_add(line, "%s", rules->kinds[i].name);
        return;
    }
    line->lacks = true;
}

void right_line_verb(const Host *host, RightLine *line, const VerbRow *row)
{
    const char *letter = row->signature;

    right_line_add(line, "%s(", row->name);
    for (int i = 0; *letter && *letter != '|'; i++, letter++) {
        const char *text = right_line_letter(*letter);

        if (i) right_line_add(line, ", ");
        if (*letter == 'x')
            right_line_thing(host, line, accept_of_parameter(row, i));
        else if (text)
            right_line_fill(host, line, text);
        else
            right_line_add(line, "...");
    }
    right_line_add(line, ")");
}

const VerbRow *right_line_verb_of(const Host *host, const char *name)
{
    for (int i = 0; name && i < host->rules->verbs_n; i++)
        if (!strcmp(host->rules->verbs[i].name, name)) return &host->rules->verbs[i];
    return NULL;
}

void right_line_check_uncalled(lua_State *L)
{
    const Host *host = host_of(L);
    const VerbRow *row =
        lua_iscfunction(L, -1) ? right_line_verb_of(host, written_name(L, -1)) : NULL;
    RightLine line = {.n = 0};

    if (!row) return;
    right_line_verb(host, &line, row);
    script_fault(L,
                 FOUND_FORM,
                 "'%s' is called in a function; write: run = function() %s end",
                 row->name,
                 line.lacks ? row->name : line.text);
}

// ---- the key that is being read

static int clause_of(const char *what)
{
    for (int kind = 0; what && kind < CLAUSE_KINDS; kind++)
        if (clause_words[kind] && !strcmp(clause_words[kind], what)) return kind;
    return CLAUSE_NONE;
}

// Adds what a passive answers to the question.
static bool add_answer(const Host *host, RightLine *line, const QuestionRow *row)
{
    static const char *const texts[] = {
        [ANSWER_AMOUNT] = "1",
        [ANSWER_COST] = "{ <resource> = 1 }",
        [ANSWER_WORD] = NULL,
        [ANSWER_GRANTS] = "\"<keyword>\"",
        [ANSWER_YES] = NULL,
        [ANSWER_KEYWORD] = "\"<keyword>\"",
        [ANSWER_LOSSES] = "all",
        [ANSWER_TYPES] = NULL,
    };
    const Rules *rules = host->rules;
    const char *text = texts[row->answer];

    if (row->answer == ANSWER_YES) {
        right_line_add(line, "%s", row->name);
        return true;
    }
    right_line_add(line, "%s = ", row->name);
    if (row->answer == ANSWER_WORD && rules->answer_words &&
        rules->answer_words[row - rules->questions])
        right_line_add(
            line,
            "%s",
            rules->words[__builtin_ctzll(rules->answer_words[row - rules->questions])]
                .name);
    else if (row->answer == ANSWER_TYPES)
        right_line_fill(host, line, "<other>");
    else if (row->answer == ANSWER_KEYWORD && !(row->asked.of & ASKED_KEYWORD) &&
             rules->events_n) // not every keyword triggers, each event may
        right_line_add(line, "\"%s\"", rules->events[0].name);
    else if (text)
        right_line_fill(host, line, row->sum == SUM_TIMES ? "2" : text);
    else
        line->lacks = true;
    return true;
}

// Adds the subject of the event: things that it happens to, else a player.
static bool add_subject(const Host *host, RightLine *line, const EventRow *row)
{
    const Rules *rules = host->rules;
    const unsigned types = EVENT_TYPES(row->flags);

    right_line_add(line, "%s = ", row->name);
    for (int i = 0; row->flags & EVENT_OF_OBJECT && i < rules->kinds_n; i++)
        if (rules->kinds[i].kind == KIND_OBJECT &&
            (!types || rules->kinds[i].any_of & types)) {
            right_line_add(line, "%s", rules->kinds[i].name);
            return true;
        }
    right_line_add(line, "you");
    return true;
}

static bool add_key_of_clause(const Host *host, RightLine *line, int clause,
                              const char *key)
{
    const Rules *rules = host->rules;

    for (int i = 0; i < rules->questions_n && clause == CLAUSE_PASSIVE; i++)
        if (!strcmp(rules->questions[i].name, key))
            return add_answer(host, line, &rules->questions[i]);
    for (int i = 0; i < COUNT_OF(right_keys); i++) {
        if (strcmp(right_keys[i].name, key) != 0) continue;
        if (right_keys[i].kinds && !(right_keys[i].kinds >> clause & 1)) continue;
        right_line_add(line, "%s = ", key);
        fill_for(host, line, right_keys[i].text, clause);
        return true;
    }
    for (int i = 0; i < rules->events_n; i++)
        if (!strcmp(rules->events[i].name, key))
            return add_subject(host, line, &rules->events[i]);
    return false;
}

// Adds the key of a query: one of the language, a word of a fact, or a number.
static bool add_key_of_query(const Host *host, RightLine *line, const char *key)
{
    const Rules *rules = host->rules;

    right_line_add(line, "%s = ", key);
    for (int i = 0; i < COUNT_OF(right_query_keys); i++)
        if (!strcmp(right_query_keys[i].name, key)) {
            right_line_fill(host, line, right_query_keys[i].text);
            return true;
        }
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (!row->search || strcmp(row->search, key) != 0 || !row->vocabulary_n)
            continue;
        right_line_add(line, "\"%s\"", row->vocabulary[0].name);
        return true;
    }
    right_line_add(line, "at_least(2)");
    return true;
}

static bool add_builder(const Host *host, RightLine *line, const char *what)
{
    const Rules *rules = host->rules;

    if (declared_text(what) && !is_elsewhere(host, what)) {
        right_line_fill(host, line, declared_text(what));
        return true;
    }
    for (int i = 0; i < COUNT_OF(right_builders); i++)
        if (!strcmp(right_builders[i].name, what)) {
            right_line_fill(host, line, right_builders[i].text);
            return true;
        }
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];
        const char letter = row->signature[*row->signature == '|'];

        if (strcmp(row->name, what) != 0 || !row->reads) continue;
        if (!text_has_letter("xXpP", letter)) return false;
        right_line_fill(host, line, what);
        right_line_fill(
            host, line, text_has_letter("pP", letter) ? "(you)" : "(<thing>)");
        return true;
    }
    return false;
}

// Writes what is right in place of what is read now. Returns false where nothing is known.
static bool write_right(const Host *host, RightLine *line, const char *what)
{
    const Reading *reading = &host->reading;
    const int clause = clause_of(reading->what);
    bool known = false;

    memset(line, 0, sizeof *line);
    if (reading->key && reading->what && !strcmp(reading->what, DECLARED_KEYWORD)) {
        right_line_fill(host, line, declared_text(reading->key));
        known = true;
    } else if (reading->key && clause)
        known = add_key_of_clause(host, line, clause, reading->key);
    else if (reading->key && reading->what)
        known = add_key_of_query(host, line, reading->key);
    else if (clause) {
        right_line_clause(host, line, clause);
        known = true;
    } else if (what)
        known = add_builder(host, line, what);
    return known && !line->lacks;
}

int right_line_fault(lua_State *L, FoundKind found, const char *what,
                     const char *format, ...)
{
    RightLine line;
    va_list arguments;

    va_start(arguments, format);
    (void)lua_pushvfstring(L, format, arguments);
    va_end(arguments);
    if (write_right(host_of(L), &line, what))
        script_fault(L, found, "%s; write: %s", lua_tostring(L, -1), line.text);
    script_fault(L, found, "%s", lua_tostring(L, -1));
}

// ---- a local in place of a global

// Pushes the line of the source, "" if there is none.
static const char *push_line(lua_State *L, int line)
{
    const Host *host = host_of(L);
    const char *at = host->text, *end = at ? at + host->text_size : NULL, *stop;

    for (int i = 1; at && i < line; i++)
        if ((at = memchr(at, '\n', (size_t)(end - at))) != NULL) at++;
    if (!at) return lua_pushliteral(L, "");
    stop = memchr(at, '\n', (size_t)(end - at));
    return lua_pushlstring(L, at, (size_t)((stop ? stop : end) - at));
}

// Returns what stands behind `name =` in the line, NULL: that is not there.
static const char *behind_name(const char *line, const char *name)
{
    const size_t n = strlen(name);

    for (const char *at = line; (at = strstr(at, name)) != NULL; at++) {
        const char *next = at + n;

        if (at > line && (isalnum((unsigned char)at[-1]) || at[-1] == '_')) continue;
        while (*next == ' ') next++;
        if (*next != '=' || next[1] == '=') continue;
        next++;
        while (*next == ' ') next++;
        return next;
    }
    return NULL;
}

// Returns how long the number, the text, yes or no is that begins there, 0: it is none, or the
// value goes on with an operator.
static size_t literal_at(const char *source)
{
    size_t n = strspn(source, "0123456789");
    const char *behind;

    if (*source == '"' && strcspn(source, "\\") > strcspn(source + 1, "\""))
        n = strcspn(source + 1, "\"") + 2;
    if (!strncmp(source, "true", 4)) n = 4;
    if (!strncmp(source, "false", 5)) n = 5;
    if (!n || strlen(source) < n) return 0;
    behind = source + n + strspn(source + n, " ");
    if (*behind && !isalpha((unsigned char)*behind) && !strchr(";,)}\r", *behind) &&
        strncmp(behind, "--", 2) != 0)
        return 0;
    return behind == source + n && isalnum((unsigned char)*behind) ? 0 : n;
}

const char *right_line_local(lua_State *L, int line, const char *name)
{
    const char *value = behind_name(push_line(L, line), name);
    const size_t n = value ? literal_at(value) : 0;

    if (!n) return lua_pushfstring(L, "local %s", name);
    return lua_pushfstring(L, "local %s = %s", name, lua_pushlstring(L, value, n));
}

int right_line_global(lua_State *L)
{
    const char *name = luaL_tolstring(L, 2, NULL);
    lua_Debug about = {.currentline = -1};

    if (lua_getstack(L, 1, &about)) (void)lua_getinfo(L, "l", &about);
    return script_fault(L,
                        FOUND_STATE,
                        "a script may not set '%s'; write: %s",
                        name,
                        right_line_local(L, about.currentline, name));
}
