// verb_space.c -- verbs about the map: what lies beside what, how far it is, which way leads.
//
// A walk goes from one space step by step to all others, so that the first way that comes to
// a space is a shortest one. It takes the neighbours in their order, which is the same in
// every game with these cards.

#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/verbs/verb_inside.h"

enum { NO_SPACE = -1 };

// A walk over a map: for each space that was reached, how many steps it took and from where.
typedef struct {
    const Env *env;
    QueryId over; // the spaces over which it goes, 0: all
    int goal;     // where it ends, whether or not the query means it; NO_SPACE: nowhere
    int n;
    uint16_t order[SPACES_MAX]; // those that were reached, the nearest first
    int16_t steps[SPACES_MAX];  // below 0: not reached
    uint16_t from[SPACES_MAX];
} Walk;

static ObjectId object_of(int space)
{
    return (ObjectId)(1 + space);
}

// Returns the space at which the thing is, a space itself included; NO_SPACE: none.
static int space_at(const Table *table, ObjectId id)
{
    return spot_space(table, table->state->objects[id].spot) - 1;
}

static int space_meant(const Table *table, const Env *env, Value value)
{
    const Ref ref = args_thing(table, env, value);

    return ref_lives(table->state, ref) ? space_at(table, ref.id) : NO_SPACE;
}

static QueryId query_meant(Value value)
{
    return value.kind == VALUE_QUERY ? (QueryId)value.n : 0;
}

static bool is_meant(const Table *table, const Env *env, QueryId query, int space)
{
    return !query || query_matches(table, env, query, object_of(space));
}

static void enter(Walk *walk, int space, int steps, int from)
{
    walk->steps[space] = (int16_t)steps;
    walk->from[space] = (uint16_t)from;
    walk->order[walk->n++] = (uint16_t)space;
}

// Goes on from the space to its neighbours.
static void step_from(const Table *table, Walk *walk, int space)
{
    const Spaces *spaces = table->library->spaces;

    for (int i = 0; i < spaces->ways_n[space]; i++) {
        const int to = spaces->ways[space][i];

        if (walk->steps[to] >= 0) continue;
        if (to != walk->goal && !is_meant(table, walk->env, walk->over, to)) continue;
        enter(walk, to, walk->steps[space] + 1, space);
    }
}

// Stands at the space from which it will walk.
static void begin_walk(const Table *table, Walk *walk, int from)
{
    walk->n = 0;
    for (int i = 0; i < table->library->spaces->n; i++) walk->steps[i] = -1;
    enter(walk, from, 0, from);
}

static bool is_at_goal(const Walk *walk)
{
    return walk->goal != NO_SPACE && walk->steps[walk->goal] >= 0;
}

// Walks from the space to the goal, at most so many steps.
static void go(const Table *table, Walk *walk, int from, int most)
{
    begin_walk(table, walk, from);
    for (int i = 0;
         i < walk->n && walk->steps[walk->order[i]] < most && !is_at_goal(walk);
         i++)
        step_from(table, walk, walk->order[i]);
}

// Walks from one thing to another. Returns whether a way leads there.
static bool walk_between(Table *table, const Env *env, const Value *args, int n,
                         Walk *walk)
{
    const int from = space_meant(table, env, args[0]);

    walk->env = env;
    walk->over = query_meant(args_at(args, n, 2));
    walk->goal = space_meant(table, env, args[1]);
    if (from == NO_SPACE || walk->goal == NO_SPACE) return false;
    go(table, walk, from, SPACES_MAX);
    return walk->steps[walk->goal] >= 0;
}

Value verb_do_space_of(Table *table, Env *env, const Value *args, int n)
{
    const int space = space_meant(table, env, args[0]);

    (void)n;
    if (space == NO_SPACE) return value_nil();
    return value_object(object_ref(table->state, object_of(space)));
}

Value verb_do_neighbours(Table *table, Env *env, const Value *args, int n)
{
    const int space = space_meant(table, env, args[0]);
    const QueryId query = query_meant(args_at(args, n, 1));
    const Spaces *spaces = table->library->spaces;
    ObjectId ids[SPACE_WAYS_MAX];
    int found = 0;

    for (int i = 0; space != NO_SPACE && i < spaces->ways_n[space]; i++)
        if (is_meant(table, env, query, spaces->ways[space][i]))
            ids[found++] = object_of(spaces->ways[space][i]);
    return args_list(table, ids, found);
}

Value verb_do_distance(Table *table, Env *env, const Value *args, int n)
{
    Walk walk;

    if (!walk_between(table, env, args, n, &walk)) return value_nil();
    return value_number(walk.steps[walk.goal]);
}

Value verb_do_path(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[SPACES_MAX];
    int steps = 0;
    Walk walk;

    if (walk_between(table, env, args, n, &walk)) {
        steps = walk.steps[walk.goal];
        for (int i = steps, at = walk.goal; i > 0; at = walk.from[at])
            ids[--i] = object_of(at);
    }
    return args_list(table, ids, steps);
}

Value verb_do_reach(Table *table, Env *env, const Value *args, int n)
{
    const int from = space_meant(table, env, args[0]);
    ObjectId ids[SPACES_MAX];
    int found = 0;
    Walk walk = {
        .env = env, .over = query_meant(args_at(args, n, 2)), .goal = NO_SPACE};

    if (from != NO_SPACE) {
        go(table, &walk, from, args[1].n);
        for (int i = 1; i < walk.n; i++) ids[found++] = object_of(walk.order[i]);
    }
    return args_list(table, ids, found);
}

// Puts spots in the order of the map.
static void put_in_order(SpotId *spots, int n)
{
    for (int i = 1; i < n; i++) {
        const SpotId spot = spots[i];
        int k = i;

        for (; k > 0 && spots[k - 1] > spot; k--) spots[k] = spots[k - 1];
        spots[k] = spot;
    }
}

// Finds what the query means in the spaces nearest to this one, in the order in which it would
// be found anywhere. Spaces that lie behind them are not looked at.
static int find_nearest(const Table *table, const Env *env, QueryId query, int from,
                        ObjectId *ids)
{
    const SpotId map = spot_of(table, table->rules->spaces.zone - 1, 0);
    SpotId spots[SPACES_MAX];
    int first = 0, found = 0;
    Walk walk = {.env = env, .goal = NO_SPACE};

    for (begin_walk(table, &walk, from); !found && first < walk.n;) {
        const int n = walk.n - first;

        for (int i = 0; i < n; i++) spots[i] = (SpotId)(map + walk.order[first + i]);
        put_in_order(spots, n);
        found = query_find_in(table, env, query, &(Spots){spots, n}, ids);
        for (int i = 0; i < n; i++) step_from(table, &walk, walk.order[first++]);
    }
    return found;
}

Value verb_do_nearest(Table *table, Env *env, const Value *args, int n)
{
    const int from = space_meant(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    int found, kept = 0, least = SPACES_MAX;
    Walk walk = {.env = env, .goal = NO_SPACE};

    (void)n;
    if (from == NO_SPACE) return args_list(table, ids, 0);
    if (args[0].kind == VALUE_QUERY)
        return args_list(
            table, ids, find_nearest(table, env, (QueryId)args[0].n, from, ids));
    go(table, &walk, from, SPACES_MAX);
    found = args_things(table, env, args[0], ids);
    for (int i = 0; i < found; i++) {
        const int space = space_at(table, ids[i]);

        if (space == NO_SPACE || walk.steps[space] < 0 || walk.steps[space] > least)
            continue;
        if (walk.steps[space] < least) kept = 0;
        least = walk.steps[space];
        ids[kept++] = ids[i];
    }
    return args_list(table, ids, kept);
}
