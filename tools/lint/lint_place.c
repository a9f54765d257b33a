// lint_place.c -- finds the places of things that are checked: files, tokens, cards.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
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
    return (LintPlace){script->stored.path, token->it.line, token->it.column};
}

// Notes the lines of a list, each under the code that it begins with.
static void find_rows(LintLook *look, const char *path, int *rows_n)
{
    Arena *arena = look->lint->arena;
    Err ignored;
    FILE *file = file_open_lines(path, &ignored);
    char *line = NULL;
    size_t room = 0;

    for (int n = 1; file && getline(&line, &room, file) > 0; n++) {
        const size_t length = strcspn(line, ",");
        const char *code = arena_text_n(arena, line, length);
        if (line[length] != ',' || !key_map_add(&look->listed, code, *rows_n)) continue;
        look->rows = arena_grow(arena, look->rows, *rows_n, sizeof *look->rows);
        look->rows[(*rows_n)++] = (LintPlace){.file = path, .line = n};
    }
    if (file) (void)fclose(file);
    free(line);
}

void lint_place_find(LintLook *look)
{
    Arena *arena = look->lint->arena;
    int rows_n = 0;

    look->scripted = look->listed = (KeyMap){.arena = arena};
    for (int i = 0; i < look->scripts_n; i++)
        if (!strcmp(look->scripts[i].stored.kind, "card"))
            (void)key_map_add(&look->scripted, look->scripts[i].stored.name, i);
    for (int i = 0; i < look->plan->paths_n; i++)
        find_rows(look,
                  arena_format(arena,
                               "%s/cards.csv",
                               lint_place_plain(arena, look->plan->paths[i])),
                  &rows_n);
}

LintPlace lint_place_of_card(const LintLook *look, const Card *card)
{
    const int script = key_map_find(&look->scripted, card->code);
    const int row = key_map_find(&look->listed, card->code);

    if (script >= 0)
        return (LintPlace){.file = look->scripts[script].stored.path, .line = 1};
    return row < 0 ? (LintPlace){0} : look->rows[row];
}
