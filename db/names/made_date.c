// made_date.c -- recognises dates by their parts: names of months, years, slashes.

#include "db/names/made_date.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"

enum {
    PARTS_MAX = 6,
    DAY_FIRST = 36526, // 2000-01-01
    DAY_LAST = 58804,  // 2060-12-31
    YEAR_FIRST = 1900,
    YEAR_LAST = 2099,
};

const char made_date_advice[] =
    "a spreadsheet made a date of it: give the column the format text, enter it anew and "
    "save again";

// Months as spreadsheets shorten them in English, German, French, Spanish, Italian,
// Portuguese, Dutch and Polish, folded.
static const char months[] =
    "|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|"
    "june|july|august|september|october|november|december|"
    "mrz|maerz|marz|mai|okt|dez|januar|februar|juni|juli|oktober|dezember|"
    "janv|fevr|mars|avr|juin|juil|aout|ene|abr|ago|dic|"
    "gen|mag|giu|lug|set|ott|fev|out|mrt|mei|sty|lut|kwi|maj|cze|lip|sie|wrz|paz|lis|gru|";

// The parts of a text between signs: words and numbers.
typedef struct {
    const char *text[PARTS_MAX];
    size_t length[PARTS_MAX];
    int n, words, numbers;
} Parts;

static bool is_number(const char *text, size_t n)
{
    size_t digits = 0;

    while (digits < n && isdigit((unsigned char)text[digits])) digits++;
    return n && digits == n;
}

static bool is_month(const char *text, size_t n)
{
    for (const char *month = months + 1; *month;) {
        const size_t length = strcspn(month, "|");
        if (length == n && !memcmp(month, text, n)) return true;
        month += length + 1;
    }
    return false;
}

// Takes the parts of a folded text. Returns false if it has too many, or one that is neither
// a number nor a month.
static bool take_parts(const char *folded, Parts *parts)
{
    *parts = (Parts){.n = 0};
    while (*folded) {
        const size_t n = strcspn(folded, " ");
        const bool number = is_number(folded, n);
        if (parts->n == PARTS_MAX || (!number && !is_month(folded, n))) return false;
        parts->text[parts->n] = folded;
        parts->length[parts->n++] = n;
        parts->numbers += number;
        parts->words += !number;
        folded += n + (folded[n] == ' ');
    }
    return parts->n > 0;
}

static bool is_year(const Parts *parts, int i)
{
    const long year = strtol(parts->text[i], NULL, 10);

    return parts->length[i] == 4 && year >= YEAR_FIRST && year <= YEAR_LAST;
}

static bool is_short(const Parts *parts, int i)
{
    return parts->length[i] <= 2;
}

// Returns whether three numbers are a date: "2026-03-01", "1/3/2026", "01.03.26".
static bool is_three(const Parts *parts, const char *text)
{
    if (is_year(parts, 0)) return is_short(parts, 1) && is_short(parts, 2);
    return is_short(parts, 0) && is_short(parts, 1) && strpbrk(text, "/.") &&
           (is_short(parts, 2) || is_year(parts, 2));
}

bool made_date_is(const char *text)
{
    char folded[NAME_BYTES_MAX];
    Parts parts;

    if (strlen(text) >= sizeof folded) return false;
    name_match_fold(text, folded, sizeof folded);
    // A time behind it: "2026-03-01T00:00:00".
    char *time = strchr(folded, 't');
    if (time && time > folded && isdigit((unsigned char)time[-1])) *time = '\0';
    if (!take_parts(folded, &parts)) return false;
    if (parts.words == 1) return parts.numbers == 1 || parts.numbers == 2;
    return !parts.words && parts.numbers >= 3 && is_three(&parts, text);
}

bool made_date_is_day(const char *text)
{
    const long day = strtol(text, NULL, 10);

    return is_number(text, strlen(text)) && day >= DAY_FIRST && day <= DAY_LAST;
}

bool made_date_is_code(const char *text)
{
    char folded[NAME_BYTES_MAX];
    Parts parts;

    if (!strpbrk(text, "abcdefghijklmnopqrstuvwxyz") || strlen(text) >= sizeof folded)
        return false;
    name_match_fold(text, folded, sizeof folded);
    return take_parts(folded, &parts) && parts.n == 2 && parts.words == 1 &&
           !is_number(parts.text[0], parts.length[0]) &&
           (parts.length[1] == 2 || is_year(&parts, 1));
}
