// clauses_side.c -- refuses what would be yours and an opponent's at once.

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
