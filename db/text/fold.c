// fold.c -- folds by hand where a text is plain ASCII, else by name_match.h.
//
// Both ways give the same words, because the index may hold texts of both.

#include "db/text/fold.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

enum { GROWTH = 4 }; // a folded text has at most so many bytes for each byte

// Returns whether the character is a word of its own: Chinese or a Japanese syllable.
static bool stands_alone(utf8proc_int32_t c)
{
    return (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) ||
           (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3ffff);
}

static bool is_plain(const char *text)
{
    while (*text && !((unsigned char)*text & 0x80)) text++;
    return !*text;
}

// Folds ASCII as name_match_fold does, but much faster. Most texts are ASCII.
static void fold_plain(const char *text, char *to)
{
    const char *start = to;
    bool gap = false;

    for (; *text; text++) {
        char c = *text;
        if (c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            if (gap && to != start) *to++ = ' ';
            *to++ = c;
            gap = false;
        } else if (c != '\'' && c != '`') {
            gap = true;
        }
    }
    *to = '\0';
}

// Puts blanks around characters that are words of their own. [to] has room.
static void split_signs(const char *text, char *to)
{
    const char *start = to;

    while (*text) {
        utf8proc_int32_t c;
        utf8proc_ssize_t n = utf8proc_iterate((const utf8proc_uint8_t *)text, -1, &c);
        if (n <= 0) break;
        bool alone = stands_alone(c);
        if (alone && to != start && to[-1] != ' ') *to++ = ' ';
        memcpy(to, text, (size_t)n);
        to += n;
        text += n;
        if (alone && *text && *text != ' ') *to++ = ' ';
    }
    *to = '\0';
}

char *fold_text(const char *text)
{
    const size_t size = strlen(text) * GROWTH + 8;
    char *folded = malloc(size);

    ENOUGH(folded);
    if (is_plain(text)) {
        fold_plain(text, folded);
        return folded;
    }
    char *words = malloc(size * 2);
    ENOUGH(words);
    name_match_fold(text, folded, size);
    split_signs(folded, words);
    free(folded);
    return words;
}

static void fold_function(sqlite3_context *context, int n, sqlite3_value **values)
{
    const char *text = n ? (const char *)sqlite3_value_text(values[0]) : NULL;

    if (text) sqlite3_result_text(context, fold_text(text), -1, free);
}

// token('tags', 'Far East') is ' tags:far_east', token('speed', -2) is '
// speed:-2', token('tags', NULL) is ''.
static void token_function(sqlite3_context *context, int n, sqlite3_value **values)
{
    const char *name = (const char *)sqlite3_value_text(values[0]);
    const bool number = sqlite3_value_type(values[1]) == SQLITE_INTEGER;
    const char *text = (const char *)sqlite3_value_text(values[1]);

    (void)n;
    if (!name || !text) {
        sqlite3_result_text(context, "", 0, SQLITE_STATIC);
        return;
    }
    char *word = number ? NULL : fold_text(text);
    const char *from = number ? text : word;
    char *token = malloc(strlen(name) + strlen(from) + 3);
    ENOUGH(token);
    char *to = token;
    *to++ = ' ';
    to = stpcpy(to, name);
    *to++ = ':';
    for (; *from; from++) *to++ = *from == ' ' ? '_' : *from;
    *to = '\0';
    free(word);
    sqlite3_result_text(context, token, (int)(to - token), free);
}

static int add_function(sqlite3 *db, const char *name, int values,
                        void (*call)(sqlite3_context *, int, sqlite3_value **))
{
    return sqlite3_create_function(db,
                                   name,
                                   values,
                                   SQLITE_UTF8 | SQLITE_DETERMINISTIC |
                                       SQLITE_INNOCUOUS,
                                   NULL,
                                   call,
                                   NULL,
                                   NULL);
}

int fold_register(sqlite3 *db)
{
    const int code = add_function(db, "fold", 1, fold_function);

    return code != SQLITE_OK ? code : add_function(db, "token", 2, token_function);
}
