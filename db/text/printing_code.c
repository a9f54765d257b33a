#include "db/text/printing_code.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { NUMBER_MAX = 99999 };

// Copies letters (and digits after the first, where [digits]) in upper case. Returns how
// many there were, which may be more than fit.
static size_t take_letters(const char *text, bool digits, char *to, size_t size)
{
    size_t n = 0;

    while (isalpha((unsigned char)text[n]) ||
           (digits && n && isdigit((unsigned char)text[n]))) {
        if (n + 1 < size) to[n] = (char)toupper((unsigned char)text[n]);
        n++;
    }
    to[n < size ? n : size - 1] = '\0';
    return n;
}

// The figures at [*text], moving it on; -1 if there are none or too many.
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

// "-" or the middle dot.
static bool take_dash(const char **text)
{
    size_t n = **text == '-' ? 1 : strncmp(*text, "\xc2\xb7", 2) == 0 ? 2 : 0;

    *text += n;
    return n;
}

static char take_art(const char **text)
{
    char c = **text;

    if (c != '*' && !isalpha((unsigned char)c)) return 0;
    (*text)++;
    c = (char)tolower((unsigned char)c);
    return c == 's' ? '*' : c;
}

// "/298", "-298", or "-2": the second art.
static bool take_tail(const char *text, PrintingCode *code)
{
    static const char arts[] = {0, 0, 'a', '*'};
    bool slash = *text == '/';

    if (!slash && *text != '-') return false;
    const char *figures = ++text;
    int number = take_number(&text);
    if (number < 0 || *text) return false;
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
    *code = (PrintingCode){0};
    size_t n = take_letters(text, true, code->set, sizeof code->set);
    if (n < 2 || n >= sizeof code->set) return false;
    text += n;
    if (!take_dash(&text)) return false;
    n = take_letters(text, false, code->prefix, sizeof code->prefix);
    if (n >= sizeof code->prefix) return false;
    text += n;
    code->number = take_number(&text);
    if (code->number < 0) return false;
    code->art = take_art(&text);
    return !*text || take_tail(text, code);
}

void printing_code_write(const PrintingCode *code, bool with_total,
                         char text[PRINTING_CODE_BYTES])
{
    char total[8] = "";
    char art[2] = {code->art};

    if (with_total && code->total)
        (void)snprintf(total, sizeof total, "/%03d", code->total);
    (void)snprintf(text,
                   PRINTING_CODE_BYTES,
                   "%.7s-%.3s%0*d%s%s",
                   code->set,
                   code->prefix,
                   *code->prefix ? 2 : 3,
                   code->number,
                   art,
                   total);
}
