// clauses_here.c -- refuses `here` in the text of what is never at a place, a destination of what is
// not chosen first, and to say where a card enters but in its own text, as it is played.
//
// What a card gives to others stands there with their `here`, so only printed text is judged.
// Where the rules of the game say where something may move, the places that are offered are those
// of the first target (355.4.a).

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/value_handle.h"

enum { THINGS_MAX = 32 }; // bits of the arguments that are things

// Returns the types of a card that is never at a place where others may be, one bit each, which
// has the clause; 0: it may be somewhere.
static unsigned types_nowhere(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));

    return host_loads_card(host) &&
                   clauses_zones_are_none(host->rules, own, ZONE_LOCATION)
               ? own
               : 0;
}

#define NOWHERE_HERE                                                                   \
    "'here' is nowhere in the text of a %s: name a place, or what is there, or say "   \
    "'there', where the event was"

// Returns the zone in which the clause works, where nothing is at a place; NULL: none.
static const ZoneRow *works_nowhere(const Rules *rules, const Clause *clause)
{
    const int zone = clause->works_in - 1;

    return zone >= 0 && rules->types_at && !clauses_zones_is_place(rules, zone)
               ? &rules->zones[zone]
               : NULL;
}

#define NOWHERE_WORKS                                                                   \
    "'here' is nowhere in what works in '%s': name a place, or say 'there', where the " \
    "event was"

// Returns whether the clause is told of the leaving of its own card alone, which is nowhere by then.
static bool has_left(const Library *library, const Clause *clause)
{
    if (clause->kind != CLAUSE_WHEN || clause->flags & CLAUSE_ATTACHED) return false;
    for (int i = 0; i < clause->events_n; i++)
        if (!(library->rules->events[clause->events[i].event].flags & EVENT_PARTS) ||
            library->queries[clause->events[i].what].role != ROLE_ME)
            return false;
    return clause->events_n > 0;
}

#define LEFT_HERE                                                                      \
    "'here' is nowhere, because the card has left: say 'there', as { at = there }"

// Returns whether a passive of the card itself says that it stands elsewhere, too.
static bool says_it_stands(const Host *host)
{
    for (int i = host->library->clauses_n - 1; i > 0; i--) {
        const Clause *clause = &host->library->clauses[i];

        if (clause->script != host->script) break;
        for (int k = 0; k < clause->answers_n; k++)
            if (clause->answers[k].question == host->rules->question_stands)
                return true;
    }
    return false;
}

// Returns the zones of the places that `here` may be in the text of the clause, one bit each; 0: in
// any, or in none.
static uint64_t zones_here(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned own = clauses_means_later(rules, clauses_means_me(L, clause));
    uint64_t zones = 0, stands = 0;

    if (!host_loads_card(host) || !rules->types_at || !own || clause->works_in ||
        clause->flags & CLAUSE_ATTACHED)
        return 0;
    zones = clauses_zones_of_types(rules, own) & clauses_zones_with_places(rules);
    for (int type = 0; rules->types_stand && type < rules->types_n; type++) {
        if (!(clauses_means_own(host) >> type & 1)) continue;
        if (!rules->types_stand[type]) return zones;
        stands |= rules->types_stand[type];
    }
    return stands && !says_it_stands(host) ? stands : zones;
}

#define NEVER_HERE "nothing is 'here' and there at once: a %s is at one of these: %s"

// Returns whether the query means the card itself, at places where others may be.
static bool is_me_on_board(const Rules *rules, const Query *q)
{
    return q->role == ROLE_ME && q->locations_n &&
           !(clauses_zones_named(rules, q) & ~clauses_zones_with_places(rules));
}

// Refuses `here` with a zone where the card that has the text never is.
static void check_never_here(lua_State *L, const Clause *clause, QueryId query)
{
    const Host *host = host_of(L);
    const uint64_t zones = zones_here(L, clause);

    for (; query && zones; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (clauses_zones_named(host->rules, q) & zones) continue;
        if (q->where != ROLE_HERE && !is_me_on_board(host->rules, q)) continue;
        if (q->where != ROLE_HERE)
            clauses_fault(L,
                          clause,
                          FOUND_AT_ONCE,
                          "'me' is never there as its text works: a %s is at one of "
                          "these: %s",
                          clauses_means_push(L, clauses_means_own(host)),
                          clauses_zones_push(L, zones));
        clauses_fault(L,
                      clause,
                      FOUND_AT_ONCE,
                      NEVER_HERE,
                      clauses_means_push(L, clauses_means_own(host)),
                      clauses_zones_push(L, zones));
    }
}

static bool is_here(const Location *place)
{
    return place->kind == LOCATION_ROLE && place->n == ROLE_HERE;
}

// Returns whether all that the query means is here.
static bool means_here(const Library *library, QueryId query)
{
    for (QueryId id = query; id; id = library->queries[id].or_else) {
        const Query *q = &library->queries[id];

        if (q->where != ROLE_HERE && !(q->locations_n == 1 && is_here(q->locations)))
            return false;
    }
    return query != 0;
}

// Refuses an event that comes elsewhere alone, of what is here or at this place, and one that is
// said to be here and at another place.
static void check_event_here(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const EventWay *way = &host->rules->event_ways[part->event];
    const uint64_t zones = zones_here(L, clause);
    const bool here = clause->flags & CLAUSE_HERE || is_here(&clause->at);
    uint64_t at =
        clause->at.kind && clause->at.kind != LOCATION_LIST && !is_here(&clause->at)
            ? clauses_zones_of(host->rules, &clause->at)
            : UINT64_MAX;

    if (!zones) return;
    if (here && !(way->to & clauses_zones_with_places(host->rules)))
        at &= clauses_zones_named(host->rules, &host->library->queries[part->what]);
    if ((way->at && !(way->at & zones) &&
         (here || means_here(host->library, part->what))) ||
        (here && !(at & zones)))
        clauses_fault(L,
                      clause,
                      FOUND_NEVER_HAPPENS,
                      "'%s' never comes 'here': a %s is at one of these: %s",
                      host->rules->events[part->event].name,
                      clauses_means_push(L, clauses_means_own(host)),
                      clauses_zones_push(L, zones));
}

// Does that for what the clause is about, asks and chooses.
static void check_never_at_once(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;

    if (!zones_here(L, clause)) return;
    check_never_here(L, clause, clause->subject);
    for (int i = 0; i < clause->targets_n; i++)
        check_never_here(L, clause, clause->targets[i]);
    for (int i = 0; i < clause->events_n; i++) {
        if (library->queries[clause->events[i].what].role != ROLE_ME)
            check_never_here(L, clause, clause->events[i].what);
        if (library->rules->event_ways) check_event_here(L, clause, &clause->events[i]);
    }
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next)
        if (library->conditions[id].kind == CONDITION_QUERY)
            check_never_here(L, clause, library->conditions[id].ref);
}

void clauses_here_check(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const unsigned own = types_nowhere(L, clause);
    const ZoneRow *zone = works_nowhere(library->rules, clause);

    check_never_at_once(L, clause);
    for (int i = 0; i < clause->targets_n && has_left(library, clause); i++)
        if (library_query_reads_role(library, clause->targets[i], ROLE_HERE))
            clauses_fault(L, clause, FOUND_ROLE, LEFT_HERE);
    if (!own && !zone) return;
    if (!(clause->flags & CLAUSE_HERE) &&
        !library_pattern_reads_role(library, clause, ROLE_HERE) &&
        !library_passive_reads_role(library, clause, ROLE_HERE) &&
        !library_query_reads_role(library, clause->choosing, ROLE_HERE) &&
        !library_use_reads_role(library, clause, CLAUSE_TARGETS_MAX, ROLE_HERE))
        return;
    if (own)
        clauses_fault(L, clause, FOUND_ROLE, NOWHERE_HERE, clauses_means_push(L, own));
    clauses_fault(L, clause, FOUND_ROLE, NOWHERE_WORKS, zone->name);
}

// Refuses a query of `run` that means what is here and elsewhere.
static void check_run_here(lua_State *L, const Clause *clause, QueryId query)
{
    const Host *host = host_of(L);
    const uint64_t zones = zones_here(L, clause);

    for (; query && zones; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (q->where == ROLE_HERE && !(clauses_zones_named(host->rules, q) & zones))
            script_fault(L,
                         FOUND_AT_ONCE,
                         NEVER_HERE,
                         clauses_means_push(L, clauses_means_own(host)),
                         clauses_zones_push(L, zones));
    }
}

void clauses_here_check_in_run(lua_State *L, const Value *value)
{
    const Host *host = host_of(L);
    const bool names_here =
        value->kind == VALUE_ROLE
            ? value->n == ROLE_HERE
            : value->kind == VALUE_QUERY &&
                  library_query_reads_role(host->library, (QueryId)value->n, ROLE_HERE);
    const Clause *clause = &host->library->clauses[host->rehearsed];
    const ZoneRow *zone;
    unsigned own;

    if (!host->rehearsed || !names_here) return;
    if (value->kind == VALUE_QUERY) check_run_here(L, clause, (QueryId)value->n);
    own = types_nowhere(L, clause);
    if (own) script_fault(L, FOUND_ROLE, NOWHERE_HERE, clauses_means_push(L, own));
    zone = works_nowhere(host->rules, clause);
    if (zone) script_fault(L, FOUND_ROLE, NOWHERE_WORKS, zone->name);
    if (has_left(host->library, clause)) script_fault(L, FOUND_ROLE, LEFT_HERE);
    if (clauses_enters_now(host, clause))
        script_fault(L,
                     FOUND_ROLE,
                     "'here' is nowhere as 'me' is '%s': it is on its way, so name a "
                     "place",
                     clauses_enters_now(host, clause)->name);
}

// ---- destinations

// Returns whether the rules of the game say which destinations there are. Else the game asks for
// any place.
static bool are_of_first(const Rules *rules)
{
    for (int i = 0; i < rules->prompts_n; i++)
        if (rules->prompts[i].flags & ASKS_OF_FIRST) return true;
    return false;
}

// Returns whether nothing that the query means ever moves.
static bool moves_never(const Host *host, QueryId query)
{
    const unsigned meant = clauses_means(host, query, ASKED_TYPES);

    return !(clauses_means_later(host->rules, meant & ASKED_TYPES) &
             library_move_types(host->rules));
}

// Returns whether all that the query means is at the place already. A zone of hosts has several places.
static bool is_there(const Library *library, QueryId query, const Location *place)
{
    const bool here = place->kind == LOCATION_ROLE && place->n == ROLE_HERE;
    const bool one = place->kind == LOCATION_ZONE &&
                     library->rules->zones[place->n].scope != SCOPE_HOST;

    if (!here && !one) return false;
    for (QueryId id = query; id; id = library->queries[id].or_else) {
        const Query *q = &library->queries[id];

        if (here && q->where == ROLE_HERE) continue;
        if (q->locations_n != 1 || q->locations[0].kind != place->kind ||
            q->locations[0].n != place->n)
            return false;
    }
    return query != 0;
}

void clauses_here_check_goes(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (clause->destination.kind == LOCATION_NONE || clause->modes_n) return;
    if (!are_of_first(host->rules)) return;
    if (!clause->targets_n)
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'destination' is a place of the first target, and there is none: "
                     "write what moves as 'target'");
    if (clauses_means_players(host, clause->targets[0]))
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'destination' is a place of the first target, and a player moves "
                     "nowhere: write what moves first");
    if (moves_never(host, clause->targets[0]))
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'destination' is a place of the first target, and nothing that this "
            "means ever moves: write what moves first");
    if (host->rules->types_at &&
        !clauses_zones_hold(
            host, clause->targets[0], clauses_zones_to_stand(host->rules)))
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'destination' is a place to which the first target moves, and off the "
            "board nothing moves: take it out, and say in 'run' where that goes");
    if (is_there(host->library, clause->targets[0], &clause->destination))
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'destination' is a place to which the first target moves, and it "
                     "is there already: write another place");
}

// Returns what the argument at [index] is among what was chosen, for a list its first thing.
static ChosenAs choice_at(lua_State *L, int index)
{
    const ThingList *list = value_handle_list_at(L, index);

    if (list)
        return list->n ? script_value_rehearsed_choice(list->items[0])
                       : CHOSEN_AS_NOTHING;
    if (!lua_isinteger(L, index)) return CHOSEN_AS_NOTHING;
    return script_value_rehearsed_choice(lua_tointeger(L, index));
}

void clauses_here_check_call(lua_State *L, const VerbRow *row, unsigned things)
{
    Host *host = host_of(L);
    bool first = false, later = false, goes = false;

    if (row->deed != DEED_ACT) return;
    // Each thing has a bit; what is beyond them no verb takes, and is refused for that.
    for (int i = 1; i <= lua_gettop(L) && i < THINGS_MAX; i++) {
        const ChosenAs chosen = choice_at(L, i);
        const bool thing = things >> i & 1;

        first |= thing && chosen == CHOSEN_AS_FIRST;
        later |= thing && chosen == CHOSEN_AS_LATER;
        goes |= chosen == CHOSEN_AS_PLACE;
    }
    if (!goes) return;
    host->first_went |= first;
    if (!later || host->first_went || !are_of_first(host->rules)) return;
    script_fault(L,
                 FOUND_ARGUMENT,
                 "'destination' is a place of the first target: write what moves there "
                 "first");
}

// ---- where a card enters
//
// The place is one of what is on its way, and only then (370.1.b).

const EventRow *clauses_enters_now(const Host *host, const Clause *clause)
{
    const EventRow *row = NULL;

    if (clause->kind != CLAUSE_AS || clause->flags & CLAUSE_ATTACHED) return NULL;
    for (int i = 0; i < clause->events_n; i++) {
        row = &host->rules->events[clause->events[i].event];
        if (!(row->flags & EVENT_PLAYS) ||
            !clauses_off_board_is_itself(host->library, clause->events[i].what))
            return NULL;
    }
    return row;
}

// Returns the name of the event that is the playing of something.
static const char *playing(const Rules *rules)
{
    for (int i = 0; i < rules->events_n; i++)
        if (rules->events[i].flags & EVENT_PLAYS) return rules->events[i].name;
    return "played";
}

// Returns whether the run that is rehearsed is of no clause that is about a card's own playing.
static bool is_of_none(const Host *host)
{
    const Library *library = host->library;
    bool some = false;

    for (int i = 1; i < library->clauses_n; i++) {
        if (library->clauses[i].run != host->run_rehearsed) continue;
        if (clauses_enters_now(host, &library->clauses[i])) return false;
        some = true;
    }
    return some;
}

void clauses_enters_check(lua_State *L, const VerbRow *row)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];
    unsigned own;

    if (!host->run_rehearsed || !host->rules->verb_enters ||
        strcmp(row->name, host->rules->verb_enters) != 0)
        return;
    if (is_of_none(host))
        script_fault(
            L,
            FOUND_NOTHING_DONE,
            "'%s' is of the card that is being played, in its own text: as { "
            "%s = me, run = ... }; where others may enter says can { %s = ..., "
            "to = PLACE }",
            row->name,
            playing(host->rules),
            playing(host->rules));
    if (!host->rehearsed) return;
    own = clauses_means_later(host->rules, clauses_means_me(L, clause));
    if (host_loads_card(host) &&
        clauses_zones_are_none(host->rules, own, ZONE_LOCATION))
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'%s' does nothing: a %s enters nowhere",
                     row->name,
                     clauses_means_push(L, own));
}
