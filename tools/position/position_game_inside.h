// position_game_inside.h -- the keys of a game in a position, each a row.
//
// A new fact of games is one row. Putting, telling, claims and views walk the rows.

#ifndef POSITION_GAME_INSIDE_H
#define POSITION_GAME_INSIDE_H

#include "tools/position/position_game.h"

// The puts of a round depend on those of the rounds before.
typedef enum {
    ROUND_SETTINGS,
    ROUND_TURN,
    ROUND_TURN_PLAYER,
    ROUND_PHASE,
    ROUND_PLACES,
    ROUND_PLAYERS,
    ROUND_ZONES,
    ROUND_NOTES, // they may be about things
    ROUNDS
} PutRound;

// One key; with NULL the keys that the game names. Where a function is NULL, nobody puts it, or
// it is not told, not compared, not written.
typedef struct {
    const char *key;
    uint8_t kind;  // KeyKind of the value that is put
    uint8_t round; // PutRound
    bool wanted;   // a position must have it
    int least, most;
    bool told_as_read; // claims say it as positions do, who leave out what is nothing
    bool written_as_read; // so do programs
    // Adds the keys of this game to [keys]; NULL: `key` is one of every game.
    void (*list_game)(const Rules *rules, JsonKeys *keys);
    // Puts what the position [json] says. Returns 0, or -1 with the error filled.
    int (*put_game)(Reader *reader, const json_t *json);
    // Adds it to [json] as a position says it, unless it goes without saying.
    void (*tell_game)(const PositionView *view, bool exactly, json_t *json);
    // Return it as claims say it, or the entry [name] of a table, new references; NULL: there
    // is no such word.
    json_t *(*read_game)(const PositionView *view, const char *key);
    json_t *(*entry_game)(const PositionView *view, const char *name);
    // Adds it to [json] for programs.
    void (*write_game)(const PositionView *view, json_t *json);
} GameKey;

// position_game_moment.c: when it is, and by what settings it is played.
extern const GameKey position_game_mode;
extern const GameKey position_game_turn;
extern const GameKey position_game_turn_player;
extern const GameKey position_game_readings;
extern const GameKey position_game_phase;
extern const GameKey position_game_numbers;
extern const GameKey position_game_floats;
extern const GameKey position_game_asks_all;
extern const GameKey position_game_settings;

// position_game_cards.c: players, places, zones and notes.
extern const GameKey position_game_notes;
extern const GameKey position_game_players;
extern const GameKey position_game_places;
extern const GameKey position_game_zones;

// position_game_end.c: what is under way, and how it ended.
extern const GameKey position_game_chain;
extern const GameKey position_game_asked;
extern const GameKey position_game_question;
extern const GameKey position_game_over;
extern const GameKey position_game_winner;
extern const GameKey position_game_reason;
extern const GameKey position_game_limit;
extern const GameKey position_game_loop;
extern const GameKey position_game_match_over;
extern const GameKey position_game_match_winner;

#endif
