// name_match.c -- folds names and counts the letters by which two of them differ.
//
// ASCII goes a short way without utf8proc. Both ways give the same result for it.

#include "db/text/name_match.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "engine/base/text.h"

static bool is_apostrophe(utf8proc_int32_t c)
{
    return c == '\'' || c == '`' || c == 0x2018 || c == 0x2019 || c == 0x02bc;
}

// Returns whether the character is a letter, mark or digit. These categories have
// consecutive numbers in utf8proc.
static bool is_word_part(utf8proc_int32_t c)
{
    utf8proc_category_t category = utf8proc_category(c);

    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO;
}

// Copies the words of [plain], which is valid UTF-8, into [folded].
static void join_words(const utf8proc_uint8_t *plain, char *folded, size_t size)
{
    size_t n = 0;
    bool gap = false;

    while (*plain) {
        utf8proc_int32_t c;
        utf8proc_ssize_t length = utf8proc_iterate(plain, -1, &c);
        if (length <= 0) break;
        if (is_word_part(c)) {
            if (n + (size_t)length + 2 > size) break;
            if (gap && n) folded[n++] = ' ';
            memcpy(folded + n, plain, (size_t)length);
            n += (size_t)length;
            gap = false;
        } else if (!is_apostrophe(c)) {
            gap = true;
        }
        plain += length;
    }
    folded[n] = '\0';
}

// Folds ASCII, as most texts are. Returns false at the first other byte.
static bool fold_ascii(const char *text, char *folded, size_t size)
{
    size_t n = 0;
    bool gap = false;

    for (; *text; text++) {
        if (*text & 0x80) return false;
        if (isalnum((unsigned char)*text)) {
            if (n + 3 > size) break;
            if (gap && n) folded[n++] = ' ';
            folded[n++] = (char)tolower((unsigned char)*text);
            gap = false;
        } else if (*text != '\'' && *text != '`') {
            gap = true;
        }
    }
    folded[n] = '\0';
    return true;
}

void name_match_fold(const char *text, char *folded, size_t size)
{
    if (fold_ascii(text, folded, size)) return;
    utf8proc_uint8_t *plain = NULL;
    utf8proc_ssize_t n = utf8proc_map(
        (const utf8proc_uint8_t *)text,
        0,
        &plain,
        (utf8proc_option_t)(UTF8PROC_NULLTERM | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                            UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE));

    if (n < 0) {
        (void)text_format(folded, size, "%s", text);
        return;
    }
    join_words(plain, folded, size);
    free(plain);
}

bool name_match_is_utf8(const char *text)
{
    const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)text;

    while (*at) {
        utf8proc_int32_t c;
        utf8proc_ssize_t length = utf8proc_iterate(at, -1, &c);
        if (length <= 0) return false;
        at += length;
    }
    return true;
}

// Counts the letters to change, add, drop or swap with a neighbour to turn [b] into
// [a]. Three rows suffice: a swap looks back two letters.
static int letter_distance(const char *a, const char *b)
{
    int rows[3][NAME_BYTES_MAX + 1] = {0};
    int length = (int)strlen(b);

    for (int j = 0; j <= length; j++) rows[0][j] = j;
    for (int i = 1; a[i - 1]; i++) {
        int *now = rows[i % 3];
        const int *last = rows[(i + 2) % 3];
        const int *before = rows[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= length; j++) {
            int best = last[j - 1] + (a[i - 1] != b[j - 1]);
            if (last[j] + 1 < best) best = last[j] + 1;
            if (now[j - 1] + 1 < best) best = now[j - 1] + 1;
            bool swapped =
                i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped && before[j - 2] + 1 < best) best = before[j - 2] + 1;
            now[j] = best;
        }
    }
    return rows[strlen(a) % 3][length];
}

void name_match_start(NameMatch *nearest, const char *wanted)
{
    *nearest = (NameMatch){0};
    name_match_fold(wanted, nearest->wanted, sizeof nearest->wanted);
    nearest->distance = (int)strlen(nearest->wanted) / 3 + 1;
}

void name_match_limit_to_slips(NameMatch *nearest)
{
    nearest->distance = strlen(nearest->wanted) < 4 ? 0 : 2;
}

// Returns whether the candidate has all wanted words in this order, among others.
static bool has_words(const char *wanted, const char *candidate)
{
    while (*wanted) {
        const size_t n = strcspn(wanted, " ");
        size_t m = strcspn(candidate, " ");

        while (*candidate && (m != n || strncmp(wanted, candidate, n) != 0)) {
            candidate += m + (candidate[m] == ' ');
            m = strcspn(candidate, " ");
        }
        if (!*candidate) return false;
        candidate += m + (candidate[m] == ' ');
        wanted += n + (wanted[n] == ' ');
    }
    return true;
}

// Counts a name that begins with the wanted words as one letter wrong, because people
// leave out subtitles, and one that has them elsewhere as two: they leave out the rest.
static int closeness(const char *wanted, const char *candidate)
{
    const size_t n = strlen(wanted);
    int far;

    if (n >= 3 && !strncmp(wanted, candidate, n) && candidate[n] == ' ') return 1;
    far = letter_distance(wanted, candidate);
    return far > 2 && n >= 3 && has_words(wanted, candidate) ? 2 : far;
}

void name_match_offer(NameMatch *nearest, const char *candidate)
{
    char folded[NAME_BYTES_MAX] = "";

    name_match_fold(candidate, folded, sizeof folded);
    int far = closeness(nearest->wanted, folded);
    if (far >= nearest->distance) return;
    nearest->distance = far;
    (void)text_format(nearest->best, sizeof nearest->best, "%s", candidate);
}

const char *name_match_best(const NameMatch *nearest)
{
    return nearest->best[0] ? nearest->best : NULL;
}
