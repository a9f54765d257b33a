// permission_run.c -- the instructions of permissions: what holds for plays that were made by
// them.
//
// A play that is pending keeps them as modifiers of its card, so one that is undone forgets
// them (358.5).

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/rulebook.h"

// Reads again what the way was found by.
static Readings readings_of(const Table *table, PlayerId player, ObjectId object,
                            const PlayWay *way)
{
    Asked asked = permission_ask(table, player, object, way->to);

    asked.offers = way->offered;
    return permission_read(&asked);
}

Permitting permission_by(const Table *table, PlayerId player, ObjectId object,
                         const PlayWay *way, int bit)
{
    const Readings readings = readings_of(table, player, object, way);
    const GrantedBy *by = bit < 0 ? &readings.plain.by : &readings.priced[bit].by;

    return by->clause ? (Permitting){by->carrier, by->clause}
                      : (Permitting){.object = object};
}

// Returns the record of a permission of a card's own or given text. Effect Text speaks of the
// host, and `this` is what has it.
static Modifier record_of_text(const Table *table, const GrantedBy *by)
{
    const Clause *clause = &table->library->clauses[by->clause];
    const Active ability = {.id = by->clause, .clause = clause, .object = by->carrier};
    Modifier m = {.kind = MODIFIER_PLAYED_BY,
                  .ends = ENDS_NEVER,
                  .keyword = by->keyword,
                  .n = by->value,
                  .clause = by->clause,
                  .value_cost = by->cost,
                  .used = by->paid_slot,
                  .event_spot = NOWHERE};
    Env env;

    ability_env(table, &ability, &env);
    m.controller = env.you;
    m.source = env.me;
    if (clause->flags & CLAUSE_ATTACHED) m.subject = env.carrier;
    return m;
}

static Modifier record_of(const Table *table, const GrantedBy *by)
{
    Modifier m;

    if (!by->waiting) return record_of_text(table, by);
    m = table->state->modifiers[by->waiting - 1];
    m.kind = MODIFIER_PLAYED_BY;
    m.ends = ENDS_NEVER;
    m.used = 0;
    return m;
}

Permitted permission_note(const Table *table, PlayerId player, ObjectId object,
                          const PlayWay *way)
{
    Permitted permitted = {.n = 0};
    Readings readings;

    if (!way->by) return permitted;
    readings = readings_of(table, player, object, way);
    for (int i = 0; i < readings.n; i++) {
        if (!(way->by >> i & 1u)) continue;
        ASSERT(permitted.n < COUNT_OF(permitted.list));
        permitted.list[permitted.n++] = record_of(table, &readings.priced[i].by);
    }
    return permitted;
}

void permission_wait(Table *table, const Permitted *permitted, Ref played)
{
    for (int i = 0; i < permitted->n; i++) {
        Modifier m = permitted->list[i];

        m.object = played;
        if (m.source.id == played.id) m.source = played;
        if (m.subject.id == played.id) m.subject = played;
        modifier_add(table, &m);
    }
}

// Asks for one of the prices that permissions to enter there want on top, and keeps those at that
// price. Returns how many.
static int keep_price(Table *table, const Item *item, const Readings *readings, int *by,
                      int n)
{
    uint16_t costs[PRICED_MAX], chosen = readings->priced[by[0]].cost;
    int costs_n = 0, kept = 0;

    for (int i = 0; i < n; i++) {
        const uint16_t cost = readings->priced[by[i]].cost;
        int k = 0;

        while (k < costs_n && !permission_is_same_cost(table, costs[k], cost)) k++;
        if (k == costs_n) costs[costs_n++] = cost;
    }
    if (costs_n > 1) {
        Question *question =
            ask_begin(table, item->controller, PROMPT_WHICH_COST, item->object);

        for (int i = 0; i < costs_n; i++)
            offer_price(
                question, PRICE_OF_RECORDS, (uint16_t[PRICE_RECORDS]){costs[i]});
        chosen = costs[ask_one(table)];
    }
    for (int i = 0; i < n; i++)
        if (permission_is_same_cost(table, chosen, readings->priced[by[i]].cost))
            by[kept++] = by[i];
    return kept;
}

// Asks by which of the permissions the card enters there: those without instructions stand
// for the card itself.
static int ask_place_by(Table *table, const Item *item, const Readings *readings,
                        const int *by, int n)
{
    Question *question;

    if (n == 1) return by[0];
    question = ask_begin(table, item->controller, PROMPT_PERMISSION, item->object);
    for (int i = 0; i < n; i++) {
        const GrantedBy *one = &readings->priced[by[i]].by;

        offer_ability(
            question, one->clause ? one->carrier : item->object.id, one->clause, 0, i);
    }
    return by[ask_one(table)];
}

void permission_wait_for_place(Table *table, Item *item, const Price *credit)
{
    Asked asked = permission_ask(table, item->controller, item->object.id, item->to);
    const uint16_t serial = item->serial;
    Permitted permitted = {.n = 1};
    int by[PRICED_MAX], n = 0;
    Readings readings;
    const Grants *chosen;
    bool free;

    if (asked.usual_place) return;
    asked.places = true;
    readings = permission_read(&asked);
    if (readings.plain.place) return;
    for (int i = 0; i < readings.n; i++) {
        const Grants *one = &readings.priced[i];

        if (!one->place || one->extra) continue;
        if (!one->by.clause) return;
        by[n++] = i;
    }
    free = n;
    // What wants something on top is asked where nothing opens the place without.
    for (int i = 0; i < readings.n && !free; i++)
        if (permission_opens(&asked, &readings.priced[i], item, credit)) by[n++] = i;
    if (!n) return;
    n = keep_price(table, item, &readings, by, n);
    chosen = &readings.priced[ask_place_by(table, item, &readings, by, n)];
    item = chain_item(table, serial);
    if (chosen->once) item->terms |= TERM_ONCE;
    if (chosen->extra) item->also[0] = chosen->cost;
    if (!chosen->by.clause) return;
    permitted.list[0] = record_of(table, &chosen->by);
    permission_wait(table, &permitted, item->object);
}

// Returns the oldest permission for whose instructions the card waits, -1: none.
static int first_of(const State *state, Ref object)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_PLAYED_BY && ref_equal(m->object, object)) return i;
    }
    return -1;
}

static void run_one(Table *table, const Modifier *m, const Event *event)
{
    const Clause *clause = &table->library->clauses[m->clause];
    Env env;

    ability_env_of_modifier(table, m, &env);
    if (clause->flags & CLAUSE_ATTACHED) {
        env.carrier = env.subject;
        env.subject = (Ref){0, 0};
    }
    env.paid_slot = (uint8_t)m->used;
    pattern_env(table, event, &env);
    instruction_run(table, &env, clause, NULL, 0);
}

void permission_run(Table *table, const Item *item)
{
    const Ref object = item->object;
    Event event = event_of(EVENT_PLAYED, object.id, item->controller);

    event.from = item->from;
    event.to = event.at = item->to;
    event.n = item->spent;
    for (int i; (i = first_of(table->state, object)) >= 0;) {
        const Modifier m = table->state->modifiers[i];

        modifier_remove(table, i);
        run_one(table, &m, &event);
    }
}
