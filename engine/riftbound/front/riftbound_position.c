// riftbound_position.c -- the words in which a position of Riftbound is written.
//
// The order of the rows is that in which zones are filled: the deck before the runes.

#include "engine/riftbound/front/riftbound_position.h"

#include <strings.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/setup/setup.h"
#include "engine/riftbound/turn/turn.h"

static void note_champion(State *state, PlayerId player, CardId card)
{
    rb(state)->champion[player] = card;
}

// Types of the cards of a main deck, of permanents, and of what may be hidden.
enum {
    MAIN = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL),
    PERMANENTS = BIT(TYPE_UNIT) | BIT(TYPE_GEAR),
    RUNES = BIT(TYPE_RUNE),
};

static const PlayPart parts[] = {
    {.key = "hand", .zone = ZONE_HAND, .types = MAIN},
    {.key = "base", .zone = ZONE_BASE, .types = PERMANENTS, .tokens = true},
    {.key = "gear", .zone = ZONE_BASE, .types = BIT(TYPE_GEAR), .tokens = true},
    {.key = "trash", .zone = ZONE_TRASH, .types = MAIN},
    {.key = "deck",
     .zone = ZONE_DECK,
     .types = MAIN,
     .fill = "Mega-Mech",
     .fill_n = 10},
    {.key = "legend", .zone = ZONE_LEGEND, .types = BIT(TYPE_LEGEND), .most = 1},
    {.key = "banished", .zone = ZONE_BANISHMENT, .types = MAIN},
    {.key = "banishment", .zone = ZONE_BANISHMENT, .types = MAIN},
    {.key = "champion",
     .zone = ZONE_CHAMPION,
     .types = BIT(TYPE_UNIT),
     .supertypes = BIT(SUPERTYPE_CHAMPION),
     .most = 1},
    {.key = "units",
     .kind = PART_AT_PLACES,
     .zone = ZONE_BATTLEFIELD,
     .types = PERMANENTS,
     .tokens = true},
    {.key = "facedown", .kind = PART_AT_PLACES, .zone = ZONE_FACEDOWN, .types = MAIN},
    {.key = "controls", .kind = PART_CONTROLS},
    {.key = "runes",
     .kind = PART_COUNTED,
     .zone = ZONE_BASE,
     .types = RUNES,
     .what = "runes",
     .ends = " Rune"},
    {.key = "exhausted_runes",
     .kind = PART_COUNTED,
     .zone = ZONE_BASE,
     .types = RUNES,
     .exhausted = true,
     .what = "runes",
     .ends = " Rune"},
    {.key = "rune_deck",
     .kind = PART_COUNTED,
     .zone = ZONE_RUNE_DECK,
     .types = RUNES,
     .what = "runes",
     .ends = " Rune",
     .fill = "Fury Rune",
     .fill_n = 8},
    {.key = "chosen_champion",
     .kind = PART_NOTE,
     .note = note_champion,
     .types = BIT(TYPE_UNIT),
     .supertypes = BIT(SUPERTYPE_CHAMPION)},
    {.key = "legend_exhausted",
     .kind = PART_EXHAUSTED,
     .zone = ZONE_LEGEND,
     .what = "legend"},
};

// Some effects let a unit have more than one buff.
static const PlayDetail details[] = {
    {"damage", DETAIL_COUNTER, COUNTER_DAMAGE, 99, BIT(TYPE_UNIT)},
    {"buffs", DETAIL_COUNTER, COUNTER_BUFF, 99, BIT(TYPE_UNIT)},
    {"buffed", DETAIL_COUNTER, COUNTER_BUFF, 1, BIT(TYPE_UNIT)},
    {"stunned", DETAIL_STATUS, STATUS_STUNNED, 0, BIT(TYPE_UNIT)},
};

static void set_victory_score(State *state, int n)
{
    rb(state)->victory_score = (uint8_t)n;
}

static const PlayNumber numbers[] = {{"victory_score", 1, 99, set_victory_score}};

static int count_places(const State *state)
{
    return rb_const(state)->battlefields_n;
}

static ObjectId place_object(const State *state, int place)
{
    return rb_const(state)->battlefields[place].object;
}

static PlayerId place_bringer(const State *state, int place)
{
    const RiftboundState *b = rb_const(state);
    const int brought = mode_brings((Mode)b->mode, place, b->first_player);

    return brought < state->players_n ? (PlayerId)brought : b->first_player;
}

static void put_place(Table *table, int place, ObjectId object)
{
    Battlefield *field = &rb(table->state)->battlefields[place];

    if (place == rb(table->state)->battlefields_n) {
        battlefield_place(table, object);
        return;
    }
    object_remove(table, field->object);
    (void)object_move(table, object, spot_of(table, ZONE_BATTLEFIELD, place), TO_TOP);
    object_control(table, object, NOBODY);
    field->object = object;
}

const PlayPlaces riftbound_position_places = {
    .word = "battlefield",
    .key = "battlefields",
    .blank = "Blank Battlefield",
    .count = count_places,
    .object = place_object,
    .bringer = place_bringer,
    .put = put_place,
    .waits_in = ZONE_ASIDE,
    .added = BIT(SUPERTYPE_TOKEN),
};

static void begin_position(Game *game, Table *table, int mode, uint64_t seed)
{
    setup_position(game, table, (Mode)mode, seed);
}

static void set_first(State *state, PlayerId first)
{
    rb(state)->first_player = first;
}

static bool set_phase(State *state, const char *name)
{
    RiftboundState *b = rb(state);

    for (int phase = PHASE_AWAKEN; phase < PHASE_COUNT; phase++) {
        if (strcasecmp(name, turn_phase_name((Phase)phase)) != 0) continue;
        b->phase = (uint8_t)phase;
        b->phase_step = phase == PHASE_MAIN;
        return true;
    }
    return false;
}

const PlayPosition riftbound_position = {
    .parts = parts,
    .parts_n = COUNT_OF(parts),
    .details = details,
    .details_n = COUNT_OF(details),
    .numbers = numbers,
    .numbers_n = COUNT_OF(numbers),
    .places = &riftbound_position_places,
    .place_types = BIT(TYPE_BATTLEFIELD),
    .bearing_types = BIT(TYPE_UNIT),
    .borne_types = BIT(TYPE_GEAR),
    .points_most = 99,
    .token_supertypes = BIT(SUPERTYPE_TOKEN),
    .begin = begin_position,
    .add = setup_position_add,
    .set_first = set_first,
    .set_phase = set_phase,
    .complete = setup_position_done,
};
