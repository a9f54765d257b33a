// play_finalize.c -- finalizing a card: choices, total cost, payment, entering (355-359).
//
// It changes the game step by step. Where the play turns out impossible the card returns to
// where it was played from (358.5). By then only what an effect plays can have changed
// anything, what runs as the card is played, or an additional cost: then the whole State is
// kept before, and put back.

#include "engine/riftbound/play/play_finalize.h"

#include <string.h>

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/play/additional_cost.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/kept_gift.h"
#include "engine/riftbound/play/play_instead.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

// Lists the places that the effect leaves open. A card may forbid them like any other
// (054.1, 358.3.a); where others fight, a unit goes home instead (462.2.a).
static int places_by_effect(const Table *table, const Item *item, const Price *credit,
                            SpotId *spots)
{
    const ObjectId id = item->object.id;

    if (!(item->terms & TERM_PLACED)) {
        return permission_spots(table, item, credit, spots);
    }
    if (item->to == NOWHERE) return 0;
    spots[0] = item->to;
    if (board_is_unit(table, id) &&
        !battlefield_admits(table, item->controller, spots[0])) {
        spots[0] = board_base(table, item->controller);
    }
    return !permission_forbids(table, item->controller, id, spots[0]);
}

static SpotId ask_place(Table *table, const Item *item, const SpotId *spots, int n)
{
    Question *question = ask_begin(table, item->controller, PROMPT_PLACE, item->object);

    offer_spots(question, spots, n);
    return spots[ask_one(table)];
}

static bool choose_place_by_effect(Table *table, Item *item, const Price *credit)
{
    SpotId spots[HOSTS_MAX + 1];
    const int n = places_by_effect(table, item, credit, spots);

    if (!n) return false;
    item->to = ask_place(table, item, spots, n);
    if (!(item->terms & TERM_PLACED) &&
        permission_is_for_one_use(table, item->controller, item->object.id, item->to))
        item->terms |= TERM_ONCE;
    if (!(item->terms & TERM_PLACED)) permission_wait_for_place(table, item, credit);
    return true;
}

// Runs "as you play me" while the card is played, before anyone can answer (355.1). Returns
// whether a script has run: it may leave the play impossible.
static bool run_as_clauses(Table *table, uint16_t serial, bool costs_paid)
{
    const Item *item = chain_item(table, serial);
    Event event = event_of(EVENT_PLAYED, item->object.id, item->controller);

    event.from = item->from;
    event.to = event.at = item->to;
    return replacement_run_as_play(table, &event, costs_paid);
}

// Asks whether the player of a card that an effect plays pays what its targets add: nobody
// has to, and unpaid the play is undone (444.2.a). To all the rest the player has agreed by
// choosing the card and its additional costs.
static bool payment_is_wanted(Table *table, const Item *item, const Bill *bill)
{
    Item untargeted;
    Payable payable;
    Bill without;
    Price now, before;

    if (!(item->terms & TERM_BY_EFFECT)) return true;
    untargeted = *item;
    untargeted.targets_n = 0;
    without = cost_bill(table, &untargeted, NULL);
    without.aside = bill->aside;
    now = cost_due(bill);
    before = cost_due(&without);
    if (price_equal(&before, &now)) return true;
    payable = payable_of(table, item->controller, item->object.id);
    if (!cost_suffices(bill, &payable)) return false;
    return ask_yes(table, item->controller, PROMPT_PAY, item->object, NULL);
}

// Pays the resources. A thing that is used up for them may have given the card something.
static bool pay_total(Table *table, const Item *item, const Price *price)
{
    const ObjectId id = item->object.id;
    KeptGifts gifts;

    kept_gift_note(table, id, &gifts);
    if (!pay_price(table, item->controller, price, id)) return false;
    kept_gift_keep(table, id, &gifts);
    return true;
}

// Says in [ran] whether a script has run, or the player decided something while paying: what is
// saved then may cost what was to pay for the card.
static bool choose_and_pay(Table *table, uint16_t serial, bool *ran)
{
    Item *item;
    Price price, credit = {.energy = 0};
    Bill bill;
    uint32_t asked;

    *ran = run_as_clauses(table, serial, false);
    if (!additional_cost_choose(table, serial, &credit)) return false;
    *ran |= run_as_clauses(table, serial, true);
    item = chain_item(table, serial);
    if (board_is_type(table, item->object.id, TYPE_SPELL)) {
        if (!choice_make_for_spell(table, item, &credit)) return false;
    } else if (item->terms & TERM_BY_EFFECT &&
               !choose_place_by_effect(table, item, &credit)) {
        return false;
    }
    bill = cost_bill(table, item, NULL);
    bill.aside = credit;
    if (!payment_is_wanted(table, item, &bill) || !cost_settle(table, &bill, &price))
        return false;
    asked = table->questions;
    if (!pay_total(table, item, &price)) {
        *ran |= table->questions != asked;
        return false;
    }
    cost_note_spent(chain_item(table, serial), &price);
    return true;
}

// Binds the triggers of a card that was played from facedown to its battlefield, like the
// card itself (811.2).
static void bind_triggers(Table *table, Ref source, SpotId bound)
{
    for (int i = 0; i < table->pending_n; i++) {
        Item *pending = &table->pending[i].item;

        if (ref_equal(pending->source, source)) pending->bound = bound;
    }
}

// Lets a permanent enter as the copy that it was played as.
static void become_copy(Table *table, const Item *item, Ref now)
{
    Modifier m;

    if (!(item->terms & TERM_COPY)) return;
    memset(&m, 0, sizeof m);
    m.ends = item->mode;
    m.controller = item->controller;
    m.event_spot = NOWHERE;
    m.object = m.source = now;
    modifier_copy(table, &m, item->value_cost);
}

// Returns the battlefield where the item's card enters, 0: none.
static ObjectId entered(const Table *table, const Item *item)
{
    const int battlefield = battlefield_at(table, item->to);

    return battlefield < 0 ? 0
                           : rb_const(table->state)->battlefields[battlefield].object;
}

// Returns the word for how it enters, -1: none. A passive may ask for the battlefield.
static int entering_word(const Table *table, const Item *item)
{
    PassiveScan scan;
    int word = -1;

    passive_scan(&scan, table, QUESTION_ENTERS, item->object.id);
    scan.to = entered(table, item);
    while (passive_next(&scan)) word = scan.answer->ref;
    return word;
}

// Lets a permanent enter, which nothing can answer (337.2, 359.2): units exhausted, gear
// ready and at base (149.1-2, 359.2.d). "Enters ready" replaces the entering, so it also
// changes how an instruction lets it enter (369).
static void finish_permanent(Table *table, uint16_t serial)
{
    Item item = *chain_item(table, serial);
    const ObjectId id = item.object.id;
    const int word = entering_word(table, &item);
    bool exhausted;
    Event event = play_instead_event(&item);
    Ref now;

    now = modifier_enter(table, id, item.to);
    exhausted = board_is_type(table, id, TYPE_UNIT);
    if (item.terms & TERM_READY) exhausted = false;
    if (item.terms & TERM_EXHAUSTED) exhausted = true;
    if (word >= 0) exhausted = word == WORD_EXHAUSTED;
    object_control(table, id, item.controller);
    object_set_flag(table, id, OBJECT_EXHAUSTED, exhausted);
    chain_follow(table, item.object, now);
    become_copy(table, &item, now);
    batch_begin(table);
    chain_remove(table, serial);
    move_contest(table, id);
    trigger_raise(table, &event);
    bind_triggers(table, now, item.bound);
    batch_end(table);
    kept_gift_end(table, now);
}

static void finish_play(Table *table, uint16_t serial)
{
    Item *item = chain_item(table, serial);
    const ObjectId id = item->object.id;
    Event event = event_of(EVENT_FINALIZED, id, item->controller);

    item->finalized = true;
    item->actor = item->controller;
    permission_use_up(table, item);
    event.from = item->from;
    event.to = item->to;
    event.n = item->spent;
    batch_begin(table);
    passive_keep(table, item, entered(table, item));
    target_tell(table, item, NULL, 0);
    trigger_raise(table, &event);
    batch_end(table);
    item = chain_item(table, serial);
    if (item) permission_run(table, item);
    if (board_is_type(table, id, TYPE_SPELL)) return;
    item = chain_item(table, serial);
    if (item && play_instead(table, serial)) return;
    // A script that ran meanwhile may have taken the card away: then nothing enters.
    if (item && ref_lives(table->state, item->object))
        finish_permanent(table, serial);
    else if (item)
        chain_remove(table, serial);
}

// Returns the place that a card goes back to: a spell that was to be played again while it
// happened has happened (359.3).
static SpotId place_before(const Table *table, const Item *item)
{
    if (spot_zone(table, item->from) != ZONE_CHAIN) return item->from;
    return board_trash(table, table->state->objects[item->object.id].owner);
}

// Takes the card of a play that cannot be finished back to where it was (358.5).
static void return_card(Table *table, uint16_t serial, bool ran)
{
    const Item item = *chain_item(table, serial);
    Event event = event_of(EVENT_REMOVED, item.object.id, item.controller);

    // An offered play can be completed, unless a script has run meanwhile; only an effect tries
    // one that may be impossible.
    if (table->verify) ASSERT(ran || item.terms & TERM_BY_EFFECT);
    event_log(table, &event);
    chain_remove(table, serial);
    if (!ref_lives(table->state, item.object))
        return; // it has left the chain by itself
    if (table->state->objects[item.object.id].flags & OBJECT_TOKEN) {
        object_remove(table, item.object.id);
        return;
    }
    (void)kept_gift_move(table, item.object.id, place_before(table, &item));
    // A link that waited for what is played stays with the card (358.5).
    modifier_follow(table, item.object, object_ref(table->state, item.object.id));
    if (spot_zone(table, item.from) == ZONE_FACEDOWN) {
        object_control(table, item.object.id, item.controller);
        object_set_flag(table, item.object.id, OBJECT_FACEDOWN, true);
    }
}

// Returns whether something may have changed by the time that the play turns out
// impossible: to make choices changes nothing but the item, and who pays has enough.
static bool may_change_in_vain(const Table *table, const Item *item)
{
    return item->terms & (TERM_BY_EFFECT | TERM_FOR | TERM_EXTRA) || table->verify ||
           replacement_may_run_as(table, EVENT_PLAYED) ||
           ability_may_have(table, item->object.id, CLAUSE_AS);
}

void play_finalize(Table *table, uint16_t serial)
{
    const bool keeps = may_change_in_vain(table, chain_item(table, serial));
    bool ran;

    if (keeps) (void)table_keep(table);
    if (choose_and_pay(table, serial, &ran)) {
        if (keeps) table_drop(table);
        finish_play(table, serial);
        return;
    }
    if (keeps) table_restore(table);
    table->pending_n = 0;
    return_card(table, serial, ran);
}
