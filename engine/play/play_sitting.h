// play_sitting.h -- how a game is played in a sitting: modes, settings, start and end.
//
// A mode or setting is known by its name in commands, replays and the protocol. Functions
// that are left out have a default: one game, begun from the seed alone, after which the
// sitting is over.

#ifndef PLAY_SITTING_H
#define PLAY_SITTING_H

#include "engine/play/sitting.h"

// Something that players agree on before they begin.
typedef struct PlaySetting {
    const char *name;    // in replays and the protocol: "best_of"
    const char *choices; // the numbers that it takes, a digit each; NULL: yes or no
    uint8_t usual;       // where nobody says it; of values: 1 + row
    const char *doc;
    const char *const *values; // words that it takes instead, ended by NULL; their
                               // number is 1 + row. NULL: none
    uint16_t players; // bit n: with n players it may be other than usual; 0: with any
} PlaySetting;

typedef struct PlaySitting {
    const PlayMode *modes; // the first one of so many players is their usual one
    int modes_n;
    const PlaySetting *settings; // its own, SETTINGS_MAX at most
    int settings_n;
    // Returns the mode of a game that is played. NULL: the usual one of its players.
    int (*mode_of)(const State *state);
    // Completes a sitting that starts: its settings have their usual values already.
    void (*start)(Sitting *sitting);
    // Puts the next game before its first step; `games` counts it already.
    void (*begin)(Sitting *sitting, Game *game, Table *table);
    // Remembers what the next game needs; wins are counted already.
    void (*end)(Sitting *sitting, const Game *game);
    bool (*is_over)(const Sitting *sitting); // no game is being played
    PlayerId (*winner)(const Sitting *sitting);
    // Judges the memory of a sitting from elsewhere, whose last game is [state]. Returns
    // NULL, or what is wrong.
    const char *(*refusal)(const Sitting *sitting, const State *state);
} PlaySitting;

#endif
