// play_check_inside.h -- the claims that the files of play_check.h make of fields.

#ifndef PLAY_CHECK_INSIDE_H
#define PLAY_CHECK_INSIDE_H

#include "engine/play/play_check.h"

// A check that goes on until the first claim that does not hold.
typedef struct {
    const Rules *rules;
    Err *err;
    bool failed;
    const char *part; // whose rows are checked: "a reading of the board"
    int row;          // counted from 0; -1: the part has no rows
} PlayCheck;

// Begins the rows of a part. Returns false if the check has failed, or if there is no
// table for [n] of them.
bool play_check_part(PlayCheck *check, const char *part, const void *rows, int n);

// Claim that the field [holds], or says what it [wants].
void play_check_claim(PlayCheck *check, const char *field, bool holds,
                      const char *wants);

// Claims that the field is a text of UTF-8, not empty, on one line.
void play_check_name(PlayCheck *check, const char *field, const char *text);

// Claims that the field is a text of UTF-8, which may be empty.
void play_check_text(PlayCheck *check, const char *field, const char *text);

// Claims that the field is one of [n] rows of another table.
void play_check_row(PlayCheck *check, const char *field, int row, int n);

// Claims that a list of texts is there, ended by NULL, with at least [least] texts.
void play_check_list(PlayCheck *check, const char *field, const char *const *texts,
                     int least);

// Check the words and facts, and all parts of Play.
void play_check_words(PlayCheck *check);
void play_check_facts(PlayCheck *check);
void play_check_shown(PlayCheck *check);  // board and telling
void play_check_played(PlayCheck *check); // decks, a fresh set, modes and settings
void play_check_told(PlayCheck *check);   // positions and scenarios

#endif
