// ascii.c -- replaces a character by the nearest one of ASCII.
//
// One column stays one column, so a board that was laid out with the true characters fits
// as well with these.

#include "db/text/ascii.h"

#include <stdbool.h>
#include <stddef.h>
#include <utf8proc.h>

#include "engine/base/base.h"

// Signs without a letter of ASCII in them. Those that the program draws with itself come
// first: lines, dots and bars; a full one and an empty one must stay different.
static const struct {
    int32_t sign;
    char near;
} signs[] = {
    {0x2501, '='},                                                // lines of the board
    {0x2503, '|'},  {0x250f, '+'},  {0x2502, '|'}, {0x25cf, '*'}, // a point that is there, and one that is not
    {0x25cb, '.'},  {0x25c6, '#'}, // a thing that is ready, and one that is not
    {0x25c7, '-'},  {0x2592, '?'}, // a card that nobody sees
    {0x2588, '#'},                 // bars
    {0x2591, '.'},  {0x00b7, '|'}, // between two things,
    {0x2026, '~'},                 // more follows
    {0x2018, '\''}, {0x2019, '\''}, {0x201c, '"'}, {0x201d, '"'}, {0x2010, '-'},
    {0x2011, '-'},  {0x2012, '-'},  {0x2013, '-'}, {0x2014, '-'}, {0x2212, '-'},
    {0x2022, '*'},  {0x00d7, 'x'},  {0x2192, '>'}, {0x2190, '<'}, {0x2264, '<'},
    {0x2265, '>'},  {0x00d8, 'O'}, // letters that are none with a mark
    {0x00f8, 'o'},  {0x0141, 'L'},  {0x0142, 'l'}, {0x0110, 'D'}, {0x0111, 'd'},
    {0x00c6, 'A'},  {0x00e6, 'a'},  {0x0152, 'O'}, {0x0153, 'o'}, {0x00df, 's'},
    {0x0131, 'i'},
};

static char sign_near(int32_t character)
{
    for (int i = 0; i < COUNT_OF(signs); i++)
        if (signs[i].sign == character) return signs[i].near;
    return '\0';
}

// Returns the first piece of the character if that is ASCII: "e" of an e with a mark.
static char letter_in(int32_t character)
{
    enum { PIECES = 24 };
    utf8proc_int32_t pieces[PIECES];
    const utf8proc_ssize_t n = utf8proc_decompose_char(
        character, pieces, PIECES, UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT, NULL);

    return n > 0 && pieces[0] >= 0x20 && pieces[0] < 0x7f ? (char)pieces[0] : '\0';
}

char ascii_nearest(int32_t character)
{
    if (character < 0x80) return (char)character;
    const char sign = sign_near(character);
    if (sign) return sign;
    const char letter = letter_in(character);
    return letter ? letter : '?';
}
