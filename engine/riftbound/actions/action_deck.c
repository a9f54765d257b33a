// action_deck.c -- actions on decks and points: draw, burn, channel, burn out (413, 431, 440).

#include "engine/base/number.h"
#include "engine/riftbound/actions/action_inside.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/player.h"

static PlayerId burn_out_opponent(Table *table, PlayerId player)
{
    Question *question = ask_begin(table, player, PROMPT_BURN_OUT, (Ref){0, 0});

    for (int i = 0; i < table->state->players_n; i++) {
        if (!player_are_enemies(table->state, player, (PlayerId)i)) continue;
        if (table->state->players[i].gone) continue;
        ask_option(question,
                   (Option){.kind = OPTION_PLAYER, .spot = NOWHERE, .n = (int16_t)i});
    }
    return (PlayerId)question->options[ask_one(table)].n;
}

// Returns whether the runes differ, so that their order can be seen.
static bool differ(const State *state, const ObjectId *ids, int n)
{
    for (int i = 1; i < n; i++)
        if (state->objects[ids[i]].card != state->objects[ids[0]].card) return true;
    return false;
}

void action_order_runes(Table *table, ObjectId *ids, int n, Ref about)
{
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        ObjectId own[OBJECTS_MAX];
        int places[OBJECTS_MAX], own_n = 0;
        const Answer *answer;
        Question *question;

        for (int i = 0; i < n; i++) {
            if (table->state->objects[ids[i]].owner != player) continue;
            if (!board_is_type(table, ids[i], TYPE_RUNE)) continue;
            places[own_n] = i;
            own[own_n++] = ids[i];
        }
        if (!differ(table->state, own, own_n)) continue;
        question = ask_begin(table, player, PROMPT_ORDER_UNDER, about);
        offer_objects(question, own, own_n);
        question->ordered = true;
        question->min = question->max = (uint16_t)own_n;
        answer = ask_now(table);
        for (int i = 0; i < own_n; i++) ids[places[i]] = own[answer->picks[i]];
    }
}

// Returns that the player gains [n] points. What the game gives has a reason and no cause,
// what an effect gives a cause.
static Event points_event(const Table *table, PlayerId player, int n, int because)
{
    Event event = event_of(EVENT_POINTS, 0, player);

    event.player = player;
    event.n = number_of(n);
    event.now = number_of(table->state->players[player].points + n);
    if (because >= 0)
        event.because = (uint8_t)(1 + because);
    else
        event.with = instruction_cause(table);
    return event;
}

// Changes the points of the whole team, because these are one number (489.8.d).
static void change_points(Table *table, const Event *event, int n)
{
    State *state = table->state;
    const PlayerId player = event->player;

    for (int i = 0; i < state->players_n; i++) {
        if (!table_are_allied(state, player, (PlayerId)i)) continue;
        state->players[i].points = number_of(state->players[i].points + n);
    }
    table_changed(table, READS_PLAYERS);
    if (n > 0 || trigger_is_awaited(table, event->event)) action_raise(table, event);
}

// Points never fall below 0, and to lose none is no event (194.4).
static void lose_points(Table *table, PlayerId player, int n)
{
    const int points = table->state->players[player].points;
    Event event = points_event(table, player, -(n < points ? n : points), -1);

    event.event = EVENT_POINTS_LOST;
    event.n = number_of(-event.n);
    if (!event.n || prohibition_forbids(table, &event)) return;
    if (!replacement_apply(table, &event)) change_points(table, &event, -event.n);
}

void action_gain_points(Table *table, PlayerId player, int n, int because)
{
    const Event event = points_event(table, player, n, because);

    if (n < 0) lose_points(table, player, -n);
    if (n <= 0 || prohibition_forbids(table, &event)) return;
    if (!replacement_apply(table, &event)) change_points(table, &event, n);
}

// Makes the trash the deck and gives an opponent a point (431), which nothing can stop from
// the second Burn Out in a row on (431.3.b-c).
static void burn_out(Table *table, PlayerId player, int in_a_row)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = board_objects_in(table, board_trash(table, player), ids);
    Event event = event_of(EVENT_BURNED_OUT, 0, player);

    event.player = player;
    action_raise(table, &event);
    if (n) (void)action_recycle(table, ids, n, player);
    player = burn_out_opponent(table, player);
    event = points_event(table, player, 1, EVENT_BURNED_OUT);
    if (in_a_row > 1)
        change_points(table, &event, 1);
    else
        action_gain_points(table, player, 1, EVENT_BURNED_OUT);
}

// Returns whether somebody wins at once: so it is from the second Burn Out in a row on
// (431.3.c.1).
static bool has_won_at_once(Table *table)
{
    for (PlayerId i = 0; i < table->state->players_n; i++) {
        if (!player_has_won(table, i)) continue;
        action_end_game(table, i, ENDING_BY_BURN_OUT);
        return true;
    }
    return false;
}

static bool deck_has_card(Table *table, PlayerId player)
{
    for (int in_a_row = 1; !table->state->spots[board_deck(table, player)].n;
         in_a_row++) {
        burn_out(table, player, in_a_row);
        if (in_a_row >= 2 && has_won_at_once(table)) return false;
    }
    return true;
}

// Returns whether something else happens instead of drawing a card, or of channeling a
// rune.
static bool is_replaced(Table *table, int what, PlayerId player)
{
    Event event = event_of(what, 0, player);

    event.player = player;
    return replacement_apply(table, &event);
}

// Returns whether all of them may be drawn or channeled, and nothing else happens instead.
static bool may_begin(Table *table, int what, PlayerId player, int n)
{
    Event event;

    if (n <= 0 || !action_is_asked(table, what)) return n > 0;
    event = action_at_once(table, what, player, n);
    return !prohibition_forbids(table, &event) && !replacement_apply(table, &event);
}

int action_draw(Table *table, PlayerId player, int n)
{
    int drawn = 0;

    if (!may_begin(table, EVENT_DRAWS, player, n)) return 0;
    batch_begin(table);
    for (int i = 0; i < n && !table->state->over; i++) {
        const SpotId deck = board_deck(table, player);
        Ref now;

        if (is_replaced(table, EVENT_WOULD_DRAW, player)) continue;
        if (!deck_has_card(table, player)) break;
        now = object_move(table,
                          table->state->spots[deck].first,
                          board_hand(table, player),
                          TO_BOTTOM);
        action_tell(table, EVENT_DRAWN, now, deck, player);
        drawn++;
    }
    action_tell_at_once(table, EVENT_DRAWS, player, drawn);
    batch_end(table);
    return drawn;
}

int action_burn(Table *table, PlayerId player, int n, ObjectId *ids)
{
    Ref burned[OBJECTS_MAX];
    int burned_n = 0, there = 0;

    batch_begin(table);
    while (burned_n < n && !table->state->over && deck_has_card(table, player)) {
        const SpotId deck = board_deck(table, player);
        const ObjectId id = table->state->spots[deck].first;

        table_room(table, LIMIT_OBJECTS, burned_n, 1);
        burned[burned_n] = object_move(table, id, board_trash(table, player), TO_TOP);
        action_tell(table, EVENT_BURNED, burned[burned_n++], deck, player);
    }
    batch_end(table);
    for (int i = 0; ids && i < burned_n; i++)
        if (ref_lives(table->state, burned[i])) ids[there++] = burned[i].id;
    return ids ? there : burned_n;
}

int action_channel(Table *table, PlayerId player, int n, bool exhausted)
{
    const SpotId deck = board_rune_deck(table, player);
    int channeled = 0;

    if (!may_begin(table, EVENT_CHANNELS, player, n)) return 0;
    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const ObjectId id = table->state->spots[deck].first;
        Ref now;

        if (!id || is_replaced(table, EVENT_WOULD_CHANNEL, player)) continue;
        now = object_move(table, id, board_base(table, player), TO_BOTTOM);
        if (exhausted) object_set_flag(table, id, OBJECT_EXHAUSTED, true);
        action_tell(table, EVENT_CHANNELED, now, deck, player);
        channeled++;
    }
    action_tell_at_once(table, EVENT_CHANNELS, player, channeled);
    batch_end(table);
    return channeled;
}
