// riftbound_sitting.c -- the modes (485-489) and settings of a sitting, as rows.

#include "engine/riftbound/front/riftbound_sitting.h"

#include "engine/riftbound/setup/match.h"

static const PlayMode modes[] = {
#define MODE(id, name, players, teams, points, battlefields, doc)                      \
    {name, players, teams, points, MODE_##id == MODE_MATCH, doc},
#include "engine/riftbound/defs/modes.def"
};

static const PlaySetting settings[SETTING_COUNT] = {
    [SETTING_FLOATS] = {.name = "floats", .doc = "adding resources by hand is offered"},
    [SETTING_BEST_OF] = {"best_of", "135", 3, "the most games of a match", NULL, 0},
};

static int mode_of(const State *state)
{
    return rb_const(state)->mode;
}

const PlaySitting riftbound_sitting = {
    .modes = modes,
    .modes_n = COUNT_OF(modes),
    .settings = settings,
    .settings_n = COUNT_OF(settings),
    .mode_of = mode_of,
    .start = match_start,
    .begin = match_begin,
    .end = match_end,
    .is_over = match_is_over,
    .winner = match_winner,
    .refusal = match_refusal,
};
