// play.h -- what commands need of a game: one table beside Rules.
//
// Rules is what the kernel needs to run a game. Play is what a program needs to show it,
// to set it up and to talk about it: deck sections, modes, the layout of the board, the
// sentences of the log. A game fills the parts that it has; each part has a header of its
// own. A part that is NULL, and a row that is left out of a part, has a default: commands
// then work from the zones, fields and options that the Rules declare. So a game can be
// played, recorded and put into sentences before it has a single row here.
//
// Commands read this table and know no game by name.

#ifndef PLAY_H
#define PLAY_H

typedef struct Play {
    const struct PlayDecks *decks;       // play_decks.h: sections and their check
    const struct PlayNew *fresh;         // play_new.h: a set to begin with
    const struct PlaySitting *sitting;   // play_sitting.h: modes, settings, start, next
    const struct PlayPosition *position; // play_position.h: a position told in words
    const struct PlayScenario *scenario; // play_scenario.h: moves and claims of tests
    const struct PlayBoard *board;       // play_board.h: the layout on a screen
    const struct PlayTelling *telling;   // play_telling.h: sentences of the log
    const struct PlayBots *bots;         // play_bots.h: worth of options
    const struct PlayOptions *options;   // play_options.h: options in the game's words
    const struct PlayNow *now;           // play_now.h: prices, and who may act
    const struct PlayWhy *why;           // play_why.h: what a player may want
    const struct PlayDemands *demands;   // play_demands.h: what all cards must be
    const char *rulebook;                // play_rulebook.h: what each rule says
    const char *says;                    // tools/ask/say_words.txt: rows of this game
    const char *const *phrases; // tools/phrases: its words in English; up to NULL
} Play;

#endif
