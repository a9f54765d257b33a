// record_inside.h -- what the writer and the readers of records share.
//
// The functions that make lines serve both: the writer writes them, and a replay makes
// them again to compare.

#ifndef RECORD_INSIDE_H
#define RECORD_INSIDE_H

#include "tools/record/record.h"

// The place in the file that messages name.
typedef struct {
    const char *path;
    int line;
    Err *err;
} RecordPlace;

// Fills the place's Err printf-like: "file:line: text". Returns -1.
int record_bad(const RecordPlace *at, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Reads the header into [recording] and [session]. Returns 0, or -1 with the place's
// Err.
int record_read_head(json_t *json, Session *session, Recording *recording, bool strict,
                     const RecordPlace *at);

// Return a number for all facts of the cards whose codes [loaded] lists, and one for
// their scripts and those that [with] lists ("keyword NAME"). Other cards of sets that
// were imported later change neither number.
uint64_t record_card_hash(const Library *library, const json_t *loaded);
uint64_t record_script_hash(const Library *library, const json_t *loaded,
                            const json_t *with);

// Return what a record of that game says; the caller owns it.
json_t *record_head_line(const Session *session);
json_t *record_hash_line(const Game *game, int answers);
json_t *record_end_line(const Game *game, int answers);
json_t *record_game_line(const Sitting *sitting, int answers);

#endif
