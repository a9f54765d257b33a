// riftbound_deck_forms.h -- the deck forms that Riftbound alone has.

#ifndef RIFTBOUND_DECK_FORMS_H
#define RIFTBOUND_DECK_FORMS_H

#include "db/decks/deck_form.h"

extern const DeckForms riftbound_deck_forms;

#endif
