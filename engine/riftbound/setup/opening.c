// opening.c -- the decisions before the first turn: who begins, battlefields, hands.
//
// The parts come one a step, in the order of RiftboundState.phase_step.

#include "engine/riftbound/setup/opening.h"

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/mode.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/sideboard.h"

enum { HAND_AT_START = 4, SET_ASIDE_MAX = 2 };

static void choose_first(Table *table, PlayerId chooser)
{
    RiftboundState *b = rb(table->state);
    const bool begins = ask_yes(table, chooser, PROMPT_FIRST, (Ref){0, 0}, NULL);

    b->first_player = begins ? chooser : player_next(table->state, chooser);
    b->next_in_queue = table->state->turn_player = b->first_player;
}

static int battlefields_of(const Table *table, PlayerId player, ObjectId *ids)
{
    const int all = board_objects_in(table, spot_of(table, ZONE_ASIDE, player), ids);
    int n = 0;

    for (int i = 0; i < all; i++)
        if (object_card(table, ids[i])->types & BIT(TYPE_BATTLEFIELD))
            ids[n++] = ids[i];
    return n;
}

// Returns the battlefield that [player] presents: chosen in a match, else drawn (485, 486).
static ObjectId present_battlefield(Table *table, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);
    ObjectId ids[OBJECTS_MAX];
    const int n = battlefields_of(table, player, ids);
    Question *question;

    if (!n) return 0;
    if (b->mode != MODE_MATCH || b->draws_battlefields) {
        chance_draw(table, ids, n, 1);
        return ids[0];
    }
    question = ask_begin(table, player, PROMPT_BATTLEFIELD, (Ref){0, 0});
    offer_objects(question, ids, n);
    return ids[ask_one(table)];
}

static void place_battlefields(Table *table)
{
    RiftboundState *b = rb(table->state);
    const Mode mode = (Mode)b->mode;
    const int n = mode_row(mode)->battlefields;
    ObjectId chosen[HOSTS_MAX] = {0};

    for (int i = 0; i < n; i++) {
        const int player = mode_brings(mode, i, b->first_player);

        chosen[i] = present_battlefield(table, (PlayerId)player);
    }
    for (int i = 0; i < n; i++) {
        const Object *object = &table->state->objects[chosen[i]];

        if (!chosen[i]) continue;
        b->presented[object->owner] = object->card;
        battlefield_place(table, chosen[i]);
    }
}

static void swap_cards(Table *table)
{
    const int players = table->state->players_n;
    Swap swaps[PLAYERS_MAX];

    for (int i = 0; i < players; i++) swaps[i] = sideboard_ask(table, (PlayerId)i);
    for (int i = 0; i < players; i++) sideboard_swap(table, (PlayerId)i, &swaps[i]);
}

// Does all that comes before the first hands. Players know drawn battlefields and the turn
// order when cards change places, but not chosen battlefields.
static void prepare(Table *table)
{
    const RiftboundState *b = rb_const(table->state);

    if (b->draws_battlefields) place_battlefields(table);
    if (b->swaps && !b->draws_battlefields) swap_cards(table);
    if (b->first_chosen_by) choose_first(table, (PlayerId)(b->first_chosen_by - 1));
    if (b->swaps && b->draws_battlefields) swap_cards(table);
    if (!b->draws_battlefields) place_battlefields(table);
    for (int i = 0; i < table->state->players_n; i++) {
        (void)action_draw(table, (PlayerId)i, HAND_AT_START);
    }
}

// Asks which cards the player sets aside, draws as many, and recycles those (117).
static void mulligan(Table *table, PlayerId player)
{
    ObjectId hand[OBJECTS_MAX], aside[SET_ASIDE_MAX];
    const int n = board_objects_in(table, board_hand(table, player), hand);
    Question *question = ask_begin(table, player, PROMPT_MULLIGAN, (Ref){0, 0});
    Event event = event_of(EVENT_MULLIGAN, 0, player);
    const Answer *answer;

    offer_objects(question, hand, n);
    question->min = 0;
    question->max = SET_ASIDE_MAX;
    answer = ask_now(table);
    event.player = player;
    event.n = (int16_t)answer->n;
    for (int i = 0; i < answer->n; i++) aside[i] = hand[answer->picks[i]];
    event_log(table, &event);
    for (int i = 0; i < event.n; i++) {
        (void)object_move(
            table, aside[i], spot_of(table, ZONE_ASIDE, player), TO_BOTTOM);
    }
    (void)action_draw(table, player, event.n);
    for (int i = 0; i < event.n; i++) {
        (void)object_move(table, aside[i], board_deck(table, player), TO_BOTTOM);
    }
    object_mix(table, aside, event.n);
}

bool opening_step(Table *table)
{
    RiftboundState *b = rb(table->state);
    const int players = table->state->players_n;
    const int part = b->phase_step++;

    if (part == 0) {
        prepare(table);
    } else if (part <= players) {
        const PlayerId player = (PlayerId)((b->first_player + part - 1) % players);

        if (!table->state->players[player].gone) mulligan(table, player);
    } else {
        b->next_in_queue = table->state->turn_player;
        return true;
    }
    return false;
}
