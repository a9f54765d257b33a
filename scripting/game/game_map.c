// game_map.c -- how a map is drawn: the marks of its spaces, the letters of things.

#include <ctype.h>

#include "scripting/game/game_inside.h"

void game_map_read_kind(const GameRow *row, int kind)
{
    ScriptedGame *game = row->reader->game;
    const char *letter = game_row_text(row, "letter");

    if (game_row_says(row, "owned")) {
        game->owned_kinds[kind] = true;
        game->board.map.owned = game->owned_kinds;
    }
    if (!letter) return;
    if (!isascii((unsigned char)*letter) || !isalpha((unsigned char)*letter) ||
        letter[1])
        game_row_wrong(row, "letter", "'letter' wants one letter, a to z or A to Z");
    for (int i = 0; i < kind; i++)
        if (game->kind_letters[i] == *letter)
            game_row_fault(row,
                           "letter",
                           "kind '%s' has the letter '%s' already",
                           game->kinds[i].name,
                           letter);
    game->kind_letters[kind] = *letter;
    game->board.map.letters = game->kind_letters;
}

void game_map_read_marks(const GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    BoardMap *map = &game->board.map;
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "marks", names);

    if (n && game->rules.spaces.zone != game->rules.zones_n + 1)
        game_row_fault(row, "marks", "only a map has marks: say its 'spaces'");
    if (n > BOARD_MARKS_MAX)
        game_row_fault(row, "marks", "a map shows at most %d columns", BOARD_MARKS_MAX);
    for (int i = 0; i < n; i++) {
        const int fact = game_declared_find(row,
                                            "column",
                                            names[i],
                                            game->facts,
                                            game->rules.facts_n,
                                            sizeof game->facts[0]);

        for (int k = 0; k < i; k++)
            if (map->marks[k] == fact)
                game_row_fault(row, "marks", "the column '%s' stands twice", names[i]);
        if (game->facts[fact].names || game->facts[fact].parts)
            game_row_fault(row,
                           "marks",
                           "a mark is a letter or a number, and '%s' holds %s",
                           names[i],
                           game->facts[fact].names ? "names" : "several numbers");
        map->marks[map->marks_n++] = (uint8_t)fact;
    }
}
