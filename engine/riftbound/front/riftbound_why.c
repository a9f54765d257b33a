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

static void add_use_of(Listing *listing, ClauseId ability, int16_t form)
{
    if (listing->n == WHY_ACTIONS_MAX) return;
    listing->list[listing->n++] = (WhyAction){
        .option = OPTION_ACTIVATE, .asked = {listing->object, NOWHERE, ability, form}};
}

static void add_action(Listing *listing, int option, SpotId spot)
{
    if (listing->n == WHY_ACTIONS_MAX) return;
    listing->list[listing->n++] =
        (WhyAction){.option = (uint8_t)option, .asked = {listing->object, spot, 0, 0}};
}

// Returns whether the use is listed: of equal instances one is.
static bool is_listed(const Listing *listing, const Active *ability)
{
    for (int i = 0; i < listing->n; i++) {
        const MoveAsked *asked = &listing->list[i].asked;

        if (listing->list[i].option == OPTION_ACTIVATE &&
            asked->ability == ability->id && asked->form == ability_form(ability))
            return true;
    }
    return false;
}

static void add_battlefields(Listing *listing, int option)
{
    for (int i = 0; i < rb_const(listing->table->state)->battlefields_n; i++)
        add_action(listing, option, battlefield_spot(listing->table, i));
}

// Adds a play to each place; gear elsewhere than in base only if the question names the
// place.
static void add_plays(Listing *listing)
{
    const bool gear = board_is_type(listing->table, listing->object, TYPE_GEAR);

    if (gear || board_is_type(listing->table, listing->object, TYPE_UNIT)) {
        add_action(listing, OPTION_PLAY, board_base(listing->table, listing->player));
        if (!gear || listing->option != WHY_ANY) add_battlefields(listing, OPTION_PLAY);
        return;
    }
    add_action(listing, OPTION_PLAY, NOWHERE);
}

static void add_uses(Listing *listing)
{
    AbilityScan scan;
    int n = 0;

    ability_scan_kind(&scan, listing->table, listing->object, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        n++;
        if (is_listed(listing, &scan.now)) continue;
        add_use_of(listing, scan.now.id, ability_form(&scan.now));
    }
    if (!n && listing->option != WHY_ANY) add_action(listing, OPTION_ACTIVATE, NOWHERE);
}

static void add_moves(Listing *listing)
{
    add_action(listing, OPTION_MOVE, board_base(listing->table, listing->player));
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
