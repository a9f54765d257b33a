// deck_figures.c -- counts the cards of a deck.
//
// A bit set of a fact counts once for each of its words, so the figures of one kind can
// exceed the number of cards.

#include "tools/cards/deck_figures.h"

#include "engine/play/play.h"
#include "engine/play/play_decks.h"

static void count_bits(unsigned bits, int n, int *figures)
{
    for (int i = 0; i < n && i < FIGURES_WORDS; i++) figures[i] += (int)(bits >> i & 1);
}

static void count_card(const Rules *rules, const Card *card, DeckFigures *figures)
{
    const int cost = fact_with_role(rules, FACT_COST);
    const int identity = fact_with_role(rules, FACT_IDENTITY);
    const int last = FIGURES_CURVE - 1;

    if (cost >= 0 && card->facts[cost] >= 0)
        figures->curve[card->facts[cost] < last ? card->facts[cost] : last]++;
    if (identity >= 0)
        count_bits((unsigned)card->facts[identity],
                   rules->facts[identity].vocabulary_n,
                   figures->identity);
    count_bits(card->types, rules->types_n, figures->types);
}

DeckFigures deck_figures(const Library *library, const Deck *deck)
{
    const Rules *rules = library->rules;
    DeckFigures figures = {.total = deck_size(rules, deck)};

    if (!deck_sections_n(rules)) return figures;
    const int main = rules->play->decks->main;
    for (int i = 0; i < deck->n[main]; i++)
        count_card(rules, &library->cards[deck->cards[main][i]], &figures);
    return figures;
}
