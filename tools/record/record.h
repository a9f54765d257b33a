// record.h -- the record of a game, or of all games of a match: from it the same games
// can be played again.
//
// A record is text, one JSON object on each line: a header (mode, seed, decks by card
// code, hashes of cards and scripts), then each answer, a hash after each turn, and the
// end of the game. In a match a further line begins the next game, which follows from
// the games before it. The lines are written while the game goes on, so that the record
// holds everything up to the point where the program stops, whatever stops it.

#ifndef RECORD_H
#define RECORD_H

#include <jansson.h>
#include <stdio.h>

#include "tools/door/out_file.h"
#include "tools/session/session.h"

enum { RECORD_VERSION = 4 };

typedef struct {
    OutFile out;
    FILE *file;       // that of [out]; NULL: no record is written
    long whole;       // bytes up to the end of the last line that is whole
    const char *path; // outlives the record
    int answers;      // written so far
    int turn;         // of the last hash
    int failed;       // errno of the first line that could not be written, 0: none
    bool remembers;   // [recent] is kept
    char *recent;     // lines that nobody has taken, see record_take
    size_t recent_n;
} Record;

// Begins the file at [path] with the header of [session]'s game. A file that is there
// already is replaced only with [force], and when the header is written. The file is not
// there before record_show or record_close. Returns 0, or -1 with [err].
int record_open(Record *record, const char *path, bool force, const Session *session,
                Err *err);

// A moment of a game that was recorded: so many answers, -1: all.
typedef struct {
    const char *path; // of the record, which can be read
    long answers;
} RecordMoment;

// Begins the file at [path] with the lines that lead to [moment], where the game that is
// recorded goes on. All else as record_open.
int record_resume(Record *record, const RecordMoment *moment, const char *path,
                  bool force, Err *err);

// Puts the file in its place while it is written, so that it is there whatever stops the
// program. Returns 0, or -1 with [err].
int record_show(Record *record, Err *err);

// Writes a line with the hash of the game if a turn has begun since the last one. The
// caller calls it whenever the game waits, before it answers the question.
void record_turn(Record *record, const Game *game);
void record_answer(Record *record, const Question *question, const Answer *answer);
void record_concede(Record *record, PlayerId player); // counts as an answer
void record_end(Record *record, const Game *game);

// Writes that the next game of the match begins.
void record_game(Record *record, const Sitting *sitting);

// A point of the record. record_back removes all lines after it.
typedef struct {
    long offset;
    int answers, turn;
} RecordMark;

RecordMark record_mark(const Record *record);
void record_back(Record *record, RecordMark mark);

// Returns the lines that were written since the last call, NULL for none; the caller frees
// them. record_again writes them once more at the end of the record, up to [mark].
char *record_take(Record *record);
void record_again(Record *record, const char *lines, RecordMark mark);

// Closes the file. Returns 0, or -1 with [err] if a line could not be written: a file that
// is in its place already then has the lines before it, another one is not there.
int record_close(Record *record, Err *err);

// Return the cards of a library by code, in the order in which they were loaded; and
// load them in that order, so that the numbers of the cards agree, and with them all
// hashes. Loading returns 0, or -1 with [err].
json_t *record_library(const Library *library);
int record_load_library(Catalog *catalog, const json_t *codes, Err *err);

// A line of a record after the header.
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
    PlayerId player;
    bool split;
    json_t *said; // the picks of an answer; a hash, an end or a game: the line itself
} RecordLine;

typedef struct {
    const char *path; // outlives the recording
    RecordLine *lines;
    int n;
    int version;
    bool more; // cards or scripts are loaded that it does not list
    json_t *head;
} Recording;

// Returns the game that the record at [path] names, to be freed; NULL if it names none.
char *record_game_of(const char *path);

// Reads [path] and makes [session] ready to play the record: cards, decks, seed, mode.
// Reads records of earlier versions; refuses those of later ones. Every line must be one
// that a record has, in an order that a record has, up to the last byte. Reports on
// stderr if cards or scripts have changed since; with [strict] it refuses the record
// then. Returns 0, or -1 with [err].
int record_read(const char *path, Session *session, Recording *recording, bool strict,
                Err *err);
void record_free(Recording *recording);

// Returns the answer of a line that is one.
void record_answer_of(const RecordLine *line, Answer *answer);

// Compare what the record says with what a record of [session]'s game would say now: the
// header once the session has started, a line (a hash, an end, a game) when the replay
// has come to it after so many [answers]. Every field counts. Return 0, or -1 with [err]
// that names the first field that differs.
int record_check_head(Recording *recording, const Session *session, Err *err);
int record_check_line(const Recording *recording, const RecordLine *line,
                      const Session *session, int answers, Err *err);

#endif
