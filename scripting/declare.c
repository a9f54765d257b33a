// declare.c -- reads what a script declares: a card, a keyword, or words of its set.
//
//     card "OGN-024" { clause, ... }             the card's text, in printed order
//     keyword "Swift" { flag, clause, ... }       the meaning of a printed keyword
//     keyword "Level" { governs = condition }    one that takes text: level { 3, ... }
//     words { save = function(u) ... end, ... }  more words, for all scripts after this
//     player_counter "insight"                   a number that players have, by name
//     thing_counter "charge"                     a number that things have, by name
//     status "shaken"                            a mark that objects may have, by name
//
// The last four stand in the words.lua of a set. A word is a function that uses other
// words, or data with a name; it may not change afterwards. Queries compare a player
// counter like any field (player { you, insight = at_least(3) }), and the game's verbs
// raise it.

#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_place.h"
#include "scripting/checks_inside.h"
#include "scripting/declare.h"
#include "scripting/lua/given_lost.h"
#include "scripting/lua/mark_words.h"
#include "scripting/lua/right_line.h"
#include "scripting/read/read.h"

typedef struct {
    lua_State *L;
    ClauseId clauses[CARD_CLAUSES_MAX];
    int n;
    const char *what;
    const ScriptValue *costs[CARD_KEYWORDS_MAX]; // costs of keywords, of a card alone
    int costs_n;
    bool faulty; // something of it was
} Printed;

static void collect_cost(Printed *printed, const ScriptValue *datum)
{
    if (printed->costs_n == CARD_KEYWORDS_MAX)
        script_fault(printed->L,
                     FOUND_TOO_MANY,
                     "more than %d costs of keywords",
                     CARD_KEYWORDS_MAX);
    printed->costs[printed->costs_n++] = datum;
}

// Collects the clauses of the list on top of the stack in order, those of lists within
// it included.
static void collect_clauses(Printed *printed, int depth)
{
    lua_State *L = printed->L;
    const int list = lua_gettop(L);

    if (depth == LIST_DEPTH_MAX)
        script_fault(L, FOUND_TOO_MANY, "lists are nested too deep");
    script_fault_charge(L, lua_rawlen(L, list));
    for (int i = 1; i <= (int)lua_rawlen(L, list); i++) {
        const ScriptValue *datum;

        (void)lua_rawgeti(L, list, i);
        datum = script_value_at(L, -1);
        if (script_value_is_faulty(L, -1)) {
            printed->faulty = true;
        } else if (lua_istable(L, -1)) {
            collect_clauses(printed, depth + 1);
        } else if (datum && datum->kind == SCRIPT_CLAUSE) {
            if (printed->n == CARD_CLAUSES_MAX)
                script_fault(
                    L, FOUND_TOO_MANY, "more than %d clauses", CARD_CLAUSES_MAX);
            printed->clauses[printed->n++] = datum->n;
        } else if (datum && datum->kind == SCRIPT_KEYWORD) {
            collect_cost(printed, datum);
        } else {
            const char *got = script_value_name(L, -1);

            script_fault(L,
                         FOUND_FORM,
                         "%s holds clauses, got %s%s",
                         printed->what,
                         got,
                         right_line_for_clause(L, CLAUSE_WHEN));
        }
        lua_pop(L, 1);
    }
}

static void collect_braces(lua_State *L, int table, const char *what, Printed *printed)
{
    const char *keys[SCRIPT_KEYS_MAX];

    memset(printed, 0, sizeof *printed);
    printed->L = L;
    printed->what = what;
    luaL_checkstack(L, 4 * LIST_DEPTH_MAX, NULL);
    if (!lua_istable(L, table))
        script_fault(L, FOUND_FORM, "%s is written in braces", what);
    if (script_value_keys(L, table, what, keys)) {
        script_fault(L,
                     FOUND_NO_KEY,
                     "unknown key '%s' in %s: it holds clauses%s",
                     keys[0],
                     what,
                     right_line_for_clause(L, CLAUSE_WHEN));
    }
    lua_pushvalue(L, table);
    collect_clauses(printed, 0);
    lua_pop(L, 1);
    if (printed->faulty && strcmp(what, "a card") != 0) script_fault_silent(L);
}

// Refuses costs of keywords where no card is declared.
static void refuse_costs(const Printed *printed)
{
    if (printed->costs_n)
        script_fault(
            printed->L, FOUND_FORM, "costs of keywords stand in a card { ... } alone");
}

// Pushes a list of the clauses.
static int push_clauses(lua_State *L, const ClauseId *clauses, int n)
{
    lua_createtable(L, n, 0);
    for (int i = 0; i < n; i++) {
        (void)script_value_push(L, SCRIPT_CLAUSE, clauses[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

int declare_attached(lua_State *L)
{
    Library *library = host_of(L)->library;
    Printed printed;

    script_value_only_at_load(L, "a clause");
    collect_braces(L, 1, "attached", &printed);
    refuse_costs(&printed);
    if (!printed.n)
        script_fault(
            L, FOUND_NOTHING_DONE, "attached does nothing: it holds no clause");
    for (int i = 0; i < printed.n; i++) {
        Clause clause = library->clauses[printed.clauses[i]];

        clause.flags |= CLAUSE_ATTACHED;
        printed.clauses[i] = library_add_clause(library, &clause);
    }
    return push_clauses(L, printed.clauses, printed.n);
}

// Checks each clause by itself, to report every fault.
static void mark_printed(lua_State *L, const Printed *printed)
{
    Library *library = host_of(L)->library;

    for (int i = 0; i < printed->n; i++) {
        CheckedClause checked = {L, printed->clauses[i]};

        (void)script_recover_try(L, clauses_printed_check, &checked);
        library->clauses[printed->clauses[i]].flags |= CLAUSE_PRINTED;
    }
}

static void check_total(lua_State *L, int n, LimitId limit)
{
    const LimitRow *row = limit_row(limit);

    if (n > row->value)
        script_fault(L, FOUND_TOO_MANY, "more than %d %s", row->value, row->words);
}

// Refuses a card whose own text is more than one play of it has room for: the game would
// stop each time.
static void check_play(lua_State *L, const Printed *printed)
{
    const Library *library = host_of(L)->library;
    int costs = 0, choices = 0, modes = 0;

    for (int i = 0; i < printed->n; i++) {
        const Clause *clause = &library->clauses[printed->clauses[i]];

        costs += library_is_additional_cost(library, printed->clauses[i]);
        if (clause->kind != CLAUSE_EFFECT) continue;
        choices += clause->targets_n;
        modes += clause->modes_n > 0;
    }
    check_total(L, costs, LIMIT_ADDITIONAL);
    check_total(L, choices, LIMIT_CHOICES);
    check_total(L, modes, LIMIT_ITEM_MODES);
}

// Refuses a passive whose gift another one takes away.
static void check_losses(lua_State *L, const Printed *printed)
{
    const Library *library = host_of(L)->library;

    for (int i = 0; i < printed->n; i++)
        for (int k = 0; k < printed->n; k++)
            given_lost_check(L,
                             &library->clauses[printed->clauses[i]],
                             &library->clauses[printed->clauses[k]]);
}

static void only_once(lua_State *L, const char *kind, const char *name)
{
    Host *host = host_of(L);

    if (strcmp(host->source->kind, kind) || strcmp(host->source->name, name)) {
        script_fault(L,
                     FOUND_NO_DECLARATION,
                     "%s \"%s\" in the script of %s \"%s\": each has a file of its own",
                     kind,
                     name,
                     host->source->kind,
                     host->source->name);
    }
    if (host->declared)
        script_fault(L, FOUND_TWICE, "%s \"%s\" is declared twice", kind, name);
    host->declared = true;
}

// Gives the keywords of the card's row the costs that the script says.
static void set_costs(lua_State *L, const Printed *printed)
{
    const Host *host = host_of(L);

    for (int i = 0; i < printed->costs_n; i++) {
        const ScriptValue *datum = printed->costs[i];
        const char *why = library_set_keyword_cost(
            host->library, host->card, datum->keyword, datum->n);

        if (why)
            script_fault(L,
                         FOUND_KEYWORD_SCRIPT,
                         "'%s' %s",
                         host->library->keywords[datum->keyword].name,
                         why);
    }
}

// Completes card "CODE": gives the card its clauses. The code must be the one that the
// script is for.
static int declare_card(lua_State *L)
{
    Host *host = host_of(L);
    const char *code = lua_tostring(L, lua_upvalueindex(1));
    Printed printed;

    script_value_only_at_load(L, "a card");
    only_once(L, "card", code);
    collect_braces(L, 1, "a card", &printed);
    if (!printed.n && !printed.costs_n && !printed.faulty)
        script_fault(L, FOUND_NO_CLAUSE, "a card without clauses needs no script");
    check_play(L, &printed);
    check_losses(L, &printed);
    mark_printed(L, &printed);
    clauses_paid_check(L, printed.clauses, printed.n);
    for (int i = 0; i < printed.n; i++)
        host->governed |= host->library->clauses[printed.clauses[i]].keywords;
    library_set_clauses(host->library, host->card, printed.clauses, printed.n);
    set_costs(L, &printed);
    return 0;
}

// Begins card "CODE"; the braces that follow are a call of the function it returns.
int declare_begin_card(lua_State *L)
{
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, declare_card, 1);
    script_recover_wrap(L);
    return 1;
}

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

// Makes the clauses of level { 3, clause, ... } hold only under the keyword's
// condition.
static int govern_by_condition(lua_State *L, int keyword)
{
    Library *library = host_of(L)->library;
    int level = 0;
    Printed printed;

    if (!lua_istable(L, 1))
        script_fault(L, FOUND_FORM, "a keyword's text is written in braces");
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
    collect_braces(L, 1, library->keywords[keyword].name, &printed);
    refuse_costs(&printed);
    for (int i = 0; i < printed.n; i++) {
        Clause clause = library->clauses[printed.clauses[i]];

        add_keyword(L, &clause, keyword, level);
        printed.clauses[i] = library_add_clause(library, &clause);
    }
    if (printed.n != 1) return push_clauses(L, printed.clauses, printed.n);
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

// Adds the word of a keyword that takes text: its name in lower case.
static void add_governing_word(lua_State *L, int keyword)
{
    char word[FACE_TEXT];
    const char *name = host_of(L)->library->keywords[keyword].name;

    mark_words_text(name, word, sizeof word);
    if (join_status(L, word, keyword)) return;
    lua_pushinteger(L, keyword);
    lua_pushcclosure(L, call_governed, 1);
    script_recover_wrap(L);
    vocabulary_add(L, word);
}

static void read_governs(lua_State *L, Keyword *keyword, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    keyword->governs = true;
    if (datum && datum->kind == SCRIPT_CLAUSE) {
        keyword->governs_clause = datum->n;
    } else {
        keyword->governs_condition = read_condition(L, index);
    }
}

static void only_governs(lua_State *L, int table)
{
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = script_value_keys(L, table, "a keyword", keys);

    for (int i = 0; i < n; i++) {
        if (strcmp(keys[i], "governs")) {
            script_fault(L,
                         FOUND_NO_KEY,
                         "unknown key '%s' in a keyword%s",
                         keys[i],
                         text_hint("governs").text);
        }
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
    only_once(L, "keyword", name);
    if (!lua_istable(L, 1))
        script_fault(L, FOUND_FORM, "a keyword is written in braces");
    only_governs(L, 1);
    id = library_keyword(host->library, name);
    if (!id)
        script_fault(
            L, FOUND_TOO_MANY, "there is room for %d keywords", KEYWORDS_MAX - 1);
    if (lua_getfield(L, 1, "governs") != LUA_TNIL) read_governs(L, &keyword, 2);
    take_flags(L, 1, &keyword);
    collect_braces(L, 3, "a keyword", &printed);
    refuse_costs(&printed);
    if (printed.n > COUNT_OF(keyword.clauses)) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a keyword has at most %d clauses",
                     COUNT_OF(keyword.clauses));
    }
    mark_printed(L, &printed);
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

static void only_in_words(lua_State *L, const char *what)
{
    script_value_only_at_load(L, what);
    if (!strcmp(host_of(L)->source->kind, "words")) return;
    script_fault(
        L, FOUND_FORM, "%s belongs in the words of a set, its file words.lua", what);
}

// Makes the value on top of the stack a word that cannot change.
static void add_word(lua_State *L, const char *name)
{
    if (lua_iscfunction(L, -1))
        script_fault(L, FOUND_TWICE, "'%s' is a verb already", name);
    if (lua_istable(L, -1)) check_freeze(L, lua_gettop(L));
    vocabulary_add(L, name);
}

int declare_words(lua_State *L)
{
    const bool rules = !strcmp(host_of(L)->source->kind, "rules");
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!rules && !strcmp(host_of(L)->source->kind, "ruleset"))
        script_fault(L, FOUND_FORM, "words { ... } belongs in rules/, beside game.lua");
    if (!rules) only_in_words(L, "words { ... }");
    script_value_only_at_load(L, "words { ... }");
    if (!lua_istable(L, 1)) script_fault(L, FOUND_FORM, "words are written in braces");
    n = script_value_keys(L, 1, "words", keys);
    if (lua_rawlen(L, 1))
        script_fault(L, FOUND_FORM, "a word has a name: words { name = ... }");
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, 1, keys[i]);
        add_word(L, keys[i]);
    }
    // The functions are checked when the script has run to its end (host_load), those of a
    // game when its last file is loaded (host_check_game).
    for (int i = 0; rules && i < n; i++, lua_pop(L, 1))
        if (lua_getfield(L, 1, keys[i]) == LUA_TFUNCTION)
            (void)script_run_keep(L, lua_gettop(L));
    return 0;
}

// Declares an adjective for objects. The verbs `mark` and `unmark` set and clear it.
int declare_status(lua_State *L)
{
    Host *host = host_of(L);
    const char *name = script_value_string(L, 1, "status");
    ScriptValue *datum;
    int status;

    only_in_words(L, "a status");
    if (library_find_status(host->library, name) >= 0) return 0;
    vocabulary_check_name(L, name);
    status = library_status(host->library, name);
    if (status < 0)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d statuses that sets name",
                     STATUSES_MAX - host->rules->statuses_n);
    datum = script_value_push(L, SCRIPT_WORD, 0);
    datum->name = host->library->statuses[status];
    datum->status = (uint8_t)(1 + status);
    datum->query = read_query_word(host, datum);
    vocabulary_add(L, datum->name);
    return 0;
}

// Checks one row of says { … }, which lies on top of the stack, and pops it.
static void check_saying(lua_State *L, int i)
{
    bool good = lua_istable(L, -1) && lua_rawlen(L, -1) == 3;

    for (int k = 1; good && k <= 3; k++) {
        good = lua_rawgeti(L, -1, k) == LUA_TSTRING;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (good) return;
    script_fault(L,
                 FOUND_FORM,
                 "row %d of says is { \"type\", \"text\", \"what it stands for\" }",
                 i);
}

// Takes how a set says its words. The game does not need it: the phrases read it in the
// script (tools/phrases).
int declare_says(lua_State *L)
{
    only_in_words(L, "says { ... }");
    if (!lua_istable(L, 1))
        script_fault(L, FOUND_FORM, "phrases are written in braces: says { { … }, … }");
    const int n = (int)lua_rawlen(L, 1);
    for (int i = 1; i <= n; i++) {
        (void)lua_rawgeti(L, 1, i);
        check_saying(L, i);
    }
    lua_pushnil(L);
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        if (!lua_isinteger(L, -1))
            script_fault(L, FOUND_FORM, "says has rows and no keys");
    }
    return 0;
}

int declare_player_counter(lua_State *L)
{
    const char *name = script_value_string(L, 1, "player_counter");

    only_in_words(L, "a player counter");
    vocabulary_check_name(L, name);
    if (library_find_thing_counter(host_of(L)->library, name) >= 0)
        vocabulary_refuse(L, name, "a counter of things");
    vocabulary_note_place(L, name);
    if (library_player_counter(host_of(L)->library, name) < 0) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d player counters",
                     PLAYER_COUNTERS_MAX);
    }
    return 0;
}

int declare_thing_counter(lua_State *L)
{
    Library *library = host_of(L)->library;
    const char *name = script_value_string(L, 1, "thing_counter");

    only_in_words(L, "a counter of things");
    vocabulary_check_name(L, name);
    if (library_find_player_counter(library, name) >= 0)
        vocabulary_refuse(L, name, "a counter of players");
    vocabulary_note_place(L, name);
    if (library_thing_counter(library, name) < 0)
        script_fault(L,
                     FOUND_TOO_MANY,
                     "there is room for %d counters of things that sets name",
                     COUNTERS_MAX - library->rules->counters_n);
    return 0;
}
