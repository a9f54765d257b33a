// derive_grants.c -- abilities that passives and modifiers give for as long as they hold.
//
// A subject that says what it does not have is tested without this passive's own gift,
// because each is applied once only.

#include "engine/abilities/passives/derive_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"

enum { CIRCLE_DEPTH = 4 }; // what gives through more gifts than that counts as a circle

static bool is_lost(const Layers *layers, ClauseId clause, ObjectId object,
                    ObjectId source)
{
    for (int i = 0; i < layers->lost_n; i++) {
        const Applied *a = &layers->lost[i];

        if (!a->question && a->clause == clause && a->source == source &&
            (!a->object || a->object == object))
            return true;
    }
    return false;
}

// Tells all that was given from row [first] of State.granted on.
static void tell_given(const Table *table, int first, Sight sight)
{
    const State *state = table->state;

    sight.kind = SIGHT_GIVEN;
    for (int i = first; i < state->granted_n; i++) {
        sight.object = state->granted[i].object;
        sight.row = state->granted[i].keyword;
        sight.n = state->granted[i].value;
        sight.wanted = i;
        observer_tell(table, &sight);
    }
}

// Returns whether the answer of the scan about the object asks for a number. What it goes by is
// noted in Table.relied_on.
static bool asks_for_a_number(const Table *table, const PassiveScan *scan,
                              ObjectId object)
{
    const uint32_t reads = table->stat_reads;

    table_scratch(table)->relied_on = 0;
    if (!query_matches(table, &scan->env, scan->clause->subject, object) ||
        !pattern_is_on(table, &scan->env, scan->clause))
        return false;
    (void)passive_times(table, &scan->env, scan->clause);
    return table->stat_reads != reads;
}

static void add_granted(const Table *table, Granted granted)
{
    if (derive_has_room(table, LIMIT_GRANTS, table->state->granted_n))
        ability_grant(table, granted);
}

static void grant_keyword(const Table *table, ObjectId object, int keyword, int value,
                          uint16_t cost)
{
    add_granted(table,
                (Granted){.object = object,
                          .keyword = (uint8_t)keyword,
                          .value = number_of(value),
                          .cost = cost,
                          .lasts = GRANTED_DERIVED});
}

static void grant_clause(const Table *table, ObjectId object, ClauseId clause,
                         int value, int keyword)
{
    add_granted(table,
                (Granted){.object = object,
                          .clause = clause,
                          .keyword = (uint8_t)keyword,
                          .value = number_of(value),
                          .lasts = GRANTED_DERIVED});
}

// Grants a clause that another card prints.
static void lend_clause(const Table *table, ObjectId object, ClauseId clause, int value,
                        int keyword)
{
    add_granted(table,
                (Granted){.object = object,
                          .clause = clause,
                          .keyword = (uint8_t)keyword,
                          .value = number_of(value),
                          .lasts = GRANTED_LENT | GRANTED_DERIVED});
}

static void grant_loss(const Table *table, ObjectId object, int keyword)
{
    add_granted(
        table,
        (Granted){.object = object, .keyword = (uint8_t)keyword, .loss = GRANTED_LOSS});
}

static void grant_type(const Table *table, ObjectId object, int types)
{
    add_granted(
        table,
        (Granted){.object = object, .value = number_of(types), .loss = GRANTED_TYPE});
}

static bool cost_has_action(const Table *table, const Clause *clause, int action)
{
    const Cost *cost = &table->library->costs[clause->cost];

    for (int i = 0; i < cost->actions_n; i++) {
        if (cost->actions[i].action == action) return true;
    }
    return false;
}

// Returns whether the grant means the clause. Effect Text is no part of a text that is
// given: it belongs to what is attached.
static bool is_meant(const Table *table, const Grant *grant, const Clause *clause)
{
    const int which = grant->action;

    if (clause->flags & CLAUSE_ATTACHED || clause->kind == CLAUSE_EFFECT) return false;
    if (which == ABILITIES_TEXT) return true;
    if (which < ABILITIES_ACTION) return clause->kind == which - ABILITIES_KIND;
    return clause->kind == CLAUSE_ACTIVATED &&
           cost_has_action(table, clause, which - ABILITIES_ACTION);
}

// Returns whether it gives abilities that players use, and nothing else.
static bool gives_uses(const Grant *grant)
{
    return grant->action >= ABILITIES_ACTION ||
           grant->action == ABILITIES_KIND + CLAUSE_ACTIVATED;
}

// Returns whether the clause is a sentence of the card's abilities themselves: what using
// one costs.
static bool is_own_price(const Table *table, const Clause *clause)
{
    const Query *subject = &table->library->queries[clause->subject];

    return clause->kind == CLAUSE_PASSIVE && clause->answers_n == 1 &&
           clause->answers[0].kind == ANSWER_COST && !clause->of && subject->kind &&
           table->rules->kinds[subject->kind - 1].kind == KIND_ITEM &&
           subject->role == ROLE_ME;
}

// Returns whether the object prints the clause or was granted it already.
static bool has_clause(const Table *table, ObjectId object, ClauseId clause)
{
    const State *state = table->state;
    const Card *card = object_card(table, object);

    for (int i = 0; i < card->abilities_n; i++)
        if (table->library->abilities[card->abilities + i].clause == clause)
            return true;
    for (int i = 0; i < state->granted_n; i++)
        if (state->granted[i].object == object && state->granted[i].clause == clause)
            return true;
    return false;
}

// Grants what the card says of the price of its abilities together with them: it changes that
// of no others (cost.c). Of several who lend them it is granted once, so that it counts once.
static void grant_own_prices(const Table *table, ObjectId object, const Card *card)
{
    for (int i = 0; i < card->abilities_n; i++) {
        const ClauseId clause = table->library->abilities[card->abilities + i].clause;

        if (is_own_price(table, &table->library->clauses[clause]) &&
            !has_clause(table, object, clause))
            lend_clause(table, object, clause, 1, 0);
    }
}

// Returns whether what the clause gives may lead to a gift of the clause itself: it gives what
// others have, or something that does so. [depth]: so far down the engine looks.
static bool may_give_itself(const Table *table, const Clause *clause, int depth)
{
    if (!depth) return true;
    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];
        const Keyword *keyword = &table->library->keywords[grant->keyword];
        const Clause *clauses = table->library->clauses;

        if (grant->kind == GRANT_ABILITIES) return true;
        if (grant->kind == GRANT_CLAUSE &&
            may_give_itself(table, &clauses[grant->clause], depth - 1))
            return true;
        for (int k = 0; grant->kind == GRANT_KEYWORD && k < keyword->clauses_n; k++)
            if (may_give_itself(table, &clauses[keyword->clauses[k]], depth - 1))
                return true;
    }
    return false;
}

// Returns whether the giver, which was given itself, gives what the object has already and what
// would give on and on: each effect is applied once (476.1), so that gives no more.
static bool is_circle(const Table *table, const Giver *giver, ObjectId object,
                      ClauseId clause)
{
    return giver->is_given &&
           may_give_itself(table, &table->library->clauses[clause], CIRCLE_DEPTH) &&
           has_clause(table, object, clause);
}

// The same of a keyword, with all clauses behind it.
static bool is_circle_of(const Table *table, const Giver *giver, ObjectId object,
                         int row)
{
    const Keyword *keyword = &table->library->keywords[row];

    if (!giver->is_given || !ability_has_keyword(table, object, row)) return false;
    for (int i = 0; i < keyword->clauses_n; i++) {
        const Clause *clause = &table->library->clauses[keyword->clauses[i]];

        if (may_give_itself(table, clause, CIRCLE_DEPTH)) return true;
    }
    return false;
}

// Grants abilities that the card prints. Of the whole text its keywords are keywords.
static void grant_text(const Table *table, const Giver *giver, ObjectId object,
                       const Card *card, const Grant *grant)
{
    const bool whole = grant->action == ABILITIES_TEXT;
    bool found = false;

    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &table->library->abilities[card->abilities + i];

        if (whole && ability->keyword) continue;
        if (!is_meant(table, grant, &table->library->clauses[ability->clause]))
            continue;
        if (is_circle(table, giver, object, ability->clause)) continue;
        lend_clause(table, object, ability->clause, ability->value, ability->keyword);
        found = true;
    }
    if (found && gives_uses(grant)) grant_own_prices(table, object, card);
    for (int i = 0; whole && i < card->keywords_n; i++) {
        const PrintedKeyword *printed = &card->keywords[i];

        if (table->library->keywords[printed->keyword].governs) continue;
        if (is_circle_of(table, giver, object, printed->keyword)) continue;
        grant_keyword(table, object, printed->keyword, printed->value, printed->cost);
    }
}

// Grants printed abilities of the objects that the query finds. It leaves out those which
// they were granted themselves, so that two such borrowers do not loop (477.1.b.1.b).
static void grant_abilities(const Table *table, const Giver *giver, ObjectId object,
                            const Grant *grant)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(table, &giver->env, grant->query, ids, OBJECTS_MAX);

    for (int i = 0; i < n; i++)
        grant_text(table, giver, object, object_card(table, ids[i]), grant);
}

// Notes who gives the rows from [first] on: a thing that has a passive, or has started one.
static void note_giver(const Table *table, const Giver *giver, int first)
{
    State *state = table->state;
    const uint16_t since = giver->modifier ? state->modifiers[giver->modifier - 1].order
                                           : giver->env.carrier.generation;
    const bool after = giver->age && age_takes(giver->clause);

    for (int i = first; i < state->granted_n; i++) {
        Granted *granted = &state->granted[i];

        granted->giver = giver->env.carrier.id;
        granted->since = since;
        granted->age = giver->age;
        if (after && !granted->loss) granted->lasts |= GRANTED_AFTER;
    }
}

// Multiplies the values of keywords by what `each` counts; a count of 0 gives nothing.
static void apply_grants(const Table *table, const Giver *giver, ObjectId object)
{
    const int times = giver->times;
    const int first = table->state->granted_n;

    for (int i = 0; times > 0 && i < giver->clause->grants_n; i++) {
        const Grant *grant = &giver->clause->grants[i];

        switch ((GrantKind)grant->kind) {
        case GRANT_KEYWORD:
            if (is_circle_of(table, giver, object, grant->keyword)) break;
            grant_keyword(table,
                          object,
                          grant->keyword,
                          number_of((int64_t)grant->value * times),
                          grant->cost);
            break;
        case GRANT_TAG: grant_keyword(table, object, 0, grant->value, 0); break;
        case GRANT_LOSS: grant_loss(table, object, grant->keyword); break;
        case GRANT_TYPE: grant_type(table, object, grant->value); break;
        case GRANT_CLAUSE:
            if (is_circle(table, giver, object, grant->clause)) break;
            grant_clause(table, object, grant->clause, 1, 0);
            break;
        case GRANT_ABILITIES: grant_abilities(table, giver, object, grant); break;
        }
    }
    note_giver(table, giver, first);
}

// Notes that the giver gives the object something. Returns false where it does not any more.
static bool note_gift(const Table *table, Layers *layers, const Giver *giver,
                      ObjectId object, int16_t instance)
{
    const ClauseId clause = (ClauseId)(giver->clause - table->library->clauses);
    const ObjectId source = giver->env.carrier.id;

    return !is_lost(layers, clause, object, source) &&
           derive_note(table,
                       layers,
                       (Applied){.clause = clause,
                                 .object = object,
                                 .source = source,
                                 .value = instance});
}

// A passive that takes abilities away may silence the source of a gift, or of another loss.
static bool may_be_silenced(const Table *table)
{
    return table->interest.answers & table->losing;
}

Meant derive_meant_by(const Table *table, const PassiveScan *scan, ObjectId object)
{
    const bool asks = asks_for_a_number(table, scan, object);

    return (Meant){object, asks, table->relied_on};
}

void derive_give_found(const Table *table, Layers *layers, const PassiveScan *scan,
                       Meant meant)
{
    Giver giver = {.clause = scan->clause,
                   .env = scan->env,
                   .modifier = scan->modifier,
                   .age = age_of_gift(scan),
                   .is_given = derive_is_given(scan)};
    const int16_t instance = derive_instance(scan);
    const int first = table->state->granted_n;

    if (!note_gift(table, layers, &giver, meant.object, instance)) return;
    layers->list[layers->n - 1].asks = meant.asks || may_be_silenced(table);
    if (giver.age && giver.age < meant.relied_on) giver.age = meant.relied_on;
    giver.times = passive_times(table, &scan->env, scan->clause);
    apply_grants(table, &giver, meant.object);
    if (observer_is_there(table))
        tell_given(table,
                   first,
                   (Sight){.clause = (ClauseId)(scan->clause - table->library->clauses),
                           .source = scan->env.carrier,
                           .modifier = scan->modifier});
}

Taker derive_taker(const PassiveScan *scan)
{
    const Active *now = &scan->abilities.now;
    Taker taker = {scan->clause, scan->env.carrier, scan->modifier, 0, 0};

    if (scan->modifier) return taker; // it is no ability of an object
    taker.giver = now->giver;
    taker.since = now->since;
    return taker;
}

bool derive_is_that(const PassiveScan *scan, const Taker *taker)
{
    const Taker found = derive_taker(scan);

    return found.clause == taker->clause && found.modifier == taker->modifier &&
           ref_equal(found.carrier, taker->carrier) && found.giver == taker->giver &&
           found.since == taker->since;
}

bool derive_is_among(const Takers *takers, const PassiveScan *scan)
{
    for (int i = 0; i < takers->n; i++)
        if (derive_is_that(scan, &takers->list[i])) return true;
    return false;
}

// A gift may add to the active objects, so the scan goes through those of before. It passes over
// those that had their turn: [but].
static void apply_grant(const Table *table, Layers *layers, int question,
                        ObjectId object, const Takers *but)
{
    PassiveScan scan;
    FixedAnswerers before;

    passive_scan(&scan, table, question, object);
    passive_fix(&scan, &before);
    while (passive_next(&scan))
        if (!derive_is_among(but, &scan))
            derive_give_found(
                table, layers, &scan, derive_meant_by(table, &scan, object));
}

// Tells the givers of one text apart, as derive_instance does: by those who mean the thing
// number [i] too.
static int16_t instance_among(const Givers *givers, int i, int giver)
{
    const Giver *at = &givers->list[giver];
    int instance = -1;

    for (int k = 0; k < giver; k++)
        instance -= givers->meant[i][k / 64] >> k % 64 & 1u &&
                    givers->list[k].clause == at->clause &&
                    ref_equal(givers->list[k].env.carrier, at->env.carrier);
    return number_of(instance);
}

static void give_to(const Table *table, Layers *layers, const Givers *givers, int i)
{
    for (int k = 0; k < givers->n; k++) {
        const Giver *giver = &givers->list[k];
        int16_t instance = -1;

        if (!(givers->meant[i][k / 64] >> k % 64 & 1u)) continue;
        if (derive_may_repeat(table, giver->modifier, giver->env.carrier.id))
            instance = instance_among(givers, i, k);
        if (!note_gift(table, layers, giver, givers->ids[i], instance)) continue;
        layers->list[layers->n - 1].asks = may_be_silenced(table);
        apply_grants(table, giver, givers->ids[i]);
    }
}

int derive_board_objects(const Table *table, ObjectId *ids)
{
    const State *state = table->state;
    int n = 0;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next) ids[n++] = id;
    }
    return n;
}

void derive_ask_each(const Table *table, Layers *layers, int question,
                     const Takers *but)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = derive_board_objects(table, ids);

    layers->settled = false;
    for (int i = 0; i < n; i++) apply_grant(table, layers, question, ids[i], but);
}

// For an observer it asks each object by itself, to show those that get nothing.
void derive_give_grants(const Table *table, Layers *layers, int question)
{
    const Takers none = {.n = 0};
    Givers givers;

    if (table->thorough || observer_is_there(table) ||
        !derive_find_givers(table, layers, question, &givers)) {
        if (layers->came_alone)
            layers->settled = false;
        else
            derive_ask_each(table, layers, question, &none);
        return;
    }
    for (int i = 0; i < givers.ids_n; i++) give_to(table, layers, &givers, i);
}

void derive_grants_of_modifiers(const Table *table)
{
    State *state = table->state;
    const bool aged = age_counts(table);

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        const int first = state->granted_n;

        if (m->kind != MODIFIER_GRANT || !ref_lives(state, m->object)) continue;
        add_granted(table,
                    (Granted){.object = m->object.id,
                              .clause = m->clause,
                              .keyword = m->keyword,
                              .value = m->n,
                              .cost = m->clause ? 0 : m->value_cost,
                              .lasts = m->keeps ? GRANTED_KEPT : 0,
                              .age = aged ? m->order : 0,
                              .giver = m->source.id,
                              .since = m->order});
        if (observer_is_there(table))
            tell_given(table,
                       first,
                       (Sight){.source = m->source, .modifier = (uint16_t)(i + 1)});
    }
}
