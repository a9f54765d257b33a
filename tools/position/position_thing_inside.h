// position_thing_inside.h -- the keys of a thing in a position, each a row.
//
// A new fact of things is one row. Putting, telling, claims and views walk the rows.

#ifndef POSITION_THING_INSIDE_H
#define POSITION_THING_INSIDE_H

#include "tools/position/position_inside.h"
#include "tools/position/position_thing.h"

// One key; with NULL the keys that the game names. Where a function is NULL, nobody puts it, or
// it is not told, not compared, not written.
typedef struct {
    const char *key;
    bool facedown;  // a thing that lies face down may have it put, and told
    bool off_board; // so may a card that is not on the board
    bool told_off_board;
    bool told_as_read; // claims say it as positions do, who leave out what is nothing
    uint8_t
        flag; // OBJECT_ bit that is read and written as a mark; 0: its functions are
    // Sets it as a position says. Returns 0, or -1 with the error filled.
    int (*put_thing)(Reader *reader, ObjectId id, const char *key, const json_t *value);
    // Adds it to [json] as a position says it, unless it goes without saying of a thing that
    // is listed among those of player [lies_at].
    void (*tell_thing)(const PositionView *view, ObjectId id, int lies_at,
                       json_t *json);
    // Returns it as claims say it, a new reference; NULL: the thing has no such key.
    json_t *(*read_thing)(const PositionView *view, ObjectId id, const char *key);
    // Returns whether the claim [wanted] holds of the value that was read. NULL: if both
    // are equal.
    bool (*fits)(const PositionView *view, ObjectId id, const json_t *wanted,
                 const json_t *found);
    // Writes why nothing could be claimed so. NULL: all that is written is compared.
    bool (*is_wrong)(const PositionView *view, const json_t *wanted, char *why,
                     size_t size);
    bool denies; // a claim names what the thing has not
    // Adds it to [json], or a word of it to the list [marks], for programs.
    void (*write_thing)(const PositionView *view, ObjectId id, json_t *json,
                        json_t *marks);
    // Finds one of the keys that the game names, and adds all of them to [keys].
    bool (*has_thing)(const Table *table, const char *key);
    void (*list_thing)(const Table *table, JsonKeys *keys);
} ThingKey;

// position_thing_own.c: what every thing has.
extern const ThingKey position_thing_card;
extern const ThingKey position_thing_owner;
extern const ThingKey position_thing_controller;
extern const ThingKey position_thing_main;
extern const ThingKey position_thing_since;
extern const ThingKey position_thing_exhausted;
extern const ThingKey position_thing_facedown;
extern const ThingKey position_thing_token;
extern const ThingKey position_thing_ready;

// position_thing_place.c: where it is, and what it is attached to.
extern const ThingKey position_thing_attached_to;
extern const ThingKey position_thing_on_board;
extern const ThingKey position_thing_at;
extern const ThingKey position_thing_places;

// position_thing_detail.c: counters and statuses.
extern const ThingKey position_thing_details;

// position_thing_fact.c: what follows from cards and from the whole position.
extern const ThingKey position_thing_keywords;
extern const ThingKey position_thing_no_keywords;
extern const ThingKey position_thing_numbers;
extern const ThingKey position_thing_adjectives;
extern const ThingKey position_thing_words;

// Sets all that [json] says of the thing. Returns 0, or -1 with the error filled.
int position_thing_put(Reader *reader, ObjectId id, const json_t *json);

// Reads a number up to [most]; true or false where there is none, or one at most. Returns
// 0, or -1 with the error filled.
int position_thing_count(const Reader *reader, const char *key, const json_t *value,
                         int most, int *n);

#endif
