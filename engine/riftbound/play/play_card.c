// play_card.c -- from the decision to play a card to its pending item on the chain.

#include "engine/riftbound/play/play_card.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/permission/play_way.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/additional_cost.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/finalize.h"
#include "engine/riftbound/play/kept_gift.h"
#include "engine/riftbound/play/price_change.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

static Item item_for(PlayerId player, Ref object, const PlayWay *way, SpotId from)
{
    Item item = chain_blank_item(ITEM_PLAY);

    item.object = object;
    item.controller = item.actor = player;
    item.from = from;
    item.to = way->to;
    item.terms = way->terms;
    item.terms_cost = way->cost;
    memcpy(item.also, way->also, sizeof item.also);
    item.value = 1;
    item.bound = way->bound;
    return item;
}

// Returns whether the price is too high in every place: where a card enters rarely
// counts.
static bool too_dear_anywhere(const Table *table, Refusal why, const PlayWay *way)
{
    return !way->terms && !table->library->prices_places &&
           (why == REFUSAL_OF(ENERGY) || why == REFUSAL_OF(POWER));
}

// The price of a card in hand or Champion Zone, as far as it is known without a check.
// It is the printed one if no passive speaks of its cost, nothing gives it another
// price, and its additional costs are optional. A passive that only makes it cheaper
// leaves it payable.
typedef enum {
    PRICE_DIFFERS,
    PRICE_TOO_HIGH,
    PRICE_PAYABLE,
    PRICE_PAYABLE_BARE, // without its optional costs
} PrintedPrice;

// Questions whose answers change the base of a price or the whole, one bit each.
static const uint64_t of_price =
    UINT64_C(1) << QUESTION_COST | UINT64_C(1) << QUESTION_IGNORING_COST;

// Returns whether one of them is about the price of what has it.
static bool are_of_price(const Gifts *gifts)
{
    return gifts->interest.answers & of_price || gifts->can.reprices ||
           gifts->kinds >> CLAUSE_AS & 1u;
}

Repricing play_card_repricing(const Table *table, bool permits)
{
    return (Repricing){.permits = permits,
                       .gives = table->active_n < 0 || are_of_price(&table->gifts) ||
                                are_of_price(&table->library->reached),
                       .types = passive_types(table, QUESTION_COST) |
                                passive_types(table, QUESTION_IGNORING_COST)};
}

// Returns whether text of the card itself may be about its price, where nothing was given
// to it.
static bool speaks_of_price(const Table *table, ObjectId object)
{
    const Card *card = object_card(table, object);

    // More passives may mean a card with more types than the printed ones.
    if (table->library->gives_types && card->interest.answers & of_price) return true;
    return card->answers_itself & of_price ||
           (card->can.reprices && permission_may_reprice(table, object));
}

static bool others_may_reprice(const Table *table, ObjectId object,
                               const Repricing *others)
{
    return others->types == ~0u || others->types & object_card(table, object)->types;
}

// Returns whether the card costs what is printed on it, but for additional costs.
static bool is_priced_as_printed(const Table *table, ObjectId object,
                                 const Repricing *others)
{
    if (others->permits || others_may_reprice(table, object, others)) return false;
    if (board_is_facedown(table, object)) return false;
    if (!others->gives) return !speaks_of_price(table, object);
    return !ability_may_answer(table, object, QUESTION_COST) &&
           !ability_may_answer(table, object, QUESTION_IGNORING_COST) &&
           !permission_may_reprice(table, object);
}

// Returns whether something that is not about its own card alone may raise the price: text of
// the card itself works off the board too (366.2.a).
static bool others_may_raise(const Table *table, ObjectId object,
                             const Repricing *others)
{
    return table->library->raised & of_price &&
           (others_may_reprice(table, object, others) ||
            object_card(table, object)->answers_itself & of_price);
}

// Returns whether it costs at most that, whatever passives say of its cost.
static bool is_priced_at_most_as_printed(const Table *table, ObjectId object,
                                         const Repricing *others)
{
    if (others->permits || others->gives || board_is_facedown(table, object) ||
        table->library->raised_own & of_price ||
        others_may_raise(table, object, others))
        return false;
    return !object_card(table, object)->can.reprices ||
           !permission_may_reprice(table, object);
}

static AdditionalKind additional_of(const Table *table, ObjectId object,
                                    const Repricing *others)
{
    if (!others->gives && !(object_card(table, object)->clause_kinds >> CLAUSE_AS & 1u))
        return ADDITIONAL_NONE;
    return additional_cost_kind(table, object);
}

static bool affords_printed(const Table *table, PlayerId player, ObjectId object)
{
    const Item item = {.object = {.id = object}, .controller = player};
    const Price price = cost_printed(table, &item);

    return payable_affords(table, player, &price, object);
}

// Returns whether a play before has left what was paid for it: the whole check forgets
// that.
static bool has_paid(const Table *table, ObjectId object)
{
    static const uint8_t nothing[PAID_MAX];

    return memcmp(table->state->objects[object].additional_paid, nothing, PAID_MAX) !=
           0;
}

// Returns whether a price that is too high is so whatever pays the additional costs.
static bool stays_too_high(const Table *table, PlayerId player, ObjectId object)
{
    const Item item = {.object = {.id = object}, .controller = player};

    return !price_change_is_possible(table, &item);
}

static PrintedPrice price_of(const Table *table, PlayerId player, ObjectId object,
                             const Repricing *others)
{
    const bool printed = is_priced_as_printed(table, object, others);
    AdditionalKind additional;

    if (!printed && !is_priced_at_most_as_printed(table, object, others))
        return PRICE_DIFFERS;
    additional = additional_of(table, object, others);
    if (affords_printed(table, player, object)) {
        if (additional == ADDITIONAL_DUE) return PRICE_DIFFERS;
        return additional ? PRICE_PAYABLE_BARE : PRICE_PAYABLE;
    }
    if (!printed || has_paid(table, object) ||
        (additional > ADDITIONAL_PRICE && !stays_too_high(table, player, object)))
        return PRICE_DIFFERS;
    return PRICE_TOO_HIGH;
}

// Returns why the card cannot be played in that way, where its price is the printed one and
// can be paid: only a spell needs more, which is its targets.
static Refusal check_targets(Table *table, PlayerId player, ObjectId id,
                             const PlayWay *way)
{
    Choosing choosing;
    Item item;

    memset(table_paid(table, id), 0, PAID_MAX);
    if (!board_is_type(table, id, TYPE_SPELL)) return REFUSAL_NONE;
    item = item_for(
        player, object_ref(table->state, id), way, table->state->objects[id].spot);
    target_begin_paid(&choosing, table, &item);
    return choice_is_possible_for_spell(&choosing) ? REFUSAL_NONE
                                                   : REFUSAL_OF(NO_TARGET);
}

// Returns why its costs or its targets are against that way.
static Refusal check_costs(Table *table, PlayerId player, ObjectId object,
                           const PlayWay *way)
{
    Item item = item_for(player,
                         object_ref(table->state, object),
                         way,
                         table->state->objects[object].spot);

    return additional_cost_check(table, &item);
}

// Returns why the card cannot be played in that way, where its price can be paid.
static inline Refusal check_paid_way(Table *table, PlayerId player, ObjectId object,
                                     const PlayWay *way, PrintedPrice price)
{
    const Refusal why = check_targets(table, player, object, way);

    if (why != REFUSAL_NONE && price != PRICE_PAYABLE)
        return check_costs(table, player, object, way);
    if (table->verify) ASSERT(check_costs(table, player, object, way) == why);
    return why;
}

// Returns why it cannot be played in that way.
static Refusal check_way(Table *table, PlayerId player, ObjectId object,
                         const PlayWay *way, PrintedPrice price)
{
    return price >= PRICE_PAYABLE && !way->terms && !observer_is_there(table)
               ? check_paid_way(table, player, object, way, price)
               : check_costs(table, player, object, way);
}

// Returns why the card cannot be played so that it enters at [to]; NOWHERE: anywhere.
static Refusal check_at(Table *table, PlayerId player, ObjectId object,
                        PrintedPrice price, SpotId to)
{
    Refusal first = REFUSAL_NONE;
    const Timing timing = timing_or_reason(table, player, &first);
    PlayWays allowed;
    PlayWay way;
    bool too_dear = false, elsewhere = false, met = false;

    if (timing == TIMING_NONE) return first;
    allowed = permission_ways(table, player, object, timing_level(timing));
    if (observer_wants_reasons(table)) allowed.only = to;
    while (permission_next(&allowed, &way)) {
        if (too_dear && !way.terms) continue;
        if (to != NOWHERE && way.to != to) {
            elsewhere = true;
            continue;
        }
        met = true;
        allowed.why = check_way(
            table, player, object, &way, allowed.refused ? PRICE_DIFFERS : price);
        if (allowed.refused) allowed.why = allowed.refused;
        if (allowed.why == REFUSAL_NONE) return first;
        too_dear = too_dear_anywhere(table, allowed.why, &way);
    }
    if (elsewhere && !met) allowed.why = REFUSAL_OF(WRONG_PLACE);
    return first ? first : allowed.why;
}

Refusal play_card_check_to(Table *table, PlayerId player, ObjectId object, SpotId to)
{
    return check_at(table, player, object, PRICE_DIFFERS, to);
}

Refusal play_card_check(Table *table, PlayerId player, ObjectId object)
{
    return play_card_check_to(table, player, object, NOWHERE);
}

bool play_card_is_possible(Table *table, PlayerId player, ObjectId object, int level,
                           const Repricing *others)
{
    const PrintedPrice price = price_of(table, player, object, others);
    bool possible;
    PlayWay way;

    if (price == PRICE_TOO_HIGH && !table->verify) return false;
    // At the same price a spell has one way, and a permanent needs no other.
    if (price >= PRICE_PAYABLE && !table->verify && !observer_is_there(table) &&
        permission_is_plain(table, player, object, level, &way))
        return check_paid_way(table, player, object, &way, price) == REFUSAL_NONE;
    possible = check_at(table, player, object, price, NOWHERE) == REFUSAL_NONE;
    ASSERT(!possible || price != PRICE_TOO_HIGH);
    return possible;
}

// Puts the card on the chain, pending (329, 354.1).
static Item *push(Table *table, ObjectId object, Item *item)
{
    RiftboundState *b = rb(table->state);
    Ref now;

    now = kept_gift_move(table, object, spot_of(table, ZONE_CHAIN, 0));
    object_control(table, object, item->controller);
    memset(table_paid(table, object), 0, PAID_MAX);
    item->object = now;
    item->card = table->state->objects[object].card;
    if (!table->state->chain_n) {
        b->opened_by = OPENED_BY_PLAY;
        b->passes = 0;
    }
    return chain_push(table, item);
}

// Gives what is played the keywords that the effect names: they count as it is played, and on.
static void give_keywords(Table *table, Ref played, const PlayTerms *terms)
{
    if (terms->gets_n) age_note_gifts(table, false);
    for (int i = 0; i < terms->gets_n; i++) {
        const Modifier given = {.kind = MODIFIER_GRANT,
                                .ends = ENDS_NEVER,
                                .controller = terms->player,
                                .keyword = terms->gets[i].keyword,
                                .n = terms->gets[i].value,
                                .value_cost = terms->gets[i].cost,
                                .object = played,
                                .source = played,
                                .event_spot = NOWHERE};

        modifier_add(table, &given);
    }
}

static bool replaces_a_play(const Clause *clause)
{
    return clause->kind == CLAUSE_INSTEAD && pattern_names(clause, EVENT_PLAYED);
}

// Notes which effects have led from another play to this one: none of them applies to it (370.2).
static void note_replaced(Table *table, Ref played)
{
    const int n = table->state->modifiers_n;

    for (int i = 0; i < table->replacing_n; i++) {
        const ClauseId clause = table->replacing[i].clause;
        const Modifier by = {.kind = MODIFIER_PLAYED_FOR,
                             .controller = NOBODY,
                             .clause = clause,
                             .object = played,
                             .source = table->replacing[i].source,
                             .event_spot = NOWHERE};

        if (!replaces_a_play(&table->library->clauses[clause])) continue;
        modifier_add(table, &by);
        for (int k = 0; k < n; k++) {
            Modifier before = table->state->modifiers[k];

            if (before.kind != MODIFIER_PLAYED_FOR ||
                !ref_equal(before.object, table->replaced))
                continue;
            before.object = played;
            modifier_add(table, &before);
        }
    }
}

Ref play_card_by_effect(Table *table, ObjectId object, const PlayTerms *terms)
{
    Event event = event_of(EVENT_PLAYED, object, terms->player);
    const SpotId from = table->state->objects[object].spot;
    Item item = chain_blank_item(ITEM_PLAY);
    Ref played;

    event.from = from;
    event.with = instruction_cause(table);
    if (terms->terms & TERM_PLACED) event.to = event.at = terms->to;
    // Bans apply when a card is put on the chain (419.1), also those on a place that the
    // effect names (358.3.a).
    if (object_card(table, object)->unplayable || prohibition_forbids(table, &event)) {
        return (Ref){0, 0};
    }
    item.controller = item.actor = terms->player;
    item.from = from;
    item.to = terms->to;
    item.terms = (uint16_t)(terms->terms | TERM_BY_EFFECT);
    item.terms_cost = terms->cost;
    item.value = terms->times;
    item.value_cost = terms->copies;
    if (terms->copies) item.terms |= TERM_COPY;
    played = push(table, object, &item)->object;
    note_replaced(table, played);
    give_keywords(table, played, terms);
    return played;
}

// Finds the ways that the player can pay. A card that has one way alone is played that
// way, without a question.
static void find_payable(Table *table, PlayerId player, ObjectId object,
                         PlayWayList *list)
{
    Repricing others;
    PrintedPrice price;

    if (list->n == 1 && !table->verify && !observer_is_there(table)) {
        list->fitting[list->fitting_n++] = 0;
        return;
    }
    others = play_card_repricing(table, ability_any_permits(table, EVENT_PLAYED));
    price = price_of(table, player, object, &others);
    for (int i = 0; i < list->n; i++) {
        if (!check_way(table, player, object, &list->ways[i], price))
            list->fitting[list->fitting_n++] = i;
    }
}

void play_card_do(Table *table, PlayerId player, ObjectId object)
{
    const int level = timing_level(timing_now(table, player));
    const SpotId from = table->state->objects[object].spot;
    PlayWays allowed = permission_ways(table, player, object, level);
    PlayWay ways[PLAY_WAYS_MAX];
    PlayWayList list = {.ways = ways};
    const PlayWay *chosen;
    Permitted permitted;
    uint16_t serial;
    Item item;

    while (permission_next(&allowed, &ways[list.n])) list.n++;
    find_payable(table, player, object, &list);
    chosen = &ways[play_way_choose(table, player, object, &list)];
    permitted = permission_note(table, player, object, chosen);
    item = item_for(player, (Ref){0, 0}, chosen, from);
    serial = push(table, object, &item)->serial;
    permission_wait(table, &permitted, object_ref(table->state, object));
    finalize_item(table, serial);
}
