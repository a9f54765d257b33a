// check_remarks.c -- tells what a sound script says without any effect.
//
// A remark is no fault: the script is loaded, and the loader reports the remark.

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_names.h"
#include "scripting/base/script_place.h"
#include "scripting/checks/check.h"
#include "scripting/read/read.h"

// A remark, and the key that it is about.
typedef struct {
    FoundKind found;
    const char *key;
} Remark;

// Remarks on the clause, at the key.
__attribute__((format(printf, 4, 5))) static void
remark(lua_State *L, const Clause *clause, Remark about, const char *format, ...)
{
    Host *host = host_of(L);
    const bool mode = clause->kind == CLAUSE_MODE;
    char text[FAULT_TEXT];
    va_list arguments;

    host->reading =
        (Reading){.what = mode ? NULL : clauses_names[clause->kind], .key = about.key};
    va_start(arguments, format);
    (void)text_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    script_recover_remark(
        L, (ScriptSpot){about.found, clause->script, clause->line}, "%s", text);
    host->reading = (Reading){0};
}

// Returns whether the script may speak of the first target without its parameter: as
// `it`, or of where that is.
static bool speaks_of_first(const Host *host)
{
    const ScriptText text = {host->text, host->text_size};

    return script_place_names(text, "it") || script_place_names(text, "there");
}

// Remarks on parameters of the function on top of the stack that it never uses. The
// name `_` says that this is on purpose.
static void remark_unused(lua_State *L, int n)
{
    Host *host = host_of(L);
    const char *names[CLAUSE_TARGETS_MAX + 1];
    lua_Debug about;

    for (int i = 0; i < n; i++) {
        lua_pushvalue(L, -1);
        names[i] = lua_getlocal(L, NULL, i + 1);
        lua_pop(L, 1);
    }
    lua_pushvalue(L, -1);
    (void)lua_getinfo(L, ">S", &about);
    if (strtol(about.short_src + 1, NULL, 10) != host->script) return; // a set's word
    for (int i = 0; i < n; i++) {
        if (!strcmp(names[i], "_") || (!i && speaks_of_first(host)) ||
            script_place_uses((ScriptText){host->text, host->text_size},
                              about.linedefined,
                              names,
                              n,
                              i))
            continue;
        script_recover_remark(
            L,
            (ScriptSpot){FOUND_NOT_USED, host->script, about.linedefined},
            "nothing uses '%s', which is chosen for 'run': call it '_' if that is meant",
            names[i]);
    }
}

// Remarks on a function, on top of the stack, that takes other things than its clause
// chooses.
static void remark_run(lua_State *L, const Clause *clause, int chosen)
{
    lua_Debug about;

    lua_pushvalue(L, -1);
    (void)lua_getinfo(L, ">u", &about);
    if (about.nparams > chosen)
        remark(L,
               clause,
               (Remark){FOUND_PARAMETERS, "run"},
               "'run' takes %d, and the clause chooses %d: the others are always nil",
               about.nparams,
               chosen);
    else if (about.nparams + (!about.nparams && speaks_of_first(host_of(L))) < chosen)
        remark(L,
               clause,
               (Remark){FOUND_PARAMETERS, "run"},
               "'run' takes %d, and the clause chooses %d: what it does not use, it "
               "calls '_'",
               about.nparams,
               chosen);
    else
        remark_unused(L, about.nparams);
}

static void remark_runs(lua_State *L, const Host *host)
{
    for (int i = host->first_run; i < host->runs_n; i++) {
        const Clause *clause = NULL;

        for (int k = host->before.clauses; k < host->library->clauses_n; k++)
            if (host->library->clauses[k].run == i) clause = &host->library->clauses[k];
        if (!clause) continue;
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->runs[i].ref);
        remark_run(L, clause, host->runs[i].args);
        lua_pop(L, 1);
    }
}

static bool prints(const Card *card, int keyword)
{
    for (int i = 0; i < card->keywords_n; i++)
        if (card->keywords[i].keyword == keyword && !card->keywords[i].scripted)
            return true;
    return false;
}

// Returns whether a query is `me` and demands nothing else.
static bool is_bare_me(const Query *q)
{
    const bool compares = q->locations_n || q->adjectives || q->compares_n ||
                          q->statuses || q->came_from || q->past;
    const bool prints = q->tag || q->name || q->words || q->marks[0].words ||
                        q->supertypes || q->keyword;
    const bool others = q->has || q->attachment || q->host || q->chooser ||
                        q->kept_with || q->except || q->or_else || q->same.trait ||
                        q->different.trait;

    return q->role == ROLE_ME && !q->kind && !compares && !prints && !others;
}

// Remarks on a keyword that the card gives itself without condition and has already.
static void remark_repeated(lua_State *L, const Card *card, const Clause *clause)
{
    const Library *library = host_of(L)->library;

    if (clause->kind != CLAUSE_PASSIVE || clause->provided || clause->keywords ||
        clause->flags & CLAUSE_ATTACHED ||
        !is_bare_me(&library->queries[clause->subject]))
        return;
    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];

        if (grant->kind == GRANT_KEYWORD && prints(card, grant->keyword))
            remark(L,
                   clause,
                   (Remark){FOUND_GIVEN_AGAIN, "has"},
                   "the list prints '%s' on this card already: here it is given again",
                   library->keywords[grant->keyword].name);
    }
}

// Remarks on a name that hides a word: behind it the word means something else.
static void remark_hidden(lua_State *L, const Host *host)
{
    ScriptNames names = {.scan = script_token_scan(host->text, host->text_size)};
    ScriptToken name;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    while (script_names_next(&names, &name)) {
        const char *text = lua_pushlstring(L, name.at, name.n);

        lua_pushvalue(L, -1);
        if (lua_rawget(L, -3) != LUA_TNIL)
            script_recover_remark(L,
                                  (ScriptSpot){FOUND_HIDDEN, host->script, name.line},
                                  "'%s' is a word of the language, and means something "
                                  "else from here on: give it another name",
                                  text);
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

void check_remarks(lua_State *L)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const Card *card = &library->cards[host->card];

    remark_hidden(L, host);
    remark_runs(L, host);
    for (int i = 0; host->card && i < card->own_n; i++) {
        remark_repeated(L, card, &library->clauses[library->owned[card->own + i]]);
        check_own(L, &library->clauses[library->owned[card->own + i]]);
    }
}
