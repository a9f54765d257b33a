// clauses_nobody.c -- refuses to start a clause about `it`, or `there`, that nothing tells it: no thing is
// given, and its event is one of a player, as end_of_turn.
//
// A run that has been rehearsed knows whether it asks for them (Run.needs). Whoever starts it is
// rehearsed later, because the clause stands above the function that names it.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/written_name.h"

enum { NEEDS_THING = 1, NEEDS_PLACE = 2 };

void clauses_nobody_note(Host *host, const Value *value, bool thing)
{
    uint8_t *needs = &host->runs[host->run_rehearsed].needs;

    if (value->kind == VALUE_ROLE) {
        *needs |= thing && value->n == ROLE_IT ? NEEDS_THING : 0;
        *needs |= value->n == ROLE_THERE ? NEEDS_PLACE : 0;
    } else if (value->kind == VALUE_QUERY &&
               library_query_reads_role(host->library, (QueryId)value->n, ROLE_THERE)) {
        *needs |= NEEDS_PLACE;
    }
}

// Returns whether what begins the clause brings a thing: an event of one, or a target.
static bool brings_thing(const Host *host, const Clause *clause)
{
    const Library *library = host->library;

    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (library->rules->events[part->event].flags & EVENT_OF_OBJECT &&
            !(part->what && clauses_means_players(host, part->what)))
            return true;
    }
    return clause->targets_n || clause->modes_n;
}

// Returns whether an event of the clause tells a place.
static bool brings_place(const Rules *rules, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++) {
        const int event = clause->events[i].event;

        if (!rules->events_lack ||
            (rules->events_lack[event] & (EVENT_NO_TO | EVENT_NO_AT)) !=
                (EVENT_NO_TO | EVENT_NO_AT))
            return true;
    }
    return false;
}

// Returns whether the run that is rehearsed, which starts the clause, surely has no thing that
// it is about itself.
static bool starts_without(const Host *host)
{
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!host->rehearsed || !host_loads_card(host)) return false;
    if (clauses_role_is_used(clause)) return clauses_role_is_nobody(host, clause);
    return clause->kind == CLAUSE_WHEN && !brings_thing(host, clause) &&
           !brings_place(host->rules, clause);
}

static bool is_asked(const Host *host, const Clause *clause, int need)
{
    return clause->run > 0 && clause->run < host->runs_n &&
           host->runs[clause->run].needs & need;
}

#define NOBODY_ON                                                                         \
    "'it' is nobody in a clause that a thing is given: its event is about a player. Say " \
    "'me', who gets it"

// Adds what the script calls the thing that its function was given, else what has the text, or
// any thing where that is never on the board.
static void add_thing(lua_State *L, RightLine *line)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_own(host);
    lua_Debug at;
    const char *name = NULL;

    for (int level = 0; !name && lua_getstack(L, level, &at); level++) {
        (void)lua_getinfo(L, "Slu", &at);
        if (at.currentline <= 0) continue;
        if (at.nparams > 0) name = lua_getlocal(L, &at, 1);
        break;
    }
    if (name)
        right_line_add(line, "%s", name);
    else if (own && !clauses_off_board_is_home(host->rules, own))
        right_line_add(line, "me");
    else
        right_line_fill(host, line, "<thing>");
}

// Refuses to start the clause by the verb without a thing.
_Noreturn static void refuse(lua_State *L, const VerbRow *row, const char *role)
{
    const char *clause = written_name(L, 1);
    const bool lasts = !strcmp(row->signature, "c|dx~");
    RightLine thing = {.n = 0};

    add_thing(L, &thing);
    script_fault(L,
                 FOUND_ROLE,
                 "'%s' is given no thing, and '%s' in the clause is that thing; write: "
                 "%s(%s, %s%s)",
                 row->name,
                 role,
                 row->name,
                 clause ? clause : "clause",
                 lasts ? "this_turn, " : "",
                 thing.text);
}

void clauses_nobody_check(lua_State *L, const VerbRow *row, const Clause *clause,
                          Started started)
{
    const Host *host = host_of(L);
    const bool goes_on = clause->kind == CLAUSE_EFFECT && !starts_without(host);

    if (started == STARTED_ABOUT_THING || brings_thing(host, clause)) return;
    if (is_asked(host, clause, NEEDS_THING)) {
        if (started == STARTED_ON_THING) script_fault(L, FOUND_ROLE, NOBODY_ON);
        if (started == STARTED_ABOUT_PLAYER || !goes_on) refuse(L, row, "it");
    }
    if (started == STARTED_ALONE && is_asked(host, clause, NEEDS_PLACE) &&
        starts_without(host) && !brings_place(host->rules, clause))
        refuse(L, row, "there");
}

void clauses_nobody_check_gifts(void *self)
{
    lua_State *L = self;
    const Host *host = host_of(L);
    const Library *library = host->library;

    for (int i = host->before.clauses; i < library->clauses_n; i++) {
        const Clause *giver = &library->clauses[i];

        for (int k = 0; k < giver->grants_n; k++) {
            const Clause *given = &library->clauses[giver->grants[k].clause];

            if (giver->grants[k].kind != GRANT_CLAUSE || brings_thing(host, given))
                continue;
            if (is_asked(host, given, NEEDS_THING))
                clauses_fault(L, given, FOUND_ROLE, NOBODY_ON);
        }
    }
}
