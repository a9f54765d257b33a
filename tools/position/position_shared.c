// position_shared.c -- reads the part of a position that belongs to no player: shared
// zones and settings.
//
// Only games whose positions are described by their zones have these keys.

#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_sitting.h"
#include "tools/position/position_inside.h"
#include "tools/session/session.h"

static int no_space(const Reader *reader, const char *name)
{
    const Spaces *spaces = reader->table->library->spaces;
    NameMatch match;

    name_match_start(&match, name);
    for (int i = 0; i < spaces->n; i++)
        name_match_offer(&match, reader->table->library->cards[spaces->cards[i]].name);
    return err_set(reader->err,
                   CODE_DATA,
                   "the map has no space '%.*s'%s",
                   text_fit(name, 60),
                   name,
                   text_hint(name_match_best(&match)).text);
}

int position_add_map(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const char *name;
    json_t *list;

    if (!json_is_object(json))
        return position_bad(reader,
                            "\"%s\" has lists of cards by the names of spaces",
                            rules->zones[rules->spaces.zone - 1].name);
    json_object_foreach((json_t *)json, name, list)
    {
        const SpotId spot = position_space(reader->table, name);

        if (spot == NOWHERE) return no_space(reader, name);
        if (position_add_cards(reader, list, spot)) return -1;
    }
    return 0;
}

// A card of a shared zone belongs to the first player unless it tells another one.
int position_add_shared(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;

    reader->owner = 0;
    for (int i = 0; i < rules->zones_n; i++) {
        const json_t *list = json_object_get(json, rules->zones[i].name);

        const bool map = rules->zones[i].scope == SCOPE_SPACE;

        if (!list ||
            (!map && position_zone(rules, rules->zones[i].name, SCOPE_SHARED) != i))
            continue;
        const PlayPart part = {.key = rules->zones[i].name, .zone = (uint8_t)i};

        reader->part = &part;
        const int failed =
            map ? position_add_map(reader, list)
                : position_add_cards(reader, list, spot_of(reader->table, i, 0));
        reader->part = NULL;
        if (failed) return -1;
    }
    return 0;
}

int position_add_settings(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const json_t *told = json_object_get(json, "settings");
    Setup *setup = told ? calloc(1, sizeof *setup) : NULL;
    int failed;

    if (!told) return 0;
    ENOUGH(setup);
    setup->mode = reader->mode;
    failed = session_set_object(rules, setup, told, reader->err);
    for (int i = 0; !failed && i < sitting_settings_n(rules); i++) {
        if (!setup->settings[i]) continue;
        if (!strcmp(sitting_setting(rules, i)->name, "asks_all"))
            reader->table->state->flags |= GAME_ASKS_ALL;
        else if (reader->rows->set_setting)
            reader->rows->set_setting(
                rules, reader->table->state, i, setup->settings[i]);
    }
    free(setup);
    return failed;
}
