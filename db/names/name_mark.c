// name_mark.c -- finds the last mark of a name and what kind of mark it is.

#include "db/names/name_mark.h"

#include <ctype.h>
#include <string.h>

#include "db/names/language_code.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"

enum { SET_LEAST = 2, SET_MOST = 4, NUMBER_DIGITS = 4 };

static const struct {
    const char *words;
    bool bare;
} marks[] = {
#define MARK(words, bare) {words, bare},
#include "db/names/name_mark.def"
};

// The signs around a mark.
#define FRAME(open, close)                                                             \
    {                                                                                  \
        open, close, sizeof(open) - 1, sizeof(close) - 1                               \
    }
static const struct {
    const char *open, *close;
    size_t open_n, close_n; // bytes
} frames[] = {
    FRAME("(", ")"),
    FRAME("[", "]"),
    FRAME("{", "}"),
    FRAME("<", ">"),
    FRAME("\xef\xbc\x88", "\xef\xbc\x89"), // wide brackets
    FRAME("\xe3\x80\x90", "\xe3\x80\x91"),
    FRAME("*", "*"),
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool name_mark_is_word(const char *folded, bool bare, const char *const *words)
{
    for (int i = 0; i < COUNT_OF(marks); i++)
        if ((!bare || marks[i].bare) && *marks[i].words == *folded &&
            !strcmp(marks[i].words, folded))
            return true;
    for (; words && *words && !bare; words++)
        if (!strcmp(*words, folded)) return true;
    return false;
}

// Returns whether the text may be the code of a set: "OGN", "ogs", "2XM".
static bool is_set(const char *text)
{
    size_t n = 0, letters = 0;

    for (; isalnum((unsigned char)text[n]); n++)
        letters += isalpha((unsigned char)text[n]) != 0;
    return !text[n] && n >= SET_LEAST && n <= SET_MOST && letters;
}

// Returns whether the text is the number of a printing: "24", "#024/298".
static bool is_number(const char *text)
{
    text += *text == '#';
    const size_t n = strspn(text, "0123456789");

    text += n;
    if (!n || n > NUMBER_DIGITS) return false;
    if (*text == '/') text += 1 + strspn(text + 1, "0123456789");
    return !*text;
}

// Reads "TOY-24", "toy:24", "TOY #24" as a code.
static bool read_code(const char *text, PrintingKey *code)
{
    char plain[NAME_BYTES_MAX];
    size_t n = 0;

    for (bool after = false; *text; text++) {
        if (strchr(" #:", *text)) {
            if (!after) plain[n++] = '-';
            after = true;
            continue;
        }
        after = false;
        plain[n++] = *text;
    }
    plain[n] = '\0';
    return printing_key_read(plain, code) && strlen(code->code.set) <= SET_MOST;
}

static NameMarkKind kind_of(NameMark *mark, const char *const *words)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(mark->text, folded, sizeof folded);
    if (name_mark_is_word(folded, false, words)) return NAME_MARK_WORD;
    if (read_code(mark->text, &mark->code)) return NAME_MARK_CODE;
    if (is_number(mark->text)) return NAME_MARK_NUMBER;
    if (language_code_find(mark->text)) return NAME_MARK_LANGUAGE;
    return is_set(mark->text) ? NAME_MARK_SET : NAME_MARK_OTHER;
}

// Puts [n] bytes at [text] into the mark, without blanks around them.
static void set_text(NameMark *mark, const char *text, size_t n)
{
    while (n && is_blank(*text)) text++, n--;
    while (n && is_blank(text[n - 1])) n--;
    if (n >= sizeof mark->text) n = 0;
    memcpy(mark->text, text, n);
    mark->text[n] = '\0';
}

// Takes a mark in the brackets of row [i] from the end of the first [n] bytes of a name.
static bool take_framed(const char *name, size_t n, int i, NameMark *mark)
{
    const size_t open_n = frames[i].open_n, close_n = frames[i].close_n;
    size_t at = n - close_n;

    if (n <= open_n + close_n || memcmp(name + at, frames[i].close, close_n) != 0)
        return false;
    while (at && memcmp(name + at - 1, frames[i].open, open_n) != 0) at--;
    if (at < 2) return false; // no such bracket, or nothing before it
    set_text(mark, name + at - 1 + open_n, n - close_n - (at - 1) - open_n);
    mark->length = at - 1;
    return *mark->text;
}

// Takes a mark behind the last dash or comma of the first [n] bytes of a name.
static bool take_bare(const char *name, size_t n, NameMark *mark)
{
    char folded[NAME_BYTES_MAX];
    size_t at = n;

    while (at && name[at - 1] != ',' && name[at - 1] != '-') at--;
    if (at < 2 || at == n || !is_blank(name[at])) return false;
    if (name[at - 1] == '-' && !is_blank(name[at - 2])) return false;
    set_text(mark, name + at, n - at);
    mark->length = at - 1;
    name_match_fold(mark->text, folded, sizeof folded);
    if (!name_mark_is_word(folded, true, NULL)) return false;
    mark->kind = NAME_MARK_WORD;
    return true;
}

bool name_mark_last(const char *name, const char *const *words, NameMark *mark)
{
    size_t n = strlen(name);
    bool found = false;

    mark->kind = NAME_MARK_NONE;
    while (n && is_blank(name[n - 1])) n--;
    for (int i = 0; i < COUNT_OF(frames) && !found; i++)
        found = take_framed(name, n, i, mark);
    if (found)
        mark->kind = kind_of(mark, words);
    else
        found = take_bare(name, n, mark);
    // Between two stars only a mark stands; other names may end so.
    if (found && name[n - 1] == '*' && mark->kind != NAME_MARK_WORD) found = false;
    if (!found) mark->kind = NAME_MARK_NONE;
    while (found && mark->length && is_blank(name[mark->length - 1])) mark->length--;
    return found && mark->length;
}
