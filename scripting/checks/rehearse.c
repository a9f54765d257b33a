// rehearse.c -- calls every `run` once loaded, so that a mistake shows before play.
//
// Each is called six times: with things and with nothing given, and each time with
// verbs that succeed, fail, or take turns. One that is given nothing anyway is called three or
// four times. There is no game yet, so verbs only check
// their arguments (verb_before_play_rehearse).
//
// The rules of a game know where their own verbs give something and what they look for is
// there. So a function of theirs that fails is tried once more with verbs that do not fail
// it: only what a card hands to it, or makes of its result, can then be wrong. One that does
// not end ends the pass (script_trial.c).

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/checks/check.h"
#include "scripting/checks/check_again.h"
#include "scripting/checks/rehearse.h"
#include "scripting/lua/script_trial.h"
#include "scripting/vain/given_lost.h"

enum { PASSES = 6 };

// Returns how many things the query chooses at most, 0: nobody knows.
static int most_chosen(const Library *library, const Query *query)
{
    const Amount *count = &library->amounts[query->split ? query->split : query->count];

    if (count->kind != AMOUNT_CONST) return 0;
    if (query->split || query->count_op == OP_EQUAL || query->count_op == OP_AT_MOST)
        return count->n;
    return query->count_op == OP_LESS_THAN ? count->n - 1 : 0;
}

// Pushes what a choice by the query gives: a list where it may be several. [given]: there
// is something.
void rehearse_push(lua_State *L, QueryId query, bool given, bool among)
{
    const Host *host = host_of(L);
    const int kind = host->library->queries[query].kind;
    const bool players = kind && host->rules->kinds[kind - 1].kind == KIND_PLAYER;
    const lua_Integer handle = players ? script_value_rehearsed_as(VALUE_PLAYER, query)
                               : among ? script_value_rehearsed_among(query)
                                       : script_value_rehearsed(query);

    if (query && !library_query_is_of_one(host->library, query)) {
        lua_Integer *items = value_handle_list_push(L, given ? 2 : 0);

        if (given) items[0] = items[1] = handle;
        value_handle_list_limit(
            L, most_chosen(host->library, &host->library->queries[query]));
    } else if (given) {
        lua_pushinteger(L, handle);
    } else {
        lua_pushnil(L);
    }
}

// Returns whether [one] is the clause that was read before the braces of `attached` made [other] of it.
static bool is_before_attached(const Clause *one, const Clause *other)
{
    return !(one->flags & (CLAUSE_ATTACHED | CLAUSE_PRINTED)) &&
           other->flags & CLAUSE_ATTACHED;
}

// Returns the clause that the card prints with this run, 0 where there is none or several.
static ClauseId printed_with(const Host *host, int run)
{
    const Library *library = host->library;
    ClauseId found = 0;

    for (int i = 1; i < library->clauses_n; i++) {
        if (library->clauses[i].run != run) continue;
        if (found &&
            !is_before_attached(&library->clauses[found], &library->clauses[i]))
            return 0;
        found = (ClauseId)i;
    }
    return library->clauses[found].flags & CLAUSE_PRINTED ? found : 0;
}

// Returns whether `it` of a clause could fit: what one of the events is about.
static bool subject_may_fit(const Host *host, const Clause *clause, int accepts)
{
    const Library *library = host->library;

    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const Query *query = &library->queries[part->what];

        if (!part->what) return true;
        if (query->role == ROLE_ME && !(clause->flags & CLAUSE_ATTACHED)) {
            if (accept_types_may_fit(host->rules, accepts, clauses_means_own(host)))
                return true;
        } else if (accept_query_may_fit(library, part->what, accepts, false)) {
            return true;
        }
    }
    return !clause->events_n;
}

bool rehearse_it_may_be_player(const Host *host)
{
    const Library *library = host->library;
    const Clause *clause = &library->clauses[host->rehearsed];

    if (!host->rehearsed) return true;
    for (int i = 0; i < clause->events_n; i++) {
        const QueryId what = clause->events[i].what;

        if (!what || library->queries[what].role == ROLE_YOU ||
            argument_is_of_players(host, what))
            return true;
    }
    if (clause->events_n) return false;
    return !clause->targets_n || argument_is_of_players(host, clause->targets[0]);
}

bool rehearse_role_may_fit(const Host *host, int role, int accepts)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (role == ROLE_YOU || role == ROLE_THEY) return false;
    // A place is the thing that is a place, and verbs that take only some take no place.
    if (role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN) return !accepts;
    if (!host->rehearsed) return true;
    if (role == ROLE_THIS || (role == ROLE_ME && !(clause->flags & CLAUSE_ATTACHED)))
        return accept_types_may_fit(host->rules, accepts, clauses_means_own(host));
    return role != ROLE_IT || subject_may_fit(host, clause, accepts);
}

// Marks the argument on top of the stack as what was chosen.
static void mark_chosen(lua_State *L, ChosenAs chosen)
{
    const ThingList *list = value_handle_list_at(L, -1);

    if (list && list->n) {
        lua_Integer *items = value_handle_list_push(L, list->n);

        for (int i = 0; i < list->n; i++)
            items[i] = script_value_rehearsed_chosen(list->items[i], chosen);
        value_handle_list_limit(L, list->most);
        lua_remove(L, -2);
    } else if (lua_isinteger(L, -1)) {
        lua_pushinteger(L, script_value_rehearsed_chosen(lua_tointeger(L, -1), chosen));
        lua_remove(L, -2);
    }
}

static void rehearse(lua_State *L, Host *host, const Run *run, int pass)
{
    const bool given = pass < PASSES / 2;
    const Clause *clause = &host->library->clauses[host->rehearsed];

    host->failed = pass % 3 == 1;
    host->alternating = pass % 3 == 2;
    host->lacking = !given;
    host->pass = pass;
    host->calls = 0;
    script_trial_begin_pass(host);
    given_lost_begin(host);
    host->first_went = false;
    luaL_checkstack(L, run->args + LUA_MINSTACK, NULL);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
    for (int i = 0; i < run->args; i++) {
        if (i < clause->targets_n)
            rehearse_push(L, clause->targets[i], given, false);
        else if (given)
            lua_pushinteger(L,
                            script_value_rehearsed_as(
                                host->rehearsed ? VALUE_SPOT : VALUE_NONE, 0));
        else
            lua_pushnil(L);
        mark_chosen(L,
                    run->goes && i == run->args - 1 ? CHOSEN_AS_PLACE
                    : i                             ? CHOSEN_AS_LATER
                                                    : CHOSEN_AS_FIRST);
    }
    lua_call(L, run->args, 0);
}

// Marks the clauses of a run that adds resources in some pass.
static void mark_adding(const Host *host, int run)
{
    const Library *library = host->library;

    for (int i = 1; host->adds && i < library->clauses_n; i++) {
        if (library->clauses[i].run == run) library->clauses[i].flags |= CLAUSE_ADDS;
    }
}

// One pass of a run that is in rehearsal.
typedef struct {
    lua_State *L;
    Host *host;
    const Run *run;
    int pass;
    bool plain; // it came to its end at once
} Pass;

static int pass_of(lua_State *L)
{
    const Pass *pass = lua_touserdata(L, 1);

    rehearse(L, pass->host, pass->run, pass->pass);
    return 0;
}

static int attempt(const Pass *pass, bool lenient)
{
    lua_State *L = pass->L;

    pass->host->trial.lenient = lenient;
    lua_pushcfunction(L, pass_of);
    lua_pushlightuserdata(L, (void *)pass);
    return lua_pcall(L, 1, 0, 0);
}

// Returns whether the error on top of the stack is one of a function of the rules, which
// could be right in play.
static bool is_of_rules(const Pass *pass, int status)
{
    return status == LUA_ERRRUN && !pass->host->hopeless &&
           !script_fault_is_silent(pass->L) &&
           script_run_is_of_rules(pass->host, status);
}

// Returns whether the rules alone have made the nil with which they fail: in the first
// pass a card hands none to them. A later pass may fail in the same way.
static bool is_excused(const Pass *pass)
{
    Trial *trial = &pass->host->trial;
    const char *text = lua_tostring(pass->L, -1);
    char kept[sizeof trial->excused];

    text_copy(kept, sizeof kept, text);
    if (pass->pass) return !strcmp(kept, trial->excused);
    if (!strstr(text, " nil")) return false;
    memcpy(trial->excused, kept, sizeof kept);
    return true;
}

static void try_pass(void *self)
{
    Pass *pass = self;
    int status = attempt(pass, false);

    pass->plain = status == LUA_OK;
    if (is_of_rules(pass, status)) {
        lua_pop(pass->L, 1);
        status = attempt(pass, true);
    }
    if (status == LUA_OK) return;
    if (!is_of_rules(pass, status) || !is_excused(pass)) (void)lua_error(pass->L);
    lua_pop(pass->L, 1);
}

// Returns whether the pass could only repeat one that was before it: nothing is given to
// a run without arguments. But the first pass alone refuses nil that verbs take.
static bool pass_repeats(const Run *run, int pass, bool plain)
{
    if (run->args || pass < PASSES / 2) return false;
    return pass > PASSES / 2 || plain;
}

static void rehearse_run(lua_State *L, Host *host, const Run *run)
{
    bool plain = false;

    for (int n = 0; n < PASSES && !script_trial_is_spent(host); n++) {
        Pass pass = {.L = L, .host = host, .run = run, .pass = n};

        if (pass_repeats(run, n, plain)) continue;
        (void)script_recover_try(L, try_pass, &pass);
        if (!n) plain = pass.plain;
    }
}

void rehearse_runs(lua_State *L, Host *host)
{
    lua_pushnil(L);
    script_trial_begin(host);
    for (int i = host->first_run; i < host->runs_n; i++) {
        if (host->runs[i].faulty) continue;
        host->rehearsed = printed_with(host, i);
        host->payer_leaves = clauses_gone_payer_leaves(host);
        host->run_rehearsed = i;
        host->adds = false;
        check_split_begin(host);
        check_again_begin(host);
        host->trial.excused[0] = '\0';
        const int faults = host->faults_n;

        rehearse_run(L, host, &host->runs[i]);
        if (host->faults_n == faults) (void)script_recover_try(L, check_split, L);
        if (host->faults_n == faults) (void)script_recover_try(L, check_again, L);
        mark_adding(host, i);
    }
    (void)script_recover_try(L, clauses_given_check_gifts, L);
    clauses_asked_note_keywords(host);
    lua_pop(L, 1);
}
