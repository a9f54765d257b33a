// scripted_board.c -- joins the rows of the board that game.lua declares.

#include "engine/scripted/front/scripted_board.h"

void scripted_board_fill(ScriptedGame *game)
{
    if (game->board.lines_n || game->board.middle_n || game->board.symbols_n ||
        game->board.named || game->board.sheet || game->board.unseen ||
        game->board.map.marks_n || game->board.map.letters || game->board.map.owned) {
        game->board.no_points = true;
        game->board.lines = game->lines;
        game->board.middle = game->middle;
        game->board.counts = game->counts;
        game->board.symbols = game->symbols;
        game->board.zones = game->zone_words;
        game->play.board = &game->board;
    }
    if (!game->options.texts_n && !game->options.kinds) return;
    game->options.texts = game->option_texts;
    game->play.options = &game->options;
}
