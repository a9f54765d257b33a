#include "engine/riftbound/play/play_card.h"

#include <string.h>

#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/table/modifier.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/replacement.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/additional_cost.h"
#include "engine/riftbound/play/permission.h"
#include "engine/riftbound/position/layers.h"

// Others act only where something lets them (409, 410.1.a).
Timing play_card_timing(const Table *table, PlayerId player)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (b->priority != player) return TIMING_NONE;
    if (board_is_closed(state)) return TIMING_REACTION;
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

static Item item_for(PlayerId player, Ref object, const PlayWay *way, SpotId from)
{
    Item item = chain_blank_item(ITEM_PLAY);

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
static bool too_dear_anywhere(Refusal why, const PlayWay *way)
{
    return !way->terms && (why == REFUSAL_OF(ENERGY) || why == REFUSAL_OF(POWER));
}

bool play_card_is_too_dear(const Table *table, PlayerId player, ObjectId object)
{
    const Item item = {.object = {.id = object}, .controller = player};
    Price price;

    if (board_is_facedown(table, object)) return false;
    if (ability_any_permits(table, EVENT_PLAYED)) return false;
    if (object_card(table, object)->can_reprice) return false;
    if (ability_may_have(table, object, CLAUSE_AS)) return false;
    if (passive_may_answer_about(table, QUESTION_COST, object)) return false;
    if (passive_may_answer_about(table, QUESTION_IGNORING_COST, object)) return false;
    price = cost_printed(table, &item);
    return !payable_affords(table, player, &price, object);
}

Refusal play_card_check(Table *table, PlayerId player, ObjectId object)
{
    const Timing timing = play_card_timing(table, player);
    PlayWays permits;
    PlayWay way;
    bool too_dear = false;

    if (timing == TIMING_NONE) return REFUSAL_OF(NOT_YOUR_PRIORITY);
    permits = permission_ways(table, player, object, level_of(timing));
    while (permission_next(&permits, &way)) {
        Item item;

        if (too_dear && !way.terms) continue;
        item = item_for(player,
                        object_ref(table->state, object),
                        &way,
                        table->state->objects[object].spot);
        permits.why = additional_cost_check(table, &item);
        if (permits.why == REFUSAL_NONE) return REFUSAL_NONE;
        too_dear = too_dear_anywhere(permits.why, &way);
    }
    return permits.why;
}

// ---- putting on the chain

// Pending first (329, 354.1).
static Item *push(Table *table, ObjectId object, Item *item)
{
    RiftboundState *b = rb(table->state);
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

Ref play_card_by_effect(Table *table, ObjectId object, const PlayTerms *terms)
{
    Event event = event_of(EVENT_PLAYED, object, terms->player);
    const SpotId from = table->state->objects[object].spot;
    Item item = chain_blank_item(ITEM_PLAY);

    event.from = from;
    event.with = instruction_cause(table);
    if (terms->terms & TERM_PLACED) event.to = event.at = terms->to;
    // Bans are asked when a card is put on the chain (419.1), also those on a place that
    // the effect names (358.3.a).
    if (object_card(table, object)->unplayable || prohibition_forbids(table, &event)) {
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

// A place that the effect names may be forbidden like any other (054.1, 358.3.a); where
// others fight a unit goes home instead (462.2.a).
static int places_by_effect(const Table *table, const Item *item, SpotId *spots)
{
    const ObjectId id = item->object.id;

    if (!(item->terms & TERM_PLACED)) {
        return permission_spots(table, item->controller, id, spots);
    }
    if (item->to == NOWHERE) return 0;
    spots[0] = item->to;
    if (board_is_unit(table, id) &&
        !board_may_stand(table, item->controller, spots[0])) {
        spots[0] = board_base(table, item->controller);
    }
    return !permission_forbids(table, item->controller, id, spots[0]);
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

// "As you play me" is done while it is played, before anyone can answer (355.1).
static void go_along(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

    event.from = item->from;
    event.to = event.at = item->to;
    replacement_run_as_play(table, &event);
}

static bool choose_and_pay(Table *table, uint16_t serial)
{
    Item *item;
    Price price;

    go_along(table, serial);
    if (!additional_cost_choose(table, serial)) return false;
    item = chain_item(table, serial);
    if (board_is_type(table, item->object.id, TYPE_SPELL)) {
        if (!choice_make_for_spell(table, item)) return false;
    } else if (item->terms & TERM_BY_EFFECT && !choose_place_by_effect(table, item)) {
        return false;
    }
    price = cost_of_play(table, item);
    return pay_price(table, item->controller, &price, item->object.id);
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
    m.kind = MODIFIER_GRANT;
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
    bool exhausted = board_is_type(table, id, TYPE_UNIT);
    Event event = event_of(EVENT_PLAYED, id, item.controller);
    Ref now;

    if (word >= 0) exhausted = word == WORD_EXHAUSTED;
    if (item.terms & TERM_READY) exhausted = false;
    if (item.terms & TERM_EXHAUSTED) exhausted = true;
    now = object_move(table, id, item.to, TO_BOTTOM);
    object_control(table, id, item.controller);
    object_mark(table, id, MARK_EXHAUSTED, exhausted);
    modifier_follow(table, item.object, now);
    change_entering(table, &item, now);
    event.from = item.from;
    event.to = event.at = item.to;
    batch_begin(table);
    chain_remove(table, serial);
    move_contest(table, id);
    trigger_raise(table, &event);
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
    passive_keep(table, id);
    target_tell(table, item, NULL, 0);
    trigger_raise(table, &event);
    batch_end(table);
    if (!board_is_type(table, id, TYPE_SPELL)) finish_permanent(table, serial);
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

// The triggers of a permanent that enters go on with the chain that playing it opened:
// Focus passes once, when that closes (346.1, 359.2).
void play_card_finalize(Table *table, uint16_t serial)
{
    const uint8_t opened_by = rb_const(table->state)->opened_by;

    batch_begin(table);
    if (chain_item(table, serial)->kind == ITEM_PLAY)
        finalize_play(table, serial);
    else
        activate_finalize(table, serial);
    batch_end(table);
    rb(table->state)->opened_by = opened_by;
}

// ---- by the player's own decision

// One place where several ways lead is asked once; the first way there is taken. What
// enters nowhere, a spell, is not asked for a place.
static int choose_way(Table *table, PlayerId player, ObjectId object,
                      const PlayWay *ways, int n)
{
    Question *question;
    int fitting[PLAY_WAYS_MAX], fitting_n = 0;

    for (int i = 0; i < n; i++) {
        Item item = item_for(player,
                             object_ref(table->state, object),
                             &ways[i],
                             table->state->objects[object].spot);

        if (additional_cost_check(table, &item) == REFUSAL_NONE)
            fitting[fitting_n++] = i;
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

void play_card_do(Table *table, PlayerId player, ObjectId object)
{
    const int level = level_of(play_card_timing(table, player));
    const SpotId from = table->state->objects[object].spot;
    PlayWays permits = permission_ways(table, player, object, level);
    PlayWay ways[PLAY_WAYS_MAX];
    int n = 0, chosen;
    Item item;

    while (permission_next(&permits, &ways[n])) n++;
    chosen = choose_way(table, player, object, ways, n);
    item = item_for(player, (Ref){0, 0}, &ways[chosen], from);
    play_card_finalize(table, push(table, object, &item)->serial);
}
