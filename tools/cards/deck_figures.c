#include "tools/cards/deck_figures.h"

static void count(const Library *library, const Card *card, DeckFigures *figures)
{
    const int last = FIGURES_CURVE - 1;
    const int energy = card->facts[FACT_ENERGY];

    if (energy >= 0) figures->energy[energy < last ? energy : last]++;
    for (int i = 0; i < library->rules->domains_n && i < FIGURES_WORDS; i++)
        figures->domains[i] += card->facts[FACT_DOMAINS] >> i & 1;
    for (int i = 0; i < library->rules->types_n && i < FIGURES_WORDS; i++)
        figures->types[i] += card->types >> i & 1;
}

DeckFigures deck_figures(const Library *library, const Deck *deck)
{
    DeckFigures figures = {0};

    for (int i = 0; i < deck->main_n; i++)
        count(library, &library->cards[deck->main[i]], &figures);
    figures.total =
        deck->main_n + deck->runes_n + deck->battlefields_n + (deck->legend != 0);
    return figures;
}
