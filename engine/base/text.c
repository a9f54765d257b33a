// text.c -- cuts text between characters and repairs what is no UTF-8.

#include "engine/base/text.h"

#include <stdio.h>
#include <string.h>

static const char more[] = "...";

static bool continues(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

size_t text_cut(const char *text, size_t most)
{
    const size_t n = strnlen(text, most);
    size_t at = n;

    if (n < most || !continues(text[n])) return n;
    while (at && n - at < 3 && continues(text[at])) at--;
    return continues(text[at]) ? n : at;
}

// Returns how many bytes the character has that begins with [byte], 0: none does.
static size_t length_of(unsigned char byte)
{
    if (byte < 0x80) return byte != 0;
    if (byte < 0xC2 || byte > 0xF4) return 0;
    return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

// Returns whether the second byte makes a number that is written too long, that stands
// for half a character of UTF-16, or that is too high.
static bool is_forbidden(unsigned char first, unsigned char second)
{
    return (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
           (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
}

size_t text_character(const char *text)
{
    const size_t n = length_of((unsigned char)text[0]);

    for (size_t i = 1; i < n; i++)
        if (!continues(text[i])) return 0;
    if (n > 1 && is_forbidden((unsigned char)text[0], (unsigned char)text[1])) return 0;
    return n;
}

// Returns [n] without the character at the end of [text] of which bytes are missing.
static size_t without_half(const char *text, size_t n)
{
    size_t at = n;

    while (at && n - at < 3 && continues(text[at - 1])) at--;
    return at && !text_character(text + at - 1) ? at - 1 : n;
}

size_t text_format_list(char *to, size_t size, const char *format, va_list arguments)
{
    const int wanted = vsnprintf(to, size, format, arguments);
    const size_t dots = size > 4 * sizeof more ? sizeof more - 1 : 0;
    size_t n = size - 1 - dots;

    if (wanted < 0) to[0] = '\0';
    if (wanted < (int)size) return wanted < 0 ? 0 : (size_t)wanted;
    n = dots ? text_cut(to, n) : without_half(to, n);
    memcpy(to + n, more, dots);
    to[n + dots] = '\0';
    return n + dots;
}

size_t text_format(char *to, size_t size, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    const size_t n = text_format_list(to, size, format, arguments);
    va_end(arguments);
    return n;
}

TextHint text_hint(const char *near)
{
    TextHint hint = {""};

    if (near)
        (void)text_format(hint.text,
                          sizeof hint.text,
                          ", did you mean '%.*s'?",
                          text_fit(near, 180),
                          near);
    return hint;
}

size_t text_number(char to[TEXT_NUMBER_BYTES], int64_t number, int figures)
{
    char backwards[TEXT_NUMBER_BYTES];
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    int n = 0;
    size_t length = 0;

    do backwards[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    while (n < figures && n < TEXT_NUMBER_BYTES - 2) backwards[n++] = '0';
    if (number < 0) to[length++] = '-';
    while (n) to[length++] = backwards[--n];
    to[length] = '\0';
    return length;
}

int text_read_number(const char *text, int most)
{
    int64_t n = *text ? 0 : -1;

    for (; *text; text++) {
        if (*text < '0' || *text > '9') return -1;
        n = n * 10 + (*text - '0');
        if (n > most) return -1;
    }
    return (int)n;
}

void text_copy(char *to, size_t size, const char *from)
{
    const size_t n = strnlen(from, size);

    if (n < size)
        memcpy(to, from, n + 1);
    else
        (void)text_format(to, size, "%s", from);
}

bool text_repair(char *text)
{
    bool repaired = false;

    while (*text) {
        const size_t n = text_character(text);

        if (!n) {
            *text = '?';
            repaired = true;
        }
        text += n ? n : 1;
    }
    return repaired;
}
