// deck.c -- decks of any game: counting, and the check that every game has.

#include "engine/play/deck.h"

#include <stdarg.h>

#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"

static const PlayDecks *decks_of(const Rules *rules)
{
    return rules->play ? rules->play->decks : NULL;
}

int deck_sections_n(const Rules *rules)
{
    const PlayDecks *decks = decks_of(rules);

    return decks ? decks->sections_n : 0;
}

int deck_size(const Rules *rules, const Deck *deck)
{
    const PlayDecks *decks = decks_of(rules);
    int n = 0;

    for (int i = 0; i < deck_sections_n(rules); i++)
        if (decks->sections[i].counts) n += deck->n[i];
    return n;
}

DeckProblem *deck_problem_add(DeckCheck *check, DeckProblemKind kind, const char *rule,
                              CardId card)
{
    const int at = check->n++;

    if (at >= check->max) return NULL;
    check->problems[at] = (DeckProblem){.kind = kind, .rule = rule, .card = card};
    return &check->problems[at];
}

void deck_problem(DeckCheck *check, DeckProblemKind kind, const char *rule, CardId card,
                  const char *format, ...)
{
    DeckProblem *problem = deck_problem_add(check, kind, rule, card);
    va_list args;

    if (!problem) return;
    va_start(args, format);
    (void)text_format_list(problem->text, sizeof problem->text, format, args);
    va_end(args);
}

// Returns whether an earlier one of the cards has the same name.
static bool is_again(const Library *library, const CardId *cards, int at)
{
    for (int i = 0; i < at; i++)
        if (library->cards[cards[i]].name == library->cards[cards[at]].name)
            return true;
    return false;
}

void deck_check_playable(DeckCheck *check, const CardId *cards, int n)
{
    for (int i = 0; i < n; i++) {
        const Card *card = &check->library->cards[cards[i]];

        if (!cards[i] || !card->unplayable || is_again(check->library, cards, i))
            continue;
        deck_problem(check,
                     PROBLEM_UNPLAYABLE,
                     "invariant 8",
                     cards[i],
                     "%s (%s) cannot be played: %s",
                     card->name,
                     card->code,
                     card->unplayable);
    }
}

void deck_check(DeckCheck *check, const Deck *deck)
{
    const PlayDecks *decks = decks_of(check->library->rules);

    if (decks && decks->check) {
        decks->check(check, deck);
        return;
    }
    for (int i = 0; i < deck_sections_n(check->library->rules); i++)
        deck_check_playable(check, deck->cards[i], deck->n[i]);
}

void deck_check_team(DeckCheck *check, const Deck *deck, const Deck *other)
{
    const PlayDecks *decks = decks_of(check->library->rules);

    if (decks && decks->check_team) decks->check_team(check, deck, other);
}
