// derive_number.c -- takes one number of one object through its layers (477-480).
//
// A decrease waits until all increases are added up; then it takes the number down, but not
// below the minimum that its own text names.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/passives/age.h"
#include "engine/base/number.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"

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
    observer_tell(d->table, &sight);
}

// Reports what is added. [modifier] is 1 + the index of the modifier, 0 for a rule of
// the game.
static void tell_change(const Deriving *d, int modifier, int n)
{
    Sight sight = sight_of(d, n);

    if (modifier) sight.source = d->table->state->modifiers[modifier - 1].source;
    sight.modifier = (uint16_t)modifier;
    observer_tell(d->table, &sight);
}

// Notes in [sight] which passive answers yes to a question about the object. Returns
// false if none does.
static bool note_yes(const Deriving *d, int question, Sight *sight)
{
    PassiveScan scan;

    passive_scan(&scan, d->table, question, d->id);
    if (!passive_next(&scan)) return false;
    sight->part = PART_EXEMPT;
    sight->clause = (ClauseId)(scan.clause - d->table->library->clauses);
    sight->source = scan.env.carrier;
    return true;
}

// Reports that the object has its printed number, and the passive that says so.
static void tell_exempt(const Deriving *d)
{
    Sight sight = sight_of(d, 0);

    if (note_yes(d, d->row->unless - 1, &sight)) observer_tell(d->table, &sight);
}

// Reports the number before and after a layer. [out]: the layer leaves this object out.
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
    observer_tell(d->table, &sight);
}

static void note_number(const Deriving *d, const Clause *clause, ObjectId source, int n)
{
    // A number that has changed tells it, or nobody asks.
    if (d->layers->careful || !d->answers) return;
    (void)derive_note(
        d->table,
        d->layers,
        (Applied){.clause = (ClauseId)(clause - d->table->library->clauses),
                  .object = d->id,
                  .source = source,
                  .value = number_of(n)});
}

static void note_answer(const Deriving *d, const PassiveScan *scan, int n)
{
    if (observer_is_there(d->table)) tell_answer(d, scan, n);
    note_number(d, scan->clause, scan->env.carrier.id, n);
}

static void begin_answers(const Deriving *d, int question, PassiveScan *scan)
{
    passive_scan(scan, d->table, question, d->id);
    scan->open = d->layers->careful;
}

static bool next_answer(const Deriving *d, PassiveScan *scan, int *n)
{
    if (d->layers->careful) return derive_next_applied(d->layers, scan, d->layer, n);
    if (!passive_next(scan)) return false;
    *n = passive_amount(scan);
    return true;
}

// Combines all answers into [n], as the question's row says; the last one is the youngest
// (480). Returns false where there are none.
static bool combine(const Deriving *d, int question, int *n)
{
    const QuestionRow *row = &d->table->rules->questions[question];
    PassiveScan scan;
    bool any = false;
    int youngest = 0, amount;

    begin_answers(d, question, &scan);
    while (next_answer(d, &scan, &amount)) {
        const int age = row->sum == SUM_LAST ? age_of(&scan) : 0;

        note_answer(d, &scan, amount);
        if (age < youngest) continue;
        youngest = age;
        *n = any ? passive_join(row->sum, *n, amount) : amount;
        any = true;
    }
    return any;
}

// Adds what modifiers give and what the game itself adds, once for each number.
static void add_changes(Deriving *d)
{
    const State *state = d->table->state;
    const Ref ref = object_ref(state, d->id);

    if (d->changed) return;
    d->changed = true;
    if (d->row->own) {
        const int own = d->row->own(d->table, d->id);

        d->increase += own;
        if (own && observer_is_there(d->table)) tell_change(d, 0, own);
    }
    if (!modifying_changes(d->table, d->number)) return;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_STAT && m->keyword == d->number &&
            ref_equal(m->object, ref)) {
            add_change(d, m->n, INT16_MIN);
            if (observer_is_there(d->table)) tell_change(d, i + 1, m->n);
        }
    }
}

static int minimum_of(const Clause *clause)
{
    return clause->minimum ? clause->minimum - 1 : INT16_MIN;
}

// Returns whether the list of answers is complete for the object. An object whose place
// is not active speaks about itself alone, and is not listed.
static bool is_listed(const Deriving *d, int question)
{
    const SpotId spot = d->table->state->objects[d->id].spot;

    if (!(d->table->spot_flags[spot] & ZONE_ACTIVE) &&
        ability_may_answer(d->table, d->id, question))
        return false;
    return d->answers && derive_find_answers(d->table, question, d->answers);
}

static void add_listed(Deriving *d)
{
    int i = 0, n;

    while (derive_next_answer(d->table, d->answers, d->id, &i, &n)) {
        const NumberAnswer *answer = &d->answers->list[i - 1];

        note_number(d, answer->clause, answer->env.carrier.id, n);
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
    if (!d->layers->careful && is_listed(d, question)) {
        add_listed(d);
        return;
    }
    begin_answers(d, question, &scan);
    while (next_answer(d, &scan, &n)) {
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

// Raises the number to its least value. This depends on everything that adds to the
// number, so it comes after all that and adds the rest (479).
static int raised(const Deriving *d, int question, int n)
{
    PassiveScan scan;
    const int before = n;
    int least;

    if (d->table->rules->questions[question].sum != SUM_MOST)
        return combine(d, question, &least) && least > n ? least : n;
    begin_answers(d, question, &scan);
    while (next_answer(d, &scan, &least)) {
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

static int apply_layer(Deriving *d, const LayerRow *layer, int n)
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
    PassiveScan scan;

    passive_scan(&scan, table, question, id);
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

// Returns whether only answers count in the layer, and none is there.
static bool is_silent(const Deriving *d, const LayerRow *layer)
{
    if (layer->kind == LAYER_ADD || layer->kind == LAYER_INCREASE ||
        layer->kind == LAYER_DECREASE)
        return false;
    return !passive_may_answer_about(d->table, layer->question, d->id);
}

static int through_layer(Deriving *d, const LayerRow *layer, int n)
{
    bool out;
    int after;

    if (is_silent(d, layer)) return n;
    out = is_left_out(d, layer);
    d->layer = (int)(layer - d->row->layers) + 1;
    after = out ? n : apply_layer(d, layer, n);
    if (observer_is_there(d->table)) tell_layer(d, n, after, out);
    return after;
}

// Returns the types of the cards about which others may answer: those who answer now are listed
// where that can be done, as all cards that were loaded may mean more.
static unsigned types_changed(const Table *table, int question, NumberAnswers *answers)
{
    const unsigned types = passive_types(table, question);

    if (!types || !answers || table->rules->questions[question].sum != SUM_ADD ||
        !derive_find_answers(table, question, answers))
        return types;
    return types & answers->types;
}

Changeable derive_changeable(const Table *table, int number, NumberAnswers *answers)
{
    const NumberRow *row = &table->rules->numbers[number];
    const bool any = row->own || modifying_changes(table, number) || table->thorough ||
                     observer_is_there(table);
    Changeable found = {any ? ~0u : 0, 0};
    int only = -1, several = 0;

    for (int i = 0; i < row->layers_n && !any; i++) {
        const int question = row->layers[i].question;
        unsigned types;

        if (!passive_is_answered(table, question)) continue;
        types = types_changed(table, question, answers);
        if (types) only = question;
        several += types != 0;
        found.types |= types;
        found.questions |= UINT64_C(1) << question;
    }
    if (answers) answers->only = several == 1 ? only : -1;
    return found;
}

// Returns whether nothing and nobody changes the number of the thing.
static bool is_left_as_printed(const Table *table, const Changeable *changeable,
                               NumberAnswers *answers, ObjectId id)
{
    const Card *card = object_card(table, id);
    const uint64_t questions = changeable->questions;

    if (changeable->types == ~0u || card->interest.answers & questions ||
        ability_may_be_given(table,
                             id,
                             table->gifts.interest.answers & questions,
                             table->library->reached.interest.answers & questions))
        return false;
    if (!(changeable->types & card->types)) return true;
    return answers && answers->only >= 0 &&
           table->rules->questions[answers->only].sum == SUM_ADD &&
           derive_find_answers(table, answers->only, answers) &&
           !derive_is_meant(table, answers, id);
}

static int through_layers(Deriving *d, int n)
{
    const LayerRow *last = last_layer(d);

    for (int i = 0; i < d->row->layers_n; i++) {
        if (&d->row->layers[i] != last) n = through_layer(d, &d->row->layers[i], n);
    }
    if (last) n = through_layer(d, last, n);
    d->layer = 0;
    add_changes(d);
    n = increased(d, n);
    return decreased(d, n);
}

int derive_work_out(const Table *table, Layers *layers, NumberAnswers *answers,
                    int number, ObjectId id)
{
    const Changeable changeable =
        answers ? answers->changeable : derive_changeable(table, number, NULL);
    const NumberRow *row = &table->rules->numbers[number];
    const int n = derive_printed(table, row, id);
    Deriving d;

    if (is_left_as_printed(table, &changeable, answers, id)) return n;
    d.table = table;
    d.layers = layers;
    d.answers = answers;
    d.row = row;
    d.number = number;
    d.id = id;
    d.layer = d.increase = d.decreases_n = 0;
    d.changed = false;
    if (!d.row->unless || !says_yes(table, d.row->unless - 1, id))
        return number_of(through_layers(&d, n));
    if (observer_is_there(table)) tell_exempt(&d);
    return n;
}

// Another number may switch abilities on, so the layers run again.
void derive_number(const Table *table, Layers *layers, NumberAnswers *answers,
                   int number, ObjectId id)
{
    int16_t *place = table_number(table, table->state, number, id);
    const int n = derive_work_out(table, layers, answers, number, id);

    if (*place == n) return;
    layers->changed = true;
    if (!layers->careful)
        (void)derive_note(
            table,
            layers,
            (Applied){.object = id, .source = (ObjectId)number, .value = (int16_t)n});
    *place = (int16_t)n;
}
