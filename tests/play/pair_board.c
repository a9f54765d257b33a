// pair_board.c -- puts two cards, and what they may need, on one board.

#include "tests/play/pair_board.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/front/riftbound_position.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/setup.h"

enum {
    PLAYERS = 2,
    FIELDS = 2,
    IN_HAND = 3,
    IN_DECK = 9,
    IN_TRASH = 2,
    MATES = 3,         // further units of each player
    RUNES_OF_EACH = 2, // ready ones of each domain, in base
    RUNES_LEFT = 6,
    MAIN_TYPES = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL),
};

typedef struct {
    Table *table;
    const char *set;
    uint64_t chance;
} Maker;

static uint64_t draw(Maker *maker, uint64_t n)
{
    uint64_t z = (maker->chance += 0x9E3779B97F4A7C15u);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (z ^ (z >> 31)) % n;
}

static bool is_token(const Card *card)
{
    return card->supertypes & BIT(SUPERTYPE_TOKEN);
}

// Returns any playable card of the set that has one of the types; of another set where
// this one has none.
static CardId any_card(Maker *maker, uint16_t types)
{
    const Library *library = maker->table->library;
    const int from = (int)draw(maker, (uint64_t)library->cards_n - 1);
    CardId other = 0;

    for (int i = 0; i < library->cards_n - 1; i++) {
        const CardId id = (CardId)(1 + (from + i) % (library->cards_n - 1));
        const Card *card = &library->cards[id];

        if (!(card->types & types) || card->unplayable || is_token(card)) continue;
        if (card->set && !strcmp(card->set, maker->set)) return id;
        if (!other) other = id;
    }
    return other;
}

static ObjectId add(Maker *maker, CardId card, PlayerId owner, SpotId spot)
{
    return setup_position_add(maker->table, card, owner, spot);
}

static SpotId home(const Maker *maker, int zone, PlayerId player)
{
    return spot_of(maker->table, zone, player);
}

// Returns where a unit of the player stands: in base, or at the player's battlefield.
static SpotId any_place(Maker *maker, PlayerId player)
{
    return draw(maker, 2) ? board_base(maker->table, player)
                          : battlefield_spot(maker->table, player);
}

static void add_field(Maker *maker, CardId card, PlayerId player)
{
    const ObjectId id = add(maker, card, player, home(maker, ZONE_ASIDE, player));

    riftbound_position_places.put(maker->table, player, id);
}

static void add_legend(Maker *maker, CardId card, PlayerId player)
{
    (void)add(maker, card, player, home(maker, ZONE_LEGEND, player));
}

// Puts one copy where it works, and one into the hand.
static void add_main(Maker *maker, CardId card, PlayerId player)
{
    const Card *facts = &maker->table->library->cards[card];

    if (facts->types & BIT(TYPE_UNIT))
        (void)add(maker, card, player, any_place(maker, player));
    else if (facts->types & BIT(TYPE_GEAR))
        (void)add(maker, card, player, board_base(maker->table, player));
    if (is_token(facts)) return;
    (void)add(maker, card, player, home(maker, ZONE_HAND, player));
    if (facts->types & BIT(TYPE_SPELL))
        (void)add(maker, card, player, home(maker, ZONE_HAND, player));
}

static bool is_main(const Maker *maker, CardId card)
{
    return maker->table->library->cards[card].types & MAIN_TYPES;
}

static bool is_of(const Maker *maker, CardId card, int type)
{
    return maker->table->library->cards[card].types & BIT(type);
}

static void add_any(Maker *maker, PlayerId player, int zone, int n, uint16_t types)
{
    for (int i = 0; i < n; i++)
        (void)add(maker, any_card(maker, types), player, home(maker, zone, player));
}

// Returns the rune of that domain; 0: there is none.
static CardId rune_of(const Library *library, int domain)
{
    for (int i = 1; i < library->cards_n; i++)
        if (library->cards[i].types == BIT(TYPE_RUNE) &&
            !library->cards[i].unplayable &&
            library->cards[i].facts[FACT_DOMAINS] == (int)BIT(domain))
            return (CardId)i;
    return 0;
}

static void add_runes(Maker *maker, PlayerId player)
{
    for (int domain = 0; domain < DOMAIN_COUNT; domain++) {
        const CardId rune = rune_of(maker->table->library, domain);

        for (int i = 0; rune && i < RUNES_OF_EACH; i++)
            (void)add(maker, rune, player, board_base(maker->table, player));
        if (rune && domain < RUNES_LEFT)
            (void)add(maker, rune, player, home(maker, ZONE_RUNE_DECK, player));
    }
}

// Adds what a player has beside the pair.
static void add_rest(Maker *maker, PlayerId player)
{
    for (int i = 0; i < MATES; i++)
        (void)add(
            maker, any_card(maker, BIT(TYPE_UNIT)), player, any_place(maker, player));
    add_any(maker, player, ZONE_HAND, IN_HAND, MAIN_TYPES);
    add_any(maker, player, ZONE_DECK, IN_DECK, MAIN_TYPES);
    add_any(maker, player, ZONE_TRASH, IN_TRASH, MAIN_TYPES);
    add_runes(maker, player);
}

static void add_fields(Maker *maker, const CardId *cards, const PlayerId *players)
{
    CardId fields[FIELDS];

    for (int i = 0; i < FIELDS; i++) fields[i] = any_card(maker, BIT(TYPE_BATTLEFIELD));
    for (int i = 0; i < 2; i++)
        if (is_of(maker, cards[i], TYPE_BATTLEFIELD)) fields[players[i]] = cards[i];
    for (int i = 0; i < FIELDS; i++) add_field(maker, fields[i], (PlayerId)i);
}

static void add_legends(Maker *maker, const CardId *cards, const PlayerId *players)
{
    CardId legends[PLAYERS];

    for (int i = 0; i < PLAYERS; i++) legends[i] = any_card(maker, BIT(TYPE_LEGEND));
    for (int i = 0; i < 2; i++)
        if (is_of(maker, cards[i], TYPE_LEGEND)) legends[players[i]] = cards[i];
    for (int i = 0; i < PLAYERS; i++) add_legend(maker, legends[i], (PlayerId)i);
}

// Returns whether both cards must have different players: a player has one legend, and
// brings one battlefield.
static bool exclude(const Maker *maker, const CardId *cards)
{
    for (int type = TYPE_BATTLEFIELD; type <= TYPE_LEGEND; type++)
        if (is_of(maker, cards[0], type) && is_of(maker, cards[1], type)) return true;
    return false;
}

void pair_board_make(Game *game, Table *table, Pair pair, uint64_t seed)
{
    const CardId cards[2] = {pair.a, pair.b};
    Maker maker = {.table = table,
                   .set = table->library->cards[pair.a].set,
                   .chance = (seed * 65536 + pair.a) * 65536 + pair.b};
    PlayerId players[2] = {(PlayerId)draw(&maker, PLAYERS),
                           (PlayerId)draw(&maker, PLAYERS)};

    if (exclude(&maker, cards)) players[1] = !players[0];
    setup_position(game, table, MODE_DUEL, maker.chance);
    add_fields(&maker, cards, players);
    add_legends(&maker, cards, players);
    for (int i = 0; i < 2; i++)
        if (is_main(&maker, cards[i])) add_main(&maker, cards[i], players[i]);
    for (int i = 0; i < PLAYERS; i++) add_rest(&maker, (PlayerId)i);
    setup_position_done(game, table);
}
