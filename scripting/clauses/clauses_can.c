// clauses_can.c -- refuses permissions that permit nothing new, and additional costs that nobody
// is asked for.

#include "scripting/clauses/clauses_inside.h"

// Refuses the price of a permission where nothing is played: what it never asks for.
static void check_price(lua_State *L, const Clause *clause, const EventRow *row)
{
    const Cost *cost = &host_of(L)->library->costs[clause->cost];

    if (clause->cost && !(row->flags & EVENT_PRICED))
        script_fault(
            L, FOUND_NOT_ASKED, "'cost' is never asked of a can about '%s'", row->name);
    if (clause->cost && !cost->is_extra &&
        clause->flags & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST))
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'%s' stands beside a price that is paid in place of the printed cost: "
            "write one of them, or additional_cost = ..., what is paid on top",
            clauses_adds_flag(clause->flags & CLAUSE_IGNORING_COST
                                  ? CLAUSE_IGNORING_COST
                                  : CLAUSE_IGNORING_FIRST));
    if (row->flags & EVENT_WAYS) return;
    if (cost->is_extra)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'additional_cost' of a can is on top of what a card costs to play: "
            "of '%s' say cost = { ... }, all that it costs",
            row->name);
    if (cost->actions_n || cost->is_own)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "a can about '%s' is paid with resources alone: nothing else in its "
            "cost is asked",
            row->name);
}

// Refuses instructions where nothing is played by the permission.
static void check_run(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; clause->run && i < clause->events_n; i++) {
        const EventRow *row = &rules->events[clause->events[i].event];

        if (row->flags & EVENT_WAYS) continue;
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'run' of a can happens when something was played by it, and "
                     "nothing is asked so about '%s': say what follows in "
                     "when { %s = ..., run = ... }",
                     row->name,
                     row->name);
    }
}

// Refuses a list: which permission a play uses goes by its place.
static void check_one_place(lua_State *L, const Location *place, const char *key)
{
    if (place->kind != LOCATION_LIST) return;
    script_fault(L,
                 FOUND_ARGUMENT,
                 "'%s' of a can names one place: write one can for each, with a local "
                 "for what they share",
                 key);
}

// Refuses a keyword that nobody would find, because more than the way in which the card is
// played says whether it has it.
static void check_brings(lua_State *L, const Clause *clause, const EventRow *row)
{
    const Library *library = host_of(L)->library;
    const char *name = library->keywords[clause->brings].name;

    if (!clause->brings) return;
    if (!(row->flags & EVENT_WAYS) || clause->events_n > 1)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'has' of a can is said of what is played: of others say passive { "
            "..., has = \"%s\" }",
            name);
    if (library->queries[clause->events[0].what].role != ROLE_ME)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'has' of a can is said of 'me': of others say passive { ..., has = "
            "can { %s = me, ..., has = \"%s\" } }",
            row->name,
            name);
    if (clause->cost || clause->run || clause->each_turn || clause->by ||
        clause->with || clause->at.kind || clause->phase || clause->flags & CLAUSE_ONCE)
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "whether a card has \"%s\" goes by 'from', 'to' and 'provided' "
                     "alone: write a can of its own with 'has'",
                     name);
}

// Returns whether the place is left out, or one for which nobody needs a permission.
static bool is_usual(const Rules *rules, const Location *place, uint64_t usual)
{
    if (!place->kind) return true;
    return place->kind == LOCATION_ZONE && !(clauses_zones_of(rules, place) & ~usual);
}

// Refuses ways that are open without the clause, and a zone whose cards nobody sees: none of them
// is ever offered.
static void check_ways(lua_State *L, const Clause *clause, const EventRow *row)
{
    const Rules *rules = host_of(L)->rules;
    const EventWay *way =
        rules->event_ways ? &rules->event_ways[clause->events[0].event] : NULL;
    const bool more = clause->cost || clause->brings || clause->run ||
                      clause->flags & (CLAUSE_TIMED | CLAUSE_IGNORING_COST |
                                       CLAUSE_IGNORING_FIRST | CLAUSE_CHOOSES_HERE);

    if (row->flags & EVENT_WAYS && clause->from.kind == LOCATION_ZONE &&
        rules->zones[clause->from.n].flags & ZONE_SECRET)
        script_fault(
            L,
            FOUND_NOTHING_DONE,
            "nobody sees what lies in '%s', so nothing of it is offered: play it "
            "in 'run', what look(...) or reveal(...) gives",
            rules->zones[clause->from.n].name);
    if (!way || more || !(way->usual_from | way->usual_to) ||
        !(clause->from.kind | clause->to.kind) ||
        !is_usual(rules, &clause->from, way->usual_from) ||
        !is_usual(rules, &clause->to, way->usual_to))
        return;
    // Of what moves both ends make the way.
    if (!(row->flags & EVENT_WAYS) && !(clause->from.kind && clause->to.kind)) return;
    script_fault(
        L,
        FOUND_NOTHING_DONE,
        "this can permits nothing new: without it too what is '%s' may come from "
        "there and go there",
        row->name);
}

void clauses_can_check(lua_State *L, const Clause *clause)
{
    enum { FREE = CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST | CLAUSE_CHOOSES_HERE };
    const EventRow *row = &host_of(L)->rules->events[clause->events[0].event];

    check_one_place(L, &clause->from, "from");
    check_one_place(L, &clause->to, "to");
    check_one_place(L, &clause->at, "at");
    check_price(L, clause, row);
    check_run(L, clause);
    check_brings(L, clause, row);
    check_ways(L, clause, row);
    if (!(row->flags & EVENT_WAYS) &&
        (clause->flags & CLAUSE_ONCE || clause->each_turn))
        script_fault(
            L,
            FOUND_ALWAYS,
            "'%s' of a can is used up by what is played: of '%s' say how long, "
            "without it",
            clause->each_turn ? "each_turn" : "once",
            row->name);
    if (!(row->flags & EVENT_WAYS)) return;
    if (clause->flags & FREE && !clause->from.kind)
        script_fault(L,
                     FOUND_COST_FORM,
                     "a can that changes the cost or the choices says from where: from "
                     "= ...");
    if (!clause->from.kind && !clause->to.kind && !clause->cost && !clause->brings &&
        !(clause->flags & CLAUSE_TIMED))
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "this can permits nothing new: it needs 'from', 'to', 'cost' or a "
                     "time");
}

// Refuses a deed of what is played where only things on the board can be its object.
static void check_payer_played(lua_State *L, const Cost *cost)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    for (int i = 0; i < cost->actions_n; i++) {
        const CostActionRow *action = &rules->cost_actions[cost->actions[i].action];
        const Query *query = &host->library->queries[cost->actions[i].query];
        uint64_t off = action->accepts ? rules->accepts[action->accepts - 1].zones : 1;

        for (int zone = 0; action->accepts && zone < rules->zones_n; zone++)
            if (rules->zones[zone].flags & ZONE_BOARD) off &= ~(UINT64_C(1) << zone);
        if (query->role == ROLE_ME && !query->or_else && !off)
            script_fault(L,
                         FOUND_COST_FORM,
                         "the cost '%s' is paid with %s: 'me' is still being played",
                         action->name,
                         rules->accepts[action->accepts - 1].name);
    }
}

void clauses_can_check_cost(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (host->library->queries[part->what].role == ROLE_ME) continue;
        script_fault(L,
                     FOUND_COST_FORM,
                     "an additional cost is one of 'me': of others say passive { ..., "
                     "has = as { %s = me, cost = ... } }",
                     host->rules->events[part->event].name);
    }
    if (host->rules->events[clause->events[0].event].flags & EVENT_WAYS)
        check_payer_played(L, &host->library->costs[clause->cost]);
    // All of them are listed before one is chosen (356.2).
    if (library_condition_reads_paid(host->library, clause->provided))
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "'provided' of an additional cost is judged before any is chosen: "
            "nothing is paid by then; write: as { %s = me, provided = unpaid(), "
            "run = function() discard(1) end }",
            host->rules->events[clause->events[0].event].name);
}
