// sheet_date.c -- the calendar of spreadsheets.

#include "db/sheets/sheet_date.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    DAY_SECONDS = 86400,
    DAYS_1970 = 25569, // from 1899-12-30
    DAYS_1904 = 1462,
    DAYS_LAST = 2958466, // of the year 9999
    DAYS_LEAP = 60,      // 1900-02-29, which Excel counts and which never was
};

bool sheet_date_is_builtin(int id)
{
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
           (id >= 50 && id <= 58);
}

bool sheet_date_is_format(const char *code)
{
    for (; *code; code++) {
        if (*code == ';') return false;
        if ((*code == '\\' || *code == '_' || *code == '*') && code[1]) {
            code++;
        } else if (*code == '"' || *code == '[') {
            const char *end = strchr(code + 1, *code == '"' ? '"' : ']');
            if (!end) return false;
            code = end;
        } else if (strchr("dmyhsDMYHS", *code)) {
            return true;
        }
    }
    return false;
}

void sheet_date_number(double number, char text[SHEET_DATE_BYTES])
{
    (void)snprintf(text, SHEET_DATE_BYTES, "%.15g", number);
}

void sheet_date_write(double days, bool from_1904, char text[SHEET_DATE_BYTES])
{
    struct tm when;

    if (from_1904) days += DAYS_1904;
    if (!(days >= 0 && days < DAYS_LAST)) {
        sheet_date_number(days, text);
        return;
    }
    if (!from_1904 && days >= 1 && days < DAYS_LEAP) days += 1;
    const double seconds = floor(days * DAY_SECONDS + 0.5);
    const time_t at = (time_t)(seconds - (double)DAYS_1970 * DAY_SECONDS);
    const bool whole = fmod(seconds, DAY_SECONDS) == 0;
    const char *form = whole ? "%Y-%m-%d" : days < 1 ? "%H:%M:%S" : "%Y-%m-%dT%H:%M:%S";
    if (!gmtime_r(&at, &when) || !strftime(text, SHEET_DATE_BYTES, form, &when))
        sheet_date_number(days, text);
}
