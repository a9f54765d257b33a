// against_text.c -- where the text of a card and its script differ in what they say.

#include "tools/phrases/against_text.h"

#include "tools/phrases/phrases_inside.h"

// Takes the differences, a list on top. Returns how many there are.
static int take_differences(lua_State *lua, Arena *arena, TextDifference **list)
{
    const int n = (int)lua_rawlen(lua, -1);

    *list = arena_take(arena, (size_t)n * sizeof **list);
    for (int i = 0; i < n; i++) {
        TextDifference *it = *list + i;

        lua_rawgeti(lua, -1, i + 1);
        *it = (TextDifference){.what = phrases_field(lua, arena, "what"),
                               .sentence = phrases_field(lua, arena, "sentence"),
                               .said = phrases_field(lua, arena, "said")};
        lua_getfield(lua, -1, "line");
        it->line = (int)lua_tointeger(lua, -1);
        lua_pop(lua, 2);
    }
    return n;
}

int against_text(Phrases *phrases, Arena *arena, const SaidText *said,
                 TextDifference **list, Err *err)
{
    lua_State *lua = phrases->lua;

    *list = NULL;
    lua_createtable(lua, 0, 3);
    phrases_set(lua, "source", said->script.source);
    phrases_set(lua, "type", said->script.type);
    phrases_set(lua, "text", said->text);
    const int n = phrases_call(phrases, "against_text", err)
                      ? -1
                      : take_differences(lua, arena, list);
    lua_settop(lua, 0);
    return n;
}

const char *against_text_line(Arena *arena, const TextDifference *it)
{
    const char *sentence =
        it->sentence ? arena_format(arena, "; text: \"%s\"", it->sentence) : "";
    const char *said =
        it->said ? arena_format(arena, "; script: \"%s\"", it->said) : "";

    return arena_format(
        arena, "text and script differ in %s%s%s", it->what, sentence, said);
}
