// layers.c -- goes through the layers until nothing new applies (473-480).
//
// Each passive is noted once for an object (Applied) and stays for this derivation, so the
// loop ends: there are only so many passives and objects.

#include "engine/riftbound/position/layers.h"

#include <string.h>

#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/abilities/pattern.h"
#include "engine/kernel/abilities/query.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/cards/fact.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"

// A passive that applies to an object.
typedef struct {
    ClauseId clause;
    ObjectId object, source;
    int16_t value;
    bool asks; // its condition asks for a Might
} Applied;

typedef struct {
    Applied list[PASSIVES_MAX];
    int n;
    Applied lost
        [PASSIVES_LOST_MAX]; // gifts whose condition did not hold in the end (476.3)
    int lost_n;
    bool grew;
} Layers;

// Leaves the step where there is no room for one more. Between two steps only readers look:
// they go without it, and the next step derives again, and stops the game.
static bool has_room(const Table *table, LimitId limit, int used)
{
    if (used < limit_row(limit)->value) return true;
    if (table->stepping) table_limit(table_scratch(table), limit);
    table_scratch(table)->short_of_room = true;
    return false;
}

static bool note(const Table *table, Layers *layers, Applied applied)
{
    if (!table_walk(table, layers->n)) return false;
    for (int i = 0; i < layers->n; i++) {
        const Applied *a = &layers->list[i];

        if (a->clause == applied.clause && a->object == applied.object &&
            a->source == applied.source && a->value == applied.value) {
            return false;
        }
    }
    if (!has_room(table, LIMIT_PASSIVES, layers->n)) return false;
    layers->list[layers->n++] = applied;
    layers->grew = true;
    return true;
}

static bool is_lost(const Layers *layers, ClauseId clause, ObjectId object,
                    ObjectId source)
{
    for (int i = 0; i < layers->lost_n; i++) {
        const Applied *a = &layers->lost[i];

        if (a->clause == clause && a->object == object && a->source == source)
            return true;
    }
    return false;
}

static bool asks_for_might(const Table *table, const PassiveScan *scan, ObjectId object)
{
    const uint32_t reads = table->stat_reads;

    return query_matches(table, &scan->env, scan->clause->subject, object) &&
           pattern_is_on(table, &scan->env, scan->clause) && table->stat_reads != reads;
}

static Granted *add_granted(const Table *table, ObjectId object)
{
    State *state = table->state;

    if (!has_room(table, LIMIT_GRANTS, state->granted_n)) return NULL;
    state->objects[object].flags |= OBJECT_GRANTED;
    table_scratch(table)->active_n = -1;
    state->granted[state->granted_n] = (Granted){.object = object};
    return &state->granted[state->granted_n++];
}

static void grant_keyword(const Table *table, ObjectId object, int keyword, int value)
{
    Granted *granted = add_granted(table, object);

    if (!granted) return;
    granted->keyword = (uint8_t)keyword;
    granted->value = number_of(value);
}

static void grant_clause(const Table *table, ObjectId object, ClauseId clause,
                         int value, int keyword)
{
    Granted *granted = add_granted(table, object);

    if (!granted) return;
    granted->clause = clause;
    granted->keyword = (uint8_t)keyword;
    granted->value = number_of(value);
}

static bool cost_has_action(const Table *table, const Clause *clause, int action)
{
    const Cost *cost = &table->library->costs[clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        if (cost->actions[i].action == action) return true;
    }
    return false;
}

// Grants all activated abilities with that cost action of the objects that the query finds.
// It leaves out those which they were granted themselves, so that two such borrowers do
// not loop.
static void grant_abilities(const Table *table, const Env *env, ObjectId object,
                            const Grant *grant)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(table, env, grant->query, ids, OBJECTS_MAX);

    for (int i = 0; i < n; i++) {
        const Card *card = object_card(table, ids[i]);

        for (int k = 0; k < card->abilities_n; k++) {
            const Ability *ability = &table->library->abilities[card->abilities + k];
            const Clause *clause = &table->library->clauses[ability->clause];

            if (clause->kind != CLAUSE_ACTIVATED) continue;
            if (!cost_has_action(table, clause, grant->action)) continue;
            grant_clause(
                table, object, ability->clause, ability->value, ability->keyword);
        }
    }
}

static void apply_grants(const Table *table, const PassiveScan *scan, ObjectId object)
{
    for (int i = 0; i < scan->clause->grants_n; i++) {
        const Grant *grant = &scan->clause->grants[i];

        switch ((GrantKind)grant->kind) {
        case GRANT_KEYWORD:
            grant_keyword(table, object, grant->keyword, grant->value);
            break;
        case GRANT_CLAUSE: grant_clause(table, object, grant->clause, 1, 0); break;
        case GRANT_ABILITIES: grant_abilities(table, &scan->env, object, grant); break;
        }
    }
}

// Layer 2: abilities that passives give. A subject that says what it does not have is
// tested without this passive's own gift, because each is applied once only.
static void apply_has(const Table *table, Layers *layers, ObjectId object)
{
    PassiveScan scan = passive_scan(table, QUESTION_HAS, object);

    while (passive_next(&scan)) {
        const ObjectId source = scan.env.carrier.id;
        const ptrdiff_t clause = scan.clause - table->library->clauses;

        if (is_lost(layers, (ClauseId)clause, object, source)) continue;
        if (!note(
                table, layers, (Applied){(ClauseId)clause, object, source, -1, false}))
            continue;
        layers->list[layers->n - 1].asks = asks_for_might(table, &scan, object);
        apply_grants(table, &scan, object);
    }
}

// Takes out one gift that depends on a Might which in the end is another one; then all
// begins afresh. An effect is lost separately from being applied, and once (476.3). Returns
// whether one was lost.
static bool lose_one(const Table *table, Layers *layers)
{
    for (int i = 0; i < layers->n; i++) {
        const Applied *a = &layers->list[i];
        PassiveScan scan;
        bool holds = false;

        if (!a->asks) continue;
        scan = passive_scan(table, QUESTION_HAS, a->object);
        while (!holds && passive_next(&scan)) {
            holds = scan.clause == &table->library->clauses[a->clause] &&
                    scan.env.carrier.id == a->source;
        }
        if (holds) continue;
        if (!has_room(table, LIMIT_PASSIVES_LOST, layers->lost_n)) return false;
        layers->lost[layers->lost_n++] = *a;
        return true;
    }
    return false;
}

// One passive change of Might, kept until increases and decreases are summed.
typedef struct {
    int increase;
    int decreases_n;
    struct {
        int16_t n, minimum;
    } decreases[DECREASES_MAX];
} Arithmetic;

static void add_change(const Table *table, Arithmetic *sum, int n, int minimum)
{
    if (n >= 0) {
        sum->increase += n;
        return;
    }
    if (!has_room(table, LIMIT_DECREASES, sum->decreases_n)) return;
    sum->decreases[sum->decreases_n].n = number_of(-n);
    sum->decreases[sum->decreases_n++].minimum = (int16_t)minimum;
}

static void add_passives(const Table *table, Layers *layers, ObjectId id,
                         Arithmetic *sum)
{
    PassiveScan scan = passive_scan(table, QUESTION_MIGHT, id);

    while (passive_next(&scan)) {
        const ptrdiff_t clause = scan.clause - table->library->clauses;
        const int minimum = scan.clause->minimum ? scan.clause->minimum - 1 : INT16_MIN;

        const int amount = passive_amount(&scan);

        note(table,
             layers,
             (Applied){
                 (ClauseId)clause, id, scan.env.carrier.id, number_of(amount), false});
        add_change(table, sum, amount, minimum);
    }
}

// Raises the Might to a value. That depends on everything that adds to it, so it comes last
// and adds the rest (479).
static int raised(const Table *table, Layers *layers, ObjectId id, int might)
{
    PassiveScan scan = passive_scan(table, QUESTION_MIGHT_AT_LEAST, id);
    const int before = might;

    while (passive_next(&scan)) {
        const ptrdiff_t clause = scan.clause - table->library->clauses;
        const int least = passive_amount(&scan);

        if (least <= might) continue;
        might = least;
        note(table,
             layers,
             (Applied){(ClauseId)clause,
                       id,
                       scan.env.carrier.id,
                       number_of(might - before),
                       false});
    }
    return might;
}

// Might Bonuses count while attached, and for what has Might (137.3, 150.2).
static int attached_bonus(const Table *table, ObjectId host)
{
    int bonus = 0;

    if (!table->state->attached_n) return 0;
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (table->state->objects[id].host != host) continue;
        bonus += fact_number(object_card(table, id)->facts[FACT_MIGHT_BONUS]);
    }
    return bonus;
}

static void add_modifiers(const Table *table, ObjectId id, Arithmetic *sum)
{
    const Ref ref = object_ref(table->state, id);

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_STAT && ref_equal(m->object, ref)) {
            add_change(table, sum, m->n, INT16_MIN);
        }
    }
}

static int printed_might(const Table *table, ObjectId id)
{
    return fact_number(object_card(table, id)->facts[FACT_MIGHT]);
}

// Layer 3: increases, then decreases, each of these down to its own minimum (477.3).
static void derive_might(const Table *table, Layers *layers, ObjectId id)
{
    Object *object = &table->state->objects[id];
    const int buffs = object->counters[COUNTER_BUFF];
    Arithmetic sum;
    int might = printed_might(table, id);

    sum.increase = 0;
    sum.decreases_n = 0;
    if (buffs) {
        sum.increase += number_of((int64_t)buffs *
                                  (1 + passive_sum(table, QUESTION_BUFF_MIGHT, id)));
    }
    sum.increase += attached_bonus(table, id);
    add_modifiers(table, id, &sum);
    add_passives(table, layers, id, &sum);
    might = raised(table, layers, id, might + sum.increase);
    for (int i = 0; i < sum.decreases_n; i++) {
        const int floor = sum.decreases[i].minimum;

        if (might <= floor) continue;
        might -= sum.decreases[i].n;
        if (might < floor) might = floor;
    }
    // Another Might may switch abilities on, so the layers run again. Each value counts
    // once, so that two that undo one another come to an end.
    might = number_of(might);
    if (object->stat != might)
        (void)note(table, layers, (Applied){0, id, 0, number_of(might), false});
    object->stat = number_of(might);
}

static void grants_of_modifiers(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_GRANT || !ref_lives(state, m->object)) continue;
        if (m->clause)
            grant_clause(table, m->object.id, m->clause, m->n, m->keyword);
        else
            grant_keyword(table, m->object.id, m->keyword, m->n);
    }
}

static int board_units(const Table *table, ObjectId *units)
{
    const State *state = table->state;
    int n = 0;

    for (int spot = 0; spot < table->spots_n; spot++) {
        if (!spot_is(table, (SpotId)spot, ZONE_BOARD | ZONE_LOCATION)) continue;
        for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
            if (board_is_unit(table, id)) units[n++] = id;
        }
    }
    return n;
}

static void forget(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < state->granted_n; i++) {
        state->objects[state->granted[i].object].flags &= (uint8_t)~OBJECT_GRANTED;
    }
    if (state->granted_n) table_scratch(table)->active_n = -1;
    state->granted_n = 0;
    state->dirty = false;
}

// Passives may give abilities to objects of all kinds, not only to units.
static void apply_has_to_all(const Table *table, Layers *layers)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = board_objects(table, ids);

    for (int i = 0; i < n; i++) apply_has(table, layers, ids[i]);
}

// Goes through all layers from the printed values, until nothing new applies (476.1-2).
static void go_through(const Table *table, Layers *layers)
{
    ObjectId units[OBJECTS_MAX];
    const int units_n = board_units(table, units);
    bool again;

    layers->n = 0;
    forget(table);
    for (int i = 0; i < units_n; i++) {
        table->state->objects[units[i]].stat = (int16_t)printed_might(table, units[i]);
    }
    grants_of_modifiers(table);
    do {
        const uint32_t reads = table->stat_reads;

        layers->grew = false;
        if (passive_may_answer(table, QUESTION_HAS)) apply_has_to_all(table, layers);
        again = layers->grew;
        for (int i = 0; i < units_n; i++) derive_might(table, layers, units[i]);
        // Where nothing asked for a Might, no other Might can change an answer.
        again |= layers->grew && table->stat_reads != reads;
    } while (again);
}

_Static_assert(sizeof(Layers) <= sizeof(((Table *)0)->deriving),
               "the rulebook's list must fit the scratch");

void layers_derive(const Table *table)
{
    Layers *layers = (Layers *)table_scratch(table)->deriving;

    layers->lost_n = 0;
    table_scratch(table)->short_of_room = false;
    do go_through(table, layers);
    while (lose_one(table, layers));
    if (table->short_of_room) table->state->dirty = true;
}

int layers_true_might(const Table *table, ObjectId id)
{
    if (!object_on_board(table, id)) return printed_might(table, id);
    table_scratch(table)->stat_reads++;
    if (table->state->dirty) layers_derive(table);
    return table->state->objects[id].stat;
}

int layers_might(const Table *table, ObjectId id)
{
    const int might = layers_true_might(table, id);

    return might < 0 ? 0 : might;
}

int layers_trigger_times(const Table *table, ObjectId object, int keyword)
{
    PassiveScan scan = passive_scan(table, QUESTION_TRIGGERS_AGAIN, object);
    int times = 1;

    while (passive_next(&scan)) times += scan.answer->ref == keyword;
    return times;
}

int layers_keyword_value(const Table *table, ObjectId id, int keyword)
{
    const Card *card = object_card(table, id);
    int value = 0;

    for (int i = 0; i < card->keywords_n; i++) {
        if (card->keywords[i].keyword == keyword) value += card->keywords[i].value;
    }
    for (int i = 0; i < table->state->granted_n; i++) {
        const Granted *granted = &table->state->granted[i];

        if (granted->object == id && granted->keyword == keyword)
            value += granted->value;
    }
    return value;
}
