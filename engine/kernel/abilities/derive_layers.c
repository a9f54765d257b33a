// derive_layers.c -- goes through the layers of all numbers until nothing new applies (473-480).

#include "engine/kernel/abilities/derive_inside.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/age.h"
#include "engine/kernel/abilities/condition.h"
#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/cards/fact.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/witness.h"

_Static_assert(sizeof(Layers) <= sizeof(((Table *)0)->deriving),
               "the list must fit the scratch");

bool derive_has_room(const Table *table, LimitId limit, int used)
{
    if (used < limit_row(limit)->value) return true;
    if (table->stepping) table_limit(table_scratch(table), limit);
    table_scratch(table)->short_of_room = true;
    return false;
}

bool derive_note(const Table *table, Layers *layers, Applied applied)
{
    uint16_t *last = &layers->last[applied.object];

    for (int row = *last; row; row = layers->before[row - 1]) {
        const Applied *a = &layers->list[row - 1];

        if (!table_work(table)) return false;
        if (a->clause == applied.clause && a->source == applied.source &&
            a->value == applied.value)
            return false;
    }
    if (!derive_has_room(table, LIMIT_PASSIVES, layers->n)) return false;
    layers->before[layers->n] = *last;
    layers->list[layers->n++] = applied;
    *last = (uint16_t)layers->n;
    layers->grew = true;
    return true;
}

// One number of one thing, on its way through the layers. A decrease waits until increases
// are summed; it takes the number down to its own minimum.
typedef struct {
    const Table *table;
    Layers *layers;
    NumberAnswers *answers;
    const NumberRow *row;
    int number; // row of Rules.numbers
    ObjectId id;
    int layer; // 1 + the one that is at work, 0: none
    int increase;
    int decreases_n;
    bool changed; // what modifiers and the game add is in it
    struct {
        int16_t n, minimum;
    } decreases[DECREASES_MAX];
} Deriving;

static void add_change(Deriving *d, int n, int minimum)
{
    if (n >= 0) {
        d->increase += n;
        return;
    }
    if (!derive_has_room(d->table, LIMIT_DECREASES, d->decreases_n)) return;
    d->decreases[d->decreases_n].n = number_of(-n);
    d->decreases[d->decreases_n++].minimum = (int16_t)minimum;
}

static Sight sight_of(const Deriving *d, int n)
{
    return (Sight){.kind = SIGHT_NUMBER,
                   .row = (uint8_t)d->number,
                   .layer = (uint8_t)d->layer,
                   .object = d->id,
                   .n = n};
}

static void tell_answer(const Deriving *d, const PassiveScan *scan, int n)
{
    Sight sight = sight_of(d, n);

    sight.clause = (ClauseId)(scan->clause - d->table->library->clauses);
    sight.source = scan->env.carrier;
    sight.modifier = scan->modifier;
    witness_tell(d->table, &sight);
}

// Of a modifier, 1 + its number; 0: of what the game itself adds.
static void tell_change(const Deriving *d, int modifier, int n)
{
    Sight sight = sight_of(d, n);

    if (modifier) sight.source = d->table->state->modifiers[modifier - 1].source;
    sight.modifier = (uint16_t)modifier;
    witness_tell(d->table, &sight);
}

// Notes in [sight] who answers yes to a question about the thing. Returns false: nobody.
static bool note_yes(const Deriving *d, int question, Sight *sight)
{
    PassiveScan scan = passive_scan(d->table, question, d->id);

    if (!passive_next(&scan)) return false;
    sight->part = PART_EXEMPT;
    sight->clause = (ClauseId)(scan.clause - d->table->library->clauses);
    sight->source = scan.env.carrier;
    return true;
}

// Tells that the thing has what is printed, and who says so.
static void tell_exempt(const Deriving *d)
{
    Sight sight = sight_of(d, 0);

    if (note_yes(d, d->row->unless - 1, &sight)) witness_tell(d->table, &sight);
}

// Tells the number before and after a layer; [out]: it is left out.
static void tell_layer(const Deriving *d, int before, int after, bool out)
{
    const LayerRow *layer = &d->row->layers[d->layer - 1];
    Sight sight = sight_of(d, after - before);

    if (out && !passive_may_answer_about(d->table, layer->question, d->id)) return;
    sight.kind = SIGHT_LAYER;
    sight.before = before;
    sight.after = after;
    if (out && !(layer->unless && note_yes(d, layer->unless - 1, &sight)))
        sight.part = PART_PROVIDED;
    witness_tell(d->table, &sight);
}

static void note(const Deriving *d, const Clause *clause, ObjectId source, int n)
{
    (void)derive_note(d->table,
                      d->layers,
                      (Applied){(ClauseId)(clause - d->table->library->clauses),
                                d->id,
                                source,
                                number_of(n),
                                false});
}

static void note_answer(const Deriving *d, const PassiveScan *scan, int n)
{
    if (witness_is_there(d->table)) tell_answer(d, scan, n);
    note(d, scan->clause, scan->env.carrier.id, n);
}

// Combines all answers into [n], as the question's row says; the last one is the youngest
// (480). Returns false where there are none.
static bool combine(const Deriving *d, int question, int *n)
{
    const QuestionRow *row = &d->table->rules->questions[question];
    PassiveScan scan = passive_scan(d->table, question, d->id);
    bool any = false;
    int youngest = 0;

    while (passive_next(&scan)) {
        const int amount = passive_amount(&scan);
        const int age = row->sum == SUM_LAST ? age_of(&scan) : 0;

        note_answer(d, &scan, amount);
        if (age < youngest) continue;
        youngest = age;
        *n = any ? passive_join(row->sum, *n, amount) : amount;
        any = true;
    }
    return any;
}

// What modifiers give, and what the game itself adds: once for each number.
static void add_changes(Deriving *d)
{
    const State *state = d->table->state;
    const Ref ref = object_ref(state, d->id);

    if (d->changed) return;
    d->changed = true;
    if (d->row->own) {
        const int own = d->row->own(d->table, d->id);

        d->increase += own;
        if (own && witness_is_there(d->table)) tell_change(d, 0, own);
    }
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_STAT && m->keyword == d->number &&
            ref_equal(m->object, ref)) {
            add_change(d, m->n, INT16_MIN);
            if (witness_is_there(d->table)) tell_change(d, i + 1, m->n);
        }
    }
}

static int minimum_of(const Clause *clause)
{
    return clause->minimum ? clause->minimum - 1 : INT16_MIN;
}

// Whether what is listed speaks for the thing. One that speaks although its place is not
// active speaks about itself alone, and is not listed.
static bool is_listed(const Deriving *d, int question)
{
    const SpotId spot = d->table->state->objects[d->id].spot;

    if (!(d->table->spot_flags[spot] & ZONE_ACTIVE) &&
        ability_may_answer(d->table, d->id, question))
        return false;
    return derive_find_answers(d->table, question, d->answers);
}

static void add_listed(Deriving *d)
{
    int i = 0, n;

    while (derive_next_answer(d->table, d->answers, d->id, &i, &n)) {
        const NumberAnswer *answer = &d->answers->list[i - 1];

        note(d, answer->clause, answer->env.carrier.id, n);
        add_change(d, n, minimum_of(answer->clause));
    }
}

static void add_answers(Deriving *d, int question)
{
    PassiveScan scan;
    int n;

    if (d->table->rules->questions[question].sum != SUM_ADD) {
        if (combine(d, question, &n)) add_change(d, n, INT16_MIN);
        return;
    }
    if (is_listed(d, question)) {
        add_listed(d);
        return;
    }
    scan = passive_scan(d->table, question, d->id);
    while (passive_next(&scan)) {
        n = passive_amount(&scan);
        note_answer(d, &scan, n);
        add_change(d, n, minimum_of(scan.clause));
    }
}

static int increased(Deriving *d, int n)
{
    n += d->increase;
    d->increase = 0;
    return n;
}

// Each decrease goes down to its own minimum (477.3).
static int decreased(Deriving *d, int n)
{
    for (int i = 0; i < d->decreases_n; i++) {
        const int floor = d->decreases[i].minimum;

        if (n <= floor) continue;
        n -= d->decreases[i].n;
        if (n < floor) n = floor;
    }
    d->decreases_n = 0;
    return n;
}

// That depends on everything that adds to the number, so it adds the rest (479).
static int raised(const Deriving *d, int question, int n)
{
    PassiveScan scan;
    const int before = n;
    int least;

    if (d->table->rules->questions[question].sum != SUM_MOST)
        return combine(d, question, &least) && least > n ? least : n;
    scan = passive_scan(d->table, question, d->id);
    while (passive_next(&scan)) {
        least = passive_amount(&scan);
        if (least <= n) continue;
        n = least;
        note_answer(d, &scan, n - before);
    }
    return n;
}

static int divided(int n, int by, bool up)
{
    const int rest = n % by;

    return n / by + (up ? rest > 0 : rest < 0 ? -1 : 0);
}

static int apply(Deriving *d, const LayerRow *layer, int n)
{
    int answer;

    switch ((LayerKind)layer->kind) {
    case LAYER_ADD:
        add_changes(d);
        add_answers(d, layer->question);
        n = increased(d, n);
        return decreased(d, n);
    case LAYER_INCREASE:
        add_changes(d);
        add_answers(d, layer->question);
        return increased(d, n);
    case LAYER_DECREASE: return decreased(d, n);
    case LAYER_AT_LEAST: return raised(d, layer->question, n);
    case LAYER_SET:
    case LAYER_TIMES:
    case LAYER_AT_MOST:
    case LAYER_DIVIDE_UP:
    case LAYER_DIVIDE_DOWN: break;
    }
    if (!combine(d, layer->question, &answer)) return n;
    if (layer->kind == LAYER_SET) return answer;
    if (layer->kind == LAYER_TIMES) return number_of((int64_t)n * answer);
    if (layer->kind == LAYER_AT_MOST) return answer < n ? answer : n;
    return answer > 0 ? divided(n, answer, layer->kind == LAYER_DIVIDE_UP) : n;
}

static bool says_yes(const Table *table, int question, ObjectId id)
{
    PassiveScan scan = passive_scan(table, question, id);

    return passive_next(&scan);
}

static bool is_left_out(const Deriving *d, const LayerRow *layer)
{
    Env env;

    if (layer->unless && says_yes(d->table, layer->unless - 1, d->id)) return true;
    if (!layer->provided) return false;
    role_env(d->table, d->id, &env);
    return !condition_holds(d->table, &env, layer->provided);
}

// Returns the layer that comes last for this thing, NULL: none is moved.
static const LayerRow *last_layer(const Deriving *d)
{
    const int word =
        d->row->last ? passive_word(d->table, d->row->last - 1, d->id) : -1;

    for (int i = 0; word >= 0 && i < d->row->layers_n; i++)
        if (d->row->layers[i].word == word + 1) return &d->row->layers[i];
    return NULL;
}

// Whether only answers count in the layer, and none is there.
static bool is_silent(const Deriving *d, const LayerRow *layer)
{
    if (layer->kind == LAYER_ADD || layer->kind == LAYER_INCREASE ||
        layer->kind == LAYER_DECREASE)
        return false;
    return !passive_may_answer_about(d->table, layer->question, d->id);
}

static int through(Deriving *d, const LayerRow *layer, int n)
{
    bool out;
    int after;

    if (is_silent(d, layer)) return n;
    out = is_left_out(d, layer);
    d->layer = (int)(layer - d->row->layers) + 1;
    after = out ? n : apply(d, layer, n);
    if (witness_is_there(d->table)) tell_layer(d, n, after, out);
    return after;
}

static int through_layers(Deriving *d, int n)
{
    const LayerRow *last = last_layer(d);

    for (int i = 0; i < d->row->layers_n; i++) {
        if (&d->row->layers[i] != last) n = through(d, &d->row->layers[i], n);
    }
    if (last) n = through(d, last, n);
    d->layer = 0;
    add_changes(d);
    n = increased(d, n);
    return decreased(d, n);
}

static int printed(const Table *table, const NumberRow *row, ObjectId id)
{
    return fact_number(object_card(table, id)->facts[row->fact]);
}

// Another number may switch abilities on, so the layers run again. Each value counts once,
// so that two that undo one another come to an end.
static void derive_one(const Table *table, Layers *layers, NumberAnswers *answers,
                       int number, ObjectId id)
{
    int16_t *place = table_number(table, table->state, number, id);
    Deriving d;
    int n;

    d.table = table;
    d.layers = layers;
    d.answers = answers;
    d.row = &table->rules->numbers[number];
    d.number = number;
    d.id = id;
    d.layer = d.increase = d.decreases_n = 0;
    d.changed = false;
    n = printed(table, d.row, id);
    if (!d.row->unless || !says_yes(table, d.row->unless - 1, id))
        n = number_of(through_layers(&d, n));
    else if (witness_is_there(table))
        tell_exempt(&d);
    if (*place == n) return;
    (void)derive_note(
        table, layers, (Applied){0, id, (ObjectId)number, (int16_t)n, false});
    *place = (int16_t)n;
}

static bool has_number(const Rules *rules, int number, unsigned types,
                       unsigned supertypes)
{
    const int row = rules->numbers[number].kind;
    const KindRow *kind = row ? &rules->kinds[row - 1] : NULL;

    return !kind || (types & kind->any_of && !(supertypes & kind->none_of));
}

// The things on the board that have some number.
typedef struct {
    ObjectId ids[OBJECTS_MAX];
    uint8_t has[OBJECTS_MAX]; // which, one bit each
    int n;
} Things;

static void add_thing(const Table *table, Things *things, ObjectId id)
{
    const unsigned types = object_types(table, id);
    const unsigned supertypes = object_card(table, id)->supertypes;
    unsigned has = 0;

    if (table->state->objects[id].flags & OBJECT_FACEDOWN) return;
    for (int k = 0; k < table->rules->numbers_n; k++)
        has |= (unsigned)has_number(table->rules, k, types, supertypes) << k;
    if (!has) return;
    things->has[things->n] = (uint8_t)has;
    things->ids[things->n++] = id;
}

static void find_things(const Table *table, Things *things)
{
    const State *state = table->state;
    const unsigned types = library_numbered(table->rules);

    things->n = 0;
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next)
            if (types == ~0u || object_types(table, id) & types)
                add_thing(table, things, id);
    }
}

static void begin_one(const Table *table, const Things *things, int i)
{
    for (unsigned left = things->has[i]; left; left &= left - 1) {
        const int number = __builtin_ctz(left);
        const ObjectId id = things->ids[i];

        *table_number(table, table->state, number, id) =
            (int16_t)printed(table, &table->rules->numbers[number], id);
    }
}

// What is something else no more has the number no more.
static void forget_numbers(const Table *table)
{
    State *state = table->state;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next) state->objects[id].stat = 0;
    }
}

// Adds things that have a number by a type that they were just given.
static void add_given(const Table *table, Things *things)
{
    State *state = table->state;

    for (int i = 0; i < state->granted_n; i++) {
        const ObjectId id = state->granted[i].object;
        bool known = state->granted[i].loss != GRANTED_TYPE;

        for (int k = 0; k < things->n && !known; k++) known = things->ids[k] == id;
        if (known) continue;
        add_thing(table, things, id);
        if (!things->n || things->ids[things->n - 1] != id) continue;
        begin_one(table, things, things->n - 1);
    }
}

static void begin_with_printed(const Table *table, const Things *things)
{
    State *state = table->state;
    const int others = table->rules->numbers_n - 1;

    state->derived_n = others > 0 ? (uint16_t)((state->objects_n + 1) * others) : 0;
    memset(state->derived, 0, state->derived_n * sizeof state->derived[0]);
    for (int i = 0; i < things->n; i++) begin_one(table, things, i);
}

static void derive_all(const Table *table, Layers *layers, const Things *things,
                       int number)
{
    NumberAnswers answers;

    answers.question = -1;
    for (int i = 0; i < things->n; i++)
        if (things->has[i] >> number & 1)
            derive_one(table, layers, &answers, number, things->ids[i]);
}

static void tell_round(const Table *table, int round)
{
    if (witness_is_there(table))
        witness_tell(table, &(Sight){.kind = SIGHT_DERIVE, .n = round});
}

void derive_begin_layers(const Table *table, Layers *layers)
{
    layers->n = 0;
    memset(layers->last, 0, (table->state->objects_n + 1u) * sizeof layers->last[0]);
}

static void keep_stale(const State *state, Things *things)
{
    int kept = 0;

    for (int i = 0; i < things->n; i++) {
        if (!(state->objects[things->ids[i]].flags & OBJECT_STALE)) continue;
        things->ids[kept] = things->ids[i];
        things->has[kept++] = things->has[i];
    }
    things->n = kept;
}

// Makes room for the numbers of objects that are new.
static void widen_derived(const Table *table)
{
    State *state = table->state;
    const int others = table->rules->numbers_n - 1;
    const int n = others > 0 ? (state->objects_n + 1) * others : 0;

    if (n > state->derived_n)
        memset(&state->derived[state->derived_n],
               0,
               (size_t)(n - state->derived_n) * sizeof state->derived[0]);
    state->derived_n = (uint16_t)n;
}

bool derive_some_layers(const Table *table, Layers *layers)
{
    const uint32_t asked = table->stat_reads;
    Things things;

    derive_begin_layers(table, layers);
    layers->settled = true;
    table->state->dirty = 0;
    find_things(table, &things);
    keep_stale(table->state, &things);
    widen_derived(table);
    for (int i = 0; i < things.n; i++) begin_one(table, &things, i);
    for (int number = 0; number < table->rules->numbers_n; number++)
        derive_all(table, layers, &things, number);
    return table->stat_reads == asked;
}

// Goes through all layers from the printed values, until nothing new applies (476.1-2).
// [given]: all gifts are those of before.
static void go_through(const Table *table, Layers *layers, bool given)
{
    Things things;
    int round = 0;
    bool again;

    derive_begin_layers(table, layers);
    layers->settled = given;
    layers->came_alone = false;
    tell_round(table, round);
    if (!given) ability_forget_grants(table);
    table->state->dirty = 0;
    if (table->library->gives_types) forget_numbers(table);
    find_things(table, &things);
    begin_with_printed(table, &things);
    if (!given) derive_grants_of_modifiers(table);
    do {
        const uint32_t reads = table->stat_reads;

        layers->grew = false;
        tell_round(table, ++round);
        if (!layers->settled) derive_grants_of_passives(table, layers);
        if (table->library->gives_types) add_given(table, &things);
        again = layers->grew && !layers->settled;
        for (int number = 0; number < table->rules->numbers_n; number++)
            derive_all(table, layers, &things, number);
        // Where nothing asked for a number, no other number can change an answer.
        again |= layers->grew && table->stat_reads != reads;
    } while (again);
}

void derive_layers(const Table *table, Layers *layers, bool given)
{
    do go_through(table, layers, given);
    while (derive_lose_one(table, layers));
}
