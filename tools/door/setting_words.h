// setting_words.h -- record: settings of a game in words, as a command line has them.

#ifndef SETTING_WORDS_H
#define SETTING_WORDS_H

#include "engine/base/limit.h"

enum {
    SETTING_WORDS_MAX = SETTINGS_MAX + 1
}; // the settings of a game, and one that all have

// Settings, "name=value" each.
typedef struct {
    const char *said[SETTING_WORDS_MAX];
    int n;
} SettingWords;

#endif
