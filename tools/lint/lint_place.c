// lint_place.c -- finds the places of things that are checked: files, tokens, cards.

#include <stdio.h>
#include <string.h>

#include "tools/lint/lint_inside.h"

const char *lint_place_plain(Arena *arena, const char *path)
{
    size_t n = strlen(path);

    while (n > 1 && path[n - 1] == '/') n--;
    return arena_text_n(arena, path, n);
}

bool lint_place_wants(const LintPlan *plan, const char *file)
{
    for (int i = 0; i < plan->paths_n; i++) {
        size_t n = strlen(plan->paths[i]);

        while (n > 1 && plan->paths[i][n - 1] == '/') n--;
        if (!strncmp(plan->paths[i], file, n) && (!file[n] || file[n] == '/'))
            return true;
    }
    return false;
}

LintPlace lint_place_of_token(const LintScript *script, const Token *token)
{
    return (LintPlace){script->stored.path, token->line, token->column};
}

// Finds the row of a card in the list beside the scripts of its set.
static LintPlace row_of_card(const LintLook *look, const char *code)
{
    Arena *arena = look->lint->arena;

    for (int i = 0; i < look->plan->paths_n; i++) {
        const char *path = arena_format(
            arena, "%s/cards.csv", lint_place_plain(arena, look->plan->paths[i]));
        FILE *file = fopen(path, "r");
        char line[4096];
        int n = 0;
        bool found = false;

        while (file && !found && fgets(line, sizeof line, file)) {
            n++;
            found = strstr(line, code) == line && line[strlen(code)] == ',';
        }
        if (file) (void)fclose(file);
        if (found) return (LintPlace){.file = path, .line = n};
    }
    return (LintPlace){0};
}

LintPlace lint_place_of_card(const LintLook *look, const Card *card)
{
    for (int i = 0; i < look->scripts_n; i++)
        if (!strcmp(look->scripts[i].stored.kind, "card") &&
            !strcmp(look->scripts[i].stored.name, card->code))
            return (LintPlace){.file = look->scripts[i].stored.path, .line = 1};
    return row_of_card(look, card->code);
}
