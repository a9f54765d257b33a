// record.h -- a game, or all games of a match, written down: what they follow from, every
// answer, check marks.
//
// A record is text, one JSON object a line: a header (mode, seed, decks by card code,
// hashes of cards and scripts), then an answer a line, a hash after each turn, and how
// it ended; in a match a line more begins the next game, which follows from the games
// before it. It is written as the game goes, so that whatever stops the program leaves
// a record that replays up to there.

#ifndef RECORD_H
#define RECORD_H

#include <jansson.h>
#include <stdio.h>

#include "tools/session/session.h"

enum {
    RECORD_VERSION = 2,
    // Since version 2 the hash of the scripts is over the words of language level 2. What
    // a game of version 1 was played with has another hash and does the same.
    RECORD_RENAMED = 2,
};

typedef struct {
    FILE *file;  // NULL: nothing is written down
    int answers; // written so far
    int turn;    // of the last hash
} Record;

// Starts the file at [path] with the header of [session]'s game.
int record_open(Record *record, const char *path, const Session *session, Err *err);

// The game's present state gets a hash line if a turn has begun since the last one.
// To be called whenever the game waits, before its question is answered.
void record_turn(Record *record, const Game *game);
void record_answer(Record *record, const Question *question, const Answer *answer);
void record_concede(Record *record, PlayerId player); // counts as an answer
void record_end(Record *record, const Game *game);

// The next game of a match begins.
void record_game(Record *record, const Sitting *sitting);

// A place to go back to, and going back.
typedef struct {
    long offset;
    int answers, turn;
} RecordMark;

RecordMark record_mark(const Record *record);
void record_back(Record *record, RecordMark mark);
void record_close(Record *record);

// The cards of a library, by code, in the order in which they were loaded; and loading
// them in that order, so that the numbers of cards, and with them all hashes, agree.
json_t *record_library(const Library *library);
int record_load_library(Catalog *catalog, const json_t *codes, Err *err);

// One line of a record that follows the header.
typedef enum {
    LINE_ANSWER,
    LINE_CONCEDE,
    LINE_HASH,
    LINE_FINISH,
    LINE_GAME
} RecordLineKind;

typedef struct {
    RecordLineKind kind;
    int line; // number in the file, from 1
    int turn;
    PlayerId player;
    bool split;
    Answer answer;
    uint64_t hash;
} RecordLine;

typedef struct {
    RecordLine *lines;
    int n;
} Recording;

// Reads [path] and makes [session] ready to play it: cards loaded, decks, seed, mode. A
// record of a later version is refused, one of an earlier version is read.
// Cards or scripts other than the pinned ones are named on stderr, and are refused with
// [strict].
int record_read(const char *path, Session *session, Recording *recording, bool strict,
                Err *err);
void record_free(Recording *recording);

#endif
