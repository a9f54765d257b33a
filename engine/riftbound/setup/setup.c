// setup.c -- a game before its first question: from decks, or as a position to be filled.
//
// Both begin with the same empty state, in which every PlayerId that may be nobody is.

#include "engine/riftbound/setup/setup.h"

#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/mode.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/deck_rules.h"
#include "engine/riftbound/setup/sideboard.h"

static void begin_setup(Game *game, Table *table, Mode mode, uint64_t seed)
{
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    game_clear(game, table, players, seed);
    table->game = game;
    table->state = &game->now;
    table->active_n = -1;
    table->pending_n = table->batch = table->last_known_n = table->groups_n = 0;
    table->held_n = table->acting = 0;
    table->members_n = table->chosen_n = 0;
    table->resolving = 0;
    b = rb(table->state);
    b->priority = b->focus = b->attacker = b->defender = NOBODY;
    b->mode = (uint8_t)mode;
    b->victory_score = mode_row(mode)->points;
    b->cause.controller = NOBODY;
    for (int i = 0; i < HOSTS_MAX; i++) b->battlefields[i].contested_by = NOBODY;
    for (int i = 0; i < players; i++)
        table->state->players[i].team = (uint8_t)mode_team(mode, i);
}

static void create_all(Table *table, const CardId *cards, int n, PlayerId owner,
                       int zone)
{
    for (int i = 0; i < n; i++) {
        (void)object_create(table, cards[i], owner, spot_of(table, zone, owner));
    }
}

// One copy of the Chosen Champion waits in its zone; the others are in the deck.
static void create_main(Table *table, const Deck *deck, PlayerId owner)
{
    bool champion_out = false;

    for (int i = 0; i < deck->n[SECTION_MAIN]; i++) {
        const bool champion =
            deck->cards[SECTION_MAIN][i] == deck_rules_champion(deck) && !champion_out;
        const int zone = champion ? ZONE_CHAMPION : ZONE_DECK;

        champion_out |= champion;
        (void)object_create(
            table, deck->cards[SECTION_MAIN][i], owner, spot_of(table, zone, owner));
    }
}

static void bring(Table *table, const Deck *deck, PlayerId owner)
{
    create_all(table,
               deck->cards[SECTION_LEGEND],
               deck_rules_legend(deck) != 0,
               owner,
               ZONE_LEGEND);
    create_main(table, deck, owner);
    create_all(table,
               deck->cards[SECTION_RUNES],
               deck->n[SECTION_RUNES],
               owner,
               ZONE_RUNE_DECK);
    create_all(table,
               deck->cards[SECTION_BATTLEFIELDS],
               deck->n[SECTION_BATTLEFIELDS],
               owner,
               ZONE_ASIDE);
    rb(table->state)->champion[owner] = deck_rules_champion(deck);
    // Each deck is shuffled by itself (114, 161.2.a).
    shuffle_spot(table, board_deck(table, owner));
    shuffle_spot(table, board_rune_deck(table, owner));
}

void setup_start(Game *game, Table *table, Mode mode, const Deck *decks, uint64_t seed)
{
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    begin_setup(game, table, mode, seed);
    b = rb(table->state);
    for (int i = 0; i < players; i++) bring(table, &decks[i], (PlayerId)i);
    b->first_player = (PlayerId)chance_player(table, players);
    b->next_in_queue = table->state->turn_player = b->first_player;
    b->phase = PHASE_SETUP;
}

void setup_let_choose(Game *game, PlayerId player)
{
    RiftboundState *b = rb(&game->now);

    b->first_chosen_by = (uint8_t)((player == NOBODY ? b->first_player : player) + 1);
}

void setup_let_swap(Game *game, Table *table, const Deck *decks)
{
    rb(&game->now)->swaps = true;
    for (int i = 0; i < game->now.players_n; i++)
        sideboard_bring(table, &decks[i], (PlayerId)i);
}

void setup_draw_battlefields(Game *game)
{
    rb(&game->now)->draws_battlefields = true;
}

void setup_position(Game *game, Table *table, Mode mode, uint64_t seed)
{
    const CardId blank = battlefield_blank(table->library);
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    begin_setup(game, table, mode, seed);
    b = rb(table->state);
    table->state->turn = (uint16_t)(players + 1);
    b->phase = PHASE_MAIN;
    b->phase_step = 1;
    for (int i = 0; i < players; i++) table->state->players[i].turns = i == 0 ? 2 : 1;
    for (int i = 0; blank && i < mode_row(mode)->battlefields; i++) {
        battlefield_place(
            table, object_create(table, blank, 0, spot_of(table, ZONE_ASIDE, 0)));
    }
}

ObjectId setup_position_add(Table *table, CardId card, PlayerId owner, SpotId spot)
{
    const Card *facts = &table->library->cards[card];
    const ObjectId id = object_create(table, card, owner, spot);
    const int zone = spot_zone(table, spot);

    if (facts->supertypes & BIT(SUPERTYPE_TOKEN))
        object_set_flag(table, id, OBJECT_TOKEN, true);
    if (zone == ZONE_FACEDOWN) object_set_flag(table, id, OBJECT_FACEDOWN, true);
    if (zone == ZONE_CHAMPION) rb(table->state)->champion[owner] = card;
    return id;
}

// Gives a battlefield to the player who alone has units there.
static void settle_control(Table *table, int battlefield)
{
    const uint8_t players =
        board_players_at(table, battlefield_spot(table, battlefield));
    const ObjectId id = rb_const(table->state)->battlefields[battlefield].object;

    if (battlefield_controller(table, battlefield) != NOBODY) return;
    if (__builtin_popcount(players) != 1) return;
    object_control(table, id, (PlayerId)__builtin_ctz(players));
}

void setup_position_done(Game *game, Table *table)
{
    RiftboundState *b = rb(&game->now);

    for (int i = 0; i < b->battlefields_n; i++) settle_control(table, i);
    b->next_in_queue = game->now.turn_player;
    game->now.changed = true;
    game->now.dirty = READS_ANYTHING;
    game->status = GAME_RUNS;
    game->mark = game->now;
}
