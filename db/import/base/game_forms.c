// game_forms.c -- names every game that has forms of its own.

#include "db/import/base/game_forms.h"

#include <string.h>

#include "db/decks/deck_forms.h"
#include "db/riftbound/riftbound_deck_forms.h"
#include "db/riftbound/riftbound_lists.h"
#include "engine/base/base.h"
#include "engine/play/play.h"

static const struct {
    const char *game;
    const DeckForms *decks;
    const ListForms *lists;
} games[] = {
    {"riftbound", &riftbound_deck_forms, &riftbound_lists},
};

DeckGame game_forms_of_decks(const Rules *rules)
{
    const PlayDecks *rows = rules->play ? rules->play->decks : NULL;
    DeckGame game = {.rows = rows ? rows : &deck_forms_pile,
                     .forms = &deck_forms_general};

    for (int i = 0; i < COUNT_OF(games); i++)
        if (!strcmp(games[i].game, rules->game)) game.forms = games[i].decks;
    return game;
}

const ListForms *game_forms_of_lists(const Rules *rules)
{
    for (int i = 0; i < COUNT_OF(games); i++)
        if (!strcmp(games[i].game, rules->game)) return games[i].lists;
    return NULL;
}
