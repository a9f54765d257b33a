// clauses_given.c -- refuses clauses that a verb gives, or starts, and that would do nothing.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/written_name.h"

// Returns whether everything that the query finds has a role: it is there already.
static bool is_there(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        const int role = library->queries[query].role;

        if (!library->queries[query].kind && role != ROLE_NONE) return true;
    }
    return false;
}

// Raises a fault where a passive says how often it answers in a turn what is not asked just
// once of all that is played or used: its price.
static void check_counted(lua_State *L, const Clause *clause, unsigned priced)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];

        if (priced && row->answer == ANSWER_COST && row->asked.of & ASKED_ITEM)
            continue;
        script_fault(L,
                     FOUND_ALWAYS,
                     "'each_turn' of a passive counts what is played or used, by its "
                     "cost: nobody counts '%s'. Of what happens say 'provided', with "
                     "happened { ..., count = 0 }",
                     row->name);
    }
}

void clauses_given_check_next(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    unsigned priced = 0;

    for (int i = 0; i < rules->questions_n; i++)
        if (rules->questions[i].answer == ANSWER_COST &&
            rules->questions[i].asked.of & ASKED_ITEM)
            priced |= rules->questions[i].asked.of & (ASKED_TYPES | ASKED_ITEM);
    if (clause->each_turn) check_counted(L, clause, priced);
    if (!priced) return;
    if (is_there(host->library, clause->subject) ||
        !(clauses_means(host, clause->subject, ASKED_ANYTHING) & priced))
        script_fault(L,
                     FOUND_ALWAYS,
                     "'%s' of a passive waits for the next thing that is played or "
                     "used: write a kind of these: %s",
                     clause->each_turn ? "each_turn" : "once",
                     clauses_means_push(L, priced));
}

// Returns whether the clause is a passive that speaks of `it`, and nothing says who that is.
static bool means_nobody(const Library *library, const Clause *clause)
{
    return clause->kind == CLAUSE_PASSIVE && !clause->choosing &&
           library_passive_reads_role(library, clause, ROLE_IT);
}

void clauses_given_check(lua_State *L, const Clause *clause, bool granted, bool about)
{
    const Library *library = host_of(L)->library;

    if (granted && (clauses_event_is_about(library, clause, ROLE_IT) ||
                    means_nobody(library, clause)))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause that is given waits for 'it', which is nobody there: "
                     "say 'me', who gets it");
    if (granted && clauses_asked_always(clause))
        script_fault(L, FOUND_ALWAYS, NEVER_SPENT, clauses_names[clause->kind]);
    if (clause->kind == CLAUSE_PASSIVE &&
        (clause->each_turn || (!granted && clause->flags & CLAUSE_ONCE)))
        clauses_given_check_next(L, clause);
    if (!granted && !about && clauses_event_is_about(library, clause, ROLE_IT))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause waits for 'it', and nothing is given: name it behind "
                     "the clause");
    if (!granted && clause->brings)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'has' of a can is text of the card that is played: give(card, can "
            "{ ... }), or leave it out");
    // What waits alone keeps the `me` of the text that began it.
    clauses_asked_check(L,
                        clause,
                        granted || !clauses_means_own(host_of(L))
                            ? ASKED_TYPES
                            : clauses_means_own(host_of(L)));
}

// ---- clauses about `it`, or `there`, that nothing tells it
//
// No thing is given, and the event is one of a player, as end_of_turn. A run that has been rehearsed
// knows whether it asks for them (Run.needs). Whoever starts it is rehearsed later, because the
// clause stands above the function that names it.

enum { NEEDS_THING = 1, NEEDS_PLACE = 2 };

void clauses_given_note(Host *host, const Value *value, bool thing)
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

void clauses_given_check_about(lua_State *L, const VerbRow *row, const Clause *clause,
                               Started started)
{
    const Host *host = host_of(L);
    const bool goes_on = clause->kind == CLAUSE_EFFECT && !starts_without(host);

    if (started == STARTED_ALONE || started == STARTED_ON_THING)
        clauses_gone_check_started(L, clause);
    if (started == STARTED_ABOUT_THING || brings_thing(host, clause)) return;
    if (is_asked(host, clause, NEEDS_THING)) {
        if (started == STARTED_ON_THING) script_fault(L, FOUND_ROLE, NOBODY_ON);
        if (started == STARTED_ABOUT_PLAYER || !goes_on) refuse(L, row, "it");
    }
    if (started == STARTED_ALONE && is_asked(host, clause, NEEDS_PLACE) &&
        starts_without(host) && !brings_place(host->rules, clause))
        refuse(L, row, "there");
}

void clauses_given_check_gifts(void *self)
{
    lua_State *L = self;
    const Host *host = host_of(L);
    const Library *library = host->library;

    for (int i = host->before.clauses; i < library->clauses_n; i++) {
        const Clause *giver = &library->clauses[i];

        for (int k = 0; k < giver->grants_n; k++) {
            const Clause *given = &library->clauses[giver->grants[k].clause];

            if (giver->grants[k].kind != GRANT_CLAUSE) continue;
            clauses_gone_check_started(L, given);
            if (brings_thing(host, given)) continue;
            if (is_asked(host, given, NEEDS_THING))
                clauses_fault(L, given, FOUND_ROLE, NOBODY_ON);
        }
    }
}
