#include "replace.h"

#include "../kernel/modifier.h"
#include "cost.h"
#include "run.h"

enum { CANDIDATES_MAX = 16 };

typedef struct {
    Active ability;
    Env env;
} Candidate;

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

static int from_object(const Table *table, ObjectId id, const Event *event, int sort,
                       Candidate *found, int n)
{
    AbilityScan scan;

    if (!object_precedes(table, id, sort, event->event)) return n;
    scan = abilities_of(table, id);
    while (n < CANDIDATES_MAX && ability_next(&scan)) {
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

static int candidates(const Table *table, const Event *event, int sort,
                      Candidate *found)
{
    const ObjectId *ids;
    const int active = active_objects(table, &ids);
    const int ids_n = board_precedes(table, sort, event->event) ? active : 0;
    int n = 0;

    for (int i = 0; i < ids_n; i++) {
        n = from_object(table, ids[i], event, sort, found, n);
    }
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE)) {
        n = from_object(table, event->object, event, sort, found, n);
    }
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

bool replaced(Table *table, const Event *event)
{
    if (!((table->library->replaced >> event->event) & 1u)) return false;
    grants_refresh(table);
    return offer(table, event, CLAUSE_INSTEAD);
}

static bool is_among(const Candidate *wanted, const Candidate *found, int n)
{
    for (int i = 0; i < n; i++) {
        if (found[i].ability.id == wanted->ability.id &&
            ref_equal(found[i].env.own, wanted->env.own)) {
            return true;
        }
    }
    return false;
}

// Whether one replacement would do for both events, which concern the same player. One
// that may be declined is simply asked about for each.
static bool compete(Table *table, const Event *one, const Event *other)
{
    Candidate here[CANDIDATES_MAX], there[CANDIDATES_MAX];
    const int here_n = candidates(table, one, CLAUSE_INSTEAD, here);
    const int there_n = here_n ? candidates(table, other, CLAUSE_INSTEAD, there) : 0;

    if (affected(table, one) != affected(table, other)) return false;
    for (int i = 0; i < here_n; i++) {
        if (here[i].ability.clause->flags & CLAUSE_MAY) continue;
        if (is_among(&here[i], there, there_n)) return true;
    }
    return false;
}

int replaced_next(Table *table, const Event *events, int n)
{
    int picks[OPTIONS_MAX], picks_n = 0;
    Question *question;

    if (n < 2 || !((table->library->replaced >> events[0].event) & 1u)) return 0;
    grants_refresh(table);
    picks[picks_n++] = 0;
    for (int i = 1; i < n && picks_n < OPTIONS_MAX; i++) {
        if (compete(table, &events[0], &events[i])) picks[picks_n++] = i;
    }
    if (picks_n < 2) return 0;
    question =
        ask_begin(table, affected(table, &events[0]), PROMPT_REPLACE_NEXT, (Ref){0, 0});
    for (int i = 0; i < picks_n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT,
                            .object = events[picks[i]].object,
                            .spot = NOWHERE});
    }
    return picks[ask_now(table)->picks[0]];
}

bool accompanied(Table *table, const Event *event)
{
    const Ref before = object_ref(table->state, event->object);

    if (!((table->library->replaced >> event->event) & 1u)) return false;
    if (!offer(table, event, CLAUSE_AS)) return false;
    return !ref_lives(table->state, before);
}

bool forbidden(const Table *table, const Event *event)
{
    if (!((table->library->banned >> event->event) & 1u)) return false;
    return permission_fits(table, CLAUSE_CANNOT, event, NULL, NULL);
}
