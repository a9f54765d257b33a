// session_set.c -- reads settings: numbers, words of a command line, JSON.

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "engine/play/setting.h"
#include "tools/door/json_safe.h"
#include "tools/session/session.h"

bool session_set(const Rules *rules, Setup *setup, const char *name, int value)
{
    const int row = sitting_setting_find(rules, name);

    if (row < 0 || !setting_takes(sitting_setting(rules, row), value)) return false;
    setup->settings[row] = (uint8_t)value;
    return true;
}

// Fails with all that the game could have meant by [name].
static int fail_unknown(const Rules *rules, const char *name, Err *err)
{
    NameMatch nearest;
    char names[400] = "";
    size_t used = 0;

    name_match_start(&nearest, name);
    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const char *known = sitting_setting(rules, i)->name;

        name_match_offer(&nearest, known);
        if (used < sizeof names)
            used += (size_t)snprintf(names + used, sizeof names - used, " %s", known);
    }
    const char *near = name_match_best(&nearest);
    if (near)
        return err_set(err,
                       CODE_USAGE,
                       "game %s has no setting '%.*s'%s",
                       rules->game,
                       text_fit(name, 40),
                       name,
                       text_hint(near).text);
    return err_set(err,
                   CODE_USAGE,
                   "game %s has no setting '%.*s'; it has:%s",
                   rules->game,
                   text_fit(name, 40),
                   name,
                   names);
}

static int wrong_value(const PlaySetting *setting, const char *told, Err *err)
{
    char choices[SETTING_TEXT];
    NameMatch nearest;

    name_match_start(&nearest, told);
    for (int i = 0; setting->values && setting->values[i]; i++)
        name_match_offer(&nearest, setting->values[i]);
    const char *near = name_match_best(&nearest);
    return err_set(err,
                   CODE_USAGE,
                   "setting %s is %s, not '%.*s'%s",
                   setting->name,
                   setting_choices(setting, choices),
                   text_fit(told, 40),
                   told,
                   text_hint(near).text);
}

// Sets the setting of that row. Fails with the numbers of players that it is for if the mode
// has another one.
static int set_row(const Rules *rules, Setup *setup, int row, int value, Err *err)
{
    const PlaySetting *setting = sitting_setting(rules, row);
    const int players = sitting_mode(rules, setup->mode).players;
    char fits[SETTING_TEXT];

    if (!setting_fits(setting, value, players))
        return err_set(err,
                       CODE_USAGE,
                       "%s is for %s, not %d",
                       setting->name,
                       setting_players(setting, fits),
                       players);
    setup->settings[row] = (uint8_t)value;
    return 0;
}

static int set_said(const Rules *rules, const char *said, Setup *setup, Err *err)
{
    const size_t length = strcspn(said, "=");
    char name[80];

    if (!said[length] || !length)
        return err_set(err,
                       CODE_USAGE,
                       "--set wants name=value, found '%.*s'",
                       text_fit(said, 60),
                       said);
    (void)text_format(name, sizeof name, "%.*s", (int)length, said);
    const int row = sitting_setting_find(rules, name);
    if (row < 0) return fail_unknown(rules, name, err);
    const PlaySetting *setting = sitting_setting(rules, row);
    const int value = setting_value(setting, said + length + 1);
    if (value < 0) return wrong_value(setting, said + length + 1, err);
    return set_row(rules, setup, row, value, err);
}

int session_set_all(const Rules *rules, const SettingWords *words, Setup *setup,
                    Err *err)
{
    for (int i = 0; i < words->n; i++)
        if (set_said(rules, words->said[i], setup, err)) return -1;
    return 0;
}

int session_set_json(const Rules *rules, Setup *setup, int row, const json_t *value,
                     Err *err)
{
    const PlaySetting *setting = sitting_setting(rules, row);
    const json_int_t digit = json_integer_value(value);
    char choices[SETTING_TEXT];
    int n = -1;

    if (setting->values && json_is_string(value))
        n = setting_value(setting, json_string_value(value));
    else if (setting->choices && json_is_integer(value) && digit >= 0 && digit <= 9)
        n = (int)digit;
    else if (!setting->values && !setting->choices && json_is_boolean(value))
        n = json_is_true(value);
    if (n >= 0 && setting_takes(setting, n)) {
        const int failed = set_row(rules, setup, row, n, err);

        if (failed) err->code = CODE_DATA;
        return failed;
    }
    if (setting->values && json_is_string(value)) {
        (void)wrong_value(setting, json_string_value(value), err);
        err->code = CODE_DATA;
        return -1;
    }
    return err_set(err,
                   CODE_DATA,
                   "\"%s\" is %s",
                   setting->name,
                   setting->values || setting->choices
                       ? setting_choices(setting, choices)
                       : "true or false");
}

json_t *session_setting_json(const PlaySetting *setting, int value)
{
    char text[SETTING_TEXT];

    if (setting->values) return json_safe_text(setting_told(setting, value, text));
    return setting->choices ? json_integer(value) : json_boolean(value);
}

int session_set_object(const Rules *rules, Setup *setup, const json_t *json, Err *err)
{
    const char *name;
    json_t *value;

    if (json && !json_is_object(json) &&
        (!json_is_array(json) || json_array_size(json)))
        return err_set(err, CODE_DATA, "\"settings\" is an object: { name: value }");
    json_object_foreach((json_t *)json, name, value)
    {
        const int row = sitting_setting_find(rules, name);

        if (row < 0) {
            (void)fail_unknown(rules, name, err);
            err->code = CODE_DATA;
            return -1;
        }
        if (session_set_json(rules, setup, row, value, err)) return -1;
    }
    return 0;
}
