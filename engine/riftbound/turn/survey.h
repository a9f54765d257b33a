// survey.h -- what a cleanup looks for on the board, found by one walk.
//
// The survey lies in Table.seen. It holds until something changes of what it tells, so most
// cleanups read it without a walk.

#ifndef SURVEY_H
#define SURVEY_H

#include "engine/kernel/table/table.h"

typedef struct {
    uint32_t version; // of the table at the end of the walk
    bool damaged;     // something on the board has damage
    bool strangers;   // something unattached is in the base of another player
    bool quiet;       // cleanup_places_are_quiet at the end of the last cleanup
    uint8_t players[HOSTS_MAX]; // who have units at each battlefield, one bit each
    bool things[HOSTS_MAX];     // an unattached thing is there that is no unit
} Survey;

_Static_assert(sizeof(Survey) <= sizeof((Table){0}.seen),
               "the Table must hold a survey");

// READS_ bits of what changes the survey.
#define SURVEY_READS (READS_ANYTHING | READS_PLACES | READS_CONTROL | READS_COUNTERS)

// Returns the survey, up to date: [changed] are READS_ bits of what changed since the last
// cleanup looked.
Survey *survey_look_where_changed(Table *table, uint64_t changed);

// Brings the survey up to date after a step that may have changed something.
void survey_look_again(const Table *table, Survey *survey);

// Returns whether [player] has units at the battlefield.
bool survey_holds(const Survey *survey, int battlefield, PlayerId player);

// Returns whether enemies of [player] have units there.
bool survey_enemies_hold(const Table *table, const Survey *survey, int battlefield,
                         PlayerId player);

// Returns whether anybody but [player] has units there.
bool survey_others_hold(const Survey *survey, int battlefield, PlayerId player);

#endif
