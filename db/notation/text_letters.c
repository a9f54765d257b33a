// text_letters.c -- looks at one place of a text after the other.

#include "db/notation/text_letters.h"

#include <string.h>
#include <utf8proc.h>

#include "db/notation/entity.h"
#include "engine/base/base.h"

// Returns the character at [text], 0 at its end.
static uint32_t character_at(const char *text)
{
    utf8proc_int32_t c;

    (void)utf8proc_iterate((const utf8proc_uint8_t *)text, -1, &c);
    return c > 0 ? (uint32_t)c : 0;
}

// Returns the length of a character that nobody sees, or 0: control characters other than
// tab and line end, marks that change the direction of letters, blanks without width, soft
// hyphens, and byte-order marks in the middle.
static size_t unseen_at(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    if ((*c < ' ' && !strchr("\t\n\r", *c)) || *c == 0x7f) return *c != '\0';
    if (*c == 0xc2 && (c[1] < 0xa0 || c[1] == 0xad)) return c[1] ? 2 : 0;
    if (*c == 0xef) return c[1] == 0xbb && c[2] == 0xbf ? 3 : 0;
    if (*c != 0xe2 || c[1] < 0x80) return 0;
    const bool marks = (c[2] >= 0x8b && c[2] <= 0x8f) || (c[2] >= 0xaa && c[2] <= 0xae);
    const bool joins = c[2] >= 0xa0 && c[2] <= 0xa9;
    return (c[1] == 0x80 && marks) || (c[1] == 0x81 && joins) ? 3 : 0;
}

// Returns the length of a blank that is no plain one, or 0. The wide one of Chinese texts is
// a sign of theirs.
static size_t blank_at(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    if (*c == 0xc2) return c[1] == 0xa0 ? 2 : 0;
    if (*c != 0xe2) return 0;
    const bool wide = c[1] == 0x80 && ((c[2] >= 0x80 && c[2] <= 0x8a) || c[2] == 0xaf);
    return wide || (c[1] == 0x81 && c[2] == 0x9f) ? 3 : 0;
}

// Fills the letter that [sign] is in our texts: quotes are straight.
static void fill_letter(uint32_t sign, bool named, char letter[LETTER_BYTES])
{
    letter[0] = letter[1] = letter[2] = letter[3] = letter[4] = '\0';
    if (sign == 0x2019 || (named && sign == 0x2018))
        letter[0] = '\'';
    else if (named && (sign == 0x201c || sign == 0x201d))
        letter[0] = '"';
    else
        (void)utf8proc_encode_char((utf8proc_int32_t)sign, (utf8proc_uint8_t *)letter);
    if (blank_at(letter)) letter[0] = ' ', letter[1] = '\0';
}

static const char *take_entity(const char *text, char letter[LETTER_BYTES])
{
    const size_t n = strcspn(text + 1, "; \n&<");
    const uint32_t sign = text[1 + n] == ';' ? entity_sign(text + 1, n) : 0;

    if (!sign) return NULL;
    fill_letter(sign, text[1] != '#', letter);
    return text + n + 2;
}

const char *text_letters_take(const char *text, char letter[LETTER_BYTES],
                              uint32_t *cut)
{
    const size_t blank = blank_at(text);
    const char *rest = *text == '&' ? take_entity(text, letter) : NULL;
    const char *unseen = rest ? letter : text;

    if (blank) return fill_letter(' ', false, letter), text + blank;
    const size_t n = unseen_at(unseen);
    if (!n) return rest;
    if (!*cut) *cut = character_at(unseen);
    letter[0] = '\0';
    return rest ? rest : text + n;
}

uint32_t text_letters_unseen(const char *text)
{
    while (*text && !unseen_at(text)) text++;
    return character_at(text);
}

const char *text_letters_decode(Arena *arena, const char *text, uint32_t *cut)
{
    char *copy = arena_take(arena, strlen(text) + 1), *to = copy;

    *cut = 0;
    while (*text) {
        char letter[LETTER_BYTES];
        const char *rest = text_letters_take(text, letter, cut);
        if (rest)
            to = stpcpy(to, letter), text = rest;
        else
            *to++ = *text++;
    }
    *to = '\0';
    return copy;
}

// Returns the digit that [c] is in any script, or -1. The ten of a script stand in a row.
static int digit_of(utf8proc_int32_t c)
{
    int digit = 0;

    if (utf8proc_category(c) != UTF8PROC_CATEGORY_ND) return -1;
    while (utf8proc_category(c - digit - 1) == UTF8PROC_CATEGORY_ND) digit++;
    return digit % 10;
}

// Returns the number that [c] is in a circle, or -1.
static int circled(utf8proc_int32_t c)
{
    return c == 0x24ea ? 0 : c >= 0x2460 && c <= 0x2473 ? c - 0x2460 + 1 : -1;
}

// Returns the plain sign that [c] is a wide one of, or another digit; else 0.
static char plain_sign(utf8proc_int32_t c)
{
    const int digit = digit_of(c);

    if (c == 0x3000) return ' ';
    if (c >= 0xff01 && c <= 0xff5e) return (char)(c - 0xff01 + '!');
    return (char)(digit < 0 ? 0 : digit + '0');
}

const char *text_letters_narrow(Arena *arena, const char *text)
{
    const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)text;
    utf8proc_int32_t c;

    while (*at && *at < 0x80) at++;
    if (!*at) return text;
    char *copy = arena_take(arena, strlen(text) + 1), *to = copy;
    at = (const utf8proc_uint8_t *)text;
    for (utf8proc_ssize_t n; (n = utf8proc_iterate(at, -1, &c)) > 0 && c; at += n) {
        const char plain = c < 0x80 ? (char)c : plain_sign(c);
        if (at == (const utf8proc_uint8_t *)text && !at[n] && circled(c) >= 0)
            return arena_format(arena, "%d", circled(c));
        if (plain)
            *to++ = plain;
        else
            memcpy(to, at, (size_t)n), to += n;
    }
    *to = '\0';
    return copy;
}
