// riftbound_options.c -- options of Riftbound in its own words, where their roles say too
// little.

#include "engine/riftbound/front/riftbound_options.h"

#include "engine/riftbound/position/rulebook.h"

// The number of such an option is what is lethal to the unit (combat_damage.c).
static const PlayOptionText texts[] = {
    {PROMPT_ASSIGN,
     OPTION_OBJECT,
     "%o: %g of %a damage, [lethal|and %n would be lethal]"},
};

const PlayOptions riftbound_options = {.texts = texts, .texts_n = COUNT_OF(texts)};
