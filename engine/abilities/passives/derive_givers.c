// derive_givers.c -- finds the objects to which passives give something, before
// anything is given.
//
// A gift may change what other givers look at: keywords, tags, types, numbers, or who
// gives. Each reading of such a thing notes itself in Table.looked_for and
// Table.stat_reads. If no reading looked at what is given, the order of gifts changes
// nothing.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/age.h"
#include "engine/kernel/table/object.h"

static unsigned kinds_of_clause(const Table *table, ClauseId id)
{
    const Clause *clause = &table->library->clauses[id];

    for (int i = 0; i < clause->answers_n; i++)
        if (table->granting >> clause->answers[i].question & 1u)
            return GIFT_ABILITY | GIFT_WHO;
    return GIFT_ABILITY;
}

// Only a passive can answer a question, and so give something.
static bool lends_passives(const Grant *grant)
{
    return grant->action == ABILITIES_TEXT ||
           grant->action == ABILITIES_KIND + CLAUSE_PASSIVE;
}

static unsigned kinds_of_grant(const Table *table, const Grant *grant)
{
    const Keyword *keyword = &table->library->keywords[grant->keyword];
    unsigned kinds = GIFT_KEYWORD;

    switch ((GrantKind)grant->kind) {
    case GRANT_KEYWORD: break;
    case GRANT_TAG: return GIFT_TAG;
    case GRANT_TYPE: return GIFT_TYPE;
    case GRANT_CLAUSE: return kinds_of_clause(table, grant->clause);
    case GRANT_ABILITIES: return lends_passives(grant) ? GIFT_WHO : GIFT_ABILITY;
    case GRANT_LOSS: return GIFT_WHO;
    }
    for (int i = 0; i < keyword->clauses_n; i++)
        kinds |= kinds_of_clause(table, keyword->clauses[i]);
    return kinds;
}

static void add_giver(const Table *table, Layers *layers, Givers *givers,
                      const PassiveScan *scan)
{
    Giver *giver = &givers->list[givers->n++];

    giver->clause = scan->clause;
    giver->env = scan->env;
    giver->modifier = scan->modifier;
    giver->age = age_of_gift(scan);
    giver->is_given = derive_is_given(scan);
    for (int i = 0; i < scan->clause->grants_n; i++)
        layers->gives |= (uint8_t)kinds_of_grant(table, &scan->clause->grants[i]);
}

// Returns whether the passive is judged for each thing anew: `they` is the player of that.
static bool says_whose(const PassiveScan *scan)
{
    return scan->clause->says_they && scan->env.actor == NOBODY;
}

// Lists all passives that may give. A gift has no payer and moves nothing, so a passive
// that asks for a payer or a place gives nothing. Returns false where each thing is asked.
static bool list_givers(const Table *table, Layers *layers, int question,
                        Givers *givers)
{
    PassiveScan scan;

    passive_scan(&scan, table, question, 0);
    scan.open = true;
    givers->n = 0;
    while (passive_next(&scan)) {
        if (scan.clause->flags & CLAUSE_ONCE || givers->n == GIVERS_MAX) return false;
        if (says_whose(&scan)) return false;
        if (!scan.clause->by && !scan.clause->to_query)
            add_giver(table, layers, givers, &scan);
    }
    return true;
}

// A thing that was given something before keeps that.
static bool is_newcomer(const Object *object)
{
    return (object->flags & OBJECT_DERIVED) == OBJECT_STALE;
}

// Lists the objects on the board that may be given something. Returns false where one
// of them has passives although its place is not active: these speak about it alone.
static bool list_things(const Table *table, const Layers *layers, int question,
                        Givers *givers)
{
    const State *state = table->state;
    const unsigned types = passive_types(table, question);

    givers->ids_n = 0;
    for (int i = 0; i < table->board_n; i++) {
        const SpotId spot = table->board[i];
        const bool active = table->spot_flags[spot] & ZONE_ACTIVE;

        for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
            const bool itself = ability_may_answer(table, id, question);

            if (layers->came_alone && !is_newcomer(&state->objects[id])) continue;
            if (!itself && types != ~0u && !(types & object_card(table, id)->types))
                continue;
            if (!active && itself) return false;
            for (int k = 0; k < GIVERS_MAX / 64; k++)
                givers->meant[givers->ids_n][k] = 0;
            givers->ids[givers->ids_n++] = id;
        }
    }
    return true;
}

ObjectId derive_only_thing(const Table *table, const Env *env, QueryId query)
{
    const Query *q = query_at(table, query);

    return q->role && !q->or_else ? role_ref(table, env, q->role).id : 0;
}

// Looks for those whose abilities are lent, to learn what decides who they are.
static void find_lenders(const Table *table, const Giver *giver)
{
    ObjectId ids[OBJECTS_MAX];

    for (int i = 0; i < giver->clause->grants_n; i++) {
        const Grant *grant = &giver->clause->grants[i];

        if (grant->kind == GRANT_ABILITIES)
            (void)query_find(table, &giver->env, grant->query, ids, OBJECTS_MAX);
    }
}

static void find_meant(const Table *table, Givers *givers, int n)
{
    Giver *giver = &givers->list[n];
    const QueryId subject = giver->clause->subject;
    const ObjectId only = derive_only_thing(table, &giver->env, subject);

    if (!pattern_is_on(table, &giver->env, giver->clause)) return;
    giver->times = passive_times(table, &giver->env, giver->clause);
    find_lenders(table, giver);
    for (int i = 0; i < givers->ids_n; i++) {
        if (only && givers->ids[i] != only) continue;
        if (query_matches(table, &giver->env, subject, givers->ids[i]))
            givers->meant[i][n / 64] |= 1ull << n % 64;
    }
}

bool derive_find_givers(const Table *table, Layers *layers, int question,
                        Givers *givers)
{
    const uint32_t reads = table->stat_reads;
    bool aged = false; // one goes by what is younger than itself

    if (!list_givers(table, layers, question, givers)) return false;
    if (!list_things(table, layers, question, givers)) return false;
    table_scratch(table)->looked_for = GIFT_WHO;
    for (int i = 0; i < givers->n; i++) {
        const Judging judging = table_judge(table, givers->list[i].clause);

        table_scratch(table)->relied_on = 0;
        if (judging.works) find_meant(table, givers, i);
        table_judged(table, judging);
        if (table->relied_on > givers->list[i].age) aged = true;
    }
    layers->looked_for |= table->looked_for;
    return !(layers->looked_for & layers->gives) && table->stat_reads == reads &&
           !(aged && age_counts(table));
}
