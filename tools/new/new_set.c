// new_set.c -- makes the files of a set from what any game declares.
//
// The cards have a plain value in each column, so every game takes them.

#include "tools/new/new_set.h"

#include <string.h>

static const char *type_of(const Rules *rules, uint16_t not_types)
{
    for (int i = 0; i < rules->types_n; i++)
        if (!(not_types >> i & 1)) return rules->types[i].name;
    return rules->types_n ? rules->types[0].name : "";
}

// Returns a value that the column takes.
static const char *value_of(const Rules *rules, const FactRow *row, const char *type,
                            Arena *arena)
{
    const char *text = "";

    for (int i = 0; row->types && i < rules->types_n; i++)
        if (!strcmp(rules->types[i].name, type) && !(row->types >> i & 1)) return "";
    if (row->kind != FACT_NUMBER)
        return row->vocabulary_n ? row->vocabulary[0].name : "";
    const int usual = row->least > 1 ? row->least : 1;
    for (int i = 0; i < (row->parts ? row->parts : 1); i++)
        text = arena_format(
            arena, "%s%s%d", text, i ? "/" : "", usual < row->most ? usual : row->most);
    return text;
}

static const char *list_of(const Rules *rules, uint16_t not_types, Arena *arena)
{
    const char *type = type_of(rules, not_types);
    const char *head = "code,name,type", *values = type;

    for (int i = 0; i < rules->facts_n; i++) {
        head = arena_format(arena, "%s,%s", head, rules->facts[i].name);
        values = arena_format(
            arena, "%s,%s", values, value_of(rules, &rules->facts[i], type, arena));
    }
    return arena_format(arena,
                        "%s,script\n@-001,First of @,%s,no\n@-002,Second of @,%s,no\n",
                        head,
                        values,
                        values);
}

// Returns a zone of each player, one that its player sees if there is one.
static const char *zone_of(const Rules *rules)
{
    const char *zone = NULL;

    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *row = &rules->zones[i];
        if (row->scope != SCOPE_PLAYER) continue;
        if (row->flags & ZONE_PRIVATE) return row->name;
        if (!zone) zone = row->name;
    }
    return zone;
}

static const char *scenario_of(const Rules *rules, Arena *arena)
{
    const char *zone = zone_of(rules);

    if (!zone) return NULL;
    return arena_format(arena,
                        "scenario \"First of @ is there\" {\n"
                        "  covers = { \"@-001\" },\n"
                        "  you = { %s = { \"First of @\" } },\n"
                        "\n"
                        "  run = function(t)\n"
                        "    t:expect { you = { %s = { \"First of @\" } } }\n"
                        "  end,\n"
                        "}\n",
                        zone,
                        zone);
}

const NewFile *new_set_files(const Rules *rules, uint16_t not_types, Arena *arena)
{
    NewFile *files = arena_take(arena, 4 * sizeof *files);
    static const char head[] =
        "{ \"set\": \"@\", \"name\": \"@\", \"game\": \"~\", \"api\": $, \"needs\": [^] }\n";
    const char *scenario = scenario_of(rules, arena);

    files[0] = (NewFile){"set.json", head};
    files[1] = (NewFile){"cards.csv", list_of(rules, not_types, arena)};
    if (scenario) files[2] = (NewFile){"scenarios/&-001.lua", scenario};
    return files;
}
