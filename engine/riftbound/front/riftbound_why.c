// riftbound_why.c -- lists what a player might want of a card: play, use, hide, move.
//
// Each place is an action of its own, because each may have its own reasons.

#include "engine/riftbound/front/riftbound_why.h"

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    int option;
    WhyAction *list;
    int n;
} Listing;

static void add_action(Listing *listing, int option, SpotId spot, ClauseId ability)
{
    if (listing->n == WHY_ACTIONS_MAX) return;
    listing->list[listing->n++] = (WhyAction){
        .option = (uint8_t)option, .asked = {listing->object, spot, ability}};
}

static void add_battlefields(Listing *listing, int option)
{
    for (int i = 0; i < rb_const(listing->table->state)->battlefields_n; i++)
        add_action(listing, option, battlefield_spot(listing->table, i), 0);
}

// Adds a play to each place; gear elsewhere than in base only if the question names the
// place.
static void add_plays(Listing *listing)
{
    const bool gear = board_is_type(listing->table, listing->object, TYPE_GEAR);

    if (gear || board_is_type(listing->table, listing->object, TYPE_UNIT)) {
        add_action(
            listing, OPTION_PLAY, board_base(listing->table, listing->player), 0);
        if (!gear || listing->option != WHY_ANY) add_battlefields(listing, OPTION_PLAY);
        return;
    }
    add_action(listing, OPTION_PLAY, NOWHERE, 0);
}

static void add_uses(Listing *listing)
{
    AbilityScan scan;
    ClauseId before = 0;
    int n = 0;

    ability_scan_kind(&scan, listing->table, listing->object, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        if (scan.now.id == before) continue;
        before = scan.now.id;
        add_action(listing, OPTION_ACTIVATE, NOWHERE, scan.now.id);
        n++;
    }
    if (!n && listing->option != WHY_ANY)
        add_action(listing, OPTION_ACTIVATE, NOWHERE, 0);
}

static void add_moves(Listing *listing)
{
    add_action(listing, OPTION_MOVE, board_base(listing->table, listing->player), 0);
    add_battlefields(listing, OPTION_MOVE);
}

// Returns whether the action fits the place of the card. Others are not worth a reason
// where the reader asks about all actions.
static bool is_sensible(const Listing *listing, int option, bool on_board)
{
    const Table *table = listing->table;
    const ObjectId id = listing->object;

    if (option == OPTION_ACTIVATE || option == OPTION_MOVE) {
        if (!on_board || board_is_facedown(table, id)) return false;
        return option == OPTION_ACTIVATE || board_is_unit(table, id);
    }
    if (on_board && !board_is_facedown(table, id)) return false;
    return option == OPTION_PLAY ||
           ability_may_precede(table, id, CLAUSE_CAN, EVENT_HIDDEN);
}

static int actions(const Table *table, PlayerId player, ObjectId object, int option,
                   WhyAction *list)
{
    static const uint8_t options[] = {
        OPTION_PLAY, OPTION_ACTIVATE, OPTION_HIDE, OPTION_MOVE};
    const bool on_board = object_on_board(table, object);
    Listing listing = {table, player, object, option, list, 0};

    for (int i = 0; i < COUNT_OF(options); i++) {
        const int kind = options[i];

        if (option != kind &&
            !(option == WHY_ANY && is_sensible(&listing, kind, on_board)))
            continue;
        if (kind == OPTION_PLAY) add_plays(&listing);
        if (kind == OPTION_ACTIVATE) add_uses(&listing);
        if (kind == OPTION_HIDE) add_battlefields(&listing, OPTION_HIDE);
        if (kind == OPTION_MOVE) add_moves(&listing);
    }
    return listing.n;
}

const PlayWhy riftbound_why = {.actions = actions};
