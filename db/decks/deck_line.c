// deck_line.c -- one line of a deck, "3x Gust (OGN) 169", as count, name and printing.
//
// It cuts the count and the code off both ends; the name is the rest.

#include "db/decks/deck_line.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/printing_code.h"

enum { COUNT_NONE = 0, COUNT_WRONG = -1, TAIL_BYTES = 32 };

static bool is_gap(char c)
{
    return c == ' ' || c == '\t' || !c;
}

// Returns the length of a "times" sign at the start of [text]: x, X or its UTF-8 sign.
static size_t times_sign(const char *text)
{
    if (*text == 'x' || *text == 'X' || *text == '*') return 1;
    return strncmp(text, "\xc3\x97", 2) == 0 ? 2 : 0;
}

static int count_of(const char *digits)
{
    long n = strtol(digits, NULL, 10);

    return n < 1 || n > DECK_COPIES_MAX ? COUNT_WRONG : (int)n;
}

// Takes the count at the beginning: "3 ", "3x ", "3 x ", "x3 ", also the faulty "-3 "
// and "0 ". Moves [*text] behind it.
static int take_count(const char **text)
{
    const char *digits = *text;

    if (*digits == '-' || *digits == '+')
        digits++;
    else
        digits += isdigit((unsigned char)*digits) ? 0 : times_sign(digits);
    size_t n = strspn(digits, "0123456789");
    if (!n) return COUNT_NONE;
    const char *end = digits + n;
    if (digits == *text || *digits == '-') end += times_sign(end);
    if (!is_gap(*end)) return COUNT_NONE; // a name that begins with a digit
    int count = count_of(**text == '-' ? *text : digits);
    end += strspn(end, " \t");
    if (times_sign(end) && is_gap(end[times_sign(end)])) end += times_sign(end);
    *text = end + strspn(end, " \t");
    return count;
}

static void trim_name(char *name)
{
    size_t n = strlen(name);

    while (n && is_gap(name[n - 1])) name[--n] = '\0';
}

// Cuts " x3" or " (x3)" from the end and returns the count.
static int cut_count(char *name)
{
    char *space = strrchr(name, ' ');

    if (!space) return COUNT_NONE;
    bool bracket = space[1] == '(';
    const char *sign = space + 1 + bracket;
    size_t n = times_sign(sign);
    size_t digits = strspn(sign + n, "0123456789");
    if (!n || !digits || strcmp(sign + n + digits, bracket ? ")" : "") != 0)
        return COUNT_NONE;
    int count = count_of(sign + n);
    *space = '\0';
    trim_name(name);
    return count;
}

// Returns the code that [text] is without brackets and gaps, or NULL: "OGN-169",
// "(OGN) 169", "[OGN-169/298]". A gap between set and number counts as a dash.
static const char *code_of(const char *text, Arena *arena)
{
    char plain[TAIL_BYTES];
    PrintingCode code;
    size_t n = 0;

    for (; *text; text++) {
        if (strchr("()[]", *text)) continue;
        if (n + 1 >= sizeof plain) return NULL;
        plain[n++] = *text;
    }
    plain[n] = '\0';
    char *gap = strchr(plain, ' ');
    if (gap && !strchr(plain, '-')) *gap = '-';
    if (!printing_code_read(plain, &code)) return NULL;
    return arena_text(arena, plain);
}

// Cuts the code of a printing from the end of [name], or from its start, and returns
// it.
static const char *cut_code(char *name, Arena *arena)
{
    char *tail = strrchr(name, ' ');
    const char *code = NULL;

    if (!tail) return NULL;
    char *open = strrchr(name, '(');
    if (!open) open = strrchr(name, '[');
    if (open && open > name && open < tail + 2) code = code_of(open, arena);
    if (code) {
        *open = '\0';
    } else if ((code = code_of(tail + 1, arena))) {
        *tail = '\0';
    } else {
        size_t head = strcspn(name, " ");
        name[head] = '\0';
        code = code_of(name, arena);
        name[head] = ' ';
        if (code) memmove(name, name + head + 1, strlen(name + head));
    }
    trim_name(name);
    return code;
}

// Returns whether all words of [name] are codes. Then the line has several cards, not a
// name with a printing, and is a mistake.
static bool is_codes(const char *name, Arena *arena)
{
    while (*name) {
        size_t n = strcspn(name, " ");
        if (!code_of(arena_text_n(arena, name, n), arena)) return false;
        name += n;
        name += strspn(name, " ");
    }
    return true;
}

void deck_line_split(const char *line, Arena *arena, DeckEntry *entry)
{
    const char *text = line;
    PrintingCode code;

    entry->count = take_count(&text);
    char *name = arena_text_n(arena, text, strlen(text));
    trim_name(name);
    if (!entry->count) entry->count = cut_count(name);
    const char *whole = arena_text_n(arena, name, strlen(name));
    entry->code = cut_code(name, arena);
    entry->name = name;
    if (entry->code && *name && is_codes(name, arena)) {
        entry->name = whole;
        entry->code = NULL;
    }
    if (!entry->code && printing_code_read(entry->name, &code))
        entry->code = entry->name;
}
