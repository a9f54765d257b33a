// clauses_event.c -- refuses events that never happen to what a clause names.

#include "scripting/clauses/clauses_inside.h"
#include "scripting/vain/vain_event.h"

bool clauses_event_is_about(const Library *library, const Clause *clause, int role)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (library->queries[clause->events[i].what].role == role) return true;
    }
    return false;
}

// Returns whom the event happens to: type bits, and ASKED_PLAYER.
static unsigned happens_to(const EventRow *row)
{
    const unsigned types = EVENT_TYPES(row->flags);
    unsigned to = row->flags & EVENT_OF_PLAYER ? ASKED_PLAYER : 0;

    if (row->flags & EVENT_OF_OBJECT) to |= types ? types : ASKED_TYPES | ASKED_ITEM;
    return to;
}

// Returns whether a pattern of the clause may name the ability itself: what happened earlier, or
// is asked beforehand, is known of the thing that has it.
static bool takes_ability(const Clause *clause, const EventRow *row)
{
    return clause->kind == CLAUSE_WHEN && !clause->nth && row->flags & EVENT_OF_ABILITY;
}

// Returns what one of the queries of either() means to which the event never happens; 0: it
// may happen to all.
static unsigned never_of(const Host *host, const Clause *clause, const EventPart *part,
                         unsigned me)
{
    const EventRow *row = &host->rules->events[part->event];
    const unsigned to = happens_to(row) | (takes_ability(clause, row) ? ASKED_ITEM : 0);

    for (QueryId query = part->what; query;
         query = host->library->queries[query].or_else) {
        const unsigned meant =
            clauses_means_one(host, &host->library->queries[query], me);

        if (!(meant & to)) return meant ? meant : ASKED_ANYTHING;
    }
    return 0;
}

// Pushes, behind the text on top, the names of the events that tell of abilities; of those
// [itself] that tell of the ability and not of what has it alone.
static void push_of_abilities(lua_State *L, const char *before, bool itself)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < rules->events_n; i++) {
        if (!(rules->events_lack[i] & EVENT_NO_ITEM)) continue;
        if (itself && !(rules->events[i].flags & EVENT_OF_ABILITY)) continue;
        lua_pushfstring(L, "%s%s", before, rules->events[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
}

// Pushes the end of the message about an ability: which events tell of one.
static const char *push_advice(lua_State *L, unsigned meant)
{
    lua_pushliteral(L, "");
    if (meant != ASKED_ITEM || !host_of(L)->rules->events_lack) return "";
    push_of_abilities(
        L, "; of an ability these alone tell, and name what has it: ", false);
    push_of_abilities(
        L, "; in a when without 'nth' these take the ability too: ", true);
    return lua_tostring(L, -1);
}

// Raises a fault where the event happens on the board, and its query looks elsewhere alone.
static void check_on_board(lua_State *L, const Clause *clause, const EventPart *part)
{
    const Host *host = host_of(L);
    const Location board = {.kind = LOCATION_BOARD};

    if (part->what &&
        !clauses_zones_hold(host, part->what, clauses_zones_of(host->rules, &board)))
        clauses_fault(
            L,
            clause,
            FOUND_NEVER_HAPPENS,
            "'%s' is told of what is on the board, and this query looks at none "
            "of it",
            host->rules->events[part->event].name);
}

// Returns whether a `can` of the event permits nothing to what the pattern names.
static bool permits_nothing(const Host *host, const Clause *clause,
                            const EventPart *part, unsigned me)
{
    const unsigned movers =
        host->rules->event_ways ? host->rules->event_ways[part->event].movers : 0;

    return clause->kind == CLAUSE_CAN && movers && part->what &&
           !(clauses_means(host, part->what, me) & movers);
}

bool clauses_event_may_happen(const Host *host, const Clause *clause, unsigned me)
{
    if (clause->flags & CLAUSE_ATTACHED) return true;
    for (int i = 0; i < clause->events_n; i++)
        if (!never_of(host, clause, &clause->events[i], me) &&
            !permits_nothing(host, clause, &clause->events[i], me))
            return true;
    return !clause->events_n;
}

// Pushes the names of events that take the place of one of players: those that happen
// to things and players alike, at the same places. "": there are none.
static const char *push_alike(lua_State *L, int event, unsigned meant)
{
    const Rules *rules = host_of(L)->rules;
    const unsigned both = EVENT_OF_PLAYER | EVENT_OF_OBJECT;
    const uint64_t at = rules->event_ways ? rules->event_ways[event].at : 0;
    const char *before = "; what things do there: ";

    lua_pushliteral(L, "");
    for (int i = 0; at && meant & ASKED_TYPES && i < rules->events_n; i++) {
        if ((rules->events[i].flags & both) != both || rules->event_ways[i].at != at ||
            !rules->event_ways[i].own || !(happens_to(&rules->events[i]) & meant))
            continue;
        lua_pushfstring(L, "%s%s", before, rules->events[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

void clauses_event_check_of(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);

    me = clauses_means_later(host->rules, me);
    clauses_place_check(L, clause, me);
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const EventRow *row = &host->rules->events[part->event];
        const unsigned to = happens_to(row), meant = never_of(host, clause, part, me);

        if (vain_event_is_on_board(clause, row)) check_on_board(L, clause, part);
        if (!meant) continue;
        clauses_fault(L,
                      clause,
                      FOUND_NEVER_HAPPENS,
                      "'%s' never happens to what it names: it happens to %s%s%s",
                      row->name,
                      (to & ASKED_TYPES) == ASKED_TYPES ? "things"
                                                        : clauses_means_push(L, to),
                      push_advice(L, meant),
                      to == ASKED_PLAYER ? push_alike(L, part->event, meant) : "");
    }
}

void clauses_event_check(lua_State *L, const Clause *clause)
{
    clauses_event_check_of(L, clause, ASKED_TYPES);
}

void clauses_event_check_parting(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const char *word = clause->nth                          ? "nth"
                       : clause->each_turn                  ? "each_turn"
                       : clause->uses                       ? "uses"
                       : clause->flags & CLAUSE_ONCE        ? "once"
                       : clause->flags & CLAUSE_ONE_OR_MORE ? "one_or_more"
                                                            : NULL;

    // What happens instead may keep it here.
    if (!word || clause->kind != CLAUSE_WHEN || clause->flags & CLAUSE_ATTACHED) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if ((!(host->rules->events[part->event].flags & EVENT_PARTS) &&
             !clauses_way_is_anew(host->rules, part->event)) ||
            host->library->queries[part->what].role != ROLE_ME)
            return;
    }
    if (clause->events_n)
        clauses_fault(
            L,
            clause,
            FOUND_ALWAYS,
            "'me' is another thing afterwards, so this happens once to it: take '%s' out",
            word);
}
