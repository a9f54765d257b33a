// printing_code.c -- takes a code apart from left to right; each take_ function moves
// on.

#include "db/text/printing_code.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"

enum { NUMBER_MAX = 99999 };

// Copies letters in upper case, and with [digits] also digits. Returns how many there
// were; [size] may be smaller.
static size_t take_letters(const char *text, bool digits, char *to, size_t size)
{
    size_t n = 0;

    while (isalpha((unsigned char)text[n]) ||
           (digits && isdigit((unsigned char)text[n]))) {
        if (n + 1 < size) to[n] = (char)toupper((unsigned char)text[n]);
        n++;
    }
    to[n < size ? n : size - 1] = '\0';
    return n;
}

// Takes the set: two signs or more, one of them a letter.
static bool take_set(const char **text, PrintingCode *code)
{
    const size_t n = take_letters(*text, true, code->set, sizeof code->set);

    *text += n;
    return n >= 2 && n < sizeof code->set && code->set[strspn(code->set, "0123456789")];
}

// Takes the letters before the number, and a '?' behind them.
static bool take_prefix(const char **text, PrintingCode *code)
{
    size_t n = take_letters(*text, false, code->prefix, sizeof code->prefix);

    *text += n;
    if (n && **text == '?') {
        if (n + 1 < sizeof code->prefix) {
            code->prefix[n] = '?';
            code->prefix[n + 1] = '\0';
        }
        n++;
        (*text)++;
    }
    return n < sizeof code->prefix;
}

// Reads the number at [*text]. Returns -1 if there is none or it is above NUMBER_MAX.
static int take_number(const char **text)
{
    int number = 0;

    if (!isdigit((unsigned char)**text)) return -1;
    for (; isdigit((unsigned char)**text); (*text)++) {
        number = number * 10 + **text - '0';
        if (number > NUMBER_MAX) return -1;
    }
    return number;
}

// Takes "-", a dash that a program put in its place, or the middle dot of UTF-8.
static bool take_dash(const char **text)
{
    static const char *const dashes[] = {"-",
                                         "\xc2\xb7",
                                         "\xe2\x80\x90",
                                         "\xe2\x80\x91",
                                         "\xe2\x80\x92",
                                         "\xe2\x80\x93",
                                         "\xe2\x80\x94",
                                         "\xe2\x88\x92"};

    for (size_t i = 0; i < sizeof dashes / sizeof *dashes; i++) {
        const size_t n = strlen(dashes[i]);
        if (strncmp(*text, dashes[i], n) != 0) continue;
        *text += n;
        return true;
    }
    return false;
}

static char take_art(const char **text)
{
    char c = **text;

    if (!strncmp(*text, "\xe2\x98\x85", 3)) { // a star
        *text += 3;
        return '*';
    }
    if (c != '*' && !isalpha((unsigned char)c)) return 0;
    (*text)++;
    c = (char)tolower((unsigned char)c);
    return c == 's' ? '*' : c;
}

// Cuts a mark such as "-P" from the end of the text that begins at [text].
static void take_mark(const char **end, const char *text, PrintingCode *code)
{
    const char *sign = *end - 1;

    if (*end - text < 2 || !isalpha((unsigned char)*sign)) return;
    if (sign[-1] == '-')
        *end = sign - 1;
    else if (*end - text > 2 && !strncmp(sign - 2, "\xc2\xb7", 2))
        *end = sign - 2;
    else
        return;
    code->mark = (char)toupper((unsigned char)*sign);
}

// Takes "/298" or "-298" as a total, or a single figure such as "-2" as the art.
static bool take_tail(const char *text, const char *end, PrintingCode *code)
{
    static const char arts[] = {0, 0, 'a', '*'};
    bool slash = *text == '/';

    if (!slash && *text != '-') return false;
    const char *figures = ++text;
    int number = take_number(&text);
    if (number < 0 || text != end) return false;
    if (slash || text > figures + 1) {
        code->total = number;
        return true;
    }
    if (code->art || number >= (int)sizeof arts) return false;
    code->art = arts[number];
    return true;
}

bool printing_code_read(const char *text, PrintingCode *code)
{
    const char *end = text + strlen(text);

    *code = (PrintingCode){0};
    if (!take_set(&text, code) || !take_dash(&text) || !take_prefix(&text, code))
        return false;
    code->number = take_number(&text);
    if (code->number < 0) return false;
    take_mark(&end, text, code);
    if (text < end) code->art = take_art(&text);
    return text == end || take_tail(text, end, code);
}

void printing_code_write(const PrintingCode *code, bool with_total,
                         char text[PRINTING_CODE_BYTES])
{
    const char art[2] = {code->art};
    const char mark[3] = {code->mark ? '-' : '\0', code->mark};
    char number[TEXT_NUMBER_BYTES], total[TEXT_NUMBER_BYTES] = "";
    size_t n = 0;

    (void)text_number(number, code->number, *code->prefix ? 2 : 3);
    if (with_total && code->total) (void)text_number(total, code->total, 3);
    const char *const parts[] = {
        code->set, "-", code->prefix, number, art, mark, *total ? "/" : "", total};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (const char *c = parts[i]; *c && n + 1 < PRINTING_CODE_BYTES; c++)
            text[n++] = *c;
    text[n] = '\0';
}
