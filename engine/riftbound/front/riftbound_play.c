// riftbound_play.c -- Riftbound's rows of Play, a part each from the files beside it.

#include "engine/riftbound/front/riftbound_play.h"

#include "engine/riftbound/front/riftbound_board.h"
#include "engine/riftbound/front/riftbound_bots.h"
#include "engine/riftbound/front/riftbound_decks.h"
#include "engine/riftbound/front/riftbound_new.h"
#include "engine/riftbound/front/riftbound_now.h"
#include "engine/riftbound/front/riftbound_options.h"
#include "engine/riftbound/front/riftbound_position.h"
#include "engine/riftbound/front/riftbound_scenario.h"
#include "engine/riftbound/front/riftbound_sitting.h"
#include "engine/riftbound/front/riftbound_telling.h"
#include "engine/riftbound/front/riftbound_why.h"

static const char *const phrases[] = {
    riftbound_counts_lua,
    riftbound_phrases_lua,
    riftbound_events_lua,
    riftbound_sentences_lua,
    riftbound_instructions_lua,
    riftbound_rarer_lua,
    NULL,
};

const Play riftbound_play = {
    .decks = &riftbound_decks,
    .sitting = &riftbound_sitting,
    .fresh = &riftbound_new,
    .position = &riftbound_position,
    .scenario = &riftbound_scenario,
    .board = &riftbound_board,
    .telling = &riftbound_telling,
    .bots = &riftbound_bots,
    .options = &riftbound_options,
    .now = &riftbound_now,
    .why = &riftbound_why,
    .rulebook = riftbound_rules_txt,
    .says = riftbound_says_txt,
    .phrases = phrases,
};
