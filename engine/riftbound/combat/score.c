#include "engine/riftbound/combat/score.h"

static bool has_scored(const Table *table, PlayerId player, int place)
{
    return (book_of(table->state)->scored[player] >> place) & 1u;
}

// What a teammate of the turn player controlled in the Scoring Step is not scored by
// the team in this turn (469.1.a, 489.8.b).
static bool is_barred(const Table *table, PlayerId player, int place)
{
    return (book_of(table->state)->barred >> place) & 1u &&
           players_allied(table->state, player, table->state->turn_player);
}

void score_bar(Table *table, PlayerId player)
{
    Book *b = book(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        const PlayerId controller = battlefield_controller(table, i);

        if (controller == player || !players_allied(table->state, player, controller))
            continue;
        b->barred |= (uint8_t)(1u << i);
    }
}

// Those barred for the team are left out (489.8.g).
static bool has_scored_all(const Table *table, PlayerId player)
{
    const Book *b = book_of(table->state);

    for (int i = 0; i < b->battlefields_n; i++) {
        if (!has_scored(table, player, i) && !is_barred(table, player, i)) return false;
    }
    return true;
}

// The last point by a Conquer needs every battlefield this turn (471.1.b).
static bool is_final_point(const Table *table, PlayerId player)
{
    return table->state->players[player].points >= victory_score(table, player) - 1;
}

// The player and each unit there conquer or hold: one event, told for all of them.
static void tell(Table *table, int what, PlayerId player, int place)
{
    const SpotId spot = battlefield_spot(table, place);
    Event event = event_of(what, 0, player);

    event.at = spot;
    event.player = player;
    event_raise(table, &event);
    event.player = NOBODY;
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!is_unit(table, id) || table->state->objects[id].controller != player)
            continue;
        event.object = id;
        event_raise(table, &event);
    }
}

static void mark_scored(Table *table, PlayerId player, int place)
{
    Book *b = book(table->state);
    Event event = event_of(EVENT_SCORED, 0, player);

    b->scored[player] |= (uint8_t)(1u << place);
    event.player = player;
    event.at = battlefield_spot(table, place);
    event_raise(table, &event);
}

void score_conquer(Table *table, PlayerId player, int place)
{
    if (has_scored(table, player, place) || is_barred(table, player, place)) return;
    batch_begin(table);
    mark_scored(table, player, place);
    if (is_final_point(table, player) && !has_scored_all(table, player)) {
        (void)act_draw(table, player, 1);
    } else {
        act_gain_points(table, player, 1);
    }
    tell(table, EVENT_CONQUERS, player, place);
    batch_end(table);
}

void score_hold(Table *table, PlayerId player, int place)
{
    if (has_scored(table, player, place)) return;
    batch_begin(table);
    mark_scored(table, player, place);
    act_gain_points(table, player, 1);
    tell(table, EVENT_HOLDS, player, place);
    batch_end(table);
}
