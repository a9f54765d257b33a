// made_date.h -- dates that a spreadsheet makes of codes and numbers.
//
// Who types MAR-001 or 1/2 into a spreadsheet gets the first of March and the second of
// January, and a list then has "1-Mar", "Mar-02", "2026-03-01", or the number of the day.

#ifndef MADE_DATE_H
#define MADE_DATE_H

#include <stdbool.h>

// What to do about it, for the end of a message.
extern const char made_date_advice[];

// Returns whether a text is a date as spreadsheets write it, in the words of any of several
// languages.
bool made_date_is(const char *text);

// Returns whether a text is the number of a day of this time, 44256.
bool made_date_is_day(const char *text);

// Returns whether a text that may be a code is rather a date: "Mar-02", but not "MAR-002".
bool made_date_is_code(const char *text);

#endif
