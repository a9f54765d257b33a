// position_player_inside.h -- the keys of a player in a position, each a row.
//
// A new fact of players is one row. Putting, telling, claims and views walk the rows.

#ifndef POSITION_PLAYER_INSIDE_H
#define POSITION_PLAYER_INSIDE_H

#include "tools/position/position_player.h"

// One key; with NULL the keys that the game names. Where a function is NULL, nobody puts it, or
// it is not told, not compared, not written.
typedef struct {
    const char *key;
    bool told_as_read; // claims say it as positions do, who leave out what is nothing
    bool written_as_read; // so do programs
    // Tell whether this game has the key, and add those that it names; NULL: every game has it.
    bool (*has_player)(const Table *table, const char *key);
    void (*list_player)(const Table *table, JsonKeys *keys);
    // Puts it for the reader's owner. Returns 0, or -1 with the error filled.
    int (*put_player)(Reader *reader, const char *key, const json_t *value);
    // Adds it to [json] as a position says it, unless it goes without saying.
    void (*tell_player)(const PositionView *view, int player, bool exactly,
                        json_t *json);
    // Return it as claims say it, or the entry [name] of a table, new references; NULL: there
    // is no such word.
    json_t *(*read_player)(const PositionView *view, int player, const char *key);
    json_t *(*entry_player)(const PositionView *view, int player, const char *key,
                            const char *name);
    // Adds it to [json] for programs.
    void (*write_player)(const PositionView *view, int player, json_t *json);
} PlayerKey;

// position_player_own.c: what every player has.
extern const PlayerKey position_player_name;
extern const PlayerKey position_player_points;
extern const PlayerKey position_player_turns;
extern const PlayerKey position_player_team;
extern const PlayerKey position_player_gone;
extern const PlayerKey position_player_resources;
extern const PlayerKey position_player_notes;

// Returns the row of a resource that somebody can have, -1: there is none; one that stands for any
// of several is none. The second fills the error: there is none. Returns -1.
int position_player_resource_row(const Rules *rules, const char *name);
int position_player_no_resource(const Reader *reader, const char *name);

// position_player_pool.c: what pays for some things only.
extern const PlayerKey position_player_pool;

// position_player_cards.c: cards, and what follows from them.
extern const PlayerKey position_player_cards;
extern const PlayerKey position_player_controls;
extern const PlayerKey position_player_places;
extern const PlayerKey position_player_numbers;

#endif
