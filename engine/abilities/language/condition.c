// condition.c -- conditions: the parts of a script's data that are true or false.

#include "engine/abilities/language/condition_inside.h"

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/query.h"

static int times_happened(const Table *table, const Env *env, ClauseId clause)
{
    return query_happened(table, env, &table->library->clauses[clause], NOBODY);
}

// Returns the number of all that the query finds together.
static int total_of(const Table *table, const Env *env, QueryId query)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(table, env, query, ids, OBJECTS_MAX);
    int sum = 0;

    for (int i = 0; i < n; i++) {
        int number = 0;

        (void)reading_of_object(
            table, env, query_at(table, query)->total.field, ids[i], &number);
        sum += number;
    }
    return sum;
}

// Returns whether that number is as the query says.
static bool total_holds(const Table *table, const Env *env, QueryId query)
{
    const Compare *total = &query_at(table, query)->total;

    return compare_holds(total->op,
                         total_of(table, env, query),
                         condition_amount(table, env, total->amount));
}

static bool query_holds(const Table *table, const Env *env, QueryId query)
{
    const Query *q = query_at(table, query);
    const int found = condition_count_found(table, env, query);

    if (q->total.op && !total_holds(table, env, query)) return false;
    if (q->total.op && !q->count_op) return true;
    if (q->count_op == OP_NONE || q->count_op == OP_ANY) return found > 0;
    return compare_holds(q->count_op, found, condition_amount(table, env, q->count));
}

static bool happened_holds(const Table *table, const Env *env, ClauseId clause)
{
    const Clause *c = &table->library->clauses[clause];
    const int n = times_happened(table, env, clause);

    if (c->times.op == OP_NONE) return n > 0;
    return compare_holds(c->times.op, n, condition_amount(table, env, c->times.amount));
}

bool condition_is_paid(const Table *table, const Env *env)
{
    if (env->paid_open) return true;
    return table->state->objects[env->carrier.id].additional_paid[env->paid_slot] > 0;
}

static bool part_holds(const Table *table, const Env *env, const Condition *c)
{
    switch ((ConditionKind)c->kind) {
    case CONDITION_QUERY: return query_holds(table, env, c->ref);
    case CONDITION_HAPPENED: return happened_holds(table, env, c->ref);
    case CONDITION_AMOUNT:
        return (table->library->amounts[c->ref].kind == AMOUNT_PAID &&
                condition_is_paid(table, env)) ||
               condition_amount(table, env, c->ref) != 0;
    }
    return false;
}

bool condition_holds(const Table *table, const Env *env, uint16_t condition)
{
    for (; condition; condition = table->library->conditions[condition].next)
        if (!part_holds(table, env, &table->library->conditions[condition]))
            return false;
    return true;
}

bool condition_depends_hold(const Table *table, const Env *env, const Clause *clause)
{
    for (int i = 0; i < clause->depends_n; i++) {
        const Env level = condition_env_of_keyword(env, &clause->depends[i]);

        if (!condition_holds(table, &level, clause->depends[i].condition)) return false;
    }
    return true;
}

// Notes the number that a part of a condition looks at, and the one that it takes.
static void read_part(const Table *table, const Env *env, const Condition *c,
                      Sight *sight)
{
    const Query *q = query_at(table, c->ref);
    const Compare *times = &table->library->clauses[c->ref].times;

    sight->wanted = 1;
    switch ((ConditionKind)c->kind) {
    case CONDITION_QUERY:
        sight->n = condition_count_found(table, env, c->ref);
        if (q->count_op) sight->wanted = condition_amount(table, env, q->count);
        if (!q->total.op || q->count_op) return;
        sight->n = total_of(table, env, c->ref);
        sight->wanted = condition_amount(table, env, q->total.amount);
        return;
    case CONDITION_HAPPENED:
        sight->n = times_happened(table, env, c->ref);
        if (times->op) sight->wanted = condition_amount(table, env, times->amount);
        return;
    case CONDITION_AMOUNT: sight->n = condition_amount(table, env, c->ref);
    }
}

void condition_tell_unmet(const Table *table, const Env *env, uint16_t condition,
                          Sight sight)
{
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    const Library *library = table->library;

    sight.kind = SIGHT_UNMET;
    sight.row = 0;
    for (; condition; condition = library->conditions[condition].next, sight.row++) {
        const Condition *c = &library->conditions[condition];
        const bool holds = part_holds(table, env, c);

        sight.condition = condition;
        read_part(table, env, c, &sight);
        table_scratch(table)->work = work;
        table_scratch(table)->stat_reads = stat_reads;
        if (!holds) observer_tell(table, &sight);
    }
}

void condition_query_range(const Table *table, const Env *env, QueryId query, int *min,
                           int *max)
{
    const Query *q = query_at(table, query);
    const int n = q->count ? condition_amount(table, env, q->count) : 1;

    *min = *max = n;
    switch ((Op)q->count_op) {
    case OP_NONE:
    case OP_EQUAL: return;
    case OP_ANY: *min = 0, *max = 255; return;
    case OP_AT_MOST: *min = 0; return;
    case OP_LESS_THAN: *min = 0, *max = n - 1; return;
    case OP_AT_LEAST: *max = 255; return;
    }
}
