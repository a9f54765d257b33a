// room.h -- one game that people at several screens play: who is who, and what each may say.
//
// What a seat or an onlooker may ask of the game the table of the protocol decides (protocol.c); the
// room adds its own four messages: room, back, agree, disagree. A room is its record: the game is the
// answers of it given again. One thread at a time has a room.

#ifndef ROOM_H
#define ROOM_H

#include <jansson.h>

#include "engine/base/limit.h"
#include "tools/protocol/protocol.h"
#include "tools/rooms/secret.h"

// The places of a room: its seats by number, and all onlookers.
enum { ROOM_LOOKER = SEATS_MAX, ROOM_PLACES };

// A wish to take answers back, until all others agree.
typedef struct {
    long number; // 0: nobody has one
    PlayerId by;
    int n;                 // answers
    bool waits[SEATS_MAX]; // whose word is still missing
} RoomBack;

typedef struct {
    int number;
    const char *db;
    char *path; // of its record
    Secret secrets[ROOM_PLACES];
    bool people[SEATS_MAX]; // who is no bot
    int seats;
    json_t *game;    // its name
    json_t *newgame; // the request with which it began, with its seed
    json_t *lines;   // all that changed the game: [who, request]
    Protocol protocol;
    bool opened; // the protocol is
    bool told;   // this line changed the game
    int speaks;  // the place whose line is carried out; -1: the room's own
    PlayerId answered[ROOM_LINES_MAX]; // who gave the answers that can be taken back
    int answered_n;
    int gone_at[SEATS_MAX]; // which of these made a seat leave, from 1; 0: it plays
    char hash[20];          // of the state to which the record led
    int backs;              // how often answers were taken back
    RoomBack back;
    size_t denied_at
        [SEATS_MAX]; // 1 + how many lines there were when a wish of the seat came to nothing
    long news;       // counts all that a page would show in another way
    char trouble[200]; // why the record could not be written; "": it could
} Room;

// Begins the game of [wish]: {"game", "newgame"}, the request `newgame` of docs/protocol.md; deals
// secrets. The caller has set number, db and path. Returns 0, or -1 with [err].
int room_begin(Room *room, const json_t *wish, Err *err);

// Goes on with the game of the record at [path]: reads the file, which tells number and secrets, and
// plays it. The caller has set db and path. Return 0, or -1 with [err] that names the file.
int room_read(Room *room, Err *err);
int room_play(Room *room, Err *err);

// Frees the game; the record stays.
void room_close(Room *room);

// Carries out one line of the protocol for a place, -1: for the room itself. room_keep has to follow:
// it writes the record of what changed.
void room_carry_out(Room *room, int place, const char *text, size_t n, JsonText *out);
void room_keep(Room *room);

// Takes back so many answers, and keeps that. [err] stays empty if the game went back.
void room_take_back(Room *room, int n, Err *err);

#endif
