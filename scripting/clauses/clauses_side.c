// clauses_side.c -- refuses what would be yours and an opponent's at once, also by an event: who
// controls its place, and who has the turn.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/vain/vain_data.h"

// Whose something may be, one bit each.
enum { YOURS = 1, THEIRS = 2, ANYONES = YOURS | THEIRS };

// Returns whose things with the adjective are.
static unsigned side_of_adjective(const Rules *rules, int adjective)
{
    const AdjectiveSide side = vain_data_side(rules, adjective);

    if (side == SIDE_ENEMY) return THEIRS;
    return side == SIDE_YOURS ? YOURS : ANYONES;
}

// Returns whose the players of the kind are: the second kind of players are the opponents.
static unsigned side_of_kind(const Rules *rules, int kind)
{
    if (!kind || rules->kinds[kind - 1].kind != KIND_PLAYER) return ANYONES;
    for (int i = 0; i < kind - 1; i++)
        if (rules->kinds[i].kind == KIND_PLAYER) return THEIRS;
    return ANYONES;
}

static unsigned side_of_role(int role)
{
    return role == ROLE_ME || role == ROLE_YOU ? YOURS : ANYONES;
}

// Returns whose it may be that the query means, 0: nobody's.
static unsigned side_of_one(const Host *host, const Query *q)
{
    const Rules *rules = host->rules;
    unsigned side = side_of_kind(rules, q->kind) & side_of_role(q->role) &
                    side_of_role(q->controller);

    for (int i = 0; i < rules->adjectives_n; i++)
        if (q->adjectives >> i & 1) side &= side_of_adjective(rules, i);
    if (q->kept_with && clauses_means_players(host, q->kept_with))
        side &= clauses_side_of(host, q->kept_with);
    return side;
}

unsigned clauses_side_of(const Host *host, QueryId query)
{
    unsigned side = 0;

    for (; query; query = host->library->queries[query].or_else)
        side |= side_of_one(host, &host->library->queries[query]);
    return side;
}

void clauses_side_check(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);

    for (; query; query = host->library->queries[query].or_else)
        if (!side_of_one(host, &host->library->queries[query]))
            script_fault(L,
                         FOUND_AT_ONCE,
                         "nothing is yours and an opponent's at once: take one out");
}

void clauses_side_check_own(lua_State *L, QueryId query, const char *what)
{
    if (query && !(clauses_side_of(host_of(L), query) & YOURS))
        script_fault(L,
                     FOUND_AT_ONCE,
                     "%s is yours, and never an opponent's: take that out",
                     what);
}

void clauses_side_check_by(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (!clause->by || !host->rules->event_ways) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (!host->rules->event_ways[part->event].own ||
            clauses_side_of(host, clause->by) & clauses_side_of(host, part->what))
            continue;
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "'%s' is done by the player whose it is: take 'by' out",
                     host->rules->events[part->event].name);
    }
}

// ---- places that the player of an event controls

// Returns the adjective of the query by which no player controls what it means, NULL: none. It
// excludes what is yours, and what is an opponent's.
static const char *uncontrolled(const Rules *rules, const Query *q)
{
    for (int i = 0; i < rules->adjectives_n; i++) {
        unsigned sides = 0;

        for (int k = 0; k < rules->opposites_n && q->adjectives >> i & 1; k++) {
            const OppositeRow *row = &rules->opposites[k];

            if (row->one == i) sides |= side_of_adjective(rules, row->other) ^ ANYONES;
            if (row->other == i) sides |= side_of_adjective(rules, row->one) ^ ANYONES;
        }
        if (sides == ANYONES) return rules->adjectives[i].name;
    }
    return NULL;
}

// Refuses a place that no player of [side], to whom the event happens, controls.
static void check_place(lua_State *L, const Location *place, const char *key,
                        unsigned side, const EventRow *event)
{
    const Host *host = host_of(L);
    const char *free = NULL;
    bool fits = false;

    if (place->kind != LOCATION_QUERY) return;
    for (QueryId id = place->n; id; id = host->library->queries[id].or_else) {
        const char *one = uncontrolled(host->rules, &host->library->queries[id]);

        fits |= !one && side_of_one(host, &host->library->queries[id]) & side;
        if (one) free = one;
    }
    if (fits) return;
    if (free)
        script_fault(L,
                     FOUND_NEVER_HAPPENS,
                     "'%s' of '%s' is a place that its player controls, and what is "
                     "'%s' nobody does: take that out",
                     key,
                     event->name,
                     free);
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "'%s' of '%s' is a place that its player controls, and this is "
                 "another's: take that out",
                 key,
                 event->name);
}

void clauses_side_check_place(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    // Of the past a place is meant that is so now.
    if (!host->rules->event_ways || clause->kind == CLAUSE_HAPPENED) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const EventWay *way = &host->rules->event_ways[part->event];
        const EventRow *event = &host->rules->events[part->event];
        unsigned side = clauses_side_of(host, part->what);

        if (!way->held && !(way->won && clause->kind == CLAUSE_WHEN)) continue;
        if (clause->by) side &= clauses_side_of(host, clause->by);
        check_place(L, &clause->to, "to", side, event);
        check_place(L, &clause->at, "at", side, event);
    }
}

// ---- whose turn it is

// Returns whether the query asks for who has the turn.
static bool asks_turn(const Rules *rules, const Query *q)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (q->adjectives >> i & 1 && vain_data_side(rules, i) == SIDE_TURN)
            return true;
    return false;
}

// Returns whether the query asks for nothing but that, of its role or kind.
static bool asks_turn_alone(const Rules *rules, const Query *q)
{
    Query rest = *q;

    rest.role = 0;
    rest.kind = 0;
    for (int i = 0; i < rules->adjectives_n; i++)
        if (vain_data_side(rules, i) == SIDE_TURN && vain_data_is_adjective(&rest, i))
            return true;
    return false;
}

// Refuses to ask whether a player has the turn where the event says it: the turn is that of a
// player of [side].
static void check_turn(lua_State *L, QueryId query, unsigned side, const char *event)
{
    const Host *host = host_of(L);
    const Query *q = &host->library->queries[query];
    const Query *except = &host->library->queries[q->except];
    const unsigned whose = side_of_one(host, q);
    const bool has = asks_turn(host->rules, q);
    const bool lacks = q->except && q->role == ROLE_YOU && !except->or_else &&
                       asks_turn_alone(host->rules, except);

    if (q->or_else || q->count_op || side == ANYONES || whose == ANYONES) return;
    if (has ? !(whose & side) : lacks && whose == side)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "'%s' is of the player who has the turn, and this asks for "
                     "another: take one of them out",
                     event);
    if (has ? asks_turn_alone(host->rules, q) : lacks && whose != side)
        script_fault(
            L,
            FOUND_TRUTH,
            "'%s' is of the player who has the turn, so this is known: take it "
            "out",
            event);
}

void clauses_side_check_turn(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    unsigned side = 0;

    if (clause->kind == CLAUSE_PASSIVE || clause->kind == CLAUSE_ACTIVATED) return;
    for (int i = 0; i < clause->events_n; i++) {
        if (!rules->event_ways || !rules->event_ways[clause->events[i].event].of_phase)
            return;
        side |= clauses_side_of(host, clause->events[i].what);
    }
    for (int i = 0; i < clause->events_n; i++) {
        const Query *q = &host->library->queries[clause->events[i].what];

        if (asks_turn(rules, q) ||
            (q->except && asks_turn(rules, &host->library->queries[q->except])))
            script_fault(L,
                         FOUND_TRUTH,
                         "'%s' is of the player who has the turn: take that out",
                         rules->events[clause->events[i].event].name);
    }
    for (uint16_t id = clause->provided; id && side;
         id = host->library->conditions[id].next)
        if (host->library->conditions[id].kind == CONDITION_QUERY)
            check_turn(L,
                       host->library->conditions[id].ref,
                       side,
                       rules->events[clause->events[0].event].name);
}
