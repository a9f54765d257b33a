// why_number.c -- a derived number: what is printed, then each layer with what changes it.

#include "tools/why/why_inside.h"

#include "engine/base/text.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/spot.h"

// One number of one thing, and the sights that wait for their layer.
typedef struct {
    const Looking *looking;
    Finding *parent;
    const NumberRow *row;
    int number;
    ObjectId id;
    int waiting[PASSIVES_MAX];
    int waiting_n;
    int own; // the sum of the parts of the game itself, and those that the answer has
} Numbering;

static const char *layer_text(LayerKind kind)
{
    switch (kind) {
    case LAYER_SET: return "%d, as it is set";
    case LAYER_ADD: return "%d, with what adds and takes away";
    case LAYER_TIMES: return "%d, multiplied";
    case LAYER_AT_LEAST: return "%d, raised";
    case LAYER_AT_MOST: return "%d, lowered";
    case LAYER_INCREASE: return "%d, with increases";
    case LAYER_DECREASE: return "%d, after decreases";
    case LAYER_DIVIDE_UP: return "%d, divided and rounded up";
    case LAYER_DIVIDE_DOWN: return "%d, divided and rounded down";
    }
    return "%d";
}

static const char *change_text(const Numbering *n, const LayerRow *layer)
{
    const QuestionRow *questions = n->looking->why->table->rules->questions;

    if (!layer) return "%+d";
    switch ((LayerKind)layer->kind) {
    case LAYER_SET: return "becomes %d";
    case LAYER_TIMES: return "times %d";
    case LAYER_AT_LEAST:
        return questions[layer->question].sum == SUM_MOST ? "%+d" : "at least %d";
    case LAYER_AT_MOST: return "at most %d";
    case LAYER_DIVIDE_UP:
    case LAYER_DIVIDE_DOWN: return "divided by %d";
    case LAYER_ADD:
    case LAYER_INCREASE:
    case LAYER_DECREASE: break;
    }
    return "%+d";
}

// Adds the parts of things from which the change is summed up: the log has them just
// before it.
static void add_parts(const Numbering *n, Finding *parent, const Observation *entry)
{
    const Observation *first = entry;

    while (first > n->looking->seen.list && first[-1].sight.kind == SIGHT_PART) first--;
    for (; first < entry; first++) {
        Finding *part;

        if (!first->sight.n) continue;
        part = finding_add(n->looking->why->arena,
                           parent,
                           FINDING_FACT,
                           "%d of %s",
                           first->sight.n,
                           why_card_name(n->looking->why, first->card));
        finding_number(part, first->sight.n);
    }
}

static void add_change(const Numbering *n, Finding *parent, const LayerRow *layer,
                       const Observation *entry)
{
    const Looking *looking = n->looking;
    const Sight *sight = &entry->sight;
    const char *keyword = why_keyword_of(looking->library, sight->clause);
    const Modifier *modifier =
        sight->modifier ? &looking->state->modifiers[sight->modifier - 1] : NULL;
    const FindingKind kind = modifier        ? FINDING_MODIFIER
                             : sight->clause ? FINDING_ABILITY
                                             : FINDING_GAME;
    char number[32];
    Finding *finding;

    (void)text_format(number, sizeof number, change_text(n, layer), sight->n);
    finding = finding_add(looking->why->arena,
                          parent,
                          kind,
                          "%s%s%s%s%s%s",
                          number,
                          keyword ? " by " : "",
                          keyword ? keyword : "",
                          modifier ? why_lasts(modifier) : "",
                          entry->text[0] ? ": " : "",
                          entry->text);
    finding_number(finding, sight->n);
    finding->rule = sight->rule;
    if (sight->source.id || sight->clause)
        why_source(looking, finding, entry->card, sight->clause, sight->modifier);
    add_parts(n, finding, entry);
}

// Decreases wait for the layer that takes them.
static bool waits_on(const LayerRow *layer, const Sight *sight)
{
    return layer && layer->kind == LAYER_INCREASE && sight->n < 0;
}

// Adds those that wait to [parent], except for those of a later layer.
static void add_waiting(Numbering *n, Finding *parent, const LayerRow *layer)
{
    int kept = 0;

    for (int i = 0; i < n->waiting_n; i++) {
        const Observation *entry = &n->looking->seen.list[n->waiting[i]];

        if (waits_on(layer, &entry->sight))
            n->waiting[kept++] = n->waiting[i];
        else
            add_change(n, parent, layer, entry);
    }
    n->waiting_n = kept;
}

static bool has_waiting(const Numbering *n, const LayerRow *layer)
{
    for (int i = 0; i < n->waiting_n; i++)
        if (!waits_on(layer, &n->looking->seen.list[n->waiting[i]].sight)) return true;
    return false;
}

static const char *left_out_text(const Numbering *n, const QuestionRow *question,
                                 const Sight *sight)
{
    return arena_format(
        n->looking->why->arena,
        sight->part == PART_EXEMPT
            ? "'%s' leaves it as it is, because a card says so"
            : "'%s' does not count, because its condition does not hold",
        question->name);
}

static void add_layer(Numbering *n, const Observation *entry)
{
    const Sight *sight = &entry->sight;
    const LayerRow *layer = &n->row->layers[sight->layer - 1];
    const QuestionRow *question =
        &n->looking->why->table->rules->questions[layer->question];
    const bool out = sight->part != PART_NONE;
    Finding *finding;
    char text[WHY_TEXT];

    if (!out && sight->before == sight->after && !has_waiting(n, layer)) return;
    if (sight->part == PART_PROVIDED && !n->looking->why->all) return;
    (void)text_format(
        text, sizeof text, layer_text((LayerKind)layer->kind), sight->after);
    finding = finding_add(n->looking->why->arena,
                          n->parent,
                          out ? FINDING_LEFT_OUT : FINDING_LAYER,
                          "%s",
                          out ? left_out_text(n, question, sight) : text);
    if (!out) finding_number(finding, sight->after);
    if (sight->clause) why_source(n->looking, finding, entry->card, sight->clause, 0);
    if (question->rule && *question->rule) finding->rule = question->rule;
    add_waiting(n, finding, layer);
}

// The game's own sum comes after its parts: what they explain is not said twice.
static bool is_explained(Numbering *n, const Sight *sight, bool part)
{
    if (sight->clause || sight->modifier) return false;
    if (part) {
        n->own += sight->n;
        return false;
    }
    return n->own == sight->n;
}

static void add_exempt(Numbering *n, const Observation *entry)
{
    Finding *finding = finding_add(n->looking->why->arena,
                                   n->parent,
                                   FINDING_LEFT_OUT,
                                   "%s",
                                   observer_part_text(PART_EXEMPT));

    why_source(n->looking, finding, entry->card, entry->sight.clause, 0);
}

static bool has_layer(const NumberRow *row, int question)
{
    for (int i = 0; i < row->layers_n; i++)
        if (row->layers[i].question == question) return true;
    return false;
}

// Returns whether the answer has the same passive as silent already.
static bool is_repeated(const Numbering *n, int at)
{
    const Sight *sight = &n->looking->seen.list[at].sight;

    for (int i = n->looking->numbers_at; i < at; i++) {
        const Sight *other = &n->looking->seen.list[i].sight;

        if (other->kind == SIGHT_SILENT && other->object == sight->object &&
            other->clause == sight->clause && other->source.id == sight->source.id)
            return true;
    }
    return false;
}

// Returns whether the sight is of an ability of the game itself, and the reader does not
// want all.
static bool is_of_game(const Numbering *n, const Sight *sight)
{
    return sight->clause && !sight->source.id && !n->looking->why->all;
}

// Adds passives that speak of the thing and do not count now; all asked ones if the
// reader wants all.
static void add_silent(Numbering *n, int at)
{
    const Observation *entry = &n->looking->seen.list[at];
    const Sight *sight = &entry->sight;
    Finding *finding;

    if (sight->object != n->id || !has_layer(n->row, sight->row)) return;
    if (sight->part == PART_WHAT && !n->looking->why->all) return;
    if (is_of_game(n, sight) || is_repeated(n, at)) return;
    finding = finding_add(n->looking->why->arena,
                          n->parent,
                          FINDING_LEFT_OUT,
                          "not counted: %s",
                          sight->part == PART_WHAT
                              ? "it speaks of other things"
                              : observer_part_text((ClausePart)sight->part));
    why_source(n->looking, finding, entry->card, sight->clause, sight->modifier);
    why_unmet_after(n->looking->why, finding, &n->looking->seen, at);
}

// Returns whether an ability of the game itself adds nothing now: it always speaks, so
// that is no news.
static bool is_idle(const Numbering *n, const Sight *sight)
{
    const LayerRow *layer = sight->layer ? &n->row->layers[sight->layer - 1] : NULL;

    return layer && layer->kind == LAYER_ADD && !sight->n && is_of_game(n, sight);
}

static void go_through(Numbering *n)
{
    const ObservationLog *seen = &n->looking->seen;

    for (int i = n->looking->numbers_at; i < seen->n; i++) {
        const Sight *sight = &seen->list[i].sight;

        if (sight->object != n->id || sight->row != n->number) continue;
        if (sight->kind == SIGHT_LAYER) add_layer(n, &seen->list[i]);
        if (sight->part == PART_EXEMPT && sight->kind == SIGHT_NUMBER)
            add_exempt(n, &seen->list[i]);
        if (sight->kind != SIGHT_NUMBER) continue;
        if (sight->part || is_idle(n, sight)) continue;
        if (is_explained(n, sight, seen->list[i].text[0])) continue;
        if (n->waiting_n < COUNT_OF(n->waiting)) n->waiting[n->waiting_n++] = i;
    }
    add_waiting(n, n->parent, NULL);
    for (int i = n->looking->numbers_at; i < seen->n; i++)
        if (seen->list[i].sight.kind == SIGHT_SILENT) add_silent(n, i);
}

static int value_of(const Looking *looking, int number, ObjectId id)
{
    const Table *table = looking->why->table;
    const int16_t *place = table_number(table, (State *)looking->state, number, id);

    return place ? *place : 0;
}

// Returns whether the thing is where numbers are derived; elsewhere what is printed
// counts.
static bool is_derived(const Looking *looking, ObjectId id)
{
    const Object *object = &looking->state->objects[id];

    return object->spot != NOWHERE && !(object->flags & OBJECT_FACEDOWN) &&
           spot_is(looking->why->table, object->spot, ZONE_BOARD);
}

static bool was_seen(const Looking *looking, int number, ObjectId id)
{
    for (int i = looking->numbers_at; i < looking->seen.n; i++) {
        const Sight *sight = &looking->seen.list[i].sight;

        if (sight->object == id && sight->row == number &&
            (sight->kind == SIGHT_NUMBER || sight->kind == SIGHT_LAYER))
            return true;
    }
    return false;
}

static void add_number(const Looking *looking, Finding *parent, int number, ObjectId id)
{
    const Table *table = looking->why->table;
    const NumberRow *row = &table->rules->numbers[number];
    const FactRow *fact = &table->rules->facts[row->fact];
    const CardId card = looking->state->objects[id].card;
    const int printed = looking->library->cards[card].facts[row->fact];
    const bool derived = is_derived(looking, id);
    Numbering numbering = {
        .looking = looking, .row = row, .number = number, .id = id, .parent = parent};
    int value;

    if (printed == FACT_ABSENT && (!derived || !was_seen(looking, number, id))) return;
    value = derived ? value_of(looking, number, id) : fact_number(printed);
    numbering.parent = finding_add(
        looking->why->arena, parent, FINDING_FACT, "%s %d", fact->label, value);
    finding_number(numbering.parent, value);
    Finding *base = printed == FACT_ABSENT
                        ? finding_add(looking->why->arena,
                                      numbering.parent,
                                      FINDING_PRINTED,
                                      "0, because the card prints none")
                        : finding_add(looking->why->arena,
                                      numbering.parent,
                                      FINDING_PRINTED,
                                      "%d, as printed%s",
                                      printed,
                                      derived ? "" : ": it is not on the board");
    finding_number(base, fact_number(printed));
    if (derived) go_through(&numbering);
}

void why_numbers(const Looking *looking, Finding *parent, ObjectId id)
{
    for (int i = 0; i < looking->why->table->rules->numbers_n; i++)
        add_number(looking, parent, i, id);
}
