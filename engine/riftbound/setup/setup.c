#include "engine/riftbound/setup/setup.h"

#include <string.h>

#include "engine/kernel/base/random.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/setup/setup_step.h"
#include "engine/riftbound/setup/sideboard.h"

enum { HAND_AT_START = 4, SET_ASIDE_MAX = 2 };

static void begin(Game *game, Table *table, Mode mode, uint64_t seed)
{
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    game_clear(game, players, seed);
    table->game = game;
    table->state = &game->now;
    table->active_n = -1;
    table->found_n = table->batch = table->seen_n = table->groups_n = 0;
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

// One copy of the Chosen Champion waits in its zone, the others are shuffled in.
static void create_main(Table *table, const Deck *deck, PlayerId owner)
{
    bool champion_out = false;

    for (int i = 0; i < deck->main_n; i++) {
        const bool champion = deck->main[i] == deck->champion && !champion_out;
        const int zone = champion ? ZONE_CHAMPION : ZONE_DECK;

        champion_out |= champion;
        (void)object_create(table, deck->main[i], owner, spot_of(table, zone, owner));
    }
}

static void bring(Table *table, const Deck *deck, PlayerId owner)
{
    create_all(table, &deck->legend, deck->legend != 0, owner, ZONE_LEGEND);
    create_main(table, deck, owner);
    create_all(table, deck->runes, deck->runes_n, owner, ZONE_RUNE_DECK);
    create_all(table, deck->battlefields, deck->battlefields_n, owner, ZONE_ASIDE);
    rb(table->state)->champion[owner] = deck->champion;
    // Each by itself (114, 161.2.a).
    shuffle_spot(table, board_deck(table, owner));
    shuffle_spot(table, board_rune_deck(table, owner));
}

void setup_start(Game *game, Table *table, Mode mode, const Deck *decks, uint64_t seed,
                 bool floats)
{
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    begin(game, table, mode, seed);
    b = rb(table->state);
    if (floats) table->state->flags |= GAME_FLOATS;
    for (int i = 0; i < players; i++) bring(table, &decks[i], (PlayerId)i);
    b->first_player = (PlayerId)random_below(table->state, players);
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

static void choose_first(Table *table, PlayerId chooser)
{
    RiftboundState *b = rb(table->state);
    const bool begins = ask_yes(table, chooser, PROMPT_FIRST, (Ref){0, 0}, NULL);

    b->first_player = begins ? chooser : player_next(table->state, chooser);
    b->next_in_queue = table->state->turn_player = b->first_player;
}

void setup_place_battlefield(Table *table, ObjectId id)
{
    RiftboundState *b = rb(table->state);
    const int place = b->battlefields_n++;

    ASSERT(place < HOSTS_MAX);
    (void)object_move(table, id, battlefield_spot(table, place), TO_TOP);
    object_control(table, id, NOBODY);
    b->battlefields[place] = (Battlefield){.object = id, .contested_by = NOBODY};
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

// In a match each player chooses, else it is drawn (485, 486).
static ObjectId present_battlefield(Table *table, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);
    ObjectId ids[OBJECTS_MAX];
    const int n = battlefields_of(table, player, ids);
    Question *question;

    if (!n) return 0;
    if (b->mode != MODE_MATCH || b->draws_battlefields)
        return ids[random_below(table->state, n)];
    question = ask_begin(table, player, PROMPT_BATTLEFIELD, (Ref){0, 0});
    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    return ids[ask_now(table)->picks[0]];
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
        setup_place_battlefield(table, chosen[i]);
    }
}

static void swap_cards(Table *table)
{
    const int players = table->state->players_n;
    Swap swaps[SEATS_MAX];

    for (int i = 0; i < players; i++) swaps[i] = sideboard_ask(table, (PlayerId)i);
    for (int i = 0; i < players; i++) sideboard_swap(table, (PlayerId)i, &swaps[i]);
}

// All that comes before the first hands. Drawn battlefields and the turn order are known
// when cards change places, chosen ones are not.
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

// Set aside, draw as many, recycle those set aside (117).
static void mulligan(Table *table, PlayerId player)
{
    ObjectId hand[OBJECTS_MAX], aside[SET_ASIDE_MAX];
    const int n = board_objects_in(table, board_hand(table, player), hand);
    Question *question = ask_begin(table, player, PROMPT_MULLIGAN, (Ref){0, 0});
    Event event = event_of(EVENT_MULLIGAN, 0, player);
    const Answer *answer;

    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = hand[i], .spot = NOWHERE});
    }
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

void setup_step(Table *table)
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
        turn_start(table, table->state->turn_player);
    }
}

// ---- positions

CardId setup_blank_battlefield(const Library *library)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->types == BIT(TYPE_BATTLEFIELD) &&
            card->supertypes & BIT(SUPERTYPE_TOKEN) && !card->abilities_n) {
            return (CardId)i;
        }
    }
    return 0;
}

void setup_position(Game *game, Table *table, Mode mode, uint64_t seed)
{
    const CardId blank = setup_blank_battlefield(table->library);
    const int players = mode_row(mode)->players;
    RiftboundState *b;

    begin(game, table, mode, seed);
    b = rb(table->state);
    table->state->turn = (uint16_t)(players + 1);
    b->phase = PHASE_MAIN;
    b->phase_step = 1;
    for (int i = 0; i < players; i++) table->state->players[i].turns = i == 0 ? 2 : 1;
    for (int i = 0; blank && i < mode_row(mode)->battlefields; i++) {
        setup_place_battlefield(
            table, object_create(table, blank, 0, spot_of(table, ZONE_ASIDE, 0)));
    }
}

ObjectId setup_position_add(Table *table, CardId card, PlayerId owner, SpotId spot)
{
    const Card *facts = &table->library->cards[card];
    const ObjectId id = object_create(table, card, owner, spot);
    const int zone = spot_zone(table, spot);

    if (facts->supertypes & BIT(SUPERTYPE_TOKEN))
        object_mark(table, id, MARK_TOKEN, true);
    if (zone == ZONE_FACEDOWN) object_mark(table, id, MARK_FACEDOWN, true);
    if (zone == ZONE_CHAMPION) rb(table->state)->champion[owner] = card;
    return id;
}

// A battlefield where one player alone has units is that player's.
static void settle_control(Table *table, int place)
{
    const uint8_t players = board_players_at(table, battlefield_spot(table, place));
    const ObjectId id = rb_const(table->state)->battlefields[place].object;

    if (battlefield_controller(table, place) != NOBODY) return;
    if (__builtin_popcount(players) != 1) return;
    object_control(table, id, (PlayerId)__builtin_ctz(players));
}

void setup_position_done(Game *game, Table *table)
{
    RiftboundState *b = rb(&game->now);

    for (int i = 0; i < b->battlefields_n; i++) settle_control(table, i);
    b->next_in_queue = game->now.turn_player;
    game->now.changed = true;
    game->now.dirty = true;
    game->status = GAME_RUNS;
    game->mark = game->now;
}
