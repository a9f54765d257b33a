// language_code.c -- finds a language among its names, with or without a region beside it.

#include "db/names/language_code.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

// No language, with its region, has more bytes, and no heading more words.
enum { CODE_TEXT_BYTES = 64, HEADING_WORDS = 5 };

// A language, a region or a doubtful code. [words]: its names, each between two bars.
typedef struct {
    const char *code, *words;
    bool in_headings;
} Named;

#define BARRED(words) "|" words "|"

static const Named languages[] = {
#define LANGUAGE(code, in_headings, words) {code, BARRED(words), in_headings},
#define REGION(words, chinese)
#define DOUBT(words, meant)
#include "db/names/language_code.def"
};

static const Named regions[] = {
#define LANGUAGE(code, in_headings, words)
#define REGION(words, chinese) {chinese, BARRED(words), false},
#define DOUBT(words, meant)
#include "db/names/language_code.def"
};

static const Named doubts[] = {
#define LANGUAGE(code, in_headings, words)
#define REGION(words, chinese)
#define DOUBT(words, meant) {meant, BARRED(words), false},
#include "db/names/language_code.def"
};

static bool is_plain(char c)
{
    return !(c & 0x80);
}

// Returns whether a text in Latin letters is one of the names, as the table has them. For so
// few bytes strstr is much faster than memmem.
static bool has_plain(const Named *named, const char *text, size_t n)
{
    char barred[CODE_TEXT_BYTES + 3];

    if (n > CODE_TEXT_BYTES) return false;
    barred[0] = barred[n + 1] = '|';
    barred[n + 2] = '\0';
    memcpy(barred + 1, text, n);
    return strstr(named->words, barred);
}

// Compares a name of the table in other letters, which are not folded there.
static bool is_other(const char *name, size_t length, const char *text, size_t n)
{
    char copy[NAME_BYTES_MAX], folded[NAME_BYTES_MAX];

    if (is_plain(*name) || length >= sizeof copy) return false;
    memcpy(copy, name, length);
    copy[length] = '\0';
    name_match_fold(copy, folded, sizeof folded);
    return strlen(folded) == n && !memcmp(folded, text, n);
}

static bool has_name(const Named *named, const char *text, size_t n)
{
    if (!n || is_plain(*text)) return n && has_plain(named, text, n);
    for (const char *name = named->words + 1; *name;) {
        const size_t length = strcspn(name, "|");
        if (is_other(name, length, text, n)) return true;
        name += length + 1;
    }
    return false;
}

static const Named *find_in(const Named *list, int list_n, const char *text, size_t n)
{
    for (int i = 0; i < list_n; i++)
        if (has_name(&list[i], text, n)) return &list[i];
    return NULL;
}

// Returns the language that a part of a folded text is, or NULL.
static const Named *find_language(const char *text, size_t n)
{
    for (int i = 0; i < COUNT_OF(languages); i++)
        if (n == 2 && strlen(languages[i].code) == n &&
            !memcmp(languages[i].code, text, n))
            return &languages[i];
    return find_in(languages, COUNT_OF(languages), text, n);
}

static const Named *find_region(const char *text, size_t n)
{
    return find_in(regions, COUNT_OF(regions), text, n);
}

// Returns the code of a language beside a region, which decides how Chinese is written; NULL:
// they are none.
static const char *code_beside(const char *language, size_t language_n,
                               const char *region, size_t region_n)
{
    const Named *named = find_language(language, language_n);
    const Named *beside = named ? find_region(region, region_n) : NULL;

    if (!beside) return NULL;
    return !strncmp(named->code, "zh", 2) && *beside->code ? beside->code : named->code;
}

// Returns the code that [n] bytes of a folded text mean, with or without a region.
static const char *code_of(const char *text, size_t n)
{
    const Named *whole = n <= CODE_TEXT_BYTES ? find_language(text, n) : NULL;

    if (whole) return whole->code;
    for (size_t i = 1; i + 1 < n && n <= CODE_TEXT_BYTES; i++) {
        if (text[i] != ' ') continue;
        const char *rest = text + i + 1;
        const char *code = code_beside(text, i, rest, n - i - 1);
        if (!code) code = code_beside(rest, n - i - 1, text, i);
        if (code) return code;
    }
    return NULL;
}

// Returns what a doubtful text could mean, or NULL.
static const char *doubt_of(const char *text, size_t n)
{
    const Named *doubt = find_in(doubts, COUNT_OF(doubts), text, n);

    return doubt ? doubt->code : NULL;
}

const char *language_code_find(const char *text)
{
    char folded[NAME_BYTES_MAX];

    if (strpbrk(text, "/,;&+|")) return NULL; // two languages
    name_match_fold(text, folded, sizeof folded);
    const size_t n = strlen(folded);
    return n && !doubt_of(folded, n) ? code_of(folded, n) : NULL;
}

const char *language_code_doubt(const char *text)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    return doubt_of(folded, strlen(folded));
}

// ---- in headings

// Returns the code that a part of a heading names, or NULL.
static const char *code_in_heading(const char *text, size_t n)
{
    const Named *language = n == 2 ? find_language(text, n) : NULL;
    const bool by_code = language && !memcmp(language->code, text, 2);

    if (n < 2 || doubt_of(text, n)) return NULL;
    return by_code && !language->in_headings ? NULL : code_of(text, n);
}

const char *language_code_take(char *folded)
{
    const size_t n = strlen(folded);
    int gaps = 0;

    for (const char *c = folded; *c; c++) gaps += *c == ' ';
    if (gaps >= HEADING_WORDS) return NULL; // it is no heading, but some text

    // The longest part counts: "name chinese simplified" is no "name chinese" of a region.
    for (size_t i = 1; i + 1 < n; i++) {
        const char *code =
            folded[i] == ' ' ? code_in_heading(folded + i + 1, n - i - 1) : NULL;
        if (!code) continue;
        folded[i] = '\0';
        return code;
    }
    for (size_t i = n; i-- > 1;) {
        const char *code = folded[i] == ' ' ? code_in_heading(folded, i) : NULL;
        if (!code) continue;
        memmove(folded, folded + i + 1, n - i);
        return code;
    }
    return NULL;
}
