// language_code.c -- finds a language among its names, with or without a region beside it.

#include "db/names/language_code.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

// A language, a region or a doubtful code. [words]: its names, with a bar between two.
typedef struct {
    const char *code, *words;
    bool in_headings;
} Named;

static const Named languages[] = {
#define LANGUAGE(code, in_headings, words) {code, words, in_headings},
#define REGION(words, chinese)
#define DOUBT(words, meant)
#include "db/names/language_code.def"
};

static const Named regions[] = {
#define LANGUAGE(code, in_headings, words)
#define REGION(words, chinese) {chinese, words, false},
#define DOUBT(words, meant)
#include "db/names/language_code.def"
};

static const Named doubts[] = {
#define LANGUAGE(code, in_headings, words)
#define REGION(words, chinese)
#define DOUBT(words, meant) {meant, words, false},
#include "db/names/language_code.def"
};

static bool is_plain(const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (text[i] & 0x80) return false;
    return true;
}

// Compares a name of the table with [n] bytes of a folded text.
static bool is_name(const char *name, size_t name_n, const char *text, size_t n)
{
    char copy[NAME_BYTES_MAX], folded[NAME_BYTES_MAX];

    if (is_plain(name, name_n)) return name_n == n && !memcmp(name, text, n);
    if (is_plain(text, n) || name_n >= sizeof copy) return false;
    memcpy(copy, name, name_n);
    copy[name_n] = '\0';
    name_match_fold(copy, folded, sizeof folded);
    return strlen(folded) == n && !memcmp(folded, text, n);
}

static bool has_name(const Named *named, const char *text, size_t n)
{
    for (const char *name = named->words; name;) {
        const char *bar = strchr(name, '|');
        if (is_name(name, bar ? (size_t)(bar - name) : strlen(name), text, n))
            return true;
        name = bar ? bar + 1 : NULL;
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

// Returns the code of a language beside a region, which decides how Chinese is written.
static const char *code_beside(const Named *language, const Named *region)
{
    if (!language || !region) return NULL;
    const bool chinese = !strncmp(language->code, "zh", 2);

    return chinese && *region->code ? region->code : language->code;
}

// Returns the code that [n] bytes of a folded text mean, with or without a region.
static const char *code_of(const char *text, size_t n)
{
    const Named *whole = find_language(text, n);

    if (whole) return whole->code;
    for (size_t i = 1; i + 1 < n; i++) {
        if (text[i] != ' ') continue;
        const char *rest = text + i + 1;
        const size_t rest_n = n - i - 1;
        const char *code =
            code_beside(find_language(text, i), find_region(rest, rest_n));
        if (!code)
            code = code_beside(find_language(rest, rest_n), find_region(text, i));
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
