// board.h -- what stands where, and whose: readings of the position that all chapters use.
//
// Reads only, except for the two notes at the end. Layer 7: includes book.h.

#ifndef BOARD_H
#define BOARD_H

#include "engine/kernel/abilities/trigger.h"
#include "engine/riftbound/position/riftbound_state.h"

enum { BOARD_MAX = 160 }; // more objects than one board ever holds

SpotId board_base(const Table *table, PlayerId player);
SpotId battlefield_spot(const Table *table, int battlefield);
SpotId board_hand(const Table *table, PlayerId player);
SpotId board_trash(const Table *table, PlayerId player);
SpotId board_deck(const Table *table, PlayerId player);
SpotId board_rune_deck(const Table *table, PlayerId player);

bool board_is_type(const Table *table, ObjectId id, int type);
bool board_is_unit(const Table *table, ObjectId id);
bool board_is_gear(const Table *table, ObjectId id);
bool board_is_facedown(const Table *table, ObjectId id);
bool board_is_exhausted(const Table *table, ObjectId id);

// The battlefield of a spot: its index, or -1 where the spot is none.
int battlefield_at(const Table *table, SpotId spot);
PlayerId battlefield_controller(const Table *table, int battlefield);

// Units at [spot] of [player], or of anybody with NOBODY.
int board_units_at(const Table *table, SpotId spot, PlayerId player);
bool board_has_enemies_at(const Table *table, SpotId spot, PlayerId player);

// The players who have units there, a bit each.
uint8_t board_players_at(const Table *table, SpotId spot);

// Whether a unit of [player] may stand at [spot]: at most two players' units, none in
// others' combat, none beside a teammate (449.2, 447.2, 144.4.a.1).
bool board_may_stand(const Table *table, PlayerId player, SpotId spot);

// Whether units of three players, or of teammates, are there all the same (449.2).
bool battlefield_is_crowded(const Table *table, int battlefield);

PlayerId player_next(const State *state, PlayerId player); // in turn order, not gone
int player_turn_rank(const State *state, PlayerId player); // 0: the turn player
bool player_are_enemies(const State *state, PlayerId a, PlayerId b);

// States of the game (308-310).
bool board_is_closed(const State *state);
bool board_in_showdown(const State *state);

int player_victory_score(const Table *table, PlayerId player);

// Whether [player] has the points and more than every opponent (194.2, 323.1).
bool player_has_won(const Table *table, PlayerId player);

// Where `players that a query means` are counted from.
int board_first_of(const Table *table, const Env *env, uint16_t query);

const char *board_verify(const Table *table);

// All objects on the board, spot by spot: [ids] has room for OBJECTS_MAX.
int board_objects(const Table *table, ObjectId *ids);

// All objects of a spot, as they stand now: [ids] has room for OBJECTS_MAX.
int board_objects_in(const Table *table, SpotId spot, ObjectId *ids);

#endif
