// deck_forms.c -- the forms and the section of a game that has none of its own.

#include "db/decks/deck_forms.h"

#include "db/decks/deck_json.h"
#include "db/decks/deck_text.h"
#include "db/decks/deck_write.h"

static const DeckForm *const readers[] = {
    &deck_form_json, &deck_form_yaml, &deck_form_text, NULL};

static const DeckWriter writers[] = {
    {"text", "a list with headings", deck_write_text},
    {0},
};

static const char *const words[] = {"deck", "main deck", "main", "cards", NULL};
static const char *const keys[] = {"main", NULL};
static const DeckSection pile = {.name = "main",
                                 .heading = "Deck",
                                 .title = "Deck",
                                 .headings = words,
                                 .keys = keys,
                                 .room = DECK_SECTION_CARDS,
                                 .counts = true};

const PlayDecks deck_forms_pile = {
    .sections = &pile, .sections_n = 1, .examples = "Deck:"};

const DeckForms deck_forms_general = {.readers = readers, .writers = writers};
