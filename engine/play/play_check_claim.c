// play_check_claim.c -- the claims that a check makes of the fields of a row.
//
// The check reports the first claim that does not hold and skips the rest, which may
// depend on it.

#include "engine/play/play_check_inside.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"

bool play_check_part(PlayCheck *check, const char *part, const void *rows, int n)
{
    if (check->failed) return false;
    check->part = part;
    check->row = -1;
    play_check_claim(check, "the table", rows || !n, "rows, there are none");
    play_check_claim(check, "the number of rows", n >= 0, "0 or more");
    check->row = 0;
    return !check->failed;
}

void play_check_claim(PlayCheck *check, const char *field, bool holds,
                      const char *wants)
{
    char row[32] = "";

    if (check->failed || holds) return;
    check->failed = true;
    if (check->row >= 0) (void)snprintf(row, sizeof row, " %d", check->row + 1);
    (void)err_set(check->err,
                  CODE_OURS,
                  "game %s, %s%s: '%s' wants %s",
                  check->rules->game ? check->rules->game : "without a name",
                  check->part,
                  row,
                  field,
                  wants);
}

void play_check_text(PlayCheck *check, const char *field, const char *text)
{
    play_check_claim(check, field, text != NULL, "a text, it has none");
    if (!text) return;
    for (size_t n = 1; !check->failed && *text && n; text += n) {
        n = text_character(text);
        play_check_claim(check, field, n > 0, "text in UTF-8");
    }
}

void play_check_name(PlayCheck *check, const char *field, const char *text)
{
    play_check_text(check, field, text);
    if (check->failed) return;
    play_check_claim(check, field, *text, "a text, it is empty");
    play_check_claim(check, field, !strpbrk(text, "\r\n\t"), "a text on one line");
}

void play_check_row(PlayCheck *check, const char *field, int row, int n)
{
    char wants[60];

    (void)snprintf(wants, sizeof wants, "a row from 0 to %d, found %d", n - 1, row);
    play_check_claim(check, field, row >= 0 && row < n, wants);
}

void play_check_list(PlayCheck *check, const char *field, const char *const *texts,
                     int least)
{
    int n = 0;

    play_check_claim(check, field, texts != NULL, "a list of words");
    if (!texts) return;
    for (; !check->failed && texts[n]; n++) play_check_name(check, field, texts[n]);
    play_check_claim(check, field, n >= least, "a word at least");
}
