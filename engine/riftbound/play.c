#include "play.h"

#include <string.h>

#include "../kernel/happened.h"
#include "../kernel/modifier.h"
#include "act.h"
#include "layers.h"
#include "loop.h"
#include "move.h"
#include "permit.h"
#include "replace.h"
#include "run.h"

enum { EXTRA_COSTS = 2 };

// Others act only where something lets them (409, 410.1.a).
Timing timing_now(const Table *table, PlayerId player)
{
    const State *state = table->state;
    const Book *b = book_of(state);

    if (b->priority != player) return TIMING_NONE;
    if (is_closed(state)) return TIMING_REACTION;
    if (b->showdown) return TIMING_ACTION;
    if (b->phase != PHASE_MAIN) return TIMING_REACTION;
    if (b->invited == player + 1) return TIMING_MAIN; // 489.8.a, 316.5.b.1
    return state->turn_player == player ? TIMING_MAIN : TIMING_REACTION;
}

static int level_of(Timing timing)
{
    if (timing == TIMING_MAIN) return LEVEL_MAIN;
    return timing == TIMING_ACTION ? LEVEL_ACTION : LEVEL_REACTION;
}

const Clause *item_clause(const Table *table, const Item *item, const Clause *clause)
{
    if (!clause->modes_n || !item->mode) return clause;
    return &table->library->clauses[clause->modes + item->mode - 1];
}

// The object that uses the ability of [item]: modes and uses are counted for it.
static Ref user_of(const Item *item)
{
    return item->own.id ? item->own : item->source;
}

static bool fresh_mode(const Table *table, const Item *item, const Clause *clause)
{
    for (int i = 0; i < clause->modes_n; i++) {
        if (!mode_was_chosen(table, user_of(item), (ClauseId)(clause->modes + i))) {
            return true;
        }
    }
    return false;
}

// ---- additional costs that are chosen while playing (355.1, 356.2)

typedef struct {
    const Clause *clause;
    uint16_t cost;
    uint8_t slot, keyword;
    int16_t value;
} Extra;

static int extras_of(const Table *table, ObjectId object, Extra *extras)
{
    AbilityScan scan;
    int n = 0;

    if (!object_may_have(table, object, CLAUSE_AS)) return 0;
    scan = abilities_of(table, object);
    while (n < EXTRA_COSTS && ability_next(&scan)) {
        const uint16_t cost = clause_cost(table, scan.now.clause, scan.now.cost);

        if (scan.now.clause->sort != CLAUSE_AS || !cost) continue;
        extras[n++] = (Extra){
            scan.now.clause, cost, scan.now.paid, scan.now.keyword, scan.now.value};
    }
    return n;
}

static Env env_of_player(const Table *table, ObjectId object, PlayerId player)
{
    Env env;

    env_of(table, object, &env);
    env.you = env.chooser = player;
    return env;
}

static bool clause_may_be_chosen(Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;

    if (!clause->modes_n) return targets_exist(choosing, clause, 0);
    for (int i = 0; i < clause->modes_n; i++) {
        Choosing mode = *choosing;

        if (targets_exist(&mode, &table->library->clauses[clause->modes + i], 0))
            return true;
    }
    return false;
}

// Adds the least that choosing for [clause] will cost to the price.
static bool reserve(Choosing *choosing, const Clause *clause)
{
    const Clause *clauses = choosing->table->library->clauses;

    if (!clause->modes_n) return targets_reserve(choosing, clause);
    for (int i = 0; i < clause->modes_n; i++) {
        Choosing mode = *choosing;

        if (!targets_reserve(&mode, &clauses[clause->modes + i])) continue;
        choosing->price = mode.price;
        return true;
    }
    return false;
}

// Adds what the choices of a spell from effect [first] on will cost at least; effects
// count through all its executions, which may each choose the same thing.
static bool reserve_effects(Choosing *choosing, int first)
{
    Table *table = choosing->table;
    const ObjectId id = choosing->item->object.id;
    const int executions = 1 + passive_sum(table, QUESTION_REPEATS, id);
    int n = 0;

    for (int execution = 0; execution < executions; execution++) {
        AbilityScan scan = abilities_of(table, id);

        while (ability_next(&scan)) {
            Choosing one = *choosing;

            if (scan.now.clause->sort != CLAUSE_EFFECT || n++ < first) continue;
            if (!reserve(&one, scan.now.clause)) return false;
            choosing->price = one.price;
        }
    }
    return true;
}

// Whether every effect of the spell has what it needs, and all of them together can be
// paid where choosing has a price.
static bool effects_may_be_chosen(Choosing *choosing)
{
    AbilityScan scan = abilities_of(choosing->table, choosing->item->object.id);

    while (ability_next(&scan)) {
        Choosing one = *choosing;

        if (scan.now.clause->sort != CLAUSE_EFFECT) continue;
        if (!clause_may_be_chosen(&one, scan.now.clause)) return false;
    }
    if (!question_is_open(choosing->table, QUESTION_COST_TO_CHOOSE)) return true;
    return reserve_effects(choosing, 0);
}

static bool completable(Table *table, Item *item, Why *why)
{
    Choosing choosing;

    choosing_begin(&choosing, table, item);
    choosing.price = cost_of_play(table, item);
    if (choosing.price.energy > choosing.means.energy) {
        *why = WHY_OF(ENERGY);
        return false;
    }
    if (!means_suffice(&choosing.means, &choosing.price)) {
        *why = WHY_OF(POWER);
        return false;
    }
    if (is_type(table, item->object.id, TYPE_SPELL) &&
        !effects_may_be_chosen(&choosing)) {
        *why = WHY_OF(NO_TARGET);
        return false;
    }
    return true;
}

// The action of an extra that one object pays; NULL where several may, or a number.
static const CostAction *single_action(const Table *table, const Extra *extra)
{
    const Cost *cost = &table->library->costs[extra->cost];
    const CostAction *action = &cost->actions[0];

    if (cost->actions_n != 1 || action->amount) return NULL;
    if (action->action == ACTION_SPEND_BUFF) return NULL;
    return table->library->queries[action->query].count_op == OP_NONE ? action : NULL;
}

// Those that could pay the action and leave enough to pay the rest with (357.3).
static int sparable(Table *table, Item *item, const Env *env, const CostAction *action,
                    ObjectId *ids)
{
    const int n = cost_payers(table, env, action, ids);
    int kept = 0;
    Why why;

    for (int i = 0; i < n; i++) {
        table->reserved = ids[i];
        if (action->action == ACTION_KILL || action->action == ACTION_RECYCLE)
            table->doomed = ids[i];
        table->version++;
        if (completable(table, item, &why)) ids[kept++] = ids[i];
    }
    table->reserved = table->doomed = 0;
    table->version++;
    return kept;
}

// Whether the item could be finished with the extras of [mask] paid, open numbers at
// their most. Extras that are not listed stay as they were decided; the paid slots of
// the listed ones are set for the question and empty afterwards.
static bool completable_with(Table *table, Item *item, const Extra *extras, int n,
                             unsigned mask, Why *why)
{
    Object *object = &table->state->objects[item->object.id];
    const Env env = env_of_player(table, item->object.id, item->controller);
    bool possible = true, holds;

    for (int i = 0; i < n; i++) object->paid[extras[i].slot] = 0;
    for (int i = 0; i < n && possible; i++) {
        const Cost *cost = &table->library->costs[extras[i].cost];
        const bool chosen = (mask >> i) & 1u;
        bool open;

        if (!chosen && extras[i].clause->flags & CLAUSE_MAY) continue;
        possible = chosen && cost_actions_possible(table, &env, cost);
        if (possible) {
            object->paid[extras[i].slot] =
                (uint8_t)(1 + cost_actions_most(table, &env, cost, &open));
        }
    }
    if (!possible) *why = WHY_OF(COST_ACTION);
    holds = possible && completable(table, item, why);
    for (int i = 0; i < n && holds; i++) {
        const CostAction *action = single_action(table, &extras[i]);
        ObjectId ids[OBJECTS_MAX];

        if (!action || !((mask >> i) & 1u)) continue;
        holds = sparable(table, item, &env, action, ids) > 0;
    }
    for (int i = 0; i < n; i++) object->paid[extras[i].slot] = 0;
    return holds;
}

static Why completable_somehow(Table *table, Item *item)
{
    Extra extras[EXTRA_COSTS];
    const int n = extras_of(table, item->object.id, extras);
    Object *object = &table->state->objects[item->object.id];
    Why why = WHY_OK, first = WHY_OK;

    object->paid[0] = object->paid[1] = 0;
    for (unsigned mask = 0; mask < (1u << n); mask++) {
        if (completable_with(table, item, extras, n, mask, &why)) return WHY_OK;
        if (!first || first == WHY_OF(COST_ACTION)) first = why;
    }
    return first;
}

static Item item_for(PlayerId player, Ref object, const Way *way, SpotId from)
{
    Item item = item_blank(ITEM_PLAY);

    item.object = object;
    item.controller = item.they = player;
    item.from = from;
    item.to = way->to;
    item.terms = way->terms;
    item.terms_cost = way->cost;
    item.bound = way->bound;
    return item;
}

// What a card costs does not depend on where it enters.
static bool too_dear_anywhere(Why why, const Way *way)
{
    return !way->terms && (why == WHY_OF(ENERGY) || why == WHY_OF(POWER));
}

bool play_is_too_dear(const Table *table, PlayerId player, ObjectId object)
{
    const Item item = {.object = {.id = object}, .controller = player};
    Price price;

    if (is_facedown(table, object)) return false;
    if (board_permits(table, EVENT_PLAYED)) return false;
    if (object_card(table, object)->can_reprice) return false;
    if (object_may_have(table, object, CLAUSE_AS)) return false;
    if (question_concerns(table, QUESTION_COST, object)) return false;
    if (question_concerns(table, QUESTION_IGNORING_COST, object)) return false;
    price = printed_price(table, &item);
    return !price_affordable(table, player, &price, object);
}

Why play_check(Table *table, PlayerId player, ObjectId object)
{
    const Timing timing = timing_now(table, player);
    Permits permits;
    Way way;
    bool too_dear = false;

    if (timing == TIMING_NONE) return WHY_OF(NOT_YOUR_PRIORITY);
    permits = permits_of(table, player, object, level_of(timing));
    while (permit_next(&permits, &way)) {
        Item item;

        if (too_dear && !way.terms) continue;
        item = item_for(player,
                        object_ref(table->state, object),
                        &way,
                        table->state->objects[object].spot);
        permits.why = completable_somehow(table, &item);
        if (permits.why == WHY_OK) return WHY_OK;
        too_dear = too_dear_anywhere(permits.why, &way);
    }
    return permits.why;
}

// ---- putting on the chain

// Pending first (329, 354.1).
static Item *push(Table *table, ObjectId object, Item *item)
{
    Book *b = book(table->state);
    Ref now;

    now = object_move(table, object, spot_of(table, ZONE_CHAIN, 0), TO_TOP);
    object_control(table, object, item->controller);
    table->state->objects[object].paid[0] = table->state->objects[object].paid[1] = 0;
    item->object = now;
    item->card = table->state->objects[object].card;
    if (!table->state->chain_n) {
        b->opened_by = OPENED_BY_PLAY;
        b->passes = 0;
    }
    return chain_push(table, item);
}

Ref play_by_effect(Table *table, ObjectId object, const PlayTerms *terms)
{
    Event event = event_of(EVENT_PLAYED, object, terms->player);
    const SpotId from = table->state->objects[object].spot;
    Item item = item_blank(ITEM_PLAY);

    event.from = from;
    event.with = cause_now(table);
    if (terms->terms & TERM_PLACED) event.to = event.at = terms->to;
    // Bans are asked when a card is put on the chain (419.1), also those on a place that
    // the effect names (358.3.a).
    if (object_card(table, object)->unplayable || forbidden(table, &event)) {
        return (Ref){0, 0};
    }
    item.controller = item.they = terms->player;
    item.from = from;
    item.to = terms->to;
    item.terms = (uint16_t)(terms->terms | TERM_BY_EFFECT);
    item.terms_cost = terms->cost;
    item.keyword = terms->gets;
    item.value_cost = terms->copies;
    if (terms->copies) item.terms |= TERM_COPY;
    return push(table, object, &item)->object;
}

// ---- finalizing a play

// Asks for each optional additional cost that could be paid, and does its actions.
// Asks for the one object that pays, of those that can be spared. -1 for none.
static int pay_with_one(Table *table, Item *item, const Env *env,
                        const CostAction *action)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = sparable(table, item, env, action, ids);
    Question *question;
    ObjectId chosen;

    if (!n) return -1;
    question = ask_begin(table,
                         env->you,
                         action->action == ACTION_DISCARD ? PROMPT_DISCARD
                                                          : PROMPT_COST_OBJECT,
                         item->object);
    for (int i = 0; i < n && i < OPTIONS_MAX; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    chosen = ids[ask_now(table)->picks[0]];
    cost_action_do(table, env, action, &chosen, 1);
    return 1;
}

static bool choose_extra(Table *table, uint16_t serial, const Extra *extras, int n,
                         int i)
{
    Item *item = chain_item(table, serial);
    Object *object = &table->state->objects[item->object.id];
    const Cost *cost = &table->library->costs[extras[i].cost];
    Env env = env_of_player(table, item->object.id, item->controller);
    bool wanted = true, can_pay = false, can_skip = false, open;
    int least = 0, paid, most;
    Why why;

    for (unsigned mask = 0; mask < (1u << (n - i)); mask++) {
        const bool fits = completable_with(table, item, extras + i, n - i, mask, &why);

        if (fits && mask & 1u) can_pay = true;
        if (fits && !(mask & 1u)) can_skip = true;
    }
    if (extras[i].clause->flags & CLAUSE_MAY) {
        if (!can_pay) return true;
        wanted =
            !can_skip ||
            ask_yes(table, item->controller, PROMPT_OPTIONAL_COST, item->object, NULL);
    }
    if (!wanted) return true;
    most = cost_actions_most(table, &env, cost, &open);
    while (open && least < most) {
        object->paid[extras[i].slot] = (uint8_t)(1 + least);
        if (completable(table, item, &why)) break;
        least++;
    }
    object->paid[extras[i].slot] = 1;
    env.keyword = extras[i].keyword;
    env.item = serial;
    if (single_action(table, &extras[i])) {
        paid = pay_with_one(table, item, &env, single_action(table, &extras[i]));
    } else {
        paid = cost_actions_pay(table, &env, cost, least, 255);
    }
    object->paid[extras[i].slot] = (uint8_t)(1 + paid);
    return paid >= 0;
}

// Optional additional costs; the mandatory ones ask nothing (204.2, 355.1).
static bool choose_extras(Table *table, uint16_t serial)
{
    Extra extras[EXTRA_COSTS];
    const Item *item = chain_item(table, serial);
    const int n = extras_of(table, item->object.id, extras);

    for (int i = 0; i < n; i++) {
        if (!choose_extra(table, serial, extras, n, i)) return false;
    }
    return true;
}

// A place that the effect names may be forbidden like any other (054.1, 358.3.a); where
// others fight a unit goes home instead (462.2.a).
static int places_by_effect(const Table *table, const Item *item, SpotId *spots)
{
    const ObjectId id = item->object.id;

    if (!(item->terms & TERM_PLACED)) {
        return permit_places(table, item->controller, id, spots);
    }
    if (item->to == NOWHERE) return 0;
    spots[0] = item->to;
    if (is_unit(table, id) && !may_stand(table, item->controller, spots[0])) {
        spots[0] = base_of(table, item->controller);
    }
    return !permit_forbids(table, item->controller, id, spots[0]);
}

static SpotId ask_place(Table *table, const Item *item, const SpotId *spots, int n)
{
    Question *question = ask_begin(table, item->controller, PROMPT_PLACE, item->object);

    for (int i = 0; i < n; i++) {
        ask_option(question, (Option){.kind = OPTION_SPOT, .spot = spots[i]});
    }
    return spots[ask_now(table)->picks[0]];
}

static bool choose_place_by_effect(Table *table, Item *item)
{
    SpotId spots[HOSTS_MAX + 1];
    const int n = places_by_effect(table, item, spots);

    if (!n) return false;
    item->to = ask_place(table, item, spots, n);
    return true;
}

static bool choose_mode(Table *table, Item *item, const Clause *clause,
                        Choosing *choosing)
{
    Question *question;
    int modes[32], n = 0;

    if (!clause->modes_n) return true;
    question = ask_begin(table,
                         choosing->env.chooser,
                         PROMPT_MODE,
                         item->sort == ITEM_PLAY ? item->object : item->source);
    for (int i = 0; i < clause->modes_n && n < 32; i++) {
        const ClauseId mode = (ClauseId)(clause->modes + i);
        Choosing one = *choosing;

        if (clause->flags & CLAUSE_FRESH &&
            mode_was_chosen(table, user_of(item), mode)) {
            continue;
        }
        if (!targets_exist(&one, &table->library->clauses[mode], 0)) continue;
        ask_option(question,
                   (Option){.kind = OPTION_MODE, .ref = mode, .spot = NOWHERE});
        modes[n++] = i;
    }
    if (!n) return false;
    item->mode = (uint8_t)(1 + modes[ask_now(table)->picks[0]]);
    for (int i = 0; i < COUNT_OF(item->modes); i++) {
        if (item->modes[i]) continue;
        item->modes[i] = item->mode;
        break;
    }
    if (clause->flags & CLAUSE_FRESH) {
        mode_note(table, user_of(item), (ClauseId)(clause->modes + item->mode - 1));
    }
    return true;
}

static bool choose_for_clause(Table *table, Item *item, const Clause *clause,
                              const Price *price)
{
    Choosing choosing;

    choosing_begin(&choosing, table, item);
    choosing.price = *price;
    if (!choose_mode(table, item, clause, &choosing)) return false;
    return targets_choose(&choosing, item_clause(table, item, clause));
}

static int repeats_of(const Table *table, ObjectId object)
{
    return passive_sum(table, QUESTION_REPEATS, object);
}

// What is due by now, and what the effects after number [done] will add at least.
static Price price_with_rest(Table *table, Item *item, int done)
{
    Choosing rest;

    if (!question_is_open(table, QUESTION_COST_TO_CHOOSE))
        return cost_of_play(table, item);
    choosing_begin(&rest, table, item);
    rest.price = cost_of_play(table, item);
    (void)reserve_effects(&rest, done);
    return rest.price;
}

static bool choose_for_spell(Table *table, Item *item)
{
    int done = 0;

    item->repeats = (uint8_t)repeats_of(table, item->object.id);
    for (int execution = 0; execution <= item->repeats; execution++) {
        AbilityScan scan = abilities_of(table, item->object.id);

        while (ability_next(&scan)) {
            Price price;

            if (scan.now.clause->sort != CLAUSE_EFFECT) continue;
            price = price_with_rest(table, item, ++done);
            if (!choose_for_clause(table, item, scan.now.clause, &price)) return false;
        }
    }
    return true;
}

// "As you play me" is done while it is played, before anyone can answer (355.1).
static void go_along(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

    event.from = item->from;
    event.to = event.at = item->to;
    accompany(table, &event);
}

static bool choose_and_pay(Table *table, uint16_t serial)
{
    Item *item;
    Price price;

    go_along(table, serial);
    if (!choose_extras(table, serial)) return false;
    item = chain_item(table, serial);
    if (is_type(table, item->object.id, TYPE_SPELL)) {
        if (!choose_for_spell(table, item)) return false;
    } else if (item->terms & TERM_BY_EFFECT && !choose_place_by_effect(table, item)) {
        return false;
    }
    price = cost_of_play(table, item);
    return price_pay(table, item->controller, &price, item->object.id);
}

// What a card played from facedown triggers by being played is bound like it (811.2).
static void bind_triggers(Table *table, Ref source, SpotId bound)
{
    for (int i = 0; i < table->found_n; i++) {
        Item *found = &table->found[i].item;

        if (ref_equal(found->source, source)) found->bound = bound;
    }
}

// What it was played with holds from entering on: a copy, a keyword.
static void change_entering(Table *table, const Item *item, Ref now)
{
    Modifier m;

    memset(&m, 0, sizeof m);
    m.ends = ENDS_NEVER;
    m.controller = item->controller;
    m.there = NOWHERE;
    m.object = m.source = now;
    if (item->terms & TERM_COPY) modifier_copy(table, &m, item->value_cost);
    if (!item->keyword) return;
    m.sort = MODIFIER_GRANT;
    m.keyword = item->keyword;
    m.n = 1;
    modifier_add(table, &m);
}

// It enters at once, nothing can answer that (337.2, 359.2); gear ready and at base
// (149.1-2, 359.2.d).
static void finish_permanent(Table *table, uint16_t serial)
{
    Item item = *chain_item(table, serial);
    const ObjectId id = item.object.id;
    const int word = passive_word(table, QUESTION_ENTERS, id);
    bool exhausted = is_type(table, id, TYPE_UNIT);
    Event event = event_of(EVENT_PLAYED, id, item.controller);
    Ref now;

    if (word >= 0) exhausted = word == WORD_EXHAUSTED;
    if (item.terms & TERM_READY) exhausted = false;
    if (item.terms & TERM_EXHAUSTED) exhausted = true;
    now = object_move(table, id, item.to, TO_BOTTOM);
    object_control(table, id, item.controller);
    object_mark(table, id, MARK_EXHAUSTED, exhausted);
    modifiers_follow(table, item.object, now);
    change_entering(table, &item, now);
    event.from = item.from;
    event.to = event.at = item.to;
    batch_begin(table);
    chain_remove(table, serial);
    presence(table, id);
    event_raise(table, &event);
    bind_triggers(table, now, item.bound);
    batch_end(table);
}

static void finish_play(Table *table, uint16_t serial)
{
    Item *item = chain_item(table, serial);
    const ObjectId id = item->object.id;
    Event event = event_of(EVENT_FINALIZED, id, item->controller);

    item->finalized = true;
    event.from = item->from;
    event.to = item->to;
    batch_begin(table);
    passives_keep(table, id);
    targets_tell(table, item, NULL, 0);
    event_raise(table, &event);
    batch_end(table);
    if (!is_type(table, id, TYPE_SPELL)) finish_permanent(table, serial);
}

// Undoes a play that cannot be finished: the state before it, the card back (358.5).
static void return_card(Table *table, uint16_t serial)
{
    const Item item = *chain_item(table, serial);
    Event event = event_of(EVENT_REMOVED, item.object.id, item.controller);

    // What was offered can be completed; only effects try what may turn out impossible.
    if (table->verify) ASSERT(item.terms & TERM_BY_EFFECT);
    event_log(table, &event);
    chain_remove(table, serial);
    if (table->state->objects[item.object.id].marks & MARK_TOKEN) {
        object_remove(table, item.object.id);
        return;
    }
    (void)object_move(table, item.object.id, item.from, TO_TOP);
    if (spot_zone(table, item.from) == ZONE_FACEDOWN) {
        object_control(table, item.object.id, item.controller);
        object_mark(table, item.object.id, MARK_FACEDOWN, true);
    }
}

static void finalize_play(Table *table, uint16_t serial)
{
    const State before = *table->state;

    if (choose_and_pay(table, serial)) {
        finish_play(table, serial);
        return;
    }
    *table->state = before;
    table->active_n = -1;
    table->version++;
    table->found_n = 0;
    return_card(table, serial);
}

// ---- abilities

static void remove_ability(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_REMOVED, item->source.id, item->controller);

    event_log(table, &event);
    chain_remove(table, serial);
}

// What a cost does to its own object is spoken for: that object pays nothing else.
static void reserve_own(Table *table, const Item *item, uint16_t cost)
{
    const Cost *c = &table->library->costs[cost];

    for (int i = 0; i < c->actions_n; i++) {
        if (table->library->queries[c->actions[i].query].role != ROLE_ME) continue;
        if (c->actions[i].action == ACTION_SPEND_BUFF) continue;
        table->reserved = item->source.id;
        table->version++;
    }
}

static void reserve_nothing(Table *table)
{
    if (!table->reserved) return;
    table->reserved = 0;
    table->version++;
}

// An ability whose cost takes its own object away does not choose that (355.16).
static void doom_own(Table *table, const Item *item, const Clause *clause)
{
    const Cost *cost =
        &table->library->costs[clause_cost(table, clause, item->value_cost)];

    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];

        if (table->library->queries[action->query].role != ROLE_ME) continue;
        if (action->action != ACTION_KILL && action->action != ACTION_RECYCLE) continue;
        table->doomed = item->source.id;
    }
}

static bool ability_is_possible(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    Choosing choosing;
    bool possible;

    reserve_own(table, item, cost);
    choosing_begin(&choosing, table, item);
    reserve_nothing(table);
    choosing.price = cost_of_ability(table, item, clause);
    if (cost &&
        !cost_actions_possible(table, &choosing.env, &table->library->costs[cost])) {
        return false;
    }
    doom_own(table, item, clause);
    possible = clause_may_be_chosen(&choosing, clause);
    table->doomed = 0;
    return possible;
}

static bool ability_is_wanted(Table *table, const Item *item, const Clause *clause)
{
    if (!(clause->flags & CLAUSE_MAY)) return true;
    if (loop_tires(table)) return false;
    if (!ask_yes(table, item->controller, PROMPT_MAY, item->source, NULL)) return false;
    book(table->state)->actions++;
    return true;
}

static bool pay_ability(Table *table, uint16_t serial, const Clause *clause)
{
    const Item *item = chain_item(table, serial);
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    const Price price = cost_of_ability(table, item, clause);
    const PlayerId player = item->controller;
    Env env;

    bool paid;

    item_env(table, item, &env);
    reserve_own(table, item, cost);
    paid = price_pay(table, player, &price, 0);
    reserve_nothing(table);
    if (!paid) return false;
    return !cost ||
           cost_actions_pay(table, &env, &table->library->costs[cost], 0, 255) >= 0;
}

static void add_now(Table *table, uint16_t serial, const Clause *clause)
{
    const Item item = *chain_item(table, serial);
    const Cost *adds = &table->library->costs[clause->adds];

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        uint8_t *pool = table->state->players[item.controller].resources;
        int to = r;

        if (!adds->resource[r]) continue;
        if (r == RESOURCE_OWN) to = RESOURCE_ANY;
        pool[to] = (uint8_t)(pool[to] + adds->resource[r]);
        table->version++;
    }
    chain_remove(table, serial);
}

// Whose use of the ability is counted: the card that it stands on.
static bool choose_and_pay_ability(Table *table, uint16_t serial, const Clause *clause)
{
    Item *item = chain_item(table, serial);
    const Price price = cost_of_ability(table, item, clause);

    if (clause_is_used_up(table, user_of(item), item->clause)) return false;
    if (!ability_is_possible(table, item, clause)) return false;
    if (!ability_is_wanted(table, item, clause)) return false;
    doom_own(table, item, clause);
    if (!choose_for_clause(table, item, clause, &price)) return false;
    table->doomed = 0;
    return pay_ability(table, serial, clause);
}

static void finalize_ability(Table *table, uint16_t serial)
{
    const State before = *table->state;
    const Clause *clause = &table->library->clauses[chain_item(table, serial)->clause];
    Item *item;

    if (!choose_and_pay_ability(table, serial, clause)) {
        *table->state = before;
        table->active_n = -1;
        table->version++;
        table->found_n = 0;
        table->doomed = 0;
        remove_ability(table, serial);
        return;
    }
    item = chain_item(table, serial);
    item->finalized = true;
    clause_note_use(table, user_of(item), item->clause);
    table->state->changed = true;
    if (clause->adds)
        add_now(table, serial, clause);
    else
        targets_tell(table, item, NULL, 0);
}

// The triggers of a permanent that enters go on with the chain that playing it opened:
// Focus passes once, when that closes (346.1, 359.2).
void item_finalize(Table *table, uint16_t serial)
{
    const uint8_t opened_by = book_of(table->state)->opened_by;

    batch_begin(table);
    if (chain_item(table, serial)->sort == ITEM_PLAY)
        finalize_play(table, serial);
    else
        finalize_ability(table, serial);
    batch_end(table);
    book(table->state)->opened_by = opened_by;
}

// ---- by the player's own decision

// One place where several ways lead is asked once; the first way there is taken. What
// enters nowhere, a spell, is not asked for a place.
static int choose_way(Table *table, PlayerId player, ObjectId object, const Way *ways,
                      int n)
{
    Question *question;
    int fitting[WAYS_MAX], fitting_n = 0;

    for (int i = 0; i < n; i++) {
        Item item = item_for(player,
                             object_ref(table->state, object),
                             &ways[i],
                             table->state->objects[object].spot);

        if (completable_somehow(table, &item) == WHY_OK) fitting[fitting_n++] = i;
    }
    ASSERT(fitting_n);
    if (fitting_n == 1 && ways[fitting[0]].to == NOWHERE) return fitting[0];
    question = ask_begin(table, player, PROMPT_PLACE, object_ref(table->state, object));
    for (int i = 0; i < fitting_n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_SPOT, .spot = ways[fitting[i]].to});
    }
    return fitting[ask_now(table)->picks[0]];
}

void play_do(Table *table, PlayerId player, ObjectId object)
{
    const int level = level_of(timing_now(table, player));
    const SpotId from = table->state->objects[object].spot;
    Permits permits = permits_of(table, player, object, level);
    Way ways[WAYS_MAX];
    int n = 0, chosen;
    Item item;

    while (permit_next(&permits, &ways[n])) n++;
    chosen = choose_way(table, player, object, ways, n);
    item = item_for(player, (Ref){0, 0}, &ways[chosen], from);
    item_finalize(table, push(table, object, &item)->serial);
}

static void item_of_ability(const Table *table, PlayerId player, const Active *ability,
                            Item *item)
{
    Env env;

    ability_env(table, ability, &env);
    item->source = env.me;
    item->own = env.own;
    item->clause = ability->id;
    item->controller = player;
    item->keyword = ability->keyword;
    item->paid_slot = ability->paid;
    item->value = ability->value;
    item->value_cost = ability->cost;
    item->from = object_location(table, ability->object);
}

// What keeps the ability from being used: its actions, its price or its targets.
static Why why_not(Table *table, Item *item, const Clause *clause)
{
    const uint16_t cost = clause_cost(table, clause, item->value_cost);
    const Price price = cost_of_ability(table, item, clause);
    const Means means = means_of(table, item->controller, 0);
    Env env;

    item_env(table, item, &env);
    if (cost && !cost_actions_possible(table, &env, &table->library->costs[cost])) {
        return WHY_OF(COST_ACTION);
    }
    if (price.energy > means.energy) return WHY_OF(ENERGY);
    return means_suffice(&means, &price) ? WHY_OF(NO_TARGET) : WHY_OF(POWER);
}

// By default in the own turn with nothing going on (145.2, 151.2, 381).
Why activate_check(Table *table, PlayerId player, const Active *ability)
{
    const Timing timing = timing_now(table, player);
    const Clause *clause = ability->clause;
    Item item = item_blank(ITEM_ACTIVATED);
    Env env;

    if (timing == TIMING_NONE) return WHY_OF(NOT_YOUR_PRIORITY);
    if (clause->sort != CLAUSE_ACTIVATED) return WHY_OF(NO_ABILITY);
    if (table->state->objects[ability->object].controller != player) {
        return WHY_OF(NO_ABILITY);
    }
    if (timing == TIMING_ACTION &&
        !(clause->flags & (CLAUSE_ACTION | CLAUSE_REACTION))) {
        return WHY_OF(SHOWDOWN_TIMING);
    }
    if (timing == TIMING_REACTION && !(clause->flags & CLAUSE_REACTION)) {
        return WHY_OF(CHAIN_TIMING);
    }
    ability_env(table, ability, &env);
    if (!clause_is_on(table, &env, clause)) return WHY_OF(CONDITION);
    if (clause_is_used_up(table, env.own, ability->id)) return WHY_OF(USED_UP);
    item_of_ability(table, player, ability, &item);
    if (clause->flags & CLAUSE_FRESH && clause->modes_n &&
        !fresh_mode(table, &item, clause)) {
        return WHY_OF(NO_MODE);
    }
    return ability_is_possible(table, &item, clause) ? WHY_OK
                                                     : why_not(table, &item, clause);
}

void activate_do(Table *table, PlayerId player, const Active *ability)
{
    Item item = item_blank(ITEM_ACTIVATED);
    Event event = event_of(EVENT_ACTIVATED, ability->object, player);
    Book *b = book(table->state);

    item_of_ability(table, player, ability, &item);
    if (!table->state->chain_n) {
        b->opened_by = ability->clause->adds ? OPENED_BY_ADD : OPENED_BY_PLAY;
        b->passes = 0;
    }
    event_log(table, &event);
    item_finalize(table, chain_push(table, &item)->serial);
}

// The new choices are made by whoever controls it now; costs are ignored (755). What is
// chosen as it was counts as left alone (753, 754).
bool item_choose_anew(Table *table, uint16_t serial)
{
    const State before = *table->state;
    Item *item = chain_item(table, serial);
    const Ref *known = &before.targets[item->targets_first];
    const int known_n = item->targets_n;
    bool made;

    chain_forget_choices(table, item);
    item->mode = 0;
    memset(item->modes, 0, sizeof item->modes);
    item->terms |= TERM_NEW_CHOICES;
    if (item->sort == ITEM_PLAY) {
        made = choose_for_spell(table, item);
    } else {
        const Price nothing = {.energy = 0};

        made = choose_for_clause(
            table, item, &table->library->clauses[item->clause], &nothing);
    }
    if (made) {
        chain_item(table, serial)->terms &= (uint16_t)~TERM_NEW_CHOICES;
        targets_tell(table, chain_item(table, serial), known, known_n);
        return true;
    }
    *table->state = before;
    table->active_n = -1;
    table->version++;
    return false;
}
