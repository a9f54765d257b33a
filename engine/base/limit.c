// limit.c -- the rows of limits.def as a table.

#include "engine/base/limit.h"

const LimitRow limit_rows[LIMIT_COUNT] = {
#define LIMIT(name, value, beyond, words, reason)                                      \
    [LIMIT_##name] = {#name,                                                           \
                      (value),                                                         \
                      BEYOND_##beyond,                                                 \
                      (words),                                                         \
                      (reason),                                                        \
                      "more than " #value " " words},
#include "engine/base/limits.def"
};

static const BeyondRow beyond_rows[BEYOND_COUNT] = {
    [BEYOND_FAULT] = {"fault",
                      "the script is at fault: card, file and line are named, and only "
                      "this game ends"},
    [BEYOND_STOPS] =
        {"stops",
         "the game stops unfinished and names limit and position; a script "
         "that made most of them in one run is at fault instead"},
    [BEYOND_REFUSED] = {"refused",
                        "what is read is refused with its place, and nothing of it is "
                        "kept"},
    [BEYOND_CUT] =
        {"cut",
         "as much is shown as fits, up to a whole character, and the rest is "
         "marked or counted"},
    [BEYOND_STAYS] =
        {"stays",
         "a number that play reaches stays at the limit; one that somebody "
         "types is refused"},
    [BEYOND_MERGED] = {"merged", "alike or the oldest ones are kept as one"},
};

const BeyondRow *limit_beyond(Beyond beyond)
{
    return &beyond_rows[beyond];
}
