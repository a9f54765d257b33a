// why_gift.c -- types, tags, keywords and abilities of a thing: printed, given and lost.

#include "tools/why/why_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reach.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

static const Card *card_of(const Looking *looking, ObjectId id)
{
    return &looking->library->cards[looking->state->objects[id].card];
}

static Finding *add_gift_fact(const Looking *looking, Finding *parent, FindingKind kind,
                              const char *text)
{
    return finding_add(looking->why->arena, parent, kind, "%s", text);
}

// Visits what the thing was given: the sight, and the row of State.granted.
static const Granted *next_gift(const Looking *looking, ObjectId id, int *at)
{
    const ObservationLog *seen = &looking->seen;

    while (++*at < seen->n) {
        const Sight *sight = &seen->list[*at].sight;

        if (sight->kind != SIGHT_GIVEN || sight->object != id) continue;
        if (sight->wanted < looking->state->granted_n)
            return &looking->state->granted[sight->wanted];
    }
    return NULL;
}

// Adds one gift, "given: 2, this turn".
static void add_gift(const Looking *looking, Finding *parent, int at, const char *text)
{
    const Observation *entry = &looking->seen.list[at];
    const Sight *sight = &entry->sight;
    const Modifier *modifier =
        sight->modifier ? &looking->state->modifiers[sight->modifier - 1] : NULL;
    const char *keyword = why_keyword_of(looking->library, sight->clause);
    Finding *finding = finding_add(looking->why->arena,
                                   parent,
                                   modifier ? FINDING_MODIFIER : FINDING_ABILITY,
                                   "%s%s%s%s",
                                   text,
                                   keyword ? " by " : "",
                                   keyword ? keyword : "",
                                   modifier ? why_lasts(modifier) : "");

    why_source(looking, finding, entry->card, sight->clause, sight->modifier);
}

// Folds a finding that has only printed parts into one line.
static void fold(const Looking *looking, Finding *finding)
{
    const Finding *only = finding->first;

    if (!only || only->next || only->kind != FINDING_PRINTED) return;
    finding->text = arena_format(looking->why->arena, "%s, printed", finding->text);
    finding->kind = FINDING_PRINTED;
    finding->first = finding->last = NULL;
}

static void add_type(const Looking *looking, Finding *parent, ObjectId id, int type)
{
    const unsigned bit = 1u << type;
    const bool printed = card_of(looking, id)->types & bit;
    const char *name = looking->why->table->rules->types[type].name;
    Finding *finding = NULL;
    const Granted *granted;
    int at = looking->gifts_at;

    if (printed) {
        finding =
            finding_add(looking->why->arena, parent, FINDING_FACT, "type %s", name);
        (void)add_gift_fact(looking, finding, FINDING_PRINTED, "printed");
    }
    while ((granted = next_gift(looking, id, &at))) {
        if (granted->loss != GRANTED_TYPE || !((unsigned)granted->value & bit))
            continue;
        if (!finding)
            finding =
                finding_add(looking->why->arena, parent, FINDING_FACT, "type %s", name);
        add_gift(looking, finding, at, "given");
    }
    if (finding) fold(looking, finding);
}

static void add_tags(const Looking *looking, Finding *parent, ObjectId id)
{
    const Card *card = card_of(looking, id);
    const Granted *granted;
    int at = looking->gifts_at;

    for (int i = 0; i < CARD_TAGS_MAX && card->tags[i]; i++) {
        Finding *finding = finding_add(looking->why->arena,
                                       parent,
                                       FINDING_FACT,
                                       "tag %s",
                                       looking->library->tags[card->tags[i]]);

        (void)add_gift_fact(looking, finding, FINDING_PRINTED, "printed");
        fold(looking, finding);
    }
    while ((granted = next_gift(looking, id, &at))) {
        Finding *finding;

        if (granted->keyword || granted->clause || granted->loss) continue;
        finding = finding_add(looking->why->arena,
                              parent,
                              FINDING_FACT,
                              "tag %s",
                              looking->library->tags[granted->value]);
        add_gift(looking, finding, at, "given");
    }
}

// A value that comes together.
typedef struct {
    bool has;
    int value;
} Joined;

// A keyword on its way together: what it has of it, and what it has lost.
typedef struct {
    const Looking *looking;
    Finding *parent;
    ObjectId id;
    int keyword;
    const Keyword *row;
    int lost_at; // the age of what took it last, -1: nothing did
    Joined has, lost;
    Finding *finding;
} Gathering;

// Counts what has that age, 0: printed. The oldest applies first (480).
static void count_value(Gathering *g, int value, int age, bool after)
{
    Joined *sum = g->lost_at < age || (after && g->lost_at == age) ? &g->has : &g->lost;

    sum->value =
        sum->has ? passive_join(g->row->adds_up ? SUM_ADD : SUM_MOST, sum->value, value)
                 : value;
    sum->has = true;
}

static const char *valued(const Gathering *g, const char *text, int value)
{
    Arena *arena = g->looking->why->arena;

    return g->row->adds_up ? arena_format(arena, "%s: %d", text, value) : text;
}

static void gather_printed(Gathering *g)
{
    const Card *card = card_of(g->looking, g->id);

    for (int i = 0; i < card->keywords_n; i++) {
        if (card->keywords[i].keyword != g->keyword) continue;
        count_value(g, card->keywords[i].value, 0, false);
        (void)add_gift_fact(g->looking,
                            g->finding,
                            FINDING_PRINTED,
                            valued(g, "printed", card->keywords[i].value));
    }
}

static bool is_meant(const Gathering *g, int keyword)
{
    return !keyword || keyword == g->keyword;
}

// Finds when the keyword was taken last.
static void find_losses(Gathering *g)
{
    const State *state = g->looking->state;
    const Granted *granted;
    int at = g->looking->gifts_at;

    g->lost_at = -1;
    while ((granted = next_gift(g->looking, g->id, &at)))
        if (granted->loss == GRANTED_LOSS && is_meant(g, granted->keyword) &&
            granted->age > g->lost_at)
            g->lost_at = granted->age;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_LOSE && m->object.id == g->id &&
            is_meant(g, m->keyword) && m->order > g->lost_at)
            g->lost_at = m->order;
    }
}

// Gathers what it was given, and what passives take.
static void gather_given(Gathering *g)
{
    const Granted *granted;
    int at = g->looking->gifts_at;

    while ((granted = next_gift(g->looking, g->id, &at))) {
        if (granted->loss == GRANTED_LOSS && is_meant(g, granted->keyword))
            add_gift(g->looking,
                     g->finding,
                     at,
                     granted->keyword ? "taken away"
                                      : "all its abilities are taken away");
        if (granted->loss || granted->clause || granted->keyword != g->keyword)
            continue;
        count_value(g, granted->value, granted->age, granted->lasts & GRANTED_AFTER);
        add_gift(g->looking, g->finding, at, valued(g, "given", granted->value));
    }
}

// Gathers the keyword as passives give it to a card off the board. The engine does not
// keep such gifts, so they are worked out here, without their givers.
static void gather_reached(Gathering *g)
{
    Table *table = g->looking->why->table;
    State *const now = table->state;
    Reached reached;

    table->state = (State *)g->looking->state;
    table->active_n = -1;
    for (int k = 0; reach_find(table, g->id, k, &reached); k++) {
        if (reached.grant->kind != GRANT_KEYWORD ||
            reached.grant->keyword != g->keyword)
            continue;
        count_value(g, reached.value, reached.age, reached.after);
        (void)add_gift_fact(g->looking,
                            g->finding,
                            FINDING_ABILITY,
                            valued(g, "given to cards there", reached.value));
    }
    table->state = now;
    table->active_n = -1;
}

// Gathers the modifiers that take abilities away for a while.
static void gather_lost(Gathering *g)
{
    const State *state = g->looking->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        Finding *finding;

        if (m->kind != MODIFIER_LOSE || m->object.id != g->id) continue;
        if (!is_meant(g, m->keyword)) continue;
        finding =
            finding_add(g->looking->why->arena,
                        g->finding,
                        FINDING_MODIFIER,
                        "%s%s",
                        m->keyword ? "taken away" : "all abilities are taken away",
                        why_lasts(m));
        why_source(g->looking, finding, object_face_of(state, m->source), 0, i + 1);
    }
}

static void add_keyword(const Looking *looking, Finding *parent, ObjectId id,
                        int keyword)
{
    Gathering g = {.looking = looking,
                   .id = id,
                   .keyword = keyword,
                   .row = &looking->library->keywords[keyword]};
    Finding whole = {.kind = FINDING_FACT};
    const Joined *sum;

    g.finding = &whole;
    find_losses(&g);
    gather_printed(&g);
    gather_given(&g);
    gather_reached(&g);
    if (!g.has.has && !g.lost.has) return;
    gather_lost(&g);
    sum = g.has.has ? &g.has : &g.lost;
    g.finding = finding_add(looking->why->arena,
                            parent,
                            g.has.has ? FINDING_FACT : FINDING_LEFT_OUT,
                            "keyword %s%s",
                            valued(&g, g.row->name, sum->value),
                            g.has.has ? "" : ", lost");
    if (g.row->adds_up) finding_number(g.finding, g.has.has ? g.has.value : 0);
    g.finding->first = whole.first;
    g.finding->last = whole.last;
    fold(looking, g.finding);
}

static void add_clauses(const Looking *looking, Finding *parent, ObjectId id)
{
    const Granted *granted;
    int at = looking->gifts_at;

    while ((granted = next_gift(looking, id, &at))) {
        Finding *finding;

        if (!granted->clause || granted->loss) continue;
        finding = finding_add(
            looking->why->arena, parent, FINDING_FACT, "an ability that it was given");
        finding_place(finding, looking->why->arena, looking->library, granted->clause);
        add_gift(looking, finding, at, "given");
    }
}

// Adds what else lasts on it: it is a copy, damage is prevented, somebody took control.
static void add_lasting(const Looking *looking, Finding *parent, ObjectId id)
{
    const State *state = looking->state;
    const Ref ref = object_ref(state, id);

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        char text[WHY_TEXT] = "";
        Finding *finding;

        if (!ref_equal(m->object, ref)) continue;
        if (m->kind == MODIFIER_COPY)
            (void)text_format(text,
                              sizeof text,
                              "it is a copy; its own card is %s",
                              why_card_name(looking->why, (CardId)m->n));
        if (m->kind == MODIFIER_CONTROL)
            (void)text_format(text,
                              sizeof text,
                              "%s has taken control of it",
                              scene_player(looking->why->scene, m->controller));
        if (m->kind == MODIFIER_PREVENT && m->n == PREVENT_ALL)
            text_copy(text, sizeof text, "damage to it is not dealt");
        else if (m->kind == MODIFIER_PREVENT)
            (void)text_format(
                text, sizeof text, "the next %d damage to it is not dealt", m->n);
        if (m->kind == MODIFIER_LOSE && !m->keyword)
            text_copy(text, sizeof text, "all its abilities are taken away");
        if (m->kind == MODIFIER_SPENT)
            text_copy(text, sizeof text, "an ability of it that works once is used up");
        if (!text[0]) continue;
        finding = finding_add(
            looking->why->arena, parent, FINDING_MODIFIER, "%s%s", text, why_lasts(m));
        why_source(
            looking, finding, object_face_of(state, m->source), m->clause, i + 1);
    }
}

// Adds passives that take all abilities away.
static void add_losses(const Looking *looking, Finding *parent, ObjectId id)
{
    const Granted *granted;
    int at = looking->gifts_at;

    while ((granted = next_gift(looking, id, &at)))
        if (granted->loss == GRANTED_LOSS && !granted->keyword)
            add_gift(looking, parent, at, "all its abilities are taken away");
}

void why_gifts(const Looking *looking, Finding *parent, ObjectId id)
{
    for (int i = 0; i < looking->why->table->rules->types_n; i++)
        add_type(looking, parent, id, i);
    add_tags(looking, parent, id);
    for (int i = 1; i < looking->library->keywords_n; i++)
        add_keyword(looking, parent, id, i);
    add_clauses(looking, parent, id);
    add_losses(looking, parent, id);
    add_lasting(looking, parent, id);
}
