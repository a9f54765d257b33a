#include "replace.h"

#include "../kernel/happened.h"
#include "../kernel/modifier.h"
#include "cost.h"
#include "run.h"

enum { CANDIDATES_MAX = 16 };

typedef struct {
    Active ability;
    Env env;
} Candidate;

// What is asked of the abilities: those of [sort] that speak before [event].
typedef struct {
    const Event *event;
    int sort;
} Asked;

static bool is_under_way(const Table *table, ClauseId clause, Ref source)
{
    for (int i = 0; i < table->replacing_n; i++) {
        if (table->replacing[i].clause == clause &&
            ref_equal(table->replacing[i].source, source)) {
            return true;
        }
    }
    return false;
}

// Whether the card that is being played can still be paid for afterwards (357.3). The
// rune that gives the Power is reckoned as one that cannot give its Energy any more.
static bool leaves_enough(const Table *table, PlayerId player, uint16_t cost)
{
    const State *state = table->state;
    const Item *item = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
    Price price;

    if (!item || item->finalized || item->sort != ITEM_PLAY ||
        item->controller != player)
        return true;
    price = (Price){0};
    price_add(table, &price, cost, 1);
    if (price_is_nothing(&price)) return true;
    const int power = price.own + price.any;

    price = cost_of_play(table, item);
    price_add(table, &price, cost, 1);
    price.energy += power;
    return price_affordable(table, player, &price, item->object.id);
}

static bool applies(const Table *table, Candidate *candidate, const Event *event,
                    int sort)
{
    const Clause *clause = candidate->ability.clause;

    if (clause->sort != sort) return false;
    if (is_under_way(table, candidate->ability.id, candidate->env.own)) return false;
    if (clause_is_used_up(table, candidate->env.own, candidate->ability.id))
        return false;
    if (!pattern_fits(table, &candidate->env, clause, event)) return false;
    env_about(table, event, &candidate->env);
    if (!clause_is_on(table, &candidate->env, clause)) return false;
    if (!clause->cost) return true;
    return cost_is_payable(table, &candidate->env, clause->cost) &&
           leaves_enough(table, candidate->env.you, clause->cost);
}

// [zone]: of what works in that zone off the board; -1: what works as a rule.
static int from_object(const Table *table, ObjectId id, int zone, const Asked *asked,
                       Candidate *found, int n)
{
    const Event *event = asked->event;
    const int sort = asked->sort;
    AbilityScan scan;

    if (!object_precedes(table, id, sort, event->event)) return n;
    scan = abilities_of(table, id);
    while (n < CANDIDATES_MAX && ability_next(&scan)) {
        if (scan.now.clause->works_in - 1 != zone) continue;
        found[n].ability = scan.now;
        ability_env(table, &scan.now, &found[n].env);
        n += applies(table, &found[n], event, sort);
    }
    return n;
}

static int from_modifiers(const Table *table, const Event *event, int sort,
                          Candidate *found, int n)
{
    for (int i = 0; i < table->state->modifiers_n && n < CANDIDATES_MAX; i++) {
        const Modifier *modifier = &table->state->modifiers[i];
        Active *ability = &found[n].ability;

        if (modifier->sort != MODIFIER_LATER) continue;
        *ability = (Active){.id = modifier->clause,
                            .clause = &table->library->clauses[modifier->clause],
                            .modifier = (uint8_t)(i + 1)};
        modifier_env(table, modifier, &found[n].env);
        n += applies(table, &found[n], event, sort);
    }
    return n;
}

static int from_elsewhere(const Table *table, const Asked *asked, Candidate *found,
                          int n)
{
    const uint16_t zones = table->library->works_in;

    for (int spot = 0; zones && spot < table->spots_n; spot++) {
        const int zone = table->spot_zone[spot];

        if (!((zones >> zone) & 1u)) continue;
        for (ObjectId id = table->state->spots[spot].first; id;
             id = table->state->objects[id].next) {
            n = from_object(table, id, zone, asked, found, n);
        }
    }
    return n;
}

static int candidates(const Table *table, const Event *event, int sort,
                      Candidate *found)
{
    const Asked asked = {event, sort};
    const ObjectId *ids;
    const int active = active_objects(table, &ids);
    const int ids_n = board_precedes(table, sort, event->event) ? active : 0;
    int n = 0;

    for (int i = 0; i < ids_n; i++) {
        n = from_object(table, ids[i], -1, &asked, found, n);
    }
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE)) {
        n = from_object(table, event->object, -1, &asked, found, n);
    }
    n = from_elsewhere(table, &asked, found, n);
    return from_modifiers(table, event, sort, found, n);
}

static PlayerId affected(const Table *table, const Event *event)
{
    PlayerId player = event->player;

    if (event->object) player = table->state->objects[event->object].controller;
    return player == NOBODY ? table->state->turn_player : player;
}

static int choose(Table *table, const Event *event, const Candidate *found, int n)
{
    Question *question = ask_begin(table,
                                   affected(table, event),
                                   PROMPT_REPLACE_ORDER,
                                   object_ref(table->state, event->object));

    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT,
                            .object = found[i].env.own.id,
                            .ref = found[i].ability.id,
                            .spot = NOWHERE,
                            .n = (int16_t)i});
    }
    return ask_now(table)->picks[0];
}

// Whether its controller lets it apply; its cost is paid then.
static bool is_wanted(Table *table, Candidate *candidate)
{
    const Clause *clause = candidate->ability.clause;

    if (clause->flags & CLAUSE_MAY &&
        !ask_yes(
            table, candidate->env.you, PROMPT_MAY_REPLACE, candidate->env.own, NULL)) {
        return false;
    }
    return !clause->cost || cost_pay(table, &candidate->env, clause->cost);
}

static void apply(Table *table, Candidate *candidate)
{
    const Clause *clause = candidate->ability.clause;

    if (candidate->ability.modifier && clause->flags & CLAUSE_ONCE) {
        modifier_remove(table, candidate->ability.modifier - 1);
    }
    clause_note_use(table, candidate->env.own, candidate->ability.id);
    ASSERT(table->replacing_n < COUNT_OF(table->replacing));
    table->replacing[table->replacing_n].clause = candidate->ability.id;
    table->replacing[table->replacing_n++].source = candidate->env.own;
    if (clause->run) run_clause(table, &candidate->env, clause, NULL, 0);
    table->replacing_n--;
}

// Offers the candidates one after the other until one applies.
static bool offer(Table *table, const Event *event, int sort)
{
    Candidate found[CANDIDATES_MAX];
    int n = candidates(table, event, sort, found);

    while (n > 0) {
        const int chosen = n > 1 ? choose(table, event, found, n) : 0;

        if (is_wanted(table, &found[chosen])) {
            apply(table, &found[chosen]);
            return true;
        }
        found[chosen] = found[--n];
    }
    return false;
}

// Asked before the event (370.1.c); the objects of simultaneous ones are all there
// still, so that a source may leave in the same event (370.4) but not arrive in it
// (370.3).
bool replaced(Table *table, const Event *event)
{
    if (!((table->library->replaced >> event->event) & 1u)) return false;
    grants_refresh(table);
    return offer(table, event, CLAUSE_INSTEAD);
}

bool surely_replaced(const Table *table, const Event *event)
{
    Candidate found[CANDIDATES_MAX];
    int n;

    if (!((table->library->replaced >> event->event) & 1u)) return false;
    grants_refresh(table);
    n = candidates(table, event, CLAUSE_INSTEAD, found);
    for (int i = 0; i < n; i++) {
        const Clause *clause = found[i].ability.clause;

        if (!(clause->flags & CLAUSE_MAY) && !clause->cost) return true;
    }
    return false;
}

// ---- simultaneous events (373)

// The events of one action, and the effects that had their turn with them.
typedef struct {
    Event *events;
    Ref refs[OBJECTS_MAX]; // of their objects, as the action found them
    bool *gone;
    int n;
    struct {
        ClauseId clause;
        Ref own, it;
    } used[CANDIDATES_MAX];
    int used_n;
    Candidate effects[CANDIDATES_MAX]; // that may have their turn now,
    uint16_t fits[OBJECTS_MAX];        // and which of them fits which event, a bit each
    int effects_n;
} Together;

static bool is_same(const Candidate *a, const Candidate *b)
{
    return a->ability.id == b->ability.id && ref_equal(a->env.own, b->env.own) &&
           (!a->ability.modifier || ref_equal(a->env.it, b->env.it));
}

static bool was_used(const Together *together, const Candidate *effect)
{
    for (int i = 0; i < together->used_n; i++) {
        if (together->used[i].clause != effect->ability.id) continue;
        if (!ref_equal(together->used[i].own, effect->env.own)) continue;
        if (!effect->ability.modifier ||
            ref_equal(together->used[i].it, effect->env.it))
            return true;
    }
    return false;
}

static int index_of(Together *together, const Candidate *effect)
{
    for (int i = 0; i < together->effects_n; i++) {
        if (is_same(&together->effects[i], effect)) return i;
    }
    if (together->effects_n == CANDIDATES_MAX) return -1;
    together->effects[together->effects_n] = *effect;
    return together->effects_n++;
}

// What was done instead of one event may have ended or moved another.
static bool still_happens(const Table *table, Together *together, int i)
{
    Event *event = &together->events[i];

    if (together->gone[i]) return false;
    if (!event->object) return true;
    if (!ref_lives(table->state, together->refs[i])) {
        together->gone[i] = true;
        return false;
    }
    if (event->at != NOWHERE) event->at = object_location(table, event->object);
    return true;
}

// Gathers the effects that may have their turn, as things stand now.
static void gather(const Table *table, Together *together)
{
    together->effects_n = 0;
    for (int i = 0; i < together->n; i++) {
        Candidate found[CANDIDATES_MAX];
        int n;

        together->fits[i] = 0;
        if (!still_happens(table, together, i)) continue;
        n = candidates(table, &together->events[i], CLAUSE_INSTEAD, found);
        for (int k = 0; k < n; k++) {
            const int effect =
                was_used(together, &found[k]) ? -1 : index_of(together, &found[k]);

            if (effect >= 0) together->fits[i] |= (uint16_t)(1u << effect);
        }
    }
}

static PlayerId controller_of(const Table *table, const Candidate *effect)
{
    return effect->env.you == NOBODY ? table->state->turn_player : effect->env.you;
}

// Whether it matters which of the [mask]ed effects is first: two fit the same event, or
// one fits what happens to the source of another.
static bool order_matters(const Together *together, unsigned mask)
{
    for (int i = 0; i < together->n; i++) {
        const unsigned fits = together->fits[i] & mask;
        const ObjectId object = together->events[i].object;

        if (__builtin_popcount(fits) > 1) return true;
        for (int k = 0; fits && k < together->effects_n; k++) {
            const Env *env = &together->effects[k].env;

            if (!((mask & ~fits) >> k & 1u)) continue;
            if (env->own.id == object || env->me.id == object) return true;
        }
    }
    return false;
}

// Which of the effects is applied next: those of the first player in turn order (373),
// in the order which that player chooses. -1: none is left.
static int next_effect(Table *table, const Together *together)
{
    int picks[CANDIDATES_MAX], n = 0, least = SEATS_MAX;
    unsigned mask = 0;
    Question *question;
    PlayerId player = NOBODY;

    for (int i = 0; i < together->effects_n; i++) {
        const PlayerId who = controller_of(table, &together->effects[i]);
        const int rank = rank_in_turn(table->state, who);

        if (rank > least) continue;
        if (rank < least) n = 0, mask = 0;
        least = rank;
        player = who;
        picks[n++] = i;
        mask |= 1u << i;
    }
    if (n < 2 || !order_matters(together, mask)) return n ? picks[0] : -1;
    question = ask_begin(table, player, PROMPT_REPLACE_ORDER, (Ref){0, 0});
    for (int i = 0; i < n; i++) {
        const Candidate *effect = &together->effects[picks[i]];

        ask_option(question,
                   (Option){.kind = OPTION_OBJECT,
                            .object = effect->env.own.id,
                            .ref = effect->ability.id,
                            .spot = NOWHERE,
                            .n = (int16_t)i});
    }
    return picks[ask_now(table)->picks[0]];
}

// The [effect] as it fits event [i] now; false: it does not.
static bool fits_now(const Table *table, Together *together, int i, Candidate *effect)
{
    Candidate found[CANDIDATES_MAX];
    int n;

    if (!still_happens(table, together, i)) return false;
    n = candidates(table, &together->events[i], CLAUSE_INSTEAD, found);
    for (int k = 0; k < n; k++) {
        if (!is_same(&found[k], effect)) continue;
        *effect = found[k];
        return true;
    }
    return false;
}

// Which of the events the effect is applied to next; -1: none. Where it must be applied
// its controller chooses; what may be declined is asked for one event after the other.
static int next_event(Table *table, Together *together, Candidate *effect,
                      const bool *declined)
{
    int picks[OPTIONS_MAX], n = 0, pick = 0;
    Candidate fresh = *effect;

    for (int i = 0; i < together->n && n < OPTIONS_MAX; i++) {
        if (declined[i] || !fits_now(table, together, i, &fresh)) continue;
        picks[n++] = i;
    }
    if (!n) return -1;
    if (n > 1 && !(effect->ability.clause->flags & CLAUSE_MAY)) {
        Question *question = ask_begin(
            table, controller_of(table, effect), PROMPT_REPLACE_NEXT, (Ref){0, 0});

        for (int i = 0; i < n; i++) {
            ask_option(question,
                       (Option){.kind = OPTION_OBJECT,
                                .object = together->events[picks[i]].object,
                                .spot = NOWHERE});
        }
        pick = ask_now(table)->picks[0];
    }
    (void)fits_now(table, together, picks[pick], effect);
    return picks[pick];
}

// One uninterrupted sequence: to as many of the events as it fits, never again (373.2).
static void apply_to_all(Table *table, Together *together, int which)
{
    Candidate effect = together->effects[which];
    bool declined[OBJECTS_MAX] = {false};
    int i;

    ASSERT(together->used_n < CANDIDATES_MAX);
    together->used[together->used_n].clause = effect.ability.id;
    together->used[together->used_n].own = effect.env.own;
    together->used[together->used_n++].it = effect.env.it;
    while ((i = next_event(table, together, &effect, declined)) >= 0) {
        if (!is_wanted(table, &effect)) {
            declined[i] = true;
            continue;
        }
        together->gone[i] = true;
        apply(table, &effect);
        grants_refresh(table);
    }
}

void replaced_together(Table *table, Event *events, int n, bool *gone)
{
    Together together;
    int next;

    for (int i = 0; i < n; i++) gone[i] = false;
    if (!n || !((table->library->replaced >> events[0].event) & 1u)) return;
    if (n == 1) {
        gone[0] = replaced(table, &events[0]);
        return;
    }
    together.events = events;
    together.gone = gone;
    together.n = n;
    together.used_n = 0;
    for (int i = 0; i < n; i++)
        together.refs[i] = object_ref(table->state, events[i].object);
    grants_refresh(table);
    for (;;) {
        gather(table, &together);
        next = together.used_n < CANDIDATES_MAX ? next_effect(table, &together) : -1;
        if (next < 0) return;
        apply_to_all(table, &together, next);
    }
}

void accompany(Table *table, const Event *event)
{
    Candidate found[CANDIDATES_MAX];
    int n;

    if (!((table->library->replaced >> event->event) & 1u)) return;
    grants_refresh(table);
    n = candidates(table, event, CLAUSE_AS, found);
    for (int i = 0; i < n; i++) {
        if (found[i].ability.clause->cost || !found[i].ability.clause->run) continue;
        if (is_wanted(table, &found[i])) apply(table, &found[i]);
    }
}

// "As": the event happens, and something more (370.1.b.1).
bool accompanied(Table *table, const Event *event)
{
    const Ref before = object_ref(table->state, event->object);

    if (!((table->library->replaced >> event->event) & 1u)) return false;
    if (!offer(table, event, CLAUSE_AS)) return false;
    return !ref_lives(table->state, before);
}

bool some_ban(const Table *table, int event)
{
    return (table->library->banned >> event) & 1u;
}

bool forbidden(const Table *table, const Event *event)
{
    if (!some_ban(table, event->event)) return false;
    return permission_fits(table, CLAUSE_CANNOT, event, NULL, NULL);
}
