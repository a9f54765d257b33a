// clauses_means.c -- what the query of a clause may be about: types of cards, abilities on the
// chain, players.

#include "scripting/clauses/clauses_inside.h"

unsigned clauses_means_gifts(const Clause *clause)
{
    unsigned types = 0;

    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_TYPE)
            types |= (unsigned)clause->grants[i].value;
    return types;
}

unsigned clauses_means_given(const Host *host)
{
    unsigned types = 0;

    for (int i = host->library->clauses_n - 1; i > 0; i--) {
        const Clause *clause = &host->library->clauses[i];

        if (clause->script != host->script) break;
        types |= clauses_means_gifts(clause);
    }
    return types;
}

unsigned clauses_means_own(const Host *host)
{
    if (!host->card) return 0;
    return host->library->cards[host->card].types | clauses_means_given(host);
}

unsigned clauses_means_me(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (!host->card || clause->flags & CLAUSE_ATTACHED) return ASKED_TYPES;
    return clauses_means_own(host);
}

unsigned clauses_means_one(const Host *host, const Query *q, unsigned me)
{
    const KindRow *kind = q->kind ? &host->rules->kinds[q->kind - 1] : NULL;
    const unsigned own = q->role == ROLE_ME ? me : ASKED_ANYTHING;

    if (kind ? kind->kind == KIND_PLAYER : q->role == ROLE_YOU || q->role == ROLE_THEY)
        return ASKED_PLAYER;
    if (kind && kind->kind == KIND_ITEM) return ASKED_ITEM;
    if (kind) return kind->any_of & own;
    // Players are nowhere.
    return q->where || q->locations_n ? own & ~(unsigned)ASKED_PLAYER : own;
}

unsigned clauses_means(const Host *host, QueryId query, unsigned me)
{
    unsigned meant = 0;

    for (; query; query = host->library->queries[query].or_else)
        meant |= clauses_means_one(host, &host->library->queries[query], me);
    return meant;
}

bool clauses_means_both(const Host *host, const Query *one, const Query *other)
{
    const unsigned a = clauses_means_one(host, one, ASKED_TYPES),
                   b = clauses_means_one(host, other, ASKED_TYPES);

    if (a & b & ASKED_PLAYER) return false;
    return (a | b) & ASKED_PLAYER && (a == ASKED_PLAYER || b == ASKED_PLAYER);
}

bool clauses_means_players(const Host *host, QueryId query)
{
    const int kind = host->library->queries[query].kind;

    return kind && host->rules->kinds[kind - 1].kind == KIND_PLAYER;
}

unsigned clauses_means_later(const Rules *rules, unsigned me)
{
    for (int i = 0; i < rules->questions_n; i++) {
        const QuestionRow *row = &rules->questions[i];

        if (row->answer != ANSWER_TYPES) continue;
        if (!row->asked.of) return ASKED_TYPES;
        if (row->asked.of & me) me |= row->asked.of & ASKED_TYPES;
    }
    return me;
}

const char *clauses_means_push(lua_State *L, unsigned of)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->types_n + 2; i++) {
        const unsigned bit = i < rules->types_n    ? 1u << i
                             : i == rules->types_n ? ASKED_ITEM
                                                   : ASKED_PLAYER;

        if (!(of & bit)) continue;
        lua_pushfstring(L,
                        "%s%s",
                        before,
                        i < rules->types_n  ? rules->types[i].name
                        : bit == ASKED_ITEM ? "abilities on the chain"
                                            : "players");
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}
