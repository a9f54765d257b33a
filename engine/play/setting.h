// setting.h -- the values of a setting: yes or no, digits, or words.
//
// Inside of the program a value is a number of one byte. Yes is 1 and no is 0, a digit is
// itself, and the words of a setting count from 1, so that 0 can mean "as usual".

#ifndef SETTING_H
#define SETTING_H

#include "engine/play/play_sitting.h"

enum { SETTING_TEXT = 160 };

// Returns whether the setting can have that value.
bool setting_takes(const PlaySetting *setting, int value);

// Returns whether so many players can agree on that value, which the setting can have.
bool setting_fits(const PlaySetting *setting, int value, int players);

// Writes the numbers of players that can agree on other values than the usual one: "5 or 6
// players". Returns [text].
const char *setting_players(const PlaySetting *setting, char text[SETTING_TEXT]);

// Returns the value that [text] means: "yes" or "no", a digit or a word. Returns -1 where
// the setting has no such value.
int setting_value(const PlaySetting *setting, const char *text);

// Writes a value as setting_value reads it. Returns [text].
const char *setting_told(const PlaySetting *setting, int value,
                         char text[SETTING_TEXT]);

// Writes all values for messages: "yes or no", "1, 3 or 5". Returns [text].
const char *setting_choices(const PlaySetting *setting, char text[SETTING_TEXT]);

// Returns the value that counts where nobody says one.
int setting_usual(const PlaySetting *setting);

#endif
