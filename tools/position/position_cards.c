// position_cards.c -- collects and counts the cards that claims name.

#include "tools/position/position_cards.h"

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

// A thing that is attached to a thing of a track is no part of the track.
static bool is_counted(const Table *table, const PlayCards *row, ObjectId id)
{
    if (spot_leaves_out(table, id)) return false;
    return !row->fits || row->fits(table, id);
}

static void add_from(const Table *table, const PlayCards *row, SpotId spot, int player,
                     Cards *cards)
{
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (player >= 0 && table->state->objects[id].controller != player) continue;
        if (is_counted(table, row, id)) cards->ids[cards->n++] = id;
    }
}

static void add_from_board(const Table *table, const PlayCards *row, int player,
                           Cards *cards)
{
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (!table->state->objects[id].card || !object_on_board(table, id)) continue;
        if (table->state->objects[id].controller != player) continue;
        if (is_counted(table, row, id)) cards->ids[cards->n++] = id;
    }
}

static void turn_around(Cards *cards)
{
    for (int i = 0; i < cards->n / 2; i++) {
        const ObjectId id = cards->ids[i];

        cards->ids[i] = cards->ids[cards->n - 1 - i];
        cards->ids[cards->n - 1 - i] = id;
    }
}

void position_cards_of(const PositionView *view, int player, const PlayCards *row,
                       Cards *cards)
{
    const Table *table = view->table;

    cards->n = 0;
    if (row->on_board)
        add_from_board(table, row, player, cards);
    else
        add_from(table, row, spot_of(table, row->zone, player), -1, cards);
    if (row->kind == CARDS_BOTTOM) turn_around(cards);
}

bool position_cards_at(const PositionView *view, int player, const PlayCards *row,
                       SpotId spot, Cards *cards)
{
    const Table *table = view->table;
    const ZoneRow *zones = table->rules->zones;
    const bool at_place = zones[spot_zone(table, spot)].scope == SCOPE_HOST;

    cards->n = 0;
    if (!(zones[row->zone].flags & ZONE_LOCATION)) {
        if (!at_place) return false;
        spot = spot_of(table, row->zone, spot_index(table, spot));
    }
    add_from(table, row, spot, player, cards);
    return true;
}

static bool has_word(const Table *table, ObjectId id, int word)
{
    const int fact = fact_with_role(table->rules, FACT_IDENTITY);

    return fact >= 0 && object_card(table, id)->facts[fact] & 1 << word;
}

// Counts cards. [word]: with that word of the identity, -1: any. [exhausted]: 0 ready
// ones, 1 exhausted ones, -1 both.
int position_cards_count(const PositionView *view, int player, const PlayCards *row,
                         int word, int exhausted)
{
    const Table *table = view->table;
    Cards cards;
    int n = 0;

    position_cards_of(view, player, row, &cards);
    for (int i = 0; i < cards.n; i++) {
        const Object *object = &table->state->objects[cards.ids[i]];
        const bool lies = object->flags & OBJECT_EXHAUSTED;

        if (word >= 0 && !has_word(table, cards.ids[i], word)) continue;
        n += exhausted < 0 || lies == (bool)exhausted;
    }
    return n;
}

void position_cards_board(const PositionView *view, int player, Cards *cards)
{
    const Table *table = view->table;
    const Rules *rules = table->rules;

    cards->n = 0;
    for (int i = 0; i < rules->zones_n; i++) {
        const PlayCards row = {.zone = (uint8_t)i};

        if (rules->zones[i].scope == SCOPE_PLAYER && rules->zones[i].flags & ZONE_BOARD)
            add_from(table, &row, spot_of(table, i, player), -1, cards);
    }
}
