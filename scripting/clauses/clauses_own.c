// clauses_own.c -- refuses what is said of `me` as something that the card never is or has.

#include "engine/abilities/language/accept.h"
#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/script_run.h"

// Pushes the names of the types that `me` is, without those that it may become. [own]: of these.
static const char *push_own(lua_State *L, unsigned own)
{
    const unsigned now = clauses_means_own(host_of(L)) & own;

    return clauses_means_push(L, now ? now : own);
}

// Pushes that the reading is of a number that `me`, which is of the types, never has. Returns the
// text.
static const char *push_misread(lua_State *L, const VerbRow *verb, int first,
                                unsigned own)
{
    const Library *library = host_of(L)->library;
    const char *name = verb->signature[0] == 'f'   ? library_field_name(library, first)
                       : verb->signature[0] == 'K' ? library->keywords[first].name
                                                   : verb->name;
    const unsigned of = library_reading_types(library, verb, first);

    return lua_pushfstring(L,
                           "'%s' is a number of %s, and me is a %s",
                           name,
                           clauses_means_push(L, of & ASKED_TYPES),
                           push_own(L, own));
}

// Pushes that nothing of the types is where the query looks for `me`. Returns the text.
static const char *push_not_there(lua_State *L, QueryId query, unsigned own)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const char *elsewhere = NULL;

    for (int i = 0; !elsewhere && i < rules->kinds_n; i++)
        if (rules->kinds[i].zone && rules->kinds[i].kind == KIND_OBJECT &&
            rules->kinds[i].any_of & own)
            elsewhere = rules->kinds[i].name;
    return lua_pushfstring(
        L,
        elsewhere
            ? "'%s' is looked for on the board, where a %s never is: write %s { me, ... }"
            : "'%s' is looked for on the board, where a %s never is: write at = PLACE",
        rules->kinds[host->library->queries[query].kind - 1].name,
        push_own(L, own),
        elsewhere);
}

// Pushes what is wrong with what is said of `me`, which is of the types. Returns the text.
static const char *push_mistaken(lua_State *L, const Mistaken *mistaken, unsigned own)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const char *me = push_own(L, own);
    const VerbRow *verb = &rules->verbs[mistaken->reading ? mistaken->reading - 1 : 0];

    if (mistaken->query)
        return lua_pushfstring(
            L,
            "me is a %s, which '%s' never means",
            me,
            rules->kinds[host->library->queries[mistaken->query].kind - 1].name);
    if (mistaken->in_play) return push_not_there(L, mistaken->in_play, own);
    if (mistaken->reading) return push_misread(L, verb, mistaken->first, own);
    if (mistaken->attached)
        return lua_pushfstring(L,
                               mistaken->attached == 1
                                   ? "me is a %s, and nothing is ever attached to it"
                                   : "me is a %s, which is never attached to anything",
                               me);
    if (mistaken->field)
        return lua_pushfstring(
            L,
            "'%s' is a number of %s, and me is a %s",
            library_field_name(host->library, mistaken->field - 1),
            clauses_means_push(
                L, library_field_types(rules, mistaken->field - 1) & ASKED_TYPES),
            me);
    if (mistaken->adjective)
        return lua_pushfstring(
            L,
            "'%s' is said of %s, and me is a %s",
            rules->adjectives[mistaken->adjective - 1].name,
            clauses_means_push(L, rules->adjectives_of[mistaken->adjective - 1]),
            me);
    if (mistaken->nowhere)
        return lua_pushfstring(
            L,
            "me is a %s, which goes to no place as it is '%s': take that out, or say from "
            "= PLACE, where it comes from",
            me,
            rules->events[mistaken->event - 1].name);
    return lua_pushfstring(
        L,
        "'%s' happens to %s, and me is a %s",
        rules->events[mistaken->event - 1].name,
        clauses_means_push(L, EVENT_TYPES(rules->events[mistaken->event - 1].flags)),
        me);
}

void clauses_own_check(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));
    Mistaken mistaken;

    if (library_clause_mistakes_me(host->library, clause, own, &mistaken))
        clauses_fault(
            L, clause, FOUND_NEVER_HAPPENS, "%s", push_mistaken(L, &mistaken, own));
}

void clauses_own_check_query(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];
    Mistaken mistaken;
    unsigned own;

    if (!host->rehearsed) return;
    own = clauses_means_later(host->rules, clauses_means_me(L, clause));
    if (library_query_mistakes_me(host->library, query, own, &mistaken))
        script_fault(L, FOUND_NEVER_HAPPENS, "%s", push_mistaken(L, &mistaken, own));
}

void clauses_own_check_found(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    unsigned own;

    if (!host->rehearsed) return;
    own = clauses_means_later(
        host->rules, clauses_means_me(L, &host->library->clauses[host->rehearsed]));
    if (library_query_seeks_me(host->library, query, own))
        script_fault(L, FOUND_NEVER_HAPPENS, "%s", push_not_there(L, query, own));
}

void clauses_own_check_cost(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));

    if (!host_loads_card(host)) return;
    for (uint16_t id = clause->cost; id; id = library->costs[id].or_else) {
        const Cost *cost = &library->costs[id];

        for (int i = 0; i < cost->actions_n; i++) {
            const CostActionRow *row =
                &host->rules->cost_actions[cost->actions[i].action];
            const Query *who = &library->queries[cost->actions[i].query];

            if (!row->accepts || who->role != ROLE_ME ||
                accept_types_may_fit(host->rules, row->accepts, own))
                continue;
            clauses_fault(L,
                          clause,
                          FOUND_COST_FORM,
                          "the cost '%s' is paid with %s, and me is a %s",
                          row->name,
                          host->rules->accepts[row->accepts - 1].name,
                          push_own(L, own));
        }
    }
}

// Returns the types of the card whose run is rehearsed, or may come to be; all where another
// may have it, or a word that is for cards of several types asks.
static unsigned types_rehearsed(lua_State *L)
{
    const Host *host = host_of(L);
    int script = 0;

    if (!host->rehearsed || !host_loads_card(host)) return ASKED_TYPES;
    (void)script_run_line(host, &script);
    if (script != host->script) return ASKED_TYPES;
    return clauses_means_later(
        host->rules, clauses_means_me(L, &host->library->clauses[host->rehearsed]));
}

void clauses_own_check_number(lua_State *L, const VerbRow *verb, const Value *first,
                              const Value *value)
{
    const bool names = first != value && first->kind == VALUE_NUMBER;
    const int row = names ? first->n : 0;
    const unsigned own = types_rehearsed(L);

    if (value->kind != VALUE_ROLE || value->n != ROLE_ME || !verb->reads ||
        library_reading_types(host_of(L)->library, verb, row) & own)
        return;
    script_fault(L, FOUND_NEVER_HAPPENS, "%s", push_misread(L, verb, row, own));
}

void clauses_own_check_asked(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const unsigned own = types_rehearsed(L);
    const Query *q = &host->library->queries[query];
    Mistaken mistaken = {0};

    if (query && q->kind && !(clauses_means(host, query, own) & own))
        mistaken.query = query;
    else if (!query || !library_query_misjudges(host->library, query, own, &mistaken))
        return;
    script_fault(L, FOUND_NEVER_HAPPENS, "%s", push_mistaken(L, &mistaken, own));
}
