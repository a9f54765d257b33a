// riftbound_new.c -- a set of two cards, a script and a scenario that passes; and where cards of a new set
// are tried.

#include "engine/riftbound/front/riftbound_new.h"

#include "engine/base/text.h"
#include "engine/riftbound/position/rulebook.h"

// Text files of this folder.
extern const char riftbound_new_set_json[];
extern const char riftbound_new_cards_csv[];
extern const char riftbound_new_card_lua[];
extern const char riftbound_new_scenario_lua[];

static const NewFile files[] = {
    {"set.json", riftbound_new_set_json},
    {"cards.csv", riftbound_new_cards_csv},
    {"&-002.lua", riftbound_new_card_lua},
    {"scenarios/&-002.lua", riftbound_new_scenario_lua},
    {0},
};

// Where a card is tried, for cards of some types.
typedef struct {
    uint16_t types;
    bool token;       // also one that nobody plays from a hand
    const char *keys; // $ is the card, @ the resources for it
} FirstPosition;

enum {
    PLAYED = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL),
    RUNES_BESIDE = 2, // for what it may cost besides
};

// The other's units at a battlefield are weak, so that nearly any unit wins there. What is little comes first:
// the scenario is shorter.
#define DECK  "deck = { \"Mega-Mech\", \"Mega-Mech\", \"Mega-Mech\" }, runes = { @ }"
#define ENEMY "foe = { units = { [\"0\"] = { \"Recruit\" } } }"
#define MUCH                                                                           \
    "base = { \"Playful Phantom\", { \"Mega-Mech\", exhausted = true } }, "            \
    "units = { [\"1\"] = { \"Shipyard Skulker\" } }, trash = { \"Mega-Mech\" }, " DECK
#define ENEMIES                                                                        \
    "foe = { units = { [\"0\"] = { \"Recruit\" } }, base = { { \"Playful Phantom\", "  \
    "exhausted = true, damage = 1 }, \"Mega-Mech\" }, hand = { \"Mega-Mech\" }, "      \
    "deck = { \"Mega-Mech\", \"Mega-Mech\" } }"

static const FirstPosition first_positions[] = {
    {PLAYED, false, "you = { hand = { \"$\" }, " DECK " }, " ENEMY},
    {PLAYED, false, "you = { hand = { \"$\", \"Mega-Mech\" }, " MUCH " }, " ENEMIES},
    {BIT(TYPE_UNIT), true, "you = { base = { \"$\" }, " DECK " }, " ENEMY},
    {BIT(TYPE_UNIT), true, "you = { base = { \"$\" }, " DECK " }"},
    {BIT(TYPE_GEAR),
     true,
     "you = { base = { \"$\", \"Playful Phantom\" }, " DECK " }, " ENEMY},
    {BIT(TYPE_LEGEND), false, "you = { legend = \"$\", " MUCH " }, " ENEMIES},
    {BIT(TYPE_BATTLEFIELD),
     false,
     "battlefields = { \"$\" }, you = { base = { \"Playful Phantom\" }, " DECK " }"},
};

#undef DECK
#undef ENEMY
#undef MUCH
#undef ENEMIES

// Adds to [to] the runes that pay for the card, of its domains, or of the first one.
static size_t write_runes(const Library *library, const Card *card, char *to,
                          size_t size)
{
    const FactRow *row = &library->rules->facts[FACT_DOMAINS];
    const int domains = card->facts[FACT_DOMAINS] ? card->facts[FACT_DOMAINS] : 1;
    const int price =
        fact_number(card->facts[FACT_ENERGY]) + fact_number(card->facts[FACT_POWER]);
    size_t n = 0;

    for (int i = 0; i < row->vocabulary_n; i++)
        if (domains >> i & 1)
            n += text_format(to + n,
                             size - n,
                             "%s%s = %d",
                             n ? ", " : "",
                             row->vocabulary[i].name,
                             price + RUNES_BESIDE);
    return n;
}

static bool first_position(const Library *library, const Card *card, int n, char *keys,
                           size_t size)
{
    const bool token = card->supertypes & BIT(SUPERTYPE_TOKEN);
    const FirstPosition *of = NULL;
    size_t at = 0;

    for (size_t i = 0; i < COUNT_OF(first_positions) && !of; i++)
        if (first_positions[i].types & card->types &&
            (first_positions[i].token || !token) && n-- == 0)
            of = &first_positions[i];
    if (!of) return false;
    for (const char *c = of->keys; *c && at + 1 < size; c++) {
        if (*c == '$')
            at += text_format(keys + at, size - at, "%s", card->code);
        else if (*c == '@')
            at += write_runes(library, card, keys + at, size - at);
        else
            keys[at++] = *c;
    }
    keys[at] = '\0';
    return true;
}

const PlayNew riftbound_new = {.files = files, .first = first_position};
