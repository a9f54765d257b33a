// deck_any.c -- draws a deck from all playable cards, for games that try everything.
//
// The deck follows from the number alone. Of the rules of construction only that of two
// domains holds.

#include "engine/riftbound/setup/deck_any.h"

#include <stdio.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/riftbound/setup/deck_rules.h"

enum {
    MADE_MAIN = 46,
    MADE_RUNES = 12,
    MADE_FIELDS = 3,
    WITH_COPIES = 12, // of the card that a deck is about
    CANDIDATES_MAX = 2048,
    PAIRS = DOMAIN_COUNT * (DOMAIN_COUNT - 1), // of domains, each twice
};

static bool is_main(const Card *card)
{
    const uint16_t kinds = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL);

    return (card->types & kinds) && !(card->supertypes & BIT(SUPERTYPE_TOKEN));
}

static uint64_t next_random(uint64_t *stream)
{
    *stream += 0x9E3779B97F4A7C15u;
    return XXH3_64bits(stream, sizeof *stream);
}

// Playable cards that belong to the part: of [kind], 0 for the main deck, and of no
// domain beyond [domains].
static int find_candidates(const Library *library, uint16_t kind, uint8_t domains,
                           CardId *ids)
{
    int n = 0;

    for (int i = 1; i < library->cards_n && n < CANDIDATES_MAX; i++) {
        const Card *card = &library->cards[i];
        const bool fits =
            kind ? card->types == kind && !(card->supertypes & BIT(SUPERTYPE_TOKEN))
                 : is_main(card);

        if (fits && !card->unplayable && !(card->facts[FACT_DOMAINS] & ~domains))
            ids[n++] = (CardId)i;
    }
    return n;
}

// Takes [wanted] of the cards; no card comes two times more often than another.
static int take_cards(uint64_t *stream, CardId *ids, int n, int wanted, CardId *out)
{
    for (int i = 0; i < wanted && n; i++) {
        int at = i % n, other = at + (int)(next_random(stream) % (uint64_t)(n - at));
        CardId id = ids[other];

        ids[other] = ids[at];
        ids[at] = id;
        out[i] = id;
    }
    return n ? wanted : 0;
}

static CardId first_champion(const Library *library, const Deck *deck)
{
    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        if (library->cards[deck->cards[SECTION_MAIN][i]].supertypes &
            BIT(SUPERTYPE_CHAMPION))
            return deck->cards[SECTION_MAIN][i];
    return deck->n[SECTION_MAIN] ? deck->cards[SECTION_MAIN][0] : 0;
}

static uint8_t two_domains(uint64_t number)
{
    const unsigned a = (unsigned)(number % DOMAIN_COUNT);
    const unsigned b = (unsigned)((number / DOMAIN_COUNT) % (DOMAIN_COUNT - 1));

    return (uint8_t)(BIT(a) | BIT((a + 1 + b) % DOMAIN_COUNT));
}

void deck_any(const Library *library, uint64_t number, Deck *deck)
{
    CardId ids[CANDIDATES_MAX];
    uint64_t stream = number;
    const uint8_t domains = two_domains(number);
    int n = find_candidates(library, 0, domains, ids);

    *deck = (Deck){0};
    snprintf(deck->name, sizeof deck->name, "made-%llu", (unsigned long long)number);
    deck->n[SECTION_MAIN] =
        take_cards(&stream, ids, n, MADE_MAIN, deck->cards[SECTION_MAIN]);
    deck->cards[SECTION_CHAMPION][0] = first_champion(library, deck);
    deck->n[SECTION_CHAMPION] = 1;
    n = find_candidates(library, BIT(TYPE_RUNE), domains, ids);
    deck->n[SECTION_RUNES] =
        take_cards(&stream, ids, n, MADE_RUNES, deck->cards[SECTION_RUNES]);
    n = find_candidates(library, BIT(TYPE_BATTLEFIELD), UINT8_MAX, ids);
    deck->n[SECTION_BATTLEFIELDS] =
        take_cards(&stream, ids, n, MADE_FIELDS, deck->cards[SECTION_BATTLEFIELDS]);
    n = find_candidates(library, BIT(TYPE_LEGEND), UINT8_MAX, ids);
    deck->n[SECTION_LEGEND] =
        take_cards(&stream, ids, n, 1, deck->cards[SECTION_LEGEND]);
}

void deck_any_with(const Library *library, uint64_t number, CardId card, Deck *deck)
{
    const Card *it = &library->cards[card];
    const uint8_t needed =
        it->types == BIT(TYPE_BATTLEFIELD) || it->types == BIT(TYPE_LEGEND)
            ? 0
            : (uint8_t)it->facts[FACT_DOMAINS];

    // From another pair on for each number, so that the card meets all other domains.
    number = number * PAIRS + number % PAIRS;
    while (needed & ~two_domains(number)) number++;
    deck_any(library, number, deck);
    if (it->types == BIT(TYPE_LEGEND)) {
        deck->cards[SECTION_LEGEND][0] = card;
    } else if (it->types == BIT(TYPE_BATTLEFIELD)) {
        for (int i = 0; i < MADE_FIELDS; i++)
            deck->cards[SECTION_BATTLEFIELDS][i] = card;
    } else {
        for (int i = 0; i < WITH_COPIES; i++) deck->cards[SECTION_MAIN][i] = card;
        if (it->supertypes & BIT(SUPERTYPE_CHAMPION))
            deck->cards[SECTION_CHAMPION][0] = card;
    }
}
