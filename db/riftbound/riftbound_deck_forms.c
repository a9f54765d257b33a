// riftbound_deck_forms.c -- the deck forms of Riftbound, in the order of trying.

#include "db/riftbound/riftbound_deck_forms.h"

#include "db/decks/deck_json.h"
#include "db/decks/deck_text.h"
#include "db/decks/deck_write.h"
#include "db/riftbound/deck_champion.h"
#include "db/riftbound/deck_page.h"
#include "db/riftbound/deck_share.h"
#include "db/riftbound/deck_tokens.h"
#include "db/riftbound/deck_write_json.h"

static const DeckForm *const readers[] = {&deck_form_page,
                                          &deck_form_json,
                                          &deck_form_yaml,
                                          &deck_form_tokens,
                                          &deck_form_code,
                                          &deck_form_text,
                                          NULL};

static const DeckWriter writers[] = {
    {"text", "a list with headings, as all sites and tables read it", deck_write_text},
    {"code", "one word to share, as deck sites read it", deck_share_write},
    {"tts",
     "one printing for each copy, for Tabletop Simulator; no sideboard",
     deck_tokens_write},
    {"json", "this program's own JSON", deck_write_json},
    {"oracle", "the JSON of riftbound-oracle and riftools", deck_write_json_oracle},
    {"arena", "the JSON of TCG Arena", deck_write_json_arena},
    {"ids",
     "JSON with the code of every copy, as engines read it",
     deck_write_json_ids},
    {0},
};

const DeckForms riftbound_deck_forms = {
    .readers = readers,
    .writers = writers,
    .code_key = "riftbound_id",
    .complete = deck_champion_choose,
};
