// text.h -- cutting text between characters, never inside one.
//
// Text is UTF-8, but may come from anywhere: none of these functions trusts it. A text
// that was cut ends with "...", so that nobody takes it for the whole.

#ifndef TEXT_H
#define TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Returns how many of the first [most] bytes of [text] are whole characters.
size_t text_cut(const char *text, size_t most);

// Return text_cut as the precision of "%.*s".
static inline int text_fit(const char *text, int most)
{
    return (int)text_cut(text, (size_t)most);
}

// Writes into [to], printf-like, as much as fits into [size] bytes. Returns the bytes
// written, without the final NUL.
size_t text_format(char *to, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
size_t text_format_list(char *to, size_t size, const char *format, va_list arguments)
    __attribute__((format(printf, 3, 0)));

// A question that ends a message of a name which nobody knows.
typedef struct {
    char text[220];
} TextHint;

// Returns ", did you mean '[near]'?", and nothing with [near] NULL: no name is near.
TextHint text_hint(const char *near);

// Writes [number] in decimal, with zeros before it up to [figures]. Returns the bytes
// written, without the final NUL. A list of a million rows has many numbers, and printf
// reads its format for each.
enum { TEXT_NUMBER_BYTES = 24 };
size_t text_number(char to[TEXT_NUMBER_BYTES], int64_t number, int figures);

// Returns the number that [text] is, figures alone and not above [most]; -1: it is none.
int text_read_number(const char *text, int most);

// Copies [from] into [to], as much as fits into [size] bytes.
void text_copy(char *to, size_t size, const char *from);

// Returns the length of the character that [text] begins with, 0 if its first byte is
// none of valid UTF-8.
size_t text_character(const char *text);

// Replaces each byte of [text] that is not valid UTF-8 by '?'. Returns whether there
// was one.
bool text_repair(char *text);

// Returns whether [letter] is one of [letters]: at most eight, and known to the
// compiler, which then makes a few comparisons of the loop.
static inline bool text_has_letter(const char *letters, char letter)
{
#pragma GCC unroll 8
    for (size_t i = 0; i < strlen(letters); i++) {
        if (letters[i] == letter) return true;
    }
    return false;
}

#endif
