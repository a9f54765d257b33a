// setting.c -- reads and writes the values of a setting.

#include "engine/play/setting.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"

static int values_of(const PlaySetting *setting)
{
    int n = 0;

    if (setting->values)
        while (n < SETTING_VALUES_MAX && setting->values[n]) n++;
    return n;
}

bool setting_takes(const PlaySetting *setting, int value)
{
    if (setting->values) return value >= 1 && value <= values_of(setting);
    if (!setting->choices) return value == 0 || value == 1;
    return value >= 1 && value <= 9 && strchr(setting->choices, '0' + value);
}

int setting_value(const PlaySetting *setting, const char *text)
{
    for (int i = 0; i < values_of(setting); i++)
        if (!strcmp(setting->values[i], text)) return i + 1;
    if (setting->values) return -1;
    if (!setting->choices)
        return !strcmp(text, "yes") ? 1 : !strcmp(text, "no") ? 0 : -1;
    if (strlen(text) != 1) return -1;
    return setting_takes(setting, text[0] - '0') ? text[0] - '0' : -1;
}

const char *setting_told(const PlaySetting *setting, int value, char text[SETTING_TEXT])
{
    if (!setting_takes(setting, value))
        (void)text_format(text, SETTING_TEXT, "?");
    else if (setting->values)
        (void)text_format(text, SETTING_TEXT, "%s", setting->values[value - 1]);
    else if (setting->choices)
        (void)text_format(text, SETTING_TEXT, "%d", value);
    else
        (void)text_format(text, SETTING_TEXT, "%s", value ? "yes" : "no");
    return text;
}

// Returns the [i]th value, -1 after the last one.
static int value_at(const PlaySetting *setting, int i)
{
    if (setting->values) return i < values_of(setting) ? i + 1 : -1;
    if (!setting->choices) return i < 2 ? 1 - i : -1;
    return setting->choices[i] ? setting->choices[i] - '0' : -1;
}

const char *setting_choices(const PlaySetting *setting, char text[SETTING_TEXT])
{
    char value[SETTING_TEXT];
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; value_at(setting, i) >= 0 && used < SETTING_TEXT; i++)
        used += (size_t)snprintf(text + used,
                                 SETTING_TEXT - used,
                                 "%s%s",
                                 !i                              ? ""
                                 : value_at(setting, i + 1) >= 0 ? ", "
                                                                 : " or ",
                                 setting_told(setting, value_at(setting, i), value));
    return text;
}

bool setting_fits(const PlaySetting *setting, int value, int players)
{
    return !setting->players || value == setting_usual(setting) ||
           setting->players >> players & 1;
}

const char *setting_players(const PlaySetting *setting, char text[SETTING_TEXT])
{
    const int all = setting->players;
    size_t used = 0;

    text[0] = '\0';
    for (int n = 1; all >> n && used < SETTING_TEXT; n++) {
        if (!(all >> n & 1)) continue;
        used += (size_t)snprintf(text + used,
                                 SETTING_TEXT - used,
                                 "%s%d%s",
                                 !used          ? ""
                                 : all >> n > 1 ? ", "
                                                : " or ",
                                 n,
                                 all >> n > 1 ? ""
                                 : all == 2   ? " player"
                                              : " players");
    }
    return text;
}

int setting_usual(const PlaySetting *setting)
{
    return setting->values && !setting->usual ? 1 : setting->usual;
}
