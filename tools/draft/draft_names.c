// draft_names.c -- names of files from codes and names of cards.

#include "tools/draft/draft_names.h"

#include <ctype.h>

// Returns the name of the file of [code] and [name], which may be "".
static const char *file_name(Arena *arena, const char *code, const char *name)
{
    char line[256];
    int n = 0;

    for (const char *part = code; part; part = part == code ? name : NULL) {
        if (n && n < (int)sizeof line) line[n++] = '-';
        for (const char *c = part; *c && n < (int)sizeof line - 8; c++) {
            if (isalnum((unsigned char)*c))
                line[n++] = (char)tolower((unsigned char)*c);
            else if (n && line[n - 1] != '-' && *c != '\'')
                line[n++] = '-';
        }
        while (n && line[n - 1] == '-') n--;
    }
    return arena_format(arena, "%.*s.lua", n, line);
}

const char *draft_names_script(Arena *arena, const DraftedCard *card)
{
    return file_name(arena, card->card.facts.code, card->card.facts.name);
}

const char *draft_names_scenario(Arena *arena, const DraftedCard *card)
{
    return arena_format(arena, "scenarios/%s", draft_names_script(arena, card));
}

const char *draft_names_keyword(Arena *arena, const char *keyword)
{
    return arena_format(arena, "keywords/%s", file_name(arena, keyword, ""));
}
